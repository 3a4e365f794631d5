import type { Race } from '../../data/races.ts';
import { UNITS } from '../../data/units.ts';
import { type Game, raceOf } from '../../state/game.ts';
import { bitOf, type PlayerNumber } from '../../state/seats.ts';
import { raceOfUnit, TRAITS, type Unit } from '../../state/unit.ts';
import type { Battle, BattleKind, Fighter, Label, Side } from './state.ts';

export const battleOf = (game: Game): Battle => game.battle as Battle;

/** The surviving Units of a side, in descending Order. */
export const fightersOf = ({ fighters }: Battle, side: Side): Fighter[] =>
  fighters.filter((fighter) => fighter.side === side);

export const fighterOf = ({ fighters }: Battle, label: Label): Fighter | undefined =>
  fighters.find((fighter) => fighter.label === label);

export const raceOfFighter = (game: Game, { type, owner }: Fighter): Race | null =>
  raceOfUnit(type, raceOf(game, owner));

/** CST-R-93: the value of a Unit for the defaults. */
export const worthOf = ({ type }: Pick<Fighter, 'type'>): number => {
  if (type === 'Elemental') return 6;
  return type === 'Risen' ? 2 : UNITS[type].cost;
};

export const worthOfSide = (battle: Battle, side: Side): number =>
  fightersOf(battle, side).reduce((sum, fighter) => sum + worthOf(fighter), 0);

/** Whose Units fight on this side. */
export const ownersOf = (battle: Battle, side: Side): PlayerNumber[] =>
  [...new Set(fightersOf(battle, side).map(({ owner }) => owner))].sort((a, b) => a - b);

/** CST-R-54, CST-R-81: who has most Units, counted each time; if equal, the lowest seat. */
export const withMost = (owners: readonly PlayerNumber[]): PlayerNumber => {
  const count = (owner: PlayerNumber): number => owners.filter((each) => each === owner).length;
  return [...new Set(owners)].sort((a, b) => count(b) - count(a) || a - b)[0] as PlayerNumber;
};

/** Who decides for a side: tactic, order among equals, retreat. */
export const deciderOf = (battle: Battle, side: Side): PlayerNumber =>
  side === 'attacker' ? battle.attacker : withMost(fightersOf(battle, side).map(({ owner }) => owner));

export const fightsByOrders = ({ byOrders }: Battle, player: PlayerNumber): boolean =>
  (byOrders & bitOf(player)) !== 0;

/** CST-R-14, CST-ACB-03, CST-ACB-05: letters at sea and against ships, numbers on land. */
const orderIn = (kind: BattleKind, { type }: Unit): number =>
  kind === 'land' ? UNITS[type].order : UNITS[type].seaOrder;

/** CST-R-69: labels follow Order, type and public state, so that they reveal nothing about lasting numbers. */
const byLabel = (a: Omit<Fighter, 'label'>, b: Omit<Fighter, 'label'>): number =>
  b.order - a.order ||
  a.owner - b.owner ||
  (a.type === b.type ? 0 : a.type < b.type ? -1 : 1) ||
  Number(a.isBlessed) - Number(b.isBlessed) ||
  Number(a.isUnsupplied) - Number(b.isUnsupplied) ||
  a.unit - b.unit;

const enlist = (kind: BattleKind, units: readonly Unit[], side: Side): Omit<Fighter, 'label'>[] =>
  units
    .map((unit) => ({
      side,
      owner: unit.owner,
      type: unit.type,
      unit: unit.id,
      order: orderIn(kind, unit),
      isBlessed: unit.isBlessed,
      isUnsupplied: unit.isUnsupplied,
      isMarked: false,
      hasStruck: false,
    }))
    .sort(byLabel);

export const enlisted = (
  kind: BattleKind,
  attackers: readonly Unit[],
  defenders: readonly Unit[],
): Fighter[] =>
  [...enlist(kind, attackers, 'attacker'), ...enlist(kind, defenders, 'defender')].map((fighter, index) => ({
    ...fighter,
    label: index + 1,
  }));

export const isFlyer = ({ type }: Pick<Fighter, 'type'>): boolean => TRAITS[type].isFlying;
export const isMissile = ({ type }: Pick<Fighter, 'type'>): boolean => TRAITS[type].isMissile;
