import { expect, test } from 'vitest';
import type { CswOrder } from '../../orders/orders.ts';
import { battle, cavalry, foot, leader, type Stage } from '../../testkit/drawn.ts';
import { inPlainEnglish } from '../../testkit/plainEnglish.ts';
import { judge, offered, play, playUntil, tell } from '../../testkit/testplay.ts';
import { lineOfSight } from '../sight/sight.ts';
import { groundAt } from '../terrain/ground.ts';

type Given = Parameters<typeof battle>[0];

/** A gate in 0503 on the road 0403 0503 0603; Red defends, and it is the start of his half. */
const gatehouse = (units: Given['units'] = {}, more: Omit<Given, 'units'> = {}): Stage =>
  battle({
    map: { columns: 10, rows: 10 },
    terrain: { '0502': 'wall', '0503': 'gate', '0504': 'wall' },
    roads: ['0402>0503>0603'],
    inside: ['0602', '0603', '0604'],
    outside: ['0402', '0403', '0404'],
    units: { B: leader('blue', '0110'), R: leader('red', '1010'), ...units },
    works: { '0503': { controller: 'red' } },
    step: 'halfStart',
    phasing: 'red',
    ...more,
  });

const set = (open: boolean, hex = '0503'): CswOrder => ({ type: 'setGate', hex, open });
const refusedBy = (rule: string) => ({ ok: false, rule });

test('[CSW-GAT-02] the defender opens and closes his gates at the beginning of his own half, each once', () => {
  const { battle: start } = gatehouse();
  expect(judge(start, set(false))).toMatchObject(refusedBy('CSW-GAT-02'));
  expect(judge(start, set(true, '0502'))).toMatchObject(refusedBy('CSW-GAT-02'));
  const opened = play(start, set(true));
  expect(opened.works).toMatchObject([{ open: true, controller: 'red' }]);
  const later = playUntil(
    opened,
    ({ turn, step, phasing }) => turn === 2 && step === 'halfStart' && phasing === 'red',
  );
  expect(judge(later, set(false))).toMatchObject({ ok: true });
});

test('[CSW-R-97] a gate can be put back until its owner has finished', () => {
  const { events, after } = tell(gatehouse().battle, set(true));
  expect(events.some(({ irrevocable }) => irrevocable)).toBe(false);
  expect(offered(after)).toEqual([{ type: 'done' }]);
  expect(play(after, { type: 'done' }).step).not.toBe('halfStart');
});

test('[CSW-GAT-02] nobody else works the gates, and a side without gates has no decision', () => {
  const enemy = gatehouse({}, { phasing: 'blue' });
  expect(judge(enemy.battle, set(true))).toMatchObject(refusedBy('CSW-GAT-02'));
  expect(offered(enemy.battle)).toEqual([{ type: 'done' }]);
  expect(offered(gatehouse().battle)).toEqual([set(true), { type: 'done' }]);
});

test('[CSW-GAT-02] a gate moved this turn stays as it is', () => {
  const { battle: start } = gatehouse(
    {},
    { works: { '0503': { controller: 'red', open: true, setInTurn: 1 } } },
  );
  expect(judge(start, set(false))).toMatchObject(refusedBy('CSW-GAT-02'));
});

test('[CSW-R-92] a gate cannot close on an enemy or on cavalry in it', () => {
  const open = { works: { '0503': { controller: 'red', open: true } } } as const;
  const held = gatehouse({ x: foot('blue', '0503') }, open);
  expect(judge(held.battle, set(false))).toMatchObject(refusedBy('CSW-R-92'));
  const horse = gatehouse({ h: cavalry('red', '0503') }, open);
  expect(judge(horse.battle, set(false))).toMatchObject(refusedBy('CSW-R-92'));
  const men = gatehouse({ h: foot('red', '0503') }, open);
  expect(judge(men.battle, set(false))).toMatchObject({ ok: true });
});

test('[CSW-GAT-03] an open gate is clear for movement and sight; a closed gate cuts the road', () => {
  const units = { c: cavalry('blue', '0402', 'SE') };
  const works = (open: boolean) => ({ step: 'move', phasing: 'blue', works: { '0503': { open } } }) as const;
  const ride: CswOrder = { type: 'move', units: [2], path: ['0503', '0603'] };
  const open = gatehouse(units, works(true));
  expect(open.unit('c', play(open.battle, ride)).spentHalf).toBe(2);
  expect(groundAt(open.battle, open.cell('0503'))).toBe('clear');
  expect(lineOfSight(open.battle, open.cell('0402'), open.cell('0603'))).toMatchObject({ clear: true });
  const closed = gatehouse(units, works(false));
  expect(judge(closed.battle, ride)).toMatchObject(refusedBy('CSW-MOV-06'));
  expect(lineOfSight(closed.battle, closed.cell('0402'), closed.cell('0603'))).toMatchObject({
    clear: false,
  });
});

test('[CSW-GAT-01] a closed gate is climbed like a wall, and down inside without the road', () => {
  const stage = gatehouse({ u: foot('blue', '0603', 'NW') }, { step: 'move', phasing: 'blue' });
  const up = play(stage.battle, { type: 'move', units: stage.ids('u'), path: ['0503'] });
  expect(stage.unit('u', up).spentHalf).toBe(4);
  const top = gatehouse({ u: foot('blue', '0503', 'SE') }, { step: 'move', phasing: 'blue' });
  const down = play(top.battle, { type: 'move', units: top.ids('u'), path: ['0603'] });
  expect(top.unit('u', down).spentHalf).toBe(2);
});

test('[CSW-GAT-04] a fallen gate is a level 1 hill and cannot be worked', () => {
  const stage = gatehouse({}, { works: { '0503': { controller: 'red', destroyed: true, hitsTaken: 3 } } });
  expect(groundAt(stage.battle, stage.cell('0503'))).toBe('hill1');
  expect(judge(stage.battle, set(true))).toMatchObject(refusedBy('CSW-GAT-02'));
});

test("[CSW-GAT-02] by default the gates belong to the scenario's defender", () => {
  const { battle: start } = gatehouse({}, { works: {} });
  const defended = { ...start, setup: { ...start.setup, defender: 'red' as const } };
  expect(judge(start, set(true))).toMatchObject(refusedBy('CSW-GAT-02'));
  expect(judge(defended, set(true))).toMatchObject({ ok: true });
});

test('[CSW-GAT-02] changes to a gate are reported, and a wall is not a gate', () => {
  const changeOf = (open: boolean) => {
    const { battle: start } = gatehouse({}, { works: { '0503': { controller: 'red', open: !open } } });
    return tell(start, set(open)).events.find(({ type }) => type === 'workChanged');
  };
  expect(changeOf(true)).toMatchObject({ what: 'opened' });
  expect(changeOf(false)).toMatchObject({ what: 'closed' });
  const walls = gatehouse({}, { works: { '0502': { controller: 'red' }, '0503': { controller: 'red' } } });
  expect(inPlainEnglish(judge(walls.battle, set(true, '0502')))).toMatchObject({
    because: 'no gate stands in 0502',
  });
});
