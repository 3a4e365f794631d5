import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenArmy, type GivenCampaign } from '../../casebook/position.ts';
import { beginTale, type Tale } from '../../engine/tale.ts';
import { NO_KNOWLEDGE } from '../../knowledge/knowledge.ts';
import type { Statement } from '../../orders/orders.ts';
import type { Hero } from '../../state/force.ts';
import { type Hex, hexOfLabel } from '../../state/ground.ts';
import type { Broken, Campaign } from '../../state/state.ts';
import { accounts } from './accounts.ts';
import { outcomeOf, scoreOf } from './ending.ts';
import { unexplainedMoney } from './ledger.ts';

const GIVEN: GivenCampaign = {
  turn: 5,
  empires: [{ name: 'Aldmark', treasury: 1000 }, { name: 'Brakka' }],
  cities: [
    { at: '0101', name: 'Home' },
    { at: '1212', name: 'Away', owner: 1 },
  ],
};
const closed = (given: GivenCampaign, ...rolls: number[]): Tale =>
  closing(campaignFrom({ ...GIVEN, ...given }), ...rolls);
const closing = (campaign: Campaign, ...rolls: number[]): Tale => {
  const tale = beginTale(campaign);
  accounts(tale, dice(...rolls));
  expect(tale.events.flatMap(unexplainedMoney)).toEqual([]);
  return tale;
};

const routed = (from: number): Broken => ({ cause: 'routed', from });
/** A Judge leads with 17. */
const broken = (army: Partial<GivenArmy>, rolls: number[], given: GivenCampaign = {}) =>
  closed({ armies: [{ at: '0505', broken: routed(5), ...army }], ...given }, ...rolls).state.armies[0]
    ?.broken;

test('[CHR-BRK-07] [CHR-R-36] a Broken army of size 5 regroups on its commander’s leadership or less', () => {
  expect(broken({}, [17])).toBeNull();
  expect(broken({}, [18])).not.toBeNull();
  expect(broken({ size: 4 }, [])).not.toBeNull();
});

test('[CHR-R-36] [CHR-BRK-02] an army does not regroup in the turn it fled', () => {
  expect(broken({ broken: routed(6) }, [])).not.toBeNull();
});

test("[CHR-R-25] [CHR-IMP-07] a neighbouring cathedral, even an ally's, helps by 2", () => {
  const beside = (owner: number, declares = {}) => ({
    empires: [{ name: 'Aldmark' }, { name: 'Brakka', declares }],
    cities: [...GIVEN.cities!, { at: '0504', owner, improvements: ['cathedral' as const] }],
  });
  expect(broken({}, [19], beside(0))).toBeNull();
  expect(broken({}, [19], beside(1))).not.toBeNull();
  expect(broken({}, [19], beside(1, { Aldmark: 'Allied' }))).toBeNull();
});

test('[CHR-R-36] without an individual, the best warband leader tests; without one, the best model', () => {
  expect(broken({ troops: '12 fb-swordsmen +leader, 12 fb-greatswords, 12 fb-swordsmen' }, [13])).toBeNull();
  expect(
    broken({ troops: '12 fb-swordsmen +leader, 12 fb-greatswords, 12 fb-swordsmen' }, [14]),
  ).not.toBeNull();
  expect(broken({ troops: '12 fb-swordsmen, 8 fb-greatswords, 12 fb-swordsmen' }, [14])).toBeNull();
});

test('[CHR-BRK-01] [CHR-R-175] an army that was only too small or never legal needs a city but no test', () => {
  const understrength: Broken = { cause: 'understrength', from: 0 };
  expect(broken({ at: '0101', broken: understrength }, [])).toBeNull();
  expect(broken({ at: '0505', broken: understrength }, [])).not.toBeNull();
});

test('[CHR-R-175] [CHR-ARM-05] the city is its own or Allied toward it; Friendly is not enough', () => {
  const inCityOf = (stance: 'Friendly' | 'Allied') =>
    broken({ at: '0909', broken: { cause: 'understrength', from: 0 } }, [], {
      empires: [{}, { declares: { 0: stance } }],
      cities: [GIVEN.cities![0]!, { at: '0909', owner: 1 }],
    });
  expect(inCityOf('Allied')).toBeNull();
  expect(inCityOf('Friendly')).not.toBeNull();
});

test('[CHR-EX-48] [CHR-R-175] a routed army in its city is Broken until it has passed the test', () => {
  expect(broken({ at: '0101', size: 9 }, [18])).not.toBeNull();
});

const conquered = (size: number, armies: GivenCampaign['armies'], turn = 5, taken = 4, ...rolls: number[]) =>
  closed(
    {
      turn,
      armies: armies ?? [],
      cities: [
        ...GIVEN.cities!,
        { at: '0606', name: 'Karsk', size, race: 'BB', conquered: { turn: taken, from: 1 } },
      ],
    },
    ...rolls,
  );

test('[CHR-EX-13] [CHR-CNQ-04] a conquered city of size 5 rises on 1 against size 2, on 5 or less without an army, and not at all against size 3', () => {
  const owner = (tale: Tale) => tale.state.cities[2]?.owner;
  const small = [{ at: '0606', size: 2 }];
  expect(owner(conquered(5, small, 5, 4, 1))).toBe(1);
  expect(owner(conquered(5, small, 5, 4, 2))).toBe(0);
  expect(owner(conquered(5, [], 5, 4, 5))).toBe(1);
  expect(owner(conquered(5, [], 5, 4, 6))).toBe(0);
  expect(owner(conquered(5, [{ at: '0606', size: 3 }]))).toBe(0);
  expect(owner(conquered(5, [], 5, 5, 5))).toBe(1);
});

test('[CHR-R-134] the city returns to its first empire as a normal city; the troops inside move outside', () => {
  const tale = conquered(9, [{ at: '0606', size: 2, inside: true }], 5, 4, 1);
  expect(tale.state.cities[2]).toMatchObject({ owner: 1, conquered: null });
  expect(tale.state.armies[0]?.inside).toBe(false);
  const guests = closed(
    {
      turn: 5,
      empires: [{ declares: { 2: 'Allied' } }, {}, {}],
      armies: [{ at: '0606', owner: 2, size: 6, inside: true }],
      cities: [
        ...GIVEN.cities!,
        { at: '0606', size: 9, conquered: { turn: 4, from: 1 }, improvements: ['barracks'] },
      ],
    },
    9,
  );
  expect([guests.state.cities[2]?.owner, guests.state.armies[0]?.inside]).toEqual([1, false]);
});

test('[CHR-R-134] if its first empire is gone, the city becomes a neutral', () => {
  const campaign = campaignFrom({
    ...GIVEN,
    cities: [GIVEN.cities![0]!, { at: '0606', name: 'Karsk', size: 5, conquered: { turn: 4, from: 1 } }],
  });
  const fallen = {
    ...campaign,
    empires: campaign.empires.map((empire) => (empire.id === 1 ? { ...empire, fallen: 4 } : empire)),
  };
  const { state } = closing(fallen, 1);
  expect(state.cities[1]).toMatchObject({ owner: 2, conquered: null });
  expect(state.empires[2]).toMatchObject({ power: 'neutral', name: 'Free Karsk', fallen: null });
});

test('[CHR-R-173] [CHR-R-42] a risen city whose name its empire uses gets a number, and the owner is told', () => {
  const { state } = closed(
    {
      turn: 5,
      armies: [],
      cities: [
        GIVEN.cities![0]!,
        { at: '0909', name: 'Karsk', owner: 1 },
        { at: '0606', name: 'Karsk', size: 5, conquered: { turn: 4, from: 1 } },
      ],
    },
    1,
  );
  expect(state.cities[2]).toMatchObject({ owner: 1, name: 'Karsk 2' });
  expect(state.reports[1]?.map(({ text }) => text)).toContain(
    'You already use the name Karsk: the newcomer is called Karsk 2 (E-13).',
  );
});

test('[CHR-TRN-02] uprisings come before the counters: a city can still rise in turn t + 7', () => {
  expect(conquered(5, [], 11, 4, 5).state.cities[2]?.owner).toBe(1);
  expect(conquered(5, [], 11, 4, 6).state.cities[2]).toMatchObject({ owner: 0, conquered: null });
});

test('[CHR-CNQ-06] [CHR-R-135] a city taken in turn t is a normal city of its owner from the end of turn t + 7', () => {
  const armies = [{ at: '0606', size: 5 }];
  expect(conquered(5, armies, 10, 4).state.cities[2]?.conquered).not.toBeNull();
  expect(conquered(5, armies, 11, 4).state.cities[2]).toMatchObject({ conquered: null, race: 'FB' });
});

test('[CHR-EX-43] [CHR-R-22] a city of size 6 whose granary was destroyed has size 4 after T12', () => {
  const size = (cutTo: number | null, before: number) => {
    const city = closed({ cities: [{ at: '0101', size: before, cutTo }, GIVEN.cities![1]!] }).state.cities[0];
    return [city?.size, city?.cutTo];
  };
  expect([size(4, 6), size(6, 5), size(null, 8)]).toEqual([
    [4, null],
    [5, null],
    [8, null],
  ]);
});

test('[CHR-R-165] lost or unpaid barracks put everybody outside; barracks that shrank put the largest outside first', () => {
  const armies = [
    { at: '0101', size: 2, inside: true },
    { at: '0101', size: 4, inside: true },
  ];
  const inside = (city: { size: number; improvements?: readonly 'barracks'[] }) =>
    closed({ armies, cities: [{ at: '0101', ...city }, GIVEN.cities![1]!] }).state.armies.map(
      (army) => army?.inside,
    );
  expect(inside({ size: 6 })).toEqual([false, false]);
  expect(inside({ size: 6, improvements: ['barracks'] })).toEqual([true, true]);
  expect(inside({ size: 5, improvements: ['barracks'] })).toEqual([true, false]);
});

const scouts = (...names: string[]) => names.map((name) => ({ kind: 'scout' as const, at: '0101', name }));

test('[CHR-EX-35] [CHR-UNT-02] [CHR-R-37] when an army breaks, the newest scout is removed, or the last of SCOUT PRIORITY', () => {
  const armies = [{ at: '0101' }, { at: '0201' }, { at: '0301', size: 4 }];
  const left = (...statements: Statement[]) =>
    closed({ armies, units: scouts('A', 'B', 'C'), orders: { Aldmark: statements } }).state.units.map(
      (unit) => unit?.name ?? null,
    );
  expect(left()).toEqual(['A', 'B', null]);
  expect(left({ s: 'scoutPriority', scouts: ['c', 'b'] })).toEqual([null, 'B', 'C']);
});

const CASTER = 'chronomancer as Aldren, 12 fb-swordsmen, 12 fb-swordsmen';
const glade = (hero: Partial<Hero>, sites: GivenCampaign['sites'], spell = 'Fire Flask', treasury = 1000) => {
  const campaign = campaignFrom({
    ...GIVEN,
    empires: [{ name: 'Aldmark', treasury }, { name: 'Brakka' }],
    armies: [{ at: '0303', troops: CASTER }],
    sites: sites ?? {},
    orders: { Aldmark: [{ s: 'glade', hero: 'aldren', spell }] },
  });
  const [army] = campaign.armies;
  return closing({ ...campaign, armies: [{ ...army!, heroes: [{ ...army!.heroes[0]!, ...hero }] }] });
};

test('[CHR-SPT-08] [CHR-R-59] in a glade a magic-user buys one spell of any list, once only, without a roll', () => {
  const here = { '0303': { glade: true as const } };
  const bought = glade({}, here);
  expect(bought.state.armies[0]?.heroes[0]).toMatchObject({ spells: ['Fire Flask'], gladeUsed: true });
  expect(bought.state.empires[0]!.treasury).toBeLessThan(1000);
  expect(glade({ gladeUsed: true }, here).state.empires[0]?.treasury).toBe(1000);
  expect(glade({}, {}).state.empires[0]?.treasury).toBe(1000);
  expect(glade({ profile: 'judge' }, here).state.armies[0]?.heroes[0]?.spells).toEqual([]);
  expect(glade({}, here, 'Fire Flask', 1).state.armies[0]?.heroes[0]?.spells).toEqual([]);
});

const envisioned = (die: number[], { fought = false, at = '0306', seen = true } = {}) => {
  const campaign = campaignFrom({
    ...GIVEN,
    armies: [
      { at: '0303', troops: CASTER, today: { fought } },
      { at, owner: 1, name: 'Night Host' },
    ],
    orders: { Aldmark: [{ s: 'envision', target: { empire: 'Brakka', number: 1 } }] },
  });
  const [army, other] = campaign.armies;
  const sighting = {
    kind: 'army' as const,
    id: 1,
    owner: 1,
    at: other!.at,
    number: 1,
    size: 5,
    broken: false,
    mercenary: false,
    turn: 5,
  };
  const knowledge = { 0: { ...NO_KNOWLEDGE, sightings: seen ? [sighting] : [] }, 1: NO_KNOWLEDGE };
  const heroes = [{ ...army!.heroes[0]!, spells: ['Envision'] }];
  return closing({ ...campaign, knowledge, armies: [{ ...army!, heroes }, other!] }, ...die).state
    .knowledge[0]?.rosters[1];
};

test('[CHR-RAC-03] [CHR-R-147] Envision shows a whole army within 5 on d20 ≤ PW − 4, in a turn without combat', () => {
  expect(envisioned([12])).toMatchObject({ name: 'Night Host', turn: 5 });
  expect(envisioned([13])).toBeUndefined();
  expect(envisioned([], { fought: true })).toBeUndefined();
  expect(envisioned([], { at: '0309' })).toBeUndefined();
  expect(envisioned([], { seen: false })).toBeUndefined();
});

test('[CHR-R-13] [CHR-PLY-22] an empire without city, army and settlers is out, and what it had scatters', () => {
  const out = closed({
    empires: [...GIVEN.empires!, { name: 'Corvane' }],
    units: [{ kind: 'engineer', at: '0303', owner: 2 }],
  });
  expect(out.state.empires[2]?.fallen).toBe(5);
  expect(out.state.units).toEqual([null]);
  const settlers = closed({
    empires: [...GIVEN.empires!, { name: 'Corvane' }],
    units: [{ kind: 'settler', at: '0303', owner: 2 }],
  });
  expect(settlers.state.empires[2]?.fallen).toBeNull();
});

test('[CHR-R-13] the campaign ends when one empire remains, when all are mutually Allied, or after the last turn', () => {
  expect(closed({}).state.end).toBeNull();
  expect(closed({ cities: [GIVEN.cities![0]!] }).state.end).toMatchObject({ winners: [0], rule: 'CHR-R-13' });
  const one = { name: 'Aldmark', declares: { Brakka: 'Allied' as const } };
  const other = { name: 'Brakka', declares: { Aldmark: 'Allied' as const } };
  expect(closed({ empires: [one, other] }).state.end?.winners).toEqual([0, 1]);
  expect(closed({ empires: [one, { name: 'Brakka' }] }).state.end).toBeNull();
  expect(closed({ turn: 30 }).state.end?.winners).toEqual([0]);
});

test('[CHR-R-13] the score is 100 for each city size, the points of armies, half the treasury and 25 for each structure', () => {
  const built = { owner: 0, builtTurn: 1, captured: null };
  const campaign = campaignFrom({
    empires: [{ treasury: 101 }, {}],
    cities: [{ at: '0101', size: 4 }],
    armies: [{ at: '0101', troops: 'judge, 10 fb-swordsmen' }],
    sites: { '0303': { tower: built, depot: built, temple: { ...built, owner: 1 } } },
  });
  expect(scoreOf(campaign, 0)).toBe(400 + 274 + 50 + 50);
  expect(outcomeOf({ ...campaign, turn: 30 })?.winners).toEqual([0]);
});

test('[CHR-TRN-05] [CHR-TRN-02] the accounts end with a look around, which gives the map of the turn', () => {
  const hex: Hex = hexOfLabel(campaignFrom(GIVEN).ground, '0101');
  expect(closed({}).state.knowledge[0]?.inSight).toContain(hex);
});
