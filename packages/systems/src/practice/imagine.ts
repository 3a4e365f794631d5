import { type Dice, type Gist, pick, type Seat } from '@warmoot/kernel';
import { type HexId, WOODS } from './board.ts';
import type { PracticeEvent } from './events.ts';
import { type Band, BLANK, bandAt, bandById, type PracticeState, type Side } from './state.ts';
import type { PracticeView } from './view.ts';

/** PRC-HID-01: to those who cannot see them, hidden archers may be in any woods where nobody stands. */
const mayHide = ({ bands }: PracticeView): HexId[] => WOODS.filter((at) => bandAt(bands, at) === undefined);

const pictured = (view: PracticeView, band: Band, dice: Dice): Band => {
  const seen = bandById(view.bands, band.id);
  if (seen !== undefined) return seen;
  if (band.id !== 'archers' || !view.archersHidden) return { ...band, at: null, hidden: false, used: false };
  return { ...band, at: pick(dice, mayHide(view), 'where the archers may be'), hidden: true, used: false };
};

export const imagine = (view: PracticeView, _seat: Seat, dice: Dice): PracticeState => ({
  turn: view.turn,
  active: view.active,
  phase: view.phase,
  bands: BLANK.bands.map((band) => pictured(view, band, dice)),
  end: view.end,
});

const lost = (
  before: PracticeState,
  events: readonly PracticeEvent[],
  lostBy: (side: Side) => boolean,
): number =>
  events.filter(
    (event) => event.type === 'bandDestroyed' && lostBy(bandById(before.bands, event.band)?.side as Side),
  ).length;

export const gist = (before: PracticeState, events: readonly PracticeEvent[], seat: Seat): Gist => ({
  'enemy lost': lost(before, events, (side) => side !== seat),
  'own lost': lost(before, events, (side) => side === seat),
  ...(events.some(({ type }) => type === 'archersFound') ? { archers: 'found' } : {}),
});
