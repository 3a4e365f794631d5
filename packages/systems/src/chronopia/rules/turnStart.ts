/** T1 begins: the turn counts on, yesterday's orders are put away, reports keep two turns (CHR-TRN-02). */
import type { Tale } from '../tale.ts';

export const beginTurn = (tale: Tale): void => {
  const { state } = tale;
  const turn = state.turn + 1;
  const reports = Object.fromEntries(
    Object.entries(state.reports).map(([id, lines]) => [id, lines.filter((line) => line.turn >= turn - 1)]),
  );
  tale.tell({
    type: 'turnBegun',
    rules: ['CHR-TRN-02', 'CHR-GEN-01'],
    change: { set: { turn, reports, lock: null, slot: 0, impulse: 0 }, sheets: emptySheets(tale) },
  });
};

const emptySheets = ({ state }: Tale) =>
  Object.keys(state.sheets).map((id) => [Number(id), { statements: [], battle: [] }] as const);
