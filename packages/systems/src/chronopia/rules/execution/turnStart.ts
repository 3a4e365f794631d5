/**
 * T1 begins: the turn number rises, old orders are cleared, reports keep two turns, and announcements take effect
 * (CHR-TRN-02, CHR-PLY-18).
 */
import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import { carryOutAnnouncements } from '../joining/coming.ts';

export const beginTurn = (tale: Tale, dice: Dice): void => {
  const { state } = tale;
  const turn = state.turn + 1;
  const reports = Object.fromEntries(
    Object.entries(state.reports).map(([id, lines]) => [id, lines.filter((line) => line.turn >= turn - 1)]),
  );
  tale.tell({
    type: 'turnBegun',
    rules: ['CHR-TRN-02', 'CHR-GEN-01'],
    change: {
      set: { turn, reports, lock: null, drawn: [], slot: 0, impulse: 0, ...(state.modes && { modes: {} }) },
      sheets: emptySheets(tale),
    },
  });
  carryOutAnnouncements(tale, dice);
};

const emptySheets = ({ state }: Tale) =>
  Object.keys(state.sheets).map((id) => [Number(id), { statements: [], battle: [] }] as const);
