import '../systems/withoutEval.ts';
import type { AnySystem } from '@warmoot/kernel';

/** Each system is a script of its own, loaded when it is played. */
const LOADERS: Readonly<Record<string, () => Promise<AnySystem>>> = {
  csw: async () => (await import('@warmoot/systems/csw')).csw,
  chronopia: async () => (await import('@warmoot/systems/chronopia')).chronopia,
  practice: async () => (await import('@warmoot/systems/practice')).practice,
};

export const loadSystem = async (id: string): Promise<AnySystem | undefined> => LOADERS[id]?.();
