import { type Dice, type Pending, type Seat, say } from '@warmoot/kernel';
import type { BloodCommand, CommandOf } from '../orders/commands.ts';
import { isSealedStep } from '../orders/planned.ts';
import { deployed, placesFor, toDeploy } from '../rules/setup/deploy.ts';
import { otherSide, type Side } from '../state/options.ts';
import { type BloodState, unitById } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { describe } from '../words/describe.ts';
import { agreed, sideName } from '../words/names.ts';
import { carryOut } from './carry.ts';
import { deployNext } from './deployment.ts';
import type { BloodEvent } from './events.ts';
import { chooseEdge, forgoSecond, placeCamp, placeForThem, placeKey, placeTerrain } from './layoutStep.ts';
import { remove } from './losses.ts';
import { laySpell } from './magicStep.ts';
import { endStep } from './sequence.ts';
import { Tale } from './tale.ts';

/** BLD-SET-06: the last unit of a command ends its deployment. */
const deploy = (tale: Tale, command: CommandOf<'deploy'>, unit: Unit) => {
  const { pose, stands } = deployed(unit, command);
  tale.tell(
    'deployed',
    agreed(unit, say`${unit.name} deploys.`, say`${unit.name} deploy.`),
    ['BLD-SET-05'],
    { units: { [unit.id]: { pose, stands } } },
    { of: unit.side, kind: 'move' },
  );
  if (toDeploy(tale.state).length === 0) deployNext(tale, otherSide(unit.side));
};

/** BLD-SET-05: the rest of a command takes its usual places; a unit without a place is lost. */
const deployRest = (tale: Tale, side: Side) => {
  for (const unit of toDeploy(tale.state)) {
    const [pose] = placesFor(tale.state, unit);
    if (pose === undefined)
      remove(
        tale,
        unit.id,
        agreed(unit, say`${unit.name} finds no place to deploy.`, say`${unit.name} find no place to deploy.`),
        ['BLD-SET-05'],
      );
    else
      tale.tell(
        'deployed',
        agreed(unit, say`${unit.name} deploys.`, say`${unit.name} deploy.`),
        ['BLD-SET-05'],
        { units: { [unit.id]: { pose } } },
        { of: side, kind: 'move' },
      );
  }
  deployNext(tale, otherSide(side));
};

/** BLD-R-77, BLD-PLY-06: noted, face down; the enemy sees how many orders there are. */
const seal = (tale: Tale, side: Side, command: BloodCommand) => {
  const { state } = tale;
  const { orders } = state.sealed[side];
  tale.tell(
    'sealed',
    say`Order noted: ${describe(state, command)}.`,
    ['BLD-R-77'],
    {
      rest: {
        sealed: { ...state.sealed, [side]: { count: orders.length + 1, orders: [...orders, command] } },
      },
    },
    { of: side, toOthers: say`The ${sideName(state.options, side)} write an order.` },
  );
};

const withdraw = (tale: Tale, side: Side, { unit }: CommandOf<'withdraw'>) => {
  const { state } = tale;
  const orders = state.sealed[side].orders.filter((order) => !('unit' in order && order.unit === unit));
  tale.tell(
    'sealed',
    say`${unitById(state, unit).name}: no order.`,
    ['BLD-R-77'],
    { rest: { sealed: { ...state.sealed, [side]: { count: orders.length, orders } } } },
    { of: side, toOthers: say`The ${sideName(state.options, side)} take back orders.` },
  );
};

const concede = (tale: Tale, side: Side) => {
  const name = sideName(tale.state.options, side);
  const end = { winner: otherSide(side), reason: say`the ${name} give up`, rule: 'BLD-VIC-01' };
  tale.tell(
    'ended',
    say`The ${name} give up.`,
    ['BLD-VIC-01'],
    { rest: { end, waiting: [] } },
    { of: side, irrevocable: true },
  );
};

const endPhase = (tale: Tale, side: Side) => {
  switch (tale.state.step) {
    case 'key':
    case 'terrain':
    case 'edge':
    case 'camp':
      return placeForThem(tale, side);
    case 'deploy':
      return deployRest(tale, side);
    case 'order':
      return takeTurn(tale, side, 'first');
    default:
      return endStep(tale, side);
  }
};

/** BLD-SET-08: it stays so for the whole battle. */
const takeTurn = (tale: Tale, side: Side, goes: 'first' | 'second') => {
  const first = goes === 'first' ? side : otherSide(side);
  tale.tell(
    'ordered',
    say`The ${sideName(tale.state.options, first)} act first.`,
    ['BLD-SET-08'],
    { rest: { first } },
    { of: side },
  );
  endStep(tale, side);
};

const carry = (tale: Tale, seat: Side, command: BloodCommand) => {
  switch (command.type) {
    case 'endPhase':
      return endPhase(tale, seat);
    case 'concede':
      return concede(tale, seat);
    case 'placeKey':
      return placeKey(tale, command);
    case 'placeTerrain':
      return placeTerrain(tale, seat, command);
    case 'forgoSecond':
      return forgoSecond(tale, seat);
    case 'chooseEdge':
      return chooseEdge(tale, seat, command);
    case 'placeCamp':
      return placeCamp(tale, seat, command.x);
    case 'deploy':
      return deploy(tale, command, unitById(tale.state, command.unit));
    case 'takeTurn':
      return takeTurn(tale, seat, command.goes);
    case 'spell':
      laySpell(tale, seat, command);
      return endStep(tale, seat);
    case 'withdraw':
      return withdraw(tale, seat, command);
    default:
      return isSealedStep(tale.state) ? seal(tale, seat, command) : carryOut(tale, command);
  }
};

export const decide = (
  state: BloodState,
  seat: Seat,
  command: BloodCommand,
  dice: Dice,
): readonly BloodEvent[] => {
  const tale = new Tale(state, dice);
  carry(tale, seat as Side, command);
  return tale.events;
};

const TASKS: Readonly<Partial<Record<BloodState['step'], string>>> = {
  key: 'place the Key Feature',
  terrain: 'state terrain',
  edge: 'choose an edge',
  camp: 'place the camp',
  order: 'choose who acts first',
  spell: 'place a spell face down',
  deploy: 'deploy a command',
  fire: 'shoot',
  charge: 'declare charges',
  respond: 'answer charges',
  move: 'move',
  after: 'advance',
  strategic: 'manoeuvre',
};

const SETUP_STEPS: readonly BloodState['step'][] = ['key', 'terrain', 'edge', 'camp', 'deploy'];

/** BLD-PLY-05, BLD-R-98: who does not answer passes. */
export const pending = (state: BloodState): Pending<BloodCommand>[] =>
  state.waiting.map((seat) => ({
    seat,
    task: TASKS[state.step] ?? 'decide',
    standIn: { type: 'endPhase' },
    deadline: SETUP_STEPS.includes(state.step) ? 'setup' : state.step === 'respond' ? 'reply' : 'turn',
    openTo: 'all',
  }));
