import type { JSX } from 'preact';
import { proposals } from '../../text/index.ts';
import type { Session } from '../play/session.ts';
import { asking, isAloneWithComputers, propose } from './asking.ts';

const words = proposals.menu;

interface Props {
  readonly session: Session;
  readonly item: (says: string, act: () => void) => JSX.Element;
}

/** What may be proposed now, as items of the menu. */
export function ProposalItems({ session, item }: Props) {
  const table = session.link.table.value;
  if (table === null || !session.isAtTable.value) return null;
  const { status, settings, deadlines } = table;
  const hasPeople = !isAloneWithComputers(session);
  const hasClock = deadlines.some(({ dueAt }) => dueAt !== null);
  const ask = (what: 'takeback' | 'end') => () => {
    asking.value = what;
  };
  return (
    <>
      {status === 'playing' && settings.takebacks !== 'never' ? item(words.takeback, ask('takeback')) : null}
      {(status === 'playing' || status === 'paused') && hasPeople
        ? item(table.chairs.length > 2 ? words.agreedEnd : words.end, ask('end'))
        : null}
      {status === 'playing' && hasClock
        ? item(words.pause, () => void propose(session, { kind: 'pause' }))
        : null}
      {status === 'paused' ? item(words.resume, () => void propose(session, { kind: 'resume' })) : null}
      {status === 'over' ? item(words.rematch, () => void propose(session, { kind: 'rematch' })) : null}
    </>
  );
}
