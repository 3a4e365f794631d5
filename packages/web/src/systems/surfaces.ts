import type { GameCommand, Scene, Seat } from '@warmoot/kernel';
import type { ComponentType } from 'preact';
import { chronopia } from './chronopia/surface.ts';
import { csw } from './csw/surface.ts';

/** What a system adds to the match screen: all else comes from its scene. */
export interface Surface {
  /** The course of a turn at a glance. */
  readonly Track?: ComponentType<{ readonly view: unknown; readonly scene: Scene }>;
  /** The pieces that carry a command out, where it does not name them by their ids on the board. */
  readonly actorsOf?: (command: GameCommand) => readonly string[];
  /** What each seat is called in this battle. */
  readonly namesOf?: (view: unknown) => Readonly<Record<Seat, string>>;
  /** How many units each seat has lost. */
  readonly lossesOf?: (view: unknown, scene: Scene) => Readonly<Record<Seat, number>>;
}

const SURFACES: Readonly<Record<string, Surface>> = { csw, chronopia };

export const surfaceOf = (system: string): Surface => SURFACES[system] ?? {};
