import { MODERATOR, SPECTATOR, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { chronopia } from '../index.ts';
import { ORDERS } from '../testkit/staged.ts';
import { empireMeant } from './eye.ts';
import { foreignAt, hex, viewOfFirst } from './testkit.ts';
import { view } from './view.ts';

test('[CHR-HID-05] nobody else sees an empire’s treasury', () => {
  expect(viewOfFirst(ORDERS).empires.map(({ treasury }) => treasury)).toEqual([900, 0, 0, 0, 0]);
  expect(viewOfFirst(ORDERS).due).toEqual({});
  expect(view(ORDERS, 'e2').due).toEqual(ORDERS.due);
});

test('[CHR-HID-06] a horde is named after its chieftain and numbered by what was seen', () => {
  const seen = viewOfFirst(ORDERS);
  expect(seen.empires.map(({ name }) => name)).toEqual([
    'Aldmark',
    'Brakka',
    'Corvane',
    'Free Vell',
    'Horde of Ulgrim',
  ]);
  const horde = foreignAt(seen, hex('0303'))!;
  expect(seen.empires[horde.owner]!.name).toBe('Horde of Ulgrim');
  expect(horde.heroes.every(({ of }) => of === horde.owner)).toBe(true);
});

test('[CHR-HID-11] a declaration by map number means the power that the player sees under it', () => {
  expect(empireMeant(ORDERS, 0, 3)).toBe(4);
  expect(empireMeant(ORDERS, 0, 1)).toBe(1);
  const declares = { type: 'declare', empire: 3, stance: 'At War' } as const;
  const diplomacy = {
    ...ORDERS,
    step: 'T4' as const,
    window: { ...ORDERS.window!, name: 'diplomacy' as const },
  };
  const [event] = chronopia.decide(diplomacy, 'e1', declares, seededDice('declare'));
  expect(event?.about).toMatchObject({ target: 4 });
});

test('[CHR-HID-11] declarations are public; a deal is known only to its two parties', () => {
  for (const seat of ['e1', 'e3', SPECTATOR])
    expect(view(ORDERS, seat).empires[1]!.declares).toEqual({ 0: 'At War' });
  expect(viewOfFirst(ORDERS).empires[1]).toMatchObject({ permits: [], access: [0], sharesSight: [] });
  expect(view(ORDERS, 'e3').empires[1]).toMatchObject({ permits: [2], access: [], sharesSight: [2] });
});

test('[CHR-HID-19] only the moderator knows what a neutral really thinks', () => {
  expect(viewOfFirst(ORDERS).empires.every(({ mind }) => mind === null)).toBe(true);
  expect(view(ORDERS, MODERATOR).empires[4]!.mind?.reactions[0]?.trap).toBe(true);
});
