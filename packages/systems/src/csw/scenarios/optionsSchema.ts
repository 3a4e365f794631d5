import { z } from 'zod';
import { SITUATIONS } from '../data/moraleTables.ts';
import { MODULES } from '../state/setup.ts';
import { HandedOverBattle } from './handedOverSchema.ts';
import { SCENARIOS } from './list.ts';
import { FREE_VICTORIES } from './victories.ts';
import { EdgeName, HexId, SideName, Span } from './words.ts';

const IDS = SCENARIOS.map(({ id }) => id);

const Choices = {
  modules: z.array(z.enum(MODULES)).optional(),
  /** CSW-NGT-01 */
  sky: z.enum(['overcast', 'no moon', 'half moon', 'full moon']).optional(),
  /** CSW-AMO-04: heavy overcast or fog. */
  fog: z.boolean().optional(),
};

/** CSW-SCN-01, CSW-SCN-02, CSW-SCN-08: one board, or two: `+` west and east, `/` north and south (CSW-GEO-08). */
export const BOARD_NAMES = [
  'board1',
  'board2',
  'keep',
  'board1+board2',
  'board2+board1',
  'board1/board2',
  'board2/board1',
] as const;

const MapOption = z.union(
  [
    z.enum(BOARD_NAMES),
    z.strictObject({
      seed: z.union([z.string(), z.int()]),
      columns: z.int().optional(),
      rows: z.int().optional(),
    }),
    z.strictObject({ text: z.string() }),
    z.strictObject({ tiled: z.unknown() }),
  ],
  `a map is ${BOARD_NAMES.join(', ')}, or { seed }, { text } or { tiled }`,
);

/** Without any of these, the whole board. */
const Area = z.strictObject({
  columns: Span.optional(),
  rows: Span.optional(),
  hexes: z.array(HexId).min(1).optional(),
});

const SideOptions = z.strictObject({
  name: z.string().min(1).optional(),
  /** Lines of a code, a count and special features; `readArmy` reads them. */
  army: z.array(z.unknown()),
  /** CSW-SET-07: units that enter later than the rest. */
  reserves: z.array(z.strictObject({ army: z.array(z.unknown()), turn: z.int().min(1) })).optional(),
  area: Area.optional(),
  /** Where the army comes from, if it does not set up (CSW-SET-07), or its reserves do. */
  enters: z
    .strictObject({
      edge: EdgeName.optional(),
      hexes: z.array(HexId).min(1).optional(),
      turn: z.int().min(1).optional(),
    })
    .optional(),
  /** CSW-SET-13 */
  grace: z.int().min(0).nullable().optional(),
  friendlyEdge: EdgeName.optional(),
  /** CSW-AMO-05, CSW-AMO-06 */
  situations: z.array(z.enum(SITUATIONS)).optional(),
});

const points = z.number().min(1).multipleOf(0.5, 'points must be a multiple of one half');

/** CSW-SET-08 */
const FreeBattle = z.strictObject({
  name: z.string().min(1).optional(),
  map: MapOption.optional(),
  points: z.union([points, z.strictObject({ blue: points, red: points })]).optional(),
  /** Own unit types, in the columns of CSW-UNT-01. */
  units: z.array(z.unknown()).optional(),
  blue: SideOptions,
  red: SideOptions,
  setsUpFirst: SideName.optional(),
  /** CSW-SET-04 */
  firstMover: SideName.optional(),
  /** CSW-SET-03 */
  home: SideName.optional(),
  /** CSW-GAT-02: who owns the walls. */
  defender: SideName.optional(),
  turns: z.int().min(1).max(99).optional(),
  victory: z.enum(Object.keys(FREE_VICTORIES) as [keyof typeof FREE_VICTORIES]).optional(),
  /** Part of a campaign: no points are agreed, and the victory clause applies as written (CSW-R-83). */
  campaign: z.boolean().optional(),
});

export const ScenarioOptions = z.strictObject({
  /** The default is the smallest battle. */
  scenario: z
    .enum(IDS as [string, ...string[]], `a scenario is one of ${IDS.join(', ')}`)
    .default('morgarten'),
  ...Choices,
});
export const BattleOptions = z.strictObject({ battle: FreeBattle, ...Choices });
export const HandedOverOptions = z.strictObject({ handedOver: HandedOverBattle, ...Choices });

export type FreeBattle = z.infer<typeof FreeBattle>;
export type SideOptions = z.infer<typeof SideOptions>;
export type MapOption = z.infer<typeof MapOption>;
/** One of the scenarios by its id, a free battle (CSW-SET-08), or a battle of a campaign (CSW-HOV-01). */
export type CswOptions =
  | z.infer<typeof ScenarioOptions>
  | z.infer<typeof BattleOptions>
  | z.infer<typeof HandedOverOptions>;
