import type { ListedMatch } from '@warmoot/server/wire';

const RANK: Readonly<Record<ListedMatch['status'], number>> = {
  playing: 1,
  paused: 2,
  gathering: 2,
  over: 3,
};
const rankOf = ({ isYourTurn, status }: ListedMatch): number => (isYourTurn ? 0 : RANK[status]);

/** Games that wait for this player come first, then the latest. */
export const byUrgency = (a: ListedMatch, b: ListedMatch): number =>
  rankOf(a) - rankOf(b) || b.movedAt - a.movedAt;
