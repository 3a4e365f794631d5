import { type Reading, readingOf, type Seat, unreadable } from '@warmoot/kernel';
import { z } from 'zod';
import type { Position } from '../door.ts';
import { readerOf } from '../schemaFault.ts';
import { type HexId, isHex, terrainAt } from './board.ts';
import { LAST_TURN } from './data/bands.ts';
import { type Band, BLANK, type PracticeState } from './state.ts';

const HexIdText = z
  .string('a hex id is text: write it in quotes, "0403"')
  .refine(isHex, 'is not a hex of this board');
const BandWords = z.strictObject({
  at: HexIdText,
  hidden: z.boolean().optional(),
  used: z.boolean().optional(),
});

/** Bands that are not named are not on the board. */
const Given = z.strictObject({
  turn: z.int().min(1).max(LAST_TURN).default(1),
  active: z.enum(['red', 'blue']).default('red'),
  phase: z.enum(['hide', 'play']).default('play'),
  bands: z.record(z.string(), BandWords),
});
type Given = z.infer<typeof Given>;

const placed = (band: Band, words: Given['bands'][string] | undefined): Band =>
  words === undefined
    ? { ...band, at: null }
    : { ...band, at: words.at, hidden: words.hidden ?? false, used: words.used ?? false };

const unknownBand = ({ bands }: Given): string | undefined =>
  Object.keys(bands).find((id) => !BLANK.bands.some((band) => band.id === id));

const sharedHex = ({ bands }: Given): HexId | undefined => {
  const hexes = Object.values(bands).map(({ at }) => at);
  return hexes.find((at, i) => hexes.indexOf(at) !== i);
};

const drownedBand = ({ bands }: Given): string | undefined =>
  Object.keys(bands).find((id) => terrainAt(bands[id]?.at as HexId) === 'water');

const badlyHidden = ({ bands }: Given): string | undefined =>
  Object.keys(bands).find(
    (id) => bands[id]?.hidden === true && (id !== 'archers' || terrainAt(bands[id].at) !== 'woods'),
  );

const stateOf = ({ turn, active, phase, bands }: Given): PracticeState => ({
  turn,
  active,
  phase,
  bands: BLANK.bands.map((band) => placed(band, bands[band.id])),
  end: null,
});

/** A position in the words of a case: turn, who acts, and where each band stands. */
export const readPosition = (given: unknown): Reading<Position> => {
  const reading = readerOf(Given)(given);
  if (!reading.ok) return reading;
  const stranger = unknownBand(reading.value);
  if (stranger !== undefined)
    return unreadable(`there is no band called ${stranger}; PRC-SET-01 names them`, ['bands', stranger]);
  const crowded = sharedHex(reading.value);
  if (crowded !== undefined) return unreadable(`two bands stand in ${crowded} (PRC-MOV-03)`, ['bands']);
  const drowned = drownedBand(reading.value);
  if (drowned !== undefined)
    return unreadable(`${drowned} stands in deep water (PRC-MOV-02)`, ['bands', drowned]);
  const exposed = badlyHidden(reading.value);
  if (exposed !== undefined)
    return unreadable(`only the archers hide, and only in the woods (PRC-SET-02)`, ['bands', exposed]);
  return readingOf({ options: {}, state: stateOf(reading.value) });
};

const wordsOf = ({ at, hidden, used }: Band) => ({ at, hidden, used });

export const showPosition = (state: unknown, _seat: Seat): unknown => {
  const { turn, active, phase, bands } = state as PracticeState;
  return { turn, active, phase, bands: Object.fromEntries(bands.map((band) => [band.id, wordsOf(band)])) };
};
