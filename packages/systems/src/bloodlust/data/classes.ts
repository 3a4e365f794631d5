/** BLD-BAS-01: the rows of the table of depths. */
export type DepthRow = 'dense' | 'loose' | 'mounted' | 'model' | 'large';

interface ClassRow {
  /** On a stand at 15 and 25 mm: every number that a list may give. */
  readonly castings: readonly number[];
  readonly isDrilled: boolean;
  /** BLD-UNT-02: stands in a unit, at least and at most. */
  readonly stands: readonly [least: number, most: number];
  /** BLD-MOV-02: in inches at 15 mm. */
  readonly rate: number;
  readonly depth: DepthRow;
  /** BLD-MOV-04: loses a penalty in rough ground. */
  readonly paysRough: boolean;
}

/** Troop classes (BLD-TRP). Horde moves, pays and is formed like Mass (BLD-R-24). */
export const CLASSES = {
  /** BLD-TRP-01. */
  MASS: { castings: [4], isDrilled: false, stands: [6, 24], rate: 4, depth: 'dense', paysRough: true },
  /** BLD-TRP-02. */
  FLEXIBLE: { castings: [3], isDrilled: false, stands: [6, 24], rate: 9, depth: 'loose', paysRough: false },
  /** BLD-TRP-03. */
  DRILL: { castings: [4], isDrilled: true, stands: [4, 16], rate: 6, depth: 'dense', paysRough: true },
  /** BLD-TRP-04. */
  SUPPORT: { castings: [4], isDrilled: true, stands: [4, 16], rate: 9, depth: 'loose', paysRough: false },
  /** BLD-TRP-05. */
  LF: { castings: [2], isDrilled: false, stands: [4, 12], rate: 9, depth: 'loose', paysRough: false },
  /** BLD-TRP-06. */
  LH: { castings: [2], isDrilled: false, stands: [4, 12], rate: 12, depth: 'mounted', paysRough: true },
  /** BLD-TRP-07. */
  MLO: { castings: [3], isDrilled: false, stands: [4, 12], rate: 9, depth: 'mounted', paysRough: true },
  /** BLD-TRP-08, BLD-R-71. */
  MCO: { castings: [3, 4], isDrilled: true, stands: [4, 12], rate: 9, depth: 'mounted', paysRough: true },
  /** BLD-TRP-09. */
  HORDE: {
    castings: [5, 6, 7, 8, 9],
    isDrilled: false,
    stands: [6, 24],
    rate: 4,
    depth: 'mounted',
    paysRough: true,
  },
} as const satisfies Record<string, ClassRow>;
export type TroopClass = keyof typeof CLASSES;

/** Classes of single models (BLD-TRP-10), and how many stands a unit of them has (BLD-UNT-02). */
export const MODEL_CLASSES = {
  CREATURE: { stands: [1, 4] },
  EQUIPMENT: { stands: [1, 4] },
  WAGON: { stands: [1, 4] },
  CHARIOT: { stands: [2, 8] },
} as const;
export type ModelClass = keyof typeof MODEL_CLASSES;
