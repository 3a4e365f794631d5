import type { Campaign } from '@warmoot/systems/chronopia/desk';
import type { Session } from '../../../match/play/session.ts';

/** The news with which a turn began: its report came then. */
export interface TurnMoment {
  readonly turn: number;
  readonly number: number;
  readonly view: Campaign;
}

/** The moment of each turn's report, up to the one being viewed. */
export const momentsOf = (session: Session): readonly TurnMoment[] => {
  const moments: TurnMoment[] = [];
  if (session.news.value[0]?.number !== 1) return moments; // the earlier news are still to come
  for (const { number } of session.news.value) {
    const view = session.sightAt(number)?.view as Campaign | undefined;
    if (view === undefined || view.turn === (moments.at(-1)?.turn ?? 0)) continue;
    moments.push({ turn: view.turn, number, view });
  }
  return moments;
};
