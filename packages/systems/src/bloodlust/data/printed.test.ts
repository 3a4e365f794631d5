import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ARMY_LISTS } from './armyLists.ts';
import { CASUALTIES, COLUMNS, GREATEST_KV, LEAST_KV } from './casualties.ts';
import { CLASSES, MODEL_CLASSES, type TroopClass } from './classes.ts';
import {
  ARTILLERY_A,
  ARTILLERY_B,
  ARTILLERY_MODIFIERS,
  CHART_A,
  CHART_B,
  type FireRow,
} from './fireCharts.ts';
import { MODELS, type Model } from './models.ts';
import { COMMANDERS, PRICES, STANDARD_POINTS } from './points.ts';
import { readArmyList } from './readArmyList.ts';
import { DISTANCES, SCALES } from './scales.ts';
import { BANDS, KEY_SECTORS, SECTORS, TEMPLATES } from './terrain.ts';
import { ARMOUR, ARTILLERY, MELEE, MOUNTED_BOW, NO_SHIELD, RANGES, SELECT_RANGE } from './weapons.ts';

/** These tests read the tables of the rulebook themselves, so that nobody has to compare them by hand. */
const BOOK = readFileSync(new URL('../../../../../rulebooks/bloodlust.md', import.meta.url), 'utf8');

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The cells of the first table after a mark, without its two header lines. */
const tableAfter = (mark: string): string[][] => {
  expect(BOOK).toContain(mark);
  const lines = BOOK.slice(BOOK.indexOf(mark)).split('\n');
  const start = lines.findIndex((line) => line.startsWith('|'));
  const rest = lines.slice(start + 2);
  return rest
    .slice(
      0,
      rest.findIndex((line) => !line.startsWith('|')),
    )
    .map(cellsOf);
};

/** The line in which a clause is defined: a row of a table, or a paragraph. */
const clause = (id: string): string =>
  BOOK.split('\n').find((line) =>
    [`| ${id} |`, `**${id}`, `${id} `].some((start) => line.startsWith(start)),
  )!;

/** The cells of a clause that is a row of a table. */
const rowOf = (id: string): string[] => cellsOf(clause(id));

const number = (text: string): number => Number(text.replace('−', '-').replace('+', '').replace('*', ''));

const PRINTED_CLASSES: readonly [string, TroopClass][] = [
  ['BLD-TRP-01', 'MASS'],
  ['BLD-TRP-02', 'FLEXIBLE'],
  ['BLD-TRP-03', 'DRILL'],
  ['BLD-TRP-04', 'SUPPORT'],
  ['BLD-TRP-05', 'LF'],
  ['BLD-TRP-06', 'LH'],
  ['BLD-TRP-07', 'MLO'],
  ['BLD-TRP-08', 'MCO'],
  ['BLD-TRP-09', 'HORDE'],
];

describe('[BLD-TRP-01, BLD-TRP-02, BLD-TRP-03, BLD-TRP-04, BLD-TRP-05, BLD-TRP-06, BLD-TRP-07, BLD-TRP-08, BLD-TRP-09] troops', () => {
  test.each(PRINTED_CLASSES)(
    '%s: castings on a stand of %s, and whether they are drilled',
    (id, troopClass) => {
      const [, name, castings, drilled] = rowOf(id) as [string, string, string, string];
      const { castings: ours, isDrilled } = CLASSES[troopClass];
      expect(name).toContain(troopClass);
      expect(Number.parseInt(castings, 10)).toBe(ours[0]);
      expect(castings.match(/\d+/g)!.map(Number).at(-1)).toBe(ours.at(-1));
      expect(drilled === 'yes').toBe(isDrilled);
    },
  );

  test('[BLD-UNT-02] stands in a unit', () => {
    const text = clause('BLD-UNT-02').replaceAll('*', '');
    const printed = (words: string): number[] =>
      text
        .match(new RegExp(`${words} (\\d+)–(\\d+)`))!
        .slice(1)
        .map(Number);
    for (const [words, classes] of [
      ['Light Foot, Mounted Horse, Light Horse', ['LF', 'MLO', 'MCO', 'LH']],
      ['Mass, Flexible', ['MASS', 'FLEXIBLE']],
      ['Drill, Support', ['DRILL', 'SUPPORT']],
      ['Horde', ['HORDE']],
    ] as const)
      for (const troopClass of classes) expect([...CLASSES[troopClass].stands]).toEqual(printed(words));
    for (const model of ['CREATURE', 'EQUIPMENT', 'WAGON'] as const)
      expect([...MODEL_CLASSES[model].stands]).toEqual(printed('most creatures'));
    expect([...MODEL_CLASSES.CHARIOT.stands]).toEqual(printed('list-specified units'));
  });

  test('[BLD-BAS-01] widths and depths of stands', () => {
    const rows = tableAfter('*BLD-BAS-01, table.*');
    ([15, 25, 6] as const).forEach((scale, column) => {
      const { standWidth, depths } = SCALES[scale];
      const ours = [standWidth, depths.dense, depths.loose, depths.mounted, depths.model, depths.large];
      expect(rows.map((cells) => number(cells[column + 1]!))).toEqual(ours);
    });
    const depthOf = (words: string) => rows.findIndex(([name]) => name!.includes(words));
    const ORDER = ['', 'dense', 'loose', 'mounted', 'model', 'large'];
    for (const [troopClass, words] of [
      ['DRILL', 'Drill, Mass'],
      ['MASS', 'Drill, Mass'],
      ['FLEXIBLE', 'Flexible, Support'],
      ['SUPPORT', 'Flexible, Support'],
      ['LF', 'Light Foot'],
      ['MLO', 'MLO/MCO'],
      ['MCO', 'MLO/MCO'],
      ['LH', 'Light Horse'],
      ['HORDE', 'Horde'],
    ] as const)
      expect(CLASSES[troopClass].depth).toBe(ORDER[depthOf(words)]);
  });

  test('[BLD-MOV-02] basic rates, and at 25 mm half as much again', () => {
    const rows = tableAfter('*BLD-MOV-02, table.*');
    const printed = (words: string): number[] =>
      rows
        .find(([name]) => name!.includes(words))!
        .slice(1, 4)
        .map((cell) => Math.abs(number(cell)));
    const scaled = (inches: number) =>
      ([15, 25, 6] as const).map((scale) => (inches * SCALES[scale].halves) / 2);
    for (const [words, inches] of [
      ['Light Horse', CLASSES.LH.rate],
      ['Mounted Horse', CLASSES.MLO.rate],
      ['Mounted Horse', CLASSES.MCO.rate],
      ['Flexible', CLASSES.FLEXIBLE.rate],
      ['Light Foot', CLASSES.LF.rate],
      ['Support', CLASSES.SUPPORT.rate],
      ['Drill', CLASSES.DRILL.rate],
      ['Mass foot', CLASSES.MASS.rate],
      ['Horde', CLASSES.HORDE.rate],
      ['flying creature', DISTANCES.flight],
      ['command stand', DISTANCES.commandRate],
      ['penalty', DISTANCES.penalty],
      ['minimum', DISTANCES.leastRate],
    ] as const)
      expect([words, printed(words)]).toEqual([words, scaled(inches)]);
  });

  test('[BLD-MOV-04] [BLD-R-24] who loses 4 inches in rough ground', () => {
    const free = Object.entries(CLASSES).flatMap(([name, { paysRough }]) => (paysRough ? [] : [name]));
    expect(free).toEqual(['FLEXIBLE', 'SUPPORT', 'LF']);
    expect(clause('BLD-MOV-04')).toContain('FLEXIBLE, SUPPORT, LF do not');
  });

  test('[BLD-SET-01] [BLD-SET-05] [BLD-R-30] [BLD-R-52] tables and distances', () => {
    expect(clause('BLD-SET-01')).toContain(`${SCALES[15].table.width}"×${SCALES[15].table.height}"`);
    expect(clause('BLD-SET-01')).toContain(`${SCALES[25].table.width}"×${SCALES[25].table.height}"`);
    expect(SCALES[6].table).toEqual(SCALES[15].table);
    expect(clause('BLD-SET-05')).toContain(`within ${DISTANCES.deployment}"`);
    expect(clause('BLD-SET-05')).toContain(`at least ${DISTANCES.fromShortEdge}" from the short edges`);
    expect(clause('BLD-R-30')).toContain(`within ${DISTANCES.standOff}" of an enemy`);
    expect(clause('BLD-R-52')).toContain(`${DISTANCES.control}" (25 mm: 27")`);
  });
});

describe('[BLD-WPN-01, BLD-WPN-02, BLD-WPN-03, BLD-WPN-04, BLD-WPN-05, BLD-ARM-01, BLD-ARM-02, BLD-ARM-03, BLD-ARM-04, BLD-ARM-05] weapons and armour', () => {
  test.each([
    ['BLD-WPN-01', 'IM'],
    ['BLD-WPN-02', 'HM'],
    ['BLD-WPN-03', 'LM'],
    ['BLD-WPN-04', 'LS'],
    ['BLD-WPN-05', 'SM'],
  ] as const)('%s: the kill value of %s', (id, code) => {
    const [, name, value] = rowOf(id) as [string, string, string];
    expect([name.slice(0, 2), Number(value)]).toEqual([code, MELEE[code]]);
  });

  test.each([
    ['BLD-ARM-01', ARMOUR.None],
    ['BLD-ARM-02', ARMOUR.Light],
    ['BLD-ARM-03', ARMOUR.Metal],
    ['BLD-ARM-04', ARMOUR.Plate],
    ['BLD-ARM-05', NO_SHIELD],
  ] as const)('%s: adds %i to the kill value of an attacker', (id, value) => {
    expect(number(clause(id).match(/\*\*([+−]?\d)\*\*/)![1]!)).toBe(value);
  });

  test('[BLD-FIR-04] [BLD-FIR-06] [BLD-FIR-07] [BLD-FIR-20] ranges', () => {
    const rows = tableAfter('BLD-FIR-20 [C]');
    const printed = (words: string): number[][] =>
      rows
        .find(([name]) => name!.startsWith(words))!
        .slice(1, 3)
        .map((cell) => cell.match(/\d+/g)!.map(Number));
    const scaled = (...ranges: number[]) => [ranges, ranges.map((range) => range + SCALES[25].rangeBonus)];
    expect(printed('LB, CB')).toEqual(scaled(RANGES.LB));
    expect(RANGES.CB).toBe(RANGES.LB);
    expect(printed('BW')).toEqual(scaled(RANGES.BW, MOUNTED_BOW));
    expect(printed('HG')).toEqual(scaled(RANGES.HG));
    expect(printed('SK')).toEqual(scaled(RANGES.SK));
    expect(rows[0]![3]).toContain(`Select ≤${SELECT_RANGE} `);
  });

  test('[BLD-R-40] artillery: range, least range, row', () => {
    const rows = tableAfter('BLD-FIR-20 [C]');
    for (const [words, kind] of [
      ['bolt thrower', 'bolt thrower'],
      ['bolt thrower, lightning', 'lightning'],
      ['catapult', 'catapult'],
      ['cannon', 'cannon'],
      ["giant's rocks", 'rocks'],
      ['dragon breath', 'breath'],
    ] as const) {
      const [, small, large, mode] = rows.find(([name]) => name!.startsWith(words)) as string[];
      const { range, least, isOverhead, row } = ARTILLERY[kind];
      expect(Number.parseInt(small!, 10)).toBe(range);
      expect(Number.parseInt(large!, 10)).toBe(range + SCALES[25].rangeBonus);
      expect(Number(small!.match(/not under (\d+)/)?.[1] ?? 0)).toBe(least);
      expect([mode!.startsWith('overhead'), mode!.endsWith(row)]).toEqual([isOverhead, true]);
    }
  });
});

describe('charts', () => {
  const rowsOf = (mark: string) =>
    new Map(tableAfter(mark).map(([name, ...cells]) => [name!.replace(/ \(.*/, ''), cells]));

  test('[BLD-FIR-09] [BLD-FIR-10] Chart A', () => {
    const printed = rowsOf('*BLD-FIR-09, table.*');
    const columns = ['None', 'Light', 'Metal', 'Plate'] as const;
    for (const [row, values] of Object.entries({ ...CHART_A, ...ARTILLERY_A }))
      expect([row, columns.map((column) => values[column])]).toEqual([row, printed.get(row)!.map(number)]);
    expect(printed.size).toBe(8);
  });

  test('[BLD-FIR-13] Chart B', () => {
    const printed = rowsOf('*BLD-FIR-13, table.*');
    const columns = ['Equipment', 'Quick', 'Average', 'Slow'] as const;
    for (const row of Object.keys(CHART_B) as FireRow[])
      expect([
        row,
        columns.map((column) => `${CHART_B[row][column].castings}/${CHART_B[row][column].needed}+`),
      ]).toEqual([row, printed.get(row)]);
    for (const [row, values] of Object.entries(ARTILLERY_B))
      expect(columns.map((column) => values[column])).toEqual(printed.get(row)!.map(number));
    expect(printed.size).toBe(8);
  });

  test('[BLD-FIR-11] artillery die modifiers', () => {
    expect(clause('BLD-FIR-11')).toContain(
      `**+${ARTILLERY_MODIFIERS.dense}** vs Horde, Drill, Mass foot, MCO`,
    );
    expect(clause('BLD-FIR-11')).toContain(
      `**−${-ARTILLERY_MODIFIERS.scattered}** vs Light Foot, Light Horse`,
    );
  });

  test('[BLD-MEL-01] the casualty table', () => {
    const mark = '*BLD-MEL-01, table.*';
    const rows = tableAfter(mark);
    expect(rows.map((cells) => cells.slice(1).map((cell) => 2 * Number(cell.replace('†', ''))))).toEqual(
      CASUALTIES,
    );
    const header = BOOK.slice(BOOK.indexOf(mark))
      .split('\n')
      .find((line) => line.startsWith('| KV'))!;
    expect(
      cellsOf(header)
        .slice(1)
        .map((cell) => Number.parseInt(cell, 10)),
    ).toEqual([...COLUMNS]);
    expect(rows.length).toBe(GREATEST_KV - LEAST_KV + 1);
  });

  test('[BLD-MEL-16] no row falls to the right and no column falls downward', () => {
    CASUALTIES.forEach((row, at) => {
      row.forEach((value, column) => {
        expect(value).toBeGreaterThanOrEqual(row[column - 1] ?? 0);
        expect(value).toBeGreaterThanOrEqual(CASUALTIES[at - 1]?.[column] ?? 0);
      });
    });
  });
});

describe('[BLD-CRE-01, BLD-CRE-02, BLD-CRE-03, BLD-CRE-04, BLD-CRE-05, BLD-CRE-06, BLD-CRE-07, BLD-CRE-08, BLD-CRE-09, BLD-CRE-10, BLD-CRE-11, BLD-CRE-12, BLD-CRE-13, BLD-CRE-14, BLD-CRE-15, BLD-CRE-16] models', () => {
  const ids = Array.from({ length: 16 }, (_, at) => `BLD-CRE-${String(at + 1).padStart(2, '0')}`);
  const names = Object.keys(MODELS) as (keyof typeof MODELS)[];

  test.each(ids.map((id, at) => [id, names[at]!] as const))('%s: %s as printed', (id, name) => {
    const model: Model = MODELS[name];
    const [, title, kind, move, fire, melee, strength, armour, crew, body, hits, die, points, notes] = rowOf(
      id,
    ) as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    expect(title.startsWith(name)).toBe(true);
    expect(kind).toBe(`${model.class}${model.isFlyer ? ', flyer' : ''}`);
    expect(move).toBe(model.isFlyer ? `${DISTANCES.flight} fly / ${model.rate}` : `${model.rate}`);
    expect([fire, melee, strength]).toEqual([model.fireClass, model.melee, `${model.strength}`]);
    expect(armour).toBe(`${model.armour}${model.hasShieldPenalty ? ', no shield' : ''}`);
    expect([crew, body]).toEqual(model.hasStages ? [`${model.crew}`, `${model.body}`] : ['—', '—']);
    expect([hits, die, points]).toEqual([`${model.crew + model.body}`, `d${model.die}`, `${model.points}`]);
    for (const alignment of ['good', 'evil', 'neutral'])
      expect(new RegExp(`\\b${alignment}\\b`).test(notes)).toBe(model.alignment === alignment);
    expect(notes.includes('animal')).toBe(model.isAnimal === true);
    expect(notes.includes('no rough penalty')).toBe(model.ignoresRough === true);
    expect(notes.includes('Artillery')).toBe(model.artillery !== undefined);
    expect(notes.includes('cause D')).toBe(model.class === 'CREATURE');
  });

  test('[BLD-CRE-18] which models have the large base', () => {
    const large = clause('BLD-CRE-18')
      .match(/machines 40×40 mm; (.*?) 40×80 mm/)![1]!
      .split(', ');
    expect(names.filter((name) => MODELS[name].depth === 'large').sort()).toEqual(large.sort());
  });
});

describe('points', () => {
  test('[BLD-PTS-01] [BLD-PTS-02] the terms of a price', () => {
    const text = clause('BLD-PTS-01');
    const pairs = (words: Readonly<Record<string, number>>, order: readonly string[]): string =>
      order.map((word) => `${word} ${words[word]}`).join(', ');
    expect(text).toContain(
      `**${PRICES.casting}** + weapon (${pairs(PRICES.melee, ['SM', 'LS', 'LM', 'HM', 'IM'])})`,
    );
    expect(text).toContain(`armour (${pairs(PRICES.armour, ['None', 'Light', 'Metal', 'Plate'])})`);
    expect(text).toContain(
      `shield ${PRICES.shield} + missile (${pairs(PRICES.missile, ['SK', 'BW', 'HG', 'CB', 'LB'])})`,
    );
    expect(text).toContain(
      'LF −1, MCO +1, SUPPORT without a missile weapon +1, HORDE of 7 or more castings +1',
    );
    expect([PRICES.classes, PRICES.plainSupport, PRICES.largeHorde]).toEqual([
      { LF: -1, MCO: 1 },
      1,
      { castings: 7, price: 1 },
    ]);
  });

  test('[BLD-PTS-04] [BLD-CMD-03] [BLD-CMD-09] commanders', () => {
    const printed = clause('BLD-PTS-04')
      .match(/\d+(?=[ ,(])/g)!
      .map(Number);
    expect(Object.values(COMMANDERS).map(({ points }) => points)).toEqual(
      printed.filter((each) => each >= 40),
    );
    const control = clause('BLD-CMD-03')
      .match(/\*\*(\d+)\*\*/g)!
      .map((bold) => Number(bold.replaceAll('*', '')));
    expect(
      Object.values(COMMANDERS)
        .slice(0, 3)
        .map((each) => each.control),
    ).toEqual(control);
    expect(clause('BLD-CMD-09')).toContain(`(${COMMANDERS['magic user'].control} CP`);
    expect(clause('BLD-LST-12')).toContain(`for ${STANDARD_POINTS} points`);
  });
});

describe('[BLD-LST-01, BLD-LST-02, BLD-LST-03, BLD-LST-04, BLD-LST-05, BLD-LST-06, BLD-LST-07, BLD-LST-08, BLD-LST-09, BLD-LST-10, BLD-LST-11] army lists', () => {
  const ids = ARMY_LISTS.map(
    (list, at) => [`BLD-LST-${String(at + 1).padStart(2, '0')}`, list.name, list] as const,
  );

  test.each(ids)('%s: the %s as printed', (id, name, list) => {
    const heading = BOOK.split('\n').find((line) => line.startsWith(`### ${id} `))!;
    expect(heading).toContain(`${name} — ${list.setting}`);
    expect(heading.match(/alignment (\w+)/)?.[1]?.toLowerCase() ?? 'any').toBe(list.alignment);
    const rows = tableAfter(`### ${id} `);
    const ours = list.troops.map((entry) => [
      entry.code,
      entry.name,
      entry.class,
      `${entry.castings}`,
      entry.melee,
      entry.missile ?? '—',
      entry.armour,
      entry.hasShield ? 'yes' : 'no',
      entry.morale,
      entry.flags.join(' ') || '—',
      `${entry.least}–${entry.most}`,
      `${entry.points}`,
    ]);
    expect(ours).toEqual(rows);
    const models = BOOK.slice(BOOK.indexOf(`### ${id} `)).match(/Models \(stands in army\): (.*)\./)![1];
    expect(list.models.map(({ model, least, most }) => `${model} ${least}–${most}`).join(', ')).toBe(models);
  });

  test.each(ids)('%s: the starter army of the %s keeps to the list', (_, __, list) => {
    for (const { entry, stands, files } of list.starter.units) {
      const troops = list.troops.find(({ code }) => code === entry);
      const model = list.models.find((each) => each.model === entry);
      const [least, most] = troops
        ? CLASSES[troops.class].stands
        : MODEL_CLASSES[MODELS[model!.model].class].stands;
      expect([stands >= least, stands <= most, files <= stands]).toEqual([true, true, true]);
    }
    for (const { code, castings, class: troopClass } of list.troops)
      expect([code, (CLASSES[troopClass].castings as readonly number[]).includes(castings)]).toEqual([
        code,
        true,
      ]);
  });

  test('a list with an unknown word is refused', () => {
    const head = { id: 'x', name: 'X', setting: 'FANTASY', race: 'elf', alignment: 'good' } as const;
    expect(() => readArmyList(head, 'X1 | X', 'Ent 0–3', 'C = C-in-C')).toThrow('has 12 cells, not 2');
    expect(() => readArmyList(head, '', 'Enz 0–3', 'C = C-in-C')).toThrow('contains "Enz"');
    expect(() => readArmyList(head, '', 'Ent 0–3', 'Q | X1 | 4 | 2')).toThrow('is called Q');
  });
});

describe('terrain', () => {
  test('[BLD-SET-09] templates', () => {
    const text = clause('BLD-SET-09');
    for (const [words, { outline, width, depth }] of [
      ['hill', TEMPLATES.hill],
      ['rough (bog, marsh, rocks)', TEMPLATES.rough],
      ['light wood', TEMPLATES.lightWood],
      ['dense wood', TEMPLATES.denseWood],
      ['lake/pond/deep swamp', TEMPLATES.lake],
      ['village', TEMPLATES.village],
      ['outpost', TEMPLATES.outpost],
    ] as const)
      expect(text).toContain(`${words} ${outline} ${width}×${depth}`);
    expect(text).toContain(`river band ${BANDS.river} wide; stream band ${BANDS.stream} wide`);
    expect(text).toContain(`bridge/ford ${BANDS.crossingInHalves / 2} along the river`);
  });

  test('[BLD-TER-07] [BLD-TER-08] sectors', () => {
    const [top, middle, bottom] = SECTORS.map((row) => row.join(', '));
    expect(clause('BLD-TER-07')).toContain(`top row ${top}; middle row ${middle}; bottom row ${bottom}`);
    expect(clause('BLD-TER-08')).toContain(`sectors ${KEY_SECTORS.join(', ')}`);
  });
});
