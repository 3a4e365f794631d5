import { signal } from '@preact/signals';
import type { BattleSheet } from '@warmoot/systems/citystates/sheets';
import type { Session } from '../../../match/play/session.ts';
import { gameOf } from '../view.ts';

interface LastBattle {
  readonly session: Session;
  readonly sheet: BattleSheet;
  /** The latest news when the sheet was drawn. */
  readonly number: number;
  /** Whose player turn it was. */
  readonly turn: string;
}

const last = signal<LastBattle | null>(null);

const turnOf = (session: Session): string => {
  const game = gameOf(session);
  return `${game?.turn} ${game?.active}`;
};

export const keepBattle = (session: Session, sheet: BattleSheet): void => {
  last.value = { session, sheet, number: session.link.number, turn: turnOf(session) };
};

/** The battle that was over in this player turn, as it was last seen, and what has been reported since. */
export const lastBattleOf = (
  session: Session,
):
  | { readonly sheet: BattleSheet; readonly end: Session['news']['value'][number] | undefined }
  | undefined => {
  const kept = last.value;
  if (kept?.session !== session || kept.turn !== turnOf(session)) return undefined;
  const end = session.news.value.find(({ number, lines }) => number > kept.number && lines.length > 0);
  return { sheet: kept.sheet, end };
};
