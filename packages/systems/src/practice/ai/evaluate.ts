import type { Seat } from '@warmoot/kernel';
import { distance, MILL } from '../board.ts';
import { isOnBoard } from '../state.ts';
import type { PracticeView } from '../view.ts';

/** Tuned by play; the order matters more than the sizes. */
const WEIGHT = { victory: 1000, band: 12, nearest: 4, advance: 1, guard: 1 } as const;

const distancesToMill = ({ bands }: PracticeView): number[] =>
  bands.filter(isOnBoard).flatMap(({ side, at }) => (side === 'red' ? [distance(at, MILL)] : []));

/** Blue bands should stay near the enemy nearest to the mill. */
const guardsAway = ({ bands }: PracticeView): number => {
  const placed = bands.filter(isOnBoard);
  const [threat] = placed
    .filter(({ side }) => side === 'red')
    .sort((a, b) => distance(a.at, MILL) - distance(b.at, MILL));
  if (threat === undefined) return 0;
  return placed.reduce((sum, { side, at }) => sum + (side === 'blue' ? distance(at, threat.at) : 0), 0);
};

const count = ({ bands, archersHidden }: PracticeView, side: Seat): number => {
  const seen = bands.filter((band) => band.side === side);
  const unseen = side === 'blue' && archersHidden && !seen.some(({ hidden }) => hidden);
  return seen.length + Number(unseen);
};

/** Named terms, from the seat's side: reasons a player can read. */
const evaluate = (view: PracticeView, seat: Seat): Record<string, number> => {
  const sign = seat === 'red' ? 1 : -1;
  const distances = distancesToMill(view);
  return {
    victory: view.end === null ? 0 : view.end.winner === seat ? WEIGHT.victory : -WEIGHT.victory,
    bands: sign * WEIGHT.band * (count(view, 'red') - count(view, 'blue')),
    'way to the mill': -sign * WEIGHT.nearest * Math.min(9, ...distances),
    'the others behind': -sign * WEIGHT.advance * distances.reduce((sum, far) => sum + far, 0),
    'guard of the mill': seat === 'blue' ? -WEIGHT.guard * guardsAway(view) : 0,
  };
};

export const practiceMind = { evaluate };
