import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import { beginTale, type Tale } from '../../engine/tale.ts';
import { woundsOf } from '../forces/points.ts';
import { starve } from './starvation.ts';

const hungry = (troops: string, given: GivenCampaign = {}, ...rolls: number[]): Tale => {
  const army = { at: '0101', troops, supply: 'out' as const };
  const tale = beginTale(
    campaignFrom({ columns: 4, rows: 1, ...given, armies: [{ ...army, ...given.armies?.[0] }] }),
  );
  starve(tale, dice(...rolls));
  return tale;
};
const about = ({ events }: Tale) => events[0]?.about;
const bands = (count: number, band: string): string => Array.from({ length: count }, () => band).join(', ');

/** Individuals of S 1, 1 and 3, and four warbands: 13. */
const HOST = `judge, repulsar-knight, war-chariot, ${bands(4, '10 fb-swordsmen')}`;

test('[CHR-EX-21] [CHR-FOR-01] [CHR-FOR-02] starvation number 13: a 9 is 4 short and costs 8 wounds, a 13 is safe', () => {
  expect(about(hungry(HOST, {}, 9))).toMatchObject({ need: 13, wounds: 8 });
  expect(about(hungry(HOST, {}, 13))).toMatchObject({ wounds: 0 });
  const before = woundsOf(campaignFrom({ armies: [{ at: '0101', troops: HOST }] }).armies[0]!);
  expect(woundsOf(hungry(HOST, {}, 9).state.armies[0]!)).toBe(before - 8);
});

test('[CHR-EX-21] [CHR-FOR-05] [CHR-UND-06] underground a 9 counts as 2: 22 wounds', () => {
  const below = { below: ['tttt'], surface: ['....'], armies: [{ at: '0101 below' }] };
  expect(about(hungry(HOST, below, 9))).toMatchObject({ wounds: 22 });
});

test('[CHR-EX-21] [CHR-FOR-06] [CHR-RAC-39] Swamp Goblins at home need 5 less', () => {
  const goblins = `shaman, sentinel, swamp-fiend, ${bands(4, '6 sg-spears')}`;
  const need = (surface: string) => about(hungry(goblins, { surface: [surface] }, 20))?.need as number;
  expect(need('....') - need('ffff')).toBe(5);
  expect([need('jjjj'), need('JJJJ')]).toEqual([need('ffff'), need('ffff')]);
  expect(about(hungry(HOST, { surface: ['ffff'] }, 20))).toMatchObject({ need: 13 });
});

test('[CHR-FOR-07] [CHR-RAC-08] Risen do not eat, Necromancers count 3', () => {
  expect(
    about(hungry(`necromancer, ${bands(3, '10 dv-risen-swords')}, 8 dv-cult-axemen`, {}, 20)),
  ).toMatchObject({ need: 5 });
});

test('[CHR-FOR-03] starved models are not losses that can be replaced', () => {
  expect(hungry(HOST, {}, 1).state.armies[0]?.lost).toEqual([]);
});

test('[CHR-FOR-02] [CHR-WND-06] the owner chooses who starves', () => {
  const orders = { 0: [{ s: 'wounds' as const, army: 'Army 0', refs: ['Repulsar Knight 101'] }] };
  const tale = hungry(HOST, { orders }, 12);
  expect(tale.state.armies[0]?.heroes.map(({ profile, wounds }) => [profile, wounds])).toContainEqual([
    'repulsar-knight',
    1,
  ]);
});

test('[CHR-TER-03] [CHR-RAC-22] in the desert an army outside a city is lost, except Stygians', () => {
  const desert = { surface: ['dddd'] };
  expect(hungry(HOST, desert).state.armies[0]).toBeNull();
  expect(hungry('priestess, 10 st-scimitars, 10 st-scimitars', desert, 20).state.armies[0]).not.toBeNull();
  const cities = [{ at: '0101' }];
  expect(hungry(HOST, { ...desert, cities }, 20).state.armies[0]).not.toBeNull();
});

test('[CHR-TER-02] flyers that must forage over crag are lost', () => {
  expect(hungry(HOST, { surface: ['cccc'] }).state.armies[0]).toBeNull();
});

test('[CHR-R-81] the hex and supply at T6 decide; a supplied army does not roll', () => {
  expect(hungry(HOST, { armies: [{ at: '0101', supply: 'extended' }] }).events).toEqual([]);
});
