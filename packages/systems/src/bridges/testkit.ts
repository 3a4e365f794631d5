import { type BattleOrder, type Dice, pick, type SeededDice } from '@warmoot/kernel';
import { readPosition } from '../grand/casebook/position.ts';
import { UNIT_CODES, UNITS, type UnitCode } from '../grand/data/units.ts';
import { applyEvent, type GrandEvent } from '../grand/engine/events.ts';
import { grand } from '../grand/index.ts';
import type { GrandOrder } from '../grand/orders/orders.ts';
import { generalsOf } from '../grand/state/army.ts';
import { armyIn, type Field, type Game, rosterIn } from '../grand/state/game.ts';
import { idOf } from '../grand/state/places.ts';
import type { Unit, UnitId } from '../grand/state/roster.ts';

/** A hand-over on its way: the campaign after the armies took the field, and what was handed over. */
export interface HandedOver {
  readonly game: Game;
  readonly order: BattleOrder;
  readonly field: Field;
}

/** What an order does, or why it may not be given. */
export const given = (game: Game, seat: string, order: GrandOrder, dice: Dice): GrandEvent[] => {
  const verdict = grand.check(grand.view(game, seat), seat, order);
  if (!verdict.ok) throw new Error(`${verdict.because} (${verdict.rule})`);
  return [...grand.decide(game, seat, order, dice)];
};

export const afterAll = (game: Game, events: readonly GrandEvent[]): Game => events.reduce(applyEvent, game);

const FOOT = UNIT_CODES.filter((code) => UNITS[code].recovery !== 'leader');
const LEADERS = UNIT_CODES.filter((code) => UNITS[code].recovery === 'leader');

const randomForce = (dice: Dice): Partial<Record<UnitCode, number>> => {
  const counts: Partial<Record<UnitCode, number>> = {};
  for (let at = 1 + dice.roll(5, 'types'); at > 0; at--)
    counts[pick(dice, FOOT, 'type')] = dice.roll(6, 'number');
  for (let at = dice.roll(3, 'leaders') - 1; at > 0; at--) counts[pick(dice, LEADERS, 'leader')] = 1;
  return counts;
};

const PLACES = ['0503', '0607', '0805', '0801'] as const;

/** An attack on an army in the open, in a city, in a fortress or in the capital; now and then on a holdout. */
const positionOf = (dice: Dice): Game => {
  const target = pick(dice, PLACES, 'target');
  const from = { '0503': '0403', '0607': '0507', '0805': '0705', '0801': '0701' }[target];
  const withModule = dice.roll(2, 'mercenaries') === 1;
  const reading = readPosition({
    options: {
      battleSystem: 'csw',
      casualtyTables: dice.roll(4, 'tables') > 1,
      ...(withModule && { tacticalOptions: ['mercenaries'] }),
    },
    cities: {
      '0101': { name: 'Redmere', kind: 'capital', founder: 'red' },
      '0307': { name: 'Caldkeep', kind: 'fortified', founder: 'red' },
      '0801': { name: 'Bluewater', kind: 'capital', founder: 'blue' },
      '0805': { name: 'Marrow', kind: 'city', founder: 'blue' },
      '0607': { name: 'Deepgate', kind: 'fortified', founder: 'blue' },
      '0905': { name: 'Goldhold', kind: 'capital', founder: 'gold' },
    },
    kingdoms: {
      red: { stockpile: 5 * dice.roll(10, 'RP') },
      blue: { stockpile: 5 * dice.roll(10, 'RP'), isOut: dice.roll(8, 'holdout') === 1 },
    },
    armies: {
      a1: { owner: 'red', at: from, units: randomForce(dice), hired: dice.roll(3, 'hired') === 1 },
      a2: { owner: 'blue', at: target, units: randomForce(dice), hired: dice.roll(3, 'hired') === 1 },
      a3: { owner: 'red', at: '0101', units: { HF: 10, W1: 1 } },
      a4: { owner: 'blue', at: '0903', units: { HF: 10, W1: 1 } },
      a5: { owner: 'gold', at: '0905', units: { HF: 30, W1: 2 } },
    },
  });
  if (!reading.ok) throw new Error(reading.problem);
  return reading.value.state as Game;
};

/** The armies take the field: attack, the wish for the board, and the enemy's consent. */
export const takeTheField = (dice: SeededDice): HandedOver => {
  let game = positionOf(dice);
  const hex = idOf(game, armyIn(game, 2)?.at as number);
  game = afterAll(game, given(game, 'red', { type: 'attack', army: 1, hex, advance: true }, dice));
  game = afterAll(game, given(game, 'red', { type: 'settle', how: 'board' }, dice));
  if (game.battle !== null)
    game = afterAll(game, given(game, 'blue', { type: 'confirm', agree: true }, dice));
  const [order] = grand.opensBattles?.open(game) ?? [];
  const [field] = rosterIn(game).fields;
  if (order === undefined || field === undefined) throw new Error('nobody took the field');
  return { game, order, field };
};

/** Where a unit is after a battle. */
export type Whereabouts = 'army' | 'ledger' | 'lost' | 'fallen' | 'turned' | 'captive';

/** Follows every unit of a battle through the events of its read-back. */
export const whereabouts = (
  before: Game,
  events: readonly GrandEvent[],
  uids: readonly UnitId[],
): Map<UnitId, Whereabouts> => {
  const places = new Map<UnitId, Whereabouts>(uids.map((uid) => [uid, 'army']));
  const put = (units: readonly Unit[] | undefined, where: Whereabouts): void => {
    for (const { uid } of units ?? []) if (places.has(uid)) places.set(uid, where);
  };
  let game = before;
  for (const event of events) {
    follow(game, event, put);
    game = applyEvent(game, event);
  }
  return places;
};

type Put = (units: readonly Unit[] | undefined, where: Whereabouts) => void;

const follow = (game: Game, event: GrandEvent, put: Put): void => {
  const units = unitsIn(game, event);
  const where = units === undefined ? undefined : placeAfter(game, event);
  if (where !== undefined) put(units, where);
};

const unitsIn = (game: Game, event: GrandEvent): readonly Unit[] | undefined => {
  if (event.type === 'unitsFell') return event.units;
  if (event.type === 'troopsLost' || event.type === 'troopsJoined') return event.troops.units;
  if (event.type === 'armyRemoved') return armyIn(game, event.army)?.units;
  const isAboutOne =
    event.type === 'casualtyRolled' || event.type === 'leaderRolled' || event.type === 'leaderAbandoned';
  return isAboutOne ? [event.unit] : undefined;
};

const placeAfter = (game: Game, event: GrandEvent): Whereabouts | undefined => {
  switch (event.type) {
    case 'unitsFell':
      return 'fallen';
    case 'casualtyRolled':
      return event.pool === null ? 'lost' : 'ledger';
    case 'leaderRolled':
      if (event.returning !== null) return 'ledger';
      return event.is === 'ransom' ? 'captive' : 'lost';
    case 'troopsLost':
      if (event.why === 'went over') return 'turned';
      return event.why === 'battle' && hasFallen(game, event.troops.units) ? undefined : 'lost';
    case 'troopsJoined':
      return 'army';
    default:
      return 'lost';
  }
};

const hasFallen = (game: Game, units: readonly Unit[] = []): boolean => {
  const { attacker = [], defender = [] } = game.battle?.rosters?.fallen ?? {};
  return units.every(({ uid }) => [...attacker, ...defender].some((each) => each.uid === uid));
};

/** Answers every question of the read-back at random, until the battle is over. */
export const untilOver = (start: Game, first: readonly GrandEvent[], dice: SeededDice): GrandEvent[] => {
  const events = [...first];
  let game = afterAll(start, first);
  while (game.battle !== null) {
    const [open] = grand.pending(game);
    if (open === undefined) throw new Error('the read-back is stuck');
    const offers = [...grand.legal(grand.view(game, open.seat), open.seat, 'table')].filter(
      ({ type }) => type !== 'leave',
    );
    const order = offers.length === 0 ? open.standIn : pick(dice, offers, 'answer');
    const more = given(game, open.seat, order, dice);
    events.push(...more);
    game = afterAll(game, more);
  }
  return events;
};

/** Everything in the campaign that a hand-over could lose or double. */
export const faultsIn = (game: Game): string[] => {
  const faults: string[] = [];
  const uids = game.armies.flatMap(({ units = [] }) => units.map(({ uid }) => uid));
  const back = rosterIn(game).returning.map(({ unit }) => unit.uid);
  if (new Set([...uids, ...back]).size < uids.length + back.length) faults.push('a unit is in two places');
  const generals = [
    ...game.armies.flatMap(generalsOf),
    ...rosterIn(game).returning.flatMap(({ general }) => general ?? []),
  ];
  if (new Set(generals.map(({ id }) => id)).size < generals.length) faults.push('a general is in two places');
  for (const army of game.armies)
    for (const { unit } of generalsOf(army))
      if (unit !== undefined && army.units?.some(({ uid }) => uid === unit) !== true)
        faults.push(`a general of army ${army.id} is not with his leader unit`);
  return faults;
};
