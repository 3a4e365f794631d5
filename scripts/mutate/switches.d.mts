import type { Mutant } from './mutants.d.mts';

export function withSwitches(
  text: string,
  mutants: readonly (Mutant & { readonly number: number })[],
): { readonly text: string; readonly numbers: readonly number[] };
