/** Terrain whose key is not its name. */
const GROUND_WORDS: Readonly<Record<string, string>> = {
  hill1: 'level 1 hill',
  hill2: 'level 2 hill',
  wreck: 'wrecked building',
  gate: 'closed gate',
};

/** Water that nobody can pass is a lake (CSW-S08-09). */
export const groundInWords = (ground: string, water?: string | null): string =>
  ground === 'impassable' && water ? 'open water' : (GROUND_WORDS[ground] ?? ground);
