import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { grandDoor } from '@warmoot/systems/grand/door';
import type { CommandOutput } from '../../output/commandOutput.ts';
import { UserError } from '../../output/userError.ts';
import { beginByMail } from '../campaign/byMail/commands.ts';
import { mailGame } from '../campaign/byMail/mailFolder.ts';
import { parseCount } from '../campaign/parseCount.ts';
import { faultIn, jsonFile } from '../csw/unit/jsonFile.ts';

/** What is typed after `campaign new DIR --system grand`. */
export interface NewGrand {
  readonly kingdoms?: string;
  readonly years?: string;
  readonly bots: string;
  readonly seed?: string;
  readonly troops?: string;
  readonly weather?: true;
  readonly fastArmies?: true;
  readonly map?: string;
}

/** Computer kingdoms of a campaign by mail play as well as they can. */
export const grandByMail = mailGame(grandDoor, 'king');

const KINGDOMS = '4';
const YEARS = '3';

const mapFile = (path: string): unknown => {
  if (/\.(json|tmj)$/i.test(path)) return jsonFile(path);
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new UserError(`The map ${path} cannot be read.`);
  }
};

const optionsOf = (typed: NewGrand): unknown => {
  const reading = grandDoor.readOptions({
    ...(typed.map === undefined
      ? { kingdoms: parseCount(typed.kingdoms ?? KINGDOMS, '--kingdoms', 2, 8) }
      : { map: mapFile(typed.map) }),
    yearLimit: parseCount(typed.years ?? YEARS, '--years', 0, 20),
    ...(typed.troops !== undefined && { battleSystem: typed.troops }),
    ...(typed.weather && { weather: true }),
    ...(typed.fastArmies && { fastArmies: true }),
  });
  if (reading.ok) return reading.value;
  throw typed.map !== undefined && reading.at[0] === 'map'
    ? faultIn(`The map ${typed.map}`, { ...reading, at: [] })
    : faultIn('campaign new', reading);
};

/** `campaign new DIR --system grand`: the map is drawn, then all kingdoms form their field armies. */
export const newGrandCampaign = (dir: string, typed: NewGrand): CommandOutput => {
  const options = optionsOf(typed);
  const seats = grandDoor.system.seats(options);
  const people = seats.length - parseCount(typed.bots, '--bots', 0, seats.length);
  const seed = typed.seed ?? randomBytes(16).toString('hex');
  return beginByMail(grandByMail, dir, { options, seed, bots: seats.slice(people) });
};
