/** What the marks of a map mean (CHR-RPT-02): beside it, so that a printed sheet explains itself. */

import { escaped, rounded } from '../../report/svg.ts';
import type { Campaign, EmpireId } from '../state/state.ts';
import { colourOf } from './drawing.ts';

export const SITE_LETTERS = {
  mine: 'M',
  ruins: 'R',
  portal: 'P',
  fruit: 'F',
  spring: 'S',
  glade: 'G',
  entrance: 'U',
  tower: 'T',
  depot: 'D',
  temple: '+',
} as const;
export const UNIT_LETTERS = { scout: 's', engineer: 'e', settler: 'c' } as const;

const MEANINGS: readonly (readonly [string, string])[] = [
  ['3·12', 'army 3 of size 12'],
  ['5', 'city of size 5; ? unknown'],
  ['s e c', 'scout, engineers, settlers'],
  ['M R', 'mine, ruins'],
  ['F S G', 'fruit, spring, glade'],
  ['P U', 'portal, way underground'],
  ['T D +', 'tower, depot, temple'],
];

/** The rosette: direction 1 is north, then clockwise (CHR-R-02). */
const rosette = (x: number, y: number): string =>
  `<g transform="translate(${rounded(x)} ${rounded(y)})"><circle r="26" fill="#fff" fill-opacity=".85" stroke="#7a6a4a"/>${Array.from(
    { length: 6 },
    (_, k) => {
      const angle = (Math.PI / 3) * k - Math.PI / 2;
      return `<text class="r" x="${rounded(18 * Math.cos(angle))}" y="${rounded(18 * Math.sin(angle) + 4)}">${k + 1}</text>`;
    },
  ).join('')}</g>`;

const row = (y: number, mark: string, text: string): string =>
  `<g transform="translate(0 ${rounded(y)})">${mark}<text class="k" x="42">${escaped(text)}</text></g>`;

const empireMark = (colour: string): string =>
  `<rect x="6" y="-9" width="26" height="12" rx="2.5" fill="${colour}" stroke="#222"/>`;
const wordMark = (word: string): string => `<text class="m" x="19">${word}</text>`;
const GHOST =
  '<rect x="6" y="-9" width="26" height="12" rx="2.5" fill="none" stroke="#555"/><text class="g" x="19" y="0">turn 7</text>';
const BROKEN =
  '<rect x="6" y="-9" width="26" height="12" rx="2.5" fill="#999" stroke="#222" stroke-dasharray="3 2"/>';
const SUPPLY =
  '<line x1="6" x2="32" y1="-4" y2="-4" stroke="#14532d" stroke-width="2" stroke-dasharray="5 3"/>';
const VEIL = '<rect x="6" y="-9" width="26" height="12" fill="#3a3226" fill-opacity=".3"/>';

export const LEGEND_WIDTH = 236;

/** Those on the map, in the order of their numbers; the nameless ones together. */
const empireRows = ({ empires, cities, armies }: Campaign): (readonly [string, string])[] => {
  const owners = new Set<EmpireId>([...cities, ...armies].flatMap((thing) => (thing ? [thing.owner] : [])));
  const here = empires.filter((empire) => empire != null && owners.has(empire.id));
  const players = here.filter(({ power }) => power === 'player');
  return [
    ...players.map(({ id, name, power }) => [empireMark(colourOf(power, id)), name] as const),
    ...(here.length > players.length
      ? [[empireMark(colourOf('neutral', 0)), 'neutrals and hordes'] as const]
      : []),
  ];
};

export const legend = (view: Campaign, x: number, whole: boolean): string => {
  const rows: (readonly [string, string])[] = [
    ...empireRows(view),
    ...MEANINGS.map(([word, text]) => [wordMark(word), text] as const),
    [BROKEN, 'Broken'],
    ...(whole
      ? []
      : ([
          [GHOST, 'last seen in that turn'],
          [VEIL, 'out of sight'],
          [SUPPLY, 'limit of Regular supply'],
        ] as const)),
  ];
  const lines = rows.map(([mark, text], nth) => row(84 + 18 * nth, mark, text)).join('');
  return `<g transform="translate(${rounded(x)} 0)">${rosette(34, 34)}<text class="t" x="68" y="30">Turn ${view.turn}</text>${lines}</g>`;
};

/** The least height of the legend. */
export const legendHeight = (view: Campaign): number =>
  84 + 18 * (empireRows(view).length + MEANINGS.length + 5);
