import { expect, test } from 'vitest';
import type { GivenCampaign } from '../../casebook/position.ts';
import type { FightResult, SummonsLeft } from '../battle/forms.ts';
import { MAX_POINTS, pvOf } from '../forces/points.ts';
import { dayOf, fight, fightOnDay } from './testkit.ts';

type Left = Partial<SummonsLeft> & { readonly profile: string };

/** The first army is that of the summoners; by default the battle is a draw. */
const setting = (troops: string, more: GivenCampaign = {}): GivenCampaign => ({
  empires: [{ name: 'Aldmark' }, { name: 'Brakka' }],
  cities: [{ at: '0610', owner: 1 }],
  armies: [
    { at: '0606', name: 'Host', owner: 0, troops },
    { at: '0606', name: 'Warband', owner: 1, size: 6 },
  ],
  ...more,
});
const after = (
  troops: string,
  left: readonly Left[],
  dies: readonly number[] = [],
  result: Partial<FightResult> = {},
  label = 'stays',
) =>
  fight(setting(troops), {
    outcome: () => ({
      summonsLeft: left.map((one) => ({ side: 'A', count: 1, leaderAlive: false, ...one })),
      ...result,
    }),
    dice: { [label]: dies },
  });
const bands = (ran: ReturnType<typeof fight>, profile: string) =>
  ran
    .army('Host')
    .bands.filter((band) => band.profile === profile)
    .map(({ models }) => models);

const CULT = 'necromancer, 12 dv-cult-axemen, 12 dv-cult-axemen';
const RISEN = 'necromancer as Mord, 10 dv-risen-swords, 6 dv-risen-archers, 12 dv-cult-axemen';

test('[CHR-RAC-07] raised Risen stay on 12 and join a similar warband, filling its gaps', () => {
  const ran = after(RISEN, [{ profile: 'dv-risen-swords', count: 3 }], [11, 12, 20]);
  expect(bands(ran, 'dv-risen-swords')).toEqual([{ trooper: 12 }]);
  expect(ran.labels().filter((label) => label.startsWith('stays'))).toHaveLength(3);
});

test('[CHR-RAC-07] [CHR-R-145] without such a warband they form one; if too small, it dissolves at the end of the next battle', () => {
  const ran = after(CULT, [{ profile: 'dv-risen-archers', count: 2 }], [20, 20]);
  expect(bands(ran, 'dv-risen-archers')).toEqual([{ trooper: 2 }]);
  const next = fightOnDay({
    ...dayOf(setting('judge')),
    armies: [ran.army('Host'), dayOf(setting('judge')).armies[1]!],
  });
  expect(bands(next, 'dv-risen-archers')).toEqual([]);
  const filled = fightOnDay(
    { ...dayOf(setting('judge')), armies: [ran.army('Host'), dayOf(setting('judge')).armies[1]!] },
    {
      outcome: () => ({
        summonsLeft: [{ side: 'A', profile: 'dv-risen-archers', count: 3, leaderAlive: false }],
      }),
      dice: { stays: [12, 12, 12] },
    },
  );
  expect(bands(filled, 'dv-risen-archers')).toEqual([{ trooper: 5 }]);
  expect(filled.army('Host').bands.some(({ unfilledSince }) => unfilledSince !== undefined)).toBe(false);
});

test('[CHR-R-145] such a band dissolves after a visit to a friendly city that did not fill it', () => {
  const ran = after(CULT, [{ profile: 'dv-risen-archers', count: 2 }], [20, 20]);
  const at = (turn: number, cities: GivenCampaign['cities']) => {
    const campaign = dayOf({ ...setting('judge'), turn, ...(cities && { cities }) });
    return fightOnDay({ ...campaign, armies: [ran.army('Host')], encounters: [] });
  };
  const home = [{ at: '0606', owner: 0 }];
  expect(bands(at(5, home), 'dv-risen-archers')).toEqual([]);
  expect(bands(at(4, home), 'dv-risen-archers')).toHaveLength(1);
  expect(bands(at(5, []), 'dv-risen-archers')).toHaveLength(1);
});

test('[CHR-RAC-09] Greater Undead join the Risen Swordsmen on 12', () => {
  const ran = after(RISEN, [{ profile: 'greater-undead', count: 2 }], [12, 11]);
  expect(bands(ran, 'dv-risen-swords')).toEqual([{ trooper: 10, 'greater-undead': 1 }]);
});

test('[CHR-RAC-09] [CHR-RAC-10] knights form a band of three or more, from any number of castings, and crumble below three', () => {
  for (const profile of ['undead-knight', 'demon-knight']) {
    const three = [{ profile }, { profile }, { profile }];
    expect(bands(after(RISEN, three, [12, 12, 12]), profile)).toEqual([{ trooper: 3 }]);
    expect(bands(after(RISEN, three, [12, 12, 11]), profile)).toEqual([]);
    expect(bands(after(`${RISEN}, 3 ${profile}`, [{ profile }], [12]), profile)).toEqual([{ trooper: 4 }]);
    expect(bands(after(`${RISEN}, 2 ${profile}`, []), profile)).toEqual([]);
    expect(bands(after(`${RISEN}, 2 ${profile}`, [{ profile }], [12]), profile)).toEqual([{ trooper: 3 }]);
  }
});

test('[CHR-RAC-11] [CHR-R-145] Demons of the Twilight stay as individuals on 18 if there are enough warbands', () => {
  const heroes = (troops: string, die: number) =>
    after(troops, [{ profile: 'twilight-demon' }], [die])
      .army('Host')
      .heroes.map(({ profile }) => profile);
  expect(heroes(RISEN, 18)).toContain('twilight-demon');
  expect(heroes(RISEN, 17)).not.toContain('twilight-demon');
  expect(heroes(`soulflayer, ${CULT}`, 18)).not.toContain('twilight-demon');
});

test('[CHR-RAC-11] they roll again after every battle', () => {
  const troops = `twilight-demon as Grey, ${RISEN}`;
  const names = (die: number) =>
    after(troops, [], [die])
      .army('Host')
      .heroes.map(({ name }) => name);
  expect([names(18), names(17)]).toEqual([['Grey', 'Mord'], ['Mord']]);
});

test('[CHR-RAC-16] absorbed Risen roll no more: they remain after another battle', () => {
  const ran = after(RISEN, []);
  expect(bands(ran, 'dv-risen-swords')).toEqual([{ trooper: 10 }]);
  expect(ran.labels()).toEqual([]);
});

test('[CHR-RAC-20] a Greater Desert Wyrm leaves', () => {
  const ran = after(
    'priestess, 12 st-scimitars, 12 st-scimitars',
    [{ profile: 'greater-desert-wyrm' }],
    [20],
  );
  expect(ran.army('Host').heroes).toHaveLength(1);
  expect(ran.told(0)).toContain('left after the battle');
});

const ELVES = 'lotus-eater as Lir, 10 el-swordsmen, 10 el-swordsmen';

test('[CHR-RAC-33] Ice Warriors stay with their leader, each on 12; without him none stay', () => {
  const ice = (leaderAlive: boolean) =>
    bands(after(ELVES, [{ profile: 'ice-warrior', count: 4, leaderAlive }], [12, 12, 1, 1]), 'ice-warrior');
  expect([ice(true), ice(false)]).toEqual([[{ trooper: 2, leader: 1 }], []]);
});

test('[CHR-RAC-33] of two castings, only the one whose leader lives stays', () => {
  const castings = [
    { profile: 'ice-warrior', count: 2, leaderAlive: true },
    { profile: 'ice-warrior', count: 2, leaderAlive: false },
  ];
  expect(bands(after(ELVES, castings, [12, 12, 12, 12]), 'ice-warrior')).toEqual([{ trooper: 2, leader: 1 }]);
});

test('[CHR-RAC-33] a spare leader becomes an ordinary warrior', () => {
  const two = [
    { profile: 'ice-warrior', count: 2, leaderAlive: true },
    { profile: 'ice-warrior', count: 2, leaderAlive: true },
  ];
  expect(bands(after(ELVES, two, [12, 12, 12, 12]), 'ice-warrior')).toEqual([{ trooper: 5, leader: 1 }]);
  const ran = after(`${ELVES}, 4 ice-warrior +leader`, two.slice(0, 1), [12, 1]);
  expect(bands(ran, 'ice-warrior')).toEqual([{ trooper: 5, leader: 1 }]);
});

test('[CHR-RAC-34] [CHR-RAC-35] golems and daughters of the phoenix stay without a roll, each as a warband', () => {
  for (const profile of ['adamantite-golem', 'daughter-of-the-phoenix']) {
    const ran = after(ELVES, [{ profile, count: 2 }]);
    expect(ran.army('Host').heroes.filter((hero) => hero.profile === profile)).toHaveLength(1);
    expect(ran.labels()).toEqual([]);
  }
});

test('[CHR-RAC-35] Fire Demons stay on 12 and join the existing unit, even beyond four', () => {
  const ran = after(`${ELVES}, 19 fire-demon`, [{ profile: 'fire-demon', count: 4 }], [12, 12, 12, 12]);
  expect(bands(ran, 'fire-demon')).toEqual([{ trooper: 23 }]);
});

test('[CHR-RAC-01] a Mercenary army keeps nobody', () => {
  const ran = after(
    `${CULT}, 6 dv-risen-swords, 12 fb-swordsmen, 12 fb-swordsmen`,
    [{ profile: 'dv-risen-swords', count: 3 }],
    [20, 20, 20],
  );
  expect(ran.army('Host').mercenary).toBe(true);
  expect(bands(ran, 'dv-risen-swords')).toEqual([{ trooper: 6 }]);
});

test('[CHR-R-31] models that would make the army too large are refused one by one', () => {
  const nine = Array.from({ length: 9 }, () => '12 dv-cult-axemen').join(', ');
  const troops = `necromancer, ${nine}, 12 dv-risen-swords`;
  const ran = after(troops, [{ profile: 'dv-risen-swords', count: 6 }], [20, 20, 20, 20, 20, 20]);
  // 2,533 points and four Risen more: a fifth would make 2,608
  expect(ran.of('summonedStayed')[0]?.about).toMatchObject({ kept: 4 });
});

const STYGIANS = 'priestess as Isis, embalmed as Tut, 12 st-scimitars, 12 st-scimitars';
/** Isis has two wounds of three and Tut one of four left. */
const feast = (dead: number, result: Partial<FightResult> = {}, dies: number[] = [], troops = STYGIANS) =>
  fight(setting(troops), {
    outcome: ({ order }) => {
      const [isis, tut] = order.sides[0].armies[0]!.individuals;
      const fate = { reducedToZero: false, killedBy: null, byVortex: false };
      const individuals = [
        ...(isis ? [{ id: isis.id, woundsLost: 1, ...fate }] : []),
        ...(tut ? [{ id: tut.id, woundsLost: 3, ...fate }] : []),
      ];
      return { winner: 'A', individuals, enemyDead: { A: dead, B: 0 }, ...result };
    },
    dice: { recovery: [1, 1, 1, 1], drugged: dies },
  });
const wounds = (ran: ReturnType<typeof fight>) => ran.army('Host').heroes.map((hero) => hero.wounds);

test('[CHR-RAC-18] [CHR-R-146] three bodies heal a wound, the most wounded first, as long as there are three', () => {
  expect(wounds(feast(2))).toEqual([2, 1]);
  expect(wounds(feast(3))).toEqual([2, 2]);
  expect(wounds(feast(9))).toEqual([3, 3]);
  expect(wounds(feast(12))).toEqual([3, 4]);
  expect(wounds(feast(9, { feastedInBattle: { A: 6, B: 0 } }))).toEqual([2, 2]);
});

test('[CHR-RAC-18] [CHR-R-146] the winners of the field feast; the beaten do not', () => {
  expect(wounds(feast(12, { winner: 'B' }))).toEqual([2, 1]);
  expect(wounds(feast(12, { winner: 'draw' }))).toEqual([3, 4]);
});

test('[CHR-RAC-19] [CHR-R-146] a d20 for each body left over: 10 or more joins the Drugged', () => {
  const ran = feast(12 + 4, {}, [9, 10, 20, 1]);
  expect(bands(ran, 'st-drugged')).toEqual([{ trooper: 2 }]);
  expect(ran.labels().filter((label) => label.startsWith('drugged'))).toHaveLength(4);
});

test('[CHR-RAC-19] the Drugged need half as many other Stygians, in bands of at most twenty', () => {
  const drugged = (dead: number, troops?: string) =>
    bands(feast(12 + dead, {}, Array(dead).fill(20), troops), 'st-drugged');
  expect(drugged(30)).toEqual([{ trooper: 20 }, { trooper: 10 }]);
  expect(drugged(60)).toEqual([{ trooper: 20 }, { trooper: 20 }, { trooper: 8 }]);
  expect(drugged(10, `${STYGIANS}, 20 st-drugged, 20 st-drugged`)).toEqual([
    { trooper: 20 },
    { trooper: 20 },
    { trooper: 8 },
  ]);
});

test('[CHR-R-31] they do not take an army beyond the largest size either', () => {
  const large = `${STYGIANS}${', 12 st-scimitars'.repeat(7)}`;
  const room = MAX_POINTS - pvOf(dayOf(setting(large)).armies[0]!);
  const ran = feast(12 + 150, {}, Array(150).fill(20), large);
  expect(ran.of('feastHeld')[0]?.about).toMatchObject({ joined: Math.floor(room / 5) });
});

test('[CHR-RAC-01] only an army of Stygians feasts', () => {
  const ran = feast(12, {}, [], 'priestess as Isis, 12 fb-swordsmen, 12 fb-swordsmen');
  expect([ran.of('feastHeld').length, wounds(ran)]).toEqual([0, [2]]);
});
