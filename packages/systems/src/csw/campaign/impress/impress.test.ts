import { expect, test } from 'vitest';
import { outfitCost } from '../muster/upkeep.ts';
import { d6 as dice } from '../testkit.ts';
import { checkPress, impress, type PressGang } from './impress.ts';
import { desertsOnDay, IMPRESSED, IMPRESSED_CODE, impressedMorale } from './impressedUnit.ts';

const PRESS: PressGang = { ground: 'town', alignment: 'different', squad: 4, treasury: 1000, heldBefore: 0 };
const press = (change: Partial<PressGang>, ...rolls: readonly number[]) => {
  const script = dice(...rolls);
  const result = impress({ ...PRESS, ...change }, script);
  expect(script.left).toEqual([]);
  return result;
};

test('[CSW-IMP-01] nobody can impress people of his own or a similar alignment', () => {
  const verdict = (alignment: PressGang['alignment']) => checkPress({ ...PRESS, alignment });
  expect(verdict('different').ok).toBe(true);
  expect([verdict('same'), verdict('similar')]).toMatchObject([
    { rule: 'CSW-IMP-01' },
    { rule: 'CSW-IMP-01' },
  ]);
});

test('[CSW-IMP-02] a goon squad has four regular units', () => {
  expect(checkPress({ ...PRESS, squad: 3 })).toMatchObject({ ok: false, rule: 'CSW-IMP-02' });
});

test('[CSW-IMP-02, CSW-IMP-03] each unit raised takes 3d6 days and d6 x 40 GP', () => {
  expect(press({}, 4, 3, 5, 1, 2, 3, 6)).toMatchObject({
    victims: 20,
    units: 1,
    days: 6,
    bribes: 240,
    horses: 5,
  });
  expect(press({}, 6, 3, 5, 1, 1, 1, 6, 6, 6, 2, 3)).toMatchObject({ units: 2, days: 21, bribes: 200 });
});

test('[CSW-IMP-02] a squad that raises no unit goes out once and pays no hush money', () => {
  expect(press({}, 1, 3, 2, 4, 4, 4)).toMatchObject({ units: 0, leftOver: 5, days: 12, bribes: 0 });
});

test('[CSW-IMP-04] d6 and ground give the victims', () => {
  expect(press({ ground: 'countryside' }, 2, 3, 1, 1, 1, 1).victims).toBe(0);
  expect(press({ ground: 'city' }, 6, 3, 1, ...Array(9).fill(1), 1, 1, 1).victims).toBe(60);
});

test('[CSW-IMP-05] antics: early, jailed, horses, official, noble, lynched', () => {
  const antic = (second: number, ...more: readonly number[]) =>
    press({ ground: 'hamlet' }, 1, second, ...more, 3, 3, 3);
  expect(antic(1).days).toBe(7);
  expect([antic(2).fine, antic(4).fine, antic(5).fine]).toEqual([40, 200, 500]);
  expect([antic(3, 6).horses, antic(2).horses]).toEqual([6, 0]);
  expect([antic(6).squadLost, antic(5).squadLost]).toEqual([true, false]);
});

test('[CSW-IMP-05, CSW-R-76] a squad whose fine cannot be paid is lost', () => {
  expect(press({ treasury: 199 }, 1, 4, 3, 3, 3)).toMatchObject({ fine: 0, squadLost: true });
  expect(press({ treasury: 200 }, 1, 4, 3, 3, 3)).toMatchObject({ fine: 200, squadLost: false });
});

test('[CSW-IMP-06] green and untrained, they desert at the end of the week or at the first battle', () => {
  expect(IMPRESSED).toEqual({ experience: 1, training: 0, equipment: 'none' });
  expect(desertsOnDay({ drilledOnDay: null, battleOnDay: null })).toBe(7);
  expect(desertsOnDay({ drilledOnDay: null, battleOnDay: 3 })).toBe(3);
  expect(desertsOnDay({ drilledOnDay: null, battleOnDay: 30 })).toBe(7);
});

test('[CSW-R-143] a unit at Drill stays at the end of the week, and deserts only at a battle before the Drill ends', () => {
  expect(desertsOnDay({ drilledOnDay: 42, battleOnDay: null })).toBeNull();
  expect(desertsOnDay({ drilledOnDay: 42, battleOnDay: 41 })).toBe(41);
  expect(desertsOnDay({ drilledOnDay: 42, battleOnDay: 42 })).toBeNull();
});

test('[CSW-IMP-07] their morale is at least one below that of any similar unit', () => {
  expect(impressedMorale(6, [8, 7])).toBe(6);
  expect(impressedMorale(8, [8, 7])).toBe(6);
  expect(impressedMorale(8, [])).toBe(8);
  expect(impressedMorale(4, [2])).toBe(2);
});

test('[CSW-IMP-08] twenty make Light Foot once armed; the rest carry over', () => {
  expect(press({ heldBefore: 15 }, 2, 3, 1, 1, 1, 1, 1)).toMatchObject({ units: 1, leftOver: 5 });
  expect(IMPRESSED_CODE).toBe('LF');
  expect(outfitCost(['hand axe'], 20)).toEqual({ ok: true, value: 20 });
});
