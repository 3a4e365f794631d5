import { z } from 'zod';
import { TERRAIN_WORDS } from '../maps/words.ts';
import { EdgeName, HexId, SideName, Span } from './words.ts';

const TERRAINS = TERRAIN_WORDS.map(([, , terrain]) => terrain);

/** CSW-GEO-02, CSW-GEO-06, CSW-WAL-02: hexes that are not named are clear, and outside if there are walls. */
const Board = z.strictObject({
  columns: z.int().min(2).max(98).multipleOf(2, 'a board has an even number of columns'),
  rows: z.int().min(2).max(60),
  terrain: z.record(HexId, z.enum(TERRAINS as [(typeof TERRAINS)[number]])).default({}),
  inside: z.array(HexId).default([]),
});

const Uid = z.string().min(1).max(80);

const HandedOverUnit = z.strictObject({
  uid: Uid,
  /** CSW-UNT-01, CSW-UNT-02 */
  code: z.string(),
  name: z.string().min(1).max(80).optional(),
  /** CSW-AMO-09: the Morale Factor; leaders have none. */
  morale: z.int().min(2).max(12).optional(),
  /** CSW-MER-01 */
  mercenary: z.boolean().optional(),
});

const HandedOverSide = z.strictObject({
  name: z.string().min(1).max(80),
  friendlyEdge: EdgeName,
  /** CSW-SET-06: the rows in which it sets up. */
  rows: Span,
  units: z.array(HandedOverUnit).min(1).max(500),
});

/** CSW-HOV-01 */
export const HandedOverBattle = z.strictObject({
  battleId: Uid,
  name: z.string().min(1).max(80),
  board: Board,
  blue: HandedOverSide,
  red: HandedOverSide,
  setsUpFirst: SideName.default('blue'),
  /** CSW-SET-03 */
  home: SideName.nullable().default(null),
  /** CSW-GAT-02, CSW-HOV-04: who is attacked: owns the walls, and wins if the losses are equal. */
  defender: SideName.default('blue'),
  turns: z.int().min(1).max(99),
});
export type HandedOverBattle = z.infer<typeof HandedOverBattle>;
export type HandedOverSide = z.infer<typeof HandedOverSide>;
