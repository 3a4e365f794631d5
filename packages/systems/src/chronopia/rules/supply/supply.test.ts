import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import { NO_KNOWLEDGE } from '../../knowledge/knowledge.ts';
import { type Hex, hexOfLabel } from '../../state/ground.ts';
import type { Campaign } from '../../state/state.ts';
import { entranceMark } from '../ground/known.ts';
import { NO_ROUTE, supplyNetOf } from './net.ts';
import { supplyOf } from './status.ts';
import { strandedUnits } from './strandedUnits.ts';

/** One row of hexes in a line of columns: 0101 to 2401, so that distances are easy to read. */
const road = (given: GivenCampaign): Campaign => campaignFrom({ columns: 24, rows: 1, ...given });

const armySupply = (campaign: Campaign, id = 0) => supplyOf(campaign).armies.get(id);
const depot = (owner = 0, captured: number | null = null) => ({ depot: { owner, builtTurn: 0, captured } });
const knowing = (found: readonly Hex[], explored: readonly Hex[] = []): Partial<Campaign> => ({
  knowledge: { 0: { ...NO_KNOWLEDGE, found, explored }, 1: NO_KNOWLEDGE },
});

test('[CHR-SUP-01] the range decides the status: up to 5 regular, 10 long, 15 extended, beyond that out', () => {
  const at = (label: string) => armySupply(road({ cities: [{ at: '0101' }], armies: [{ at: label }] }));
  expect(at('0101')).toEqual({ supply: 'city', range: 0 });
  expect(at('0601')).toEqual({ supply: 'regular', range: 5 });
  expect(at('0701')).toEqual({ supply: 'long', range: 6 });
  expect(at('1101')).toEqual({ supply: 'long', range: 10 });
  expect(at('1201')).toEqual({ supply: 'extended', range: 11 });
  expect(at('1601')).toEqual({ supply: 'extended', range: 15 });
  expect(at('1701')).toEqual({ supply: 'out', range: 16 });
});

test('[CHR-SUP-02] supply lines go around hexes with enemy armies, cities, depots and towers', () => {
  const barred = (foreign: GivenCampaign) =>
    armySupply(
      road({
        cities: [{ at: '0101' }, ...(foreign.cities ?? [])],
        sites: foreign.sites ?? {},
        armies: [{ at: '0301' }, ...(foreign.armies ?? [])],
      }),
    );
  expect(barred({})).toEqual({ supply: 'regular', range: 2 });
  expect(barred({ armies: [{ at: '0201', owner: 1 }] })?.range).toBe(NO_ROUTE);
  expect(barred({ cities: [{ at: '0201', owner: 1 }] })?.range).toBe(NO_ROUTE);
  expect(barred({ sites: { '0201': depot(1) } })?.range).toBe(NO_ROUTE);
  expect(barred({ sites: { '0201': { tower: { owner: 1, builtTurn: 0, captured: null } } } })?.range).toBe(
    NO_ROUTE,
  );
  const around = campaignFrom({
    columns: 3,
    rows: 2,
    cities: [{ at: '0101' }],
    armies: [{ at: '0301' }, { at: '0201', owner: 1 }],
  });
  expect(armySupply(around)?.range).toBe(4);
});

test('[CHR-SUP-02] enemy scouts, engineers, settlers and temples block nothing', () => {
  const campaign = road({
    cities: [{ at: '0101' }],
    armies: [{ at: '0301' }],
    units: [{ kind: 'settler', at: '0201', owner: 1 }],
    sites: { '0201': { temple: { owner: 1, builtTurn: 0, captured: null } } },
  });
  expect(armySupply(campaign)?.range).toBe(2);
});

test('[CHR-SUP-03] only the other empire’s state toward the tracer blocks: Unknown and At War', () => {
  const under = (stance: 'Unknown' | 'At War' | 'Neutral' | 'Friendly' | 'Allied') =>
    armySupply(
      road({
        empires: [
          { name: 'A', declares: { B: 'At War' } },
          { name: 'B', declares: { A: stance } },
        ],
        cities: [{ at: '0101' }],
        armies: [{ at: '0301' }, { at: '0201', owner: 1 }],
      }),
    )?.range;
  expect([under('Unknown'), under('At War')]).toEqual([NO_ROUTE, NO_ROUTE]);
  expect([under('Neutral'), under('Friendly'), under('Allied')]).toEqual([2, 2, 2]);
});

test('[CHR-SUP-04] cities and depots of empires Friendly or Allied toward the tracer, or with ACCESS, serve it', () => {
  const under = (stance: 'Neutral' | 'Friendly' | 'Allied') =>
    road({
      empires: [{ name: 'A' }, { name: 'B', declares: { A: stance } }],
      cities: [{ at: '0101', owner: 1 }],
      armies: [{ at: '0301' }],
    });
  expect(armySupply(under('Neutral'))?.range).toBe(NO_ROUTE);
  expect(armySupply(under('Friendly'))).toEqual({ supply: 'regular', range: 2 });
  expect(armySupply(under('Allied'))).toEqual({ supply: 'regular', range: 2 });
  const neutral = under('Neutral');
  const withAccess = { ...neutral, empires: neutral.empires.map((empire) => ({ ...empire, access: [0] })) };
  expect(armySupply(withAccess)?.range).toBe(2);
});

test('[CHR-EX-33] [CHR-STR-04] a depot 5 from a city works, and one 3 further too; one 4 further does not', () => {
  const chain = (second: string, at: string) =>
    armySupply(
      road({ cities: [{ at: '0101' }], sites: { '0601': depot(), [second]: depot() }, armies: [{ at }] }),
    );
  expect(chain('0901', '1401')).toEqual({ supply: 'regular', range: 5 });
  expect(chain('1001', '1501')).toEqual({ supply: 'long', range: 9 });
  const first = road({ cities: [{ at: '0101' }], sites: { '0701': depot() }, armies: [{ at: '1201' }] });
  expect(armySupply(first)).toEqual({ supply: 'extended', range: 11 });
});

test('[CHR-STR-05] a captured depot interrupts the chain, and [CHR-R-61] serves its captor one turn later', () => {
  const chain = (first: ReturnType<typeof depot>, turn = 5) =>
    armySupply(
      road({
        turn,
        cities: [{ at: '0101' }],
        sites: { '0601': first, '0901': depot() },
        armies: [{ at: '0901' }],
      }),
    );
  expect(chain(depot())).toEqual({ supply: 'regular', range: 0 });
  expect(chain(depot(1))?.range).toBe(NO_ROUTE);
  expect(chain(depot(0, 4))?.range).toBe(8);
  expect(chain(depot(0, 4), 6)?.range).toBe(0);
});

test('[CHR-SUP-05] [CHR-CNQ-05] a conquered city counts as a depot, not as a city: it must be linked to the chain', () => {
  const conquered = { turn: 1, from: 1 };
  const lone = road({ cities: [{ at: '0101' }, { at: '1001', conquered }], armies: [{ at: '1001' }] });
  expect(armySupply(lone)).toEqual({ supply: 'long', range: 9 });
  const near = road({ cities: [{ at: '0101' }, { at: '0601', conquered }], armies: [{ at: '0601' }] });
  expect(armySupply(near)).toEqual({ supply: 'regular', range: 0 });
});

test('[CHR-EX-24] [CHR-SUP-06] portals and entrances count both their hexes', () => {
  const portals = road({
    cities: [{ at: '0101' }],
    sites: { '0301': { portal: 'A' }, '2001': { portal: 'B' } },
    armies: [{ at: '2101' }],
  });
  const known = {
    ...portals,
    ...knowing([hexOfLabel(portals.ground, '0301'), hexOfLabel(portals.ground, '2001')]),
  };
  expect(armySupply(known)).toEqual({ supply: 'regular', range: 4 });
  expect(armySupply(portals)?.supply).toBe('out');
  const below = road({
    below: ['tttttttttttttttttttttttt'],
    surface: ['........................'],
    cities: [{ at: '0101' }],
    sites: { '0401': { entrance: true } },
    armies: [{ at: '0601 below' }],
  });
  const entrance = entranceMark(below.ground, hexOfLabel(below.ground, '0401'));
  const tunnels = ['0401 below', '0501 below'].map((label) => hexOfLabel(below.ground, label));
  expect(armySupply({ ...below, ...knowing([entrance], tunnels) })).toEqual({ supply: 'long', range: 6 });
  expect(armySupply({ ...below, ...knowing([], tunnels) })?.supply).toBe('out');
});

test('[CHR-SUP-07] [CHR-R-77] water counts only with a harbour of the empire’s own, and at sea every limit is 5 higher', () => {
  const sea = (improvements: readonly 'harbor'[], at: string, afloat: boolean) =>
    armySupply(
      road({
        surface: [`.${'w'.repeat(20)}...`],
        cities: [{ at: '0101', improvements }],
        armies: [{ at, afloat }],
      }),
    );
  expect(sea([], '0401', true)?.range).toBe(NO_ROUTE);
  expect(sea(['harbor'], '1101', true)).toEqual({ supply: 'regular', range: 10 });
  expect(sea(['harbor'], '1201', true)).toEqual({ supply: 'long', range: 11 });
  expect(sea(['harbor'], '2101', true)).toEqual({ supply: 'extended', range: 20 });
  expect(sea(['harbor'], '2201', false)).toEqual({ supply: 'out', range: 21 });
});

test('[CHR-SUP-08] [CHR-R-78] [CHR-RAC-05] caravans: Blackblood count one more hex from Blackblood cities and depots', () => {
  const blackblood = (race: 'BB' | 'FB', troops: string) =>
    armySupply(road({ empires: [{ race }], cities: [{ at: '0101' }], armies: [{ at: '0701', troops }] }));
  expect(blackblood('BB', 'ogre-deathseeker, 10 bb-orc-swords')).toEqual({ supply: 'regular', range: 6 });
  expect(blackblood('FB', 'ogre-deathseeker, 10 bb-orc-swords')?.supply).toBe('long');
  expect(blackblood('BB', 'judge, 10 fb-swordsmen')?.supply).toBe('long');
});

test('[CHR-R-75] crag and rivers block the way; a bridge, a known ford or control of the river opens it', () => {
  const over = (rivers: GivenCampaign['rivers'], surface = ['...']) =>
    armySupply(
      campaignFrom({
        surface,
        cities: [{ at: '0101' }],
        armies: [{ at: '0301' }],
        ...(rivers && { rivers }),
      }),
    )?.range;
  expect(over({})).toBe(2);
  expect(over({}, ['.c.'])).toBe(NO_ROUTE);
  expect(over({ '0201/3': 'river', '0201/2': 'river' })).toBe(NO_ROUTE);
  expect(over({ '0201/3': 'bridge', '0201/2': 'bridge' })).toBe(2);
  expect(over({ '0201/3': 'ford', '0201/2': 'ford' })).toBe(NO_ROUTE);
  expect(over({ '0101/2': 'river', '0101/3': 'river' })).toBe(2);
});

test('[CHR-R-75] a source hex with a blocking army serves only those who stand in it', () => {
  const campaign = road({
    cities: [{ at: '0101' }],
    armies: [{ at: '0101' }, { at: '0201' }, { at: '0101', owner: 1 }],
  });
  expect(armySupply(campaign, 0)).toEqual({ supply: 'city', range: 0 });
  expect(armySupply(campaign, 1)?.range).toBe(NO_ROUTE);
});

test('[CHR-SUP-11] [CHR-R-82] inside a city under siege an army is Out of Supply', () => {
  const siege = { by: 1, armies: [1], failed: 0, began: 1 };
  const campaign = road({
    cities: [{ at: '0101', siege }],
    armies: [
      { at: '0101', inside: true },
      { at: '0101', owner: 1 },
    ],
  });
  expect(armySupply(campaign)?.supply).toBe('out');
});

test('[CHR-SUP-09] [CHR-R-79] engineers die from Extended on, scouts and settlers only Out of Supply', () => {
  const units = (['scout', 'engineer', 'settler'] as const).flatMap((kind) => [
    { kind, at: '1101' },
    { kind, at: '1201' },
    { kind, at: '1701' },
  ]);
  const tale = beginTale(road({ cities: [{ at: '0101' }], units }));
  strandedUnits(tale);
  expect(tale.state.units.map((unit) => unit !== null)).toEqual([
    true,
    true,
    false,
    true,
    false,
    false,
    true,
    true,
    false,
  ]);
  expect(tale.events[0]?.told).toHaveLength(4);
});

test('[CHR-HID-25] a view traces only its own empire, from what that empire knows', () => {
  const campaign = road({
    cities: [{ at: '0101' }, { at: '2401', owner: 1 }],
    armies: [{ at: '0301' }, { at: '2301', owner: 1 }],
  });
  expect([...supplyOf({ ...campaign, seenBy: 0 }).armies.keys()]).toEqual([0]);
});

test('the supply net of a 100 by 100 map is computed quickly for ten empires', () => {
  const labels = Array.from(
    { length: 300 },
    (_, i) => `${String((i % 99) + 1).padStart(3, '0')}${String(((i * 7) % 99) + 1).padStart(3, '0')}`,
  );
  const campaign = campaignFrom({
    columns: 100,
    rows: 100,
    empires: Array.from({ length: 10 }, (_, i) => ({ name: `E${i}` })),
    cities: labels.slice(0, 30).map((at, i) => ({ at, owner: i % 10 })),
    armies: labels.map((at, i) => ({ at, owner: i % 10 })),
  });
  const before = process.cpuUsage().user;
  for (let empire = 0; empire < 10; empire++) supplyNetOf(campaign, empire);
  expect((process.cpuUsage().user - before) / 1000).toBeLessThan(2000);
});
