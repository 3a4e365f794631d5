import { expect, test } from 'vitest';
import { reportOf } from '../report/report.ts';
import { reportText } from '../report/text.ts';
import { ORDERS } from '../testkit/staged.ts';
import { cityCalled, foreignAt, hex, viewOfFirst } from './testkit.ts';
import { view } from './view.ts';

test('[CHR-HID-06] [CHR-VIS-12] armies in sight are on the map and those out of sight are not, however many there are', () => {
  const seen = viewOfFirst(ORDERS);
  expect(foreignAt(seen, hex('0402'))).toMatchObject({ owner: 1, number: 1, size: 6 });
  expect(foreignAt(seen, hex('1010'))).toBeUndefined();
  expect(seen.armies).toHaveLength(4);
  expect(seen.nextId).toBe(1);
  expect(seen.empires.map(({ name }) => name)).not.toContain('Horde of Skarn');
});

test('[CHR-HID-07] [CHR-VIS-13] a view never shows the name, commander, supply or experience of a foreign army', () => {
  const army = foreignAt(viewOfFirst(ORDERS), hex('0402'))!;
  expect(army).toMatchObject({ name: '', commander: null, lost: [], stash: null });
  expect(JSON.stringify(viewOfFirst(ORDERS))).not.toContain('Night Host');
  expect(JSON.stringify(view(ORDERS, 'e3'))).not.toMatch(/Night Host|Iron Host|Sappers/);
});

test('[CHR-HID-06] the owner of the dead is given by the number that the view uses', () => {
  const horde = ORDERS.empires.find(({ name }) => name === 'Horde of Skarn')!.id;
  const lost = [{ profile: 'judge', of: horde + 1, type: 'individual', count: 1, turn: 5 }];
  const met = viewOfFirst({
    ...ORDERS,
    empires: [
      ...ORDERS.empires,
      { ...ORDERS.empires[1]!, id: horde + 1, name: 'Free Karn', power: 'neutral' },
    ],
    armies: ORDERS.armies.map((army) => (army?.id === 0 ? { ...army, lost } : army)),
  });
  const [loss] = met.armies.flatMap((army) => army?.lost ?? []);
  expect(met.empires[loss?.of ?? -1]?.name).toBe('Free Karn');
});

test('[CHR-HID-08] troops inside walls are not seen', () => {
  expect(foreignAt(viewOfFirst(ORDERS), hex('0502'))).toBeUndefined();
  expect(JSON.stringify(viewOfFirst(ORDERS))).not.toContain('Wall Guard');
});

test('[CHR-HID-16] a view hides who plunders a city, and that orders will go astray', () => {
  expect(cityCalled(viewOfFirst(ORDERS), 'Aldgate')).not.toHaveProperty('plunder');
  const strayed = ORDERS.armies.map((army) =>
    army?.id === 0 ? { ...army, today: { ...army.today, strays: [2, 3] } } : army,
  );
  expect(viewOfFirst({ ...ORDERS, armies: strayed })).toEqual(viewOfFirst(ORDERS));
});

test('[CHR-HID-18] a view hides the supply and pay of foreign armies', () => {
  const starved = ORDERS.armies.map((army) =>
    army?.owner === 1
      ? { ...army, supply: 'out' as const, range: 9, paid: false, stash: { until: 8 } }
      : army,
  );
  expect(viewOfFirst({ ...ORDERS, armies: starved })).toEqual(viewOfFirst(ORDERS));
});

test('[CHR-HID-21] a ghost shows the turn of its sighting and does not move with the real army', () => {
  const gone = ORDERS.armies.map((army) => (army?.id === 1 ? { ...army, at: hex('1212'), size: 1 } : army));
  expect(viewOfFirst({ ...ORDERS, turn: 9, armies: gone }).armies).toEqual(
    viewOfFirst({ ...ORDERS, turn: 9 }).armies,
  );
  expect(reportText(reportOf(viewOfFirst({ ...ORDERS, turn: 9, armies: gone }), 0))).toContain(
    'last seen in turn 6',
  );
});
