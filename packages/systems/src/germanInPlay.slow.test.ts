import { fileURLToPath } from 'node:url';
import { type AnySystem, eventsIn, inWords, lessonIn, referenceIn, type Words } from '@warmoot/kernel';
import type { Golden } from '@warmoot/kernel/testkit';
import { expect, test } from 'vitest';
import { goldenNames, readGoldenFile } from '../../../scripts/golden/goldenFiles.ts';
import { SYSTEMS } from './registry.ts';

/** Between two looks at what a seat sees and may do: a whole look at every line would take minutes. */
const LINES_BETWEEN = 250;

/** Words that remember what they were asked for and did not have. */
const rememberingMissing = (words: Words, missing: Set<string>): Words =>
  new Proxy(words, {
    getOwnPropertyDescriptor: (all, phrase) => {
      const found = Reflect.getOwnPropertyDescriptor(all, phrase);
      if (found === undefined) missing.add(String(phrase));
      return found;
    },
  });

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const latestGames = (id: string, version: number): Golden[] =>
  goldenNames(ROOT, id, version).map((name) => readGoldenFile(ROOT, id, version, name));

/** Everything a seat could read at this moment. */
const look = (system: AnySystem, state: unknown, seat: string): void => {
  const view = system.view(state, seat);
  system.scene(view, seat);
  system.outcome(state);
  for (const drill of system.drills?.(view, seat, [], []) ?? []) drill.drill();
  for (const subject of [...system.subjects(view, seat)].slice(0, 6)) {
    for (const layer of system.inspect?.(view, seat, subject)?.layers ?? []) layer.marks();
    for (const command of [...system.legal(view, seat, subject)].slice(0, 12)) {
      system.describe(view, command);
      system.choice(view, seat, command);
      system.cost?.(view, seat, command);
      system.warnings?.(view, seat, command);
    }
  }
};

const play = (system: AnySystem, { record }: Golden): void => {
  const seats = system.seats(record.options);
  let state = system.blank;
  system.sides?.(record.options);
  for (const [at, item] of record.log.entries()) {
    for (const event of eventsIn(item)) {
      for (const seat of seats) system.story(state, event, seat);
      state = system.apply(state, event);
    }
    if (at % LINES_BETWEEN === 0) for (const seat of seats) look(system, state, seat);
  }
};

const isNameOrWords = (phrase: string): boolean => /\p{L}{3}/u.test(phrase.replace(/\{\d\}/g, ''));

/** Names that are the same in German. */
const SAME = new Set(
  `Alp Arslan, Andredsweald, Balathus, Civitate, Dorylaeum, Fordham, Harold, Hastings, Jarmoco, Kaidu, Liegnitz,
  Manzikert, Morfut, Morgarten, Moussais, Sandlake, Tenoch, Tours, Ukrak Morfut, Wahlstatt`.split(/,\s+/),
);

/** Something of it stays as it is when every word that German has is taken out. */
const isMissing = (phrase: string, words: Words): boolean => {
  const known = Object.fromEntries([...Object.keys(words), ...SAME].map((each) => [each, '']));
  return isNameOrWords(inWords(known, phrase));
};

const SPEAKING = SYSTEMS.filter(({ words }) => words !== undefined);

test.each(SPEAKING)(
  'everything said in the golden games of $name has its German',
  async ({ id, words, rules }) => {
    const missing = new Set<string>();
    const [system, german = {}] = [await rules(), await words?.de()];
    const spoken = system.in?.(rememberingMissing(german, missing)) as AnySystem;
    for (const game of latestGames(id, system.rulesVersion)) play(spoken, game);
    expect([...missing].filter((phrase) => isMissing(phrase, german)).sort()).toEqual([]);
  },
);

test.each(SPEAKING)(
  'the scenarios, lessons, charts and diagrams of $name have their German',
  async (manifest) => {
    const { words, lessons = [], reference, load: open } = manifest;
    const missing = new Set<string>();
    const german = (await words?.de()) ?? {};
    const asked = rememberingMissing(german, missing);
    for (const said of lessons.flatMap(({ title, about }) => [title, about])) inWords(asked, said);
    const { scenarios = [] } = await open();
    for (const { name, about, victory, sides } of scenarios)
      for (const said of [name, about, victory, ...sides.map((side) => side.name)]) inWords(asked, said);
    for (const { load } of lessons) lessonIn(asked, await load());
    const drawn = await reference?.();
    if (drawn) referenceIn(asked, drawn);
    const isRule = (phrase: string): boolean => /^[A-Z]{3}-[A-Z]+-\d+$/.test(phrase);
    expect([...missing].filter((phrase) => isMissing(phrase, german) && !isRule(phrase))).toEqual([]);
  },
);
