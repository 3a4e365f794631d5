import type { ReferenceTable } from '@warmoot/kernel';
import { CHART, COLUMNS } from '../data/combatChart.ts';
import { HEIGHT, ROAD_HALF_POINTS } from '../data/terrain.ts';
import { BASIC_UNITS, LEADERS } from '../data/units.ts';
import { groundRows } from '../rules/combat/modifiers.ts';
import { shotRows } from '../rules/missile/modifiers.ts';
import { moraleOf } from '../rules/morale/moraleOf.ts';
import { resultOf } from '../rules/morale/rollCheck.ts';
import { type Ground, isOpenGround, isProhibited, terrainHalfPoints } from '../rules/terrain/ground.ts';
import { pointsText, type UnitType, unitTypeOf } from '../units/unitType.ts';
import { groundInWords } from '../words/ground.ts';
import { battleFrom, unitNamed } from './stage.ts';

/** With a true minus sign; empty for no change. */
const signed = (value: number): string => {
  if (value === 0) return '–';
  return value < 0 ? `−${-value}` : `+${value}`;
};
const sumOf = (rows: readonly { readonly value: number }[]): number =>
  rows.reduce((sum, { value }) => sum + value, 0);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const resultsChart: ReferenceTable = {
  id: 'results',
  title: 'Combat Results Chart',
  rule: 'CSW-CRT-01',
  says: 'Column: the attackers’ factors added up. Row: the die with its modifiers, kept within 0 to 8, plus the defence class. The figure is the number of losses.',
  columns: [
    'Die + DC',
    ...COLUMNS.map((least, at) => (at === COLUMNS.length - 1 ? `${least}+` : `${least}`)),
  ],
  rows: CHART.map((losses, row) => [`${row}`, ...losses.map((count) => (count === 0 ? '–' : `${count}`))]),
};

const unitRow = (type: UnitType): string[] => [
  type.name,
  type.code,
  pointsText(type.halfPoints),
  `${type.melee}`,
  `${type.defence}`,
  type.missile === 0 ? '–' : `${type.missile}`,
  type.rangeInHexes === 0 ? '–' : `${type.rangeInHexes}`,
  `${type.movement}`,
  `${type.stacking}`,
  `${type.hits}`,
];

const UNIT_COLUMNS = ['Unit', 'Code', 'Points', 'Melee', 'DC', 'Missile', 'Range', 'Move', 'Stack', 'Hits'];

const units: ReferenceTable = {
  id: 'units',
  title: 'Units',
  rule: 'CSW-UNT-01',
  columns: UNIT_COLUMNS,
  rows: BASIC_UNITS.map(unitRow),
};

const leaders: ReferenceTable = {
  id: 'leaders',
  title: 'Leaders',
  rule: 'CSW-UNT-02',
  columns: UNIT_COLUMNS,
  rows: LEADERS.map(unitRow),
};

/** The terrains of a field map; the rules are queried for each in its own hex beside a clear one. */
const GROUNDS: readonly Exclude<Ground, 'wreck' | 'impassable'>[] = [
  'clear',
  'hill1',
  'hill2',
  'woods',
  'swamp',
  'building',
  'wall',
  'tower',
  'gate',
];
const [HERE, THERE] = [0, 1];
const FOOT = unitTypeOf(BASIC_UNITS, 'HF');
const HORSE = unitTypeOf(BASIC_UNITS, 'HC');
const BOW = unitTypeOf(BASIC_UNITS, 'LB');

const groundRow = (ground: (typeof GROUNDS)[number], water: boolean): string[] => {
  const battle = battleFrom({
    map: { columns: 1, rows: 2 },
    terrain: { '0102': ground },
    streams: water ? ['0102'] : [],
    units: {},
  });
  const cost = (type: UnitType): string =>
    isProhibited(battle, type, THERE) ? 'No' : pointsText(terrainHalfPoints(battle, type, THERE));
  return [
    capital(water ? 'stream' : groundInWords(ground)),
    cost(FOOT),
    cost(HORSE),
    signed(sumOf(groundRows(battle, 'blue', HERE, THERE))),
    signed(sumOf(groundRows(battle, 'blue', THERE, HERE))),
    signed(sumOf(shotRows(battle, BOW, HERE, THERE))),
    isOpenGround(battle, THERE) ? 'Yes' : 'No',
    `${HEIGHT[ground]}`,
  ];
};

const terrain: ReferenceTable = {
  id: 'terrain',
  title: 'Terrain Effects Chart',
  rule: 'CSW-TEC-01',
  says: `Costs are in movement points; along a road a hex costs ${ROAD_HALF_POINTS === 1 ? '½' : pointsText(ROAD_HALF_POINTS)}. Modifiers are added to the die: plus helps the defender. Climbing walls has its own costs (CSW-WAL-03).`,
  columns: [
    'Terrain',
    'Foot',
    'Mounted',
    'Melee into it',
    'Melee out of it',
    'Missiles into it',
    'Charge',
    'Height',
  ],
  rows: [...GROUNDS.map((ground) => groundRow(ground, false)), groundRow('clear', true)],
};

/** Everything that changes a Morale Factor, from the rules, in a position where all of it applies. */
const moraleFactors = (): ReferenceTable => {
  const battle = battleFrom({
    modules: ['undead'],
    units: {
      'Heavy Foot': { type: 'HF', side: 'blue', at: '0505' },
      Leader: { type: 'W1', side: 'blue', at: '0506' },
    },
  });
  const { base, ledger } = moraleOf(battle, unitNamed(battle, 'Heavy Foot'), { rear: true, undead: true });
  return {
    id: 'morale',
    title: 'Morale Factor',
    rule: 'CSW-MOR-07',
    columns: ['Situation', 'Morale Factor', 'Rule'],
    rows: [
      ['Every unit', `${base}`, 'CSW-MOR-01'],
      ...ledger.map(({ label, value, rule }) => [capital(label), signed(value), rule]),
    ],
  };
};

const RESULT_WORDS = {
  holds: 'They hold.',
  retreats: 'They retreat one hex, facing the attacker.',
  routs: 'They rout.',
} as const;

const MORALE = 8;
const moraleResults: ReferenceTable = {
  id: 'moraleResults',
  title: 'Morale check',
  rule: 'CSW-MOR-08',
  says: 'Two dice for each hex, compared with the lowest Morale Factor in it.',
  columns: ['Two dice', 'Result'],
  rows: [
    ['Less than the Morale Factor', RESULT_WORDS[resultOf(MORALE - 1, MORALE)]],
    ['Equal to it', RESULT_WORDS[resultOf(MORALE, MORALE)]],
    ['More than it', RESULT_WORDS[resultOf(MORALE + 1, MORALE)]],
  ],
};

export const tables = (): readonly ReferenceTable[] => [
  resultsChart,
  terrain,
  units,
  leaders,
  moraleFactors(),
  moraleResults,
];
