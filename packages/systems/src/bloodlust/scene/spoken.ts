import { type Seat, say } from '@warmoot/kernel';
import { centreOf, type Pose, squareBetweenBodies, toward, turned } from '@warmoot/tabletop';
import { bodyOf, presentUnits } from '../rules/ground/bodies.ts';
import { type BloodState, isInMelee } from '../state/state.ts';
import type { TerrainKind } from '../state/terrain.ts';
import { hitsLeft, type Unit } from '../state/unit.ts';
import { inches } from '../words/inches.ts';
import { fireTargets } from './fireView.ts';
import { formationName } from './inspect.ts';

const POINTS = [
  say`north`,
  say`north-north-east`,
  say`north-east`,
  say`east-north-east`,
  say`east`,
  say`east-south-east`,
  say`south-east`,
  say`south-south-east`,
  say`south`,
  say`south-south-west`,
  say`south-west`,
  say`west-south-west`,
  say`west`,
  say`west-north-west`,
  say`north-west`,
  say`north-north-west`,
] as const;

/** A heading as a point of the compass. */
const compass = (heading: number): string => POINTS[Math.round((heading % 720) / 45) % 16] as string;

/** Where something lies from a unit's own front: 12 o'clock is ahead. */
export const clockOf = (pose: Pose, to: { x: number; y: number }): number => {
  const turn = turned(toward(pose, to, pose.heading), -pose.heading);
  return ((Math.round(turn / 60) + 11) % 12) + 1;
};

const TERRAIN: Readonly<Record<TerrainKind, string>> = {
  hill: say`hill`,
  rough: say`rough ground`,
  lightWood: say`light wood`,
  denseWood: say`dense wood`,
  lake: say`lake`,
  village: say`village`,
  outpost: say`outpost`,
  stream: say`stream`,
  river: say`river`,
  crossing: say`crossing`,
};

interface Near {
  readonly name: string;
  readonly clock: number;
  readonly length: number;
}

/** Units and terrain around a unit, the nearest first. */
const around = (state: BloodState, unit: Unit, which: (other: Unit) => boolean): Near[] => {
  const body = bodyOf(state, unit);
  return presentUnits(state.units)
    .filter((other) => other.id !== unit.id && which(other))
    .map((other) => {
      const theirs = bodyOf(state, other);
      const length = Math.floor(Math.sqrt(squareBetweenBodies(body, theirs)));
      return { name: other.name, clock: clockOf(body.pose, centreOf(theirs)), length };
    })
    .toSorted((a, b) => a.length - b.length);
};

const terrainAround = (state: BloodState, unit: Unit): Near[] => {
  const body = bodyOf(state, unit);
  return state.terrain
    .map(({ kind, shape, centre }) => {
      const far = Math.min(
        ...shape.corners.map((corner) => Math.hypot(corner.x - body.pose.x, corner.y - body.pose.y)),
      );
      return { name: TERRAIN[kind], clock: clockOf(body.pose, centre), length: Math.floor(far) };
    })
    .toSorted((a, b) => a.length - b.length);
};

const nearText = ({ name, clock, length }: Near): string =>
  say`${clock} o’clock: ${name}, ${inches(length)} in`;

/** A unit in one breath: what it is, how it stands, and what is nearest, by clock and inches from its own front. */
export const unitInWords = (
  state: BloodState,
  _seat: Seat,
  id: string,
  isLong = false,
): readonly string[] => {
  const unit = state.units[id];
  if (unit === undefined) return [];
  const first = say`${unit.name}, ${formationName(unit)}, ${hitsLeft(unit)} castings`;
  if (unit.pose === null) return [first];
  const enemies = around(state, unit, ({ side }) => side !== unit.side);
  const friends = around(state, unit, ({ side }) => side === unit.side);
  return [
    first,
    say`facing ${compass(unit.pose.heading)}`,
    ...(isInMelee(state, unit) ? ['in melee'] : []),
    ...enemies.slice(0, isLong ? 6 : 2).map(nearText),
    ...terrainAround(state, unit)
      .slice(0, isLong ? 4 : 1)
      .map(nearText),
    ...(isLong ? friends.slice(0, 3).map(nearText) : []),
  ];
};

/** What threatens a unit: who can shoot at it from where they stand. */
export const threatsTo = (state: BloodState, id: string): readonly string[] => {
  const unit = state.units[id];
  if (unit?.pose == null) return [];
  const body = bodyOf(state, unit);
  return presentUnits(state.units)
    .filter(({ side }) => side !== unit.side)
    .flatMap((enemy) => {
      const isAimed = fireTargets({ ...state, shots: [] }, { ...enemy, deeds: {} }).some(
        ({ command }) => command.target === id,
      );
      const length = Math.floor(Math.sqrt(squareBetweenBodies(body, bodyOf(state, enemy))));
      return isAimed ? [say`in arc of ${enemy.name}, ${inches(length)} in`] : [];
    });
};
