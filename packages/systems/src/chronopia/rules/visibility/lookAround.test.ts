import { expect, test } from 'vitest';
import { campaignFrom, type GivenArmy, type GivenCampaign, sideFrom } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { hexOfLabel, labelOf } from '../../state/ground.ts';
import type { Campaign } from '../../state/state.ts';
import { knowledgeOf } from '../ground/known.ts';
import { classOfHex } from './contents.ts';
import { lookAround } from './lookAround.ts';
import { classOfSize, sightRange } from './sightRange.ts';

const looked = (campaign: Campaign): Campaign => {
  const tale = beginTale(campaign);
  lookAround(tale);
  expect(tale.events).toHaveLength(1);
  return tale.state;
};
const memoryOf = (given: GivenCampaign, empire = 0): Knowledge =>
  knowledgeOf(looked(campaignFrom({ columns: 20, rows: 12, ...given })), empire);

const foe = (at: string, given: Partial<GivenArmy> = {}): GivenArmy => ({ at, owner: 1, size: 5, ...given });

/** How far north of 0311 empire 0 sees an army of empire 1. */
const seenAt = (observer: GivenCampaign, target: Partial<GivenArmy>, letter = '.'): number => {
  const surface = Array(12).fill(`..${letter}${'.'.repeat(17)}`);
  let farthest = -1;
  for (let row = 11; row >= 1; row--) {
    const at = `03${String(row).padStart(2, '0')}`;
    const armies = [...(observer.armies ?? []), foe(at, target)];
    if (memoryOf({ surface, ...observer, armies }).sightings.some(({ kind }) => kind === 'army'))
      farthest = 11 - row;
  }
  return farthest;
};
const AT = '0311';
const city = { cities: [{ at: AT }] };
const field: GivenCampaign = { armies: [{ at: AT, size: 5 }] };

test('[CHR-VIS-01] [CHR-VIS-03] cities, towers and scouts see Long, Field Armies Normal, Broken ones Restricted', () => {
  const built = { owner: 0, builtTurn: 0, captured: null };
  expect(seenAt(city, {})).toBe(3);
  expect(seenAt({ sites: { [AT]: { tower: built } } }, {})).toBe(3);
  expect(seenAt({ units: [{ kind: 'scout', at: AT }] }, {})).toBe(3);
  expect(seenAt(field, {})).toBe(2);
  expect(seenAt({ armies: [{ at: AT, size: 5, broken: { cause: 'routed', from: 0 } }] }, {})).toBe(1);
});

test('[CHR-VIS-01] [CHR-R-63] engineers, settlers, depots and temples see their own hex and those next to it', () => {
  const built = { owner: 0, builtTurn: 0, captured: null };
  for (const observer of [
    { units: [{ kind: 'engineer', at: AT }] },
    { units: [{ kind: 'settler', at: AT }] },
    { sites: { [AT]: { depot: built } } },
    { sites: { [AT]: { temple: built } } },
  ] satisfies GivenCampaign[]) {
    expect(seenAt(observer, { size: 15 })).toBe(1);
    expect(seenAt(observer, { size: 15 }, 'f')).toBe(0);
  }
});

test('[CHR-BRK-08] a rout reduces an army’s sight only from the next turn', () => {
  const routed = { armies: [{ at: AT, size: 5, broken: { cause: 'routed', from: 2 } as const }] };
  expect(seenAt({ ...routed, turn: 1 }, {})).toBe(2);
  expect(seenAt({ ...routed, turn: 2 }, {})).toBe(1);
});

test('[CHR-R-53] ruins give the army that holds them Long sight until it leaves', () => {
  const armies = [{ at: AT, size: 5, ruins: true }];
  expect(seenAt({ armies, sites: { [AT]: { ruins: true } } }, {})).toBe(3);
  expect(seenAt({ armies }, {})).toBe(2);
});

test('[CHR-VIS-02] [CHR-R-66] classes by size: 25 is Huge, 26 Overcrowded', () => {
  expect([0, 6, 7, 13, 14, 20, 21, 25, 26, 99].map(classOfSize)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
});

test('[CHR-VIS-03] the table of ranges', () => {
  const row = (rating: 'restricted' | 'normal' | 'long') =>
    ([0, 1, 2, 3, 4] as const).map((size) => sightRange(rating, size, 0, false));
  expect(row('restricted')).toEqual([1, 2, 3, 4, 5]);
  expect(row('normal')).toEqual([2, 3, 4, 5, 6]);
  expect(row('long')).toEqual([3, 4, 5, 6, 7]);
});

test('[CHR-VIS-06] [CHR-VIS-07] [CHR-EX-37] terrain hides, down to 0 for Normal and 1 for Long', () => {
  expect(seenAt(field, { size: 10 }, 'f')).toBe(1);
  expect(seenAt(field, { size: 5 }, 'f')).toBe(0);
  expect(seenAt(city, { size: 5 }, 'f')).toBe(1);
  expect(seenAt(city, { size: 5 }, 'm')).toBe(2);
  expect(seenAt(city, { size: 5 }, 'j')).toBe(2);
  expect(seenAt(city, { size: 10 }, 'J')).toBe(2);
});

test('[CHR-VIS-11] badlands limit sight to 2, looking in or out', () => {
  const plain = '.'.repeat(20);
  const bad = `..b${'.'.repeat(17)}`;
  const rows = (isBad: (row: number) => boolean) =>
    Array.from({ length: 12 }, (_, row) => (isBad(row + 1) ? bad : plain));
  expect(seenAt({ ...city, surface: rows((row) => row < 11) }, { size: 22 })).toBe(2);
  expect(seenAt({ ...city, surface: rows((row) => row === 11) }, { size: 22 })).toBe(2);
  expect(sightRange('long', 3, 0, true)).toBe(2);
  expect(sightRange('restricted', 0, 0, true)).toBe(1);
});

test('[CHR-VIS-05] [CHR-EX-09] sizes of several armies in one hex add up', () => {
  const two = campaignFrom({ armies: [foe('0303', { size: 6 }), foe('0303', { size: 6, owner: 0 })] });
  expect(classOfHex(two, hexOfLabel(two.ground, '0303'))).toBe(1);
  const [first, second] = [foe('0308', { size: 6 }), foe('0308', { size: 6 })];
  expect(memoryOf({ ...field, armies: [...field.armies!, first] }).sightings).toEqual([]);
  expect(memoryOf({ ...field, armies: [...field.armies!, first, second] }).sightings).toHaveLength(2);
});

test('[CHR-VIS-05] a hex is seen with everything in it, even a scout beside a large army', () => {
  const units = [{ kind: 'scout', at: '0308', owner: 1 }] as const;
  expect(memoryOf({ ...field, units }).sightings).toEqual([]);
  const armies = [...field.armies!, foe('0308', { size: 9 })];
  expect(memoryOf({ armies, units }).sightings.map(({ kind }) => kind)).toEqual(['army', 'scout']);
});

test('[CHR-VIS-10] [CHR-UND-02] underground everybody sees exactly one hex, and nothing of the surface', () => {
  const armies = (at: string, size: number) => [{ at: '0305 below', size: 5 }, foe(at, { size })];
  const below = Array(12).fill('t'.repeat(20));
  const sees = (at: string, size = 5) => memoryOf({ below, armies: armies(at, size) }).sightings.length;
  expect([sees('0304 below'), sees('0303 below', 22), sees('0305')]).toEqual([1, 0, 0]);
  expect(memoryOf({ below, armies: [{ at: '0305', size: 5 }, foe('0305 below')] }).sightings).toEqual([]);
});

test('[CHR-VIS-09] no sight through portals', () => {
  const sites = { [AT]: { portal: 'A' }, '1502': { portal: 'B' } };
  expect(
    memoryOf({ ...field, sites, armies: [...field.armies!, foe('1502', { size: 22 })] }).sightings,
  ).toEqual([]);
});

test('[CHR-VIS-13] [CHR-HID-07] a sighting shows owner, number, size and marks, never a name or roster', () => {
  const armies = [
    ...field.armies!,
    foe('0310', { size: 8, name: 'Night Host', broken: { cause: 'routed', from: 0 } }),
  ];
  expect(memoryOf({ armies, turn: 4 }).sightings).toEqual([
    {
      kind: 'army',
      id: 1,
      owner: 1,
      at: expect.any(Number),
      number: 1,
      size: 8,
      broken: true,
      mercenary: expect.any(Boolean),
      turn: 4,
    },
  ]);
});

test('[CHR-VIS-13] [CHR-R-163] troops and units inside walls are not seen', () => {
  const given: GivenCampaign = {
    armies: [{ at: AT, size: 5 }, foe('0310', { inside: true }), foe('0310')],
    units: [{ kind: 'engineer', owner: 1, at: '0310' }],
    cities: [{ at: '0310', owner: 1, size: 6 }],
  };
  expect(memoryOf(given).sightings.map(({ id, kind }) => [kind, id])).toEqual([['army', 2]]);
});

test('[CHR-VIS-04] [CHR-R-64] [CHR-HID-03] a city is Large: its size is seen in range, otherwise only the marker', () => {
  const seen = (at: string) => memoryOf({ ...field, turn: 3, cities: [{ at, owner: 1, size: 6 }] }).citySizes;
  expect(seen('0307')).toEqual({ 0: { size: 6, turn: 3 } });
  expect(seen('0306')).toEqual({});
});

test('[CHR-UND-10] [CHR-HID-15] an underground city is known only once it has been seen from the next hex', () => {
  const below = Array(12).fill('C'.repeat(20));
  const cities = [{ at: '0305 below', owner: 1 }];
  expect(memoryOf({ below, cities, armies: [{ at: '0304 below', size: 5 }] }).citiesBelow).toEqual([0]);
  expect(memoryOf({ below, cities, armies: [{ at: '0305', size: 5 }] }).citiesBelow).toEqual([]);
});

/** 95 and 3 x 12 x 27 points: size 10. */
const DWARVES = 'dark-tusk-hero as Borin, 12 dw-axemen, 12 dw-axemen, 12 dw-axemen';

test('[CHR-VIS-08] [CHR-R-65] [CHR-EX-37] Dwarves in mountains look one class smaller if every army there is Dwarven', () => {
  expect(seenAt(city, { troops: DWARVES }, 'm')).toBe(2);
  expect(seenAt(city, { troops: DWARVES }, '.')).toBe(4);
  const surface = ['...', '.m.', '...'];
  const classWith = (armies: GivenArmy[]): number => {
    const campaign = campaignFrom({ surface, armies });
    return classOfHex(campaign, hexOfLabel(campaign.ground, '0202'));
  };
  const host = { at: '0202', owner: 1, troops: DWARVES };
  expect(classWith([host])).toBe(0);
  expect(classWith([host, foe('0202', { size: 1 })])).toBe(1);
  expect(classWith([foe('0202', { size: 10 })])).toBe(1);
});

test('[CHR-HID-21] a unit out of sight stays as a dated ghost, until its hex is seen without it or it is seen elsewhere', () => {
  const given = (armies: GivenCampaign['armies'], turn: number) =>
    campaignFrom({ columns: 20, rows: 12, turn, armies: armies ?? [] });
  const first = looked(given([{ at: AT, size: 5 }, foe('0310', { size: 8 })], 1));
  const remembering = (campaign: Campaign) => looked({ ...campaign, knowledge: first.knowledge });
  const places = (campaign: Campaign) =>
    knowledgeOf(campaign, 0).sightings.map(({ at, turn }) => [labelOf(campaign.ground, at), turn]);
  const bothGone = remembering(given([{ at: '1502', size: 5 }, foe('2012', { size: 8 })], 2));
  expect(places(bothGone)).toEqual([['0310', 1]]);
  const emptyHex = remembering(given([{ at: AT, size: 5 }, foe('2012', { size: 8 })], 2));
  expect(places(emptyHex)).toEqual([]);
  const elsewhere = remembering(given([{ at: '1502', size: 5 }, foe('1503', { size: 8 })], 2));
  expect(places(elsewhere)).toEqual([['1503', 2]]);
});

test('[CHR-HID-01] roads and bridges are remembered once seen, structures as they were seen', () => {
  const built = { owner: 1, builtTurn: 0, captured: null };
  const near = campaignFrom({
    columns: 20,
    rows: 12,
    turn: 2,
    armies: [{ at: AT, size: 5 }],
    sites: {
      '0310': { road: true, depot: built },
      '0308': { tower: built },
      '1502': { road: true, temple: built },
    },
    rivers: { '0310/2': 'bridge', '1502/2': 'bridge' },
  });
  const memory = knowledgeOf(looked(near), 0);
  const hex = (label: string) => hexOfLabel(near.ground, label);
  expect(memory.roads).toEqual([hex('0310')]);
  expect(memory.bridges).toEqual([sideFrom(near.ground, '0310/2')]);
  expect(memory.structures).toEqual({
    [hex('0310')]: { depot: 1, turn: 2 },
    [hex('0308')]: { tower: 1, turn: 2 },
  });
  const later = { ...looked(near), turn: 3, sites: {} };
  const gone = { ...later, armies: [] };
  expect(knowledgeOf(looked(gone), 0).structures).toEqual(memory.structures);
  expect(knowledgeOf(looked(later), 0).structures).toEqual({ [hex('0308')]: { tower: 1, turn: 2 } });
});

test('[CHR-VIS-12] [CHR-RPT-02] the hexes in sight are those where even a small unit would be seen', () => {
  const { inSight } = memoryOf({ armies: [{ at: '1006', size: 5 }] });
  expect(inSight).toHaveLength(19);
});

test('[CHR-R-68] hexes seen underground are explored', () => {
  const below = Array(12).fill('t'.repeat(20));
  expect(memoryOf({ below, armies: [{ at: '0305 below', size: 5 }] }).explored).toHaveLength(7);
});

test('[CHR-R-184] [CHR-DIP-04] shared sight is the giver’s own picture at T12; it is not passed on, nor lent at T1', () => {
  const given: GivenCampaign = {
    columns: 20,
    rows: 12,
    empires: [{}, {}, {}, {}],
    armies: [
      { at: '0101', size: 5 },
      { at: '2012', size: 5, owner: 1 },
      { at: '1001', size: 5, owner: 2 },
      { at: '2011', size: 5, owner: 3 },
    ],
  };
  const shared = (step: 'T12' | 'T1'): number[][] => {
    const campaign = campaignFrom({ ...given, step });
    const sharing = [[], [0], [], []];
    const empires = campaign.empires.map((empire) => ({
      ...empire,
      sharesSight: empire.id === 0 ? [2] : sharing[empire.id]!,
    }));
    const after = looked({ ...campaign, empires });
    return [0, 1, 2].map((empire) => knowledgeOf(after, empire).sightings.map(({ owner }) => owner));
  };
  expect(shared('T12')).toEqual([[3, 1], [3], [0]]);
  expect(shared('T1')).toEqual([[], [3], []]);
});
