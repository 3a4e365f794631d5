import type { Seat } from '@warmoot/kernel';
import { squareBetweenBodies } from '@warmoot/tabletop';
import type { BloodView } from '../knowledge/view.ts';
import { bodyOf, presentUnits } from '../rules/ground/bodies.ts';
import { doubledLoss, keyHolder } from '../rules/victory/score.ts';
import { otherSide, type Side } from '../state/options.ts';
import { hitsLeft, isCommand, type Unit } from '../state/unit.ts';

/** BLD-PLY-14: worth in points; the order matters more than the sizes. */
const WEIGHT = { victory: 10_000, key: 100, closeness: 1, shot: 6, charge: 12 } as const;

const worthOf = (view: BloodView, side: Side): number =>
  presentUnits(view.units)
    .filter((unit) => unit.side === side)
    .reduce((sum, unit) => sum + (unit.profile.points * hitsLeft(unit)) / unit.profile.full, 0);

/** How near the troops are to the enemy, in inches that are missing. */
const farness = (view: BloodView, side: Side): number => {
  const enemies = presentUnits(view.units).filter((unit) => unit.side !== side);
  const own = presentUnits(view.units).filter(
    (unit) => unit.side === side && !isCommand(unit) && unit.profile.class !== 'EQUIPMENT',
  );
  const nearest = (unit: Unit): number =>
    Math.min(...enemies.map((enemy) => squareBetweenBodies(bodyOf(view, unit), bodyOf(view, enemy))));
  return enemies.length === 0 ? 0 : own.reduce((sum, unit) => sum + Math.sqrt(nearest(unit)) / 254, 0);
};

/** Named terms from the seat's side: what each army is worth, and what the orders of this step promise. */
const evaluate = (view: BloodView, seat: Seat): Record<string, number> => {
  const side = seat as Side;
  const holder = keyHolder(view);
  return {
    victory:
      view.end === null || view.end.winner === null
        ? 0
        : view.end.winner === side
          ? WEIGHT.victory
          : -WEIGHT.victory,
    troops: worthOf(view, side) - worthOf(view, otherSide(side)),
    losses: (doubledLoss(view, otherSide(side)) - doubledLoss(view, side)) / 2,
    'key feature': holder === undefined ? 0 : holder === side ? WEIGHT.key : -WEIGHT.key,
    closing: -WEIGHT.closeness * farness(view, side),
    shooting: WEIGHT.shot * view.shots.length,
    charging: WEIGHT.charge * view.charges.length,
  };
};

export const bloodMind = { evaluate };
