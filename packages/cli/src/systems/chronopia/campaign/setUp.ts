/** The set-up in words: how many cities, where they stand, what the first armies consist of (CHR-PLY-03, -09, -10). */
import { resolve } from 'node:path';
import type { Campaign, CampaignCommand } from '@warmoot/systems/chronopia';
import {
  findingSentence,
  labelOf,
  readOrdersOf,
  seatOf,
  suggestPlaces,
} from '@warmoot/systems/chronopia/moderator';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { UserError } from '../../../output/userError.ts';
import { findEmpire } from './findEmpire.ts';
import { type Folder, openFolder } from './folder.ts';
import { give } from './give.ts';
import { statusLine } from './statusLine.ts';

type Muster = Extract<CampaignCommand, { type: 'muster' }>['armies'][number];
type Items = Muster['items'];

const SHOWN = 12;

const viewOf = ({ match }: Folder, empire: number): Campaign => match.viewOf(seatOf(empire));

/** `CITIES 3 3 3 3` */
const plan = (text: string): CampaignCommand => ({
  type: 'plan',
  sizes: text.split(/[\s,]+/).map(Number),
});

const lawful = (folder: Folder, empire: number): string[] => {
  const view = viewOf(folder, empire);
  return suggestPlaces(view, empire).map((hex) => labelOf(view.ground, hex));
};

/** `PLACE Highmark IN 0505, 0707`: the first lawful hex. */
const place = (folder: Folder, empire: number, text: string): CampaignCommand => {
  const [, name = '', list = ''] = /^(.+?)\s+IN\s+(.+)$/i.exec(text) ?? [];
  if (name === '') throw new UserError('Write it like this: PLACE Highmark IN 0505, 0707.');
  const open = new Set(lawful(folder, empire));
  const hexes = list.split(/[\s,]+/).filter((hex) => hex !== '');
  const hex = hexes.find((each) => open.has(each)) ?? hexes[0]!;
  return { type: 'placeCity', hex, name };
};

/** The list of troops, read by the grammar of orders: as if a city raised them. */
const itemsIn = (folder: Folder, empire: number, name: string, list: string): Items => {
  const view = viewOf(folder, empire);
  const city = view.cities.find((each) => each?.owner === empire)!.name;
  const { file, findings } = readOrdersOf(view, empire, `"${city}" - Raise Troops ${name}: ${list}`);
  const [order] = file.statements;
  const action = order?.s === 'order' ? order.actions[0] : undefined;
  if (action?.a === 'raiseTroops') return action.items;
  throw new UserError(
    findings[0] === undefined ? 'The troops cannot be read.' : findingSentence(findings[0]),
  );
};

/** `MUSTER Grey Host IN 0505: 1x judge as Verian, 10x fb-swordsmen` */
const army = (folder: Folder, empire: number, text: string): Muster => {
  const [, name, hex, list] = /^(.+?)\s+IN\s+(\d{4}):\s*(.+)$/i.exec(text) ?? [];
  if (name === undefined || hex === undefined || list === undefined)
    throw new UserError(
      'Write it like this: MUSTER Grey Host IN 0505: 1x judge as Verian, 10x fb-swordsmen.',
    );
  return { name, hex, items: itemsIn(folder, empire, name, list) };
};

const after = (word: string, line: string): string | undefined =>
  line.toUpperCase().startsWith(`${word} `) ? line.slice(word.length).trim() : undefined;

/** All lines of a muster are one list: it replaces an earlier one. */
const commandsIn = (folder: Folder, empire: number, lines: readonly string[]): CampaignCommand[] => {
  const mustered = lines.flatMap((line) => after('MUSTER', line) ?? []);
  const others = lines.flatMap((line): CampaignCommand[] => {
    const [cities, placed] = [after('CITIES', line), after('PLACE', line)];
    if (cities !== undefined) return [plan(cities)];
    if (placed !== undefined) return [place(folder, empire, placed)];
    if (after('MUSTER', line) !== undefined) return [];
    throw new UserError(`"${line}" is not a line of the set-up: write CITIES, PLACE or MUSTER.`);
  });
  return [
    ...others,
    ...(mustered.length === 0
      ? []
      : [{ type: 'muster' as const, armies: mustered.map((text) => army(folder, empire, text)) }]),
  ];
};

const around = (view: Campaign, empire: number): string =>
  view.cities
    .flatMap((city) => (city?.owner === empire ? [`${city.name} in ${labelOf(view.ground, city.at)}`] : []))
    .join(', ');

/** What is asked, with the hexes that are lawful now. */
const asked = (folder: Folder, empire: number): string[] => {
  const view = viewOf(folder, empire);
  switch (view.window?.name) {
    case 'plan':
      return ['Choose your cities: CITIES 4 4 4, or CITIES 3 3 3 3.'];
    case 'placement':
      return [
        'Place a city: PLACE Name IN hex, hex, …; the first lawful hex counts.',
        `Lawful now, the best first: ${lawful(folder, empire).slice(0, SHOWN).join(', ')}, …`,
      ];
    case 'muster':
      return [
        'Muster 1,200 points in armies of 400 and more, in a city of yours or beside one:',
        '  MUSTER Grey Host IN 0505: 1x judge as Verian, 10x fb-swordsmen',
        `Your cities: ${around(view, empire)}.`,
      ];
    default:
      return ['The set-up is over.'];
  }
};

/** `campaign set-up DIR EMPIRE [LINES…]`: what is asked of an empire, or its answer. */
export const setUp = (dir: string, name: string, lines: readonly string[]): CommandOutput => {
  const folder = openFolder(resolve(dir));
  const empire = findEmpire(folder, name);
  const given = lines.flatMap((line) => line.split(/\r?\n/)).filter((line) => line.trim() !== '');
  if (given.length === 0) return { lines: asked(folder, empire), json: { asked: asked(folder, empire) } };
  const said = commandsIn(folder, empire, given).flatMap((command) => [
    command.type === 'placeCity' ? `${command.name} is founded in ${command.hex}.` : 'Accepted.',
    ...give(folder, seatOf(empire), command),
  ]);
  return { lines: [...new Set([...said, statusLine(folder)])], json: { turn: folder.match.state.turn } };
};
