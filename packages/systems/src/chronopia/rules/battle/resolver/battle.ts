/**
 * A fight in progress. Unlike everything else in this system it is changed in place: a battle of some thousand dice is
 * one step of the campaign, begins and ends within `fightOut`, and nothing else keeps a reference to it.
 */
import type { Dice, Roll } from '@warmoot/kernel';
import type { Profile } from '../../../data/profile.ts';
import type { Spell } from '../../../data/spells.ts';
import type { Ending, FightArmy, FightOrder, FightSide, SideId } from '../forms.ts';
import type { Line } from './line.ts';
import type { BattleGround } from './terrain.ts';

export interface Model {
  readonly line: Line;
  wounds: number;
}

export type Role = 'caster' | 'missile' | 'melee';
export type Stat = 'CC' | 'MW' | 'PW' | 'LD' | 'A';

/** What a spell does to a group, up to the end of a turn (CHR-AUT-34). */
export interface Effect {
  /** No group has the same effect twice at a time: `CC -2`. */
  readonly key: string;
  readonly stats: Readonly<Partial<Record<Stat, number>>>;
  readonly abilities: readonly string[];
  /** Attack rounds are multiplied by it (Thermo-Compression). */
  readonly rounds: number;
  /** Added to Dam and to the multiplier (The Hammer). */
  readonly strike: { readonly Dam: number; readonly times: number };
  /** The one model that has it; absent: the whole group. */
  readonly of?: Model;
  /** A d20 at the end of each turn ends it on this or less (Shield of Faith). */
  readonly endsOn?: number;
  readonly until: number;
}

/** Why a group is no longer on the table, or not yet. */
export type Whereabouts = 'table' | 'reserve' | 'dead' | 'routed';

/** A warband, an individual or a summoned group (CHR-AUT-01). */
export interface Group {
  readonly id: string;
  /** Its rank among all groups by id: the last tie-breaker. */
  order: number;
  name: string;
  readonly side: Side;
  readonly army: ArmyInFight;
  readonly kind: 'individual' | 'warband' | 'summoned';
  readonly profile: Profile;
  readonly isForeign: boolean;
  readonly role: Role;
  /** Its role when it does not cast. */
  readonly weaponRole: 'missile' | 'melee';
  readonly isFast: boolean;
  readonly inTower: boolean;
  /** Victory points for each of its models: its cost, or its share of the spell (CHR-SPL-02). */
  readonly summonedBy: { readonly spell: Spell; readonly number: number } | null;
  readonly spells: readonly Spell[];
  /** In the order in which they die (CHR-AUT-03). */
  models: Model[];
  /** Taken out of the battle alive (Eye of God). */
  readonly away: Model[];
  whereabouts: Whereabouts;
  routedInTurn: number;
  pos: number;
  pv: number;
  engaged: Group[];
  shaken: boolean;
  /** Of an individual: wounds lost in this battle. */
  woundsLost: number;
  hasStruck: boolean;
  hasFought: boolean;
  activatedInTurn: number;
  modelsAtTurnStart: number;
  effects: Effect[];
  /** CHR-AUT-21 */
  readonly fears: Set<Group>;
  /** Spells that work once in a battle and have worked. */
  readonly spent: Set<string>;
  killedBy: Group | null;
  byVortex: boolean;
}

export interface ArmyInFight {
  readonly order: FightArmy;
  commander: Group | null;
  commanderLostInTurn: number;
}

export interface Side {
  readonly id: SideId;
  readonly index: 0 | 1;
  readonly order: FightSide;
  readonly armies: ArmyInFight[];
  readonly lead: ArmyInFight;
  /** Every group that was ever on this side. */
  readonly groups: Group[];
  table: Group[];
  reserve: Group[];
  queue: Group[];
  startPV: number;
  victoryPoints: number;
  enemyDead: number;
}

export interface End {
  readonly ending: Ending;
  readonly side: SideId | null;
  readonly winner: SideId | 'draw';
}

export interface Battle {
  readonly order: FightOrder;
  readonly dice: Dice;
  readonly label: string;
  readonly rolls: Roll[];
  readonly log: string[];
  readonly ground: BattleGround;
  readonly sides: readonly [Side, Side];
  readonly casts: { readonly caster: string; readonly spell: string }[];
  turn: number;
}

export const foeOf = (battle: Battle, side: Side): Side => battle.sides[side.index === 0 ? 1 : 0];
export const isOut = (group: Group): boolean => group.whereabouts !== 'table';
export const isEngaged = (group: Group): boolean => group.engaged.length > 0;

/** CHR-AUT-28: every die of the battle, in the order rolled. */
export const roll = (battle: Battle, sides: number, why: string): number => {
  const label = `${battle.label}${why}`;
  const value = battle.dice.roll(sides, label);
  battle.rolls.push({ sides, why: label, value });
  return value;
};

const clamp = (number: number): number => Math.min(19, Math.max(1, number));

/** CHR-AUT-02: a test succeeds on its target number or less; 1 always succeeds and 20 never. */
export const passes = (battle: Battle, number: number, why: string): boolean =>
  roll(battle, 20, why) <= clamp(number);

/** `Judge advances to 9.`, `Firstborn Swordsmen advance to 6.` */
export const tell = (battle: Battle, group: Group, verb: string, rest = ''): void => {
  const ending = group.kind === 'individual' ? 's' : '';
  battle.log.push(`${group.side.id}: ${group.name} ${verb}${ending}${rest === '' ? '' : ` ${rest}`}.`);
};
