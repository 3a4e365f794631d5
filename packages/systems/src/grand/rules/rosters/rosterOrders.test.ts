import { dice, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { onBoard, warOf } from '../../testkit/onBoard.ts';

test('[GRD-CSW-02] [GRD-R-114] a garrison need not use up its allotment; what is not used is lost', () => {
  const war = warOf({ phase: 'setUp', week: 0 });
  const order = {
    type: 'setUp',
    armies: [],
    garrisons: [{ city: '0105', units: { HF: 5, W1: 1 } }],
  } as const;
  expect(war.verdict('red', order as never)).toEqual({ ok: true });
  const tooMuch = { ...order, garrisons: [{ city: '0105', units: { HF: 25, W1: 2 } }] };
  expect(war.verdict('red', tooMuch as never)).toMatchObject({ rule: 'GRD-CSW-02' });
  const set = war
    .give('red', order as never, dice())
    .give('blue', { type: 'setUp', armies: [] }, seededDice('abilities'));
  const garrison = set.game.armies.find(({ units }) => units?.length === 6);
  expect(garrison).toMatchObject({ regular: 24, commander: { unit: garrison?.units?.[5]?.uid } });
});

test('[GRD-CSW-35] units are never cut: parts and winter quarters name whole units', () => {
  const war = warOf({ armies: { a1: { owner: 'red', at: '0101', units: { HF: 40, W1: 3 } } } });
  const march = (part: object) =>
    war.verdict('red', { type: 'move', army: 1, path: ['0201'], part } as never);
  const none = { regular: 0, mercenary: 0, mounted: 0, mountedMercenary: 0, keepCommander: true };
  const units = Array.from({ length: 30 }, (_, at) => at + 1);
  expect(march({ ...none, units })).toEqual({ ok: true });
  expect(march({ ...none, regular: 60 })).toMatchObject({ rule: 'GRD-CSW-35' });
  expect(march({ ...none, units: [...units, 99] })).toMatchObject({ rule: 'GRD-ARM-08' });
  expect(march({ ...none, units: units.slice(0, 5) })).toMatchObject({ rule: 'GRD-ARM-04' });
});

test('[GRD-CSW-35] [GRD-R-53] in winter quarters no unit that fits is left out', () => {
  const war = warOf({
    phase: 'placement',
    week: 30,
    armies: { a1: { owner: 'red', at: '0101', units: { HF: 10, W1: 1 } } },
  });
  const quarters = (units: readonly number[]) => ({
    regular: 0,
    mercenary: 0,
    mounted: 0,
    mountedMercenary: 0,
    generals: [],
    city: '0101',
    units,
  });
  const all = (units: readonly number[]) =>
    war.verdict('red', { type: 'place', cities: [quarters(units)] } as never);
  expect(all(Array.from({ length: 11 }, (_, at) => at + 1))).toEqual({ ok: true });
  expect(all([1, 2, 3])).toMatchObject({ rule: 'GRD-R-53' });
  expect(all([1, 1])).toMatchObject({ rule: 'GRD-R-53' });
});

test('[GRD-R-66] [GRD-R-132] leaders are checked when an army is built, bought into or hired', () => {
  const stage = warOf({
    phase: 'stage',
    week: 10,
    kingdoms: { red: { stockpile: 100 } },
    armies: { a1: { owner: 'red', at: '0101', units: { HF: 24, W1: 2 } } },
  });
  const buy = (units: object) =>
    stage.verdict('red', {
      type: 'stage',
      pay: [],
      princes: [],
      bands: [],
      buy: [{ city: '0101', points: 0, mounted: 0, units }],
    } as never);
  expect(buy({ HF: 16 })).toEqual({ ok: true });
  expect(buy({ HF: 17 })).toMatchObject({ rule: 'GRD-R-66' });
  expect(buy({ HF: 17, W1: 1 })).toEqual({ ok: true });
  const market = warOf({ phase: 'market', week: 30, kingdoms: { red: { stockpile: 100, mayHire: true } } });
  const hire = (units: object) =>
    market.verdict('red', { type: 'hire', points: 0, mounted: 0, units } as never);
  expect(hire({ HF: 10 })).toMatchObject({ rule: 'GRD-R-66' });
  expect(hire({ HF: 10, W1: 1 })).toEqual({ ok: true });
  expect(hire({ HF: 60, W1: 3 })).toMatchObject({ rule: 'GRD-MRC-01' });
});

const BOARD = 7;
const QUEEN_OF_SPADES = 51;

test('[GRD-PLY-28] [GRD-WLD-20] the Queen of Spades raises 50 points of Green units of the loser’s choice', () => {
  const war = onBoard({ red: { HF: 4, W1: 1 }, blue: { HF: 4, W1: 1 } }, dice(BOARD)).report(
    { 1: 'eliminated', 2: 'eliminated', 6: 'eliminated' },
    dice(1, QUEEN_OF_SPADES, ...Array.from({ length: 93 }, () => 1)),
  );
  expect(war.told('cardDrawn')[0]?.card).toBe('Q spades');
  const waiting =
    war.game.battle?.asks?.question === 'retreat'
      ? war.give('red', { type: 'retreat', hex: '0303' }, dice())
      : war;
  expect(waiting.game.battle?.asks).toMatchObject({ question: 'raise', kingdom: 0 });
  const raise = (units: object) => ({ type: 'raise', hex: '0101', units }) as never;
  expect(waiting.verdict('red', raise({ HF: 30, W1: 2 }))).toMatchObject({ rule: 'GRD-PLY-28' });
  expect(waiting.verdict('red', raise({ HF: 10 }))).toMatchObject({ rule: 'GRD-R-66' });
  const raised = waiting.give('red', raise({ MC: 10, W3: 1 }), dice());
  const army = raised.game.armies.find(({ units }) => units?.length === 11);
  expect(army).toMatchObject({ regular: 96, commander: { ability: 4, unit: army?.units?.[10]?.uid } });
  expect(army?.units?.every(({ battles }) => battles === 0)).toBe(true);
});

test('[GRD-CSW-33] [GRD-EX-20] hearts in a quick battle restore whole points; the final casualties are drawn', () => {
  const HEARTS_6 = 26 + 6;
  const war = warOf({
    options: { battleSystem: 'csw', casualtyTables: false },
    armies: {
      a1: { owner: 'red', at: '0403', units: { HF: 60 }, general: null },
      a2: { owner: 'blue', at: '0503', units: { HX: 3, HF: 14 }, general: null },
    },
  })
    .give('red', { type: 'attack', army: 1, hex: '0503', advance: true }, dice())
    .give('red', { type: 'settle' }, dice(50, 1, 1, HEARTS_6, ...Array.from({ length: 40 }, () => 1)));
  expect(war.told('damageDealt')[0]).toMatchObject({
    damage: { attacker: 120, defender: 0 },
    deaths: { defender: 83 },
  });
  expect(war.told('casualtiesChanged')[0]).toMatchObject({ casualties: { attacker: 0, defender: 59 } });
});
