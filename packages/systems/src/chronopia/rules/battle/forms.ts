/** The input and output of a battle, the same in all three modes (CHR-GEN-08, CHR-BTL-02). Plain data. */
import type { ModelStats, Profile, RaceId } from '../../data/profile.ts';

export type SideId = 'A' | 'B';
export const SIDE_IDS: readonly SideId[] = ['A', 'B'];

export interface ModelCount {
  readonly type: string;
  readonly count: number;
}

/** An individual at the start, including training and wounds. */
export interface FightIndividual {
  readonly id: string;
  readonly profile: string;
  readonly name: string;
  readonly woundsNow: number;
  readonly stats: Omit<ModelStats, 'cost'>;
  /** Noted before the battle (CHR-SPL-01), cast in this order of preference (CHR-AUT-20). */
  readonly battleSpells: readonly string[];
  /** Of another empire's list: it does not use the commander's leadership (CHR-AUT-21). */
  readonly foreign?: true;
}

export interface FightWarband {
  readonly id: string;
  readonly profile: string;
  readonly dogsOfWar: boolean;
  readonly models: readonly ModelCount[];
  /** Arms and mutations fixed at hiring (CHR-DOW-11). */
  readonly options?: readonly string[];
  /** Prayers and spells of a caster inside the band; absent: the first two of its list (CHR-GRM-08). */
  readonly battleSpells?: readonly string[];
  readonly foreign?: true;
}

interface FightModifiers {
  /** March, supply and Broken together (CHR-CMB-19, CHR-R-159). */
  readonly ccMwLd: number;
  /** Temple and cathedral. */
  readonly ldExtra: number;
  /** Besides the −2 of a leaderless army (CHR-AUT-08). */
  readonly initiative: number;
}

export interface FightArmy {
  readonly armyId: string;
  readonly empire: string;
  readonly race: RaceId;
  /** Id of an individual, or of the warband whose Novice Shaman leads (CHR-R-162). */
  readonly commander: string | null;
  readonly pv: number;
  readonly garrison: boolean;
  readonly leaderless: boolean;
  readonly modifiers: FightModifiers;
  readonly individuals: readonly FightIndividual[];
  readonly warbands: readonly FightWarband[];
}

/** CHR-AUT-23: given in full; the writer of the order fills in the defaults of CHR-GRM-08. */
export interface WithdrawPolicy {
  readonly fleeBelowPct: number;
  readonly allowWithdraw: boolean;
  readonly yieldAtEnd: boolean;
}

export interface FightSide {
  readonly side: SideId;
  readonly role: 'attacker' | 'defender' | 'equal';
  /** The army with the greatest PV (CHR-AUT-33). */
  readonly leadArmy: string;
  readonly outmaneuver: readonly string[];
  readonly watchtower?: { readonly warband?: string; readonly individual?: string };
  readonly withdrawPolicy: WithdrawPolicy;
  readonly armies: readonly FightArmy[];
}

export interface FightCity {
  readonly id: string;
  readonly size: number;
  readonly morale: number;
  readonly failedSiegeTurns: number;
  readonly cathedral: boolean;
}

/** The BattleOrder of section 37; the kernel keeps that name for battles of any system. */
export interface FightOrder {
  readonly battleId: string;
  readonly turn: number;
  readonly hex: string;
  readonly layer: 'surface' | 'underground';
  readonly kind: 'field' | 'city';
  readonly terrain: string;
  readonly snow: boolean;
  readonly river: boolean;
  readonly maxTurns: number;
  readonly minTurns: number;
  readonly city?: FightCity;
  readonly sides: readonly [FightSide, FightSide];
  readonly seed: string;
  /** Lines that are in no list, such as creations of this campaign (CHR-BTL-07). */
  readonly profiles?: readonly Profile[];
}

export const ENDINGS = [
  'fullLength',
  'annihilation',
  'fled',
  'peacefulWithdrawal',
  'fightingWithdrawal',
  'cityBroke',
  'yieldAccepted',
  'yieldRefused',
  'negotiated',
] as const;
export type Ending = (typeof ENDINGS)[number];

export interface WarbandFate {
  readonly id: string;
  readonly survivors: readonly ModelCount[];
}

export interface IndividualFate {
  readonly id: string;
  readonly woundsLost: number;
  readonly reducedToZero: boolean;
  readonly killedBy: string | null;
  /** He cannot recover (CHR-RAC-13). */
  readonly byVortex: boolean;
}

export interface SpellCount {
  readonly caster: string;
  readonly spell: string;
  readonly successes: number;
}

export interface SummonsLeft {
  readonly side: SideId;
  readonly profile: string;
  readonly count: number;
  readonly leaderAlive: boolean;
}

export type BySide = Readonly<Record<SideId, number>>;

/** The BattleResult of section 37. */
export interface FightResult {
  readonly battleId: string;
  readonly mode: 'tabletop' | 'auto' | 'external';
  readonly turnsPlayed: number;
  readonly ending: Ending;
  /** Who left, broke, yielded or was annihilated. */
  readonly endingSide: SideId | null;
  readonly winner: SideId | 'draw';
  /** Of the side, for enemies killed. */
  readonly victoryPoints: BySide;
  readonly warbands: readonly WarbandFate[];
  readonly individuals: readonly IndividualFate[];
  readonly spells: readonly SpellCount[];
  readonly kills: readonly { readonly killer: string; readonly victim: string }[];
  readonly summonsLeft: readonly SummonsLeft[];
  /** Enemy models dead, by the side that may feast on them (CHR-RAC-18). */
  readonly enemyDead: BySide;
  readonly feastedInBattle: BySide;
  readonly publicNote: string;
}
