import { type Case, type CaseRun, runCase } from '@warmoot/casebook';
import type { SystemEntry } from '@warmoot/systems';

/** A case and its result. */
export interface Ruling {
  readonly entry: Case;
  readonly run: CaseRun;
}

export const rulingOn = async (
  entry: Case,
  systems: readonly SystemEntry[],
  seed: string,
): Promise<Ruling> => {
  const system = systems.find(({ id }) => id === entry.system) as SystemEntry;
  return { entry, run: runCase(entry, await system.load(), { seed }) };
};
