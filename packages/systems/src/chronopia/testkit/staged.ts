/** Positions with many secrets at once, for tests of what each empire may know. */

import { campaignFrom, type GivenCampaign, sideFrom } from '../casebook/position.ts';
import { beginTale } from '../engine/tale.ts';
import { fieldOrder } from '../rules/combat/announce.ts';
import { entranceMark } from '../rules/ground/known.ts';
import { lookAround } from '../rules/visibility/lookAround.ts';
import { hexOfLabel } from '../state/ground.ts';
import type { Campaign, OpenBattle } from '../state/state.ts';

/**
 * Aldmark (0) is the viewer; Brakka (1) its enemy, Corvane (2) far away, then a horde nobody saw, a neutral, a horde it
 * knows.
 */
const GIVEN: GivenCampaign = {
  turn: 6,
  step: 'T5',
  below: Array(12).fill('..tttttttt..'.replaceAll('.', '#')),
  surface: [
    '............',
    '............',
    '............',
    '............',
    '......bbb...',
    '......b.b...',
    '......bbb...',
    '............',
    '............',
    '............',
    '............',
    '............',
  ],
  empires: [
    { name: 'Aldmark', treasury: 900 },
    { name: 'Brakka', treasury: 700, declares: { Aldmark: 'At War' } },
    { name: 'Corvane', treasury: 500 },
    { name: 'Horde of Skarn', power: 'horde' },
    { name: 'Free Vell', power: 'neutral' },
    { name: 'Horde of Ulgrim', power: 'horde' },
  ],
  cities: [
    { at: '0202', name: 'Aldgate', size: 6, improvements: ['granary'] },
    { at: '0502', name: 'Brack', owner: 1, size: 5, improvements: ['barracks', 'cathedral'] },
    { at: '0505 below', name: 'Underbrack', owner: 1, size: 4 },
    { at: '0707 below', name: 'Deephold', owner: 2, size: 3 },
    { at: '1111', name: 'Vell', owner: 4, size: 3 },
    { at: '1101', name: 'Corv', owner: 2, size: 4 },
  ],
  armies: [
    { at: '0302', name: 'Iron Host', size: 8 },
    { at: '0402', name: 'Night Host', owner: 1, size: 6 },
    { at: '1010', name: 'Far Host', owner: 2, size: 9 },
    { at: '1212', name: 'Unseen Host', owner: 3, size: 9 },
    { at: '0303', name: 'Ulgrim', owner: 5, size: 5 },
    { at: '0502', name: 'Wall Guard', owner: 1, size: 4, inside: true },
    { at: '0303 below', name: 'Mole Host', size: 5 },
  ],
  units: [
    { kind: 'scout', at: '0201', name: 'Swift Eyes' },
    { kind: 'engineer', at: '0403', owner: 1, name: 'Sappers' },
    { kind: 'settler', at: '1009', owner: 2, name: 'Pilgrims' },
  ],
  spies: [
    { home: 'Aldgate', name: 'Whisper' },
    { home: 'Brack', owner: 1, name: 'Mole' },
  ],
  sites: {
    '0203': { road: true, mine: { bonus: 4 } },
    '0304': { fruit: true, entrance: true },
    '0404': { portal: 'a', depot: { owner: 1, builtTurn: 2, captured: null } },
    '0908': { spring: true, glade: true, ruins: true },
    '0806': { mine: { bonus: 2 } },
    '0606 below': { treasure: true },
    '1003': { tower: { owner: 2, builtTurn: 1, captured: null }, road: true },
    '1006': { abandoned: { size: 5, name: 'Oldhome' } },
  },
  rivers: { '0302/2': 'bridge', '0304/2': 'ford', '0906/1': 'ford', '1003/3': 'bridge', '0806/1': 'river' },
  orders: {
    Brakka: [{ s: 'order', unit: 'Night Host', actions: [{ a: 'patrol', with: [] }] }],
    Aldmark: [{ s: 'order', unit: 'Iron Host', actions: [{ a: 'hold', with: [] }] }],
  },
};

const base = campaignFrom(GIVEN);
const hex = (label: string): number => hexOfLabel(base.ground, label);

const looked = (campaign: Campaign): Campaign => {
  const tale = beginTale(campaign);
  lookAround(tale);
  return tale.state;
};

const withSecrets = (campaign: Campaign): Campaign => {
  const knows = campaign.knowledge[0]!;
  return {
    ...campaign,
    empires: campaign.empires.map((empire) =>
      empire.id === 4
        ? {
            ...empire,
            mind: {
              home: hex('1111'),
              target: null,
              since: 1,
              reactions: { 0: { total: 18, turn: 5, trap: true } },
              attackedBy: [],
              ofTheDead: false,
            },
          }
        : empire.id === 1
          ? { ...empire, permits: [2], access: [0], sharesSight: [2] }
          : empire,
    ),
    cities: campaign.cities.map((city) =>
      city?.name === 'Aldgate' ? { ...city, plunder: { percent: 30, thief: 1, known: false } } : city,
    ),
    knowledge: {
      ...campaign.knowledge,
      0: {
        ...knows,
        found: [hex('0304'), entranceMark(campaign.ground, hex('0304'))],
        fords: [sideFrom(campaign.ground, '0304/2')],
        rosters: {
          1: {
            turn: 4,
            name: '',
            force: { heroes: campaign.armies[1]!.heroes, bands: campaign.armies[1]!.bands },
          },
          4: {
            turn: 4,
            name: '',
            force: { heroes: campaign.armies[4]!.heroes, bands: campaign.armies[4]!.bands },
          },
        },
      },
    },
    messages: [
      { turn: 5, from: 1, to: [2], text: 'let us strike Aldmark' },
      { turn: 5, from: 1, to: [0], text: 'we come in peace' },
      { turn: 5, from: 'moderator', to: [2], text: 'well done' },
    ],
    reports: {
      0: [{ turn: 6, section: 'treasury', text: 'Income 300.', rules: ['CHR-INC-01'] }],
      1: [{ turn: 6, section: 'treasury', text: 'Income 250.', rules: ['CHR-INC-01'] }],
    },
    overrides: [{ turn: 5, what: 'army 2', reason: 'lost letter', before: '{}', after: '{}' }],
    due: { 1: [{ why: 'mine', guilders: 120 }] },
    dogs: [
      { band: 'dow-giant', state: 'offered', until: 0, high: { empire: 1, guilders: 250 } },
      { band: 'dow-ogre', state: 'away', until: 9, high: null },
    ],
  };
};

/** Orders are being written. */
export const ORDERS: Campaign = {
  ...withSecrets(looked(base)),
  window: { name: 'orders', asked: [0, 1, 2], ready: [1] },
};

/** From now on the turn is carried out; only those who must decide may see its results so far (CHR-PLAY-03). */
const EXECUTED: Campaign = {
  ...ORDERS,
  step: 'T9',
  lock: { ...ORDERS, step: 'T5lock', window: null },
  reports: {
    ...ORDERS.reports,
    0: [
      ...ORDERS.reports[0]!,
      { turn: 6, section: 'execution', text: 'Iron Host went from 0302 to 0403.', rules: ['CHR-ACT-04'] },
    ],
  },
  armies: ORDERS.armies.map((army) => (army?.id === 0 ? { ...army, at: hex('0403') } : army)),
};

/** A patrol of Brakka has met Aldmark's host and another, and must choose (CHR-PLAY-03). */
export const PATROL: Campaign = {
  ...EXECUTED,
  slot: 2,
  impulse: 3,
  window: { name: 'patrol', asked: [1], ready: [] },
  questions: [{ kind: 'patrol', empire: 1, army: 1, candidates: [0, 2] }],
};

const MEETING = { at: hex('0402'), armies: [0, 1] };

/** Aldmark and Brakka must say what they intend; elsewhere Corvane meets a horde. */
export const INTENTS: Campaign = {
  ...EXECUTED,
  step: 'T10',
  window: { name: 'intents', asked: [0, 1, 2], ready: [2] },
  armies: ORDERS.armies.map((army) => (army?.id === 0 ? { ...army, at: hex('0402') } : army)),
  encounters: [MEETING, { at: hex('1010'), armies: [2, 3] }],
};

const camps = (A: number[], B: number[], at: number, armies: number[]) => ({
  encounter: { at, armies },
  A,
  B,
});

const battle = (id: string, A: number[], B: number[], at: number, armies: number[]): OpenBattle => ({
  id,
  mode: 'tabletop',
  order: fieldOrder(INTENTS, camps(A, B, at, armies) as never, id),
  sides: { A, B },
  filed: null,
  disputed: false,
  agreed: false,
  wishes: {},
});

export const BATTLES: Campaign = {
  ...INTENTS,
  step: 'T10battles',
  window: { name: 'battles', asked: [0, 1, 2], ready: [] },
  battles: [
    battle('T6-0402-1', [0], [1], hex('0402'), [0, 1]),
    battle('T6-1010-1', [2], [3], hex('1010'), [2, 3]),
  ],
};

/** Brack has fallen to Aldmark, Corv is besieged by Brakka. */
export const FALLEN_CITY: Campaign = {
  ...EXECUTED,
  step: 'T11city',
  window: { name: 'city', asked: [0, 1], ready: [] },
  questions: [
    { kind: 'city', empire: 0, city: 1, beaten: 4 },
    { kind: 'city', empire: 1, city: 5, beaten: 4 },
  ],
  armies: ORDERS.armies.map((army) => (army?.id === 0 ? { ...army, at: hex('0502') } : army)),
  cities: ORDERS.cities.map((city) =>
    city?.id === 1
      ? { ...city, siege: { by: 0, armies: [0], failed: 2, began: 3 } }
      : city?.id === 0
        ? { ...city, siege: { by: 5, armies: [4], failed: 1, began: 5 }, conquered: { turn: 2, from: 4 } }
        : city,
  ),
};

export const STAGED: readonly Campaign[] = [ORDERS, PATROL, INTENTS, BATTLES, FALLEN_CITY];
