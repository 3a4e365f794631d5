import { OddsCard } from '../../../match/odds/OddsCard.tsx';
import type { Session } from '../../../match/play/session.ts';
import type { ForSession } from '../../part.ts';
import { battle as words } from './text/index.ts';

/** Whether an attack is being considered. */
export const isPlanningAttack = (session: Session): boolean =>
  session.considered.value?.command.type === 'attack';

/** CST-PLY-06: the odds of the attack that is planned or pointed at. */
export function AttackTab({ session }: ForSession) {
  return isPlanningAttack(session) ? (
    <OddsCard session={session} />
  ) : (
    <p class="hint">{words.column.choose}</p>
  );
}
