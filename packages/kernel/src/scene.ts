import type { Seat } from './seats.ts';
import type { ClauseId } from './verdict.ts';

/**
 * What there is to see and say, in terms no surface owns: the browser draws it on canvas, print as SVG, the
 * terminal and the screen reader speak it. A new system is playable everywhere from its scene alone.
 */
export interface Scene {
  readonly title: string;
  readonly ground: HexGround | TableGround;
  readonly pieces: readonly Piece[];
  /** Pieces beside the map: reserves, units still to be set up. */
  readonly tray?: readonly Waiting[];
  readonly marks: readonly Mark[];
  readonly prompt: Prompt;
  /** The standing facts above the board: turn, phase, losses against the victory condition. */
  readonly status: readonly Fact[];
}

/** A hex by axial coordinates, or a spot on the free table in tenths of a millimetre. */
export type Place = HexPlace | TablePlace;
export interface HexPlace {
  readonly q: number;
  readonly r: number;
}
export interface TablePlace {
  readonly x: number;
  readonly y: number;
}

export interface HexGround {
  readonly kind: 'hexes';
  readonly orientation: 'flat' | 'pointy';
  readonly cells: readonly Cell[];
  readonly sides: readonly Side[];
}
export interface Cell {
  readonly at: HexPlace;
  /** As the rulebook prints it: `0307`. */
  readonly id: string;
  /** What to ask `legal` about, where it is not the id. */
  readonly subject?: string;
  readonly terrain: string;
  readonly name?: string;
  readonly height?: number;
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
  readonly shapes: readonly {
    readonly kind: string;
    readonly name?: string;
    readonly corners: readonly TablePlace[];
  }[];
}

export interface Piece {
  /** Also the subject to ask `legal` about. */
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  /** The side it fights for; none for neutral things. */
  readonly side?: Seat;
  readonly at: Place;
  readonly facing?: number;
  /** The figures on the counter's strip: melee, defence, movement. */
  readonly figures?: readonly string[];
  /** States shown as shape and badge: `routed`, `fired`, `hidden`. */
  readonly badges: readonly string[];
}

/** A piece that is not on the map, and what it waits for: `enters in turn 3`. */
export interface Waiting extends Omit<Piece, 'at'> {
  readonly waits: string;
}

/** Something drawn over the ground: a reach, a zone, a line of sight, a target. */
export interface Mark {
  readonly kind: string;
  readonly places: readonly Place[];
  readonly label?: string;
  readonly rule?: ClauseId;
}

/** What must I do now, in words. */
export interface Prompt {
  readonly text: string;
  readonly help?: string;
  readonly rule?: ClauseId;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}
