import type { Hex } from '@warmoot/hex';
import { boardOf } from '../../state/board.ts';
import { byHex, DIRECTIONS, nextCentre, opposite, turned } from '../../state/directions.ts';
import type { LaidBoard } from '../../state/ground.ts';

/** CST-BRD-06: the code of the side that a laid board turns towards a direction of the map. */
const codeTowards = ({ board, rotation }: LaidBoard, side: number): string =>
  boardOf(board).sides.charAt(turned(side, -rotation));

/** CST-BRD-08, CST-R-45: the only legal contacts in side codes. */
const MEETS: Readonly<Record<string, string>> = { L: 'L', S: 'S', A: 'Z', Z: 'A' };

export interface Contact {
  readonly own: string;
  readonly other: string;
}

const isSame = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

/** For each side, what a board would touch where it is placed. */
export const contactsOf = (layout: readonly LaidBoard[], laid: LaidBoard): Contact[] =>
  DIRECTIONS.flatMap((side) => {
    const centre = nextCentre(laid, side);
    const other = layout.find((board) => isSame(board, centre));
    return other === undefined
      ? []
      : [{ own: codeTowards(laid, side), other: codeTowards(other, opposite(side)) }];
  });

/** CST-BRD-07, CST-BRD-08 */
export const isLegalContact = ({ own, other }: Contact): boolean => MEETS[own] === other;

export interface Pair {
  readonly laid: LaidBoard;
  readonly contacts: number;
}

/** Empty positions that touch the map, by row, then column (CST-R-62). */
const openPositions = (layout: readonly LaidBoard[]): Hex[] => {
  const open = new Map<string, Hex>();
  for (const laid of layout)
    for (const side of DIRECTIONS) {
      const centre = nextCentre(laid, side);
      if (!layout.some((board) => isSame(board, centre))) open.set(`${centre.q},${centre.r}`, centre);
    }
  return [...open.values()].sort(byHex);
};

/** CST-BRD-13, CST-R-63: where a board may be placed: every contact must be legal, and at least one land to land. */
export const legalPairs = (layout: readonly LaidBoard[], board: string): Pair[] =>
  openPositions(layout).flatMap(({ q, r }) =>
    DIRECTIONS.flatMap((rotation) => {
      const laid = { board, q, r, rotation };
      const contacts = contactsOf(layout, laid);
      const isLegal = contacts.every(isLegalContact) && contacts.some(({ own }) => own === 'L');
      return isLegal ? [{ laid, contacts: contacts.length }] : [];
    }),
  );

/** CST-BRD-13: the pairs with most contacts. */
export const bestPairs = (pairs: readonly Pair[]): Pair[] => {
  const most = Math.max(...pairs.map(({ contacts }) => contacts));
  return pairs.filter(({ contacts }) => contacts === most);
};
