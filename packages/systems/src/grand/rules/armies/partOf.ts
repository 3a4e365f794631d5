import type { Part } from '../../orders/orders.ts';
import { type Army, generalsOf, strengthOf, type Troops } from '../../state/army.ts';
import { isLeader, type Unit, unitsThatFit, valueOfAll } from '../../state/roster.ts';

const NO_POINTS = { regular: 0, mercenary: 0, mounted: 0, mountedMercenary: 0 } as const;

const partOfUnits = (units: readonly Unit[]): Part => ({
  ...NO_POINTS,
  units: units.map(({ uid }) => uid),
  keepCommander: true,
});

/** The commander goes first, the other generals last: they lead what stays (GRD-GNL-07). */
const leadersInOrder = (army: Army): Unit[] => {
  const [commander, ...subs] = [army.commander, ...army.subGenerals].map((general) => general?.unit);
  const rank = ({ uid }: Unit): number => (uid === commander ? 0 : subs.includes(uid) ? 2 : 1);
  return (army.units ?? []).filter(isLeader).sort((a, b) => rank(a) - rank(b) || a.uid - b.uid);
};

/**
 * With rosters: whole units worth at most so much, with their commander and their share of the leaders, so that both
 * parts are led if they can be.
 */
export const ledPartOf = (army: Army, size: number): Part => {
  if (army.units === undefined) return partOf(army, size);
  const leaders = leadersInOrder(army);
  const share = Math.max(1, Math.floor((leaders.length * size) / Math.max(1, strengthOf(army))));
  const isShared = leaders.length > 1 || generalsOf(army).length > 1;
  const led = leaders.slice(0, isShared ? Math.min(leaders.length - 1, share) : 1);
  const left = size - valueOfAll(led);
  const others = army.units.filter((unit) => !isLeader(unit));
  return partOfUnits([...led, ...unitsThatFit(others, left)]);
};

/**
 * A part of so many points, regular before mercenary, foot before mounted; with rosters whole units in uid order
 * (GRD-CSW-35).
 */
export const partOf = (army: Troops, size: number): Part => {
  if (army.units !== undefined) return partOfUnits(unitsThatFit(army.units, size));
  const regular = Math.min(army.regular, size);
  const mercenary = Math.min(army.mercenary, size - regular);
  return {
    regular,
    mercenary,
    mounted: Math.max(0, regular - (army.regular - army.mounted)),
    mountedMercenary: Math.max(0, mercenary - (army.mercenary - army.mountedMercenary)),
    keepCommander: true,
  };
};
