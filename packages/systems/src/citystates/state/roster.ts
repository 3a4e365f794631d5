import { TRAITS, type Unit } from './unit.ts';

/** A player's Units with orders of their own, for rules that concern few of many; each list in ascending id. */
export interface Roster {
  readonly ships: readonly Unit[];
  readonly flyers: readonly Unit[];
  readonly caravans: readonly Unit[];
}

export const NO_ROSTER: Roster = { ships: [], flyers: [], caravans: [] };

const listOf = ({ type }: Unit): keyof Roster | undefined => {
  const { isShip, isFlying, isSupply } = TRAITS[type];
  if (isShip) return 'ships';
  if (isFlying) return 'flyers';
  return isSupply ? 'caravans' : undefined;
};

export const withListed = (roster: Roster, unit: Unit): Roster => {
  const list = listOf(unit);
  if (list === undefined) return roster;
  const units = [...roster[list], unit].sort((a, b) => a.id - b.id);
  return { ...roster, [list]: units };
};

export const withoutListed = (roster: Roster, unit: Unit): Roster => {
  const list = listOf(unit);
  return list === undefined ? roster : { ...roster, [list]: roster[list].filter((each) => each !== unit) };
};
