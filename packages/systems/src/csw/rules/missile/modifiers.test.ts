import { ledgerText } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import {
  battle,
  bow,
  elfBow,
  foot,
  leader,
  longBow,
  onager,
  type Stage,
  unit,
  warrior,
  wizard,
} from '../../testkit/drawn.ts';
import { missileModifiers } from './modifiers.ts';

type Words = Parameters<typeof battle>[0];
const set = (units: Words['units'], words: Partial<Words> = {}): Stage =>
  battle({ map: { columns: 16, rows: 16 }, step: 'fireFirst', units, ...words });

/** The ledger of these units' shot at 0508. */
const ledger = (stage: Stage, names: readonly string[] = ['b'], construction = false): string =>
  ledgerText(
    missileModifiers(stage.battle, {
      side: 'blue',
      units: stage.ids(...names),
      target: stage.cell('0508'),
      construction,
      underground: false,
    }),
  );
const b = bow('blue', '0504');
const T = foot('red', '0508');

test('[CSW-CBT-08] over open ground nothing modifies the die', () => {
  expect(ledger(set({ b, T }))).toBe('');
});

test('[CSW-TEC-06] [CSW-R-34] woods and buildings protect the target, not the firer', () => {
  expect(ledger(set({ b, T }, { terrain: { '0508': 'woods' } }))).toBe('target in woods +2 (CSW-TEC-06)');
  expect(ledger(set({ b, T }, { terrain: { '0508': 'building' } }))).toBe(
    'target in a building +2 (CSW-TEC-06)',
  );
  expect(ledger(set({ b, T }, { terrain: { '0504': 'woods' } }))).toBe('');
  expect(ledger(set({ b, T }, { terrain: { '0508': 'swamp' }, streams: ['0508'] }))).toBe('');
});

test('[CSW-HUT-02] a ruined building still protects', () => {
  const words = { terrain: { '0508': 'building' }, works: { '0508': { destroyed: true } } } as const;
  expect(ledger(set({ b, T }, words))).toBe('target in a building +2 (CSW-TEC-06)');
});

test('[CSW-MIS-11] [CSW-R-32] [CSW-CRT-06] bows at 8 hexes or more are less accurate; one such bow is enough', () => {
  const long = 'bows at 8 hexes or more +1 (CSW-MIS-11)';
  const from = (code: string, at: string) => ledger(set({ b: unit(code, 'blue', at), T }));
  expect(from('LB', '0516')).toBe(long);
  expect(from('LB', '0515')).toBe('');
  for (const code of ['XB', 'HX', 'DB', 'EB', 'HB', 'W3']) expect(from(code, '0516')).toBe(long);
  for (const code of ['BA', 'ON', 'Z3']) expect(from(code, '0516')).toBe('');
  const mixed = set({ b: longBow('blue', '0515'), c: longBow('blue', '0516'), T });
  expect(ledger(mixed, ['b', 'c'])).toBe(long);
});

test('[CSW-WAL-06] firing up at a wall from outside has a penalty; from inside or along the wall it has none', () => {
  const up = 'up from outside +2 (CSW-WAL-06)';
  const terrain = { '0508': 'wall', '0608': 'wall', '0708': 'wall', '0808': 'wall' } as const;
  const from = (at: string, words: Partial<Words> = {}) =>
    ledger(set({ b: bow('blue', at), T }, { terrain, ...words }));
  expect(from('0504', { outside: ['0504'] })).toBe(up);
  expect(from('0504')).toBe(up);
  expect(from('0504', { inside: ['0504'] })).toBe('');
  expect(from('0708')).toBe('');
  expect(from('0504', { works: { '0508': { destroyed: true } } })).toBe('');
});

test('[CSW-TOW-02] [CSW-R-91] firing at men in a tower has the same penalty from the walls', () => {
  const terrain = { '0508': 'tower', '0608': 'wall', '0708': 'wall' } as const;
  expect(ledger(set({ b: bow('blue', '0708'), T }, { terrain }))).toBe('up from outside +2 (CSW-TOW-02)');
  expect(ledger(set({ b, T }, { terrain }))).toBe('up from outside +2 (CSW-WAL-06)');
});

test('[CSW-TOW-02] [CSW-CBT-09] firing from the ground and from a wall together has the penalty once', () => {
  const terrain = { '0508': 'tower', '0608': 'wall', '0708': 'wall' } as const;
  const stage = set({ b: bow('blue', '0708'), c: bow('blue', '0707'), T }, { terrain });
  expect(ledger(stage, ['b', 'c'])).toBe('up from outside +2 (CSW-TOW-02)');
});

test('[CSW-WAL-05] a unit that has just scaled a wall is easier to hit', () => {
  const stage = set({ b, T: foot('red', '0508', { scaled: true }) });
  expect(ledger(stage)).toBe('target scaled the wall −2 (CSW-WAL-05)');
});

test('[CSW-IND-03] one indirect firer makes the whole attack indirect', () => {
  const indirect = 'indirect fire +2 (CSW-IND-03)';
  const units = { b, c: bow('blue', '0404'), screen: foot('red', '0505'), T };
  const stage = set(units, { modules: ['indirectFire'] });
  expect(ledger(stage, ['b'])).toBe(indirect);
  expect(ledger(stage, ['c'])).toBe('');
  expect(ledger(stage, ['b', 'c'])).toBe(indirect);
});

test('[CSW-NGT-02] [CSW-NGT-06] a human other than a leader shoots badly at night; one is enough', () => {
  const night = 'human at night +1 (CSW-NGT-02)';
  const units = { b, o: onager('blue', '0404'), e: elfBow('blue', '0504'), w: wizard('blue', '0504'), T };
  const stage = set(units, { modules: ['night'] });
  expect(ledger(stage, ['b'])).toBe(night);
  expect(ledger(stage, ['o'])).toBe(night);
  expect(ledger(stage, ['e'])).toBe('');
  expect(ledger(stage, ['w'])).toBe('');
  expect(ledger(stage, ['e', 'b'])).toBe(night);
  expect(ledger(set(units), ['b'])).toBe('');
});

test("[CSW-S12-08] [CSW-CBT-09] the Emperor's Long Bows shoot better if only leaders join in", () => {
  const emperor = "World Emperor's Long Bow −1 (CSW-S12-08)";
  const units = { b: longBow('blue', '0504'), c: bow('blue', '0504'), w: warrior('blue', '0504'), T };
  const stage = set(units, { specials: ['CSW-S12-08'] });
  expect(ledger(stage, ['b'])).toBe(emperor);
  expect(ledger(stage, ['b', 'w'])).toBe(emperor);
  expect(ledger(stage, ['b', 'c'])).toBe('');
  expect(ledger(stage, ['w'])).toBe('');
  expect(ledger(set(units), ['b'])).toBe('');
  const red = set({ b: longBow('red', '0504'), T: foot('blue', '0508') }, { specials: ['CSW-S12-08'] });
  expect(ledger(red)).toBe('');
});

test('[CSW-CRU-05] armour and size of a created target count for every attack on it', () => {
  const stage = set({ b, T });
  const types = stage.battle.setup.types.map((type) =>
    type.code === 'HF' ? { ...type, attackDie: 3 } : type,
  );
  const made = { ...stage, battle: { ...stage.battle, setup: { ...stage.battle.setup, types } } };
  expect(ledger(made)).toBe('armour and size of the target +3 (CSW-CRU-05)');
});

test('[CSW-CBT-08] modifiers add up; none counts against a construction (CSW-WAL-10)', () => {
  const units = { b: longBow('blue', '0516'), T, l: leader('blue', '0516') };
  const words = { modules: ['night' as const], terrain: { '0508': 'woods' } as const };
  expect(ledger(set(units, words))).toBe(
    'target in woods +2 (CSW-TEC-06), bows at 8 hexes or more +1 (CSW-MIS-11), human at night +1 (CSW-NGT-02)',
  );
  expect(ledger(set(units, words), ['b'], true)).toBe('');
});
