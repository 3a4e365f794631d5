import { dice, Match, MODERATOR, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import { chronopia } from '../../index.ts';
import type { CampaignCommand, MusteredArmy } from '../../orders/commands.ts';
import { labelOf } from '../../state/ground.ts';
import { armiesOf, citiesOf } from '../../state/readers.ts';
import type { Campaign } from '../../state/state.ts';
import { smallCampaign } from '../../testkit/laws.ts';
import { pvOf } from '../forces/points.ts';
import { mayPlaceCity, suggestPlaces } from '../map/places.ts';
import { checkMuster, musterArmies, musterByDefault } from './muster.ts';
import { placeCities } from './placement.ts';

const begin = () => Match.begin(chronopia, smallCampaign(), seededDice('set-up'));
const SEATS = ['e1', 'e2', 'e3'] as const;
const planned = (
  sizes: readonly (readonly number[])[] = [
    [4, 4, 4],
    [3, 3, 3, 3],
    [4, 4, 4],
  ],
) => {
  const match = begin();
  for (const [nth, seat] of SEATS.entries()) match.submit(seat, { type: 'plan', sizes: sizes[nth]! });
  return match;
};
const placeAll = (match: ReturnType<typeof begin>) => {
  while (match.state.window?.name === 'placement')
    for (const { seat, standIn } of match.pending) match.submit(seat, standIn as CampaignCommand);
  return match;
};

test('[CHR-GEN-05] [CHR-PLY-01] several empires may have the same race, and are strangers to each other', () => {
  const options = smallCampaign({
    empires: [
      { name: 'Aldmark', race: 'FB' },
      { name: 'Brakka', race: 'FB' },
    ],
  });
  const { state } = Match.begin(chronopia, options, seededDice('twins'));
  expect(state.empires.slice(0, 2).map(({ race, stance }) => [race, stance])).toEqual([
    ['FB', 'Unknown'],
    ['FB', 'Unknown'],
  ]);
});

test('[CHR-PLY-23] [CHR-R-10] the treasury starts empty', () => {
  expect(
    begin()
      .state.empires.slice(0, 3)
      .map(({ treasury }) => treasury),
  ).toEqual([0, 0, 0]);
});

test('[CHR-PLY-09] an empire has three cities of size 4 or four of size 3, nothing else', () => {
  const match = begin();
  expect(match.submit('e1', { type: 'plan', sizes: [4, 4, 3] })).toMatchObject({
    ok: false,
    rule: 'CHR-PLY-09',
  });
  expect(match.submit('e1', { type: 'plan', sizes: [4, 4, 4] }).ok).toBe(true);
  expect(match.state.reports[1]?.at(-1)?.text).toContain('3 cities of size 4');
  const { state } = placeAll(planned());
  expect([0, 1, 2].map((id) => citiesOf(state, id).map(({ size }) => size))).toEqual([
    [4, 4, 4],
    [3, 3, 3, 3],
    [4, 4, 4],
  ]);
});

test('[CHR-R-09] everybody chooses before the first city is placed', () => {
  const match = begin();
  expect(match.submit('e1', { type: 'placeCity', hex: '0101', name: 'Karsk' })).toMatchObject({
    ok: false,
    rule: 'CHR-PLAY-01',
  });
  match.submit('e1', { type: 'plan', sizes: [4, 4, 4] });
  expect(match.state.window?.name).toBe('plan');
});

const order = (...dies: number[]) => {
  const tale = beginTale(
    campaignFrom({ step: 'placement', empires: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] }),
  );
  const plans = [
    [4, 4, 4],
    [3, 3, 3, 3],
    [4, 4, 4],
  ];
  tale.tell({
    type: 'test',
    rules: [],
    change: { empires: plans.map((plan, id) => [id, { plan }] as const) },
  });
  placeCities(tale, dice(...dies));
  return tale.state.placing;
};

test('[CHR-PLY-10] from the highest d20 to the lowest, each places one city until all are placed', () => {
  expect(order(5, 20, 9)).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 0, 1]);
});

test('[CHR-PLY-10] [CHR-R-09] those tied roll again', () => {
  expect(order(9, 20, 9, 3, 4).slice(0, 3)).toEqual([1, 2, 0]);
});

test('[CHR-PLY-11] [CHR-PLY-12] only the player whose turn it is places, and only where allowed', () => {
  const match = planned();
  const [next] = match.state.placing;
  const others = SEATS.filter((_, id) => id !== next);
  const hex = labelOf(match.state.ground, suggestPlaces(match.state, next!)[0]!);
  expect(match.submit(others[0]!, { type: 'placeCity', hex, name: 'Karsk' })).toMatchObject({
    ok: false,
    rule: 'CHR-PLAY-01',
  });
  expect(match.submit(SEATS[next!]!, { type: 'placeCity', hex, name: 'Karsk' }).ok).toBe(true);
  const second = match.state.placing[0]!;
  const near = match.submit(SEATS[second]!, { type: 'placeCity', hex, name: 'Gorm' });
  expect(near.ok).toBe(false);
  expect(mayPlaceCity(match.state, second, citiesOf(match.state, next!)[0]!.at)).toMatchObject({ ok: false });
});

test('[CHR-R-160] [CHR-R-173] a city has a valid name of its own', () => {
  const match = planned();
  const [next] = match.state.placing;
  const hex = labelOf(match.state.ground, suggestPlaces(match.state, next!)[0]!);
  expect(match.submit(SEATS[next!]!, { type: 'placeCity', hex, name: '7' })).toMatchObject({
    ok: false,
    rule: 'CHR-R-173',
  });
  expect(match.submit(SEATS[next!]!, { type: 'placeCity', hex: '9999', name: 'Karsk' })).toMatchObject({
    ok: false,
    rule: 'CHR-R-03',
  });
});

const settled = (): Campaign =>
  campaignFrom({
    turn: 0,
    step: 'muster',
    cities: [
      { at: '0606', name: 'Karsk', owner: 0 },
      { at: '1010', name: 'Gorm', owner: 1 },
    ],
  });
const SWORDS = { count: 12, profile: 'fb-swordsmen' };
const host = (name: string, hex: string, bands = 2, more: Partial<MusteredArmy> = {}): MusteredArmy => ({
  name,
  hex,
  items: [{ count: 1, profile: 'judge', as: `${name} Judge` }, ...Array(bands).fill(SWORDS)],
  ...more,
});

test('[CHR-PLY-03] [CHR-PLY-04] an empire has 1,200 points in armies of 400 and more, in a city or beside one', () => {
  const check = (...armies: MusteredArmy[]) => checkMuster(settled(), 0, armies);
  expect(check(host('One', '0606'), host('Two', '0607')).ok).toBe(true);
  expect(check(host('One', '0606', 3), host('Two', '0607', 3))).toMatchObject({ rule: 'CHR-PLY-03' });
  expect(check(host('One', '0608'))).toMatchObject({ rule: 'CHR-PLY-04' });
  expect(check(host('One', '1010'))).toMatchObject({ rule: 'CHR-PLY-04' });
  expect(check()).toMatchObject({ rule: 'CHR-PLY-04' });
});

test('[CHR-PLY-05] [CHR-R-160] names of armies and individuals are unique in the empire', () => {
  const twice = checkMuster(settled(), 0, [host('One', '0606'), host('One', '0607')]);
  expect(twice).toMatchObject({ ok: false, because: 'the name One is taken' });
  expect(checkMuster(settled(), 0, [host('Karsk', '0606')]).ok).toBe(false);
});

test('[CHR-R-160] no individual has the same name as his army', () => {
  const named = {
    ...host('Verian', '0606'),
    items: [{ count: 1, profile: 'judge', as: 'Verian' }, SWORDS, SWORDS],
  };
  expect(checkMuster(settled(), 0, [named])).toMatchObject({ ok: false });
});

test('[CHR-PLY-04] nobody starts underground', () => {
  expect(checkMuster(settled(), 0, [host('One', '0607 below')])).toMatchObject({ rule: 'CHR-PLY-04' });
});

/** Three bands of shooters and no others: no legal army. */
const archers = (hex: string): MusteredArmy => ({
  ...host('Bows', hex),
  items: [
    { count: 1, profile: 'judge', as: 'J' },
    ...Array(3).fill({ count: 10, profile: 'fb-crossbowmen' }),
  ],
});

test('[CHR-ARM-02] [CHR-ARM-03] an illegal army starts Broken in a city hex, and only there', () => {
  expect(checkMuster(settled(), 0, [archers('0607')])).toMatchObject({ rule: 'CHR-ARM-03' });
  expect(checkMuster(settled(), 0, [archers('0606')]).ok).toBe(true);
  const tale = beginTale(settled());
  musterArmies(tale, 0, [archers('0606')]);
  expect(tale.state.armies[0]).toMatchObject({ broken: { cause: 'unready' }, hasTakenField: false });
});

test('[CHR-ARM-10] [CHR-CMD-02] the named commander must be able to lead it, whoever else could', () => {
  const small = { count: 1, profile: 'black-sister-leader', as: 'Sela' };
  const led = (commander: string): MusteredArmy => ({
    ...host('Host', '0607'),
    items: [{ count: 1, profile: 'judge', as: 'Verian' }, small, ...Array(3).fill(SWORDS)],
    commander,
  });
  expect(checkMuster(settled(), 0, [led('Verian')]).ok).toBe(true);
  expect(checkMuster(settled(), 0, [led('Sela')])).toMatchObject({ rule: 'CHR-ARM-03' });
});

test('[CHR-CTY-10] nobody starts inside walls without barracks', () => {
  expect(checkMuster(settled(), 0, [host('One', '0606', 2, { inside: true })]).ok).toBe(false);
});

test('[CHR-PLY-04] [CHR-R-10] an army below 500 points starts Broken for lack of strength, a larger one in the field', () => {
  const tale = beginTale(settled());
  const small = {
    ...host('Small', '0606', 1),
    items: [{ count: 1, profile: 'judge', as: 'J' }, SWORDS, { count: 6, profile: 'fb-swordsmen' }],
  };
  musterArmies(tale, 0, [small, host('Large', '0607')]);
  expect(
    tale.state.armies.map((army) => [army?.name, army?.broken?.cause ?? null, army?.hasTakenField]),
  ).toEqual([
    ['Small', 'understrength', false],
    ['Large', null, true],
  ]);
});

test('[CHR-R-179] a player who sends nothing gets one army of 1,200 points, built in the fixed order, in his first city', () => {
  const campaign = settled();
  const armies = musterByDefault(campaign, 0);
  expect(checkMuster(campaign, 0, armies).ok).toBe(true);
  const tale = beginTale(campaign);
  musterArmies(tale, 0, armies);
  const [army] = armiesOf(tale.state, 0);
  expect(labelOf(campaign.ground, army!.at)).toBe('0606');
  expect([pvOf(army!) > 1100, pvOf(army!) <= 1200]).toEqual([true, true]);
});

test('[CHR-PLY-06] [CHR-R-160] armies are numbered from one in each empire', () => {
  const tale = beginTale(settled());
  musterArmies(tale, 0, [host('One', '0606'), host('Two', '0607')]);
  expect(armiesOf(tale.state, 0).map(({ number }) => number)).toEqual([1, 2]);
});

test('[CHR-PLY-03] a second muster replaces the first: nobody gets his points twice', () => {
  const tale = beginTale(settled());
  musterArmies(tale, 0, [host('One', '0606')]);
  expect(checkMuster(tale.state, 0, [host('One', '0607')]).ok).toBe(true);
  musterArmies(tale, 0, [host('One', '0607')]);
  expect(armiesOf(tale.state, 0).map(({ name, at }) => [name, labelOf(tale.state.ground, at)])).toEqual([
    ['One', '0607'],
  ]);
});

test('[CHR-PLAY-01] set-up runs from plan through placement and muster into turn 1, by stand-ins alone', () => {
  const match = begin();
  const windows = new Set<string>();
  while (match.state.turn === 0) {
    windows.add(match.state.window!.name);
    for (const { seat, standIn } of match.pending) match.submit(seat, standIn as CampaignCommand);
  }
  expect([...windows]).toEqual(['plan', 'placement', 'muster']);
  expect([match.state.turn, match.state.window?.name]).toEqual([1, 'diplomacy']);
  expect(match.state.empires[0]!.treasury).toBeGreaterThan(0);
});

test('[CHR-GEN-06] [CHR-PLAY-02] the same dice make the same campaign', () => {
  const play = () => placeAll(planned()).state;
  expect(play()).toEqual(play());
});

test('[CHR-GEN-02] a human moderator has a chair only if the campaign says so', () => {
  expect(chronopia.seats(smallCampaign())).not.toContain(MODERATOR);
  expect(chronopia.seats(smallCampaign({ moderator: true }))).toContain(MODERATOR);
});
