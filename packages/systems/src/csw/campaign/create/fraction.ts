/** An exact number: rounding comes last, and once (CSW-R-06). */
export interface Exact {
  readonly over: number;
  readonly parts: number;
}

export const exact = (parts: number, over = 1): Exact => ({ parts, over });

export const plus = (a: Exact, b: Exact): Exact =>
  exact(a.parts * b.over + b.parts * a.over, a.over * b.over);

/** CSW-R-06: to the nearest, halves up. */
export const rounded = ({ parts, over }: Exact): number => Math.floor((2 * parts + over) / (2 * over));

/** `3.67`, for people. */
export const exactText = ({ parts, over }: Exact): string => String(Math.round((parts * 100) / over) / 100);
