import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenArmy, type GivenCampaign } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import { labelOf } from '../../state/ground.ts';
import type { Campaign } from '../../state/state.ts';
import { withPatrolAnswer } from './patrolChoice.ts';
import { runSlots } from './slots.ts';
import { allSeen, run, withOrders } from './testkit.ts';

const guard = (...wolves: Partial<GivenArmy>[]): GivenCampaign => ({
  armies: [
    { at: '0506', name: 'Guard', size: 8 },
    ...wolves.map((army, index) => ({
      at: '0503',
      owner: 1,
      name: `Wolves ${'ABC'[index]}`,
      size: 6,
      ...army,
    })),
  ],
});
const met = (ran: { state: Campaign }): string[] =>
  ran.state.encounters.map(({ at }) => labelOf(ran.state.ground, at));

test('[CHR-AAC-15] [CHR-R-91] a patrol immediately engages a hostile army that enters an adjacent hex', () => {
  const ran = run(guard({}), { 0: 'Guard - Patrol', 1: 'Wolves A - March 4,4; Move 1' });
  expect([ran.at('Guard'), ran.at('Wolves A')]).toEqual(['0505', '0505']);
  expect(ran.army('Guard').cameFrom).not.toBeNull();
  expect(ran.army('Guard').today).toMatchObject({ patrolled: true, marches: 0 });
});

test('[CHR-AAC-15] with /M it watches two hexes, and pays the March penalty even if nobody comes', () => {
  const ran = run(guard({}), { 0: 'Guard - Patrol /M', 1: 'Wolves A - Move 4' });
  expect([ran.at('Guard'), ran.army('Guard').today.marches]).toEqual(['0504', 1]);
  expect(run(guard({}), { 0: 'Guard - Patrol /M', 1: 'Wolves A - Hold' }).army('Guard').today.marches).toBe(
    1,
  );
  expect(run(guard({}), { 0: 'Guard - Patrol', 1: 'Wolves A - Move 4' }).at('Guard')).toBe('0506');
});

test('[CHR-AAC-17] an army that begins the turn in a watched hex, and is in one after its first action, is engaged', () => {
  expect(met(run(guard({ at: '0505' }), { 0: 'Guard - Patrol', 1: 'Wolves A - Hold; Move 1' }))).toEqual([
    '0505',
  ]);
  const gone = run(guard({ at: '0505' }), { 0: 'Guard - Patrol', 1: 'Wolves A - Move 1' });
  expect([gone.at('Guard'), met(gone)]).toEqual(['0506', []]);
});

test('[CHR-AAC-17] a step from one watched hex into another is engaged at once', () => {
  const ran = run(guard({ at: '0505' }), { 0: 'Guard - Patrol', 1: 'Wolves A - March 3,2' });
  expect(ran.at('Wolves A')).toBe(ran.at('Guard'));
  expect(ran.at('Guard')).not.toBe('0506');
});

test('[CHR-AAC-18] an army that arrived by portal within range is engaged before it moves', () => {
  const ran = run(guard({ at: '0505', today: { arrived: true } }), {
    0: 'Guard - Patrol',
    1: 'Wolves A - Move 1',
  });
  expect(met(ran)).toEqual(['0505']);
});

test('[CHR-R-91] a patrol attacks only armies it would engage, even if the other would engage it', () => {
  const empires = [{ declares: { 1: 'Friendly' } }, {}] as const;
  const ran = run({ ...guard({}), empires }, { 0: 'Guard - Patrol', 1: 'Wolves A - March 4,4' });
  expect([ran.at('Guard'), met(ran)]).toEqual(['0506', []]);
});

test('[CHR-R-89] NO ENGAGE does not hide an army from patrols', () => {
  const ran = run(guard({}), { 0: 'Guard - Patrol', 1: 'Wolves A - March 4,4 NO ENGAGE' });
  expect(met(ran)).toEqual(['0505']);
});

test('[CHR-R-91] it watches only what it can legally enter', () => {
  const rivers = { '0506/1': 'river' } as const;
  const ran = run({ ...guard({}), rivers }, { 0: 'Guard - Patrol', 1: 'Wolves A - March 4,4' });
  expect(ran.at('Guard')).toBe('0506');
});

test('[CHR-R-91] a two-hex dash obeys the bans of a March', () => {
  const surface = Array.from({ length: 12 }, (_, row) => (row === 4 ? 'm'.repeat(12) : '.'.repeat(12)));
  const ran = run({ ...guard({}), surface }, { 0: 'Guard - Patrol /M', 1: 'Wolves A - Move 4' });
  expect(ran.at('Guard')).toBe('0506');
});

test('[CHR-R-91] it does not dash across a hex with another hostile army', () => {
  const ran = run(guard({}, { at: '0505' }), { 0: 'Guard - Patrol /M', 1: 'Wolves A - Move 4' });
  expect([ran.at('Wolves A'), ran.at('Guard')]).toEqual(['0504', '0505']);
});

test('[CHR-R-91] a fleet watches no shore', () => {
  const surface = ['wwwwwwww', 'wwwwwwww', '........', '........', '........', '........'];
  const guarded = (at: string, afloat: boolean) =>
    run(
      {
        surface,
        cities: [{ at: '0803', improvements: ['harbor'] }],
        armies: [
          { at, name: 'Guard', size: 8, afloat },
          { at: '0504', owner: 1, name: 'Wolves', size: 6 },
        ],
      },
      { 0: 'Guard - Patrol', 1: 'Wolves - Move 1' },
    ).at('Guard');
  expect([guarded('0402', true), guarded('0403', false)]).toEqual(['0402', '0503']);
});

test('[CHR-R-91] each patrol engages once a turn; armies inside walls do not trigger it', () => {
  const cities = [{ at: '0505', owner: 1, size: 6, improvements: ['barracks'] as const }];
  const ran = run(
    { ...guard({ at: '0504' }), cities },
    { 0: 'Guard - Patrol', 1: 'Wolves A - Move 4 INSIDE' },
  );
  expect(ran.at('Guard')).toBe('0506');
});

test('[CHR-R-91] two patrols that trigger each other meet as if head-on', () => {
  const ran = run(guard({ at: '0505' }), { 0: 'Guard - Patrol', 1: 'Wolves A - Patrol' }, 1);
  expect([ran.at('Guard'), ran.at('Wolves A')]).toEqual(['0505', '0505']);
});

test('[CHR-R-92] PREFER decides between candidates of one impulse', () => {
  const pack = guard({ at: '0504' }, { at: '0705', size: 9 });
  const orders = (prefer: string) => ({
    0: `Guard - Patrol PREFER ${prefer}`,
    1: 'Wolves A - Move 4\nWolves B - Move 5',
  });
  expect(run(pack, orders('Brakka 2')).at('Guard')).toBe(run(pack, orders('Brakka 2')).at('Wolves B'));
  expect(run(pack, orders('Brakka 1')).at('Guard')).toBe('0505');
});

const asked = () => {
  const orders = { 0: 'Guard - Patrol', 1: 'Wolves A - Move 4; Hold\nWolves B - Move 5; Hold' };
  const campaign = withOrders(
    allSeen(campaignFrom({ step: 'T9', ...guard({ at: '0504' }, { at: '0705', size: 9 }) })),
    orders,
  );
  const tale = beginTale(campaign);
  const finished = runSlots(tale, dice());
  return { tale, finished };
};

test('[CHR-AAC-16] [CHR-R-92] [CHR-PLAY-03] with several candidates its owner must choose before anything later happens', () => {
  const { tale, finished } = asked();
  expect(finished).toBe(false);
  expect(tale.state.window).toMatchObject({ name: 'patrol', asked: [0] });
  expect(tale.state.questions).toEqual([{ kind: 'patrol', empire: 0, army: 0, candidates: [1, 2] }]);
  expect([tale.state.slot, tale.state.impulse, tale.state.encounters]).toEqual([1, 1, []]);
});

const resumed = (campaign: Campaign, ...dies: number[]): Campaign => {
  const copy = JSON.parse(JSON.stringify(campaign)) as Campaign;
  const tale = beginTale(copy);
  expect(runSlots(tale, dice(...dies))).toBe(true);
  return tale.state;
};

test('[CHR-AAC-16] [CHR-PLAY-02] the answer is carried out, and the turn continues from the saved state', () => {
  const { state } = asked().tale;
  const after = resumed({ ...state, questions: withPatrolAnswer(state, 0, 2) });
  expect(after.armies[0]?.at).toBe(after.armies[2]?.at);
  expect([after.questions, after.walks, after.window, after.slot]).toEqual([[], [], null, 0]);
  expect(after.encounters[0]?.armies).toEqual([0, 2]);
});

test('[CHR-R-92] without an answer an army At War comes first, then the lot decides', () => {
  const { state } = asked().tale;
  expect(resumed(state, 1).armies[0]?.at).toBe(state.armies[1]?.at);
  expect(resumed(state, 2).armies[0]?.at).toBe(state.armies[2]?.at);
});

test('[CHR-PLAY-07] patrol decisions of one impulse are made together', () => {
  const given = {
    empires: [{}, {}, {}],
    armies: [
      { at: '0506', name: 'Guard', size: 8 },
      { at: '0706', owner: 2, name: 'Watch', size: 8 },
      { at: '0504', owner: 1, name: 'Wolves A', size: 6 },
      { at: '0705', owner: 1, name: 'Wolves B', size: 6 },
      { at: '0804', owner: 1, name: 'Wolves C', size: 6 },
    ],
  };
  const empires = [{ declares: { 2: 'Allied' } }, {}, { declares: { 0: 'Allied' } }] as const;
  const orders = {
    0: 'Guard - Patrol',
    2: 'Watch - Patrol',
    1: 'Wolves A - Move 4\nWolves B - Move 5\nWolves C - Move 4',
  };
  const campaign = withOrders(allSeen(campaignFrom({ step: 'T9', ...given, empires })), orders);
  const tale = beginTale(campaign);
  expect(runSlots(tale, dice())).toBe(false);
  expect(tale.state.questions.map((question) => question.empire)).toEqual([0, 2]);
});
