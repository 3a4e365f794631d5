import { type Reading, unreadable } from '@warmoot/kernel';
import { readerOf } from '../../schemaFault.ts';
import { NEW_RACES } from '../data/races.ts';
import { type CstOptions, resolveOptions } from '../state/resolveOptions.ts';
import { Options } from './words.ts';

const readShape = readerOf(Options);

/** CST-BRD-11, CST-SET-03: without the supplement there are boards and races for seven. */
const MAX_WITHOUT_SUPPLEMENT = 7;

const faultIn = (options: CstOptions): { readonly text: string; readonly at: string } | undefined => {
  const { players, switches, races, teams } = resolveOptions(options);
  if (players > MAX_WITHOUT_SUPPLEMENT && !(switches.boards && switches.races))
    return {
      text: `without all boards and races at most ${MAX_WITHOUT_SUPPLEMENT} can play`,
      at: 'players',
    };
  if (typeof races !== 'string') {
    if (races.length !== players)
      return { text: `name one race for each of the ${players} players`, at: 'races' };
    if (new Set(races).size !== races.length)
      return { text: 'every player has a different race', at: 'races' };
    if (!switches.races && races.some((race) => NEW_RACES.includes(race)))
      return { text: 'the new races need the option "races"', at: 'races' };
  }
  if (switches.teams !== teams.length > 0) return { text: 'teams go with the option "teams"', at: 'teams' };
  if (teams.length > 0 && teams.length !== players)
    return { text: `name a team for each of the ${players} players`, at: 'teams' };
  return undefined;
};

/** CST-GEN-05: the options of a match, refused in one sentence if they contradict each other. */
export const readOptions = (json: unknown): Reading<CstOptions> => {
  const reading = readShape(json ?? {});
  if (!reading.ok) return reading as Reading<CstOptions>;
  const options = reading.value as CstOptions;
  const fault = faultIn(options);
  return fault === undefined ? { ok: true, value: options } : unreadable(fault.text, [fault.at]);
};
