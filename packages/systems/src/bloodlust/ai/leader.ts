import type { Player } from '@warmoot/kernel';
import type { BloodView } from '../knowledge/view.ts';
import type { BloodCommand } from '../orders/commands.ts';
import type { Side } from '../state/options.ts';
import { atFirstSight } from './firstSight.ts';
import type { Prospect } from './prospects.ts';
import { rehearsed } from './rehearsal.ts';
import type { Temper } from './temper.ts';

const DONE = { command: { type: 'endPhase' }, reasons: [] } as const;

const reasonsOf = ({ terms }: Prospect): string[] => {
  const told = Object.entries(terms)
    .filter(([, value]) => Math.abs(value) >= 0.05)
    .map(([name, value]) => `${name} ${value > 0 ? '+' : '−'}${Math.abs(Math.round(value * 10) / 10)}`);
  return told.length === 0 ? [] : [told.join(', ')];
};

/** BLD-PLY-13: leads an army order by order; a step in which no order is worth giving is ended. */
export const leader = (name: string, temper: Temper): Player<BloodView, BloodCommand> => ({
  name,
  choose(view, seat, budget, dice) {
    const next = temper.rehearses ? rehearsed : atFirstSight;
    const best = next(view, seat as Side, temper, budget, dice);
    return best === undefined ? DONE : { command: best.command, reasons: reasonsOf(best) };
  },
});
