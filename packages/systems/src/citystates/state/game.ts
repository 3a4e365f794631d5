import { PRESETS } from '../data/options.ts';
import type { Race } from '../data/races.ts';
import type { UnitType } from '../data/units.ts';
import type { Question } from '../engine/questions.ts';
import type { PhaseName } from '../engine/sequence.ts';
import { type Diplomacy, NO_DIPLOMACY } from '../rules/alliances/state.ts';
import type { Battle } from '../rules/battle/state.ts';
import { type Lasting, NOTHING_LASTING } from '../rules/characters/state.ts';
import type { Breach, Siege } from '../rules/siege/state.ts';
import type { StandingOrders } from '../rules/standing/state.ts';
import type { Character } from './character.ts';
import { type Ground, groundOf, type LaidBoard, NOWHERE, type Spot } from './ground.ts';
import type { MatchOptions } from './options.ts';
import { NOBODY, type PlayerNumber } from './seats.ts';
import type { Sighting } from './sightings.ts';
import type { Unit, UnitId } from './unit.ts';

export interface Player {
  readonly race: Race | null;
  /** CST-SET-04: number of the centre that is his capital. */
  readonly capital: number;
  /** CST-ECO-05 */
  readonly gold: number;
  /** CST-ECO-02: what he last collected. */
  readonly income: number;
  /** How many Units he has ever raised; 0 in the view of another seat. */
  readonly raised: number;
  /** CST-DIP-06: number of his bloc; 0 for none. */
  readonly bloc: number;
  /** CST-VIC-02: the game turn in which he was eliminated; 0 while he plays. */
  readonly outInTurn: number;
  /** CST-ECO-08: this turn. */
  readonly hasHired: boolean;
  /** CST-ECO-11: this turn. */
  readonly hasTraded: boolean;
  /** CST-MAG-15 */
  readonly hasFate: boolean;
}

/** The state of a population centre; the rest is printed on the map. */
export interface Centre {
  /** CST-ECO-03 */
  readonly controller: PlayerNumber;
  /** CST-ECO-06: Units raised there this player turn, and ships among them. */
  readonly raised: number;
  readonly ships: number;
  /** CST-BAR-05: the game turn of the pillage; 0 for none. */
  readonly pillagedInTurn: number;
}

/** A hexside that differs from the printed map. */
export interface HexsideChange {
  /** 6 * lesser hex + direction. */
  readonly edge: number;
  /** A destroyed bridge (CST-TER-17), a magical one (CST-MAG-09), a parted river (CST-PRA-14). */
  readonly is: 'destroyed' | 'bridge' | 'ford';
}

/** CST-TER-15 */
export interface FieldFort {
  readonly hex: Spot;
  readonly owner: PlayerNumber;
}

export const WORK_KINDS = ['demolish', 'rebuild', 'fort'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** CST-MOV-13: an order that is carried out at END if its Unit is still there. */
export interface WorkOrder {
  readonly unit: UnitId;
  readonly kind: WorkKind;
  /** The bridge's edge, or the fort's hex. */
  readonly target: number;
}

/** What a seat sees of another player's Units in one spot (CST-HID-02); the true state has none. */
export interface Stack {
  readonly owner: PlayerNumber;
  readonly at: Spot;
  /** Land fighting Units ashore. */
  readonly fighting: number;
  /** Land Units aboard, Caravans included. */
  readonly passengers: number;
  /** CST-R-69: Caravans are only "supply present". */
  readonly hasSupply: boolean;
  readonly ships: readonly UnitType[];
  /**
   * The land Units whose types are public: all without OPT-FOG (CST-HID-07), otherwise those that fought (CST-HID-05).
   */
  readonly types: readonly UnitType[];
}

/** What one player has bought at the start (CST-SET-05). */
export interface Purchase {
  readonly units: readonly { readonly type: UnitType; readonly at: Spot }[];
  readonly kept: number;
}

/** Data needed only during the set-up. */
export interface SetUp {
  /** Boards still to be laid, in drawn order (CST-BRD-13). */
  readonly boards: readonly string[];
  /** CST-BRD-14: who lays the next one. */
  readonly layer: PlayerNumber;
  /** CST-SET-05: null until he has bought; in a view, for the others, only whether they have bought. */
  readonly purchases: readonly (Purchase | 'hidden' | null)[];
}

export interface Decks {
  /** Ids, the top card first; in a view every id is `?`. */
  readonly characters: readonly string[];
  readonly encounters: readonly string[];
  /** Open to all, in the order discarded. */
  readonly discards: readonly string[];
}

interface End {
  readonly winners: readonly PlayerNumber[];
  readonly reason: string;
  readonly rule: string;
}

/**
 * The whole match. A view has the same type: Units and Characters a seat does not know are missing, others' Units are
 * `stacks`, secret cards are `?`. So every rule works on both.
 */
export interface Game {
  readonly options: MatchOptions;
  readonly layout: readonly LaidBoard[];
  readonly setUp: SetUp;
  /** CST-TRN-01 */
  readonly phase: PhaseName;
  readonly isPhaseOver: boolean;
  /** Game turn, from 1; 0 during the set-up (CST-GEN-06). */
  readonly turn: number;
  /** Whose player turn it is. */
  readonly active: PlayerNumber;
  readonly players: readonly Player[];
  /** Ascending id. */
  readonly units: readonly Unit[];
  readonly stacks: readonly Stack[];
  /** Ascending id. */
  readonly characters: readonly Character[];
  readonly centres: readonly Centre[];
  readonly hexsides: readonly HexsideChange[];
  readonly forts: readonly FieldFort[];
  /** CST-SIE-04, CST-SIE-07: by hex. */
  readonly sieges: readonly Siege[];
  readonly breaches: readonly Breach[];
  readonly works: readonly WorkOrder[];
  /** CST-R-111: the oldest first. */
  readonly sightings: readonly Sighting[];
  readonly decks: Decks;
  /** CST-LCB-05: the battle in progress. */
  readonly battle: Battle | null;
  /** CST-DIP-02: proposals, agreements and denunciations. */
  readonly diplomacy: Diplomacy;
  /** CST-PLY-05: by player; empty before the first. */
  readonly standing: readonly StandingOrders[];
  /** The lasting effects of Characters (sections 19 to 25). */
  readonly lasting: Lasting;
  /** Decisions that interrupt a phase; the first is open (CST-PLY-01). */
  readonly questions: readonly Question[];
  readonly end: End | null;
}

export const NEW_PLAYER: Player = {
  race: null,
  capital: NOWHERE,
  gold: 0,
  income: 0,
  raised: 0,
  bloc: 0,
  outInTurn: 0,
  hasHired: false,
  hasTraded: false,
  hasFate: false,
};

export const NEW_CENTRE: Centre = {
  controller: NOBODY,
  raised: 0,
  ships: 0,
  pillagedInTurn: 0,
};

/** Before the first event. */
export const BLANK: Game = {
  options: {
    players: 0,
    switches: PRESETS.standard,
    races: 'deal',
    map: 'automatic',
    forces: 'bought',
    teams: [],
  },
  layout: [],
  setUp: { boards: [], layer: NOBODY, purchases: [] },
  phase: 'races',
  isPhaseOver: false,
  turn: 0,
  active: NOBODY,
  players: [],
  units: [],
  stacks: [],
  characters: [],
  centres: [],
  hexsides: [],
  forts: [],
  sieges: [],
  breaches: [],
  works: [],
  sightings: [],
  decks: { characters: [], encounters: [], discards: [] },
  battle: null,
  diplomacy: NO_DIPLOMACY,
  standing: [],
  lasting: NOTHING_LASTING,
  questions: [],
  end: null,
};

export const groundIn = (game: Game): Ground => groundOf(game.layout);

/** The game with some of its fields changed. */
export const changed = (game: Game, change: Partial<Game>): Game => ({ ...game, ...change });

export const playerOf = (game: Game, player: PlayerNumber): Player => game.players[player] as Player;

export const raceOf = (game: Game, player: PlayerNumber): Race => playerOf(game, player).race as Race;

export const isIn = (game: Game, player: PlayerNumber): boolean => playerOf(game, player).outInTurn === 0;

/** CST-BRD-14: who lays a board after this player: the next in seat order who is still in. */
export const nextLayer = ({ players }: Game, after: PlayerNumber): PlayerNumber => {
  const next = players.findIndex(({ outInTurn }, player) => player > after && outInTurn === 0);
  return next >= 0 || after === NOBODY ? next : players.findIndex(({ outInTurn }) => outInTurn === 0);
};

export const withPlayer = (game: Game, player: PlayerNumber, change: Partial<Player>): Game => {
  const players = game.players.slice();
  players[player] = { ...playerOf(game, player), ...change };
  return { ...game, players };
};

export const withCentre = (game: Game, number: number, change: Partial<Centre>): Game => {
  const centres = game.centres.slice();
  centres[number] = { ...(centres[number] as Centre), ...change };
  return { ...game, centres };
};
