import { ScriptedDice } from '@warmoot/kernel';
import { INCH } from '@warmoot/tabletop';
import { expect, test } from 'vitest';
import { decide } from '../../engine/decide.ts';
import { apply } from '../../engine/events.ts';
import { BLANK, setup } from '../../engine/setup.ts';
import type { BloodCommand } from '../../orders/commands.ts';
import type { Side } from '../../state/options.ts';
import type { BloodState } from '../../state/state.ts';
import { DONE, play, refusal } from '../../testkit/field.ts';
import { riverPieces, streamPiece } from './pieces.ts';
import { sectorBox } from './sectors.ts';

const options = {
  ...BLANK.options,
  field: 'players',
  armies: { red: { list: 'romans' }, blue: { list: 'macedonians' } },
} as const;
const begun = (faces: readonly number[] = [9, 2], more: object = {}): BloodState =>
  setup({ ...options, ...more }, new ScriptedDice(faces)).reduce(apply, BLANK);
const middle = (sector: number) => {
  const { west, east, south, north } = sectorBox(begun().table, sector);
  return { x: (west + east) / 2, y: (south + north) / 2 };
};
type Kind = Extract<BloodCommand, { type: 'placeTerrain' }>['kind'];
const state = (
  sector: number,
  kind: Kind,
  isSecond?: true,
  place: { x: number; y: number } = middle(sector),
): BloodCommand => ({
  type: 'placeTerrain',
  sector: sector as 0,
  kind,
  ...(kind === 'clear' ? {} : place),
  ...(isSecond ? { isSecond } : {}),
});
const river = (
  sector: 9 | 0 | 3,
  ends: 'top-bottom' | 'top-side' | 'bottom-side',
  x: number,
): BloodCommand => ({
  type: 'placeKey',
  kind: 'bridge',
  sector,
  x: x * INCH,
  ends,
});
const village: BloodCommand = { type: 'placeKey', kind: 'village', sector: 0, ...middle(0) };

test('[BLD-EX-01] [BLD-TER-05] [BLD-TER-07] [BLD-TER-08] [BLD-TER-09] [BLD-TER-10] [BLD-TER-12] [BLD-SET-02] the board of the source, placement by placement', () => {
  const placements: readonly (readonly [Side, BloodCommand])[] = [
    ['red', river(3, 'top-side', 68)],
    ['blue', state(4, 'clear')],
    ['red', state(12, 'hill')],
    ['blue', state(0, 'clear')],
    ['red', state(8, 'denseWood')],
    ['blue', state(12, 'rough', true)],
    ['red', state(11, 'hill')],
    ['blue', state(1, 'rough', undefined, { x: 56 * INCH, y: 40 * INCH })],
    ['red', state(3, 'hill', true, { x: 56 * INCH, y: 24 * INCH })],
    ['blue', state(6, 'clear')],
    ['red', state(9, 'clear')],
  ];
  const { state: after } = play(begun(), placements);
  expect(after.step).toBe('edge');
  expect(after.waiting).toEqual(['blue']);
  expect(after.terrain.map(({ kind }) => kind)).toEqual([
    'river',
    'river',
    'crossing',
    'hill',
    'denseWood',
    'rough',
    'hill',
    'rough',
    'hill',
  ]);
  // A rough hill is one outline with both properties.
  expect(after.terrain[5]?.shape).toEqual(after.terrain[3]?.shape);
});

test('[BLD-TER-05] [BLD-TER-06] [BLD-R-79] where rivers and the Key Feature may lie', () => {
  expect(refusal(begun(), 'red', river(3, 'bottom-side', 60))).toBeUndefined();
  expect(refusal(begun(), 'red', river(0, 'top-side', 36))).toBe('BLD-R-79');
  expect(refusal(begun(), 'red', river(3, 'top-bottom', 60.5))).toBe('BLD-GEO-12');
  expect(refusal(begun(), 'red', river(3, 'top-bottom', 49))).toBe('BLD-GEO-12');
  expect(refusal(begun(), 'red', { ...village, sector: 12 } as BloodCommand)).toBe('BLD-TER-08');
  expect(refusal(begun(), 'red', { ...village, x: 25 * INCH } as BloodCommand)).toBe('BLD-TER-11');
});

test('[BLD-TER-01] [BLD-TER-11] [BLD-R-79] [BLD-SET-10] what may be stated, and where a second piece may go', () => {
  const { state: keyed } = play(begun(), [['red', village]]);
  expect(refusal(keyed, 'blue', state(0, 'clear'))).toBe('BLD-TER-09');
  expect(refusal(keyed, 'blue', state(1, 'hill', undefined, { x: 49 * INCH, y: 40 * INCH }))).toBe(
    'BLD-TER-11',
  );
  const { state: some } = play(keyed, [
    ['blue', state(1, 'clear')],
    ['red', state(11, 'hill')],
  ]);
  expect(refusal(some, 'blue', state(1, 'rough', true))).toBe('BLD-TER-01');
  expect(refusal(some, 'blue', state(11, 'clear', true))).toBeUndefined();
  expect(refusal(some, 'blue', state(12, 'rough', true))).toBe('BLD-TER-10');
  expect(refusal(some, 'blue', state(11, 'rough'))).toBe('BLD-R-79');
  expect(refusal(some, 'blue', state(0, 'rough', true))).toBe('BLD-R-97');
  expect(refusal(some, 'blue', state(0, 'clear', true))).toBeUndefined();
  const { state: twice } = play(some, [['blue', state(11, 'rough', true)]]);
  expect(refusal(twice, 'red', state(11, 'lightWood', true))).toBe('BLD-R-79');
});

test('[BLD-TER-12] [BLD-R-97] the second piece is forgone at the last placement only', () => {
  const four = (side: Side, sectors: readonly number[]) =>
    sectors.map((sector) => [side, state(sector, 'clear')] as const);
  const [blue, red] = [four('blue', [11, 12, 1, 9]), four('red', [3, 8, 6, 4])];
  const turns = blue.flatMap((order, at) => [order, red[at] as (typeof red)[0]]);
  expect(refusal(play(begun(), [['red', village]]).state, 'blue', { type: 'forgoSecond' })).toBe(
    'BLD-TER-12',
  );
  const { state: after } = play(begun(), [
    ['red', village],
    ...turns,
    ['blue', { type: 'forgoSecond' }],
    ['red', { type: 'forgoSecond' }],
  ]);
  expect(after.step).toBe('edge');
});

test('[BLD-TER-13] a sector that the river crosses can be stated, clear of the river', () => {
  const { state: keyed } = play(begun(), [['red', river(3, 'top-bottom', 60)]]);
  expect(refusal(keyed, 'blue', state(1, 'hill'))).toBe('BLD-R-97');
  expect(refusal(keyed, 'blue', state(1, 'clear'))).toBeUndefined();
  expect(
    refusal(keyed, 'blue', state(1, 'denseWood', undefined, { x: 67 * INCH, y: 40 * INCH })),
  ).toBeUndefined();
});

test('[BLD-SET-01] [BLD-SET-03] [BLD-SET-04] [BLD-SET-06] [BLD-SET-07] [BLD-PLY-01] from the roll to deployment', () => {
  expect(begun([2, 9]).waiting).toEqual(['blue']);
  expect(begun([4, 4, 9, 2]).waiting).toEqual(['red']);
  expect(begun([9, 2], { campaign: true }).waiting).toEqual(['blue']);
  let now = begun();
  const steps: string[] = [];
  while (now.step !== 'deploy') {
    steps.push(now.step);
    const side = now.waiting[0] as Side;
    const order: BloodCommand =
      now.step === 'edge'
        ? { type: 'chooseEdge', edge: 'south' }
        : now.step === 'camp'
          ? { type: 'placeCamp', x: 5000 }
          : DONE;
    now = decide(now, side, order, new ScriptedDice([])).reduce(apply, now);
  }
  expect(steps).toEqual(['key', ...Array.from({ length: 10 }, () => 'terrain'), 'edge', 'camp', 'camp']);
  expect(now.edges).toEqual({ blue: 'south', red: 'north' });
  expect(now.camps.red.shape.bounds).toEqual({ west: 4600, east: 5400, south: 12192 - 800, north: 12192 });
  expect(now.waiting).toEqual(['red']);
  expect(refusal({ ...now, step: 'camp' }, 'red', { type: 'placeCamp', x: 399 })).toBe('BLD-SET-07');
  const first = Object.values(now.units).find(
    ({ side, id, commander }) => side === 'red' && id === commander,
  );
  expect(now.deploying).toBe(first?.id);
  const deploy = (y: number, x = 5000) =>
    refusal(now, 'red', { type: 'deploy', unit: 'R02', x, y, heading: 360 });
  expect([deploy(12192 - 3048 + 300), deploy(12192 - 3048 - 1)]).toEqual([undefined, 'BLD-SET-05']);
  expect(deploy(12192 - 2000, 1523 + 799)).toBe('BLD-SET-05');
  const after = play(now, [['red', DONE]]).state;
  expect([after.active, after.waiting]).toEqual(['blue', ['blue']]);
});

test('[BLD-SET-09] [BLD-GEO-12] [BLD-TER-05] rivers, crossings and streams to the tenth of a millimetre', () => {
  const { table } = begun();
  const boundsOf = (pieces: readonly { readonly shape: { readonly bounds: object } }[]) =>
    pieces.map(({ shape }) => shape.bounds);
  const river15 = (sector: number, ends: 'top-bottom' | 'top-side' | 'bottom-side', x: number) =>
    boundsOf(riverPieces(table, sectorBox(table, sector), { x: x * INCH, ends, isBridge: false }, 15));
  expect(river15(0, 'top-bottom', 36)).toEqual([
    { west: 9144 - 381, east: 9144 + 381, south: 0, north: 12192 },
    { west: 9144 - 381, east: 9144 + 381, south: 6096 - 444, north: 6096 + 444 },
  ]);
  expect(river15(3, 'top-side', 60)).toEqual([
    { west: 15240 - 381, east: 15240 + 381, south: 6096 - 381, north: 12192 },
    { west: 15240, east: 18288, south: 6096 - 381, north: 6096 + 381 },
    { west: 15240 - 381, east: 15240 + 381, south: 6096 + 1016 - 444, north: 6096 + 1016 + 444 },
  ]);
  expect(river15(9, 'bottom-side', 10)).toEqual([
    { west: 2540 - 381, east: 2540 + 381, south: 0, north: 6096 + 381 },
    { west: 0, east: 2540, south: 6096 - 381, north: 6096 + 381 },
    { west: 2540 - 381, east: 2540 + 381, south: 6096 - 1016 - 444, north: 6096 - 1016 + 444 },
  ]);
  const large = { width: 27432, height: 18288 };
  const at25 = riverPieces(large, sectorBox(large, 0), { x: 13716, ends: 'top-bottom', isBridge: true }, 25);
  expect(boundsOf(at25)).toEqual([
    { west: 13716 - 571, east: 13716 + 571, south: 0, north: 18288 },
    { west: 13716 - 571, east: 13716 + 571, south: 9144 - 666, north: 9144 + 666 },
  ]);
  expect(streamPiece(sectorBox(large, 8), { x: 4572, y: 3048 }, 0, 25).shape.bounds).toEqual({
    west: 4572 - 190,
    east: 4572 + 190,
    south: 0,
    north: 6096,
  });
});

test('[BLD-UNT-01] [BLD-PTS-05] units of a kind are told apart by their number', () => {
  const names = Object.values(begun().units)
    .filter(({ side }) => side === 'red')
    .map(({ name }) => name);
  expect(names).toContain('Legionaries');
  expect(names).toContain('Legionaries 2');
});
