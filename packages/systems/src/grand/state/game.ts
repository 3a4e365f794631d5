import type { Card } from '../data/cards.ts';
import { PACK } from '../data/cards.ts';
import type { UnitCode } from '../data/units.ts';
import type { Weather } from '../data/weather.ts';
import type { PhaseName } from '../engine/sequence.ts';
import type { SealedOrder } from '../orders/orders.ts';
import type { Battle } from '../rules/combat/battle.ts';
import type { FieldResult } from '../rules/rosters/field.ts';
import type { FieldRequest } from '../rules/rosters/request.ts';
import {
  type Army,
  type ArmyId,
  type General,
  type GeneralId,
  mountedIn,
  strengthOf,
  type Troops,
} from './army.ts';
import { type City, type Ground, groundOf, type MapData, type Spot } from './ground.ts';
import type { MatchOptions } from './options.ts';
import type { Unit, UnitId } from './roster.ts';
import { type Kingdom, NOBODY } from './seats.ts';

/** What a kingdom has besides armies and cities. */
export interface Realm {
  /** GRD-RES-02 */
  readonly stockpile: number;
  /** GRD-WLD-17: RP due at the next resource stage. */
  readonly gift: number;
  /** GRD-WLD-21: bands of free mercenaries due at the next resource stage. */
  readonly bands: number;
  /** GRD-MRC-01: whether mercenaries may be hired in this market. */
  readonly mayHire: boolean;
  /** GRD-MRC-03: mercenaries that arrive when the off-season ends. */
  readonly hired: Troops;
  /** GRD-CAP-03: eliminated; its cities and armies are holdouts. */
  readonly isOut: boolean;
}

/** GRD-WLD-22: two kingdoms at peace until the next campaign season starts. */
export interface Peace {
  readonly between: readonly [Kingdom, Kingdom];
  /** GRD-R-41: who would renew it for a year. */
  readonly renewedBy: readonly Kingdom[];
}

/** GRD-WLD-23: whose son is held, and in which city. */
export interface Prince {
  readonly father: Kingdom;
  readonly city: number;
}

/** GRD-MRC-04: what the mercenaries of an army demand in this stage. */
export interface Demand {
  readonly army: ArmyId;
  readonly price: number;
}

/** GRD-R-74: men of one type and status who return to one city after one battle. */
export interface Pool {
  readonly battle: number;
  readonly kingdom: Kingdom;
  readonly city: number;
  readonly code: UnitCode;
  readonly isMercenary: boolean;
  /** GRD-R-75: the battles of the lost units. */
  readonly lost: readonly number[];
  /** GRD-CSW-22: men still on their way, by the week of their arrival (GRD-R-72). */
  readonly bands: readonly { readonly week: number; readonly men: number }[];
  readonly men: number;
}

/** GRD-R-78: a leader on his way back. */
export interface Returning {
  readonly kingdom: Kingdom;
  readonly city: number;
  readonly week: number;
  readonly unit: Unit;
  readonly general: General | null;
}

/** GRD-CSW-10, GRD-R-129: a battle being fought on the board; its armies stand still until it is over. */
export interface Field {
  /** As it stood when the armies took the field. */
  readonly battle: Battle;
  readonly seed: number;
  /** GRD-PLY-20: without the board, which follows from the seed. */
  readonly request: FieldRequest;
  /** GRD-PLY-21: entered by hand; it counts when the other side accepts it. */
  readonly claim: { readonly by: Kingdom; readonly result: FieldResult } | null;
  /** GRD-R-131: who would have it settled quickly. */
  readonly leftBy: readonly Kingdom[];
  /** How it ended; it is read back as soon as no other battle is in progress. */
  readonly result: FieldResult | 'quick' | null;
}

/** What only a game with rosters keeps. */
export interface RosterRecord {
  readonly fields: readonly Field[];
  readonly nextUnit: UnitId;
  readonly pools: readonly Pool[];
  readonly returning: readonly Returning[];
}

interface End {
  readonly winners: readonly Kingdom[];
  readonly reason: string;
  readonly rule: string;
}

/**
 * The whole match. A view has the same type: only choices that others have sealed are hidden (GRD-GEN-07), so every
 * rule works on both.
 */
export interface Game {
  readonly options: MatchOptions;
  readonly map: MapData;
  /** GRD-R-02: shuffled once. */
  readonly seatOrder: readonly Kingdom[];
  readonly phase: PhaseName;
  readonly year: number;
  readonly week: number;
  /** GRD-R-02: the turn order of this week, and whose turn it is by his place in it. */
  readonly order: readonly Kingdom[];
  readonly turn: number;
  /** A kingdom's turn has begun and not ended. */
  readonly isTurnOpen: boolean;
  /** GRD-CAL-03, GRD-R-41: all armies are in cities until they deploy. */
  readonly isHoused: boolean;
  readonly weather: Weather;
  /** GRD-R-41: weeks of truce left between the last two kingdoms. */
  readonly truce: number;
  readonly realms: readonly Realm[];
  /** GRD-MAP-07: the owner of each city. */
  readonly owners: readonly Kingdom[];
  /** Ascending id. */
  readonly armies: readonly Army[];
  readonly nextArmy: ArmyId;
  readonly nextGeneral: GeneralId;
  /** With rosters. */
  readonly roster?: RosterRecord;
  /** GRD-R-15: the cards not drawn yet, in pack order. */
  readonly pack: readonly Card[];
  readonly peace: readonly Peace[];
  readonly princes: readonly Prince[];
  readonly demands: readonly Demand[];
  /** GRD-SET-09, GRD-R-55: choices made at the same time; in a view those of others are `hidden`. */
  readonly sealed: readonly (SealedOrder | 'hidden' | null)[];
  readonly battle: Battle | null;
  /** How many battles have been fought. */
  readonly battles: number;
  readonly end: End | null;
}

export const NEW_REALM: Realm = {
  stockpile: 0, // GRD-SET-06
  gift: 0,
  bands: 0,
  mayHire: false,
  hired: { regular: 0, mercenary: 0, mounted: 0, mountedMercenary: 0 },
  isOut: false,
};

export const BLANK: Game = {
  options: { kingdoms: 0, battleSystem: 'points', weather: false, fastArmies: false, yearLimit: 0, scale: 1 },
  map: { terrain: [], cities: [], blocks: [] },
  seatOrder: [],
  phase: 'setUp',
  year: 1,
  week: 0,
  order: [],
  turn: 0,
  isTurnOpen: false,
  isHoused: false,
  weather: 'fair',
  truce: 0,
  realms: [],
  owners: [],
  armies: [],
  nextArmy: 1,
  nextGeneral: 1,
  pack: PACK,
  peace: [],
  princes: [],
  demands: [],
  sealed: [],
  battle: null,
  battles: 0,
  end: null,
};

export const changed = (game: Game, change: Partial<Game>): Game => ({ ...game, ...change });

export const groundIn = (game: Game): Ground => groundOf(game.map);

/** GRD-R-80: points of the rulebook as this game counts troops. */
export const troops = ({ options }: Game, points: number): number => points * options.scale;

/** GRD-R-80: resource points of the rulebook as this game counts them. */
export const money = ({ options }: Game, rp: number): number =>
  hasRosters({ options }) ? rp : rp * options.scale;

/** GRD-CSW-01: armies are lists of units. */
export const hasRosters = ({ options }: Pick<Game, 'options'>): boolean => options.battleSystem === 'csw';

export const realmOf = (game: Game, kingdom: Kingdom): Realm => game.realms[kingdom] as Realm;

export const isAlive = (game: Game, kingdom: Kingdom): boolean => game.realms[kingdom]?.isOut === false;

/** GRD-GEN-05: living kingdoms in seat order. */
export const livingIn = (game: Game): Kingdom[] => game.seatOrder.filter((kingdom) => isAlive(game, kingdom));

/** Whose turn it is to move or to deploy. */
export const activeIn = (game: Game): Kingdom => {
  const { order, turn, phase, isTurnOpen } = game;
  if (phase === 'week') return isTurnOpen ? (order[turn] ?? NOBODY) : NOBODY;
  return order.slice(turn).find((kingdom) => isAlive(game, kingdom)) ?? NOBODY;
};

export const armyIn = (game: Game, id: ArmyId): Army | undefined => {
  for (const army of game.armies) if (army.id === id) return army;
  return undefined;
};

/** The army in a hex; with a part about to attack, the one that stood there first. */
export const armyAt = (game: Game, spot: Spot): Army | undefined => {
  for (const army of game.armies) if (army.at === spot) return army;
  return undefined;
};

export const armiesOf = (game: Game, kingdom: Kingdom): Army[] =>
  game.armies.filter(({ owner }) => owner === kingdom);

/** The number of the city in a hex, or -1. */
export const cityAt = (game: Game, spot: Spot): number => groundIn(game).cityAt[spot] ?? -1;

export const cityOf = (game: Game, city: number): City => groundIn(game).cities[city] as City;

/** GRD-GEN-05: the kingdom's cities by id. */
export const citiesOf = (game: Game, kingdom: Kingdom): number[] => {
  const cities: number[] = [];
  for (let city = 0; city < game.owners.length; city++) if (game.owners[city] === kingdom) cities.push(city);
  return cities;
};

/** Whether the kingdom owns a city in this hex. */
export const isOwnCity = (game: Game, kingdom: Kingdom, spot: Spot): boolean =>
  game.owners[cityAt(game, spot)] === kingdom;

/** The city's garrison: simply the army in its hex (GRD-ARM-06). */
export const garrisonOf = (game: Game, city: number): Army | undefined =>
  armyAt(game, groundIn(game).citySpots[city] as Spot);

/** GRD-R-62: an army whose points are all mounted. */
export const isFast = (game: Game, part: Troops): boolean =>
  game.options.fastArmies && strengthOf(part) > 0 && mountedIn(part) === strengthOf(part);

export const atPeace = (game: Game, a: Kingdom, b: Kingdom): boolean =>
  game.peace.some(({ between }) => between.includes(a) && between.includes(b));

export const withRealm = (game: Game, kingdom: Kingdom, change: Partial<Realm>): Game => ({
  ...game,
  realms: game.realms.map((realm, number) => (number === kingdom ? { ...realm, ...change } : realm)),
});

export const withArmy = (game: Game, id: ArmyId, change: Partial<Army>): Game => ({
  ...game,
  armies: game.armies.map((army) => (army.id === id ? { ...army, ...change } : army)),
});

export const withoutArmy = (game: Game, id: ArmyId): Game => ({
  ...game,
  armies: game.armies.filter((army) => army.id !== id),
});

const NO_RECORD: RosterRecord = { fields: [], nextUnit: 1, pools: [], returning: [] };

export const rosterIn = ({ roster }: Game): RosterRecord => roster ?? NO_RECORD;

export const withRoster = (game: Game, change: Partial<RosterRecord>): Game => ({
  ...game,
  roster: { ...rosterIn(game), ...change },
});

/** GRD-R-129: a battle is being fought on the board in this hex, or from it. */
export const isFoughtOver = ({ roster }: Game, spot: Spot): boolean =>
  roster?.fields.some(({ battle }) => battle.hex === spot || battle.from === spot) === true;

/** Unit numbers are never used again. */
export const afterUnits = (game: Game, units: readonly Unit[]): number =>
  Math.max(rosterIn(game).nextUnit, ...units.map(({ uid }) => uid + 1));

const rosterAfter = (game: Game, armies: readonly Army[]): Partial<Game> =>
  hasRosters(game)
    ? {
        roster: {
          ...rosterIn(game),
          nextUnit: afterUnits(
            game,
            armies.flatMap(({ units }) => units ?? []),
          ),
        },
      }
    : {};

/** Keeps armies in order of their ids. */
export const addArmies = (game: Game, armies: readonly Army[]): Game => ({
  ...game,
  armies: [...game.armies, ...armies].sort((a, b) => a.id - b.id),
  nextArmy: Math.max(game.nextArmy, ...armies.map(({ id }) => id + 1)),
  ...rosterAfter(game, armies),
  nextGeneral: Math.max(
    game.nextGeneral,
    ...armies.flatMap(({ commander, subGenerals }) =>
      [commander, ...subGenerals].map((general) => (general?.id ?? 0) + 1),
    ),
  ),
});

export const giveMoney = (game: Game, kingdom: Kingdom, rp: number): Game =>
  withRealm(game, kingdom, { stockpile: realmOf(game, kingdom).stockpile + rp });
