import type { Commander } from '../data/points.ts';
import type { Setting } from '../data/readArmyList.ts';
import type { Scale } from '../data/scales.ts';

/** The two sides of a battle (BLD-SET-01). */
export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];

export const otherSide = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

/** Part of an army: a commander and the units he leads. */
export interface CommandChoice {
  readonly commander: Commander;
  readonly units: readonly { readonly entry: string; readonly stands: number; readonly files: number }[];
}

/** An army: its list and, unless it is the starter army of the list, its commands. */
export interface ArmyChoice {
  readonly list: string;
  /** The player's own stands and models, as lines of an army file (`troops …`, `model …`). */
  readonly own?: readonly string[] | undefined;
  readonly commands?: readonly CommandChoice[] | undefined;
  /** BLD-PTS-06, BLD-R-59: what an army chooses whose list leaves it open. */
  readonly alignment?: 'good' | 'evil' | undefined;
}

export type After = 'NONE' | 'SLAUGHTER' | 'FULL';
/** BLD-SEQ-01: one is chosen for the whole battle. */
export type Order = 'SIMULTANEOUS' | 'CARD' | 'ALTERNATING';
export type DiceRule = 'NONE' | 'D6' | 'TYPED';

/** BLD-GEN-04: fixed when a battle is created. */
export interface BloodOptions {
  readonly setting: Setting;
  readonly order: Order;
  readonly command: 'BASIC' | 'ADVANCED';
  readonly dice: DiceRule;
  /** By default on in FANTASY, off in HISTORICAL. */
  readonly magic?: boolean | undefined;
  readonly scale: Scale;
  readonly era: 'EARLY' | 'LATE';
  readonly campaign: boolean;
  readonly points: number;
  readonly turnLimit: number;
  readonly armies: Readonly<Record<Side, ArmyChoice>>;
  /** The terrain: `players` lay it out themselves (BLD-TER), or a table that is ready. */
  readonly field: string;
}

/** BLD-GEN-03, BLD-GEN-05: what happens after a melee follows from the other options. */
export const afterOf = ({
  setting,
  command,
  campaign,
}: Pick<BloodOptions, 'setting' | 'command' | 'campaign'>): After => {
  if (campaign || command === 'ADVANCED') return 'FULL';
  return setting === 'FANTASY' ? 'NONE' : 'SLAUGHTER';
};

export const hasMagic = ({ setting, magic }: BloodOptions): boolean => magic ?? setting === 'FANTASY';

/** The field of a battle whose terrain the players lay out (BLD-TER-08 to BLD-TER-12). */
export const LAID_OUT = 'players';

/** BLD-GEN-06. */
export const PRESETS = {
  'Basic Fantasy': { setting: 'FANTASY', command: 'BASIC', dice: 'NONE', magic: true },
  'Advanced Fantasy': { setting: 'FANTASY', command: 'ADVANCED', dice: 'TYPED', magic: true },
  Historical: { setting: 'HISTORICAL', command: 'ADVANCED', dice: 'NONE', magic: false },
} as const satisfies Record<string, Partial<BloodOptions>>;
