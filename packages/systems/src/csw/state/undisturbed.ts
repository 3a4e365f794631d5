import type { Module } from './setup.ts';
import type { Battle } from './state.ts';

const INTERRUPTING: readonly Module[] = ['opportunityFire', 'skirmishers'];

/** Nobody interrupts a move that is only planned. */
export const withoutInterruptions = (battle: Battle): Battle => ({
  ...battle,
  setup: {
    ...battle.setup,
    modules: battle.setup.modules.filter((module) => !INTERRUPTING.includes(module)),
  },
});
