import { expect, test } from 'vitest';
import { besieged, siegeOf, stormed } from './testkit.ts';

const rolls = (failed: number, die: number, size = 5) =>
  besieged(siegeOf({ size, siege: { failed } as never }), {
    dice: { 'siege:': [die] },
    outcome: () => ({ winner: 'B' }),
  });

test('[CHR-EX-14] [CHR-SIE-03] [CHR-SIE-04] each failed turn makes the roll two easier; a failed roll halves the next income', () => {
  expect(rolls(2, 9).battles).toHaveLength(1);
  const held = rolls(2, 8);
  expect(held.battles).toHaveLength(0);
  expect(held.city()).toMatchObject({ besiegedHalf: true, siege: { failed: 3 } });
});

test('[CHR-SIE-03] the roll needs 8 plus the size of the city', () => {
  const need = (size: number) => [1, 20].map((_, nth) => rolls(0, 8 + size - 1 + nth, size).battles.length);
  expect([1, 4, 7, 10].map(need)).toEqual(Array(4).fill([0, 1]));
});

test('[CHR-R-128] [CHR-R-166] a siege that nobody keeps up ends and loses its counter', () => {
  const idle = siegeOf({ siege: { failed: 2 } as never });
  const [host] = idle.armies;
  const without = (change: object) => besieged({ ...idle, armies: [{ ...host!, ...change }] }).city();
  expect(without({ today: { ...host!.today, besieging: null } })).toMatchObject({
    siege: null,
    besiegedHalf: false,
  });
  expect(without({ broken: { cause: 'routed', from: 5 } }).siege).toBeNull();
  expect(without({ broken: { cause: 'understrength', from: 0 } }).siege).toBeNull();
  expect(without({ at: 0 }).siege).toBeNull();
});

test('[CHR-CFT-14] a siege ended outside the walls leaves city and garrison unchanged', () => {
  const idle = siegeOf({ size: 5, besiegedHalf: true });
  const ran = besieged({ ...idle, armies: [null] });
  expect(ran.city()).toMatchObject({ size: 5, siege: null, besiegedHalf: false });
});

const ALLIES = {
  empires: [
    { name: 'Aldmark' },
    { name: 'Brakka', declares: { Corvane: 'Allied' as const } },
    { name: 'Corvane', declares: { Brakka: 'Allied' as const } },
  ],
};
const corps = (size: number) => ({ at: '0606', name: 'Corps', owner: 2, size, today: { besieging: 0 } });

test('[CHR-SIE-06] [CHR-R-129] allied besiegers make one siege with one roll; the city goes to the largest contributor', () => {
  const outcome = () => ({ winner: 'A' as const });
  const shared = (size: number) =>
    stormed({ siege: { armies: [0, 1] } as never }, { ...ALLIES, armies: [corps(size)] }, { outcome });
  const ran = shared(9);
  expect(ran.labels().filter((label) => label.startsWith('siege'))).toHaveLength(1);
  expect(ran.battles[0]?.sides.A).toEqual([1, 2]);
  expect(ran.city().owner).toBe(2);
  expect(shared(8).city().owner).toBe(1);
});

test('[CHR-R-129] an army that is not allied is not part of the siege', () => {
  const ran = stormed(
    { siege: { armies: [0, 1] } as never },
    { armies: [corps(9)] },
    { outcome: () => ({ winner: 'A' }) },
  );
  expect([ran.battles[0]?.sides.A, ran.city().owner]).toEqual([[1], 1]);
});

test('[CHR-R-127] allied besiegers share the spoils of the city by size', () => {
  const given = { ...ALLIES, armies: [corps(8)] };
  const dice = { spoils: [10, 10, 10, 10, 10] };
  const ran = stormed({ siege: { armies: [0, 1] } as never }, given, {
    outcome: () => ({ winner: 'A' }),
    dice,
  });
  expect(ran.state.empires.map(({ treasury }) => treasury)).toEqual([0, 125, 125]);
});

test('[CHR-R-181] a city with neither garrison nor army falls without roll, fight, experience or spoils, but with the usual thirds', () => {
  const ran = besieged(siegeOf({ size: 6, abandonedTurn: 3 }));
  expect([ran.battles.length, ran.labels().length, ran.city().owner, ran.city().size]).toEqual([0, 0, 1, 4]);
  expect(ran.of('experienceGained')).toEqual([]);
  const guard = { at: '0606', name: 'Guard', owner: 0, size: 5, inside: true };
  const defended = stormed({ abandonedTurn: 3 }, { armies: [guard] }, { outcome: () => ({ winner: 'B' }) });
  expect(defended.battles[0]?.order.sides[1].armies.map(({ garrison }) => garrison)).toEqual([false]);
});

const GUARD = { at: '0606', name: 'Guard', owner: 0, size: 6, inside: true };

test('[CHR-CFT-06] [CHR-R-180] FLEE CITY takes effect when the roll succeeds: no fight, and the army inside runs with losses', () => {
  const orders = { 0: 'FLEE CITY Karsk' };
  const dice = { 'flight:Karsk': [6], 'pursuit:Karsk': [10], spoils: [10, 10, 10, 10, 10, 10] };
  const ran = stormed({}, { armies: [GUARD] }, { orders, dice });
  expect([ran.battles.length, ran.city().owner]).toEqual([0, 1]);
  expect(ran.of('armiesFled')[0]?.about).toMatchObject({ percent: 30 });
  expect(ran.of('pursuersLost')[0]?.about).toMatchObject({ r: 10 + 6 - 8 });
  expect(ran.army('Host').heroes[0]?.experience).toBe(2);
  expect(ran.army('Guard').broken?.cause).toBe('routed');
  expect(ran.at('Guard')).not.toBe('0606');
  expect(ran.state.empires[1]?.treasury).toBe(300);
  const alone = stormed({}, {}, { orders });
  expect([alone.labels(), alone.city().owner, alone.state.empires[1]?.treasury]).toEqual([
    ['siege:Karsk'],
    1,
    0,
  ]);
  const held = besieged(siegeOf({}, { armies: [GUARD] }, { orders }), { dice: { 'siege:': [1] } });
  expect(held.city().owner).toBe(0);
});

test('[CHR-AUT-36] defenders who cannot take the field flee the city', () => {
  const hounds = { at: '0606', name: 'Hounds', owner: 0, troops: '10 sk-warhounds', inside: true };
  const ran = stormed({ abandonedTurn: 3 }, { armies: [hounds] });
  expect([ran.battles.length, ran.city().owner]).toEqual([0, 1]);
});
