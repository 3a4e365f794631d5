import { type Piece, type Place, placeKey, type Scene, type Seat } from '@warmoot/kernel';
import { match } from '../../text/index.ts';
import { subjectOf } from './atlas.ts';
import type { Session } from './session.ts';

const words = match.spoken;

/** A place of the board in words: where it is, what is there, and what can be done with it. */
export const placeInWords = (session: Session, place: Place): string => {
  const atlas = session.atlas.value;
  const cell = atlas?.cellAt.get(placeKey(place));
  const stack = atlas?.stackAt.get(placeKey(place)) ?? [];
  const goal = session.goals.value.get(placeKey(place));
  return [
    cell === undefined ? '' : words.hex(cell.id, cell.terrainName ?? cell.terrain, cell.name),
    cell?.owner === undefined ? '' : words.heldBy(ownerInWords(session, cell.owner)),
    cell?.height === undefined ? '' : words.height(cell.height),
    ...(stack.length === 0 ? [words.empty] : stack.map((piece) => pieceInWords(piece, session))),
    goal === undefined ? '' : words.goal(goal.length),
    (goal?.[0] && session.costOf(goal[0])) ?? '',
  ]
    .filter((part) => part !== '')
    .join('. ');
};

/** Everything known about the place at the cursor: the long form of `placeInWords`. */
export const fullyInWords = (session: Session): string => {
  const place = session.cursor.value ?? session.pickedAt.value;
  const cell = place && session.atlas.value?.cellAt.get(placeKey(place));
  const view = session.sight.value?.view;
  if (!place || !cell || view === undefined) return '';
  const about = session.system.inspect?.(view, session.seat, subjectOf(cell));
  const facts = about?.facts.map(({ label, value }) => `${label}: ${value}`) ?? [];
  return [placeInWords(session, place), ...facts].join('. ');
};

const ownerInWords = ({ seat, spokenNames }: Session, owner: Seat): string =>
  owner === seat ? match.you : (spokenNames.value[owner] ?? owner);

const pieceInWords = (piece: Piece, { seat, scene, spokenNames }: Session): string =>
  [
    piece.name,
    sideInWords(piece, seat, spokenNames.value),
    piece.facing === undefined ? '' : words.facing(directionIn(scene.value, piece.facing)),
    ...piece.badges.map(badgeInWords),
  ]
    .filter((part) => part !== '')
    .join(', ');

const sideInWords = ({ side }: Piece, seat: Seat, names: Readonly<Record<Seat, string>>): string => {
  if (side === undefined) return '';
  return side === seat ? words.own : words.of(names[side] ?? side);
};

/** `outOfCommand` is read as words. */
const badgeInWords = (badge: string): string =>
  badge.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const directionIn = (scene: Scene | null, facing: number): string => {
  const isPointy = scene?.ground.kind === 'hexes' && scene.ground.orientation === 'pointy';
  return (isPointy ? match.pointyDirections : match.directions)[facing] ?? '';
};
