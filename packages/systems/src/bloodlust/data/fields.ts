import type { TerrainKind } from '../state/terrain.ts';

/** A piece of a table that is ready: kind, and centre in inches at 15 mm from the south-west corner. */
export interface FieldPiece {
  readonly kind: Extract<
    TerrainKind,
    'hill' | 'rough' | 'lightWood' | 'denseWood' | 'lake' | 'village' | 'outpost'
  >;
  readonly at: readonly [x: number, y: number];
  /** In degrees clockwise. */
  readonly heading?: number;
  readonly isKey?: true;
}

/** Tables with their terrain laid out; a piece lies wholly in its sector (BLD-TER-11), the Key Feature in the middle row. */
export const FIELDS: Readonly<Record<string, readonly FieldPiece[]>> = {
  crossroads: [
    { kind: 'hill', at: [36, 24], isKey: true },
    { kind: 'lightWood', at: [12, 24] },
    { kind: 'rough', at: [60, 24] },
    { kind: 'hill', at: [12, 40] },
    { kind: 'denseWood', at: [60, 8] },
  ],
  village: [
    { kind: 'village', at: [36, 24], isKey: true },
    { kind: 'hill', at: [12, 8] },
    { kind: 'hill', at: [60, 40] },
    { kind: 'lightWood', at: [60, 24] },
    { kind: 'lake', at: [12, 24] },
  ],
  plain: [{ kind: 'outpost', at: [36, 24], isKey: true }],
  pass: [
    { kind: 'outpost', at: [36, 24], isKey: true },
    { kind: 'hill', at: [12, 24] },
    { kind: 'hill', at: [60, 24] },
    { kind: 'rough', at: [12, 40] },
    { kind: 'rough', at: [60, 8] },
  ],
  marsh: [
    { kind: 'village', at: [36, 24], isKey: true },
    { kind: 'lake', at: [14, 24] },
    { kind: 'rough', at: [58, 24] },
    { kind: 'lightWood', at: [60, 40] },
    { kind: 'lake', at: [12, 8] },
  ],
  barrows: [
    { kind: 'hill', at: [36, 24], isKey: true },
    { kind: 'hill', at: [12, 10] },
    { kind: 'rough', at: [60, 24] },
    { kind: 'denseWood', at: [12, 40] },
    { kind: 'lightWood', at: [60, 40] },
  ],
  steppe: [
    { kind: 'hill', at: [60, 24], isKey: true },
    { kind: 'rough', at: [12, 24] },
    { kind: 'lightWood', at: [14, 40] },
  ],
  ridge: [
    { kind: 'hill', at: [36, 24], isKey: true },
    { kind: 'hill', at: [14, 24] },
    { kind: 'hill', at: [58, 24] },
    { kind: 'rough', at: [60, 8] },
    { kind: 'rough', at: [12, 40] },
  ],
};
