import { readFileSync } from 'node:fs';
import { SYSTEMS, type SystemDoor } from '@warmoot/systems';
import { nearest } from '../rules/nearest.ts';
import { Unplayable } from './unplayable.ts';

/** A system by its id. */
export const doorOf = async (name: string): Promise<SystemDoor> => {
  const entry = SYSTEMS.find(({ id }) => id === name.toLowerCase());
  if (entry !== undefined) return entry.load();
  const all = SYSTEMS.map(({ id }) => id);
  throw new Unplayable(
    `There is no system ${name}; the nearest is ${nearest(name, all, 1)[0]}, all are ${all.join(', ')}.`,
  );
};

/** What a match is to be, as it was typed. */
export interface AskedSetUp {
  readonly scenario?: string | undefined;
  readonly modules?: string | undefined;
  readonly options?: string | undefined;
}

/** What the match is set up with: a file says all, otherwise the scenario and the optional rules do. */
export const setUpAsked = (door: SystemDoor, { scenario, modules, options }: AskedSetUp): unknown => {
  if (options !== undefined) return setUpFrom(door, fileAsJson(options));
  return setUpFrom(door, {
    ...(scenario === undefined ? {} : { scenario }),
    ...(modules === undefined ? {} : { modules: modules.split(',').map((name) => name.trim()) }),
  });
};

const setUpFrom = ({ system, readOptions }: SystemDoor, asked: unknown): unknown => {
  const reading = readOptions(asked);
  if (reading.ok) return reading.value;
  const where = reading.at.length === 0 ? '' : `${reading.at.join('.')}: `;
  throw new Unplayable(`${system.name} cannot be set up like that: ${where}${reading.problem}.`);
};

const fileAsJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (problem) {
    throw new Unplayable(`${path} cannot be read as JSON: ${(problem as Error).message}.`);
  }
};
