import { expect, test } from 'vitest';
import { beginTale } from '../../engine/tale.ts';
import { hexOfLabel, labelOf } from '../../state/ground.ts';
import { unitsOf } from '../../state/readers.ts';
import { loaded } from '../battle/testkit.ts';
import { lessOneThird, settleFate } from './fall.ts';
import { siegeOf, stormed } from './testkit.ts';
import { cityBattles, cityFates, siegeRolls } from './turn.ts';

const outcome = () => ({ winner: 'A' as const });
const sack = { orders: { 1: 'Host - Hold; Besiege Karsk SACK' }, outcome };

test('[CHR-EX-26] [CHR-GEN-07] a third, rounded to the nearest, is lost', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(lessOneThird)).toEqual([1, 1, 2, 3, 3, 4, 5, 5, 6, 7]);
});

test('[CHR-SIE-05] [CHR-CNQ-01] [CHR-R-133] a kept city shrinks and is conquered; its improvements stay', () => {
  const ran = stormed({ size: 5, improvements: ['granary'] }, {}, { outcome });
  expect(ran.city()).toMatchObject({ owner: 1, size: 3, conquered: { turn: 4, from: 0 }, siege: null });
  expect(ran.city().improvements.granary).toBeDefined();
  expect(ran.city().race).toBe('FB');
});

test('[CHR-R-133] an empire that retakes its own city holds it without the mark, but smaller', () => {
  const ran = stormed({ size: 6, conquered: { turn: 2, from: 1 }, race: 'BB' }, {}, { outcome });
  expect(ran.city()).toMatchObject({ owner: 1, size: 4, conquered: null });
});

test('[CHR-R-135] another change of hands restarts the count and remembers the first owner', () => {
  const ran = stormed({ conquered: { turn: 2, from: 2 } }, {}, { outcome });
  expect(ran.city().conquered).toEqual({ turn: 4, from: 2 });
});

test('[CHR-SPO-03] [CHR-R-127] the spoils of a kept city come from garrison and army; a sacked one has none', () => {
  const guard = { at: '0606', name: 'Guard', owner: 0, size: 6, inside: true };
  const dice = { spoils: Array(11).fill(10) };
  expect(stormed({}, { armies: [guard] }, { outcome, dice }).state.empires[1]?.treasury).toBe(11 * 50);
  expect(stormed({}, { armies: [guard] }, sack).of('spoilsTaken')).toEqual([]);
});

const sacked = (size: number, start = 1, dies: number[] = []) =>
  stormed({ size }, {}, { ...sack, dice: { refugees: [start], 'sack:': dies } });
const refugees = (ran: ReturnType<typeof sacked>) =>
  unitsOf(ran.state).map(({ owner, size, at }) => [owner, size, labelOf(ran.state.ground, at)]);
const site = (ran: ReturnType<typeof sacked>) => ran.state.sites[hexOfLabel(ran.state.ground, '0606')];

test('[CHR-EX-27] [CHR-SAK-01] [CHR-SAK-02] a sacked city becomes settler bands of half its size, booty, and ruins from size 4 on', () => {
  const five = sacked(5, 1, Array(10).fill(20));
  expect([five.state.cities[0], refugees(five).length, five.state.empires[1]?.treasury]).toEqual([
    null,
    2,
    2000,
  ]);
  expect(site(five)?.ruins).toBe(true);
  expect(sacked(5).state.empires[1]?.treasury).toBe(100);
  const three = sacked(3, 1, Array(6).fill(20));
  expect([refugees(three).length, three.state.empires[1]?.treasury, site(three)?.ruins]).toEqual([
    1,
    1200,
    undefined,
  ]);
});

test('[CHR-R-136] refugees belong to the former owner, one band per hex, going round from a random start; the rest are lost', () => {
  expect(refugees(sacked(5, 1))).toEqual([
    [0, 1, '0605'],
    [0, 1, '0706'],
  ]);
  expect(refugees(sacked(5, 4))).toEqual([
    [0, 1, '0607'],
    [0, 1, '0507'],
  ]);
  const rows = Array.from({ length: 12 }, (_, row) => (row === 5 ? 'wwwww.wwwwww' : 'w'.repeat(12)));
  const sea = stormed({ size: 6 }, { surface: rows }, sack);
  expect(unitsOf(sea.state)).toEqual([]);
});

test('[CHR-SAK-01] the size at the moment of the fall counts, before thirds', () => {
  expect(refugees(sacked(9))).toHaveLength(4);
});

test('[CHR-R-133] a conqueror who has not decided must choose, and keeps the city by default', () => {
  const tale = beginTale({ ...siegeOf(), options: { ...siegeOf().options, battles: 'auto' } });
  const dice = loaded({ 'siege:': [20], 'refugees:': [1] }, 3);
  tale.tell({ type: 'test', rules: [], change: { cities: [[0, { abandonedTurn: 3 }]] } });
  siegeRolls(tale, dice);
  expect(tale.state.questions).toEqual([{ kind: 'city', empire: 1, city: 0, beaten: 0 }]);
  cityBattles(tale, dice);
  expect(cityFates(tale, dice)).toBe(false);
  expect(tale.state.window).toEqual({ name: 'city', asked: [1], ready: [] });
  settleFate(tale, dice, 1, 'Karsk', true);
  expect([tale.state.cities[0], tale.state.window?.ready, tale.state.questions]).toEqual([null, [1], []]);
  expect(cityFates(tale, dice)).toBe(true);
});

test('[CHR-R-133] KEEP and SACK may go with the Besiege or among the intents', () => {
  expect(stormed({}, {}, { orders: { 1: 'SACK Karsk' }, outcome }).state.cities[0]).toBeNull();
  const both = 'Host - Hold; Besiege Karsk SACK\nKEEP Karsk';
  expect(stormed({}, {}, { orders: { 1: both }, outcome }).city().owner).toBe(1);
});

test('[CHR-R-40] a spy whose city is lost goes to the nearest own city of size 4 without one, otherwise he is dismissed', () => {
  const spies = [{ home: 'Karsk', owner: 0 }];
  expect(stormed({}, { spies }, { outcome }).state.spies[0]).toMatchObject({ home: 1 });
  const taken = [...spies, { home: 'Gorm', owner: 0 }];
  expect(stormed({}, { spies: taken }, { outcome }).state.spies[0]).toBeNull();
});

test('[CHR-R-173] a city whose name its new owner already uses gets a number', () => {
  const army = { at: '1010', name: 'Karsk', owner: 1, size: 5 };
  const ran = stormed({}, { armies: [army] }, { outcome });
  expect(ran.state.cities[0]?.name).toBe('Karsk 2');
  expect(ran.told(1)).toContain('the newcomer is called Karsk 2 (E-13)');
});

test('[CHR-R-163] [CHR-COL-01] people inside the walls share the city’s fate', () => {
  const units = [{ kind: 'engineer' as const, name: 'Diggers', at: '0606', owner: 0 }];
  const fate = (die: number, orders = {}) =>
    stormed({}, { units }, { outcome, orders, dice: { colocated: [die], enslave: [1] } });
  expect(fate(50).at('Diggers')).toBe('gone');
  expect(fate(51).at('Diggers')).not.toBe('0606');
  const slaves = fate(50, { 1: 'Host - Hold; Besiege Karsk enslave' });
  expect(slaves.state.units[0]).toMatchObject({ owner: 1, enslavedFrom: 0 });
  const held = stormed({}, { units }, { outcome: () => ({ winner: 'B' }) });
  expect(held.at('Diggers')).toBe('0606');
});

test('[CHR-SPO-02] settlers of a fallen city have goods only if they are killed', () => {
  const units = [{ kind: 'settler' as const, name: 'Wagons', at: '0606', owner: 0, size: 2 }];
  const goods = (colocated: number, enslave: number, order: string) =>
    stormed(
      {},
      { units },
      {
        outcome,
        orders: { 1: `Host - Hold; Besiege Karsk ${order}` },
        dice: { colocated: [colocated], enslave: [enslave], settlers: [7, 8] },
      },
    )
      .of('settlersPlundered')
      .map(({ change }) => change?.money);
  expect(goods(50, 1, 'kill')).toEqual([[[1, 15]]]);
  expect(goods(51, 1, 'kill')).toEqual([]);
  expect(goods(50, 60, 'enslave')).toEqual([]);
  expect(goods(50, 61, 'enslave')).toEqual([[[1, 15]]]);
  expect(goods(50, 81, 'enslave')).toEqual([]);
});

test('[CHR-ENS-05] slaves inside the walls are free when their own people take the city', () => {
  const units = [{ kind: 'engineer' as const, name: 'Diggers', at: '0606', owner: 0, enslavedFrom: 1 }];
  const ran = stormed({}, { units }, { outcome, dice: { colocated: [50] } });
  expect(ran.state.units[0]).toMatchObject({ owner: 1, enslavedFrom: null });
});

test('[CHR-PLAY-07] a city fight has its own window', () => {
  const tale = beginTale(siegeOf());
  const dice = loaded({ 'siege:': [20] }, 1);
  siegeRolls(tale, dice);
  expect(cityBattles(tale, dice)).toBe(false);
  expect(tale.state.window).toMatchObject({ name: 'battles', asked: [0, 1] });
});
