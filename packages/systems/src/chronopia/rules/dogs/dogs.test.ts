import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import { DOGS } from '../../data/index.ts';
import { beginTale } from '../../engine/tale.ts';
import type { Statement } from '../../orders/orders.ts';
import type { Campaign, Dog } from '../../state/state.ts';
import { unexplainedMoney } from '../accounting/ledger.ts';
import { pvOf } from '../forces/points.ts';
import { payables } from '../payables/payables.ts';
import { awardDogs } from './award.ts';
import { bid, checkBid, lowestBid } from './bidding.ts';
import { offerDogs } from './offers.ts';

const pool = (changes: Readonly<Record<string, Partial<Dog>>> = {}): Dog[] =>
  DOGS.map(({ id }) => ({ band: id, state: 'free', until: 0, high: null, ...changes[id] }));
const PIKES = 'dow-alcatani';
const withDogs = (changes: Readonly<Record<string, Partial<Dog>>>, given: GivenCampaign = {}): Campaign =>
  campaignFrom({
    turn: 5,
    empires: [
      { name: 'Aldmark', treasury: 1000 },
      { name: 'Brakka', treasury: 1000 },
    ],
    ...given,
    more: { dogs: pool(changes) },
  });
const offered = withDogs({ [PIKES]: { state: 'offered' }, 'dow-pirates': { state: 'offered' } });
const because = (campaign: Campaign, empire: number, band: string, guilders: number) => {
  const verdict = checkBid(campaign, empire, band, guilders);
  return verdict.ok ? 'ok' : verdict.rule;
};

test('[CHR-DOW-01] [CHR-R-154] every free band comes on offer on 30 or less, at most two, and everybody learns of it', () => {
  const tale = beginTale(withDogs({}));
  offerDogs(tale, dice(30, 31, 30, 31, 30, 31, 31, 31, 31, 31, 2, 2));
  expect(tale.state.dogs.filter(({ state }) => state === 'offered').map(({ band }) => band)).toEqual([
    DOGS[2]!.id,
    DOGS[4]!.id,
  ]);
  expect(tale.state.reports[1]?.map(({ section }) => section)).toEqual(['dogs', 'dogs']);
});

test('[CHR-R-154] a band that left comes back after a time; one that was destroyed stays away for ten turns', () => {
  const tale = beginTale(
    withDogs({
      [PIKES]: { state: 'hired' },
      'dow-giant': { state: 'away', until: 5 },
      'dow-cult': { state: 'away', until: 6 },
    }),
  );
  offerDogs(tale, dice(...Array.from({ length: 8 }, () => 100)));
  const state = (band: string) => tale.state.dogs.find((dog) => dog.band === band);
  expect(state(PIKES)).toMatchObject({ state: 'away', until: 15 });
  expect(state('dow-giant')?.state).toBe('free');
  expect(state('dow-cult')?.state).toBe('away');
});

test('[CHR-DOW-02] [CHR-R-153] a bid is at least the minimum and more than the highest', () => {
  expect(because(offered, 0, PIKES, 266)).toBe('CHR-R-153');
  expect(because(offered, 0, 'Free Pikes', 267)).toBe('ok');
  expect(because(offered, 0, 'dow-vendetta', 400)).toBe('CHR-DOW-01');
  const tale = beginTale(offered);
  bid(tale, 0, PIKES, 300);
  expect(because(tale.state, 1, PIKES, 300)).toBe('CHR-R-153');
  expect(lowestBid(tale.state, PIKES)).toBe(301);
});

test('[CHR-R-153] a bid may not exceed the treasury minus the player’s other high bids', () => {
  const tale = beginTale(offered);
  bid(tale, 0, 'dow-pirates', 700);
  expect(because(tale.state, 0, PIKES, 301)).toBe('CHR-R-153');
  expect(because(tale.state, 0, PIKES, 300)).toBe('ok');
  expect(because(tale.state, 0, 'dow-pirates', 1000)).toBe('ok');
});

test('[CHR-R-153] a new bid clears the ready marks of all others', () => {
  const tale = beginTale({ ...offered, window: { name: 'diplomacy', asked: [0, 1], ready: [0, 1] } });
  bid(tale, 0, PIKES, 300);
  expect(tale.state.window?.ready).toEqual([0]);
});

test('[CHR-DOW-09] some bands serve only certain employers', () => {
  expect(because(withDogs({ 'dow-cult': { state: 'offered' } }), 0, 'dow-cult', 500)).toBe('CHR-DOW-09');
  expect(because(withDogs({ 'dow-pirates': { state: 'offered' } }), 1, 'dow-pirates', 500)).toBe(
    'CHR-DOW-09',
  );
});

test('[CHR-DOW-03] [CHR-DOW-05] [CHR-PAY-02] [CHR-R-152] the highest bidder pays at the close of T4', () => {
  const tale = beginTale(offered);
  bid(tale, 0, PIKES, 300);
  bid(tale, 1, PIKES, 310);
  awardDogs(tale);
  expect(tale.state.empires.map(({ treasury }) => treasury)).toEqual([1000, 690]);
  expect(tale.state.dogs.find(({ band }) => band === PIKES)).toMatchObject({ state: 'hired' });
  expect(tale.events.flatMap(unexplainedMoney)).toEqual([]);
});

const hired = (given: GivenCampaign, ...rolls: number[]) => {
  const high = { empire: 0, guilders: 300 };
  const tale = beginTale(withDogs({ [PIKES]: { state: 'hired', until: 5, high } }, given));
  payables(tale, dice(...rolls));
  return tale;
};
const placed = (
  place: Partial<Extract<Statement, { s: 'place' }>>,
): NonNullable<GivenCampaign['orders']> => ({
  Aldmark: [{ s: 'place', band: 'Free Pikes', city: { name: 'Small' }, ...place }],
});

test('[CHR-DOW-04] [CHR-R-182] hired bands stand in the largest own city unless PLACE says otherwise, alone or with an army there', () => {
  const cities = [
    { at: '0101', name: 'Small', size: 3 },
    { at: '0601', name: 'Big', size: 4 },
  ];
  const alone = hired({ cities });
  expect(alone.state.armies[0]).toMatchObject({
    at: alone.state.cities[1]!.at,
    name: 'Free Pikes',
    broken: { cause: 'understrength' },
  });
  const armies = [{ at: '0101', name: 'Host', troops: 'judge, 10 fb-swordsmen' }];
  const joined = hired({ cities, armies, orders: placed({ army: 'Host' }) });
  expect(pvOf(joined.state.armies[0]!)).toBe(274 + 267);
  expect(joined.state.armies).toHaveLength(1);
});

test('[CHR-R-175] an army that hired troops make strong enough becomes a Field Army at once', () => {
  const cities = [{ at: '0101', name: 'Small', size: 3 }];
  const armies = [{ at: '0101', name: 'Host', troops: 'judge, 10 fb-swordsmen' }];
  const { state } = hired({ cities, armies, orders: placed({ army: 'Host' }) });
  expect(state.armies[0]).toMatchObject({ size: 5, broken: null, hasTakenField: true });
});

test('[CHR-R-160] [CHR-GRM-04] hired bands have their own name, and an option they lack is reported', () => {
  const cities = [{ at: '0101', name: 'Free Pikes', size: 3 }];
  const { state } = hired({ cities, orders: placed({ options: ['long bows'] }) });
  expect(state.armies[0]?.name).toBe('Free Pikes 2');
  expect(state.reports[0]?.some(({ text }) => text.endsWith('(E-12).'))).toBe(true);
});

test('[CHR-R-152] no upkeep is due for them in the turn they are hired', () => {
  const cities = [{ at: '0101', name: 'Small', size: 3 }];
  const armies = [{ at: '0101', name: 'Host', troops: 'judge, 10 fb-swordsmen' }];
  const tale = hired({ cities, armies, orders: placed({ army: 'Host' }) });
  expect(tale.state.empires[0]?.treasury).toBe(1000 - Math.ceil(274 * 0.3));
});

test('[CHR-R-182] they are not placed in a besieged city or beside a hostile army; without any other city the price is refunded', () => {
  const tale = hired({ cities: [{ at: '0101' }], armies: [{ at: '0101', owner: 1 }] }, 20);
  expect(tale.state.empires[0]?.treasury).toBe(1300);
  expect(tale.state.dogs.find(({ band }) => band === PIKES)).toMatchObject({ state: 'free', high: null });
  expect(tale.events.flatMap(unexplainedMoney)).toEqual([]);
});

test('[CHR-DOW-11] options are fixed when the band is placed', () => {
  const high = { empire: 0, guilders: 410 };
  const orders: GivenCampaign['orders'] = {
    Aldmark: [{ s: 'place', band: 'Lost Legion', city: { name: 'Small' }, options: ['9 pike'] }],
  };
  const tale = beginTale(
    withDogs(
      { 'dow-lost-legion': { state: 'hired', until: 5, high } },
      { cities: [{ at: '0101', name: 'Small' }], orders },
    ),
  );
  payables(tale, dice());
  expect(tale.state.armies[0]?.bands[0]?.models).toMatchObject({ pike: 9 });
});

const short = (given: GivenCampaign, statements: readonly Statement[] = [], turn = 4) => {
  const campaign = withDogs(
    { [PIKES]: { state: 'hired' } },
    {
      cities: [{ at: '0101' }],
      armies: [{ at: '0101', name: 'Host' }],
      orders: { Aldmark: statements },
      ...given,
    },
  );
  const band = {
    id: 900,
    profile: PIKES,
    of: 0,
    models: { trooper: 7, leader: 1, trumpeter: 1, standard: 1 },
    hired: true as const,
  };
  const lost = [{ profile: PIKES, type: 'trooper', count: 2, band: 900, turn }];
  const army = { ...campaign.armies[0]!, bands: [...campaign.armies[0]!.bands, band], lost };
  const tale = beginTale({ ...campaign, armies: [army] });
  payables(tale, dice());
  return tale;
};

test('[CHR-DOW-08] [CHR-R-156] [CHR-R-168] lost members are bought again without the cap, otherwise the band leaves', () => {
  const kept = short({});
  expect(kept.state.armies[0]?.bands.at(-1)?.models).toMatchObject({ trooper: 9 });
  expect(kept.events.flatMap(unexplainedMoney)).toEqual([]);
  for (const gone of [
    short({}, [{ s: 'noPay', item: 'Free Pikes' }]),
    short({}, [], 3),
    short({ empires: [{ name: 'Aldmark', treasury: 241 }, {}] }),
  ]) {
    expect(gone.state.armies[0]?.bands.some(({ profile }) => profile === PIKES)).toBe(false);
    expect(gone.state.dogs.find(({ band }) => band === PIKES)).toMatchObject({ state: 'away', until: 10 });
  }
});
