import type { DeadlineClass } from '@warmoot/kernel';
import type { OrderType } from '../orders/orders.ts';

interface PhaseRow {
  /** As a heading. */
  readonly name: string;
  /** What a kingdom must do. */
  readonly task: string;
  readonly deadline: DeadlineClass;
  readonly takes: readonly OrderType[];
  /** GRD-R-55: all kingdoms choose at the same time; their choices are revealed together. */
  readonly isSealed: boolean;
  readonly rule: string;
}

/** GRD-PLY-01, GRD-RES-03: troops are bought in a stage only, ransoms paid when they fall due. The phases of a year, in order. Weeks and stages repeat: GRD-PLY-02. */
export const PHASES = {
  setUp: {
    name: 'Set-up',
    task: 'form field armies',
    deadline: 'setup',
    takes: ['setUp'],
    isSealed: true,
    rule: 'GRD-SET-09',
  },
  deployment: {
    name: 'Deployment',
    task: 'deploy armies',
    deadline: 'turn',
    takes: ['deploy'],
    isSealed: false,
    rule: 'GRD-CAL-04',
  },
  week: {
    name: 'Week',
    task: 'move and attack',
    deadline: 'turn',
    takes: ['move', 'attack', 'endTurn'],
    isSealed: false,
    rule: 'GRD-PLY-03',
  },
  stage: {
    name: 'Resource stage',
    task: 'pay and buy',
    deadline: 'orders',
    takes: ['stage'],
    isSealed: true,
    rule: 'GRD-RES-04',
  },
  market: {
    name: 'Mercenary market',
    task: 'hire mercenaries',
    deadline: 'orders',
    takes: ['hire'],
    isSealed: true,
    rule: 'GRD-MRC-01',
  },
  placement: {
    name: 'Winter quarters',
    task: 'place armies in cities',
    deadline: 'orders',
    takes: ['place'],
    isSealed: true,
    rule: 'GRD-CAL-03',
  },
} as const satisfies Record<string, PhaseRow>;

export type PhaseName = keyof typeof PHASES;
export const PHASE_NAMES = Object.keys(PHASES) as readonly PhaseName[];
