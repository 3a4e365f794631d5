import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../state/board.ts';
import { TRAITS } from '../state/unit.ts';
import { BOARDS } from './boards.ts';
import {
  BASE_CHARACTERS,
  type CharacterClass,
  CLASSES,
  SUPPLEMENT_CHARACTERS,
  TITLES,
} from './characters.ts';
import { BASE_ENCOUNTERS, SUPPLEMENT_ENCOUNTERS } from './encounters.ts';
import { budgetOf, READY_MADE } from './forces.ts';
import { PRESETS, type Switches } from './options.ts';
import { NEW_RACES, RACE_TABLE, RACES, type Race, RECRUITS } from './races.ts';
import { CROSSING, FORTIFICATION, ROAD_MOVE, TERRAIN, type Terrain } from './terrain.ts';
import { NEW_UNIT_TYPES, UNIT_TYPES, UNITS, type UnitType } from './units.ts';

/** These tests read the tables of the rulebook themselves, so that nobody has to compare them by hand. */
const BOOK = readFileSync(new URL('../../../../../rulebooks/citystates.md', import.meta.url), 'utf8');

const between = (from: string, to: string): string => BOOK.slice(BOOK.indexOf(from), BOOK.indexOf(to));

/** The cells of the first table after a heading or clause, without its two header lines. */
const tableAfter = (mark: string): string[][] => {
  const lines = BOOK.slice(BOOK.indexOf(mark)).split('\n');
  const start = lines.findIndex((line) => line.startsWith('|'));
  const rest = lines.slice(start + 2);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  return rest.slice(0, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

const number = (text: string): number => Number(text.replace('−', '-').replace(/\s.*/, '')) || 0;

describe('the terrain table', () => {
  const rows = tableAfter('**CST-TER-01**');
  const row = (name: string): string[] => rows.find((cells) => cells[1] === name) as string[];

  test('[CST-TER-01] has every terrain with its cost and its modifiers', () => {
    for (const [code, { name, move, mounted, missile, melee }] of Object.entries(TERRAIN)) {
      const printed = rows.find(([letter]) => letter === code) as string[];
      expect(printed[1]?.replace(/ \(.*/, ''), code).toBe(name);
      expect([move, mounted, missile, melee], name).toEqual(printed.slice(4, 8).map(number));
    }
    const letters = rows.filter(([code, , , kind]) => kind === 'hex' && code !== '—').map(([code]) => code);
    expect(letters).toEqual(Object.keys(TERRAIN));
  });

  test('[CST-R-01] desert costs 3, not the printed 2', () => {
    expect(row('Desert')[4]).toBe('3 (printed 2)');
    expect(TERRAIN.D.move).toBe(3);
  });

  test('[CST-TER-01] has fortifications, roads and crossings', () => {
    expect(FORTIFICATION).toEqual({
      none: 0,
      fieldFort: number(row('Field fort')[8] as string),
      fortress: number(row('Fortress')[8] as string),
    });
    expect(ROAD_MOVE).toBe(number(row('Road')[4] as string));
    for (const [name, crossing] of [
      ['Bridge', CROSSING.bridge],
      ['Ford', CROSSING.ford],
      ['Minor river', CROSSING.minor],
    ] as const)
      expect(crossing, name).toEqual({
        move: number(row(name)[4] as string),
        attack: number(row(name)[8] as string),
      });
  });

  test('[CST-TER-04] desert fights as plains and jungle as forest, at a higher cost', () => {
    const combat = ({ mounted, missile, melee }: (typeof TERRAIN)[Terrain]) => [mounted, missile, melee];
    expect(combat(TERRAIN.D)).toEqual(combat(TERRAIN.P));
    expect(combat(TERRAIN.J)).toEqual(combat(TERRAIN.F));
    expect([TERRAIN.D.move - TERRAIN.P.move, TERRAIN.J.move - TERRAIN.F.move]).toEqual([1, 1]);
  });
});

describe('the Unit table', () => {
  const SEA: Readonly<Record<string, number>> = { A: 3, B: 2, C: 1 };
  const dash = (text: string): number => (text === '–' ? 0 : Number(text));

  test('[CST-UNI-01] has every Unit as printed', () => {
    const rows = tableAfter('**CST-UNI-01**');
    expect(rows.map(([name]) => (name as string).replace(/\*|\s\(.*/g, ''))).toEqual([...UNIT_TYPES]);
    for (const [index, [, type, order, move, cost, attack, defense, carry]] of rows.entries()) {
      const unit = UNITS[UNIT_TYPES[index] as UnitType];
      const [land, sea] = (order as string).includes('/')
        ? (order as string).split('/')
        : /[A-C]/.test(order as string)
          ? ['–', order]
          : [order, undefined];
      expect(unit, UNIT_TYPES[index]).toEqual({
        tags: (type as string).split('+'),
        order: dash(land as string),
        seaOrder: sea === undefined ? 0 : SEA[sea],
        move: Number(move),
        cost: dash(cost as string),
        attack: attack === '–' ? null : Number(attack),
        defense: dash(defense as string),
        carry: dash(carry as string),
      });
    }
  });

  test('[CST-UNI-02] who recruits what', () => {
    const rows = tableAfter('**CST-UNI-02**');
    RACES.forEach((race, column) => {
      const printed = rows.filter((cells) => cells[column + 1] !== '').map(([name]) => name);
      expect([...RECRUITS[race]].sort(), race).toEqual(printed.sort());
    });
  });

  const recruitsOnly = (race: Race, ...types: UnitType[]): void =>
    expect([...RECRUITS[race]].sort()).toEqual([...types, 'Caravan'].sort());

  test('[CST-RAC-07] the Halflings recruit only their own', () => {
    recruitsOnly('Halflings', 'Giants', 'Slingers', 'Light Infantry', 'Footmen');
  });

  test('[CST-RAC-11] the Nomads recruit only their own', () => {
    recruitsOnly(
      'Nomads',
      'Mounted Archers',
      'Chariots',
      'Slingers',
      'Light Cavalry',
      'Light Infantry',
      'Footmen',
    );
  });

  test('[CST-RAC-15] the Savages recruit only their own', () => {
    recruitsOnly('Savages', 'Beast Cavalry', 'Slingers', 'Light Infantry', 'Footmen');
  });

  test('[CST-RAC-18] the Undead recruit only their own', () => {
    recruitsOnly('Undead', 'Pikemen', 'Beast Cavalry', 'Heavy Infantry', 'Light Infantry', 'Footmen');
  });

  const recruitersOf = (type: UnitType): Race[] => RACES.filter((race) => RECRUITS[race].includes(type));

  test('[CST-UNI-03] only Elves and Humans recruit Flying Cavalry', () => {
    expect(recruitersOf('Flying Cavalry')).toEqual(['Elves', 'Humans']);
    expect(UNITS['Flying Cavalry'].tags).toContain('Flying');
  });

  test('[CST-UNI-04] only Humans, Orcs and Halflings recruit Giants, who fight as infantry', () => {
    expect(recruitersOf('Giants')).toEqual(['Humans', 'Orcs', 'Halflings']);
    expect(UNITS.Giants.tags).toEqual(['Melee']);
  });

  test('[CST-UNI-11] the Transport has an Attack of 0, the Caravan none', () => {
    expect([UNITS.Transport.attack, UNITS.Caravan.attack]).toEqual([0, null]);
    expect([TRAITS.Transport.isFighting, TRAITS.Caravan.isFighting]).toEqual([true, false]);
  });

  test('[CST-GEN-14] land, ground, fighting Units, and two tags at once', () => {
    const traits = (type: UnitType): string => {
      const { isLand, isGround, isFighting, isLandFighting, isShip, isFlying, isMounted, isMissile } =
        TRAITS[type];
      const names = { isLand, isGround, isFighting, isLandFighting, isShip, isFlying, isMounted, isMissile };
      return Object.entries(names)
        .filter(([, holds]) => holds)
        .map(([name]) => name.slice(2))
        .join(' ');
    };
    expect(traits('Footmen')).toBe('Land Ground Fighting LandFighting');
    expect(traits('Flying Cavalry')).toBe('Land Fighting LandFighting Flying Missile');
    expect(traits('Caravan')).toBe('Land Ground');
    expect(traits('Corvette')).toBe('Fighting Ship Missile');
    expect(traits('Chariots')).toBe('Land Ground Fighting LandFighting Mounted Missile');
  });

  test('[CST-GEN-05] the supplement adds eight Unit types', () => {
    expect(NEW_UNIT_TYPES).toHaveLength(8);
  });
});

describe('the races', () => {
  test('[CST-RAC-01] seven base races and four new ones', () => {
    const names = (text: string): string[] => text.split(/, /).map((name) => name.trim());
    const [, base, added] = /Base races: ([^.]+)\. New: ([^.]+)\./.exec(BOOK) as RegExpExecArray;
    expect([...names(base as string), ...names(added as string)]).toEqual([...RACES]);
    expect(NEW_RACES).toEqual(names(added as string));
  });

  test('[CST-RAC-03] [CST-RAC-05] [CST-R-23] [CST-R-24] [CST-R-25] leaders and level caps', () => {
    for (const [race, leader, ...caps] of tableAfter('**CST-RAC-05**')) {
      const row = RACE_TABLE[race as Race];
      expect(`${row.leader}-6`, race).toBe(leader);
      const printed = caps.map((cap) => (cap === '–' ? undefined : Number(cap)));
      expect(
        CLASSES.map((each) => row.caps[each]),
        race,
      ).toEqual(printed);
    }
  });

  test('[CST-R-51] every race recruits Caravans, whatever its list says', () => {
    for (const race of RACES) expect(RECRUITS[race], race).toContain('Caravan');
  });

  test('[CST-R-46] every Character has one class and one level', () => {
    for (const { id, class: cls, level } of [...BASE_CHARACTERS, ...SUPPLEMENT_CHARACTERS]) {
      expect(CLASSES, id).toContain(cls);
      expect([1, 2, 3, 4, 5, 6], id).toContain(level);
    }
  });

  test('[CST-CHR-01] titles by level', () => {
    for (const [level, ...titles] of tableAfter('**CST-CHR-01**'))
      expect(CLASSES.map((each: CharacterClass) => TITLES[each][Number(level) - 1])).toEqual(titles);
  });

  test('[CST-SET-07] the ready-made forces as listed, and each worth its budget', () => {
    for (const [race, force] of tableAfter('**CST-SET-07**')) {
      const printed: Record<string, number> = {};
      for (const item of (force as string).split(', ')) {
        const [, count, type] = /^(\d+ )?(.+)$/.exec(item) as RegExpExecArray;
        printed[type as string] = Number(count ?? 1);
      }
      expect(READY_MADE[race as Race], race).toEqual(printed);
      const cost = Object.entries(printed).reduce(
        (sum, [type, count]) => sum + count * UNITS[type as UnitType].cost,
        0,
      );
      expect(cost, race).toBe(budgetOf(race as Race));
    }
  });
});

describe('the decks', () => {
  const charactersIn = (text: string): string[] =>
    [...text.matchAll(/(CC-\w\d\d) \| ([^|]+?) \| (\w+)-(\d)/g)].map((found) => found.slice(1).join('|'));
  const encountersIn = (text: string): string[] =>
    [...text.matchAll(/\| (EC-\w\d\d) \| ([^|]+?) \| ([^|]+?) \| ([^|]+?) \|/g)].map((found) =>
      found.slice(1).join('|'),
    );

  test.each([
    ['base', BASE_CHARACTERS, '### 33.1', '### 33.2', 40],
    ['supplement', SUPPLEMENT_CHARACTERS, '### 33.2', '### 33.3', 30],
  ] as const)('[CST-SET-09] the Character deck, %s', (_name, cards, from, to, size) => {
    const ours = cards.map(({ id, name, class: cls, level }) => `${id}|${name}|${cls}|${level}`);
    expect(ours).toEqual(charactersIn(between(from, to)).sort());
    expect(cards).toHaveLength(size);
  });

  test.each([
    ['base', BASE_ENCOUNTERS, '### 33.3', '### 33.4', 40],
    ['supplement', SUPPLEMENT_ENCOUNTERS, '### 33.4', '## 34. Boards', 30],
  ] as const)('[CST-SET-09] the Encounter deck, %s', (_name, cards, from, to, size) => {
    const ours = cards.map(({ id, name, kind, level, tag, text }) => {
      const printed = `${kind}${level > 0 ? level : ''}${tag === '' ? '' : ` ${tag}`}`;
      return `${id}|${name}|${printed}|${text}`;
    });
    expect(ours).toEqual(encountersIn(between(from, to)));
    expect(cards).toHaveLength(size);
  });
});

test('[CST-GEN-05] the option switches in both presets', () => {
  for (const [option, , standard, full] of tableAfter('**CST-GEN-05**')) {
    const key = (option as string).replace('OPT-', '').toLowerCase() as keyof Switches;
    const value = (text: string): boolean | number => (/\d/.test(text) ? Number(text) : text === 'on');
    expect(PRESETS.standard[key], option).toBe(value(standard as string));
    expect(PRESETS.full[key], option).toBe(value(full as string));
  }
});

describe('the boards', () => {
  const printed = [
    ...between('## 34. Boards', '## 35. EX').matchAll(
      /\*\*(\w\d\d) ([^*]+)\*\* — sides ([A-Z ]+); city \(([^)]*)\); towns ([^;\n]+);([^\n]*)\n```\n([^`]*)```/g,
    ),
  ].map((found) => found.slice(1) as [string, string, string, string, string, string, string]);

  test('[CST-BRD-11] fourteen base boards and six of the supplement', () => {
    expect(printed.map(([id]) => id)).toEqual(BOARDS.map(({ id }) => id));
    expect(BOARDS).toHaveLength(20);
    expect(BOARDS.filter(({ id }) => id.startsWith('S'))).toHaveLength(6);
  });

  test('[CST-TER-14] a road over a minor river always has a ford, one over a major river a bridge', () => {
    for (const { id } of BOARDS) {
      const { hexsides } = boardOf(id);
      const texts = (kind: keyof typeof hexsides): string[] =>
        hexsides[kind].map(({ at, direction }) => `${at.q},${at.r}:${direction}`);
      const roads = new Set(texts('road'));
      const over = (rivers: string[]): string[] => rivers.filter((side) => roads.has(side));
      for (const side of over(texts('minor'))) expect(texts('ford'), id).toContain(side);
      for (const side of over(texts('major'))) expect(texts('bridge'), id).toContain(side);
    }
  });

  test('[CST-TER-03] ocean is deep water, coast and lakes are shallow; both are water', () => {
    expect([TERRAIN.O.name, TERRAIN.W.name]).toEqual(['Ocean', 'Open water']);
    expect([TERRAIN.O.move, TERRAIN.W.move]).toEqual([0, 0]);
  });

  test.each(printed)('[CST-BRD-11] board %s %s as drawn', (id, name, sides, city, towns, rest, drawing) => {
    const board = BOARDS.find((each) => each.id === id);
    const lines = drawing.trimEnd().split('\n');
    const list = (kind: string): string =>
      lines
        .find((line) => line.startsWith(`${kind}:`))
        ?.slice(kind.length + 1)
        .trim() ?? '';
    expect(board).toEqual({
      id,
      name,
      sides: sides.replaceAll(' ', ''),
      rows: lines.filter((line) => line.startsWith('r=')).map((line) => line.slice(4)),
      towns: [...towns.matchAll(/\(([^)]*)\)/g)].map(([, at]) => at).join(' '),
      major: list('major'),
      minor: list('minor'),
      bridge: list('bridge'),
      ford: list('ford'),
      road: list('road'),
    });
    const read = boardOf(id);
    const at = (predicate: (hex: (typeof read.hexes)[number]) => boolean): string =>
      read.hexes
        .filter(predicate)
        .map(({ at: { q, r } }) => `${q},${r}`)
        .sort()
        .join(' ');
    const named = (text: string): string =>
      [...text.matchAll(/\(([^)]*)\)/g)]
        .map(([, hex]) => hex)
        .sort()
        .join(' ');
    expect(read.hexes).toHaveLength(37);
    expect(at(({ terrain }) => terrain === 'C')).toBe(city);
    expect(at(({ terrain }) => terrain === 'T')).toBe(named(towns));
    const [ruins, fortress] = rest.split('fortress');
    expect(at((hex) => hex.ruins)).toBe(named(ruins as string));
    expect(at((hex) => hex.fortress)).toBe(named(fortress ?? ''));
  });
});
