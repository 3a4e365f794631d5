import { expect, test } from 'vitest';
import type { GivenCampaign } from '../../casebook/position.ts';
import { profileOf } from '../../data/index.ts';
import type { OpenBattle } from '../../state/state.ts';
import type { FightResult, SideId } from '../battle/forms.ts';
import { woundsOf } from '../forces/points.ts';
import { superiorFoe } from './experience.ts';
import { dayOf, fight, fightOnDay, type Outcome } from './testkit.ts';

const MEETING = {
  empires: [{ name: 'Aldmark' }, { name: 'Brakka' }, { name: 'Corvane' }],
  cities: [
    { at: '0602', name: 'Karsk', owner: 0 },
    { at: '0610', name: 'Gorm', owner: 1 },
  ],
  armies: [
    { at: '0606', name: 'Host', owner: 0, troops: 'judge as Verian, 12 fb-swordsmen, 12 fb-swordsmen' },
    { at: '0606', name: 'Warband', owner: 1, troops: 'judge as Gurk, 12 fb-swordsmen, 12 fb-swordsmen' },
  ],
} as const satisfies GivenCampaign;

/** Side B of the battle, its dead: `kept` models of its first band are left. */
const bandOf = (battle: OpenBattle, side: number, nth = 0): string =>
  battle.order.sides[side]!.armies[0]!.warbands[nth]!.id;
const heroOf = (battle: OpenBattle, side: number): string =>
  battle.order.sides[side]!.armies[0]!.individuals[0]!.id;

const hurt = (
  battle: OpenBattle,
  side: number,
  woundsLost: number,
  more = {},
): FightResult['individuals'][number] => ({
  id: heroOf(battle, side),
  woundsLost,
  reducedToZero: woundsLost >= battle.order.sides[side]!.armies[0]!.individuals[0]!.woundsNow,
  killedBy: null,
  byVortex: false,
  ...more,
});
const left = (battle: OpenBattle, side: number, count: number) =>
  battle.order.sides[side]!.armies[0]!.warbands.map(({ id, models }) => ({
    id,
    survivors: id === bandOf(battle, side) ? [{ type: 'trooper', count }] : models,
  }));
const won =
  (winner: SideId | 'draw', more: Outcome = () => ({})): Outcome =>
  (battle) => ({ winner, ...more(battle) });

test('[CHR-CMB-11] [CHR-BRK-03] [CHR-CMB-14] the loser of a battle fought out retreats one hex and is not Broken', () => {
  const ran = fight(MEETING, { outcome: won('A') });
  expect([ran.at('Host'), ran.at('Warband')]).toEqual(['0606', '0607']);
  expect(ran.army('Warband').broken).toBeNull();
});

test('[CHR-CMB-18] [CHR-R-120] a draw: nobody retreats, no spoils, one point each', () => {
  const ran = fight(MEETING, { outcome: won('draw') });
  expect([ran.at('Host'), ran.at('Warband')]).toEqual(['0606', '0606']);
  expect(ran.of('spoilsTaken')).toEqual([]);
  expect(ran.state.armies.map((army) => army!.heroes[0]!.experience)).toEqual([1, 1]);
});

test('[CHR-CMB-13] [CHR-R-119] a side that flees rolls on the table for the living and is Broken, and the enemy takes no wounds', () => {
  const outcome = won('A', () => ({ ending: 'fled', endingSide: 'B', turnsPlayed: 3 }));
  const ran = fight(MEETING, { outcome, dice: { 'flight:T4-0606-1': [4] } });
  const before = woundsOf(dayOf(MEETING).armies[1]!);
  expect(woundsOf(ran.army('Warband'))).toBe(before - Math.floor((before * 20 + 50) / 100));
  expect(ran.army('Warband').broken).toMatchObject({ cause: 'routed' });
  expect(ran.labels().some((label) => label.startsWith('pursuit'))).toBe(false);
  expect(ran.at('Warband')).toBe('0607');
});

test('[CHR-CMB-13] a side allowed to withdraw loses nothing more, but is Broken and beaten', () => {
  const outcome = won('A', () => ({ ending: 'peacefulWithdrawal', endingSide: 'B', turnsPlayed: 3 }));
  const ran = fight(MEETING, { outcome });
  expect(woundsOf(ran.army('Warband'))).toBe(woundsOf(dayOf(MEETING).armies[1]!));
  expect(ran.army('Warband').broken).toEqual({ cause: 'routed', from: 5 });
  expect(ran.of('spoilsTaken')).toHaveLength(1);
});

test('[CHR-CMB-14] [CHR-R-119] a flight in the last turn carries all its penalties', () => {
  const outcome = won('A', () => ({ ending: 'fled', endingSide: 'B', turnsPlayed: 6 }));
  expect(fight(MEETING, { outcome }).army('Warband').broken).toMatchObject({ cause: 'routed' });
});

test('[CHR-CMB-16] a side that yields has lost the battle and leaves unbroken', () => {
  for (const ending of ['yieldAccepted', 'yieldRefused'] as const) {
    const ran = fight(MEETING, { outcome: won('A', () => ({ ending, endingSide: 'B' })) });
    expect([ran.army('Warband').broken, ran.at('Warband'), ran.of('spoilsTaken').length]).toEqual([
      null,
      '0607',
      1,
    ]);
  }
});

test('[CHR-CMB-15] [CHR-SPO-03] [CHR-TRN-04] a negotiated peace: the dead are dead, no experience, no spoils, nobody retreats', () => {
  const outcome = won('draw', (battle) => ({ ending: 'negotiated', warbands: left(battle, 1, 5) }));
  const ran = fight(MEETING, { outcome });
  expect(ran.army('Warband').bands[0]?.models).toEqual({ trooper: 5 });
  expect([ran.of('spoilsTaken').length, ran.of('experienceGained').length]).toEqual([0, 0]);
  expect(ran.at('Warband')).toBe('0606');
});

test('[CHR-WND-01] [CHR-WND-04] dead warband models leave the roster and may be replaced', () => {
  const ran = fight(MEETING, { outcome: won('A', (battle) => ({ warbands: left(battle, 1, 4) })) });
  const [band] = ran.army('Warband').bands;
  expect(band?.models).toEqual({ trooper: 4 });
  expect(ran.army('Warband').lost).toEqual([
    { profile: 'fb-swordsmen', of: 1, type: 'trooper', band: band?.id, count: 8, turn: 4 },
  ]);
  const gone = fight(MEETING, { outcome: won('A', (battle) => ({ warbands: left(battle, 1, 0) })) });
  expect(gone.army('Warband').bands).toHaveLength(1);
});

test('[CHR-WND-02] [CHR-R-124] each lost wound rolls a d20, and 10 or more restores it', () => {
  const verian = (lost: number, ...dies: number[]) =>
    fight(MEETING, {
      outcome: won('A', (battle) => ({ individuals: [hurt(battle, 0, lost)] })),
      dice: { recovery: dies },
    }).army('Host').heroes[0]?.wounds;
  expect([verian(2, 9, 10), verian(2, 9, 9), verian(3, 20, 1, 1)]).toEqual([2, 1, 1]);
  expect(verian(3, 1, 2, 3)).toBeUndefined();
});

test('[CHR-WND-03] a dead individual is noted as a loss that can be replaced', () => {
  const ran = fight(MEETING, { outcome: won('A', (battle) => ({ individuals: [hurt(battle, 0, 3)] })) });
  expect(ran.army('Host').lost).toEqual([{ profile: 'judge', of: 0, type: 'individual', count: 1, turn: 4 }]);
});

test('[CHR-WND-07] nobody recovers in an army that was wiped out', () => {
  const wipedOut: Outcome = (battle) => ({
    ending: 'annihilation',
    endingSide: 'B',
    winner: 'A',
    individuals: [hurt(battle, 1, 3)],
    warbands: battle.order.sides[1]!.armies[0]!.warbands.map(({ id }) => ({
      id,
      survivors: [{ type: 'trooper', count: 0 }],
    })),
  });
  const ran = fight(MEETING, { outcome: wipedOut, dice: { recovery: [20, 20, 20] } });
  expect(ran.at('Warband')).toBe('gone');
  expect(ran.labels().some((label) => label.startsWith('recovery'))).toBe(false);
});

test('[CHR-WND-07] while one individual is still alive the army is not wiped out, and he keeps his wounds', () => {
  const alone: Outcome = (battle) => ({
    winner: 'A',
    individuals: [hurt(battle, 1, 1)],
    warbands: battle.order.sides[1]!.armies[0]!.warbands.map(({ id }) => ({ id, survivors: [] })),
  });
  const ran = fight(MEETING, { outcome: alone, dice: { recovery: [1] } });
  expect(ran.army('Warband').heroes.map(({ name, wounds }) => [name, wounds])).toEqual([['Gurk', 2]]);
});

const devout = (hero: string): GivenCampaign => ({
  ...MEETING,
  armies: [
    { at: '0606', name: 'Host', owner: 0, troops: `${hero} as One, 12 dv-cult-axemen, 12 dv-cult-axemen` },
    MEETING.armies[1],
  ],
});
const afterwards = (hero: string, lost: number, dies: number[], more = {}) => {
  const outcome = won('A', (battle) => ({ individuals: [hurt(battle, 0, lost, more)] }));
  const ran = fight(devout(hero), { outcome, dice: { recovery: dies } });
  return {
    wounds: ran.army('Host').heroes[0]?.wounds,
    rolls: ran.labels().filter((label) => label.startsWith('recovery')).length,
  };
};

test('[CHR-RAC-13] a model killed by a vortex does not recover', () => {
  expect(afterwards('necromancer', 3, [20, 20, 20], { byVortex: true })).toEqual({
    wounds: undefined,
    rolls: 0,
  });
  expect(afterwards('necromancer', 2, [20, 20], { byVortex: true })).toEqual({ wounds: 3, rolls: 2 });
});

test('[CHR-RAC-15] demons recover on 12', () => {
  expect(afterwards('dusk-realm-demon', 2, [11, 12])).toEqual({ wounds: 2, rolls: 2 });
});

test('[CHR-RAC-34] [CHR-RAC-14] a golem is either whole again without a roll or gone', () => {
  expect(afterwards('adamantite-golem', 3, [])).toEqual({ wounds: 4, rolls: 0 });
  expect(afterwards('adamantite-golem', 4, [20, 20, 20, 20])).toEqual({ wounds: undefined, rolls: 0 });
});

test('[CHR-RAC-14] an individual of the Risen, which only a creation can be, is either whole again without a roll or gone', () => {
  const entry = { ...profileOf('necromancer'), id: 'lich', tags: ['risen'] as const };
  const campaign = dayOf(devout('necromancer'));
  const [host, ...others] = campaign.armies;
  const heroes = host!.heroes.map((hero) => ({ ...hero, profile: 'lich', creation: entry }));
  const wounds = (lost: number) => {
    const outcome = won('A', (battle) => ({ individuals: [hurt(battle, 0, lost)] }));
    const day = { ...campaign, armies: [{ ...host!, heroes }, ...others] };
    return fightOnDay(day, { outcome, dice: { recovery: [1, 1, 1] } }).army('Host').heroes[0]?.wounds;
  };
  expect([wounds(2), wounds(3)]).toEqual([3, undefined]);
});

test('[CHR-RAC-34] a golem that was wounded before the battle is whole after it', () => {
  const campaign = dayOf(devout('adamantite-golem'));
  const [host, ...others] = campaign.armies;
  const heroes = host!.heroes.map((hero) => ({ ...hero, wounds: 2 }));
  const ran = fightOnDay({ ...campaign, armies: [{ ...host!, heroes }, ...others] });
  expect(ran.army('Host').heroes[0]?.wounds).toBe(4);
});

test('[CHR-EX-31] [CHR-EXP-01] [CHR-R-142] a superior enemy is worth a point for each full fifth', () => {
  expect(superiorFoe(1000, 1500)).toBe(2);
  expect([superiorFoe(1000, 1199), superiorFoe(1000, 1200), superiorFoe(1500, 1000)]).toEqual([0, 1, 0]);
  const armies = [
    MEETING.armies[0],
    { ...MEETING.armies[1], troops: `${MEETING.armies[1].troops}, 12 fb-swordsmen` },
  ];
  const ran = fight({ ...MEETING, armies }, { outcome: won('A') });
  expect(ran.army('Host').heroes[0]?.experience).toBe(1 + 2 + 2);
  expect(ran.army('Warband').heroes[0]?.experience).toBe(1);
  const beaten = fight({ ...MEETING, armies }, { outcome: won('B') });
  expect(beaten.army('Host').heroes[0]?.experience).toBe(1);
});

test('[CHR-EXP-01] an army gains a point for each spell cast, and a felled individual’s size in points even if he recovers', () => {
  const outcome = won('A', (battle) => ({
    individuals: [hurt(battle, 1, 3)],
    kills: [{ killer: heroOf(battle, 0), victim: heroOf(battle, 1) }],
    spells: [{ caster: heroOf(battle, 0), spell: 'x', successes: 2 }],
  }));
  const ran = fight(MEETING, { outcome, dice: { recovery: [20, 20, 20] } });
  expect(ran.army('Host').heroes[0]?.experience).toBe(1 + 2 + 1 + 2);
  expect(ran.army('Warband').heroes[0]?.experience).toBe(1);
});

test('[CHR-EX-18] [CHR-SPO-01] spoils: a d20 for each size of the beaten before the battle, times five', () => {
  const spoils = (troops: string, ...dies: number[]) => {
    const armies = [MEETING.armies[0], { ...MEETING.armies[1], troops }];
    return fight({ ...MEETING, armies }, { outcome: won('A'), dice: { spoils: dies } }).state.empires[0]
      ?.treasury;
  };
  // 74 + 17 x 20 + 16 = 430 points
  const four = 'judge, 12 fb-swordsmen, 5 fb-swordsmen';
  expect([spoils(four, 1, 1, 1, 1), spoils(four, 20, 20, 20, 20)]).toEqual([20, 400]);
  expect(spoils('4 fb-swordsmen')).toBe(0);
});

test('[CHR-R-127] spoils are new money, shared by the sizes of the winners before the battle', () => {
  const empires = [
    { name: 'Aldmark', treasury: 50, declares: { Corvane: 'Allied' as const } },
    { name: 'Brakka', treasury: 70 },
    { name: 'Corvane', declares: { Aldmark: 'Allied' as const } },
  ];
  const armies = [
    { at: '0606', name: 'Host', owner: 0, size: 12 },
    { at: '0606', name: 'Warband', owner: 1, size: 8 },
    { at: '0606', name: 'Corps', owner: 2, size: 6 },
  ];
  const ran = fight(
    { ...MEETING, empires, armies },
    { outcome: won('A'), dice: { spoils: [10, 10, 10, 10, 10, 10, 10, 20] } },
  );
  expect(ran.battles).toHaveLength(1);
  expect(ran.state.empires.map(({ treasury }) => treasury)).toEqual([50 + 300, 70, 150]);
});

test('[CHR-HID-17] [CHR-HID-27] the parties learn the result and rosters; others learn only the public note', () => {
  const ran = fight(MEETING, { outcome: won('A', () => ({ publicNote: 'There was a great battle.' })) });
  expect(ran.told(2)).toBe('There was a great battle.');
  expect(ran.told(0)).toContain('victory points');
  const roster = ran.state.knowledge[0]?.rosters[1];
  expect(roster).toMatchObject({ turn: 4, name: '' });
  expect(roster?.force.heroes[0]).toMatchObject({ name: 'Gurk', experience: 0, spells: [] });
  expect(ran.state.knowledge[2]?.rosters).toEqual({});
});

test('[CHR-R-96] overcrowding after a battle counts everybody who stayed, the beaten too, but not those who left', () => {
  const armies = [
    { at: '0606', name: 'Host', owner: 0, size: 14 },
    { at: '0606', name: 'Warband', owner: 1, size: 14 },
  ];
  expect(fight({ ...MEETING, armies }, { outcome: won('A') }).of('hexOvercrowded')).toHaveLength(1);
  const fled: Outcome = () => ({ winner: 'A', ending: 'peacefulWithdrawal', endingSide: 'B' });
  expect(fight({ ...MEETING, armies }, { outcome: fled }).of('hexOvercrowded')).toHaveLength(0);
});
