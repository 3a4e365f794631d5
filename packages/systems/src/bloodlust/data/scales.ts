import type { DepthRow } from './classes.ts';

/** Figure scales in millimetres; 6 stands for 6 to 10 mm. */
export type Scale = 15 | 25 | 6;

interface ScaleRow {
  /** BLD-BAS-01: in millimetres. */
  readonly standWidth: number;
  readonly depths: Readonly<Record<DepthRow, number>>;
  /** BLD-SET-01: in inches. */
  readonly table: { readonly width: number; readonly height: number };
  /** BLD-R-02: how many halves of the 15 mm distance a distance has. */
  readonly halves: 2 | 3;
  /** BLD-FIR-07: added to every range, in inches. */
  readonly rangeBonus: number;
  /** BLD-BAS-06: figures on a stand for each at 15 mm. */
  readonly castingsTimes: 1 | 2;
}

const SMALL = {
  standWidth: 40,
  depths: { dense: 15, loose: 20, mounted: 30, model: 40, large: 80 },
  table: { width: 72, height: 48 },
  halves: 2,
  rangeBonus: 0,
} as const;

/** 6 mm uses the bases and distances of 15 mm (BLD-R-02, BLD-R-23) with twice the castings. */
export const SCALES: Readonly<Record<Scale, ScaleRow>> = {
  15: { ...SMALL, castingsTimes: 1 },
  25: {
    standWidth: 60,
    depths: { dense: 20, loose: 30, mounted: 40, model: 80, large: 120 },
    table: { width: 108, height: 72 },
    halves: 3,
    rangeBonus: 6,
    castingsTimes: 1,
  },
  6: { ...SMALL, castingsTimes: 2 },
};

/** Distances at 15 mm, in inches. */
export const DISTANCES = {
  /** BLD-MOV-02: each terrain penalty, and what is left after all of them (BLD-R-25). */
  penalty: 4,
  leastRate: 1,
  flight: 12,
  commandRate: 12,
  /** BLD-R-30. */
  standOff: 1,
  /** BLD-R-52. */
  control: 18,
  /** BLD-SET-05: the depth of a deployment zone, and its distance from the short edges for foot. */
  deployment: 12,
  fromShortEdge: 6,
} as const;
