import type { Writable } from 'node:stream';
import type { Place } from './place.ts';

/** A connection that sends a viewer the match as one seat sees it. */
export interface ViewerLink {
  readonly isOpen: boolean;
  /** Resolves when the viewer has read it, so at most one event waits for a slow viewer. */
  send(event: string, place: Place, json: string): Promise<void>;
  end(): void;
}

export const HEARTBEAT_MS = 25_000;
/** A viewer that takes longer to read one event is disconnected; it reconnects and resumes. */
const READ_WITHIN_MS = 30_000;

/** Resolves when everything written has left, or the connection is closed. */
export const drained = async (out: Writable): Promise<void> => {
  const late = setTimeout(() => out.destroy(), READ_WITHIN_MS);
  await new Promise<void>((resolve) => {
    const done = (): void => {
      out.off('drain', done).off('close', done);
      resolve();
    };
    out.on('drain', done).on('close', done);
  });
  clearTimeout(late);
};

/** When the server stops, viewers reconnect after a wait between these. */
const MIN_BACK_MS = 200;
const MAX_BACK_MS = 1_200;

/** Spreads the reconnections out. */
export const waitBeforeReturn = (): number =>
  Math.round(MIN_BACK_MS + Math.random() * (MAX_BACK_MS - MIN_BACK_MS));
