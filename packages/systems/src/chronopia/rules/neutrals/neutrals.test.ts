import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import { hexOfLabel } from '../../state/ground.ts';
import { actionsFor, stanceOf } from '../../state/readers.ts';
import type { Army, Campaign, Empire } from '../../state/state.ts';
import { unexplainedMoney } from '../accounting/ledger.ts';
import { checkEnvoy, envoysWithOrders, sendEnvoy } from './envoys.ts';
import { ownerlessOrders } from './orders.ts';
import { raceModifier, reactionTo } from './reactions.ts';
import { beatenHordesLeave, rememberAttacks, wakeNeutrals } from './upkeep.ts';

const MIND: NonNullable<Empire['mind']> = {
  home: null,
  target: null,
  since: 1,
  reactions: {},
  attackedBy: [],
  ofTheDead: false,
};
const minded = (campaign: Campaign, mind: Partial<NonNullable<Empire['mind']>>): Campaign => ({
  ...campaign,
  empires: campaign.empires.map((empire) =>
    empire.power === 'player' ? empire : { ...empire, mind: { ...MIND, ...mind } },
  ),
});
const reacted = (total: number, turn = 1, trap = false) => ({ 0: { total, turn, trap } });

/** A Dwarf player (Light) and a neutral city of Elves (Light): +2. */
const PEOPLE: GivenCampaign = {
  turn: 5,
  empires: [
    { name: 'Aldmark', race: 'DW', treasury: 1000 },
    { name: 'Elmwood', race: 'EL', power: 'neutral' },
  ],
  cities: [{ at: '0606', name: 'Elmwood Hold', owner: 1 }],
};

test('[CHR-NEU-05] the reaction table runs from trap to dedicated ally', () => {
  expect([-3, 1, 2, 4, 5, 9, 10, 13, 14, 17, 18, 20, 21].map((total) => reactionTo(total).stance)).toEqual([
    'Allied',
    'Allied',
    'At War',
    'At War',
    'Unknown',
    'Unknown',
    'Neutral',
    'Neutral',
    'Friendly',
    'Friendly',
    'Allied',
    'Allied',
    'Allied',
  ]);
  expect([1, 2].map((total) => reactionTo(total).trap)).toEqual([true, false]);
});

test('[CHR-NEU-06] same race, overrides and race groups work in both directions', () => {
  expect([raceModifier('FB', 'FB'), raceModifier('DW', 'EL'), raceModifier('FB', 'BB')]).toEqual([6, 2, -4]);
  expect([
    raceModifier('SK', 'FB'),
    raceModifier('BB', 'DW'),
    raceModifier('DV', 'EL'),
    raceModifier('JE', 'SG'),
  ]).toEqual([-4, -6, -6, 3]);
});

test('[CHR-NEU-01] [CHR-R-70] an envoy makes a neutral roll once; a gift adds one for each full hundred, at most five', () => {
  const sent = (gift: number, die: number) => {
    const tale = beginTale(minded(campaignFrom(PEOPLE), {}));
    sendEnvoy(tale, dice(die), 0, 0, gift);
    return tale;
  };
  expect(sent(0, 11).state.empires[1]?.mind?.reactions[0]?.total).toBe(13);
  expect(sent(299, 11).state.empires[1]?.mind?.reactions[0]?.total).toBe(15);
  expect(sent(900, 11).state.empires[1]?.mind?.reactions[0]?.total).toBe(18);
  expect(sent(299, 11).state.empires[0]?.treasury).toBe(701);
  expect(sent(299, 11).events.flatMap(unexplainedMoney)).toEqual([]);
  expect(stanceOf(sent(900, 11).state, 1, 0)).toBe('Allied');
});

test('[CHR-R-70] a second envoy is received after four turns and with at least 200 guilders', () => {
  const again = (turn: number, gift: number, ...rolls: number[]) => {
    const tale = beginTale(minded(campaignFrom({ ...PEOPLE, turn }), { reactions: reacted(6, 3) }));
    sendEnvoy(tale, dice(...rolls), 0, 0, gift);
    return tale.state.empires[1]?.mind?.reactions[0]?.total;
  };
  expect([again(6, 200), again(7, 199), again(7, 200, 10)]).toEqual([6, 6, 14]);
});

test('[CHR-NEU-02] cities of the dead never deal', () => {
  const tale = beginTale(minded(campaignFrom(PEOPLE), { ofTheDead: true }));
  sendEnvoy(tale, dice(), 0, 0, 500);
  expect(tale.state.empires[1]?.mind?.reactions).toEqual({});
});

test('[CHR-NEU-01] envoys go to neutral cities, with money the empire has', () => {
  const campaign = campaignFrom({ ...PEOPLE, cities: [...PEOPLE.cities!, { at: '0101', owner: 0 }] });
  expect(checkEnvoy(campaign, 0, 0, 1000).ok).toBe(true);
  expect(checkEnvoy(campaign, 0, 0, 1001)).toMatchObject({ ok: false, rule: 'CHR-R-153' });
  expect(checkEnvoy(campaign, 0, 1, 0)).toMatchObject({ ok: false, rule: 'CHR-NEU-01' });
  const orders = { Aldmark: [{ s: 'envoy' as const, city: { name: 'elmwood hold' }, gift: 100 }] };
  const tale = beginTale(minded(campaignFrom({ ...PEOPLE, orders }), {}));
  envoysWithOrders(tale, dice(10));
  expect(tale.state.empires[1]?.mind?.reactions[0]?.total).toBe(13);
  envoysWithOrders(tale, dice()); // the line that went out during diplomacy stands in the orders too
  expect(tale.state.empires[0]?.treasury).toBe(900);
});

test('[CHR-R-70] [CHR-NEU-02] the first army seen within 3 hexes also counts as contact', () => {
  const near = (at: string, ...rolls: number[]) => {
    const tale = beginTale(
      minded(campaignFrom({ ...PEOPLE, armies: [{ at }, { at: '0606', owner: 1 }] }), {}),
    );
    wakeNeutrals(tale, dice(...rolls));
    return tale.state.empires[1]?.mind?.reactions[0]?.total;
  };
  expect(near('0609', 3)).toBe(5);
  expect(near('0610')).toBeUndefined();
  expect(near('0606 below')).toBeUndefined(); // CHR-VIS-10
});

test('[CHR-NEU-05] [CHR-HID-19] a trap shows Allied until an army comes within 2 hexes', () => {
  const stance = (at: string) => {
    const campaign = minded(campaignFrom({ ...PEOPLE, armies: [{ at }, { at: '0606', owner: 1 }] }), {
      reactions: reacted(1, 2, true),
    });
    const tale = beginTale({
      ...campaign,
      empires: campaign.empires.map((empire) =>
        empire.id === 1 ? { ...empire, declares: { 0: 'Allied' as const } } : empire,
      ),
    });
    wakeNeutrals(tale, dice());
    return stanceOf(tale.state, 1, 0);
  };
  expect([stance('0609'), stance('0608')]).toEqual(['Allied', 'At War']);
});

test('[CHR-NEU-06] an empire that attacked a neutral before has 8 less and is at war with it, even if its host was wiped out', () => {
  const quarrel = { at: 0, a: 0, b: 1 };
  const after = (quarrels: Campaign['quarrels']) => {
    const tale = beginTale({ ...minded(campaignFrom({ ...PEOPLE, armies: [] }), {}), quarrels });
    rememberAttacks(tale);
    return tale;
  };
  const tale = after([{ ...quarrel, battle: '0101-1' }]);
  expect(tale.state.empires[1]?.mind?.attackedBy).toEqual([0]);
  expect(stanceOf(tale.state, 1, 0)).toBe('At War');
  sendEnvoy(tale, dice(20), 0, 0, 0);
  expect(tale.state.empires[1]?.mind?.reactions[0]?.total).toBe(14);
  expect(after([{ ...quarrel, battle: 'none' }]).state.empires[1]?.mind?.attackedBy).toEqual([]);
});

test('[CHR-NEU-05] [CHR-NEU-06] fighting beside a neutral is not an attack on it; besieging it is', () => {
  const attackers = (today: Partial<Army['today']>) => {
    const armies = [
      { at: '0607', today },
      { at: '0607', owner: 1, today: { fought: true } },
    ];
    const tale = beginTale(minded(campaignFrom({ ...PEOPLE, armies }), {}));
    rememberAttacks(tale);
    return tale.state.empires[1]?.mind?.attackedBy;
  };
  expect([attackers({ fought: true }), attackers({ besieging: 0 })]).toEqual([[], [0]]);
});

const ordered = (campaign: Campaign, name: string, ...rolls: number[]) => {
  const tale = beginTale(campaign);
  ownerlessOrders(tale, dice(...rolls));
  const empire = tale.state.empires.findIndex(({ power }) => power !== 'player');
  return { tale, actions: actionsFor(tale.state, empire, name) };
};

test('[CHR-R-71] a neutral city tries to grow every third turn', () => {
  const grows = (turn: number) => ordered(campaignFrom({ ...PEOPLE, turn }), 'Elmwood Hold').actions;
  expect(grows(6)).toEqual([{ a: 'grow' }]);
  expect(grows(7)).toEqual([]);
});

test('[CHR-R-71] [CHR-NEU-03] a neutral army makes one random Move, at most 6 hexes from home, never onto others', () => {
  const strolls = (at: string, die: number, more: NonNullable<GivenCampaign['armies']> = []) => {
    const campaign = campaignFrom({ ...PEOPLE, armies: [{ at, owner: 1, name: 'Host' }, ...more] });
    return ordered(minded(campaign, { home: hexOfLabel(campaign.ground, '0606') }), 'Host', die).actions;
  };
  expect(strolls('0606', 1)).toEqual([{ a: 'move', steps: [1], with: [] }]);
  expect(strolls('0612', 4)).toEqual([]);
  expect(strolls('0606', 1, [{ at: '0605' }])).toEqual([]);
});

test('[CHR-NEU-05] [CHR-R-71] it approaches those it is at war with within 3 hexes', () => {
  const campaign = (at: string) => {
    const position = campaignFrom({ ...PEOPLE, armies: [{ at: '0606', owner: 1, name: 'Host' }, { at }] });
    return minded(
      {
        ...position,
        empires: position.empires.map((empire) =>
          empire.id === 1 ? { ...empire, declares: { 0: 'At War' as const } } : empire,
        ),
      },
      { reactions: reacted(3) },
    );
  };
  expect(ordered(campaign('0609'), 'Host').actions).toEqual([{ a: 'move', steps: [4], with: [] }]);
  expect(ordered(campaign('0610'), 'Host', 1).actions).toEqual([{ a: 'move', steps: [1], with: [] }]);
});

test('[CHR-NEU-05] an ally within 5 hexes helps against those its friend is at war with', () => {
  const help = (total: number, ...rolls: number[]) => {
    const position = campaignFrom({
      ...PEOPLE,
      empires: [...PEOPLE.empires!, { name: 'Corvane', declares: { Aldmark: 'At War' as const } }],
      armies: [
        { at: '0606', owner: 1, name: 'Host' },
        { at: '0611', owner: 2 },
      ],
    });
    const stance = reactionTo(total).stance;
    return ordered(
      minded(
        {
          ...position,
          empires: position.empires.map((empire) =>
            empire.id === 1 ? { ...empire, declares: { 0: stance } } : empire,
          ),
        },
        { reactions: reacted(total) },
      ),
      'Host',
      ...rolls,
    ).actions;
  };
  expect(help(18)).toEqual([{ a: 'move', steps: [4], with: [] }]);
  expect(help(15, 1)).toEqual([{ a: 'move', steps: [1], with: [] }]);
});

test('[CHR-R-71] a neutral city keeps an army of size d6 + 4', () => {
  const tale = beginTale(minded(campaignFrom(PEOPLE), {}));
  wakeNeutrals(tale, dice(3));
  expect(tale.state.armies[0]).toMatchObject({ owner: 1, size: 7 });
});

const HORDE: GivenCampaign = {
  turn: 5,
  columns: 20,
  rows: 3,
  empires: [{ name: 'Aldmark' }, { name: 'Barbarian Horde', power: 'horde', race: 'BA' }],
};
const hunting = (at: string, given: GivenCampaign = {}, target: number | null = 1, ...rolls: number[]) =>
  ordered(
    minded(
      campaignFrom({
        ...HORDE,
        armies: [
          { at: '0102', owner: 1, name: 'Horde', troops: 'barbarian-chief, 16 ba-axemen, 16 ba-axemen' },
          { at },
        ],
        ...given,
      }),
      { target },
    ),
    'Horde',
    ...rolls,
  );

test('[CHR-CAL-05] [CHR-R-19] the horde Marches and Moves toward its target and engages when near', () => {
  expect(hunting('0902').actions.map(({ a }) => a)).toEqual(['march', 'move']);
  const near = hunting('0302').actions;
  expect(near).toMatchObject([
    { a: 'move', with: [{ q: 'engage', target: { empire: 'Aldmark', number: 1 } }] },
    { a: 'move', with: [{ q: 'engage' }] },
  ]);
  const marsh = { surface: Array.from({ length: 3 }, () => 'J'.repeat(20)) };
  expect(hunting('0902', marsh).actions.map(({ a }) => a)).toEqual(['move', 'move']);
});

test('[CHR-R-19] without its target it hunts the nearest player army within 10, otherwise it roams', () => {
  const other = hunting('0902', {}, 7);
  expect(other.tale.state.empires[1]?.mind?.target).toBe(1);
  expect(hunting('1502', {}, null, 4).actions).toEqual([{ a: 'move', steps: [4], with: [] }]);
});

test('[CHR-R-19] an army inside walls is not hunted, even if it was the target', () => {
  const armies = [{ at: '0102', owner: 1, name: 'Horde' }, { at: '0502', inside: true }, { at: '0802' }];
  expect(hunting('', { armies }).tale.state.empires[1]?.mind?.target).toBe(2);
});

test('[CHR-CAL-05] [CHR-R-19] it leaves the map after ten turns or when it loses a battle', () => {
  const armies: GivenCampaign['armies'] = [{ at: '0102', owner: 1 }, { at: '0202' }];
  const left = (turn: number) => {
    const tale = beginTale(minded(campaignFrom({ ...HORDE, turn, armies }), { since: 1 }));
    wakeNeutrals(tale, dice());
    return tale.state.armies[0] === null;
  };
  expect([left(10), left(11)]).toEqual([false, true]);
  const lost = {
    ...minded(campaignFrom({ ...HORDE, armies }), {}),
    retreats: [{ army: 0, how: 'beaten' } as const],
  };
  const beaten = beginTale(lost);
  beatenHordesLeave(beaten);
  expect(beaten.state.armies[0]).toBeNull();
  expect(beaten.state.empires[1]?.fallen).toBe(5);
});

test('[CHR-R-19] a horde too small to hunt on leaves the map after the field battles', () => {
  const left = (size: number) => {
    const armies: GivenCampaign['armies'] = [{ at: '0102', owner: 1, size }, { at: '0202' }];
    const tale = beginTale(minded(campaignFrom({ ...HORDE, armies }), {}));
    beatenHordesLeave(tale);
    return tale.state.armies[0] === null;
  };
  expect([left(5), left(4)]).toEqual([false, true]);
});

test('[CHR-R-69] lairs do not move', () => {
  const campaign = campaignFrom({
    ...HORDE,
    empires: [{}, { power: 'lair' }],
    armies: [{ at: '0102', owner: 1, name: 'Lair' }, { at: '0302' }],
  });
  expect(ordered(campaign, 'Lair').tale.events).toEqual([]);
});
