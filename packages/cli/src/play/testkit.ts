import { Readable } from 'node:stream';
import type { GameCommand } from '@warmoot/kernel';
import { readingOf } from '@warmoot/kernel';
import { SYSTEMS, type SystemDoor } from '@warmoot/systems';
import { peaGame } from '../../../kernel/src/testkit/toys/peaGame.ts';
import { usualStrength } from './computers.ts';
import { playSystem, type Request } from './playSystem.ts';

/** A game without a board of hexes: three cups on a table. */
export const peaDoor: SystemDoor = {
  system: peaGame,
  readOptions: () => readingOf({ rounds: 3 }),
  readCommand: (json) => readingOf(json as GameCommand),
  readPosition: () => ({ ok: false, problem: 'a pea game starts from its beginning', at: [] }),
  showPosition: (state) => state,
};

export const doorNamed = (name: string): Promise<SystemDoor> => {
  const entry = SYSTEMS.find(({ id }) => id === name);
  if (entry === undefined) throw new Error(`${name} is not available`);
  return entry.load();
};

export const practiceDoor = (): Promise<SystemDoor> => doorNamed('practice');

export const projectRoot = new URL('../../../..', import.meta.url).pathname;

export const streamsOf = (typed: string, terminal: { columns?: number; rows?: number } = {}) => {
  const written: string[] = [];
  const output = { write: (text: string) => written.push(text), ...terminal };
  return {
    streams: { stdin: Readable.from(typed === '' ? [] : [typed]), stdout: output, stderr: output, env: {} },
    text: () => written.join(''),
  };
};

/** Everything the terminal shows when these lines are typed. */
export const played = async (
  lines: readonly string[],
  request: Partial<Request> & Pick<Request, 'door'>,
): Promise<string> => {
  const { streams, text } = streamsOf(lines.map((line) => `${line}\n`).join(''));
  await playSystem(
    {
      projectRoot,
      setUp: {},
      setUpWords: '',
      seat: undefined,
      against: usualStrength(request.door),
      seed: '7',
      typedDice: false,
      watch: false,
      record: undefined,
      ...request,
    },
    streams,
  );
  return text();
};
