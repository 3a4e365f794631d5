import '../systems/withoutEval.ts';
import type { AnySystem } from '@warmoot/kernel';
import { SYSTEMS } from '@warmoot/systems';

/** Each system is a script of its own, loaded when it is played. */
export const loadSystem = async (id: string): Promise<AnySystem | undefined> =>
  SYSTEMS.find((system) => system.id === id)?.rules();
