import type { Piece, Place, Scene } from '@warmoot/kernel';
import { apart, between, type Point, plus } from '../geometry.ts';
import { type Change, changesBetween } from './changes.ts';

/** A moving piece: where it is now, its opacity and its lift. */
export interface Ghost {
  readonly piece: Piece;
  readonly at: Point;
  readonly alpha: number;
}

/** An arrow in flight, or two units that clash. */
export interface Spark {
  readonly kind: 'shot' | 'melee' | 'hit';
  readonly from: Point;
  readonly to: Point;
  /** From 0 to 1. */
  readonly share: number;
}

export interface Moment {
  readonly ghosts: readonly Ghost[];
  readonly sparks: readonly Spark[];
  /** Pieces that are drawn as ghosts instead of in their stacks. */
  readonly away: ReadonlySet<string>;
}

interface Clip {
  readonly change: Change;
  readonly begins: number;
  readonly lasts: number;
}

interface Film {
  readonly scene: Scene;
  readonly clips: readonly Clip[];
  readonly lasts: number;
}

const STEP_MS = 140;
const MAX_MS = 900;
const LASTS: Readonly<Record<Exclude<Change['kind'], 'move'>, number>> = {
  shot: 300,
  melee: 260,
  loss: 260,
  rout: 200,
  hit: 240,
  arrival: 160,
};
/** In this order within a film; those of one kind run together. */
const ORDER: readonly (readonly Change['kind'][])[] = [
  ['shot', 'melee'],
  ['move'],
  ['hit', 'rout', 'loss', 'arrival'],
];
/** The animation never lags behind the game by more than this. */
export const LAG_MS = 1000;
/** When this much changes at once (a jump in a replay), cut instead of animating. */
const MAX_CHANGES = 60;

/** The changes from scene to scene, shown one after the other; if several are waiting they run faster. */
export class Films {
  readonly #point: (place: Place) => Point;
  #films: Film[] = [];
  #passed = 0;
  #clock = 0;
  #speed = 1;

  constructor(point: (place: Place) => Point) {
    this.#point = point;
  }

  /** Animates the change from one scene to the next. False if there is nothing to see. */
  add(before: Scene, after: Scene, now: number): boolean {
    const changes = changesBetween(before, after);
    if (changes.length === 0 || changes.length > MAX_CHANGES) return false;
    if (this.#films.length === 0) [this.#passed, this.#clock] = [0, now];
    this.#films.push(this.#film(after, changes));
    this.#speed = Math.max(1, this.left / LAG_MS);
    return true;
  }

  /** Milliseconds still to be shown, at normal speed. */
  get left(): number {
    return this.#films.reduce((sum, { lasts }) => sum + lasts, -this.#passed);
  }

  get isRunning(): boolean {
    return this.#films.length > 0;
  }

  /** A click skips everything. */
  skip(): void {
    this.#films = [];
    this.#speed = 1;
  }

  /** The scene under the film that is running. */
  get scene(): Scene | undefined {
    return this.#films[0]?.scene;
  }

  advance(now: number): Moment | undefined {
    this.#passed += (now - this.#clock) * this.#speed;
    this.#clock = now;
    while (this.#films[0] && this.#passed >= this.#films[0].lasts) this.#passed -= this.#films.shift()!.lasts;
    if (this.#films.length === 0) this.skip();
    const [film] = this.#films;
    return film && this.#moment(film, this.#passed);
  }

  #film(scene: Scene, changes: readonly Change[]): Film {
    let begins = 0;
    const clips: Clip[] = [];
    for (const kinds of ORDER) {
      const together = changes.filter(({ kind }) => kinds.includes(kind));
      const lasting = together.map((change) => ({ change, begins, lasts: this.#lasts(change) }));
      clips.push(...lasting);
      begins += Math.max(0, ...lasting.map(({ lasts }) => lasts));
    }
    return { scene, clips, lasts: begins };
  }

  #lasts(change: Change): number {
    if (change.kind !== 'move') return LASTS[change.kind];
    const hexes = apart(this.#point(change.from), this.#point(change.piece.at)) / Math.sqrt(3);
    return Math.min(MAX_MS, STEP_MS * Math.max(1, hexes));
  }

  #moment({ clips }: Film, passed: number): Moment {
    const ghosts: Ghost[] = [];
    const sparks: Spark[] = [];
    const away = new Set<string>();
    for (const { change, begins, lasts } of clips) {
      const share = (passed - begins) / lasts;
      if (share > 1) continue;
      if (change.kind === 'shot' || change.kind === 'melee') {
        if (share >= 0)
          sparks.push({
            kind: change.kind,
            from: this.#point(change.from),
            to: this.#point(change.to),
            share,
          });
      } else if (change.kind === 'hit' || change.kind === 'rout') {
        const at = this.#point(change.piece.at);
        if (share >= 0) sparks.push({ kind: 'hit', from: at, to: at, share });
      } else {
        away.add(change.piece.id);
        ghosts.push(this.#ghost(change, Math.max(0, share)));
      }
    }
    return { ghosts, sparks, away };
  }

  #ghost(change: Extract<Change, { kind: 'move' | 'loss' | 'arrival' }>, share: number): Ghost {
    const { piece } = change;
    const at = this.#point(piece.at);
    if (change.kind === 'loss') return { piece, at: plus(at, { x: 0, y: -0.7 }, share), alpha: 1 - share };
    if (change.kind === 'arrival') return { piece, at, alpha: share };
    const eased = share * share * (3 - 2 * share);
    return { piece, at: between(this.#point(change.from), at, eased), alpha: 1 };
  }
}
