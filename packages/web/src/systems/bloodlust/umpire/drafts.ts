import { signal } from '@preact/signals';
import type {
  Armour,
  Artillery,
  FireClass,
  Melee,
  Missile,
  Morale,
  Race,
  TroopClass,
} from '@warmoot/systems/bloodlust/umpire';

/** A stand typed in without a roster. */
export interface QuickStand {
  readonly class: TroopClass;
  readonly melee: Melee;
  readonly missile: Missile;
  readonly armour: Armour;
  readonly hasShield: boolean;
  readonly morale: Morale;
  readonly race: Race;
  readonly castings: number;
  /** As a target: troops, or a column of Chart B. */
  readonly fireClass: FireClass | 'troops';
  readonly artillery: Artillery;
  readonly pieces: number;
}

const QUICK: QuickStand = {
  class: 'DRILL',
  melee: 'IM',
  missile: 'BW',
  armour: 'Light',
  hasShield: true,
  morale: 'Average',
  race: 'human',
  castings: 16,
  fireClass: 'troops',
  artillery: 'bolt thrower',
  pieces: 1,
};

/** A unit of the roster by its id, or `quick`. */
export interface Chosen {
  readonly who: string;
  readonly quick: QuickStand;
}

export const QUICK_ID = 'quick';
export const quickly = (changes: Partial<QuickStand> = {}): Chosen => ({
  who: QUICK_ID,
  quick: { ...QUICK, ...changes },
});

export const TABS = ['fire', 'melee', 'move', 'losses', 'rules'] as const;
export type Tab = (typeof TABS)[number];
export const tab = signal<Tab>('fire');

export type FireKind = 'bows' | 'engines' | 'creatures';
export interface ShooterDraft extends Chosen {
  readonly isUphill: boolean;
  readonly mode: 'auto' | 'Volley' | 'Select';
}
export const newShooter = (): ShooterDraft => ({
  ...quickly({ class: 'SUPPORT', armour: 'None' }),
  isUphill: false,
  mode: 'auto',
});

/** What is typed in under Fire. */
export const fireDraft = signal({
  kind: 'bows' as FireKind,
  shooters: [newShooter()] as readonly ShooterDraft[],
  target: quickly(),
  range: 6,
  isInCover: false,
  isTestudo: false,
  isCircle: false,
  isAirborne: false,
  dice: [] as readonly number[],
});

export interface MeleeSide extends Chosen {
  readonly inContact: number;
  readonly overlaps: number;
  readonly isCharging: boolean;
  readonly movedForward: boolean;
  readonly isBehind: boolean;
  readonly isWedge: boolean;
  readonly hasGeneral: boolean;
  readonly isInRough: boolean;
  readonly isInCover: boolean;
  readonly isInWater: boolean;
  readonly isUphill: boolean;
  readonly isDisrupted: boolean;
  readonly isRecoiled: boolean;
  readonly otherHalves: number;
  readonly storedHalf: number;
  readonly die: number | undefined;
}

const newSide = (): MeleeSide => ({
  ...quickly(),
  inContact: 4,
  overlaps: 0,
  isCharging: false,
  movedForward: false,
  isBehind: false,
  isWedge: false,
  hasGeneral: false,
  isInRough: false,
  isInCover: false,
  isInWater: false,
  isUphill: false,
  isDisrupted: false,
  isRecoiled: false,
  otherHalves: 0,
  storedHalf: 0,
  die: undefined,
});

/** What is typed in under Melee. */
export const meleeDraft = signal({
  sides: [newSide(), newSide()] as readonly [MeleeSide, MeleeSide],
  isAnswered: false,
});

/** What is typed in under Move. */
export const moveDraft = signal({
  kind: 'move' as 'move' | 'charge' | 'command',
  who: QUICK_ID,
  mover: 'DRILL' as string,
  formation: 'line' as 'individual' | 'pair' | 'column' | 'line' | 'mass' | 'testudo',
  isRough: false,
  crossesWater: false,
  isAway: false,
  isAirborne: false,
  isImpaired: false,
  hasReformed: false,
  gap: 50,
  charged: 60,
  charger: 90,
  fireHits: 0,
  morale: 'Average' as Morale,
  rank: 'C-in-C' as 'C-in-C' | 'sub-general' | 'allied general' | 'magic user',
  isNearEnemy: false,
  isDisrupted: false,
  isInMelee: false,
});
