import { readFileSync } from 'node:fs';
import type { CampaignOptions } from '@warmoot/systems/chronopia';
import { chronopiaDoor, EMPIRE_NAMES, PLAYER_RACES } from '@warmoot/systems/chronopia/moderator';
import { UserError } from '../../../output/userError.ts';
import { parseCount } from '../../campaign/parseCount.ts';
import { faultIn, jsonFile } from '../../csw/unit/jsonFile.ts';

/** What is typed after `campaign new DIR`. */
export interface NewOptions {
  readonly empires: string;
  readonly bots: string;
  readonly computers?: string;
  readonly seed?: string;
  readonly turns: string;
  readonly late: string;
  readonly setUp?: true;
  readonly battles: CampaignOptions['battles'];
  readonly names?: string;
  readonly races?: string;
  readonly map?: string;
  readonly name: string;
  readonly json?: true;
}

const HOUSES = ['helios', 'crystal-lotus', 'obsidian-serpent'];

const listed = (text: string): string[] => text.split(',').map((part) => part.trim());

/** `EL:helios`; an Elf who names no house gets one (CHR-PLY-01). */
const parseRace = (text: string, nth: number): { race: string; house?: string } => {
  const [race = '', house] = text.split(':');
  if (house !== undefined) return { race: race.toUpperCase(), house: house.toLowerCase() };
  return race.toUpperCase() === 'EL' ? { race: 'EL', house: HOUSES[nth % 3]! } : { race: race.toUpperCase() };
};

const parseEmpires = ({ empires, names, races }: NewOptions): { name: string; race: string }[] => {
  const called = names === undefined ? EMPIRE_NAMES : listed(names);
  const people = races === undefined ? PLAYER_RACES : listed(races);
  return Array.from({ length: parseCount(empires, '--empires', 2, 10) }, (_, nth) => ({
    name: called[nth] ?? EMPIRE_NAMES[nth]!,
    ...parseRace(people[nth % people.length]!, nth),
  }));
};

const textFile = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UserError(`The map ${path} cannot be read.`);
  }
};

/** Tiled saves JSON; anything else is a map drawn as text (CHR-R-08). */
const readMapFile = (path: string): unknown =>
  /\.(json|tmj)$/i.test(path) ? jsonFile(path) : textFile(path);

export const parseOptions = (typed: NewOptions): CampaignOptions => {
  const reading = chronopiaDoor.readOptions({
    name: typed.name,
    empires: parseEmpires(typed),
    moderator: true,
    lateSeats: parseCount(typed.late, '--late', 0, 8),
    lastTurn: parseCount(typed.turns, '--turns', 1, 400),
    battles: typed.battles,
    ...(typed.map !== undefined && { map: readMapFile(typed.map) }),
  });
  if (reading.ok) return reading.value as CampaignOptions;
  throw typed.map !== undefined && reading.at[0] === 'map'
    ? faultIn(`The map ${typed.map}`, { ...reading, at: [] })
    : faultIn('campaign new', reading);
};
