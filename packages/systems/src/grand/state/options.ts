import type { Seat } from '@warmoot/kernel';
import { MIN_KINGDOMS } from '../data/layout.ts';
import type { MapData } from './ground.ts';
import { SEATS } from './seats.ts';

export const BATTLE_SYSTEMS = ['points', 'scaled', 'csw'] as const;
/** GRD-R-93: modules of the tactical game that may be switched on. */
export const TACTICAL_OPTIONS = [
  'opportunityFire',
  'indirectFire',
  'skirmishers',
  'dismounting',
  'tunnels',
  'mercenaries',
  'noSpells',
] as const;
export type TacticalOption = (typeof TACTICAL_OPTIONS)[number];

export type BattleSystem = (typeof BATTLE_SYSTEMS)[number];

/** GRD-GEN-09: the options of a match with all defaults filled in. */
export interface MatchOptions {
  readonly kingdoms: number;
  readonly battleSystem: BattleSystem;
  readonly weather: boolean;
  readonly fastArmies: boolean;
  /** GRD-R-49: campaign years; 0 for none. */
  readonly yearLimit: number;
  /** GRD-WHS-01, GRD-WHS-02: armies stay point totals; 10 or more in `scaled` games, 2 with rosters. */
  readonly scale: number;
  /** GRD-CSW-20, GRD-CSW-30, GRD-R-93: only with rosters. */
  readonly casualtyTables?: boolean;
  readonly advancedMorale?: boolean;
  readonly tacticalOptions?: readonly TacticalOption[];
}

/** The options as given; everything left out has its default. */
export interface GrandOptions extends Partial<MatchOptions> {
  /** GRD-MAP-08: a map of one's own, as it was read from text or Tiled; left out: generated. */
  readonly map?: MapData;
}

const DEFAULT_SCALE = 10;
/** GRD-CSW-32: with rosters troops are counted in half points. */
export const HALVES = 2;

/** GRD-GEN-09 */
export const resolveOptions = (options: GrandOptions): MatchOptions => {
  const battleSystem = options.battleSystem ?? 'points';
  const isScaled = battleSystem === 'scaled';
  const hasRosters = battleSystem === 'csw';
  return {
    kingdoms: options.map === undefined ? (options.kingdoms ?? MIN_KINGDOMS) : kingdomsOn(options.map),
    battleSystem,
    weather: options.weather ?? false,
    fastArmies: options.fastArmies ?? isScaled,
    yearLimit: options.yearLimit ?? 0,
    scale: isScaled ? (options.scale ?? DEFAULT_SCALE) : hasRosters ? HALVES : 1,
    ...(hasRosters && {
      casualtyTables: options.casualtyTables ?? true,
      advancedMorale: options.advancedMorale ?? true,
      tacticalOptions: options.tacticalOptions ?? [],
    }),
  };
};

const kingdomsOn = ({ cities }: MapData): number => 1 + Math.max(...cities.map(({ founder }) => founder));

export const seatsOf = (options: GrandOptions): readonly Seat[] =>
  SEATS.slice(0, resolveOptions(options).kingdoms);
