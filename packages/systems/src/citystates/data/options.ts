/** CST-GEN-05: the option switches of a match, fixed when it is created. */
export interface Switches {
  /** OPT-RACES: four new races, and changed leaders (CST-RAC-03). */
  readonly races: boolean;
  /** OPT-UNITS: eight new Unit types. */
  readonly units: boolean;
  /** OPT-CHARS: Priests and Barbarians. */
  readonly chars: boolean;
  /** OPT-BOARDS: the six boards of the supplement. */
  readonly boards: boolean;
  /** OPT-CARDS: the encounter cards of the supplement. */
  readonly cards: boolean;
  /** OPT-ECON: economic victory (CST-VIC-04). */
  readonly econ: boolean;
  /** OPT-TACTICS: battle tactics (CST-TAC-01). */
  readonly tactics: boolean;
  /** OPT-MARCH: March and Siege (section 26). */
  readonly march: boolean;
  /** OPT-SUPPLY: supply lines (section 27). */
  readonly supply: boolean;
  /** OPT-FOG: hidden stack contents (section 31). */
  readonly fog: boolean;
  /** OPT-LIMIT: game turns before the end; 0 for none (but CST-VIC-08). */
  readonly limit: number;
  /** OPT-TEAMS: fixed teams instead of free diplomacy. */
  readonly teams: boolean;
}

const STANDARD: Switches = {
  races: true,
  units: true,
  chars: true,
  boards: true,
  cards: true,
  econ: true,
  tactics: true,
  march: false,
  supply: false,
  fog: true,
  limit: 24,
  teams: false,
};

/** The two columns of CST-GEN-05. */
export const PRESETS = {
  standard: STANDARD,
  full: { ...STANDARD, march: true, supply: true, limit: 40 },
} as const satisfies Record<string, Switches>;
export type Preset = keyof typeof PRESETS;
