import {
  type Answer,
  type AnySystem,
  type GameCommand,
  type GameEvent,
  type Line,
  type Match,
  type Scene,
  type Seat,
  storyOf,
  storyOfEvents,
  type Verdict,
} from '@warmoot/kernel';
import { PieceCodes } from './board/pieceCodes.ts';

// biome-ignore lint/suspicious/noExplicitAny: any system can be played here
export type AnyMatch = Match<any, any, any, any, any>;

/** A match as one person follows it: what they can see, and what has happened since they last looked. */
export class Table {
  readonly match: AnyMatch;
  /** The viewer: a seat of the game, or the moderator, who sees everything. */
  readonly viewer: Seat;
  readonly codes = new PieceCodes();
  #news: Line[];

  constructor(match: AnyMatch, viewer: Seat) {
    this.match = match;
    this.viewer = viewer;
    this.#news = storyOf(match, viewer);
  }

  get system(): AnySystem {
    return this.match.system;
  }

  get view(): unknown {
    return this.match.viewOf(this.viewer);
  }

  get scene(): Scene {
    return this.system.scene(this.view, this.viewer);
  }

  /** Also returns the viewer's story of it. */
  submit(seat: Seat, command: GameCommand): { answer: Answer<GameEvent>; lines: Line[] } {
    const before = this.match.state;
    const answer: Answer<GameEvent> = this.match.submit(seat, command);
    const lines = answer.ok ? storyOfEvents(this.system, before, answer.events, this.viewer) : [];
    this.#news.push(...lines);
    return { answer, lines };
  }

  undo(): Verdict {
    return this.match.undo(this.viewer);
  }

  /** The story since the last call. */
  takeNews(): Line[] {
    const news = this.#news;
    this.#news = [];
    return news;
  }
}
