import type { Seat } from '@warmoot/kernel';
import type { Session } from '../../match/play/session.ts';
import { botName } from '../../text/botWords.ts';
import { match } from '../../text/index.ts';
import { campaign as words } from './text/index.ts';

/** Who rules a kingdom: a person's name, or what the computer player is called. */
export const sitterOf = ({ link, yours }: Session, seat: Seat): string => {
  const chair = link.table.value?.chairs.find((each) => each.seat === seat);
  if (yours.includes(seat)) return words.you;
  return chair?.bot ? botName(chair.bot) : (chair?.name ?? match.nobody);
};
