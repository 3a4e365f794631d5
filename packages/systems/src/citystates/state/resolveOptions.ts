import type { Seat } from '@warmoot/kernel';
import { PRESETS, type Preset, type Switches } from '../data/options.ts';
import type { MatchOptions } from './options.ts';
import { SEATS } from './seats.ts';

/** The given options of a match; everything left out is Standard (CST-GEN-05). */
export interface CstOptions extends Partial<Omit<MatchOptions, 'switches'>> {
  readonly preset?: Preset;
  /** Changes to the preset. */
  readonly switches?: Partial<Switches>;
}

const MIN_PLAYERS = 2;

export const resolveOptions = (options: CstOptions): MatchOptions => ({
  players: options.players ?? MIN_PLAYERS,
  switches: { ...PRESETS[options.preset ?? 'standard'], ...options.switches },
  races: options.races ?? 'deal',
  map: options.map ?? 'automatic',
  forces: options.forces ?? 'bought',
  teams: options.teams ?? [],
});

export const seatsOf = (options: CstOptions): readonly Seat[] =>
  SEATS.slice(0, options.players ?? MIN_PLAYERS);
