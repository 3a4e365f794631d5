import { expect, test } from 'vitest';
import type { CswOrder } from '../../orders/orders.ts';
import type { Side } from '../../state/setup.ts';
import { battle, bow, foot, giant, longBow, onager, type Stage, warrior } from '../../testkit/drawn.ts';
import { fireDesk, fireOrder } from './fire.ts';

type Words = Parameters<typeof battle>[0];
const set = (units: Words['units'], words: Partial<Words> = {}): Stage =>
  battle({ map: { columns: 16, rows: 16 }, step: 'fireFirst', turn: 3, units, ...words });

const offered = ({ battle: state }: Stage, side: Side = 'blue'): CswOrder[] =>
  [...fireDesk.subjects(state, side)].flatMap((subject) => [...fireDesk.legal(state, side, subject)]);

const sets = (stage: Stage): string[] =>
  offered(stage).flatMap((order) =>
    order.type === 'fire'
      ? [
          `${order.units.map((id) => stage.battle.units[id]?.name).join('')}>${order.hex}${order.construction ? '!' : ''}`,
        ]
      : [],
  );

test('[CSW-P-14] the desk lists single shots, volleys of a hex and whole chains, all of them legal', () => {
  const stage = set({
    a: longBow('blue', '0504'),
    b: longBow('blue', '0504'),
    c: longBow('blue', '0604'),
    d: longBow('blue', '0904'),
    w: warrior('blue', '0504', { firedThisTurn: true }),
    x: foot('red', '0508'),
  });
  expect(sets(stage).sort()).toEqual(['a>0508', 'abc>0508', 'ab>0508', 'b>0508', 'c>0508', 'd>0508'].sort());
  for (const order of offered(stage))
    if (order.type === 'fire') expect(fireOrder.check(stage.battle, 'blue', order)).toEqual({ ok: true });
});

test('[CSW-STK-05] a listed volley keeps to four points without machines (CSW-ENG-02)', () => {
  const six = Object.fromEntries([...'abcdef'].map((name) => [name, bow('blue', '0504')]));
  const stage = set({
    ...six,
    w: warrior('blue', '0504'),
    o: onager('blue', '0604'),
    x: foot('red', '0508'),
  });
  expect(sets(stage)).toContain('abcdw>0508');
  expect(sets(stage)).toContain('o>0508');
  expect(sets(stage).filter((line) => line.includes('o') && line.length > 6)).toEqual([]);
});

test('[CSW-WAL-09] walls are offered to units that can harm them, except a wall under their own men', () => {
  const units = { o: onager('blue', '0504'), b: bow('blue', '0404'), own: foot('blue', '0808') };
  const stage = set(units, { terrain: { '0508': 'wall', '0808': 'wall' } });
  expect(sets(stage)).toEqual(['o>0508!']);
});

test('[CSW-MIS-10] [CSW-ENG-01] archers are offered neither hexes next to friends nor siege machines', () => {
  const stage = set({
    b: longBow('blue', '0504'),
    o: onager('blue', '0704'),
    near: foot('blue', '0309'),
    touched: foot('red', '0308'),
    engine: onager('red', '0708'),
    open: foot('red', '0508'),
  });
  expect(sets(stage)).toEqual(['b>0508', 'o>0508', 'o>0708']);
});

test('[CSW-WAL-09] towers and gates are offered like walls, within range and in sight', () => {
  const terrain = {
    '0508': 'tower',
    '0408': 'gate',
    '0504': 'hill1',
    '0708': 'hill1',
    '0512': 'wall',
    '0511': 'hill2',
  } as const;
  const stage = set({ g: giant('blue', '0504') }, { terrain });
  expect(sets(stage).sort()).toEqual(['g>0408!', 'g>0508!']);
  expect(sets(set({ g: giant('blue', '0502') }, { terrain: { '0508': 'wall', '0208': 'wall' } }))).toEqual([
    'g>0508!',
  ]);
  const hidden = { '0508': 'wall', '0505': 'woods' } as const;
  expect(sets(set({ g: giant('blue', '0504') }, { terrain: hidden }))).toEqual([]);
  const broken = { '0508': { destroyed: true } };
  expect(sets(set({ g: giant('blue', '0504') }, { terrain: { '0508': 'wall' }, works: broken }))).toEqual([]);
});

test('[CSW-WAL-09] a wall with enemies on it is offered both as a wall and for its men', () => {
  const stage = set({ g: giant('blue', '0504'), x: foot('red', '0508') }, { terrain: { '0508': 'wall' } });
  expect(sets(stage)).toEqual(['g>0508', 'g>0508!']);
});

test('[CSW-MIS-04] [CSW-MIS-02] offers extend to the last hex of the range and stop at woods', () => {
  const stage = set({ b: bow('blue', '0504'), x: foot('red', '0512'), y: foot('red', '0513') });
  expect(offered(stage)).toEqual([{ type: 'fire', units: stage.ids('b'), hex: '0512' }, { type: 'done' }]);
  const hidden = set({ b: bow('blue', '0504'), x: foot('red', '0508') }, { terrain: { '0505': 'woods' } });
  expect(sets(hidden)).toEqual([]);
});

test('[CSW-IND-01] targets of indirect fire are offered if that option is on', () => {
  const units = { b: bow('blue', '0504'), s: foot('red', '0506'), x: foot('red', '0508') };
  expect(sets(set(units))).toEqual(['b>0506']);
  expect(sets(set(units, { modules: ['indirectFire'] }))).toEqual(['b>0506', 'b>0508']);
});

test('[CSW-P-14] the corner hex of the map is offered, and fallen units are not', () => {
  const stage = set({
    b: bow('blue', '0504'),
    x: foot('red', '0101'),
    dead: foot('red', '0508', { status: 'eliminated' }),
  });
  expect(sets(stage)).toEqual(['b>0101']);
});

test('[CSW-STK-05] after four points are declared a hex offers only its leader', () => {
  const six = Object.fromEntries([...'abcdef'].map((name) => [name, bow('blue', '0504')]));
  const stage = set(
    { ...six, w: warrior('blue', '0504'), x: foot('red', '0508') },
    { attacks: [{ side: 'blue', units: ['a', 'b', 'c', 'd'], target: '0508' }] },
  );
  expect(sets(stage)).toEqual(['w>0508']);
  const three = set(
    { ...six, x: foot('red', '0508') },
    { attacks: [{ side: 'blue', units: ['a', 'b', 'c'], target: '0508' }] },
  );
  expect(sets(three)).toEqual(['d>0508', 'e>0508', 'f>0508']);
});

test('[CSW-P-14] a side with no target has nothing to decide', () => {
  const stage = set({ a: bow('blue', '0101'), x: foot('red', '1616') });
  expect(offered(stage)).toEqual([{ type: 'done' }]);
});

test('[CSW-P-14] [CSW-STK-05] a hex that has fired its four points has nothing left to decide', () => {
  const five = Object.fromEntries([...'abcde'].map((name) => [name, bow('blue', '0504')]));
  const { battle: state } = set(
    { ...five, x: foot('red', '0508') },
    { attacks: [{ side: 'blue', units: ['a', 'b', 'c', 'd'], target: '0508' }] },
  );
  expect([...fireDesk.subjects(state, 'blue')]).toEqual(['table']);
});

test('[CSW-P-14] neither enemy units nor their hex offer any shots', () => {
  const { battle: state, id } = set({
    a: bow('blue', '0504'),
    x: bow('red', '0508'),
    y: bow('red', '0508'),
  });
  expect([...fireDesk.legal(state, 'blue', 'h0508')]).toEqual([]);
  expect([...fireDesk.legal(state, 'red', 'h0508')]).toHaveLength(1);
  expect([...fireDesk.legal(state, 'blue', `u${id('x')}`)]).toEqual([]);
  expect([...fireDesk.legal(state, 'red', `u${id('x')}`)]).toHaveLength(1);
  expect([...fireDesk.legal(state, 'blue', 'u99')]).toEqual([]);
});
