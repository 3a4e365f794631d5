/** What an empire remembers, in the numbers of its view (CHR-HID-21). */

import type { EmpireId } from '../state/state.ts';
import { troopsSeen } from './armies.ts';
import type { Viewer } from './eye.ts';
import type { Knowledge } from './knowledge.ts';
import type { Numbers } from './numbers.ts';

/** Each value translated for the view. */
const seenAs = <T>(record: Readonly<Record<number, T>>, seen: (value: T) => T): Record<number, T> =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [id, seen(value)]));

/** Things without a number in the view are left out. */
const renumbered = <T>(record: Readonly<Record<number, T>>, numbers: Numbers): Record<number, T> =>
  Object.fromEntries(
    Object.entries(record)
      .filter(([id]) => numbers.has(Number(id)))
      .map(([id, value]) => [numbers.get(Number(id)), value]),
  );

type Structures = Knowledge['structures'][number];

const structuresOf = ({ empires }: Viewer, { turn, ...built }: Structures): Structures => {
  const ownedBy = (owner: EmpireId | undefined) => (owner === undefined ? undefined : empires.get(owner));
  return {
    ...Object.fromEntries(Object.entries(built).map(([kind, owner]) => [kind, ownedBy(owner)])),
    turn,
  };
};

export const memory = (eye: Viewer): Knowledge => {
  const { knows, armies, units, cities, empires } = eye;
  const structures = seenAs(knows.structures, (built) => structuresOf(eye, built));
  const marks = seenAs(knows.marksBelow, (mark) => ({ ...mark, owner: empires.get(mark.owner) }));
  const rosters = seenAs(knows.rosters, (roster) => ({ ...roster, force: troopsSeen(eye, roster.force) }));
  return {
    ...knows,
    sightings: knows.sightings.map((seen) => ({
      ...seen,
      id: (seen.kind === 'army' ? armies : units).get(seen.id),
      owner: empires.get(seen.owner),
    })),
    citySizes: renumbered(knows.citySizes, cities),
    spied: renumbered(knows.spied, cities),
    rosters: renumbered(rosters, armies),
    structures,
    citiesBelow: knows.citiesBelow.filter((city) => cities.has(city)).map((city) => cities.get(city)),
    marksBelow: renumbered(marks, cities),
  };
};
