import { type Choice, choiceOf, type Seat, say } from '@warmoot/kernel';
import { hexSubject, unitSubject } from '../engine/decisions.ts';
import { STEPS } from '../engine/sequence.ts';
import { ruleOf } from '../orders/orderRules.ts';
import type { CswOrder, OrderOf, OrderType } from '../orders/orders.ts';
import { isFacing } from '../rules/movement/path.ts';
import { isHandedOver } from '../rules/victory/withdrawal.ts';
import { cellOfId, type DIRECTION_NAMES, directionOfName, NOWHERE } from '../state/board.ts';
import { unitsAt } from '../state/occupancy.ts';
import { type Battle, boardIn, unitOf } from '../state/state.ts';
import type { UnitId } from '../state/unit.ts';
import { placeOf, placesOf } from './marks.ts';

type ChoiceDetails = Partial<Omit<Choice, 'verb'>>;
type Facing = (typeof DIRECTION_NAMES)[number];

const cellsOf = (battle: Battle, hexes: readonly string[]): number[] =>
  hexes.map((hex) => cellOfId(boardIn(battle), hex)).filter((cell) => cell !== NOWHERE);

const by = (...units: readonly UnitId[]): ChoiceDetails => ({ actors: units.map(unitSubject) });

/** Aimed at a hex, without moving there. */
const at = (battle: Battle, hex: string): ChoiceDetails => {
  const [cell] = cellsOf(battle, [hex]);
  return { goal: hex, ...(cell !== undefined && { place: placeOf(battle, cell) }) };
};

/** Hex by hex to the last. */
const along = (battle: Battle, hexes: readonly string[]): ChoiceDetails => {
  const way = placesOf(battle, cellsOf(battle, hexes));
  const place = way.at(-1);
  return { way, ...(place !== undefined && { place }), ...(hexes.length > 0 && { goal: hexes.at(-1)! }) };
};

/** The path's facings are not places. */
const hexesIn = (path: readonly string[]): string[] => path.filter((step) => !isFacing(step));

/** The enemies in a hex, or what is built there. */
const strikesAt = (battle: Battle, seat: Seat, hex: string): ChoiceDetails => {
  const [cell] = cellsOf(battle, [hex]);
  const enemies = cell === undefined ? [] : unitsAt(battle, cell).filter(({ side }) => side !== seat);
  return { strikes: enemies.length > 0 ? enemies.map(({ id }) => unitSubject(id)) : [hexSubject(hex)] };
};

/** The units that stand together in a hex act together. */
const stackIn = (battle: Battle, seat: Seat, hex: string): ChoiceDetails => {
  const [cell] = cellsOf(battle, [hex]);
  const own = cell === undefined ? [] : unitsAt(battle, cell).filter(({ side }) => side === seat);
  return by(...own.map(({ id }) => id));
};

const move = (battle: Battle, seat: Seat, { units, path, charge }: OrderOf<'move'>): Choice => {
  const hexes = hexesIn(path);
  if (charge !== undefined)
    return choiceOf('Charge', {
      ...by(...units),
      ...along(battle, [...hexes, charge]),
      ...strikesAt(battle, seat, charge),
    });
  const last = path.at(-1);
  const facing = last !== undefined && isFacing(last) ? ` ${last}` : '';
  const more = along(battle, hexes);
  return choiceOf('Move', { ...by(...units), ...more, goal: `${more.goal ?? ''}${facing}`.trim() });
};

/** What a side finishes, in the words of the step. */
const doneVerb = ({ step }: Battle): string => {
  if (step === 'move') return 'End your movement';
  return step === 'setUpFirst' || step === 'setUpSecond'
    ? 'Done setting up'
    : STEPS[step].segment === 3 || step === 'meleeFirst' || step === 'meleeSecond'
      ? 'Done declaring'
      : 'End this step';
};

const FACING_WORDS: Readonly<Record<Facing, string>> = {
  N: 'Face north',
  NE: 'Face north-east',
  SE: 'Face south-east',
  S: 'Face south',
  SW: 'Face south-west',
  NW: 'Face north-west',
};

const PASSES: Readonly<Record<OrderOf<'pass'>['for'], string>> = {
  hex: 'Hold fire',
  mover: 'Hold fire on this unit',
  segment: 'Hold fire this segment',
};

type ChoiceBuilder<Type extends OrderType> = (battle: Battle, seat: Seat, order: OrderOf<Type>) => Choice;

/** CSW-P-14: every order as it is offered. */
const CHOICES: { readonly [Type in OrderType]: ChoiceBuilder<Type> } = {
  chooseSideA: ({ setup }, _, { side }) => choiceOf('Choose', { goal: setup.sides[side].name }),
  place: (battle, _, { unit, hex, facing }) =>
    choiceOf('Place', {
      ...by(unit),
      ...at(battle, hex),
      goal: `${hex} ${facing}`,
      faces: directionOfName(facing),
    }),
  takeBack: (_battle, _, { unit }) => choiceOf('Remove from the map', by(unit)),
  deployRest: () => choiceOf('Place the rest for me'),
  buyMorale: (_battle, _, { unit, points }) =>
    choiceOf('Raise morale', { ...by(unit), goal: say`by ${points}` }),
  carryCaltrops: (_battle, _, { unit }) => choiceOf('Carry caltrops', by(unit)),
  done: (battle) => choiceOf(doneVerb(battle)),
  resign: (battle) => choiceOf(isHandedOver(battle) ? 'Withdraw' : 'Resign'), // CSW-HOV-03
  setGate: (battle, _, { hex, open }) => choiceOf(open ? 'Open the gate' : 'Close the gate', at(battle, hex)),
  rally: (battle, seat, { hex, facing }) =>
    choiceOf('Rally', {
      ...stackIn(battle, seat, hex),
      ...at(battle, hex),
      goal: `${hex} ${facing}`,
      faces: directionOfName(facing),
    }),
  startTunnel: (_battle, _, { unit }) => choiceOf('Start a tunnel', by(unit)),
  collapse: (battle, _, { hex, placements }) =>
    choiceOf('Collapse the tunnel', {
      ...at(battle, hex),
      goal: [hex, ...placements.map((each) => say`${unitOf(battle, each.unit).name} to ${each.hex}`)].join(
        ', ',
      ),
    }),
  payBonus: (_battle, _, { company, pay }) =>
    choiceOf(pay ? 'Pay the bonus' : 'Refuse the bonus', { goal: company }),
  placeDisplaced: (battle, _, { unit, hex }) => choiceOf('Place', { ...by(unit), ...at(battle, hex) }),
  routMove: (battle, _, { unit, path, leave }) =>
    choiceOf(leave ? 'Flee off the map' : 'Flee', { ...by(unit), ...along(battle, path) }),
  enter: (battle, _, { units, hex, facing, path }) =>
    choiceOf('Enter', {
      ...by(...units),
      ...along(battle, [hex, ...hexesIn(path)]),
      goal: `${[hex, ...hexesIn(path)].at(-1)} ${path.findLast(isFacing) ?? facing}`,
    }),
  move,
  turn: (battle, seat, { hex, facing }) =>
    choiceOf(FACING_WORDS[facing], {
      ...stackIn(battle, seat, hex),
      ...at(battle, hex),
      faces: directionOfName(facing),
    }),
  dig: (battle, _, { unit, path, surface }) =>
    choiceOf(surface ? 'Dig and surface' : 'Dig', { ...by(unit), ...along(battle, path) }),
  tunnelMove: (battle, _, { unit, path, surface }) =>
    choiceOf(surface ? 'Surface' : 'Move underground', { ...by(unit), ...along(battle, path) }),
  goDown: (_battle, _, { unit }) => choiceOf('Go down', by(unit)),
  placeCaltrops: (battle, _, { unit, hex }) =>
    choiceOf('Scatter caltrops', { ...by(unit), ...at(battle, hex) }),
  takeCaltrops: (battle, _, { unit, hex }) =>
    choiceOf('Pick up caltrops', { ...by(unit), ...at(battle, hex) }),
  destroyHut: (battle, seat, { hex }) =>
    choiceOf('Pull down', { ...stackIn(battle, seat, hex), ...at(battle, hex) }),
  dismount: (battle, seat, { hex, as }) =>
    choiceOf('Dismount', {
      ...stackIn(battle, seat, hex),
      ...at(battle, hex),
      goal: as === undefined ? hex : say`as ${as}`,
    }),
  remountWait: (battle, seat, { hex }) =>
    choiceOf('Wait for mounts', { ...stackIn(battle, seat, hex), ...at(battle, hex) }),
  opportunityFire: (battle, seat, { units, hex }) =>
    choiceOf('Fire', { ...by(...units), ...at(battle, hex), ...strikesAt(battle, seat, hex) }),
  pass: (_battle, _, order) => choiceOf(PASSES[order.for]),
  evade: (battle, _, { unit, path, leaders }) =>
    choiceOf('Evade', { ...by(unit, ...leaders), ...along(battle, hexesIn(path)) }),
  stand: (_battle, _, { unit }) => choiceOf('Stand', by(unit)),
  declineMelee: (battle, _, { unit, hex }) =>
    choiceOf('Decline melee', { ...by(unit), ...along(battle, [hex]) }),
  retreat: (battle, _, { from, to }) => choiceOf('Retreat', { ...along(battle, [from, to]), goal: to }),
  leadersFollow: (battle, _, { leaders }) =>
    choiceOf(leaders.length === 0 ? 'Stay' : 'Follow', {
      ...by(...leaders),
      ...(leaders.length > 0 && { goal: leaders.map((id) => unitOf(battle, id).name).join(', ') }),
    }),
  fire: (battle, seat, { units, hex }) =>
    choiceOf('Fire', { ...by(...units), ...at(battle, hex), ...strikesAt(battle, seat, hex) }),
  attack: (battle, seat, { units, hex }) =>
    choiceOf('Attack', { ...by(...units), ...at(battle, hex), ...strikesAt(battle, seat, hex) }),
  withdrawAttack: (battle, _, { index }) =>
    choiceOf('Cancel the attack', { ...by(...(battle.attacks[index]?.units ?? [])), isAside: true }),
  chooseLoss: (_battle, _, { unit }) => choiceOf('Take the loss', by(unit)),
  advance: (battle, _, { units, hex, facing }) =>
    choiceOf('Advance', {
      ...by(...units),
      ...along(battle, [hex]),
      goal: facing === undefined ? hex : `${hex} ${facing}`,
    }),
};

export const choice = (battle: Battle, seat: Seat, order: CswOrder): Choice => ({
  ...(CHOICES[order.type] as ChoiceBuilder<OrderType>)(battle, seat, order),
  endsStep: ruleOf(order)?.endsStep === true,
});
