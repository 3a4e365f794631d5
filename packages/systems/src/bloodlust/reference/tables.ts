import type { ReferenceTable } from '@warmoot/kernel';
import { CASUALTIES, COLUMNS, LEAST_KV } from '../data/casualties.ts';
import { CLASSES, type TroopClass } from '../data/classes.ts';
import { ARTILLERY_A, ARTILLERY_B, CHART_A, CHART_B, type FireClass } from '../data/fireCharts.ts';
import { MODELS, type Model } from '../data/models.ts';
import { COMMANDERS } from '../data/points.ts';
import { DISTANCES, SCALES } from '../data/scales.ts';
import { ARMOUR, ARTILLERY, MELEE, MOUNTED_BOW, NO_SHIELD, RANGES, SELECT_RANGE } from '../data/weapons.ts';
import { killValue, type Strike } from '../rules/melee/killValue.ts';

const signed = (value: number): string => {
  if (value === 0) return '0';
  return value < 0 ? `−${-value}` : `+${value}`;
};

const columnSays = (at: number): string => {
  const next = COLUMNS[at + 1];
  return next === undefined ? `${COLUMNS[at]}+` : `${COLUMNS[at]}–${next - 1}`;
};

const casualties: ReferenceTable = {
  id: 'casualties',
  title: 'Casualty table',
  rule: 'BLD-MEL-01',
  says: 'Row: the kill value. Column: the fighting castings of the attacker. Halves are kept on the target while it stays in contact (BLD-R-18).',
  columns: ['Kill value', ...COLUMNS.map((_, at) => columnSays(at))],
  rows: CASUALTIES.map((halves, row) => [
    signed(row + LEAST_KV),
    ...halves.map((each) => (each / 2).toFixed(1)),
  ]),
};

/** The bare strike of a side-arm at a light, shielded target: each row changes one thing. */
const BARE: Strike = {
  melee: 'SM',
  isDisrupted: false,
  isUphill: false,
  target: {
    armour: 'Light',
    lacksShield: false,
    isInRough: false,
    isInCover: false,
    isUphill: false,
    isDisrupted: false,
  },
};

const modifierOf = (strike: Strike): readonly (readonly [string, string, string])[] =>
  killValue(strike)
    .slice(1)
    .map(({ label, value, rule }) => [label, signed(value), rule]);

const changes: readonly Strike[] = [
  { ...BARE, target: { ...BARE.target, lacksShield: true } },
  { ...BARE, target: { ...BARE.target, isInRough: true } },
  { ...BARE, target: { ...BARE.target, isInCover: true } },
  { ...BARE, target: { ...BARE.target, isUphill: true } },
  { ...BARE, isUphill: true },
  { ...BARE, isDisrupted: true },
  { ...BARE, target: { ...BARE.target, isDisrupted: true } },
  { ...BARE, isImpaired: true },
];

const killValues: ReferenceTable = {
  id: 'kill-value',
  title: 'Kill value',
  rule: 'BLD-MEL-08',
  says: `Weapon, then what is true of striker and target; a target without a shield ${signed(NO_SHIELD)}.`,
  columns: ['', 'KV', 'Rule'],
  rows: [
    ...Object.entries(MELEE).map(([melee, value]) => [melee, String(value), 'BLD-MEL-08']),
    ...Object.entries(ARMOUR).map(([armour, value]) => [armour, signed(value), 'BLD-MEL-08']),
    ...changes.flatMap(modifierOf).map((row) => [...row]),
  ],
};

const FIRE_CLASSES: readonly FireClass[] = ['Equipment', 'Quick', 'Average', 'Slow'];

const fireAtTroops: ReferenceTable = {
  id: 'fire',
  title: 'Chart A: fire at troops',
  rule: 'BLD-FIR-09',
  says: 'Firing castings for one casualty; artillery: the least d10, dense targets −2, scattered targets +2 (BLD-FIR-11).',
  columns: ['Row', ...Object.keys(ARMOUR)],
  rows: [
    ...Object.entries(CHART_A).map(([row, of]) => [row, ...Object.values(of).map(String)]),
    ...Object.entries(ARTILLERY_A).map(([row, of]) => [
      row,
      ...Object.values(of).map((least) => `${least}+`),
    ]),
  ],
};

const fireAtModels: ReferenceTable = {
  id: 'fire-models',
  title: 'Chart B: fire at equipment and creatures',
  rule: 'BLD-FIR-13',
  says: 'The number of castings for one attempt, and the d10 roll on which it hits, or more.',
  columns: ['Row', ...FIRE_CLASSES],
  rows: [
    ...Object.entries(CHART_B).map(([row, of]) => [
      row,
      ...FIRE_CLASSES.map((column) => `${of[column].castings}/${of[column].needed}+`),
    ]),
    ...Object.entries(ARTILLERY_B).map(([row, of]) => [
      row,
      ...FIRE_CLASSES.map((column) => `${of[column]}+`),
    ]),
  ],
};

const rangeAt = (inches: number): readonly string[] =>
  ([15, 25] as const).map((scale) => String(inches + SCALES[scale].rangeBonus));

const ranges: ReferenceTable = {
  id: 'ranges',
  title: 'Ranges in inches',
  rule: 'BLD-FIR-20',
  columns: ['Weapon', '15 mm', '25 mm'],
  rows: [
    ...Object.entries(RANGES).map(([missile, inches]) => [missile, ...rangeAt(inches)]),
    ['BW from horseback', ...rangeAt(MOUNTED_BOW)],
    ['Select, all but Elves', ...rangeAt(SELECT_RANGE)],
    ...Object.entries(ARTILLERY).map(([name, { range }]) => [name, ...rangeAt(range)]),
  ],
};

const classRow = (name: TroopClass): readonly string[] => {
  const { rate, castings, stands, paysRough } = CLASSES[name];
  const least = Math.max(DISTANCES.leastRate, rate - DISTANCES.penalty);
  return [
    name,
    String(rate),
    String((rate * SCALES[25].halves) / 2),
    paysRough ? String(least) : String(rate),
    castings.length > 2 ? `${castings[0]}–${castings.at(-1)}` : castings.join(', '),
    stands.join('–'),
  ];
};

const classes: ReferenceTable = {
  id: 'classes',
  title: 'Classes',
  rule: 'BLD-MOV-02',
  says: 'Rates in inches; crossing water costs 4 more (BLD-MOV-05), but never leaves less than 1 inch (BLD-R-25).',
  columns: ['Class', 'Rate', 'At 25 mm', 'In rough', 'Castings', 'Stands in a unit'],
  rows: (Object.keys(CLASSES) as TroopClass[]).map((name) => [...classRow(name)]),
};

const models: ReferenceTable = {
  id: 'models',
  title: 'Creatures, chariots, machines',
  rule: 'BLD-CRE-18',
  columns: ['Model', 'Rate', 'Fire class', 'Weapon', 'Fights as', 'Armour', 'Crew', 'Body', 'Points'],
  rows: Object.entries(MODELS as Readonly<Record<string, Model>>).map(([name, model]) => [
    name,
    model.isFlyer ? `${DISTANCES.flight} / ${model.rate}` : String(model.rate),
    model.fireClass,
    model.melee,
    String(model.strength),
    model.armour,
    model.crew === 0 ? '–' : String(model.crew),
    String(model.body),
    String(model.points),
  ]),
};

const commanders: ReferenceTable = {
  id: 'commanders',
  title: 'Commanders',
  rule: 'BLD-CMD-03',
  says: 'Control points are halved within 6 inches of an enemy or while Disrupted (BLD-CMD-05), none in melee (BLD-CMD-06).',
  columns: ['Commander', 'Control points', 'Halved', 'Points'],
  rows: Object.entries(COMMANDERS).map(([name, { control, points }]) => [
    name,
    String(control),
    String(control / 2),
    String(points),
  ]),
};

/** BLD-MOR-04, BLD-MOR-05, BLD-MOR-06, BLD-AFT-03. */
const morale: ReferenceTable = {
  id: 'morale',
  title: 'Recoil and rout',
  rule: 'BLD-R-20',
  says: 'Hits suffered against hits inflicted, at least 1 (BLD-R-19).',
  columns: ['Unit', 'Recoil', 'Rout', 'Rule'],
  rows: [
    ['Elite, Fanatic', '2 ×', '4 ×, melee only', 'BLD-MOR-04'],
    ['Average', '2 ×', '4 ×, with fire', 'BLD-MOR-05'],
    ['Poor', '–', '2 ×, with fire', 'BLD-MOR-06'],
    ['FANTASY', '2 ×', '4 ×, with fire', 'BLD-AFT-06'],
  ],
};

export const tables: readonly ReferenceTable[] = [
  casualties,
  killValues,
  morale,
  fireAtTroops,
  fireAtModels,
  ranges,
  classes,
  models,
  commanders,
];
