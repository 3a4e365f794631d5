import type { Seat } from './seats.ts';
import type { ClauseId } from './verdict.ts';

/**
 * Everything to show, independent of any surface: the browser draws it on canvas, print as SVG, the
 * terminal and the screen reader put it into words. Its scene alone makes a new system playable everywhere.
 */
export interface Scene {
  readonly title: string;
  /** Everybody who plays, in the order of their colours. */
  readonly sides: readonly SceneSide[];
  readonly ground: HexGround | TableGround;
  readonly pieces: readonly Piece[];
  /** Pieces beside the map: reserves, units still to be set up. */
  readonly tray?: readonly Waiting[];
  /** Cards in hand and on the table, row by row. */
  readonly cards?: readonly CardRow[];
  readonly marks: readonly Mark[];
  readonly prompt: Prompt;
  /** The standing facts above the board: turn, phase, losses against the victory condition. */
  readonly status: readonly StandingFact[];
}

/** A seat as people know it here. */
export interface SceneSide {
  readonly seat: Seat;
  /** Plural if it is a people: `Normans`. */
  readonly name: string;
  /** The name inside a sentence: `the Normans`, `Red`. */
  readonly spoken: string;
  /** Its colour, if its name or the rulebook gives one: `red`. */
  readonly colour?: string;
  /** The edge of the map on its side. */
  readonly edge?: 'north' | 'south' | 'west' | 'east';
}

/** A hex by axial coordinates, or a spot on the free table in tenths of a millimetre. */
export type Place = HexPlace | TablePlace;
export interface HexPlace {
  readonly q: number;
  readonly r: number;
}
/** An inch on the free table, in tenths of a millimetre. */
export const INCH = 254;

export interface TablePlace {
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise from north, for a pose rather than a spot. */
  readonly heading?: number;
}

/** Equal for equal places: the key for everything stored by place. */
export const placeKey = (place: Place): string =>
  'q' in place ? `${place.q},${place.r}` : `${place.x}:${place.y}`;

/**
 * The corners of a body on the free table, clockwise from the front left; `at` is the middle of its front. Whole units.
 */
export const bodyCorners = (
  { x, y }: TablePlace,
  heading: number,
  { width, depth }: { readonly width: number; readonly depth: number },
): TablePlace[] => {
  const radians = (heading * Math.PI) / 180;
  const [east, south] = [Math.sin(radians), -Math.cos(radians)];
  const corner = (right: number, back: number): TablePlace => ({
    x: Math.round(x - south * right - east * back),
    y: Math.round(y + east * right - south * back),
  });
  return [corner(-width / 2, 0), corner(width / 2, 0), corner(width / 2, depth), corner(-width / 2, depth)];
};

export interface HexGround {
  readonly kind: 'hexes';
  readonly orientation: 'flat' | 'pointy';
  /** On a campaign map towns and cities stand in the upper half of their hex and counters below them. Default: battle. */
  readonly scale?: 'battle' | 'campaign';
  readonly cells: readonly Cell[];
  readonly sides: readonly Side[];
}
export interface Cell {
  readonly at: HexPlace;
  /** As the rulebook prints it: `0307`. */
  readonly id: string;
  /** The subject to ask `legal` about, if it is not the id. */
  readonly subject?: string;
  readonly terrain: string;
  /** The terrain in words, if its key is not a readable name: `level 1 hill` for `hill1`. */
  readonly terrainName?: string;
  readonly name?: string;
  readonly height?: number;
  /** Who holds the town or city there. */
  readonly owner?: Seat;
  /** On the name tag of a city: the figure in its coloured end, and a note behind the name, such as `T5`. */
  readonly tag?: { readonly figure: string; readonly note?: string };
  readonly overlays?: readonly string[];
}
/** Something on the edge between two hexes (river, wall), or crossing it (road). */
export interface Side {
  readonly at: HexPlace;
  readonly direction: number;
  readonly kind: string;
}

export interface TableGround {
  readonly kind: 'table';
  readonly width: number;
  readonly depth: number;
  readonly shapes: readonly TableShape[];
  /** The names of the sectors of the table, row by row from the north. */
  readonly sectors?: readonly (readonly string[])[];
}

/** A piece of scenery: a convex polygon, drawn exactly where it is. */
export interface TableShape {
  readonly kind: string;
  readonly name?: string;
  readonly corners: readonly TablePlace[];
  /** Whose it is: a camp. */
  readonly side?: Seat;
  /** What the battle is about. */
  readonly isObjective?: true;
}

/** Bases of one size, file by file from the left, each from the front. */
export interface Bases {
  readonly width: number;
  readonly depth: number;
  readonly files: readonly (readonly Base[])[];
  /** Who stands on them: `foot`, `horse`, `troll`. */
  readonly figure: string;
  /** What can be seen of them: `elf`, `helm`, `shield`, `bow`. */
  readonly traits: readonly string[];
}

/** How many figures stand on a base, and how many did. */
export interface Base {
  readonly left: number;
  readonly of: number;
}

export interface Piece {
  /** Also the subject to ask `legal` about. */
  readonly id: string;
  readonly name: string;
  /** The name it shares with others of its kind: `Heavy Foot` for `Heavy Foot 4`. Default: the name. */
  readonly kind?: string;
  readonly symbol: string;
  /** How many units it stands for, where they are not shown one by one. Default: one; none if it is only remembered. */
  readonly count?: number;
  /** Leaders are round, engines have cut corners. Default: square. */
  readonly shape?: 'square' | 'round' | 'cut';
  /** The side it fights for; none for neutral things. */
  readonly side?: Seat;
  readonly at: Place;
  /** On hexes one of six directions; on the free table a heading in degrees clockwise from north. */
  readonly facing?: number;
  /** On the free table: its size in the table's units; `at` is the middle of its front. */
  readonly body?: { readonly width: number; readonly depth: number };
  /** The bases that its body consists of, with their figures. */
  readonly bases?: Bases;
  /** Hits taken, and the number it can take. */
  readonly hits?: { readonly taken: number; readonly of: number };
  /** The figures on the counter's strip: melee, defence, movement. */
  readonly figures?: readonly string[];
  /** A figure on a medallion, such as a general's ability; pale for a stand-in. */
  readonly medal?: { readonly figure: string; readonly isPale: boolean };
  /** States shown as shape and badge: `routed`, `fired`, `hidden`. */
  readonly badges: readonly string[];
  /** A few letters on its corner, such as the turn in which it was last seen: `T5`. */
  readonly tag?: string;
  /** The ground shows it, as it does a city of a campaign map: it has no counter of its own. */
  readonly isOnGround?: true;
}

/** A piece that is not on the map, and what it waits for: `due on turn 3`. */
export interface Waiting extends Omit<Piece, 'at'> {
  readonly waits: string;
}

/** Cards side by side: a hand, a market, a discard pile. */
export interface CardRow {
  readonly id: string;
  readonly title: string;
  /** Their owner; none for cards in the middle of the table. */
  readonly side?: Seat;
  readonly cards: readonly Card[];
}
export interface Card {
  /** Also the subject to ask `legal` about. */
  readonly id: string;
  /** None for a card that is face down. */
  readonly name?: string;
  readonly text?: string;
  readonly symbol?: string;
  readonly rule?: ClauseId;
}

/** Something drawn over the ground: a reach, a zone, a line of sight, a target. */
export interface Mark {
  readonly kind: string;
  readonly places: readonly Place[];
  /** On the free table: areas, each by its corners. */
  readonly areas?: readonly (readonly TablePlace[])[];
  /** Whose colour it has, if it has one: a home land. */
  readonly side?: Seat;
  readonly label?: string;
  readonly rule?: ClauseId;
}

/** What the seat must do now, in words. */
export interface Prompt {
  readonly text: string;
  readonly help?: string;
  readonly rule?: ClauseId;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A fact above the board: its words, and the typed value in `is`. */
export interface StandingFact extends Fact {
  readonly is?: TurnFact | TrackFact | LossFact | ScoreFact;
}
interface TurnFact {
  readonly kind: 'turn';
  readonly turn: number;
  readonly of?: number;
}
/** The steps of a turn, and the current one; none between steps. */
export interface TrackFact {
  readonly kind: 'track';
  readonly steps: readonly { readonly name: string; readonly symbol: string; readonly side?: Seat }[];
  readonly at?: number;
}
interface LossFact {
  readonly kind: 'losses';
  readonly side: Seat;
  readonly units: number;
}
/** A side's progress towards its goal. */
interface ScoreFact {
  readonly kind: 'score';
  readonly side: Seat;
  readonly points: number;
  readonly goal?: number;
}

/** The first standing fact of this kind. */
export const factOf = <Kind extends NonNullable<StandingFact['is']>['kind']>(
  { status }: Scene,
  kind: Kind,
): Extract<NonNullable<StandingFact['is']>, { kind: Kind }> | undefined =>
  status.map(({ is }) => is).find((is) => is?.kind === kind) as never;
