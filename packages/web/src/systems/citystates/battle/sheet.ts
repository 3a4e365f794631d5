import type { GameCommand } from '@warmoot/kernel';
import { type BattleSheet, battleSheet, type DuelSheet, duelSheet } from '@warmoot/systems/citystates/sheets';
import { offerOf } from '../../../match/play/offer.ts';
import type { Session } from '../../../match/play/session.ts';
import { battle as words } from './text/index.ts';

type View = Parameters<typeof battleSheet>[0];

const viewOf = (session: Session): View | undefined => session.sight.value?.view as View | undefined;

/** The battle under way, as this seat may see it. */
export const battleOf = (session: Session): BattleSheet | null => {
  const view = viewOf(session);
  return view === undefined ? null : battleSheet(view, session.seat);
};

export const duelOf = (session: Session): DuelSheet | null => {
  const view = viewOf(session);
  return view === undefined ? null : duelSheet(view, session.seat);
};

/** Gives an order that the sheet offers. */
export const give = (session: Session, command: GameCommand): Promise<void> =>
  session.give(offerOf(session.system, session.sight.value?.view, session.seat, command));

export const unitName = (type: keyof typeof words.units): string => words.units[type];

/** A seat by the name of its nation. */
export const nationOf = (session: Session, seat: string): string => session.sideNames.value[seat] ?? seat;
