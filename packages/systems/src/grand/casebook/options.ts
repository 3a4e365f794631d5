import { type Reading, unreadable } from '@warmoot/kernel';
import { z } from 'zod';
import { readerOf } from '../../schemaFault.ts';
import { MAX_KINGDOMS, MIN_KINGDOMS } from '../data/layout.ts';
import { readCustomMap, readMapData } from '../rules/map/customMap.ts';
import { BATTLE_SYSTEMS, type GrandOptions, TACTICAL_OPTIONS } from '../state/options.ts';

/** GRD-GEN-09 */
const shape = {
  kingdoms: z.int().min(MIN_KINGDOMS).max(MAX_KINGDOMS),
  battleSystem: z.enum(BATTLE_SYSTEMS),
  weather: z.boolean(),
  fastArmies: z.boolean(),
  yearLimit: z.int().min(0).max(20),
  /** GRD-WHS-01 */
  scale: z.int().min(10).max(1000),
  /** GRD-CSW-20, GRD-CSW-30, GRD-R-93 */
  casualtyTables: z.boolean(),
  advancedMorale: z.boolean(),
  tacticalOptions: z.array(z.enum(TACTICAL_OPTIONS)).max(TACTICAL_OPTIONS.length),
};

/** The switches of a match without its map, for cases. */
export const Switches = z.strictObject(shape).omit({ kingdoms: true }).partial();

const Options = z.strictObject({ ...shape, map: z.unknown() }).partial();
const readShape = readerOf(Options);

/** GRD-GEN-09: the options of a match; a map comes as a drawing, as a file of Tiled, or as it was read before. */
export const readOptions = (json: unknown): Reading<GrandOptions> => {
  const reading = readShape(json ?? {});
  if (!reading.ok) return reading as Reading<GrandOptions>;
  const { map, scale, ...switches } = reading.value;
  if (scale !== undefined && switches.battleSystem !== 'scaled')
    return unreadable('the scale goes with battleSystem "scaled"', ['scale']);
  const { battleSystem, casualtyTables, advancedMorale, tacticalOptions } = switches;
  const forRosters = { casualtyTables, advancedMorale, tacticalOptions };
  for (const [name, value] of Object.entries(forRosters))
    if (value !== undefined && battleSystem !== 'csw')
      return unreadable(`${name} goes with battleSystem "csw"`, [name]);
  const options = { ...switches, ...(scale !== undefined && { scale }) } as GrandOptions;
  if (map === undefined) return { ok: true, value: options };
  const drawn = readMapData(map) ?? readCustomMap(map);
  if (!drawn.ok) return unreadable(drawn.problem, ['map']);
  return { ok: true, value: { ...options, map: drawn.value } };
};
