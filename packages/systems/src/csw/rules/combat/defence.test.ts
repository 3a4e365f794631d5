import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import {
  armouredFoot,
  battle,
  foot,
  heavyCavalry,
  leader,
  lightFoot,
  riderlessMount,
  unit,
  warrior,
} from '../../testkit/drawn.ts';
import { constructionAt, defenceOf, targetModifiers } from './defence.ts';
import { rollAttack } from './rolling.ts';

const surface = (cell: number) => ({ cell, underground: false });

test("[CSW-CBT-03] [CSW-R-28] troops use their own Defence Class, never their leader's", () => {
  const { battle: begun, cell } = battle({
    units: { f: foot('red', '0505'), w: warrior('red', '0505'), m: riderlessMount('red', '0505') },
  });
  expect(defenceOf(begun, { cell: cell('0505'), underground: false })).toBe(1);
});

test('[CSW-CBT-03] leaders alone use the lowest of theirs, a forced mixture the lowest present', () => {
  const { battle: begun, cell } = battle({
    units: {
      w1: leader('red', '0505'),
      w3: warrior('red', '0505'),
      a: armouredFoot('red', '0605'),
      l: lightFoot('red', '0605'),
    },
  });
  expect(defenceOf(begun, { cell: cell('0505'), underground: false })).toBe(3);
  expect(defenceOf(begun, { cell: cell('0605'), underground: false })).toBe(0);
  expect(defenceOf(begun, { cell: cell('0101'), underground: false })).toBe(0);
});

test('[CSW-CRU-05] armour and size of a created unit change the die against it', () => {
  const { battle: begun, cell } = battle({ units: { s: lightFoot('red', '0505') } });
  const types = begun.setup.types.map((type) => (type.code === 'LF' ? { ...type, attackDie: -2 } : type));
  const bare = { ...begun, setup: { ...begun.setup, types } };
  expect(targetModifiers(bare, surface(cell('0505')))).toMatchObject([{ rule: 'CSW-CRU-05', value: -2 }]);
  expect(targetModifiers(begun, surface(cell('0505')))).toEqual([]);
});

test('[CSW-WAL-10] [CSW-TOW-01] [CSW-GAT-01] walls, towers and closed gates have a Defence Class and hits', () => {
  const { battle: begun, cell } = battle({
    units: { f: foot('blue', '0101') },
    terrain: { '0303': 'wall', '0304': 'tower', '0305': 'gate', '0306': 'gate' },
    works: { '0306': { open: true } },
  });
  expect(constructionAt(begun, cell('0303'))).toMatchObject({ defence: 4, hits: 3 });
  expect(constructionAt(begun, cell('0304'))).toMatchObject({ defence: 4, hits: 4 });
  expect(constructionAt(begun, cell('0305'))).toMatchObject({ defence: 3, hits: 3 });
  expect(constructionAt(begun, cell('0306'))).toBeUndefined();
});

test('[CSW-CBT-02] the die and all modifiers come first, then the Defence Class, then the chart', () => {
  const stage = battle({ units: { c: heavyCavalry('blue', '0506'), f: foot('red', '0505') } });
  const tale = beginTale(stage.battle);
  const attack = {
    side: 'blue',
    units: stage.ids('c'),
    target: stage.cell('0505'),
    construction: false,
    underground: false,
  } as const;
  const ledger = [{ rule: 'CSW-CHG-06', label: 'charge', value: -2 }];
  expect(rollAttack(tale, 'melee', attack, 8, ledger, dice(5))).toBe(1);
  expect(tale.events).toMatchObject([
    {
      type: 'attackRolled',
      factors: 8,
      column: 8,
      defence: 1,
      row: 4,
      losses: 1,
      rolls: [{ sides: 6, value: 5 }],
      modifiers: ledger,
    },
  ]);
});

test('[CSW-WAL-10] no die modifier counts against a construction', () => {
  const stage = battle({ units: { o: unit('OG', 'blue', '0506') }, terrain: { '0505': 'wall' } });
  const tale = beginTale(stage.battle);
  const attack = {
    side: 'blue',
    units: stage.ids('o'),
    target: stage.cell('0505'),
    construction: true,
    underground: false,
  } as const;
  rollAttack(tale, 'melee', attack, 9, [{ rule: 'CSW-TEC-05', label: 'lower side', value: 1 }], dice(1));
  expect(tale.events).toMatchObject([{ modifiers: [], defence: 4, row: 5, losses: 1 }]);
});

test('[CSW-CRU-05] [CSW-WAL-05] in a mixture the most vulnerable unit counts, and one that scaled is enough', () => {
  const { battle: begun, cell } = battle({
    units: {
      s: lightFoot('red', '0505'),
      f: foot('red', '0505'),
      up: foot('red', '0606', { scaled: true }),
      there: foot('red', '0606'),
      held: foot('red', '0808'),
      captain: leader('red', '0808', { scaled: true }),
    },
  });
  const types = begun.setup.types.map((type) => (type.code === 'LF' ? { ...type, attackDie: -2 } : type));
  const bare = { ...begun, setup: { ...begun.setup, types } };
  expect(targetModifiers(bare, surface(cell('0505')))).toMatchObject([{ value: -2 }]);
  expect(targetModifiers(begun, surface(cell('0606')))).toMatchObject([{ rule: 'CSW-WAL-05', value: -2 }]);
  expect(targetModifiers(begun, surface(cell('0808')))).toMatchObject([{ rule: 'CSW-WAL-05', value: -2 }]);
  expect(targetModifiers(begun, surface(cell('0101')))).toEqual([]);
});

test('[CSW-WAL-05] [CSW-TUN-08] a unit that scaled a wall is easier to hit on it, not in the tunnel below', () => {
  const struck = (underground: boolean) => {
    const stage = battle({
      modules: ['tunnels'],
      units: { f: foot('red', '0505', 'N', { scaled: true, underground }) },
      tunnels: [{ knownTo: ['red'], cells: ['0505'] }],
    });
    return targetModifiers(stage.battle, { cell: stage.cell('0505'), underground });
  };
  expect(struck(false)).toMatchObject([{ rule: 'CSW-WAL-05', value: -2 }]);
  expect(struck(true)).toEqual([]);
});
