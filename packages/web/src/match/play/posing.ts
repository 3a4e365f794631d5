import {
  type GameCommand,
  INCH,
  type Piece,
  type Place,
  type TablePlace,
  type Waiting,
} from '@warmoot/kernel';
import type { Pose } from '../../board/index.ts';
import { match as words } from '../../text/index.ts';
import { sentence } from '../../text/sentence.ts';
import type { Choosing } from './choosing.ts';
import { type Offer, offerOf } from './offer.ts';
import type { Session } from './session.ts';

/** A command for the picked pieces at a spot of the free table, and whether the rules allow it. */
export interface Posed {
  readonly offer: Offer;
  readonly pose: Pose;
}

const isSpot = (place: Place | undefined): place is TablePlace => place !== undefined && 'x' in place;

/** The spot of a choice if it is a pose: with a heading, on the free table. */
export const poseOf = (offer: Offer | null): (TablePlace & { readonly heading: number }) | undefined => {
  const place = offer?.place;
  return isSpot(place) && place.heading !== undefined ? { ...place, heading: place.heading } : undefined;
};

/** The command meant by pointing at a spot with a body picked; judged by the rules alone. */
export const posedAt = (session: Choosing, place: Place): Posed | undefined => {
  const { system, seat, sight, picked, mayChoose } = session;
  const view = sight.value?.view;
  if (!isSpot(place) || !mayChoose.value || picked.value.length === 0) return undefined;
  const command = system.meant?.(view, seat, picked.value, place, session.planSoFar()) as
    | GameCommand
    | undefined;
  return command && posedBy(session, offerOf(system, view, seat, command));
};

/** A body on the table, or one that waits beside it. */
const bodyOf = ({ atlas, scene }: Choosing, id: string | undefined): Piece | Waiting | undefined => {
  const piece = atlas.value?.pieces.get(id ?? '') ?? scene.value?.tray?.find((each) => each.id === id);
  return piece?.body === undefined ? undefined : piece;
};

/** A choice as a pose on the board, if it is one. */
export const posedBy = (session: Choosing, offer: Offer): Posed | undefined => {
  const at = poseOf(offer);
  const piece = bodyOf(session, offer.actors[0]);
  if (at === undefined || piece === undefined) return undefined;
  const verdict = session.system.check(session.sight.value?.view, session.seat, offer.command);
  const isPermitted = verdict.ok;
  const says = verdict.ok ? (session.costOf(offer) ?? distanceText(piece, at)) : sentence(verdict.because);
  return { offer, pose: { piece: poseAt(piece, at), isPermitted, says, isPlanned: false } };
};

const poseAt = (piece: Piece | Waiting, { x, y, heading }: TablePlace): Piece => ({
  ...piece,
  at: { x, y },
  ...(heading === undefined ? {} : { facing: heading }),
});

/** With one decimal, rounded down. */
const distanceText = (piece: Piece | Waiting, to: TablePlace): string => {
  const at = 'at' in piece ? piece.at : undefined;
  if (!isSpot(at)) return '';
  const tenths = Math.floor((10 * Math.hypot(to.x - at.x, to.y - at.y)) / INCH);
  return words.inches((tenths / 10).toFixed(1));
};

/** Where the picked body stands, or will stand by the plan. */
const poseNow = (session: Session): (TablePlace & { readonly heading: number }) | undefined => {
  const [first] = session.picked.value;
  const piece = session.atlas.value?.pieces.get(first ?? '');
  const here = piece?.body && isSpot(piece.at) ? { ...piece.at, heading: piece.facing ?? 0 } : undefined;
  return poseOf(session.planned.value) ?? here;
};

/** The keys that turn a body, with Shift by half a degree. */
export const TURNS: Readonly<Record<string, number>> = { ',': -15, '.': 15, '<': -0.5, '>': 0.5 };

/** Turns the plan, or the body where it stands, by degrees clockwise. */
export const turnPlan = (session: Session, degrees: number): boolean => {
  const at = poseNow(session);
  if (at === undefined) return false;
  turnTo(session, at.heading + degrees);
  return true;
};

/** The same to a heading in degrees. */
export const turnTo = (session: Session, heading: number): void => {
  const at = poseNow(session);
  if (at) planPose(session, { ...at, heading: ((heading % 360) + 360) % 360 });
};

/** Moves the plan, or plans a move from the body's position. */
export const nudgePlan = (session: Session, dx: number, dy: number): boolean => {
  const [first] = session.picked.value;
  const piece = session.atlas.value?.pieces.get(first ?? '');
  const here = piece && isSpot(piece.at) ? { ...piece.at, heading: piece.facing ?? 0 } : undefined;
  const from = poseOf(session.planned.value) ?? here;
  if (from === undefined || piece?.body === undefined) return false;
  planPose(session, {
    x: Math.round(from.x + dx * INCH),
    y: Math.round(from.y + dy * INCH),
    heading: from.heading,
  });
  return true;
};

/** Plans a pose if the rules permit it; otherwise says why not and keeps the old plan. */
export const planPose = (session: Session, place: TablePlace): void => {
  session.aim(place, 'look');
};
