import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyCleanly } from './cleanCopy.ts';
import type { Operator } from './operator.ts';

/** What an image made from a Containerfile starts, and where its root folder is. */
export interface Image {
  readonly root: string;
  readonly folder: string;
  readonly user: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

type Draft = { -readonly [K in keyof Image]: Image[K] };

const instructionsOf = (text: string): (readonly [string, string])[] =>
  text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => [line.split(' ', 1)[0] as string, line.slice(line.indexOf(' ') + 1).trim()]);

/**
 * Carries out a Containerfile without a container: every stage is a folder, and the operator runs its commands there.
 * The stages' base image is this machine. An unknown instruction is an error, so that no step is skipped.
 */
export const buildImage = (project: string, into: string, operator: Operator): Image => {
  const stages = new Map<string, Draft>();
  let stage: Draft | undefined;
  const inStage = (): Draft => {
    if (stage === undefined) throw new Error('The Containerfile does something before its first FROM.');
    return stage;
  };
  const perform: Readonly<Record<string, (rest: string) => void>> = {
    ARG: () => undefined,
    EXPOSE: () => undefined,
    VOLUME: () => undefined,
    STOPSIGNAL: () => undefined,
    FROM: (rest) => {
      stage = newStage(join(into, `stage-${stages.size}`));
      stages.set(/ AS (\w+)$/.exec(rest)?.[1] ?? 'last', stage);
    },
    ENV: (rest) => {
      const given = rest.split(' ').map((each) => each.split('=') as [string, string]);
      inStage().env = { ...inStage().env, ...Object.fromEntries(given) };
    },
    WORKDIR: (rest) => {
      inStage().folder = rest;
      operator.makeFolder(join(inStage().root, rest));
    },
    USER: (rest) => {
      inStage().user = rest;
    },
    COPY: (rest) => copy(rest, inStage(), stages, { project, operator }),
    RUN: (rest) => operator.run(rest, { folder: join(inStage().root, inStage().folder) }),
    CMD: (rest) => {
      inStage().command = JSON.parse(rest);
    },
    HEALTHCHECK: (rest) => {
      inStage().healthCheck = JSON.parse(rest.slice(rest.indexOf('CMD ') + 4));
    },
  };
  for (const [name, rest] of instructionsOf(readFileSync(join(project, 'Containerfile'), 'utf8'))) {
    const step = perform[name];
    if (step === undefined) throw new Error(`These tests cannot carry out ${name} ${rest}.`);
    step(rest);
  }
  return inStage();
};

const newStage = (root: string): Draft => {
  mkdirSync(root, { recursive: true });
  return { root, folder: '/', user: 'root', env: {}, command: [], healthCheck: [] };
};

const copy = (
  rest: string,
  stage: Draft,
  stages: ReadonlyMap<string, Draft>,
  { project, operator }: { readonly project: string; readonly operator: Operator },
): void => {
  const [from = '', to = ''] = rest.split(' ').filter((word) => !word.startsWith('--'));
  const source = /--from=(\w+)/.exec(rest)?.[1];
  const target = join(stage.root, to.startsWith('/') ? to : join(stage.folder, to));
  if (source === undefined) {
    if (from !== '.') throw new Error(`Only the whole project is copied into an image, not ${from}.`);
    copyCleanly(project, target);
    operator.own(target);
  } else cpSync(join(stages.get(source)?.root ?? '', from), target, { recursive: true });
};
