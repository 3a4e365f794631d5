import type { Race } from '../data/races.ts';
import { UNITS, type UnitType } from '../data/units.ts';
import { NOWHERE, type Spot } from './ground.ts';
import type { PlayerNumber } from './seats.ts';

export type UnitId = number;

/** Units are numbered player by player, so that a number reveals nothing about other players' purchases (CST-R-69). */
export const UNIT_IDS_PER_PLAYER = 10_000;
export const unitId = (owner: PlayerNumber, serial: number): UnitId =>
  (owner + 1) * UNIT_IDS_PER_PLAYER + serial;

export interface Unit {
  readonly id: UnitId;
  readonly owner: PlayerNumber;
  readonly type: UnitType;
  /** A land Unit in a naval spot is aboard its owner's or an ally's fleet there. */
  readonly at: Spot;
  /** Movement points spent this turn. */
  readonly spent: number;
  readonly hasMoved: boolean;
  /** It cannot move further this turn (CST-ZOC-02, CST-MOV-04, CST-MOV-10). */
  readonly isStopped: boolean;
  /** Where it was when its owner's turn began; nowhere if it did not exist yet. */
  readonly startedAt: Spot;
  /** CST-ECO-11: where a Caravan was bought or captured. */
  readonly origin: Spot;
  /** CST-LCB-01 */
  readonly hasAttacked: boolean;
  /** CST-HID-05: it fought this player turn, so everybody knows its type. */
  readonly isRevealed: boolean;
  /** CST-SIE-01 */
  readonly isForced: boolean;
  /** CST-PRA-05 */
  readonly isBlessed: boolean;
  /** CST-SUP-05 */
  readonly isUnsupplied: boolean;
  /** CST-MAG-13: the Mage who sustains an Elemental. */
  readonly sustainedBy: string | null;
}

export const newUnit = (
  id: UnitId,
  owner: PlayerNumber,
  type: UnitType,
  at: Spot,
  overrides: Partial<Unit> = {},
): Unit => ({
  id,
  owner,
  type,
  at,
  spent: 0,
  hasMoved: false,
  isStopped: false,
  startedAt: NOWHERE,
  origin: type === 'Caravan' ? at : NOWHERE,
  hasAttacked: false,
  isRevealed: false,
  isForced: false,
  isBlessed: false,
  isUnsupplied: false,
  sustainedBy: null,
  ...overrides,
});

const has = (type: UnitType, tag: string): boolean => (UNITS[type].tags as readonly string[]).includes(tag);

interface Traits {
  readonly move: number;
  readonly isShip: boolean;
  readonly isFlying: boolean;
  readonly isMounted: boolean;
  readonly isMissile: boolean;
  readonly isMelee: boolean;
  readonly isSupply: boolean;
  /** CST-GEN-14 */
  readonly isLand: boolean;
  readonly isGround: boolean;
  readonly isFighting: boolean;
  readonly isLandFighting: boolean;
}

const traits = (type: UnitType): Traits => {
  const [isShip, isFlying, isFighting] = [
    has(type, 'Ship'),
    has(type, 'Flying'),
    UNITS[type].attack !== null,
  ];
  return {
    move: UNITS[type].move,
    isShip,
    isFlying,
    isMounted: has(type, 'Mounted'),
    isMissile: has(type, 'Missile'),
    isMelee: has(type, 'Melee'),
    isSupply: has(type, 'Supply'),
    isLand: !isShip,
    isGround: !isShip && !isFlying,
    isFighting,
    isLandFighting: !isShip && isFighting,
  };
};

/** CST-GEN-14: the properties of a type that the rules ask for most. */
export const TRAITS = Object.fromEntries(
  (Object.keys(UNITS) as UnitType[]).map((type) => [type, traits(type)]),
) as unknown as Readonly<Record<UnitType, Traits>>;

/** CST-RAC-28, CST-R-76: Elementals have no race, Risen are Undead. */
export const raceOfUnit = (type: UnitType, nation: Race): Race | null => {
  if (type === 'Elemental') return null;
  return type === 'Risen' ? 'Undead' : nation;
};
