/** Ground whose key is not what people call it. */
const GROUND_WORDS: Readonly<Record<string, string>> = {
  hill1: 'level 1 hill',
  hill2: 'level 2 hill',
  wreck: 'wrecked building',
  gate: 'closed gate',
};

export const groundInWords = (ground: string): string => GROUND_WORDS[ground] ?? ground;
