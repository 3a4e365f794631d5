import type { Inspection } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { doorNamed, peaDoor, played, practiceDoor } from './testkit.ts';

const practice = await practiceDoor();
const csw = await doorNamed('csw');

const widest = (text: string): number => Math.max(...text.split('\n').map((line) => line.length));

/** What the terminal answers to one line. */
const answerTo = (text: string, line: string): string => {
  const from = text.indexOf(`> ${line}\n`) + line.length + 3;
  return text.slice(from, text.indexOf('> ', from));
};

test("[CSW-P-02] about takes a piece's code or name, and lists what can be drawn", async () => {
  const text = await played(['place rest', 'about BPK1', 'about light foot 1', 'quit'], {
    door: csw,
    setUp: { scenario: 'morgarten' },
  });
  const card = answerTo(text, 'about BPK1');
  expect(card).toMatch(/^Pike 1\n {2}Type: Pike\n/);
  expect(card).toMatch(
    /Morale: \d+ \(\d+ before modifiers\) \[leader .+ \+\d \(CSW-LDR-06\)\]\s+\(CSW-MOR-01\)/,
  );
  expect(card).toContain(
    'On the board: Reach, Facing, Zones of control, Line of sight, Flight; type\n"about BPK1 reach"',
  );
  expect(answerTo(text, 'about light foot 1')).toMatch(/^Light Foot 1\n/);
  expect(widest(text)).toBeLessThanOrEqual(80);
});

test('[CSW-P-03] [CSW-P-06] reach and sight are drawn on the board, and one hex is described in words', async () => {
  const lines = [
    'place rest',
    'about BPK1 reach',
    'about pike 1 sight',
    'about pike 1 sight 0903',
    'about BPK1 fly',
  ];
  const text = await played([...lines, 'quit'], { door: csw, setUp: { scenario: 'morgarten' } });
  const reach = answerTo(text, 'about BPK1 reach');
  expect(reach).toMatch(/^Reach: Pike 1\n/);
  expect(reach).toMatch(/\\__r\d__\//);
  expect(reach).toMatch(/\n {2}r\d {3}reach, \d left\n/);
  expect(answerTo(text, 'about pike 1 sight')).toMatch(/\n {2}b {4}blocked in \d+ ways; "about BPK1 line of/);
  expect(answerTo(text, 'about pike 1 sight 0903')).toMatch(
    /^ {2}Line of sight, 0903: blocked, .+ in \d{4}\.\s+\(CSW-LOS-\d+\)\n/,
  );
  expect(answerTo(text, 'about BPK1 fly')).toMatch(/^Pike 1 has no "fly"\. On the board: Reach, /);
  expect(widest(text)).toBeLessThanOrEqual(80);
});

test('[CSW-P-08] about a hex gives its ground and who is in it', async () => {
  const text = await played(['about 0202', 'about RS1 reach', 'about 0202 reach', 'quit'], {
    door: practice,
  });
  expect(answerTo(text, 'about 0202')).toMatch(/^0202\n {2}Terrain: \w+\n/);
  expect(answerTo(text, 'about RS1 reach')).toMatch(/\n {2}r {4}reach: 0101 0201 0202\n/);
  expect(answerTo(text, 'about 0202 reach')).toBe('0202 has nothing to draw on the board.\nred');
});

test("if a system says nothing about a hex, the board's own facts are shown", async () => {
  const { inspect: _, ...system } = practice.system;
  const text = await played(['about 0203', 'about RS1', 'quit'], { door: { ...practice, system } });
  expect(answerTo(text, 'about 0203')).toMatch(/^0203\n {2}Terrain: meadow\n {2}RS4 {3}Red spears 4, 0203\n/);
  expect(answerTo(text, 'about RS1')).toBe('Red spears 1\nred');
});

test('about works on a table without hexes too', async () => {
  expect(await played(['about', 'about nobody', 'quit'], { door: peaDoor, seat: 'ann' })).toContain(
    'About what? "pieces" lists all codes.\nann> about nobody\nThere is nothing called "nobody"',
  );
});

test('[CSW-P-10] a path is listed hex by hex, and an empty layer is not drawn', async () => {
  const inspect = (): Inspection => ({
    title: 'Red spears 1',
    facts: [],
    layers: [
      {
        name: 'Flight',
        marks: () => [
          {
            kind: 'flight',
            places: [
              { q: 0, r: 0 },
              { q: 1, r: 0 },
            ],
            label: 'flees',
          },
        ],
      },
      { name: 'Charges', marks: () => [] },
    ],
  });
  const door = { ...practice, system: { ...practice.system, inspect } };
  const text = await played(['about RS1 flight', 'about RS1 charges', 'about RS1 0705', 'quit'], { door });
  expect(answerTo(text, 'about RS1 flight')).toContain('\n  f    flight, flees: 0101 0201\n');
  expect(answerTo(text, 'about RS1 charges')).toBe('Charges: none for Red spears 1.\nred');
  expect(answerTo(text, 'about RS1 0705')).toContain('There is nothing to report about 0705.');
});
