import { signal } from '@preact/signals';
import type { Seat } from '@warmoot/kernel';
import type { ProposalSeen } from '@warmoot/server/wire';
import { api } from '../../net/api.ts';
import type { Session } from '../play/session.ts';

/** The dialog in which a player enters a proposal. */
export const asking = signal<'takeback' | 'end' | null>(null);

interface Wish {
  readonly kind: ProposalSeen['kind'];
  readonly moves?: number;
  readonly winners?: readonly Seat[];
}

/** MOT-15 */
export const propose = (session: Session, request: Wish): Promise<void> =>
  session.attempt(() =>
    api.post(`/matches/${session.link.match}/proposals`, { as: session.seat, ...request }),
  );

export const answer = (
  session: Session,
  proposal: string,
  says: 'agree' | 'decline' | 'withdraw',
): Promise<void> =>
  session.attempt(() =>
    api.post(`/matches/${session.link.match}/proposals/${proposal}`, { as: session.seat, answer: says }),
  );

/** Computer players answer at once: nobody has to be asked. */
export const isAloneWithComputers = ({ link, yours }: Session): boolean =>
  link.table.value?.chairs.every(({ seat, bot, isOpen }) => yours.includes(seat) || isOpen || bot !== null) ??
  false;
