/** CSW-GEO-06, CSW-R-38: every hex has exactly one base terrain. */
export type Terrain =
  | 'clear'
  | 'swamp'
  | 'woods'
  | 'building'
  | 'hill1'
  | 'hill2'
  | 'wall'
  | 'tower'
  | 'gate'
  | 'impassable';

/**
 * The printed map: what never changes in a battle. Lists are by cell, cells in ascending hex id. What can change (a
 * wall that falls, a gate that opens) is the battle's `works`.
 */
export interface Field {
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  readonly terrain: readonly Terrain[];
  /** Overlays (CSW-GEO-06), by cell: a stream or moat runs through the hex. */
  readonly water: readonly ('stream' | 'moat' | null)[];
  /** By cell: bit d is set where a road crosses the side in direction d (CSW-TEC-03). */
  readonly roads: readonly number[];
  /** By cell, near walls (CSW-WAL-02). */
  readonly within: readonly ('inside' | 'outside' | null)[];
  readonly names: readonly { readonly cell: number; readonly name: string }[];
}

export type Edge = 'north' | 'south' | 'west' | 'east';
