import type { DeadlineClass } from '@warmoot/kernel';
import type { OrderType } from '../orders/orders.ts';

interface PhaseRow {
  /** As a heading. */
  readonly name: string;
  /** What the seat must do; none if the phase is automatic. */
  readonly task?: string;
  readonly deadline: DeadlineClass;
  /** The orders it accepts, as far as their chapters implement them. */
  readonly takes: readonly OrderType[];
  readonly rule: string;
}

/** CST-TRN-01, CST-PLY-01: the phases of the set-up and of a player turn, in order. */
export const PHASES = {
  races: {
    name: 'Races',
    task: 'choose a race',
    deadline: 'setup',
    takes: ['chooseRace'],
    rule: 'CST-SET-03',
  },
  map: { name: 'Map', task: 'place a board', deadline: 'setup', takes: ['placeBoard'], rule: 'CST-BRD-14' },
  homes: {
    name: 'Homes',
    task: 'choose a home city',
    deadline: 'setup',
    takes: ['chooseHome'],
    rule: 'CST-SET-04',
  },
  buy: {
    name: 'Starting forces',
    task: 'buy your starting Units',
    deadline: 'setup',
    takes: ['buyStart'],
    rule: 'CST-SET-05',
  },
  start: { name: 'Start', deadline: 'turn', takes: [], rule: 'CST-TRN-02' },
  income: { name: 'Income', deadline: 'turn', takes: [], rule: 'CST-TRN-03' },
  recruit: {
    name: 'Recruit',
    task: 'recruit',
    deadline: 'turn',
    takes: ['recruit', 'hire', 'disband', 'repair', 'gift', 'endPhase'],
    rule: 'CST-TRN-04',
  },
  operations: {
    name: 'Operations',
    task: 'move and act',
    deadline: 'turn',
    takes: [
      'move',
      'fly',
      'sail',
      'embark',
      'disembark',
      'work',
      'trade',
      'act',
      'fate',
      'giveArtifact',
      'pillage',
      'endPhase',
    ],
    rule: 'CST-TRN-05',
  },
  combat: {
    name: 'Combat',
    task: 'attack',
    deadline: 'turn',
    takes: ['attack', 'bombard', 'pillage', 'endPhase'],
    rule: 'CST-TRN-06',
  },
  end: { name: 'End', deadline: 'turn', takes: [], rule: 'CST-TRN-07' },
} as const satisfies Record<string, PhaseRow>;

export type PhaseName = keyof typeof PHASES;

/** Orders that any player still in the match may give at any time, as far as their chapters implement them. */
export const ANY_TIME: readonly OrderType[] = ['standingOrder', 'ally', 'resign'];
