import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import { view } from '../../knowledge/view.ts';
import type { Campaign } from '../../state/state.ts';
import { foresightFor, readSheet } from '../index.ts';

const GIVEN: GivenCampaign = {
  turn: 4,
  step: 'T5',
  columns: 24,
  rows: 24,
  empires: [{ name: 'Aldmark', treasury: 3000 }, { name: 'Brakka' }],
  cities: [
    { at: '0505', name: 'Karsk', size: 5 },
    { at: '2323', name: 'Urgzul', size: 4, owner: 1 },
  ],
  armies: [
    { at: '0505', name: 'Iron Host', size: 15 },
    { at: '0506', name: 'Grey Shields', size: 15 },
  ],
};

const writing = (given: Partial<GivenCampaign> = {}): Campaign => ({
  ...campaignFrom({ ...GIVEN, ...given }),
  window: { name: 'orders', asked: [0, 1], ready: [] },
});

const foreseen = (campaign: Campaign, text: string) => {
  const { statements } = readSheet(campaign, 'e1', `EMPIRE Aldmark\nTURN 4\n${text}`)!;
  return foresightFor(campaign, 'e1', statements)!;
};
const kinds = (campaign: Campaign, text: string): string[] =>
  foreseen(campaign, text).warnings.map(({ kind }) => kind);

test('[CHR-OCC-02] two armies that end in one hex are foreseen as too many, with the wounds', () => {
  expect(kinds(writing(), 'Grey Shields - Hold\nIron Host - Hold')).not.toContain('crowded');
  const { warnings } = foreseen(writing(), 'Grey Shields - Move 5\nIron Host - Move 4; Move 5');
  expect(warnings).toContainEqual(
    expect.objectContaining({ kind: 'crowded', size: 30, room: 25, wounds: 20 }),
  );
});

test('[CHR-SUP-01] the supply of an army is that of the hex where its orders lead', () => {
  const far = writing({ armies: [{ at: '0510', name: 'Iron Host', size: 6 }] });
  const [here] = foreseen(far, 'Iron Host - Hold').armies;
  const [there] = foreseen(far, 'Iron Host - Move 4; Move 4').armies;
  expect(here).toMatchObject({ hex: '0510', supplyThen: 'regular', actionsThen: 2 });
  expect(there).toMatchObject({ hex: '0512', supplyThen: 'long', range: 7, actionsThen: 1 });
  expect(kinds(far, 'Iron Host - Move 4; Move 4')).toContain('farFromSupply');
});

test('[CHR-PAY-01] what the treasury cannot pay is named in the order of payment', () => {
  const poor = writing({ empires: [{ name: 'Aldmark', treasury: 10 }, { name: 'Brakka' }] });
  const unpaid = foreseen(poor, '').warnings.filter(({ kind }) => kind === 'unpaid');
  expect(unpaid).toEqual([
    { kind: 'unpaid', what: 'Iron Host', rule: 'CHR-SUP-10' },
    { kind: 'unpaid', what: 'Grey Shields', rule: 'CHR-SUP-10' },
  ]);
  expect(foreseen(writing(), '').warnings.filter(({ kind }) => kind === 'unpaid')).toEqual([]);
});

test('[CHR-PAY-01] certain, likely and worst are in order, and the orders are paid from the treasury', () => {
  const { treasury } = foreseen(writing(), 'Karsk - Build granary');
  expect(treasury.certain).toBe(treasury.now - treasury.upkeep - treasury.orders);
  expect(treasury.orders).toBe(100);
  expect(treasury.worst).toBeLessThanOrEqual(treasury.likely);
  expect(treasury.income).toBeGreaterThan(0);
});

test('[CHR-VIS-12] an army that moves sees other hexes at the end of the turn', () => {
  expect(foreseen(writing(), 'Iron Host - Hold').sight).toMatchObject({ gained: [], lost: [] });
  expect(foreseen(writing(), 'Grey Shields - Move 4; Move 4').sight.gained.length).toBeGreaterThan(0);
});

test('[CHR-ORD-03] units without orders are named', () => {
  const { warnings } = foreseen(writing(), 'Iron Host - Hold');
  expect(warnings).toContainEqual({ kind: 'idle', units: ['Grey Shields'], rule: 'CHR-ORD-03' });
});

test('[CHR-HID-25] what the empire cannot see changes nothing that is foreseen', () => {
  const hidden = (at: string, size: number) =>
    writing({ armies: [...GIVEN.armies!, { at, owner: 1, name: 'Skulls', size }] });
  const orders = 'Iron Host - Move 4; Move 4\nGrey Shields - Hold';
  const [one, other] = [hidden('2020', 9), hidden('2120', 22)].map((campaign) =>
    JSON.stringify(foreseen(view(campaign, 'e1'), orders)),
  );
  expect(one).toBe(other);
});

test('[CHR-HID-21] an army on the map beside the end of the way is a caution, with its size', () => {
  const beside = writing({
    armies: [...GIVEN.armies!, { at: '0508', owner: 1, name: '', number: 2, size: 9, raisedTurn: 4 }],
  });
  expect(foreseen(beside, 'Grey Shields - Move 4').warnings).toContainEqual({
    kind: 'near',
    unit: 'Grey Shields',
    other: 'Brakka 2',
    size: 9,
    rule: 'CHR-HID-21',
  });
});
