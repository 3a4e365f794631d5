import { type Place, placeKey } from '@warmoot/kernel';
import type { Board } from '../../board/index.ts';
import { isStrike } from '../play/offer.ts';
import { announcePicked, nextToAct } from '../play/picking.ts';
import type { Session } from '../play/session.ts';
import { placeInWords } from '../play/spoken.ts';

/** After the last unit the key leaves the board, as Tab does everywhere. */
export const cycle = (board: Board, session: Session, step: 1 | -1): boolean => {
  const next = nextToAct(session, step);
  const at = next === undefined ? undefined : session.atlas.value?.pieces.get(next)?.at;
  if (next === undefined || at === undefined) return false;
  session.pick([next]);
  goTo(board, session, at);
  announcePicked(session);
  return true;
};

/** The places of the player's pieces that can act, each once, in the order of the subjects. */
const stacksToAct = ({ atlas, subjects }: Session): Place[] => {
  const places = subjects.value.flatMap((id) => atlas.value?.pieces.get(id)?.at ?? []);
  return [...new Map(places.map((at) => [placeKey(at), at])).values()];
};

/** The next stack that can act, all of it; round and round. */
export const nextStack = (board: Board, session: Session, step: 1 | -1): boolean => {
  const places = stacksToAct(session);
  const from = session.pickedAt.value ?? session.cursor.value;
  const now = from ? places.findIndex((at) => placeKey(at) === placeKey(from)) : -1;
  const next = places.at(now < 0 ? (step === 1 ? 0 : -1) : (now + step) % places.length);
  if (next === undefined) return true;
  const able = new Set(session.subjects.value);
  session.pick(session.ownAt(next).filter((id) => able.has(id)));
  goTo(board, session, next);
  announcePicked(session);
  return true;
};

/** Goes through the targets first, then the destinations. */
export const nextGoal = (board: Board, session: Session, step: 1 | -1): boolean => {
  const goals = [...session.goals.value.values()].flatMap(([first]) => first ?? []);
  const sorted = goals.sort((a, b) => Number(isStrike(b)) - Number(isStrike(a)));
  const at = session.cursor.value && placeKey(session.cursor.value);
  const now = sorted.findIndex(({ place }) => place && placeKey(place) === at);
  const next = sorted.at(now < 0 ? (step === 1 ? 0 : -1) : (now + step) % sorted.length)?.place;
  if (next === undefined) return true;
  goTo(board, session, next);
  session.point(next);
  session.speak(placeInWords(session, next));
  return true;
};

export const goTo = (board: Board, session: Session, place: Place): void => {
  session.cursor.value = place;
  board.reveal(place);
};
