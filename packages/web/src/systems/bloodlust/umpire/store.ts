import { effect, signal } from '@preact/signals';
import {
  type Entry,
  readGame,
  type UmpireGame,
  type Unit,
  unitsNow,
  withEntry,
  withoutEntry,
  writeGame,
} from '@warmoot/systems/bloodlust/umpire';

const KEY = 'warmoot-umpire';

const readKept = (): UmpireGame | undefined => {
  const kept = localStorage.getItem(KEY);
  const reading = kept === null ? undefined : readGame(kept);
  return reading?.ok ? reading.value : undefined;
};

/** The game that this device keeps. */
export const game = signal<UmpireGame | undefined>(readKept());

effect(() => {
  if (game.value === undefined) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, writeGame(game.value));
});

/** Another tab of this device has written in it. */
addEventListener('storage', ({ key, newValue }) => {
  const kept = game.peek();
  if (key !== KEY || newValue === (kept && writeGame(kept))) return;
  game.value = readKept();
});

export const enter = (entry: Entry): void => {
  if (game.value !== undefined) game.value = withEntry(game.value, entry);
};

export const takeBack = (at: number): void => {
  if (game.value !== undefined) game.value = withoutEntry(game.value, at);
};

export const unitsIn = (from: UmpireGame | undefined): readonly Unit[] =>
  from === undefined ? [] : unitsNow(from);

const bytesOf = async (stream: ReadableStream<BufferSource>): Promise<Uint8Array> =>
  new Uint8Array(await new Response(stream as ReadableStream).arrayBuffer());

const streamOf = (bytes: Uint8Array): ReadableStream<BufferSource> =>
  new Blob([bytes as BufferSource]).stream() as ReadableStream<BufferSource>;

/** A game as a short code for a link. */
export const codeOf = async (shared: UmpireGame): Promise<string> => {
  const text = new TextEncoder().encode(writeGame(shared));
  const packed = await bytesOf(streamOf(text).pipeThrough(new CompressionStream('deflate-raw')));
  return btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** The longest code that is opened: one of more is not ours. */
const MOST = 40_000;

/** The game in a code, or in a whole link; undefined if it cannot be read. */
export const gameIn = async (given: string): Promise<UmpireGame | undefined> => {
  const code = given.trim().replace(/^.*#/, '');
  if (code === '' || code.length > MOST) return undefined;
  try {
    const packed = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
      each.charCodeAt(0),
    );
    const text = await bytesOf(streamOf(packed).pipeThrough(new DecompressionStream('deflate-raw')));
    const reading = readGame(new TextDecoder().decode(text));
    return reading.ok ? reading.value : undefined;
  } catch {
    return undefined;
  }
};
