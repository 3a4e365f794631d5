import { type Dice, type Pending, type Seat, say } from '@warmoot/kernel';
import { advanced, areTouching } from '@warmoot/tabletop';
import { behind } from '../orders/check.ts';
import type { BloodCommand, CommandOf } from '../orders/commands.ts';
import { chargeStart } from '../rules/charge/declare.ts';
import { controlAfter, spent } from '../rules/command/mayOrder.ts';
import { conformedTo } from '../rules/contact/conforming.ts';
import { modeOf } from '../rules/fire/targets.ts';
import { bodyOf } from '../rules/ground/bodies.ts';
import { afterMove, carriedOut } from '../rules/movement/march.ts';
import { afterReform } from '../rules/movement/reform.ts';
import { deployed, placesFor, toDeploy } from '../rules/setup/deploy.ts';
import { otherSide, type Side } from '../state/options.ts';
import { type BloodState, bondsOf, unitById } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { sideName } from '../words/names.ts';
import type { BloodEvent } from './events.ts';
import { remove } from './losses.ts';
import { finishStep } from './sequence.ts';
import { deployNext } from './setup.ts';
import { Tale } from './tale.ts';

type Carry<Type extends BloodCommand['type']> = (tale: Tale, command: CommandOf<Type>, unit: Unit) => void;

/** BLD-SET-06: the last unit of a command ends its deployment. */
const deploy: Carry<'deploy'> = (tale, command, unit) => {
  const { pose, stands } = deployed(unit, command);
  tale.tell(
    'deployed',
    say`${unit.name} deploy.`,
    ['BLD-SET-05'],
    { units: { [unit.id]: { pose, stands } } },
    { of: unit.side, kind: 'move' },
  );
  if (toDeploy(tale.state).length === 0) deployNext(tale, otherSide(unit.side));
};

/** BLD-SET-05: the rest of a command takes its usual places; a unit without a place is lost. */
const deployRest = (tale: Tale, side: Side): void => {
  for (const unit of toDeploy(tale.state)) {
    const [pose] = placesFor(tale.state, unit);
    if (pose === undefined) remove(tale, unit.id, say`${unit.name} find no place to deploy.`, ['BLD-SET-05']);
    else
      tale.tell(
        'deployed',
        say`${unit.name} deploy.`,
        ['BLD-SET-05'],
        { units: { [unit.id]: { pose } } },
        { of: side, kind: 'move' },
      );
  }
  deployNext(tale, otherSide(side));
};

/** BLD-SEQ-10: shots wait for the end of the step. */
const fire: Carry<'fire'> = (tale, { target, mode }, unit) => {
  const enemy = unitById(tale.state, target);
  const used = modeOf(tale.state, unit, enemy, mode);
  tale.tell(
    'ordered',
    say`${unit.name} take aim at ${enemy.name}.`,
    ['BLD-FIR-02'],
    {
      units: {
        [unit.id]: {
          deeds: { ...unit.deeds, hasFired: true },
          shotSelect: unit.profile.missile !== null && used === 'Select', // BLD-FIR-05
        },
      },
      rest: { shots: [...tale.state.shots, { unit: unit.id, target, mode: used }] },
    },
    { of: unit.side, kind: 'fire' },
  );
};

const charge: Carry<'charge'> = (tale, { target }, unit) => {
  const enemy = unitById(tale.state, target);
  const from = chargeStart(tale.state, unit, enemy).pose;
  tale.tell(
    'charged',
    say`${unit.name} charge ${enemy.name}.`,
    ['BLD-R-07', 'BLD-GEO-20'],
    {
      rest: {
        charges: [...tale.state.charges, { unit: unit.id, target, from, answer: null }],
        control: controlAfter(tale.state, unit),
      },
    },
    { of: unit.side, kind: 'move' },
  );
};

/** BLD-R-09, BLD-R-12: it counters one charge and holds against the others. */
const respond: Carry<'respond'> = (tale, { answer, against }, unit) => {
  const countered =
    answer === 'counter'
      ? (against ?? tale.state.charges.find(({ target }) => target === unit.id)?.unit)
      : undefined;
  const charges = tale.state.charges.map((each) =>
    each.target === unit.id
      ? { ...each, answer: each.unit === countered ? ('counter' as const) : ('hold' as const) }
      : each,
  );
  tale.tell(
    'answered',
    answer === 'hold' ? say`${unit.name} hold.` : say`${unit.name} will counter-charge.`,
    ['BLD-R-12'],
    { rest: { charges } },
    { of: unit.side },
  );
};

const move: Carry<'move'> = (tale, command, unit) => {
  const moved = carriedOut(tale.state, unit, command);
  const isAhead = command.legs.some(({ length }) => length > 0) && moved.spent > 0;
  tale.tell(
    'moved',
    say`${unit.name} move.`,
    ['BLD-MOV-01', 'BLD-GEO-08'],
    {
      units: {
        [unit.id]: {
          ...afterMove(unit, moved, command.aboutFace === true),
          deeds: { ...unit.deeds, hasMoved: true, ...(isAhead ? { movedForward: true } : {}) },
        },
      },
      rest: { control: controlAfter(tale.state, unit) },
    },
    { of: unit.side, kind: 'move' },
  );
};

const reform: Carry<'reform'> = (tale, command, unit) =>
  tale.tell(
    'moved',
    say`${unit.name} reform.`,
    ['BLD-R-28'],
    {
      units: { [unit.id]: afterReform(tale.state, unit, command) },
      rest: { control: unit.reorganises === 'now' ? tale.state.control : controlAfter(tale.state, unit) },
    },
    { of: unit.side, kind: 'move' },
  );

/** BLD-R-74: straight ahead; a recoiled opponent that is met is in contact again. */
const advance: Carry<'advance'> = (tale, { length }, unit) => {
  const body = advanced(bodyOf(tale.state, unit), length);
  tale.tell(
    'advanced',
    say`${unit.name} advance.`,
    ['BLD-AFT-10', 'BLD-R-74'],
    {
      units: { [unit.id]: { pose: body.pose } },
      rest: { mayAdvance: tale.state.mayAdvance.filter((id) => id !== unit.id) },
    },
    { of: unit.side, kind: 'move' },
  );
  for (const bond of bondsOf(tale.state, unit.id)) {
    const enemy = unitById(tale.state, bond.a === unit.id ? bond.b : bond.a);
    const now = unitById(tale.state, unit.id);
    if (!areTouching(bodyOf(tale.state, now), bodyOf(tale.state, enemy))) continue;
    const conformed = conformedTo(
      tale.state,
      now,
      bodyOf(tale.state, now),
      enemy,
      bond.a === unit.id ? bond.faces[1] : bond.faces[0],
    );
    if (conformed !== undefined)
      tale.tell(
        'contacted',
        say`${unit.name} follow up against ${enemy.name}.`,
        ['BLD-R-74'],
        { units: { [unit.id]: { pose: conformed.pose } } },
        { of: unit.side },
      );
  }
};

/** BLD-R-49, BLD-R-56: a routed unit reorganises next, a recoiled one recovers. */
const rally = (tale: Tale, command: CommandOf<'rally'>, general: Unit): void => {
  const unit = unitById(tale.state, command.unit);
  tale.tell(
    'rallied',
    say`${general.name} rallies ${unit.name}.`,
    ['BLD-R-49', 'BLD-R-56', 'BLD-DIS-12'],
    {
      units: {
        [unit.id]: unit.isRouted ? { isRouted: false, reorganises: 'due' } : { recoiled: null },
        [general.id]: { deeds: { ...general.deeds, hasManoeuvred: true } },
      },
      rest: {
        control: tale.state.options.command === 'BASIC' ? tale.state.control : spent(tale.state, general.id),
      },
    },
    { of: unit.side, kind: 'morale' },
  );
};

/** BLD-R-63: detached, he stands at the middle of the rear edge. */
const detach = (tale: Tale, unit: Unit): void => {
  const host = unitById(tale.state, unit.attachedTo as string);
  const pose = behind(bodyOf(tale.state, host));
  tale.tell(
    'moved',
    say`${unit.name} leaves ${host.name}.`,
    ['BLD-R-63'],
    { units: { [unit.id]: { attachedTo: null, pose } } },
    { of: unit.side, kind: 'move' },
  );
};

const carryOut = (tale: Tale, seat: Side, command: BloodCommand) => {
  const unit = 'unit' in command ? (tale.state.units[command.unit] as Unit) : undefined;
  switch (command.type) {
    case 'endPhase':
      return tale.state.step === 'deploy' ? deployRest(tale, seat) : finishStep(tale);
    case 'concede': {
      const end = {
        winner: otherSide(seat),
        reason: `${sideName(tale.state.options, seat)} give up`,
        rule: 'BLD-VIC-01',
      };
      return tale.tell(
        'ended',
        say`${sideName(tale.state.options, seat)} give up.`,
        ['BLD-VIC-01'],
        { rest: { end, waiting: [] } },
        { of: seat, irrevocable: true },
      );
    }
    case 'deploy':
      return deploy(tale, command, unit as Unit);
    case 'fire':
      return fire(tale, command, unit as Unit);
    case 'charge':
      return charge(tale, command, unit as Unit);
    case 'respond':
      return respond(tale, command, unit as Unit);
    case 'move':
      return move(tale, command, unit as Unit);
    case 'reform':
      return reform(tale, command, unit as Unit);
    case 'advance':
      return advance(tale, command, unit as Unit);
    case 'rally':
      return rally(tale, command, unitById(tale.state, command.general));
    case 'attach':
      return tale.tell(
        'moved',
        say`${(unit as Unit).name} joins ${unitById(tale.state, command.to).name}.`,
        ['BLD-R-63'],
        { units: { [command.unit]: { attachedTo: command.to, deeds: { ...unit?.deeds, hasMoved: true } } } },
        { of: seat, kind: 'move' },
      );
    case 'detach':
      return detach(tale, unit as Unit);
    case 'takeOff':
    case 'land':
      return tale.tell(
        'moved',
        command.type === 'land' ? say`${(unit as Unit).name} land.` : say`${(unit as Unit).name} take off.`,
        ['BLD-R-67'],
        {
          units: {
            [command.unit]:
              command.type === 'takeOff'
                ? { isAirborne: true }
                : { isAirborne: false, deeds: { ...unit?.deeds, hasMoved: true } },
          },
        },
        { of: seat, kind: 'move' },
      );
  }
};

export const decide = (
  state: BloodState,
  seat: Seat,
  command: BloodCommand,
  dice: Dice,
): readonly BloodEvent[] => {
  const tale = new Tale(state, dice);
  carryOut(tale, seat as Side, command);
  return tale.events;
};

const TASKS: Readonly<Partial<Record<BloodState['step'], string>>> = {
  deploy: 'deploy a command',
  fire: 'shoot',
  charge: 'declare charges',
  respond: 'answer charges',
  move: 'move',
  after: 'advance',
  strategic: 'manoeuvre',
};

/** BLD-PLY-05, BLD-R-98: who does not answer passes. */
export const pending = (state: BloodState): Pending<BloodCommand>[] =>
  state.waiting.map((seat) => ({
    seat,
    task: TASKS[state.step] ?? 'decide',
    standIn: { type: 'endPhase' },
    deadline: state.step === 'deploy' ? 'setup' : state.step === 'respond' ? 'reply' : 'turn',
    openTo: 'all',
  }));
