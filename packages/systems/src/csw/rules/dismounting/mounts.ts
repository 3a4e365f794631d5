import { DISMOUNTS } from '../../data/dismounts.ts';
import { RIDERLESS_MOUNT, UNITS } from '../../data/units.ts';
import { hasModule, type Setup } from '../../state/setup.ts';
import type { Unit } from '../../state/unit.ts';
import type { UnitType } from '../../units/unitType.ts';

/** CSW-UNT-03: the code of the marker that a mounted type leaves behind. */
export const markerCode = (mount: string): string => `${RIDERLESS_MOUNT.code}-${mount}`;

/**
 * CSW-DIS-04: what a foot type becomes on a mount: the mounted type if the chart lists it, otherwise a separate type.
 */
export const mountedCode = (foot: string, mount: string): string =>
  DISMOUNTS[mount]?.includes(foot) ? mount : `${foot}-${mount}`;

/** CSW-UNT-03, CSW-DIS-05 */
const markerOf = (mount: UnitType): UnitType => ({
  ...RIDERLESS_MOUNT,
  code: markerCode(mount.code),
  name: `${RIDERLESS_MOUNT.name} (${mount.name})`,
  movement: mount.movement,
  mount: mount.code,
});

/** CSW-DIS-04: its own Defence Class and hits, the mount's pace, and no way to attack. */
const untrainedOn = (foot: UnitType, mount: UnitType): UnitType => ({
  ...foot,
  code: mountedCode(foot.code, mount.code),
  name: `${foot.name} on ${mount.name} mounts`,
  category: 'mounted',
  melee: 0,
  missile: 0,
  rangeInHexes: 0,
  movement: mount.movement,
  stacking: mount.stacking,
  traits: ['untrainedMounted'],
  mount: mount.code,
  rider: foot.code,
});

/** The foot types that may be with these mounts: those of the rosters, and dismounted riders. */
const footOf = (types: readonly UnitType[], rosters: ReadonlySet<string>): UnitType[] =>
  types.filter(
    ({ code, category }) =>
      category === 'foot' &&
      (rosters.has(code) ||
        Object.entries(DISMOUNTS).some(([mount, feet]) => rosters.has(mount) && feet.includes(code))),
  );

/** The types that dismounting and mounting can add to a battle between such rosters. */
const mountTypes = (known: readonly UnitType[], codes: readonly string[]): UnitType[] => {
  const rosters = new Set(codes.map((code) => code.replace(`${RIDERLESS_MOUNT.code}-`, '')));
  const mounts = known.filter(({ code }) => rosters.has(code) && code in DISMOUNTS);
  const untrained = footOf(known, rosters).flatMap((foot) =>
    mounts
      .filter((mount) => mountedCode(foot.code, mount.code) !== mount.code)
      .map((mount) => untrainedOn(foot, mount)),
  );
  return [...mounts.map(markerOf), ...untrained];
};

/** A set-up with all the types its rosters may turn into (section 31); unchanged if nobody can dismount. */
export const withMountTypes = (setup: Setup, units: readonly Pick<Unit, 'type'>[]): Setup => {
  if (!hasModule(setup, 'dismounting')) return setup;
  const names = new Set(setup.types.map(({ code }) => code));
  const known = [...setup.types, ...UNITS.filter(({ code }) => !names.has(code))];
  return {
    ...setup,
    types: [
      ...known,
      ...mountTypes(
        known,
        units.map(({ type }) => type),
      ),
    ],
  };
};
