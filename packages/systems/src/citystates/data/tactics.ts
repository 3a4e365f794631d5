import type { UnitType } from './units.ts';

/** CST-TAC-05: normal array, missile harassment, cavalry charge, weight on one wing, slow strong infantry. */
export const TACTICS = ['Line', 'Volley Fire', 'Charge', 'Flank', 'Square'] as const;
export type Tactic = (typeof TACTICS)[number];

interface TacticRow {
  /** The enemy tactics against which it helps. */
  readonly beats: readonly Tactic[];
  /** The Units that then have +1; `missile` is every Unit with that tag (CST-TAC-03, CST-R-48). */
  readonly helps: readonly UnitType[];
  readonly missile: boolean;
}

/** CST-TAC-01: the tactics table by rows. */
export const TACTICS_TABLE: Readonly<Record<Tactic, TacticRow>> = {
  Line: { beats: [], helps: [], missile: false },
  'Volley Fire': { beats: ['Flank', 'Square'], helps: ['Giants'], missile: true },
  Charge: {
    beats: ['Volley Fire', 'Flank'],
    helps: ['Heavy Cavalry', 'Light Cavalry', 'Beast Cavalry'],
    missile: false,
  },
  Flank: {
    beats: ['Charge', 'Square'],
    helps: ['Light Infantry', 'Light Cavalry', 'Chariots'],
    missile: false,
  },
  Square: {
    beats: ['Volley Fire', 'Charge'],
    helps: ['Pikemen', 'Heavy Infantry', 'Giants'],
    missile: false,
  },
};
