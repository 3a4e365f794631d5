import type { Field, Terrain } from '../state/field.ts';

/** The words of a map for the base terrains of CSW-GEO-06, with the letters our own drawings use. */
export const TERRAIN_WORDS = [
  ['.', 'clear', 'clear'],
  ['s', 'swamp', 'swamp'],
  ['w', 'woods', 'woods'],
  ['b', 'building', 'building'],
  ['1', 'level 1 hill', 'hill1'],
  ['2', 'level 2 hill', 'hill2'],
  ['W', 'wall', 'wall'],
  ['T', 'tower', 'tower'],
  ['G', 'gate', 'gate'],
  ['#', 'impassable', 'impassable'],
] as const satisfies readonly (readonly [letter: string, word: string, terrain: Terrain])[];

/** Without a prototype, so that "constructor" is not found. */
export const TERRAIN_OF_WORD: Readonly<Record<string, Terrain>> = Object.assign(
  Object.create(null),
  Object.fromEntries(TERRAIN_WORDS.map(([, word, terrain]) => [word, terrain])),
);

/** Overlays on the terrain: water, and hexes inside walls (CSW-WAL-02). */
export const OVERLAY_WORDS: readonly string[] = ['stream', 'moat', 'inside'];

export const isRampart = (terrain: Terrain): boolean =>
  terrain === 'wall' || terrain === 'tower' || terrain === 'gate';

/** Section 0: whether a map switches the siege rules on. */
export const hasConstructions = ({ terrain, water }: Field): boolean =>
  terrain.some((here) => isRampart(here) || here === 'building') || water.includes('moat');
