/** The board as printed (PRC-BRD-02): rows of hexes from north to south, columns 01 to 07. */
export const TERRAIN_ROWS = [
  ['meadow', 'meadow', 'meadow', 'water', 'woods', 'meadow', 'meadow'],
  ['meadow', 'meadow', 'meadow', 'ford', 'woods', 'woods', 'meadow'],
  ['meadow', 'meadow', 'meadow', 'water', 'meadow', 'meadow', 'mill'],
  ['meadow', 'meadow', 'meadow', 'ford', 'woods', 'woods', 'meadow'],
  ['meadow', 'meadow', 'meadow', 'water', 'woods', 'meadow', 'meadow'],
] as const;

export type Terrain = (typeof TERRAIN_ROWS)[number][number];
