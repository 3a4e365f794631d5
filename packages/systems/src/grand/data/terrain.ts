interface TerrainRow {
  readonly name: string;
  /** Its letter in a drawn map. */
  readonly letter: string;
  /** GRD-CMB-02: percentage points for attacker and defender. */
  readonly attacker: number;
  readonly defender: number;
  /** GRD-R-62: movement points for a fast army. */
  readonly fastCost: number;
}

/** GRD-MAP-03, GRD-R-64, GRD-CMB-02: every hex has exactly one terrain; no roads, rivers or sea. */
export const TERRAIN = {
  plain: { name: 'plain', letter: '.', attacker: 0, defender: 0, fastCost: 1 },
  woods: { name: 'woods', letter: 'w', attacker: -10, defender: 0, fastCost: 2 },
  hills: { name: 'hills', letter: 'h', attacker: -5, defender: 0, fastCost: 1 },
  mountains: { name: 'mountains', letter: 'm', attacker: -15, defender: -10, fastCost: 2 },
  city: { name: 'city', letter: 'c', attacker: -15, defender: 0, fastCost: 1 },
  fortified: { name: 'fortified city', letter: 'f', attacker: -30, defender: 0, fastCost: 1 },
} as const satisfies Record<string, TerrainRow>;

export type Terrain = keyof typeof TERRAIN;
export const TERRAINS = Object.keys(TERRAIN) as readonly Terrain[];

/** GRD-R-63: how many hexes of each open terrain a block of the generator has; the rest is plain. */
export const BLOCK_TERRAIN = { woods: 22, hills: 18, mountains: 10 } as const;
