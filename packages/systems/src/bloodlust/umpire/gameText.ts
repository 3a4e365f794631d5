import { asItIs, type Reading, readingOf, say, unreadable } from '@warmoot/kernel';
import type { Stand } from '@warmoot/tabletop';
import type { Army } from '../army/army.ts';
import { readArmyFile, writeArmyFile } from '../army/armyFile.ts';
import { SCALES, type Scale } from '../data/scales.ts';
import { SIDES, type Side } from '../state/options.ts';
import { profileOf } from '../state/profile.ts';
import {
  type Change,
  ENTRY_KINDS,
  type Entry,
  type GameTerms,
  newGame,
  type UmpireGame,
  UNIT_CONDITIONS,
} from './game.ts';

/** The most entries that a game may have. */
const MOST_ENTRIES = 2000;

const END = '.';
const WORDS: Readonly<Record<keyof Change, string>> = {
  unit: '',
  hits: 'hits',
  by: 'by',
  fought: 'fought',
  contact: 'contact',
  storedHalf: 'half',
  inflictedInMelee: 'killed',
  inflictedByFire: 'shot',
  condition: 'now',
};

/**
 * A game as text, to keep, to share and to read again:
 *
 *     game HISTORICAL BASIC D6 15
 *     red
 *     list romans … the army as a file …
 *     .
 *     blue
 *     list carthaginians …
 *     .
 *     melee R02 hits=8 by=melee fought=0.0,0.1 contact=0,1 half=1 ; B03 hits=13 by=melee
 *     turn
 */
export const writeGame = ({ terms, armies, journal }: UmpireGame): string =>
  [
    `game ${terms.setting} ${terms.command} ${terms.dice} ${terms.scale}`,
    ...SIDES.flatMap((side) => [side, writeArmyFile(armies[side]).trimEnd(), END]),
    ...journal.map(entryLine),
    '',
  ].join('\n');

const entryLine = ({ kind, changes }: Entry): string =>
  [kind, changes.map(changeText).join(' ; ')].join(' ').trim();

const changeText = ({ unit, ...rest }: Change): string =>
  [
    unit,
    ...Object.entries(rest)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${WORDS[key as keyof Change]}=${valueText(value)}`),
  ].join(' ');

const valueText = (value: Required<Change>[keyof Change]): string =>
  Array.isArray(value)
    ? value
        .map((each: number | Stand) => (typeof each === 'number' ? each : `${each.rank}.${each.file}`))
        .join(',')
    : String(value);

const HEAD = /^game (FANTASY|HISTORICAL) (BASIC|ADVANCED) (NONE|D6|TYPED) (\d+)$/;

const readTerms = (line = ''): GameTerms | undefined => {
  const [, setting, command, dice, scale] = HEAD.exec(line.trim()) ?? [];
  if (setting === undefined || !Object.hasOwn(SCALES, scale ?? '')) return undefined;
  return {
    setting: setting as GameTerms['setting'],
    command: command as GameTerms['command'],
    dice: dice as GameTerms['dice'],
    scale: Number(scale) as Scale,
  };
};

/** The lines of an army up to its full stop, which is left out. */
const armyLines = (lines: readonly string[], side: Side): readonly string[] | undefined => {
  const from = lines.findIndex((line) => line.trim() === side);
  const to = lines.findIndex((line, at) => at > from && line.trim() === END);
  return from < 0 || to < 0 ? undefined : lines.slice(from + 1, to);
};

const UNIT_ID = /^[RB]\d{2}$/;
const FIGURES = ['hits', 'half', 'killed', 'shot'] as const;
const KEYS = Object.fromEntries(Object.entries(WORDS).map(([key, word]) => [word, key]));

const isFigure = (word: string): boolean => FIGURES.some((each) => each === word);

const STANDS = /^(\d{1,2}\.\d{1,2}(,\d{1,2}\.\d{1,2})*)?$/;
const FILES = /^(\d{1,2}(,\d{1,2})*)?$/;
const partsOf = (value: string): readonly string[] => (value === '' ? [] : value.split(','));

const readStands = (value: string): readonly Stand[] | undefined =>
  STANDS.test(value)
    ? partsOf(value).map((each) => {
        const [rank = 0, file = 0] = each.split('.').map(Number);
        return { rank, file };
      })
    : undefined;

const valueIn = (word: string, value: string): Required<Change>[keyof Change] | undefined => {
  if (word === 'fought') return readStands(value);
  if (word === 'contact') return FILES.test(value) ? partsOf(value).map(Number) : undefined;
  if (isFigure(word)) return /^-?\d{1,3}$/.test(value) ? Number(value) : undefined;
  if (word === 'by') return value === 'fire' || value === 'melee' ? value : undefined;
  return word === 'now' ? UNIT_CONDITIONS.find((each) => each === value) : undefined;
};

const readChange = (text: string): Change | undefined => {
  const [unit = '', ...words] = text.trim().split(/\s+/);
  if (!UNIT_ID.test(unit)) return undefined;
  const values: Record<string, Required<Change>[keyof Change]> = {};
  for (const pair of words) {
    const [word = '', value = ''] = pair.split('=');
    const read = valueIn(word, value);
    if (read === undefined) return undefined;
    values[KEYS[word] as string] = read;
  }
  return { unit, ...values } as Change;
};

const readEntry = (line: string): Entry | undefined => {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line.trim()) ?? [];
  const kind = ENTRY_KINDS.find((each) => each === word);
  const changes = rest === '' ? [] : rest.split(';').map(readChange);
  return kind === undefined || changes.includes(undefined)
    ? undefined
    : { kind, changes: changes as Change[] };
};

/** A roster needs entries that exist, in blocks that can stand; the rest is for the army builder to say. */
const drillFault = ({ list, commands }: Army): string | undefined => {
  for (const { entry, stands, files } of commands.flatMap(({ units }) => units)) {
    if (profileOf(list, entry, 15) === undefined) return say`its list has no entry ${asItIs(entry)}`;
    if (stands < 1 || files < 1 || files > stands) return say`${asItIs(entry)} cannot stand ${files} wide`;
  }
  return undefined;
};

/** Reads a game that somebody kept or shared; what is wrong with it, if anything, in one sentence. */
export const readGame = (text: string): Reading<UmpireGame> => {
  const lines = text.split(/\r?\n/);
  const terms = readTerms(lines[0]);
  if (terms === undefined)
    return unreadable(
      'this is not an umpire roster; its first line would look like "game HISTORICAL BASIC NONE 15"',
    );
  const armies: Partial<Record<Side, Army>> = {};
  for (const side of SIDES) {
    const own = armyLines(lines, side);
    if (own === undefined) return unreadable(say`the ${side} army is missing`);
    const army = readArmyFile(own.join('\n'));
    if (!army.ok) return unreadable(say`the ${side} army: ${army.problem}`, army.at);
    const fault = drillFault(army.value);
    if (fault !== undefined) return unreadable(say`the ${side} army: ${fault}`);
    armies[side] = army.value;
  }
  const last = lines.findLastIndex((line) => line.trim() === END);
  return withJournal(newGame(terms, armies as UmpireGame['armies']), lines.slice(last + 1));
};

const withJournal = (game: UmpireGame, lines: readonly string[]): Reading<UmpireGame> => {
  const told = lines.filter((line) => line.trim() !== '');
  if (told.length > MOST_ENTRIES) return unreadable(say`a game has at most ${MOST_ENTRIES} entries`);
  const journal: Entry[] = [];
  for (const line of told) {
    const entry = readEntry(line);
    if (entry === undefined)
      return unreadable(say`the entry ${asItIs(`"${line.slice(0, 60)}"`)} is not understood`);
    journal.push(entry);
  }
  return readingOf({ ...game, journal });
};
