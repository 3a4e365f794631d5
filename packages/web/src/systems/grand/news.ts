import type { News } from '@warmoot/server/wire';
import type { Session } from '../../match/play/session.ts';

/** What this seat has been told up to the moment that is shown. */
export const newsUpTo = ({ news, at }: Session): readonly News[] => {
  const upTo = at.value ?? Number.POSITIVE_INFINITY;
  return news.value.filter(({ number }) => number <= upTo);
};
