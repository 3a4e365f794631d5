import { cachePerObject, type GameCommand } from '@warmoot/kernel';
import type { Game } from '@warmoot/systems/citystates/scene';
import { type BattleSheet, battleSheet, type DuelSheet, duelSheet } from '@warmoot/systems/citystates/sheets';
import { offerOf } from '../../../match/play/offer.ts';
import type { Session } from '../../../match/play/session.ts';
import { language } from '../../../text/language.ts';
import { allSaidBy, saidBy } from '../../../text/systemWords.ts';
import { gameOf } from '../view.ts';

/** Once for every view, in each language and for each seat: many parts of the page ask for it. */
const sheetsOf = cachePerObject((_view: Game) => new Map<string, BattleSheet | null>());

/** The battle under way, as this seat may see it. */
export const battleOf = (session: Session): BattleSheet | null => {
  const view = gameOf(session);
  if (view === undefined) return null;
  const key = `${language.value} ${session.seat}`;
  const known = sheetsOf(view).get(key);
  if (known !== undefined) return known;
  const sheet = allSaidBy('citystates', battleSheet(view, session.seat));
  sheetsOf(view).set(key, sheet);
  return sheet;
};

export const duelOf = (session: Session): DuelSheet | null => {
  const view = gameOf(session);
  return view === undefined ? null : allSaidBy('citystates', duelSheet(view, session.seat));
};

/** Gives an order that the sheet offers. */
export const give = (session: Session, command: GameCommand): Promise<void> =>
  session.give(offerOf(session.system, session.sight.value?.view, session.seat, command));

/** A type of unit, a tactic or a class, as the system says it. */
export const nameOf = (said: string): string => saidBy('citystates', said);

/** A nation as in a sentence: `the Elves`. */
export const spokenNation = (session: Session, seat: string): string =>
  session.spokenNames.value[seat] ?? seat;

/** A seat by the name of its nation. */
export const nationOf = (session: Session, seat: string): string => session.sideNames.value[seat] ?? seat;
