import type { Session } from '../../../match/play/session.ts';
import { battleOf, give } from './sheet.ts';

/** CST-PLY-03: the advised strikes, as long as this seat is asked in the same round. */
export const strikeOn = async (session: Session): Promise<void> => {
  const round = battleOf(session)?.round;
  for (;;) {
    const sheet = battleOf(session);
    if (sheet?.question !== 'strike' || sheet.round !== round) return;
    const made = sheet.strikes.length;
    const { advised, targets, others } = sheet.strike ?? { advised: undefined, targets: [], others: [] };
    const target = targets.find(
      (each) => each.striker === advised?.striker && each.target === advised?.target,
    );
    const order = target?.order ?? others[0];
    if (order === undefined) return;
    await give(session, order);
    if ((battleOf(session)?.strikes.length ?? 0) <= made) return; // refused, or the others must choose first
  }
};
