import type { Seat, TablePlace } from '@warmoot/kernel';
import { centreOf, INCH, type Point, place, squareBetween, turned } from '@warmoot/tabletop';
import type { BloodCommand } from '../orders/commands.ts';
import { bodyOf, presentUnits } from '../rules/ground/bodies.ts';
import type { BloodState } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { meant } from './meant.ts';
import { spotOf } from './tablePlace.ts';

/** Something on the table that a wish can name. */
export interface Thing {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
}

const FAR = 60 * INCH;

/** Units and scenery that a move can be led by, the nearest first. */
export const thingsFor = (state: BloodState, unit: Unit): readonly Thing[] => {
  const from = centreOf(bodyOf(state, unit));
  const units = presentUnits(state.units)
    .filter(({ id }) => id !== unit.id)
    .map((other): Thing => ({ id: other.id, name: other.name, at: centreOf(bodyOf(state, other)) }));
  const terrain = state.terrain.map(
    ({ kind, centre }, nth): Thing => ({
      id: `${kind} ${nth + 1}`,
      name: kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      at: centre,
    }),
  );
  return [...units, ...terrain].toSorted((a, b) => squareBetween(from, a.at) - squareBetween(from, b.at));
};

/** A move said by things: `ahead 6`, `toward` something, `in front of` or `beside` it. */
export type Wish =
  | { readonly kind: 'ahead'; readonly inches: number }
  | { readonly kind: 'back'; readonly inches: number }
  | { readonly kind: 'turn'; readonly degrees: number }
  | { readonly kind: 'toward'; readonly thing: string; readonly inches?: number }
  | { readonly kind: 'before' | 'left' | 'right'; readonly thing: string; readonly inches: number };

const spotFor = (state: BloodState, unit: Unit, wish: Wish): TablePlace | undefined => {
  const body = bodyOf(state, unit);
  if (wish.kind === 'ahead') return spotOf(state, place(body.pose, 0, Math.round(wish.inches * INCH)));
  if (wish.kind === 'back') return spotOf(state, place(body.pose, 0, -Math.round(wish.inches * INCH)));
  if (wish.kind === 'turn') {
    const heading = turned(body.pose.heading, Math.round(2 * wish.degrees));
    return { ...spotOf(state, body.pose), heading: heading / 2 };
  }
  const thing = thingsFor(state, unit).find(({ id }) => id === wish.thing);
  if (thing === undefined) return undefined;
  if (wish.kind === 'toward') {
    const far = Math.hypot(thing.at.x - body.pose.x, thing.at.y - body.pose.y) || 1;
    const share = Math.min(1, (wish.inches === undefined ? FAR : wish.inches * INCH) / far);
    return spotOf(state, {
      x: Math.round(body.pose.x + (thing.at.x - body.pose.x) * share),
      y: Math.round(body.pose.y + (thing.at.y - body.pose.y) * share),
    });
  }
  const other = presentUnits(state.units).find(({ id }) => id === wish.thing);
  const apart = Math.round(wish.inches * INCH);
  if (other === undefined) return undefined;
  const theirs = bodyOf(state, other);
  if (wish.kind === 'before') return spotOf(state, place(theirs.pose, 0, apart));
  const side = wish.kind === 'left' ? theirs.left - apart - body.right : theirs.right + apart + body.right;
  return spotOf(state, place(theirs.pose, side, 0));
};

/** The move that a wish comes to, by the same geometry as pointing; `check` judges it. */
export const commandFor = (
  state: BloodState,
  seat: Seat,
  id: string,
  wish: Wish,
): BloodCommand | undefined => {
  const unit = state.units[id];
  if (unit?.pose == null) return undefined;
  const spot = spotFor(state, unit, wish);
  return spot && meant(state, seat, [id], spot);
};
