import { type Place, placeKey } from '@warmoot/kernel';
import type { Pick } from '../../board/index.ts';
import { match as words } from '../../text/index.ts';
import { subjectOf } from './atlas.ts';
import { poseOf } from './posing.ts';
import type { Session } from './session.ts';

type Picked = Pick & { readonly place: Place };

/** What a click, a tap or Enter on a place of the board does now. */
export const pickOnBoard = (session: Session, pick: Pick): void => {
  if (pick.place === undefined) return;
  const at = pick as Picked;
  if (pick.faces !== undefined) session.face(pick.faces);
  else if (pick.adds && continuesPlan(session, at)) {
    session.continues.value = true;
    session.aim(at.place, 'look');
  } else if (pick.adds) addToPicked(session, at);
  else if (pick.isPickOnly) pickOut(session, at);
  else if (isPlanned(session, at.place)) session.aim(at.place, 'do');
  else if (canActAt(session, at.place) && !isMeantAsGoal(session, at)) pickOwn(session, at);
  else if (session.goals.value.has(placeKey(at.place)) || session.drilling.to(at.place))
    session.aim(at.place, at.by === 'touch' ? 'look' : 'do');
  else if (!explained(session, at)) lookAt(session, at);
};

/** On the free table a click on open ground adds a leg to the planned move. */
const continuesPlan = ({ planned }: Session, { place, piece }: Picked): boolean =>
  'x' in place && piece === undefined && poseOf(planned.value) !== undefined;

const isPlanned = ({ planned }: Session, place: Place): boolean =>
  planned.value?.place !== undefined && placeKey(planned.value.place) === placeKey(place);

const actingAt = (session: Session, place: Place): string[] => {
  const subjects = new Set(session.subjects.value);
  return session.ownAt(place).filter((id) => subjects.has(id));
};

const canActAt = (session: Session, place: Place): boolean => actingAt(session, place).length > 0;

/**
 * If the picked pieces can move onto other pieces, a click sends them there. A click on a fanned counter, or a right
 * click, picks those pieces instead.
 */
const isMeantAsGoal = (session: Session, { place, piece, stack }: Picked): boolean =>
  session.picked.value.length > 0 &&
  session.goals.value.has(placeKey(place)) &&
  (piece === undefined || piece.id === stack[0]?.id);

const pickOut = (session: Session, at: Picked): void =>
  canActAt(session, at.place) ? pickOwn(session, at) : lookAt(session, at);

/** First the whole stack; a second click, or one on a counter of the fan, picks only that counter. */
const pickOwn = (session: Session, { place, piece, stack }: Picked): void => {
  const own = actingAt(session, place);
  const picked = session.picked.value;
  const isAll = own.length > 1 && own.every((id) => picked.includes(id));
  const isOfFan = piece !== undefined && piece.id !== stack[0]?.id;
  const isAlone = piece !== undefined && own.includes(piece.id) && (isAll || isOfFan);
  if (isAlone) session.pick([piece.id]);
  else session.pick(session.choicesFor(own).length > 0 ? own : firstAble(session, own));
  announcePicked(session);
};

const firstAble = (session: Session, own: readonly string[]): readonly string[] => {
  const able = own.find((id) => session.choicesFor([id]).length > 0);
  return able === undefined ? own : [able];
};

/** The whole stack, as with a plain click; on the fan only that counter. A second click removes it. */
const addToPicked = (session: Session, { place, piece, stack }: Picked): void => {
  const own = session.ownAt(place);
  const isOfFan = piece !== undefined && piece.id !== stack[0]?.id && own.includes(piece.id);
  const wanted = isOfFan ? [piece.id] : own;
  const picked = session.picked.value;
  const has = wanted.every((id) => picked.includes(id));
  session.pick(has ? picked.filter((id) => !wanted.includes(id)) : [...new Set([...picked, ...wanted])]);
  announcePicked(session);
};

/**
 * A counter pressed in the list of a hex: one of several picked counters is picked alone, another joins them. If it
 * toggles (Shift or the right button), only this counter joins or leaves.
 */
export const pickedInStack = (
  own: readonly string[],
  picked: readonly string[],
  id: string,
  toggles: boolean,
): readonly string[] => {
  const others = picked.filter((each) => each !== id && own.includes(each));
  if (!own.includes(id)) return [id];
  if (!picked.includes(id)) return [...others, id];
  return toggles && others.length > 0 ? others : [id];
};

/** The first click on an impossible target says why not; the second selects what is there. */
const explained = (session: Session, { place, piece }: Picked): boolean => {
  const before = session.notice.value;
  const isOwn = piece?.side === session.seat;
  const isPose = 'x' in place && piece === undefined; // each spot of a free table is a different command
  return !isOwn && (before === null || isPose) && session.aim(place, 'look');
};

const lookAt = (session: Session, { place, piece, cell, by }: Picked): void => {
  const hex = cell && subjectOf(cell);
  const isAsked = hex !== undefined && session.subjects.value.includes(hex);
  const subject = isAsked ? hex : (piece?.id ?? hex);
  session.pick(subject === undefined ? [] : [subject]);
  session.cursor.value = session.cursor.value === null ? null : place;
  // other units may advance into a hex emptied by melee
  if (isAsked && session.goals.value.has(placeKey(place))) session.aim(place, by === 'touch' ? 'look' : 'do');
  else announcePicked(session);
};

export const announcePicked = (session: Session): void => {
  const { atlas, picked, choices } = session;
  const names = picked.value.map(
    (id) => atlas.value?.pieces.get(id)?.name ?? atlas.value?.cells.get(id)?.id ?? id,
  );
  session.speak(words.spoken.picked(names.join(', '), choices.value.length));
};

/** Picks the player's own pieces inside a selection box that can act. */
export const pickMany = (session: Session, ids: readonly string[], adds: boolean): void => {
  const able = new Set(session.subjects.value);
  const before = adds ? session.picked.value : [];
  session.pick([...new Set([...before, ...ids.filter((id) => able.has(id))])]);
  session.speak(words.spoken.many(session.picked.value.length));
};

/** The next piece that can act, in the order of the subjects; undefined after the last. */
export const nextToAct = (session: Session, step: 1 | -1): string | undefined => {
  const atlas = session.atlas.value;
  const able = session.subjects.value.filter((id) => atlas?.pieces.has(id));
  const at = able.findIndex((id) => session.picked.value.includes(id));
  if (at < 0) return step === 1 ? able[0] : able.at(-1);
  for (let next = at + step; next >= 0 && next < able.length; next += step)
    if (!session.picked.value.includes(able[next] as string)) return able[next];
  return undefined;
};
