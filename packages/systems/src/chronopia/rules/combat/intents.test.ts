import { expect, test } from 'vitest';
import type { GivenCampaign } from '../../casebook/position.ts';
import type { Broken } from '../../state/state.ts';
import { askedForIntents } from './intents.ts';
import { dayOf, fight, fightOnDay } from './testkit.ts';

/** Aldmark's Host of size 6 and Brakka's Horde of size 8 in 0606; home is to the north and to the south. */
const MEETING = {
  empires: [{ name: 'Aldmark' }, { name: 'Brakka' }],
  cities: [
    { at: '0602', name: 'Karsk', owner: 0 },
    { at: '0610', name: 'Gorm', owner: 1 },
  ],
  armies: [
    { at: '0606', name: 'Host', owner: 0, size: 6 },
    { at: '0606', name: 'Warband', owner: 1, size: 8 },
  ],
} as const satisfies GivenCampaign;

const intents = (given: GivenCampaign, orders: Record<string, string> = {}) =>
  fight(given, { orders })
    .of('intentsLaidOpen')
    .map(({ about }) => [about?.ia, about?.ib]);

test('[CHR-CMB-07] [CHR-R-115] by default strangers fight, friends make truce and the Broken run', () => {
  expect(intents(MEETING)).toEqual([['FIGHT', 'FIGHT']]);
  const friend = {
    ...MEETING,
    empires: [{ name: 'Aldmark', declares: { Brakka: 'Friendly' } }, { name: 'Brakka' }],
  };
  expect(intents(friend as GivenCampaign)).toEqual([['TRUCE', 'FIGHT']]);
  const broken: Broken = { cause: 'routed', from: 1 };
  const armies = [{ ...MEETING.armies[0], broken }, MEETING.armies[1]];
  expect(intents({ ...MEETING, armies })).toEqual([['RUN', 'FIGHT']]);
});

test('[CHR-R-115] an order to ATTACK makes a friend fight, a horde always fights', () => {
  const empires = [{ name: 'Aldmark', declares: { Brakka: 'Friendly' as const } }, { name: 'Brakka' }];
  expect(intents({ ...MEETING, empires }, { 0: 'Host - Hold ATTACK Brakka' })).toEqual([['FIGHT', 'FIGHT']]);
  const horde = [{ name: 'Aldmark' }, { name: 'Brakka', power: 'horde' as const }];
  const broken: Broken = { cause: 'routed', from: 1 };
  const armies = [MEETING.armies[0], { ...MEETING.armies[1], broken }];
  expect(intents({ ...MEETING, empires: horde, armies })).toEqual([['FIGHT', 'FIGHT']]);
});

test('[CHR-R-44] an intent in the orders may depend on the size of the enemy', () => {
  const run = (size: number) => intents(MEETING, { 0: `Host - Hold INTENT RUN IF ENEMY >= ${size}` })[0]![0];
  expect([run(8), run(9)]).toEqual(['RUN', 'FIGHT']);
});

test('[CHR-R-115] [CHR-GRM-08] armies of one empire share one intent; an intent in the window overrides the orders', () => {
  const armies = [...MEETING.armies, { at: '0606', name: 'Second Host', owner: 0, size: 5 }];
  const campaign = dayOf({ ...MEETING, armies }, { orders: { 0: 'Host - Hold INTENT RUN' } });
  expect(fightOnDay(campaign).of('intentsLaidOpen')[0]?.about).toMatchObject({ ia: 'RUN' });
  const said = { s: 'intent', army: 'Second Host', intent: 'TRUCE' } as const;
  const sheets = { ...campaign.sheets, 0: { ...campaign.sheets[0]!, battle: [said] } };
  expect(fightOnDay({ ...campaign, sheets }).of('intentsLaidOpen')[0]?.about).toMatchObject({ ia: 'TRUCE' });
});

test('[CHR-GRM-08] the later intent wins: the window over the orders, whatever army and opponent they name', () => {
  const armies = [...MEETING.armies, { at: '0606', name: 'Second Host', owner: 0, size: 5 }];
  const after = (ordered: string, army: string) => {
    const campaign = dayOf({ ...MEETING, armies }, { orders: { 0: ordered } });
    const said = { s: 'intent', army, intent: 'TRUCE' } as const;
    const sheets = { 0: { ...campaign.sheets[0]!, battle: [said] } };
    return fightOnDay({ ...campaign, sheets }).of('intentsLaidOpen')[0]?.about?.ia;
  };
  expect(after('INTENT Host RUN', 'Host')).toBe('TRUCE');
  expect(after('INTENT Host VS Brakka RUN', 'Host')).toBe('TRUCE');
  expect(after('INTENT Host RUN', 'Second Host')).toBe('TRUCE');
});

test('[CHR-R-174] an intent may name an opponent with VS; an intent without VS covers all others', () => {
  const empires = [{ name: 'Aldmark' }, { name: 'Brakka' }, { name: 'Corvane' }];
  const armies = [...MEETING.armies, { at: '0606', name: 'Corps', owner: 2, size: 7 }];
  const orders = { 2: 'INTENT Corps TRUCE\nINTENT Corps VS Brakka FIGHT' };
  const laid = fight({ ...MEETING, empires, armies }, { orders }).of('intentsLaidOpen');
  expect(laid.map(({ about }) => [about?.a, about?.b, about?.ib])).toEqual([
    [0, 1, 'FIGHT'],
    [0, 2, 'TRUCE'],
    [1, 2, 'FIGHT'],
  ]);
});

test('[CHR-PLAY-01] only armies that met in the field, besiege or are besieged must decide', () => {
  const siege = { by: 1, armies: [1], failed: 0, began: 3 };
  const campaign = dayOf({
    empires: [{}, {}, {}, { power: 'neutral' }],
    cities: [{ at: '0602', owner: 0, siege }],
    armies: [
      { at: '0606', owner: 2, size: 6 },
      { at: '0602', owner: 1, size: 6 },
      { at: '0606', owner: 3, size: 6 },
    ],
  });
  expect(askedForIntents(campaign)).toEqual([0, 1, 2]);
  expect(askedForIntents({ ...campaign, encounters: [] })).toEqual([0, 1]);
});
