import { say } from '@warmoot/kernel';
import { advanced, areTouching } from '@warmoot/tabletop';
import type { BloodCommand, CommandOf } from '../orders/commands.ts';
import { advanceLength } from '../rules/after/recoil.ts';
import { chargeStart } from '../rules/charge/declare.ts';
import { behind } from '../rules/command/joining.ts';
import { forManoeuvre } from '../rules/command/manoeuvre.ts';
import { controlAfter, spent } from '../rules/command/mayOrder.ts';
import { conformedTo } from '../rules/contact/conforming.ts';
import { bondsTurned, turnedToFace } from '../rules/contact/turnToFace.ts';
import { afterDismounting } from '../rules/creatures/rider.ts';
import { isBow } from '../rules/fire/fireRow.ts';
import { modeOf, needsOrderToShoot } from '../rules/fire/targets.ts';
import { bodyOf } from '../rules/ground/bodies.ts';
import { afterMove, carriedOut } from '../rules/movement/march.ts';
import { afterReform } from '../rules/movement/reform.ts';
import { type BloodState, bondsOf, unitById } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { agreed } from '../words/names.ts';
import type { Tale } from './tale.ts';

type Carry<Type extends BloodCommand['type']> = (tale: Tale, command: CommandOf<Type>, unit: Unit) => void;

/** BLD-R-95, BLD-SEQ-10: it may still charge or move; shots wait for the end of the step. */
const fire: Carry<'fire'> = (tale, { target, mode }, unit) => {
  const enemy = unitById(tale.state, target);
  const used = modeOf(tale.state, unit, enemy, mode);
  tale.tell(
    'ordered',
    agreed(unit, say`${unit.name} takes aim at ${enemy.name}.`, say`${unit.name} take aim at ${enemy.name}.`),
    ['BLD-FIR-02'],
    {
      units: {
        [unit.id]: {
          deeds: { ...unit.deeds, hasFired: true },
          shotSelect: isBow(unit.profile.missile) && used === 'Select', // BLD-FIR-05
        },
      },
      rest: {
        shots: [...tale.state.shots, { unit: unit.id, target, mode: used }],
        ...(needsOrderToShoot(tale.state, unit, enemy) ? { control: controlAfter(tale.state, unit) } : {}),
      },
    },
    { of: unit.side, kind: 'fire' },
  );
};

const charge: Carry<'charge'> = (tale, { target }, unit) => {
  const enemy = unitById(tale.state, target);
  const from = chargeStart(tale.state, unit, enemy).pose;
  tale.tell(
    'charged',
    agreed(unit, say`${unit.name} charges ${enemy.name}.`, say`${unit.name} charge ${enemy.name}.`),
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
    answer === 'hold'
      ? agreed(unit, say`${unit.name} holds.`, say`${unit.name} hold.`)
      : say`${unit.name} will counter-charge.`,
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
    agreed(unit, say`${unit.name} moves.`, say`${unit.name} move.`),
    ['BLD-MOV-01', 'BLD-GEO-08'],
    {
      units: {
        [unit.id]: {
          ...afterMove(unit, moved, command.aboutFace === true),
          deeds: {
            ...unit.deeds,
            hasMoved: true,
            isOrdered: true,
            ...(isAhead ? { movedForward: true } : {}),
          },
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
    agreed(unit, say`${unit.name} reforms.`, say`${unit.name} reform.`),
    ['BLD-R-28'],
    {
      units: { [unit.id]: afterReform(tale.state, unit, command) },
      rest: { control: unit.reorganises === 'now' ? tale.state.control : controlAfter(tale.state, unit) },
    },
    { of: unit.side, kind: 'move' },
  );

/** BLD-R-74: straight ahead; a recoiled opponent that is met is in contact again. */
const advance: Carry<'advance'> = (tale, { length }, unit) => {
  const body = advanced(bodyOf(tale.state, unit), Math.min(length, advanceLength(tale.state, unit)));
  tale.tell(
    'advanced',
    agreed(unit, say`${unit.name} advances.`, say`${unit.name} advance.`),
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
        agreed(
          unit,
          say`${unit.name} follows up against ${enemy.name}.`,
          say`${unit.name} follow up against ${enemy.name}.`,
        ),
        ['BLD-R-74'],
        { units: { [unit.id]: { pose: conformed.pose } } },
        { of: unit.side },
      );
  }
};

/** BLD-R-56: in ADVANCED a manoeuvre costs a control point. */
const afterManoeuvre = (state: BloodState, general: Unit): BloodState['control'] =>
  state.options.command === 'BASIC' ? state.control : spent(state, general.id);

/** BLD-R-49, BLD-R-56: a routed unit reorganises next, a recoiled one recovers. */
const rally = (tale: Tale, command: CommandOf<'rally'>, general: Unit) => {
  const unit = unitById(tale.state, command.unit);
  tale.tell(
    'rallied',
    say`${general.name} rallies ${unit.name}.`,
    ['BLD-R-49', 'BLD-R-56', 'BLD-DIS-12'],
    {
      units: {
        [unit.id]: unit.isRouted ? { isRouted: false, reorganises: 'due' } : { recoiled: null },
        [general.id]: { deeds: { ...general.deeds, manoeuvre: 'rally' } },
      },
      rest: { control: afterManoeuvre(tale.state, general) },
    },
    { of: unit.side, kind: 'morale' },
  );
};

/** BLD-R-63: detached, he stands at the middle of the rear edge. */
const detach = (tale: Tale, unit: Unit) => {
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

/** BLD-R-16: its bonds are kept; its front now meets the front of that enemy. */
const turnToFace: Carry<'turnToFace'> = (tale, command, unit) => {
  const enemy = unitById(tale.state, command.enemy);
  const body = turnedToFace(tale.state, unit, enemy) ?? bodyOf(tale.state, unit);
  tale.tell(
    'moved',
    agreed(
      unit,
      say`${unit.name} turns to face ${enemy.name}.`,
      say`${unit.name} turn to face ${enemy.name}.`,
    ),
    ['BLD-R-16', 'BLD-GEO-15'],
    {
      units: { [unit.id]: { pose: body.pose, deeds: { ...unit.deeds, hasMoved: true } } },
      rest: { bonds: bondsTurned(tale.state, unit, enemy) },
    },
    { of: unit.side, kind: 'move' },
  );
};

const attach: Carry<'attach'> = (tale, command, unit) =>
  tale.tell(
    'moved',
    say`${unit.name} joins ${unitById(tale.state, command.to).name}.`,
    ['BLD-R-63'],
    { units: { [unit.id]: { attachedTo: command.to, deeds: { ...unit.deeds, hasMoved: true } } } },
    { of: unit.side, kind: 'move' },
  );

/** BLD-R-67: taking off begins its move, landing ends it; both are part of one order. */
const takeOff: Carry<'takeOff'> = (tale, _command, unit) =>
  tale.tell(
    'moved',
    agreed(unit, say`${unit.name} takes off.`, say`${unit.name} take off.`),
    ['BLD-R-67'],
    {
      units: { [unit.id]: { isAirborne: true, deeds: { ...unit.deeds, isOrdered: true } } },
      rest: { control: controlAfter(tale.state, unit) },
    },
    { of: unit.side, kind: 'move' },
  );

const land: Carry<'land'> = (tale, _command, unit) =>
  tale.tell(
    'moved',
    agreed(unit, say`${unit.name} lands.`, say`${unit.name} land.`),
    ['BLD-R-67'],
    {
      units: { [unit.id]: { isAirborne: false, deeds: { ...unit.deeds, hasMoved: true, isOrdered: true } } },
      rest: { control: controlAfter(tale.state, unit) },
    },
    { of: unit.side, kind: 'move' },
  );

/** BLD-FLY-02, BLD-R-68. */
const dismount: Carry<'dismount'> = (tale, _command, unit) => {
  const { creature, riders } = afterDismounting(tale.state, unit);
  tale.tell(
    'moved',
    agreed(riders, say`${riders.name} dismounts.`, say`${riders.name} dismount.`),
    ['BLD-FLY-02', 'BLD-R-68'],
    {
      units: { [creature.id]: creature, [riders.id]: riders },
      rest: { control: controlAfter(tale.state, unit) },
    },
    { of: unit.side, kind: 'move' },
  );
};

/** BLD-R-56: what a manoeuvre leaves behind, whatever the unit did in its own movement. */
const manoeuvred = (tale: Tale, id: string, general: Unit, kind: 'move' | 'reform', before: Unit) => {
  const leader = unitById(tale.state, general.id);
  const deeds = { ...before.deeds, hasMoved: true, wasManoeuvred: true } as const;
  tale.tell(
    'moved',
    say`${general.name} has made his manoeuvre.`,
    ['BLD-R-56', 'BLD-SEQ-08'],
    {
      units:
        id === general.id
          ? { [id]: { deeds: { ...deeds, manoeuvre: kind } } }
          : {
              [id]: { deeds },
              [general.id]: { deeds: { ...leader.deeds, manoeuvre: kind } },
            },
      rest: { control: afterManoeuvre(tale.state, general) },
    },
    { of: general.side },
  );
};

const strategicMove = (tale: Tale, { general, type, ...order }: CommandOf<'strategicMove'>) => {
  const unit = unitById(tale.state, order.unit);
  const fresh = forManoeuvre(unit);
  tale.tell('moved', agreed(unit, say`${unit.name} marches.`, say`${unit.name} march.`), ['BLD-R-56'], {
    units: { [unit.id]: afterMove(unit, carriedOut(tale.state, fresh, order), order.aboutFace === true) },
  });
  manoeuvred(tale, unit.id, unitById(tale.state, general), 'move', unit);
};

const strategicReform = (tale: Tale, { general, type, ...order }: CommandOf<'strategicReform'>) => {
  const unit = unitById(tale.state, order.unit);
  tale.tell(
    'moved',
    agreed(unit, say`${unit.name} reforms.`, say`${unit.name} reform.`),
    ['BLD-R-56', 'BLD-R-28'],
    {
      units: { [unit.id]: afterReform(tale.state, unit, order) },
    },
  );
  manoeuvred(tale, unit.id, unitById(tale.state, general), 'reform', unit);
};

/** An order of a unit or a general, which `check` has permitted, or which was sealed and comes out now. */
export const carryOut = (tale: Tale, command: BloodCommand) => {
  const unit = 'unit' in command ? unitById(tale.state, command.unit) : undefined;
  if (unit === undefined) return;
  switch (command.type) {
    case 'fire':
      return fire(tale, command, unit);
    case 'charge':
      return charge(tale, command, unit);
    case 'respond':
      return respond(tale, command, unit);
    case 'move':
      return move(tale, command, unit);
    case 'reform':
      return reform(tale, command, unit);
    case 'turnToFace':
      return turnToFace(tale, command, unit);
    case 'attach':
      return attach(tale, command, unit);
    case 'detach':
      return detach(tale, unit);
    case 'takeOff':
      return takeOff(tale, command, unit);
    case 'land':
      return land(tale, command, unit);
    case 'dismount':
      return dismount(tale, command, unit);
    case 'advance':
      return advance(tale, command, unit);
    case 'rally':
      return rally(tale, command, unitById(tale.state, command.general));
    case 'strategicMove':
      return strategicMove(tale, command);
    case 'strategicReform':
      return strategicReform(tale, command);
    default:
      return undefined;
  }
};
