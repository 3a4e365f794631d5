import type { HexPlace, Mark, Piece, Place, Seat } from '@warmoot/kernel';
import type { Theme } from '../theme/index.ts';
import type { Outcome } from './counters/fan.ts';
import type { Spot } from './pointing.ts';

export interface BoardOptions {
  readonly theme?: Theme;
  /** Whether moves, shots and losses are shown as they happen. */
  readonly animate?: boolean;
  /** The viewing seat: other sides' zones are hatched in their colour. */
  readonly seat?: Seat;
  /** Whether a stack spreads out when the pointer rests on it. */
  readonly fanOnHover?: boolean;
}

export interface Fan {
  readonly at: Place;
  readonly outcome?: Outcome;
  /** Places it should not cover: the attackers. */
  readonly clearOf?: readonly Place[];
  /** It is only for viewing: it may open beyond the neighbouring hexes. */
  readonly mayStandOff?: boolean;
}

/** A piece in a possible position, and whether the rules allow it. */
export interface Pose {
  readonly piece: Piece;
  readonly isPermitted: boolean;
  /** Why not, or how far: shown beside it. */
  readonly says: string;
  readonly isPlanned: boolean;
}

/** What the page wants to show in addition to the scene. */
export interface BoardView {
  /** Ids of pieces. */
  readonly selected?: readonly string[];
  readonly target?: Place;
  /** Stays in view when the board becomes smaller. */
  readonly kept?: Place;
  /** Laid over the scene's own marks. */
  readonly marks?: readonly Mark[];
  readonly fans?: readonly Fan[];
  /** On the free table: the pose pointed at or planned. */
  readonly pose?: Pose;
  /** On the free table: the body that can be turned by the handles of a dial. */
  readonly dial?: Piece;
  /** On the free table: where bodies would stand afterwards. */
  readonly ghosts?: readonly Piece[];
  /** Arrows on a hex that turn its pieces, by the directions they point to. */
  readonly turns?: { readonly at: Place; readonly directions: readonly number[] };
  /** The hex cursor of the keyboard. */
  readonly cursor?: HexPlace;
}

export interface Pick extends Spot {
  readonly by: 'mouse' | 'touch' | 'key';
  /** With shift or control: add to the selection. */
  readonly adds: boolean;
  /** With the right button: pick what is there instead of moving there. */
  readonly isPickOnly?: true;
}
