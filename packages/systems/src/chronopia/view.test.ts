import { MODERATOR, SPECTATOR, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { steward } from './ai/steward.ts';
import { hexOfLabel } from './ground.ts';
import { chronopia } from './index.ts';
import { knownTo, readOrdersOf } from './orderDesk.ts';
import { sideFrom } from './position.ts';
import { reportOf } from './report/report.ts';
import { reportText } from './report/text.ts';
import { lookAround } from './rules/visibility/lookAround.ts';
import type { Army, Campaign, City } from './state.ts';
import { story } from './story.ts';
import { beginTale } from './tale.ts';
import { BATTLES, FALLEN_CITY, INTENTS, ORDERS, PATROL } from './testkit/staged.ts';
import { empireMeant, view } from './view.ts';

const mine = (campaign: Campaign): Campaign => view(campaign, 'e1');
const hex = (label: string): number => hexOfLabel(ORDERS.ground, label);
const side = (label: string): number => sideFrom(ORDERS.ground, label);
const cityCalled = ({ cities }: Campaign, name: string): City | undefined =>
  cities.find((city) => city?.name === name) ?? undefined;
const foreignAt = ({ armies }: Campaign, at: number): Army | undefined =>
  armies.find((army) => army?.at === at && army.name === '') ?? undefined;
const looked = (campaign: Campaign): Campaign => {
  const tale = beginTale(campaign);
  lookAround(tale);
  return tale.state;
};

test('[CHR-HID-01] land, mines and ruins are on every map; roads and bridges when they were seen', () => {
  const { ground, sites, rivers } = mine(ORDERS);
  expect(ground.surface[hex('0101')]).toBe('.');
  expect(sites[hex('0908')]).toEqual({ ruins: true });
  expect(sites[hex('0203')]).toEqual({ road: true, mine: { bonus: 0 } });
  expect(sites[hex('1003')]).toBeUndefined();
  expect([rivers[side('0302/2')], rivers[side('1003/3')]]).toEqual(['bridge', 'river']);
});

test('[CHR-HID-01] [CHR-HID-21] a bridge destroyed out of sight stands on the map until somebody looks', () => {
  const broken = { ...ORDERS, rivers: { ...ORDERS.rivers, [side('0302/2')]: 'river' as const } };
  expect(mine(broken).rivers[side('0302/2')]).toBe('bridge');
  expect(mine(looked(broken)).rivers[side('0302/2')]).toBe('river');
  const bridged = { ...ORDERS, rivers: { ...ORDERS.rivers, [side('0304/2')]: 'bridge' as const } };
  expect(mine(bridged).rivers[side('0304/2')]).toBe('ford');
});

test('[CHR-HID-02] [CHR-HID-26] surface cities are known by name, place and owner, also to a spectator', () => {
  for (const seat of ['e1', 'e3', SPECTATOR]) {
    const seen = view(ORDERS, seat);
    const vell = cityCalled(seen, 'Vell')!;
    expect([vell.at, seen.empires[vell.owner]!.name]).toEqual([hex('1111'), 'Free Vell']);
  }
});

test('[CHR-HID-03] a size is known from sight or siege, else not at all', () => {
  expect(cityCalled(mine(ORDERS), 'Brack')!.size).toBe(5);
  expect(cityCalled(mine(ORDERS), 'Corv')!.size).toBe(0);
  const grown = (campaign: Campaign): Campaign => ({
    ...campaign,
    cities: campaign.cities.map((city) => (city?.name === 'Brack' ? { ...city, size: 9 } : city)),
  });
  expect(cityCalled(mine(grown(ORDERS)), 'Brack')!.size).toBe(5);
  expect(cityCalled(mine(grown(FALLEN_CITY)), 'Brack')!.size).toBe(9);
  expect(mine(ORDERS).sites[hex('1006')]).toEqual({ abandoned: { name: 'Oldhome', size: 0 } });
});

test('[CHR-HID-04] what stands in a foreign city and what it does is not seen', () => {
  const brack = cityCalled(mine(ORDERS), 'Brack')!;
  expect(brack.improvements).toEqual({});
  expect(cityCalled(mine(ORDERS), 'Aldgate')!.improvements).toHaveProperty('granary');
});

test('[CHR-HID-05] a treasury is nobody else’s to see', () => {
  expect(mine(ORDERS).empires.map(({ treasury }) => treasury)).toEqual([900, 0, 0, 0, 0]);
  expect(mine(ORDERS).due).toEqual({});
  expect(view(ORDERS, 'e2').due).toEqual(ORDERS.due);
});

test('[CHR-HID-06] [CHR-VIS-12] armies in sight are on the map, those out of sight are not, however many', () => {
  const seen = mine(ORDERS);
  expect(foreignAt(seen, hex('0402'))).toMatchObject({ owner: 1, number: 1, size: 6 });
  expect(foreignAt(seen, hex('1010'))).toBeUndefined();
  expect(seen.armies).toHaveLength(4);
  expect(seen.nextId).toBe(1);
  expect(seen.empires.map(({ name }) => name)).not.toContain('Horde of Skarn');
});

test('[CHR-HID-06] a horde is called after its chieftain and numbered by what was seen', () => {
  const seen = mine(ORDERS);
  expect(seen.empires.map(({ name }) => name)).toEqual([
    'Aldmark',
    'Brakka',
    'Corvane',
    'Free Vell',
    'Horde of Ulgrim',
  ]);
  const horde = foreignAt(seen, hex('0303'))!;
  expect(seen.empires[horde.owner]!.name).toBe('Horde of Ulgrim');
  expect(horde.heroes.every(({ of }) => of === horde.owner)).toBe(true);
});

test('[CHR-HID-11] who declares by a number of his map means the power he sees', () => {
  expect(empireMeant(ORDERS, 0, 3)).toBe(4);
  expect(empireMeant(ORDERS, 0, 1)).toBe(1);
  const declares = { type: 'declare', empire: 3, stance: 'At War' } as const;
  const diplomacy = {
    ...ORDERS,
    step: 'T4' as const,
    window: { ...ORDERS.window!, name: 'diplomacy' as const },
  };
  const [event] = chronopia.decide(diplomacy, 'e1', declares, seededDice('declare'));
  expect(event?.about).toMatchObject({ target: 4 });
});

test('[CHR-HID-07] [CHR-VIS-13] no name, commander, supply or experience of a foreign army', () => {
  const army = foreignAt(mine(ORDERS), hex('0402'))!;
  expect(army).toMatchObject({ name: '', commander: null, lost: [], stash: null });
  expect(JSON.stringify(mine(ORDERS))).not.toContain('Night Host');
  expect(JSON.stringify(view(ORDERS, 'e3'))).not.toMatch(/Night Host|Iron Host|Sappers/);
});

test('[CHR-HID-08] troops inside walls are not seen', () => {
  expect(foreignAt(mine(ORDERS), hex('0502'))).toBeUndefined();
  expect(JSON.stringify(mine(ORDERS))).not.toContain('Wall Guard');
});

test('[CHR-HID-09] orders are seen by their writer alone', () => {
  expect(Object.keys(mine(ORDERS).sheets)).toEqual(['0']);
  expect(view(ORDERS, 'e3').sheets).toEqual({});
  expect(view(ORDERS, SPECTATOR).sheets).toEqual({});
});

test('[CHR-HID-09] when the other side would flee or yield is no part of the order one reads', () => {
  const [battle] = BATTLES.battles;
  const [a, b] = battle!.order.sides;
  const bold = { ...b, withdrawPolicy: { fleeBelowPct: 40, allowWithdraw: true, yieldAtEnd: true } };
  const secret = {
    ...BATTLES,
    battles: [{ ...battle!, order: { ...battle!.order, sides: [a, bold] as const } }],
  };
  expect(mine(secret)).toEqual(mine({ ...BATTLES, battles: [battle!] }));
  expect(view(secret, 'e2').battles[0]!.order.sides[1].withdrawPolicy).toEqual(bold.withdrawPolicy);
});

test('[CHR-HID-10] nobody sees a spy but his master', () => {
  expect(mine(ORDERS).spies.map((spy) => spy?.name)).toEqual(['Whisper']);
  expect(view(ORDERS, 'e3').spies).toEqual([]);
});

test('[CHR-HID-11] what is declared is public, a deal is between two', () => {
  for (const seat of ['e1', 'e3', SPECTATOR])
    expect(view(ORDERS, seat).empires[1]!.declares).toEqual({ 0: 'At War' });
  expect(mine(ORDERS).empires[1]).toMatchObject({ permits: [], access: [0], sharesSight: [] });
  expect(view(ORDERS, 'e3').empires[1]).toMatchObject({ permits: [2], access: [], sharesSight: [2] });
});

test('[CHR-HID-12] offers and bids are public; who is away of the Dogs of War is not', () => {
  for (const seat of ['e1', 'e3', SPECTATOR])
    expect(view(ORDERS, seat).dogs).toEqual([
      { band: 'dow-giant', state: 'offered', until: 0, high: { empire: 1, guilders: 250 } },
      { band: 'dow-ogre', state: 'free', until: 0, high: null },
    ]);
});

test('[CHR-HID-13] a letter is read by its writer and those it is for', () => {
  const texts = (seat: string): string[] => view(ORDERS, seat).messages.map(({ text }) => text);
  expect(texts('e1')).toEqual(['we come in peace']);
  expect(texts('e2')).toEqual(['let us strike Aldmark', 'we come in peace']);
  expect(texts('e3')).toEqual(['let us strike Aldmark', 'well done']);
  expect(texts(SPECTATOR)).toEqual([]);
});

test('[CHR-HID-14] hidden features, entrances, the underground and ringed land are known to their finder', () => {
  const { sites, ground, rivers } = mine(ORDERS);
  expect(sites[hex('0304')]).toEqual({ fruit: true, entrance: true });
  expect(sites[hex('0404')]?.portal).toBeUndefined();
  expect(view(ORDERS, 'e3').sites[hex('0304')]).toBeUndefined();
  expect(ground.below[hex('0303 below') - 144]).toBe('t');
  expect(ground.below[hex('0909 below') - 144]).toBe('?');
  expect(ground.surface[hex('0806')]).toBe('?');
  expect(sites[hex('0806')]).toBeUndefined();
  expect(sites[hex('0606 below')]).toBeUndefined();
  expect(rivers[side('0906/1')]).not.toBe('ford');
});

test('[CHR-HID-15] [CHR-HID-26] an underground city is known, with its name, to those who have seen it', () => {
  const near = looked({
    ...ORDERS,
    armies: ORDERS.armies.map((army) => (army?.id === 6 ? { ...army, at: hex('0504 below') } : army)),
  });
  expect(cityCalled(mine(ORDERS), 'Underbrack')).toBeUndefined();
  expect(cityCalled(mine(near), 'Underbrack')).toMatchObject({ owner: 1, at: hex('0505 below'), size: 4 });
  expect(cityCalled(mine(near), 'Deephold')).toBeUndefined();
  expect(knownTo(mine(near), 0).cities.map(({ name }) => name)).not.toContain('Deephold');
});

test('[CHR-HID-15] [CHR-HID-21] whoever takes or sacks an underground city, its mark stays as it was seen', () => {
  const near = looked({
    ...ORDERS,
    armies: ORDERS.armies.map((army) => (army?.id === 6 ? { ...army, at: hex('0504 below') } : army)),
  });
  const away = {
    ...near,
    armies: near.armies.map((army) => (army?.id === 6 ? { ...army, at: hex('0909 below') } : army)),
  };
  const taken = away.cities.map((city) =>
    city?.name === 'Underbrack' ? { ...city, owner: 2, size: 9 } : city,
  );
  const sacked = away.cities.map((city) => (city?.name === 'Underbrack' ? null : city));
  for (const cities of [taken, sacked]) {
    expect(mine({ ...away, cities })).toEqual(mine(away));
    expect(mine(looked({ ...away, cities })).cities).toEqual(mine(away).cities);
  }
  expect(cityCalled(mine(looked({ ...near, cities: sacked })), 'Underbrack')).toBeUndefined();
});

test('[CHR-HID-16] who plunders a city does not show, nor that orders will go astray', () => {
  expect(cityCalled(mine(ORDERS), 'Aldgate')).not.toHaveProperty('plunder');
  const strayed = ORDERS.armies.map((army) =>
    army?.id === 0 ? { ...army, today: { ...army.today, strays: [2, 3] } } : army,
  );
  expect(mine({ ...ORDERS, armies: strayed })).toEqual(mine(ORDERS));
});

test('[CHR-HID-17] a battle is known to those who fight it', () => {
  expect(mine(BATTLES).battles.map(({ id }) => id)).toEqual(['T6-0402-1']);
  expect(view(BATTLES, 'e3').battles.map(({ id }) => id)).toEqual(['T6-1010-1']);
  expect(view(BATTLES, SPECTATOR).battles).toEqual([]);
  expect(view(BATTLES, SPECTATOR).encounters).toEqual([]);
});

test('[CHR-HID-18] supply and pay of foreign armies are not told', () => {
  const starved = ORDERS.armies.map((army) =>
    army?.owner === 1
      ? { ...army, supply: 'out' as const, range: 9, paid: false, stash: { until: 8 } }
      : army,
  );
  expect(mine({ ...ORDERS, armies: starved })).toEqual(mine(ORDERS));
});

test('[CHR-HID-19] what a neutral truly thinks only the moderator knows', () => {
  expect(mine(ORDERS).empires.every(({ mind }) => mind === null)).toBe(true);
  expect(view(ORDERS, MODERATOR).empires[4]!.mind?.reactions[0]?.trap).toBe(true);
});

const ROLLED = {
  type: 'test',
  rules: ['CHR-SIE-03'],
  rolls: [{ why: 'siege', sides: 20, value: 7 }],
  told: [
    { to: [0], section: 'cities' as const, text: 'The walls hold.' },
    { to: [1], section: 'cities' as const, text: 'They are weak.' },
  ],
};

test('[CHR-HID-20] dice are for the moderator; others read the words meant for them', () => {
  const lines = (seat: string) => story(ORDERS, ROLLED as never, seat);
  expect(lines('e1')).toEqual([{ text: 'The walls hold.', rules: ['CHR-SIE-03'] }]);
  expect([lines('e3'), lines(SPECTATOR)]).toEqual([[], []]);
  expect(lines(MODERATOR)[0]).toHaveProperty('rolls');
});

test('[CHR-HID-21] a ghost bears the turn of its sighting and is not moved by the truth', () => {
  const gone = ORDERS.armies.map((army) => (army?.id === 1 ? { ...army, at: hex('1212'), size: 1 } : army));
  expect(mine({ ...ORDERS, turn: 9, armies: gone }).armies).toEqual(mine({ ...ORDERS, turn: 9 }).armies);
  expect(reportText(reportOf(mine({ ...ORDERS, turn: 9, armies: gone }), 0))).toContain(
    'last seen in turn 6',
  );
});

test('[CHR-HID-22] the moderator sees everything; a player nothing of his overrides', () => {
  expect(view(ORDERS, MODERATOR)).toBe(ORDERS);
  expect(mine(ORDERS).overrides).toEqual([]);
  expect(mine(ORDERS).lock).toBeNull();
});

test('[CHR-HID-23] [CHR-CPU-01] a computer empire decides the same whatever it cannot see', () => {
  const other = {
    ...ORDERS,
    armies: ORDERS.armies.map((army) => (army?.owner === 2 ? { ...army, at: hex('0909'), size: 20 } : army)),
    empires: ORDERS.empires.map((empire) => (empire.id === 2 ? { ...empire, treasury: 9999 } : empire)),
  };
  const orders = (campaign: Campaign) =>
    steward.choose(mine(campaign), 'e1', { lines: 1 }, seededDice('same'))?.command;
  expect(orders(ORDERS)).toBeDefined();
  expect(orders(other)).toEqual(orders(ORDERS));
});

const findingOf = (line: string) =>
  readOrdersOf(mine(ORDERS), 0, line).findings.map(({ code, text, nearest }) => [code, text, nearest]);

test('[CHR-HID-24] [CHR-EX-45] a name never learned reads like one that does not exist', () => {
  const about = (name: string) =>
    findingOf(`Iron Host - Move 1 follow ${name}`).map((each) => JSON.stringify(each).replaceAll(name, '…'));
  for (const hidden of ['Night Host', 'Far Host', 'Sappers'])
    expect(about(hidden)).toEqual(about('Dusk Band'));
  const siege = (name: string) =>
    findingOf(`Iron Host - Besiege ${name}`).map((each) => JSON.stringify(each).replaceAll(name, '…'));
  expect(siege('Deephold')).toEqual(siege('Nowhere'));
  expect(siege('Deephold')).not.toEqual([]);
});

test('[CHR-HID-24] refusals do not tell the hidden from what is not there', () => {
  const diplomacy = {
    ...ORDERS,
    step: 'T4' as const,
    window: { ...ORDERS.window!, name: 'diplomacy' as const },
  };
  const envoy = (city: string) => chronopia.check(mine(diplomacy), 'e1', { type: 'envoy', city, gift: 1 });
  expect(envoy('Deephold')).toEqual(envoy('Nowhere'));
  const declare = (empire: number) =>
    chronopia.check(mine(diplomacy), 'e1', { type: 'declare', empire, stance: 'At War' });
  expect(declare(5)).toEqual(declare(77));
});

test('[CHR-HID-25] [CHR-GRM-05] findings, lists and refusals are made from the view alone', () => {
  const barred = ORDERS.armies.map((army) => (army?.id === 3 ? { ...army, at: hex('0304') } : army));
  const march = 'Iron Host - March 4,4,3';
  const read = (campaign: Campaign) => readOrdersOf(mine(campaign), 0, march).findings;
  expect(read({ ...ORDERS, armies: barred })).toEqual(read(ORDERS));
});

test('[CHR-HID-27] the order of a battle names its parties by themselves and tells nothing of other numbers', () => {
  const { order } = mine(BATTLES).battles[0]!;
  const army = order.sides[1].armies[0]!;
  expect([army.armyId, army.individuals[0]!.id, army.warbands.length > 0]).toEqual([
    'army-2',
    'hero-2',
    true,
  ]);
  expect(JSON.stringify(order)).not.toMatch(/"(a|i|wb)-\d+"/);
  expect(JSON.stringify(order)).not.toContain('experience');
});

test('[CHR-PLAY-03] he whose patrol must choose sees owner, number and size; the others see nothing of it', () => {
  const asked = view(PATROL, 'e2');
  const [question] = asked.questions;
  const candidates = question?.kind === 'patrol' ? question.candidates.map((id) => asked.armies[id]) : [];
  expect(candidates.map((army) => [army!.owner, army!.number, army!.size, army!.name])).toEqual([
    [0, 1, 8, ''],
    [2, 1, 9, ''],
  ]);
  for (const seat of ['e1', 'e3', SPECTATOR]) {
    const seen = view(PATROL, seat);
    expect([seen.window, seen.questions, seen.step, seen.slot, seen.impulse]).toEqual([null, [], 'T6', 0, 0]);
  }
});

test('[CHR-PLAY-08] ready marks are shown where everyone has one; elsewhere each sees his own task', () => {
  expect(mine(ORDERS).window).toEqual({ name: 'orders', asked: [0, 1, 2], ready: [1] });
  expect(mine(INTENTS).window).toEqual({ name: 'intents', asked: [0], ready: [] });
  expect(view(INTENTS, 'e3').window).toEqual({ name: 'intents', asked: [2], ready: [2] });
  expect(view(INTENTS, SPECTATOR).window).toBeNull();
  const open = (campaign: Campaign) => chronopia.pending(campaign).map(({ openTo }) => openTo);
  expect(new Set(open(ORDERS))).toEqual(new Set(['all']));
  expect(new Set(open(INTENTS))).toEqual(new Set(['owner']));
});

test('[CHR-HID-02] the conqueror asked about a city, and the besieged, see who is who', () => {
  const seen = mine(FALLEN_CITY);
  expect(seen.questions).toHaveLength(1);
  const [question] = seen.questions;
  expect(question?.kind === 'city' && seen.cities[question.city]?.name).toBe('Brack');
  const aldgate = cityCalled(seen, 'Aldgate')!;
  expect(seen.empires[aldgate.siege!.by]!.name).toBe('Horde of Ulgrim');
  expect(seen.empires[aldgate.conquered!.from]!.name).toBe('Free Vell');
});
