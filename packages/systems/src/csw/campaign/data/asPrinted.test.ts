import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NATURAL_WEAPONS, UNSIZED_WEAPONS, WEAPONS } from './arms.ts';
import { DISPOSITION, GUIDELINES } from './guidelines.ts';
import { ANTICS, type Antic, VICTIMS } from './impressment.ts';
import { LISTING_NAMES, LISTINGS, listingInfo, SETTLEMENTS } from './listings.ts';
import { MISSILES } from './missiles.ts';
import { PRICES, TRAINING } from './prices.ts';
import { LEADER_FATES, type LeaderFate, RECOVERY } from './recovery.ts';
import {
  ALIGNMENTS,
  DEFENCE_CLASSES,
  MISSILE_WEAPONS,
  MIXED_WEAPONS,
  NUMBERS,
  OPEN_ALIGNMENTS,
  TRAINED_CLASSES,
  TYPES,
  WEAPON_CLASSES,
} from './recruits.ts';
import { ROLES } from './roles.ts';
import { UPKEEP } from './upkeep.ts';

const RULEBOOK = readFileSync(new URL('../../../../../../rulebooks/csw.md', import.meta.url), 'utf8');

/** The rows of a clause's tables without heads, cells as printed. */
const printed = (clause: string): string[][] => {
  const body = (RULEBOOK.split(`- **${clause}**`)[1] ?? '').split('\n- **')[0] ?? '';
  const lines = body.split('\n');
  return lines
    .filter((line, at) => line.startsWith('| ') && !(lines[at + 1] ?? '').startsWith('|--'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
};
const column = (rows: readonly string[][], at: number): string[] => rows.map((row) => row[at] as string);

const figure = (cell: string | undefined): number =>
  Number((cell ?? '').replaceAll(',', '').replace(/[+%]/, ''));

test('[CSW-MUS-02] advertising costs, by settlement', () => {
  expect(
    Object.values(SETTLEMENTS).map(({ sides, step }) => [`${step}-${sides * step}`, `d${sides} x ${step}`]),
  ).toEqual(printed('CSW-MUS-02').map((row) => row.slice(1)));
});

test('[CSW-MUS-03] listings, chances and specialists; ships count like specialists', () => {
  const chances = printed('CSW-MUS-03').flatMap(([chance, names = '']) =>
    names.split(', ').map((name) => [name.replaceAll('*', ''), figure(chance), name.startsWith('**')]),
  );
  const ours = LISTING_NAMES.map((name) => [
    name,
    LISTINGS[name].chance,
    listingInfo(name).specialist === true && name !== 'Ships for Hire',
  ]);
  expect(ours).toEqual(chances);
});

test('[CSW-MUS-07] numbers of recruits', () => {
  const rows = printed('CSW-MUS-07').map(([range = '', ...cells]) => [
    range === '00' ? 100 : Number(range.slice(3)),
    ...cells.map(figure),
  ]);
  expect(NUMBERS.map((row) => Object.values(row))).toEqual(rows);
});

/** The words of a clause, without its head. */
const worded = (clause: string): string => (RULEBOOK.split(`- **${clause}** `)[1] ?? '').split('\n')[0] ?? '';
/** `2-6 green; 7-9 experienced; 12 elite.` as rows that say where they end. */
const ranges = (clause: string): (readonly [number, string])[] =>
  [
    ...worded(clause)
      .replaceAll(/\([^)]*\)/g, '')
      .matchAll(/(?:\d+-)?(\d\d?) ([a-zA-Z][^;.,]*)/g),
  ].map(([, upTo, what = '']) => [Number(upTo) || 100, what.trim()]);

test('[CSW-MUS-08, CSW-MUS-09] trained class and Defence Class', () => {
  expect(TRAINED_CLASSES.map(({ upTo, name }) => [upTo, name])).toEqual(ranges('CSW-MUS-08'));
  expect(DEFENCE_CLASSES.map(({ upTo, defence }) => [upTo, `DC ${defence}`])).toEqual(ranges('CSW-MUS-09'));
});

test('[CSW-MUS-11, CSW-MUS-12, CSW-MUS-13] weapons', () => {
  expect(WEAPON_CLASSES.map(({ upTo, weapon }) => [upTo, weapon])).toEqual(ranges('CSW-MUS-11'));
  expect(MIXED_WEAPONS.map((pair, at) => [at + 1, pair.join('/')])).toEqual(ranges('CSW-MUS-12'));
  expect(MISSILE_WEAPONS.map(({ upTo, weapon }) => [upTo, weapon])).toEqual(ranges('CSW-MUS-13'));
});

test('[CSW-MUS-14] alignments', () => {
  const chart = [...ALIGNMENTS, ...OPEN_ALIGNMENTS].map(({ upTo, alignment }) => [upTo, alignment]);
  expect(chart).toEqual(ranges('CSW-MUS-14'));
});

test('[CSW-MUS-10] the types of recruits', () => {
  const rows = printed('CSW-MUS-10').map(([range = '', ...cells]) => ({
    upTo: range === '00' ? 100 : Number(range.slice(3, 5)),
    columns: cells,
  }));
  expect(TYPES).toEqual(rows);
});

test('[CSW-MUS-15] the role tables', () => {
  const rows = printed('CSW-MUS-15');
  const columns = [rows.slice(0, 16), rows.slice(16)].flatMap((table) =>
    [1, 2, 3, 4, 5, 6].map((at) => column(table, at)),
  );
  expect(Object.values(ROLES)).toEqual(columns);
});

test('[CSW-MUS-17] the upkeep table', () => {
  const rows = printed('CSW-MUS-17').map(([name, ...cells]) => [name, ...cells.map(figure)]);
  expect(Object.entries(UPKEEP).map(([name, line]) => [name, ...Object.values(line)])).toEqual(rows);
});

test('[CSW-MUS-19] the price list', () => {
  const rows = printed('CSW-MUS-19');
  const pairs = (at: number) =>
    rows.filter((row) => row[at]).map((row) => [(row[at] as string).toLowerCase(), figure(row[at + 1])]);
  expect(Object.entries(PRICES.armour)).toEqual(pairs(0));
  expect(Object.entries(PRICES.arms)).toEqual([...pairs(2), ...pairs(4)]);
});

test('[CSW-MUS-20] the training table', () => {
  const rows = printed('CSW-MUS-20').map(([name, cost, time = '']) => ({
    name,
    cost: figure(cost),
    weekDice: time.startsWith('d') ? 1 : Number(time[0]),
  }));
  expect(TRAINING).toEqual(rows);
});

test('[CSW-IMP-04] victims of a press gang', () => {
  const rows = printed('CSW-IMP-04');
  expect(Object.values(VICTIMS)).toEqual([1, 2, 3, 4, 5].map((at) => column(rows, at).map(figure)));
});

test('[CSW-IMP-05] antics and fines', () => {
  const rows = [
    ...worded('CSW-IMP-05').matchAll(/(\d) (squad|official|noble|mob)[^;(]*?(?:pay (\d+) GP)?(?:;|\(|$)/g),
  ];
  expect(rows.map(([, row]) => Number(row))).toEqual([1, 2, 3, 4, 5, 6]);
  const antics: readonly Antic[] = ANTICS;
  expect(antics.map(({ fine }) => fine)).toEqual(rows.map(([, , , fine]) => fine && Number(fine)));
});

test('[CSW-CRU-08] Missile Attack Factors', () => {
  const rows = printed('CSW-CRU-08').flatMap(([factor, sources = '']) =>
    sources.split(', ').map((source) => [source.toLowerCase(), Number(factor)] as const),
  );
  const ours: Readonly<Record<string, readonly (keyof typeof MISSILES)[]>> = {
    'medium-level warriors with bows': ['medium warrior bow'],
    'low-level priest spells': ['low priest spells'],
    'small breath weapons': ['small breath'],
    'high-level warriors with bows': ['high warrior bow'],
    'hand-hurled weapons': ['hurled weapons'],
    crossbows: ['light crossbow', 'heavy crossbow'],
    'low-level wizard and medium-level priest spells': ['low wizard spells', 'medium priest spells'],
    'medium breath weapons': ['medium breath'],
    'medium-level wizard spells': ['medium wizard spells'],
    'high-level wizard spells': ['high wizard spells'],
    'gigantic breath weapons': ['gigantic breath'],
  };
  const found = rows.map(([source]) =>
    (ours[source] ?? [source as keyof typeof MISSILES]).map((name) => MISSILES[name].factor),
  );
  expect(found.map((factors) => [...new Set(factors)])).toEqual(rows.map(([, factor]) => [factor]));
});

test('[CSW-LRC-02] the dice of every row, victor and loser', () => {
  const days = (cell: string): (string | undefined)[] => {
    const pair = /(1 day|\d*d6) \/ (\d*d6) days/.exec(cell);
    return pair ? [pair[1], pair[2]] : [];
  };
  const dice = (count: number): string => (count === 0 ? '1 day' : `${count}d6`);
  const rows = printed('CSW-LRC-02').map(([, cell = '']) => days(cell));
  const fates: readonly LeaderFate[] = LEADER_FATES;
  expect(fates.map(({ dayDice = [] }) => dayDice.map(dice))).toEqual(
    rows.map((pair, at) => (at === 7 ? ['2d6', '2d6'] : pair)),
  );
});

test('[CSW-CRU-02] every weapon of the list has its factor', () => {
  const all: Record<string, number> = {
    ...WEAPONS,
    ...UNSIZED_WEAPONS,
    ...Object.fromEntries(Object.entries(NATURAL_WEAPONS).map(([name, factor]) => [`giant ${name}`, factor])),
  };
  const rows = printed('CSW-CRU-02').flatMap(([factor, names = '']) =>
    names
      .replace(/^.*: /, '')
      .split(', ')
      .map((name) => [name.toLowerCase(), figure(factor)]),
  );
  expect(rows.map(([name]) => [name, all[String(name)]])).toEqual(rows);
});

test('[CSW-CAS-01] the recovery table', () => {
  const rows = printed('CSW-CAS-01').map(([, condition, ...cells]) => ({
    condition,
    returns: cells.map((cell) => cell.split(' / ').map(Number)),
  }));
  expect(RECOVERY).toEqual(rows);
});

test('[CSW-BGL-01] the guideline charts', () => {
  const rows = printed('CSW-BGL-01');
  expect(Object.values(GUIDELINES)).toEqual([1, 2, 3, 4, 5, 6].map((at) => column(rows, at)));
});

test('[CSW-BGL-03] the disposition chart', () => {
  const rows = printed('CSW-BGL-03');
  expect(Object.values(DISPOSITION)).toEqual([1, 2, 3].map((at) => column(rows, at)));
});
