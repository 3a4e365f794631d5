import { readFileSync } from 'node:fs';
import { nearest } from '@warmoot/kernel';
import { SYSTEMS, type SystemDoor } from '@warmoot/systems';
import { Unplayable } from './unplayable.ts';

/** A system by its id. */
export const doorOf = async (name: string): Promise<SystemDoor> => {
  const entry = SYSTEMS.find(({ id }) => id === name.toLowerCase());
  if (entry !== undefined) return entry.load();
  const all = SYSTEMS.map(({ id }) => id);
  throw new Unplayable(
    `There is no system ${name}; did you mean ${nearest(name, all, 1)[0]}? Choose from ${all.join(', ')}.`,
  );
};

/** The requested match, as typed. */
export interface RequestedSetUp {
  readonly scenario?: string | undefined;
  readonly modules?: string | undefined;
  readonly options?: string | undefined;
  /** What was typed for options of the system's own. */
  readonly own?: Readonly<Record<string, string>>;
}

/** The options of the match: from a file, otherwise from the scenario and the optional rules. */
export const requestedSetUp = (
  door: SystemDoor,
  { scenario, modules, options, own = {} }: RequestedSetUp,
): unknown => {
  if (options !== undefined) {
    refuseBesideFile(options, { scenario, modules, own });
    return setUpFrom(door, fileAsJson(options));
  }
  return setUpFrom(door, {
    ...optionsOf(door, scenario),
    ...door.sim?.setUp(own),
    ...(modules === undefined ? {} : { modules: modules.split(',').map((name) => name.trim()) }),
  });
};

/** A scenario by its id; by default the system's own choice, or the first on its shelf. */
const optionsOf = (door: SystemDoor, name: string | undefined): object => {
  const { system, scenarios = [] } = door;
  if (name === undefined) return door.readOptions({}).ok ? {} : ((scenarios[0]?.options ?? {}) as object);
  const card = scenarios.find(({ id }) => id === name.toLowerCase());
  if (card !== undefined) return card.options as object;
  const ids = scenarios.map(({ id }) => id);
  throw new Unplayable(
    ids.length === 0
      ? `${system.name} has only one set-up: leave out ${name}.`
      : `There is no scenario ${name}; did you mean ${nearest(name, ids, 1)[0]}? Choose from ${ids.join(', ')}.`,
  );
};

/** Refuses options that would have no effect. */
const refuseBesideFile = (file: string, { scenario, modules, own = {} }: RequestedSetUp): void => {
  const besides = [
    ...(scenario === undefined ? [] : [`the scenario ${scenario}`]),
    ...(modules === undefined ? [] : [`--modules ${modules}`]),
    ...Object.entries(own).map(([name, value]) => `--${name} ${value}`),
  ];
  if (besides.length > 0)
    throw new Unplayable(
      `The file gives the whole set-up: leave out ${besides.join(' and ')}, or write it into ${file}.`,
    );
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
    throw new Unplayable(readProblem(path, problem as NodeJS.ErrnoException));
  }
};

const readProblem = (path: string, { code, message }: NodeJS.ErrnoException): string => {
  if (code === 'ENOENT') return `There is no file ${path}.`;
  return code === undefined
    ? `The file ${path} is not JSON: ${message}.`
    : `The file ${path} cannot be read.`;
};
