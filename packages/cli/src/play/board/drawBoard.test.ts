import type { Cell, HexGround, Piece, Scene, Side } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { inColour, inPlainText } from './canvas.ts';
import { drawBoard } from './drawBoard.ts';
import { glyphStyleOf } from './looks.ts';
import { PieceCodes } from './pieceCodes.ts';

const NARROW = { width: 80, height: 0 };

const flatBoard = (columns: number, rows: number): HexGround => ({
  kind: 'hexes',
  orientation: 'flat',
  cells: Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const terrain = column === 1 ? 'woods' : 'meadow';
    return { at: { q: column, r: row - Math.floor(column / 2) }, id: `0${column + 1}0${row + 1}`, terrain };
  }),
  sides: [],
});

const pointyBoard = (sides: Side[]): HexGround => ({
  kind: 'hexes',
  orientation: 'pointy',
  cells: [0, 1, 2, 3].map((i) => ({
    at: { q: i % 2, r: Math.floor(i / 2) },
    id: `A${i}`,
    terrain: 'clear',
  })),
  sides,
});

const spears = (number: number, q: number, r: number, more: Partial<Piece> = {}): Piece => ({
  id: `red-${number}`,
  name: `Red spears ${number}`,
  symbol: 'spears',
  side: 'red',
  at: { q, r },
  badges: [],
  ...more,
});

const sceneOf = (ground: Scene['ground'], pieces: Piece[]): Scene => ({
  title: 'A field',
  sides: [],
  ground,
  pieces,
  marks: [],
  prompt: { text: 'Look.' },
  status: [],
});

const drawn = (scene: Scene, page = NARROW, lookAt?: string, paint = inPlainText): string =>
  `\n${drawBoard(scene, { codes: new PieceCodes(), seats: ['red', 'blue'], ...page }, paint, { lookAt }).join('\n')}\n`;

test('flat-topped hexes share their sides; pieces are shown inside them with their badges', () => {
  const scene = sceneOf(flatBoard(3, 2), [
    spears(1, 0, 0, { badges: ['used'] }),
    spears(2, 1, 1),
    spears(3, 1, 1),
  ]);
  expect(drawn(scene)).toBe(String.raw`
 ________          ________
/  0101  \________/  0301  \
\__RS1·__/ ♣ 0201 \________/
/  0102  \________/  0302  \
\________/ ♣ 0202 \________/
         \_RS2+1__/
  ♣ woods   · used
`);
});

test('counters with a printed code are counted, and show their facing', () => {
  const horse = (number: number, more: Partial<Piece> = {}): Piece => ({
    ...spears(number, 0, 0, { symbol: 'HC', name: `Heavy Cavalry ${number}`, facing: 2, ...more }),
  });
  const scene = sceneOf(flatBoard(1, 1), [
    horse(1, { badges: ['moved'] }),
    horse(2),
    horse(3, { symbol: 'W1', badges: ['leader'] }),
  ]);
  expect(drawn(scene)).toContain('R2HC↘*·');
  const codes = new PieceCodes();
  expect([horse(1), horse(2, { name: 'Warrior 1 B', symbol: 'W1' })].map((piece) => codes.of(piece))).toEqual(
    ['RHC1', 'RW1B'],
  );
});

test('a legend longer than the page continues on the next line', () => {
  const badges = ['moved', 'fired', 'leader', 'routed', 'outOfCommand', 'mercenary'];
  const lines = drawn(sceneOf(flatBoard(2, 1), [spears(1, 0, 0, { badges })]), { width: 42, height: 0 });
  expect(lines).toContain(
    '  ♣ woods   · moved   · fired   * leader\n  ! routed   * outOfCommand   * mercenary\n',
  );
});

test('on a tall page, hexes are larger', () => {
  expect(drawn(sceneOf(flatBoard(2, 1), [spears(1, 0, 0)]), { width: 80, height: 26 })).toBe(String.raw`
  ______
 /      \
/  0101  \______
\  RS1   /♣ ♣ ♣ \
 \______/  0201  \
        \        /
         \______/
  ♣ woods
`);
});

test('pointy-topped hexes share the zigzag; a river runs along the side it is on', () => {
  const scene = sceneOf(pointyBoard([{ at: { q: 0, r: 0 }, direction: 2, kind: 'river' }]), [
    spears(1, 1, 1),
  ]);
  expect(drawn(scene)).toBe(`
 _.-'-._ _.-'-._
|  A0   ≈  A1   |
|       ≈       |
'-._ _.-'-._ _.-'-._
    |  A2   |  A3   |
    |       |  RS1  |
    '-._ _.-'-._ _.-'
  ≈ river
`);
});

test('for a board wider than the page, the part around the requested hex is shown', () => {
  const scene = sceneOf(flatBoard(9, 1), [spears(1, 0, 0)]);
  const page = { width: 30, height: 0 };
  expect(drawn(scene, page)).toContain('RS1');
  expect(drawn(scene, page)).not.toContain('0901');
  const far = drawn(scene, page, '0901');
  expect(far).toContain('0901');
  expect(far).not.toContain('RS1');
  expect(far).toContain('"board ID" shows the part around a hex');
});

test('unknown ground is shown by its first letter, and explained', () => {
  const ground = { ...flatBoard(1, 1), cells: [{ at: { q: 0, r: 0 }, id: '0101', terrain: 'quagmire' }] };
  expect(drawn(sceneOf(ground, []))).toContain('q quagmire');
});

const oneHex = (cell: Partial<Cell>): HexGround => ({
  ...flatBoard(1, 1),
  cells: [{ at: { q: 0, r: 0 }, id: '0101', terrain: 'clear', ...cell }],
});

test('[CSW-P-08] overlays are drawn beside the terrain, and explained', () => {
  const text = drawn(sceneOf(oneHex({ terrain: 'woods', overlays: ['stream', 'caltropsBeingPlaced'] }), []));
  expect(text).toContain('/♣≈+ 0101\\');
  expect(text).toContain('♣ woods   ≈ stream   + caltrops being placed');
});

test('if a hex has no room for every sign, overlays come before the terrain', () => {
  const wide = flatBoard(9, 1);
  const [first, ...others] = wide.cells;
  const cells = [{ ...(first as Cell), terrain: 'woods', overlays: ['stream', 'caltrops'] }, ...others];
  expect(drawn(sceneOf({ ...wide, cells }, []), { width: 70, height: 0 })).toContain('/≈×0101\\');
});

test('in a roomy hex the signs are side by side', () => {
  const page = { width: 80, height: 26 };
  expect(drawn(sceneOf(oneHex({ overlays: ['moat'] }), []), page)).toContain('/~ ~ ~ \\');
  expect(
    drawn(sceneOf(oneHex({ terrain: 'gate', overlays: ['open'], name: 'Postern' }), []), page),
  ).toContain('/ ∩ ○  \\');
});

test('every part of a castle has its own sign', () => {
  const parts = ['moat', 'stream', 'gate', 'open', 'wall', 'tower', 'building', 'rubble', 'tunnel', 'breach'];
  const strewn = ['caltrops', 'caltropsBeingPlaced', 'caltropsStacked'];
  const signs = [...parts, ...strewn].map((kind) => glyphStyleOf(kind).glyph);
  expect(new Set(signs).size).toBe(signs.length);
  expect(signs).not.toContain(' ');
});

test('on a terminal the sides are shown in their colours', () => {
  const text = drawn(sceneOf(flatBoard(1, 1), [spears(1, 0, 0)]), NARROW, undefined, inColour);
  expect(text).toContain('\u001b[1;31mRS1\u001b[0m');
});

test('a free table is drawn to scale from above', () => {
  const woods = {
    kind: 'woods',
    corners: [0, 1, 2, 3].map((i) => ({ x: i % 3 === 0 ? 0 : 400, y: i < 2 ? 0 : 500 })),
  };
  const ground = { kind: 'table' as const, width: 1000, depth: 500, shapes: [woods] };
  const text = drawn(sceneOf(ground, [spears(1, 0, 0, { at: { x: 700, y: 250 } })]), {
    width: 22,
    height: 20,
  });
  expect(text).toBe(`
┌────────────────────┐
│♣♣♣♣♣♣♣♣            │
│♣♣♣♣♣♣♣♣            │
│♣♣♣♣♣♣♣♣      RS1   │
│♣♣♣♣♣♣♣♣            │
│♣♣♣♣♣♣♣♣            │
└────────────────────┘
  ♣ woods
`);
});

test('scenery smaller than a letter is drawn as one letter', () => {
  const corners = [0, 1, 2, 3].map((i) => ({ x: i % 3 === 0 ? 501 : 509, y: i < 2 ? 201 : 209 }));
  const ground = { kind: 'table' as const, width: 1000, depth: 500, shapes: [{ kind: 'woods', corners }] };
  expect(drawn(sceneOf(ground, []), { width: 22, height: 20 })).toContain(`
│                    │
│          ♣         │
│                    │
`);
});

test('two pieces never share a code, and each keeps its own', () => {
  const codes = new PieceCodes();
  const [first, second] = [spears(1, 0, 0), spears(1, 1, 0, { id: 'other' })];
  expect([codes.of(first), codes.of(second), codes.of(first)]).toEqual(['RS1', 'RS1/2', 'RS1']);
});
