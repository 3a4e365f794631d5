import { asItIs, type Reading, readingOf, say, unreadable } from '@warmoot/kernel';
import { ARMY_LISTS } from '../data/armyLists.ts';
import { MODELS } from '../data/models.ts';
import { COMMANDERS, type Commander } from '../data/points.ts';
import type { ArmyList, ModelEntry, Race, Setting, TroopEntry } from '../data/readArmyList.ts';
import type { Army, ArmyAlignment, ArmyCommand, ArmyUnit } from './army.ts';
import { readStand } from './readStand.ts';

/**
 * An army as people write it, one thing a line; `#` begins a remark.
 *
 *     army The host of the silver wood
 *     list elves                              a printed list, or: list River folk, FANTASY, human, any
 *     alignment good                          only where the list leaves it open
 *     troops MOON | Moon guard | DRILL | 4 | HM | — | Metal | no | Elite | — | 0–8
 *     model Griffin 0–2
 *     command C-in-C
 *     8 ELF1, 4 wide
 */
export const readArmyFile = (text: string): Reading<Army> => {
  const draft: Draft = {
    name: '',
    list: undefined,
    alignment: undefined,
    troops: [],
    models: [],
    commands: [],
  };
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw
      .replace(/^\uFEFF/, '')
      .replace(/#.*$/, '')
      .trim();
    const problem = line === '' ? undefined : readLine(draft, line);
    if (problem !== undefined) return unreadable(problem, ['line', at + 1]);
  }
  return armyOf(draft);
};

interface Draft {
  name: string;
  list: ArmyList | undefined;
  alignment: ArmyAlignment | undefined;
  readonly troops: TroopEntry[];
  readonly models: ModelEntry[];
  readonly commands: { commander: Commander; units: ArmyUnit[] }[];
}

/** Reads one line into the draft; what is wrong with it, if anything. */
type LineReader = (draft: Draft, rest: string) => string | undefined;

const SETTINGS = ['FANTASY', 'HISTORICAL'] as const satisfies readonly Setting[];
const RACES = ['human', 'elf', 'dwarf', 'orc', 'lizard', 'undead'] as const satisfies readonly Race[];
const ALIGNMENTS = ['good', 'evil', 'neutral'] as const satisfies readonly ArmyAlignment[];

const oneOf = <Word extends string>(word: string | undefined, words: readonly Word[]): Word | undefined =>
  words.find((each) => each === word);

const readList: LineReader = (draft, rest) => {
  const [name = '', ...more] = rest.split(',').map((part) => part.trim());
  const printed = ARMY_LISTS.find((list) => list.id === name || list.name === name);
  if (more.length === 0 && printed === undefined) {
    const known = ARMY_LISTS.map(({ id }) => id).join(', ');
    return say`${asItIs(`"${name}"`)} is not a printed list (${known}); for your own list write: list Name, FANTASY, human, any`;
  }
  draft.list = printed;
  if (printed !== undefined) return undefined;
  const [setting, race, alignment] = [
    oneOf(more[0], SETTINGS),
    oneOf(more[1], RACES),
    oneOf(more[2], [...ALIGNMENTS, 'any'] as const),
  ];
  if (setting === undefined || race === undefined || alignment === undefined)
    return say`your own list needs its name, setting (${SETTINGS.join(', ')}), race (${RACES.join(', ')}) and alignment (${ALIGNMENTS.join(', ')}, any)`;
  const starter = { commanders: [], units: [] };
  draft.list = { id: 'own', name, setting, race, alignment, troops: [], models: [], starter };
  return undefined;
};

const readTroops: LineReader = (draft, rest) => {
  if (draft.list === undefined) return 'name the list before its troops';
  const stand = readStand(rest, draft.list.setting, draft.list.race);
  if (typeof stand === 'string') return stand;
  if ([...draft.list.troops, ...draft.troops].some(({ code }) => code === stand.code))
    return say`the code ${asItIs(stand.code)} is already taken; choose another`;
  draft.troops.push(stand);
  return undefined;
};

const readModel: LineReader = (draft, rest) => {
  const [, name = '', least = '', most = ''] = /^(.+?)\s+(\d+)\s*[-–]\s*(\d+)$/.exec(rest) ?? [];
  const model = (Object.keys(MODELS) as (keyof typeof MODELS)[]).find((each) => each === name);
  if (model === undefined)
    return say`write a model and its limits, such as "Griffin 0-2"; the models are ${Object.keys(MODELS).join(', ')}`;
  draft.models.push({ model, least: Number(least), most: Number(most) });
  return undefined;
};

const readCommand: LineReader = (draft, rest) => {
  const commander = oneOf(rest, Object.keys(COMMANDERS) as Commander[]);
  if (commander === undefined)
    return say`${asItIs(`"${rest}"`)} is not a commander; the commanders are ${Object.keys(COMMANDERS).join(', ')}`;
  draft.commands.push({ commander, units: [] });
  return undefined;
};

const readAlignment: LineReader = (draft, rest) => {
  draft.alignment = oneOf(rest, ALIGNMENTS);
  return draft.alignment === undefined ? say`an alignment is one of ${ALIGNMENTS.join(', ')}` : undefined;
};

const readName: LineReader = (draft, rest) => {
  draft.name = rest.slice(0, 80);
  return undefined;
};

const LINES: Readonly<Record<string, LineReader>> = {
  army: readName,
  list: readList,
  alignment: readAlignment,
  troops: readTroops,
  model: readModel,
  command: readCommand,
};

const UNIT = /^(\d{1,2})\s+(.+?)(?:\s*,\s*(\d{1,2})\s+wide)?$/;

const readUnit: LineReader = (draft, line) => {
  const command = draft.commands.at(-1);
  const [, stands = '', entry = '', files] = UNIT.exec(line) ?? [];
  if (entry === '')
    return say`${asItIs(`"${line.slice(0, 40)}"`)} is not understood; a line begins with ${Object.keys(LINES).join(', ')} or is a unit such as "8 ELF1, 4 wide"`;
  if (command === undefined) return 'name a commander before his units, such as "command C-in-C"';
  command.units.push({ entry, stands: Number(stands), files: Number(files ?? stands) });
  return undefined;
};

const readLine: LineReader = (draft, line) => {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(line) ?? [];
  const reader = Object.hasOwn(LINES, word) ? LINES[word] : undefined;
  return reader === undefined ? readUnit(draft, line) : reader(draft, rest);
};

const armyOf = ({ name, list, alignment, troops, models, commands }: Draft): Reading<Army> => {
  if (list === undefined) return unreadable('the file names no army list; add a line such as "list elves"');
  const hasOwn = troops.length + models.length > 0;
  return readingOf({
    name: name || list.name,
    list: hasOwn
      ? { ...list, troops: [...list.troops, ...troops], models: [...list.models, ...models] }
      : list,
    ...(alignment === undefined ? {} : { alignment }),
    commands,
  });
};

/** The same army as a file; reading it gives the army back. */
export const writeArmyFile = ({ name, list, alignment, commands }: Army): string => {
  const printed = ARMY_LISTS.find(({ id }) => id === list.id);
  const head = printed?.id ?? [list.name, list.setting, list.race, list.alignment].join(', ');
  return [
    `army ${name}`,
    `list ${head}`,
    ...(alignment === undefined ? [] : [`alignment ${alignment}`]),
    ...list.troops.slice(printed?.troops.length ?? 0).map(troopsLine),
    ...list.models
      .slice(printed?.models.length ?? 0)
      .map(({ model, least, most }) => `model ${model} ${least}–${most}`),
    ...commands.flatMap(commandLines),
    '',
  ].join('\n');
};

const commandLines = ({ commander, units }: ArmyCommand): string[] => [
  '',
  `command ${commander}`,
  ...units.map(({ entry, stands, files }) => `${stands} ${entry}, ${files} wide`),
];

const troopsLine = (stand: TroopEntry): string =>
  `troops ${[
    stand.code,
    stand.name,
    stand.class,
    stand.castings,
    stand.melee,
    stand.missile ?? '—',
    stand.armour,
    stand.hasShield ? 'yes' : 'no',
    stand.morale,
    stand.flags.join(' ') || '—',
    `${stand.least}–${stand.most}`,
  ].join(' | ')}`;
