import { MODERATOR, SPECTATOR, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { steward } from '../ai/steward.ts';
import { chronopia } from '../index.ts';
import { readOrdersOf } from '../orders/written.ts';
import { reportFor } from '../report/reportFor.ts';
import type { Campaign } from '../state/state.ts';
import { ORDERS } from '../testkit/staged.ts';
import { hex, viewOfFirst } from './testkit.ts';
import { view } from './view.ts';

test('[CHR-HID-09] only the writer of orders sees them', () => {
  expect(Object.keys(viewOfFirst(ORDERS).sheets)).toEqual(['0']);
  expect(view(ORDERS, 'e3').sheets).toEqual({});
  expect(view(ORDERS, SPECTATOR).sheets).toEqual({});
});

test('[CHR-HID-10] only a spy’s master sees him', () => {
  expect(viewOfFirst(ORDERS).spies.map((spy) => spy?.name)).toEqual(['Whisper']);
  expect(view(ORDERS, 'e3').spies).toEqual([]);
});

test('[CHR-HID-12] a hired band reads as free to all but its employer, before and after its end', () => {
  const dogs = (state: 'hired' | 'away', seat: string) =>
    view(
      {
        ...ORDERS,
        dogs: [
          { band: 'dow-ogre', state, until: 3, high: state === 'hired' ? { empire: 1, guilders: 99 } : null },
        ],
      },
      seat,
    ).dogs;
  for (const seat of ['e1', 'e3', SPECTATOR]) {
    expect(dogs('hired', seat)).toEqual([{ band: 'dow-ogre', state: 'free', until: 0, high: null }]);
    expect(dogs('away', seat)).toEqual(dogs('hired', seat));
  }
  expect(dogs('hired', 'e2')).toMatchObject([{ state: 'hired', high: { guilders: 99 } }]);
});

test('[CHR-HID-15] nobody sees whether a neutral has fallen; the end of an empire is public', () => {
  const fallen = (id: number) =>
    viewOfFirst({
      ...ORDERS,
      empires: ORDERS.empires.map((empire) => (empire.id === id ? { ...empire, fallen: 5 } : empire)),
    }).empires.find(({ name }) => name === ORDERS.empires[id]!.name)?.fallen;
  expect([fallen(4), fallen(2)]).toEqual([null, 5]);
});

test('[CHR-HID-12] offers and bids are public; which Dogs of War are away is not', () => {
  for (const seat of ['e1', 'e3', SPECTATOR])
    expect(view(ORDERS, seat).dogs).toEqual([
      { band: 'dow-giant', state: 'offered', until: 0, high: { empire: 1, guilders: 250 } },
      { band: 'dow-ogre', state: 'free', until: 0, high: null },
    ]);
});

test('[CHR-HID-13] only the writer and the recipients of a letter read it', () => {
  const texts = (seat: string): string[] => view(ORDERS, seat).messages.map(({ text }) => text);
  expect(texts('e1')).toEqual(['we come in peace']);
  expect(texts('e2')).toEqual(['let us strike Aldmark', 'we come in peace']);
  expect(texts('e3')).toEqual(['let us strike Aldmark', 'well done']);
  expect(texts(SPECTATOR)).toEqual([]);
});

test('[CHR-HID-22] the moderator sees everything; a player sees none of the overrides', () => {
  expect({ ...view(ORDERS, MODERATOR), sheets: ORDERS.sheets }).toEqual(ORDERS); // sheets: CHR-MOD-04
  expect(viewOfFirst(ORDERS).overrides).toEqual([]);
  expect(viewOfFirst(ORDERS).lock).toBeNull();
});

test('[CHR-HID-22] when the campaign is over, everybody can read what the moderator did', () => {
  const over: Campaign = {
    ...ORDERS,
    end: { winners: [0], reason: 'turn 5 was the last', rule: 'CHR-R-13' },
  };
  const words = 'Turn 5, army 2: before {}, after {}; lost letter';
  const report = (campaign: Campaign, format: 'text' | 'html') =>
    reportFor(view(campaign, 'e2'), 'e2', format);
  for (const seat of ['e1', 'e2', SPECTATOR]) {
    expect(view(over, seat).overrides).toEqual(ORDERS.overrides);
    expect(view(ORDERS, seat).overrides).toEqual([]);
  }
  for (const format of ['text', 'html'] as const) {
    expect(report(over, format)).toContain(words);
    expect(report(ORDERS, format)).not.toContain('lost letter');
  }
  expect(reportFor(view(over, 'e2'), 'e2', 'text')).toContain(words);
  expect(reportFor(view(ORDERS, 'e2'), 'e2', 'text')).not.toContain('lost letter');
});

test('[CHR-HID-23] [CHR-CPU-01] what a computer empire cannot see does not change its decisions', () => {
  const other = {
    ...ORDERS,
    armies: ORDERS.armies.map((army) => (army?.owner === 2 ? { ...army, at: hex('0909'), size: 20 } : army)),
    empires: ORDERS.empires.map((empire) => (empire.id === 2 ? { ...empire, treasury: 9999 } : empire)),
  };
  const orders = (campaign: Campaign) =>
    steward.choose(viewOfFirst(campaign), 'e1', { lines: 1 }, seededDice('same'))?.command;
  expect(orders(ORDERS)).toBeDefined();
  expect(orders(other)).toEqual(orders(ORDERS));
});

const findingOf = (line: string) =>
  readOrdersOf(viewOfFirst(ORDERS), 0, line).findings.map(({ code, text, nearest }) => [code, text, nearest]);

test('[CHR-HID-24] [CHR-EX-45] an unknown name gets the same answer as one that does not exist', () => {
  const about = (name: string) =>
    findingOf(`Iron Host - Move 1 follow ${name}`).map((each) => JSON.stringify(each).replaceAll(name, '…'));
  for (const hidden of ['Night Host', 'Far Host', 'Sappers'])
    expect(about(hidden)).toEqual(about('Dusk Band'));
  const siege = (name: string) =>
    findingOf(`Iron Host - Besiege ${name}`).map((each) => JSON.stringify(each).replaceAll(name, '…'));
  expect(siege('Deephold')).toEqual(siege('Nowhere'));
  expect(siege('Deephold')).not.toEqual([]);
});

test('[CHR-HID-24] a refusal does not reveal whether something is hidden or absent', () => {
  const diplomacy = {
    ...ORDERS,
    step: 'T4' as const,
    window: { ...ORDERS.window!, name: 'diplomacy' as const },
  };
  const envoy = (city: string) =>
    chronopia.check(viewOfFirst(diplomacy), 'e1', { type: 'envoy', city, gift: 1 });
  expect(envoy('Deephold')).toEqual(envoy('Nowhere'));
  const declare = (empire: number) =>
    chronopia.check(viewOfFirst(diplomacy), 'e1', { type: 'declare', empire, stance: 'At War' });
  expect(declare(5)).toEqual(declare(77));
});

test('[CHR-HID-25] [CHR-GRM-05] findings, lists and refusals come from the view alone', () => {
  const barred = ORDERS.armies.map((army) => (army?.id === 3 ? { ...army, at: hex('0304') } : army));
  const march = 'Iron Host - March 4,4,3';
  const read = (campaign: Campaign) => readOrdersOf(viewOfFirst(campaign), 0, march).findings;
  expect(read({ ...ORDERS, armies: barred })).toEqual(read(ORDERS));
});
