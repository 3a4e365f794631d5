import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import { CONSTANTS } from '../../data/constants.ts';
import { beginTale } from '../../engine/tale.ts';
import { hexOfLabel } from '../../state/ground.ts';
import { loaded } from '../battle/testkit.ts';
import { woundsOf } from '../forces/points.ts';
import { chaseFlight } from './flight.ts';
import { dayOf, fight, fightOnDay } from './testkit.ts';
import { sharedBySize, wounded } from './wounding.ts';

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
const meet = (mine: string, theirs: string, dice: Record<string, number[]> = {}) =>
  fight(MEETING, { orders: { 0: `INTENT Host ${mine}`, 1: `INTENT Warband ${theirs}` }, dice });
const wounds = (name: string) => woundsOf(dayOf(MEETING).armies.find((army) => army?.name === name)!);
const experience = (ran: ReturnType<typeof fight>, name: string) =>
  ran.army(name).heroes.map((hero) => hero.experience);

test('[CHR-CMB-09] the casualty table goes from nothing to everything in tens', () => {
  const percent = (die: number) => CONSTANTS.casualtyPct[die - 1];
  expect([1, 2, 3, 4, 5, 10, 11, 18, 19, 20].map(percent)).toEqual([0, 10, 10, 20, 20, 50, 50, 90, 90, 100]);
});

test('[CHR-CMB-08] Fight against Fight is a battle', () => {
  expect(meet('FIGHT', 'FIGHT').battles).toHaveLength(1);
});

test('[CHR-CMB-08] [CHR-R-174] Fight against Truce is a battle in which the attacker has Outmaneuver', () => {
  const [battle] = meet('FIGHT', 'TRUCE').battles;
  expect(battle!.order.sides.map(({ outmaneuver }) => outmaneuver.length)).toEqual([1, 0]);
  const [other] = meet('TRUCE', 'FIGHT').battles;
  expect(other!.order.sides.map(({ outmaneuver }) => outmaneuver.length)).toEqual([0, 1]);
  const [even] = meet('FIGHT', 'FIGHT').battles;
  expect(even!.order.sides.map(({ outmaneuver }) => outmaneuver.length)).toEqual([0, 0]);
});

test('[CHR-CMB-08] Truce against Truce is nothing', () => {
  const ran = meet('TRUCE', 'TRUCE');
  expect([ran.battles.length, ran.at('Host'), ran.at('Warband')]).toEqual([0, '0606', '0606']);
  expect(ran.army('Host').broken).toBeNull();
});

test('[CHR-CMB-08] [CHR-R-117] a side that runs from a fight rolls once, is Broken and retreats; each pursuer gains two points and the baggage train', () => {
  const ran = meet('RUN', 'FIGHT', {
    'flight:Aldmark': [6],
    'pursuit:': [1],
    spoils: [10, 10, 10, 10, 10, 10],
  });
  expect(ran.battles).toHaveLength(0);
  const lost = Math.floor((wounds('Host') * 30 + 50) / 100);
  expect(wounds('Host') - woundsOf(ran.army('Host'))).toBe(lost);
  expect(ran.army('Host').broken).toEqual({ cause: 'routed', from: ran.army('Host').size < 5 ? 0 : 5 });
  expect(ran.at('Host')).toBe('0605');
  expect([experience(ran, 'Host'), experience(ran, 'Warband')]).toEqual([[0], [2]]);
  expect(ran.state.empires.map(({ treasury }) => treasury)).toEqual([0, 300]);
});

test('[CHR-EXP-02] an enemy that ran is worth two points, whatever else happens', () => {
  expect(experience(meet('FIGHT', 'RUN'), 'Host')).toEqual([2]);
});

test('[CHR-CMB-08] a side that runs from a truce moves one hex toward home without loss and is Broken', () => {
  const ran = meet('RUN', 'TRUCE');
  expect([ran.at('Host'), ran.at('Warband')]).toEqual(['0605', '0606']);
  expect(woundsOf(ran.army('Host'))).toBe(wounds('Host'));
  expect(ran.army('Host').broken).toEqual({ cause: 'routed', from: 5 });
  expect([experience(ran, 'Host'), experience(ran, 'Warband')]).toEqual([[0], [0]]);
  const day = dayOf(MEETING, { orders: { 0: 'INTENT Host RUN', 1: 'INTENT Warband TRUCE' } });
  const cameFrom = hexOfLabel(day.ground, '0506');
  const armies = day.armies.map((army) => ({ ...army!, cameFrom }));
  expect(fightOnDay({ ...day, armies }).at('Host')).toBe('0605');
});

test('[CHR-CMB-08] if both run, each loses a tenth once and moves off', () => {
  const ran = meet('RUN', 'RUN');
  const tenth = (name: string) => wounds(name) - Math.floor((wounds(name) * 10 + 50) / 100);
  expect(woundsOf(ran.army('Host'))).toBe(tenth('Host'));
  expect(woundsOf(ran.army('Warband'))).toBe(tenth('Warband'));
  expect([ran.at('Host'), ran.at('Warband')]).toEqual(['0605', '0607']);
  expect(ran.labels()).toEqual([]);
});

test('[CHR-BRK-02] [CHR-R-35] a rout counts from the next turn, lack of strength at once', () => {
  const large = meet('RUN', 'FIGHT', { 'flight:': [1] });
  expect(large.army('Host').broken).toEqual({ cause: 'routed', from: 5 });
  const small = meet('RUN', 'FIGHT', { 'flight:': [12] });
  expect(small.army('Host').size).toBeLessThan(5);
  expect(small.army('Host').broken).toEqual({ cause: 'routed', from: 0 });
});

const chase = (pursuer: number, fledSize: number, lost: number, die: number) => {
  const campaign = campaignFrom({ armies: [{ at: '0606', size: pursuer }] });
  const tale = beginTale(campaign);
  chaseFlight(tale, loaded({ pursuit: [die] }), [campaign.armies[0]!], fledSize, lost, 'Brakka');
  return { ...tale.events[0]?.about, left: woundsOf(tale.state.armies[0]!) };
};

test('[CHR-EX-20] [CHR-CMB-10] the pursuer pays r times five percent of the wounds that the fleeing side took', () => {
  expect(chase(12, 8, 20, 10)).toMatchObject({ r: 6, wounds: 6 });
  expect(chase(12, 8, 20, 4)).toMatchObject({ r: 0, wounds: 0 });
  expect(chase(8, 12, 20, 20)).toMatchObject({ r: 24, wounds: 24 });
});

test('[CHR-CMB-10] [CHR-R-123] wounds that nobody can take are void: the pursuer does not pay for them', () => {
  const campaign = campaignFrom({ armies: [{ at: '0606', troops: '4 undead-knight' }] });
  const taken = (wounds: number) => wounded(campaign, campaign.armies[0]!, wounds).taken;
  expect([taken(1), taken(2), taken(3)]).toEqual([0, 2, 2]);
});

test('[CHR-GRM-08] [CHR-PLAY-01] orders and intents can both set who is hit first: the later one wins', () => {
  const troops = 'repulsar-knight, judge, 10 fb-swordsmen';
  const armies = [{ at: '0606', name: 'Host', owner: 0, troops }, MEETING.armies[1]];
  const orders = { 0: 'INTENT Host RUN\nWOUNDS Host: fb-swordsmen\nWOUNDS Host: judge' };
  const dice = { 'flight:': [2] };
  const day = dayOf({ ...MEETING, armies }, { orders });
  const hit = (campaign: typeof day) => {
    const { heroes, bands } = fightOnDay(campaign, { dice }).army('Host');
    return [...heroes.map(({ wounds }) => wounds), ...bands.map(({ models }) => models)];
  };
  const battle = [{ s: 'wounds', army: 'Host', refs: ['repulsar-knight'] }] as const;
  const sheets = { ...day.sheets, 0: { ...day.sheets[0]!, battle } };
  expect([hit(day), hit({ ...day, sheets })]).toEqual([
    [3, 1, { trooper: 10 }],
    [1, 3, { trooper: 10 }],
  ]);
});

test('[CHR-R-118] several pursuers add their sizes and share the wounds by size, the largest remainder first', () => {
  expect(sharedBySize(10, [6, 3, 3])).toEqual([5, 3, 2]);
  expect(sharedBySize(7, [5, 5])).toEqual([4, 3]);
  const empires = [{ name: 'Aldmark' }, { name: 'Brakka' }, { name: 'Corvane' }];
  const armies = [...MEETING.armies, { at: '0606', name: 'Corps', owner: 2, size: 4 }];
  const orders = {
    0: 'INTENT Host RUN',
    2: 'INTENT Corps FIGHT\nINTENT Corps VS Brakka TRUCE',
    1: 'INTENT Warband VS Corvane TRUCE',
  };
  const ran = fight({ ...MEETING, empires, armies }, { orders, dice: { 'flight:': [10], 'pursuit:': [16] } });
  expect(ran.of('pursuersLost')).toHaveLength(1);
  expect(ran.of('pursuersLost')[0]?.about).toMatchObject({ r: 16 + 6 - 12 });
  const trains = ran.state.empires.map(({ treasury }) => treasury);
  expect(trains).toEqual([0, 20, 10]);
});

test('[CHR-EX-44] [CHR-R-174] if one army runs and another fights, the fighter alone pursues and then attacks the third', () => {
  const given: GivenCampaign = {
    empires: [{ name: 'Aldmark' }, { name: 'Brakka' }, { name: 'Corvane' }],
    cities: MEETING.cities,
    armies: [
      { at: '0606', name: 'A', owner: 0, size: 6 },
      { at: '0606', name: 'B', owner: 1, size: 5 },
      { at: '0606', name: 'C', owner: 2, size: 7 },
    ],
  };
  const orders = { 0: 'INTENT A RUN', 1: 'INTENT B FIGHT', 2: 'INTENT C TRUCE' };
  const ran = fight(given, { orders, dice: { 'flight:': [6], 'pursuit:': [10] } });
  expect(ran.labels().filter((label) => /^(flight|pursuit)/.test(label))).toEqual([
    'flight:Aldmark',
    'pursuit:Aldmark',
  ]);
  expect(ran.of('pursuersLost')[0]?.about).toMatchObject({ r: 10 + 6 - 5 });
  expect(ran.state.empires[2]?.treasury).toBe(0);
  expect(ran.battles).toHaveLength(1);
  expect(ran.battles[0]?.sides).toEqual({ A: [1], B: [2] });
  expect(ran.battles[0]?.order.sides.map(({ outmaneuver }) => outmaneuver.length)).toEqual([1, 0]);
});

test('[CHR-HID-17] only those involved learn of a flight', () => {
  const empires = [{ name: 'Aldmark' }, { name: 'Brakka' }, { name: 'Corvane' }];
  const ran = fight({ ...MEETING, empires }, { orders: { 0: 'INTENT Host RUN' } });
  expect(ran.told(1)).toContain('Aldmark ran');
  expect(ran.told(2)).toBe('');
});
