import type { ConformanceKit } from '@warmoot/kernel/testkit';
import type { CswEvent } from '../engine/events.ts';
import { csw } from '../index.ts';
import type { CswOrder } from '../orders/orders.ts';
import type { CswOptions } from '../scenarios/index.ts';
import { MODULES } from '../state/setup.ts';
import type { Battle } from '../state/state.ts';
import { cswCensus } from './census.ts';
import { disguiseTunnels, isSecretOrder } from './disguise.ts';

/** A little of everything for the walls and optional chapters. */
const FEW = ['LF', 'SB', 'HB', 'HC', 'OG', 'EL', 'ON', 'W1'].map((code) => ({ code, count: 2 }));

/** A few diggers, undead, mercenaries, caltrops carriers and riders who can dismount. */
const hirelings = (company: string) => [
  { code: 'DF', count: 2 },
  { code: 'SB', count: 1, undead: true },
  { code: 'LF', count: 2, undead: true },
  { code: 'EB', count: 1, caltrops: 1 },
  { code: 'LC', count: 2, company },
  { code: 'P1', count: 1 },
];

/** A roster as a campaign hands it over (CSW-HOV-01). */
const units = (letter: string) =>
  ['HF', 'SB', 'HC', 'DF', 'LC', 'W1'].map((code, at) => ({
    uid: `${letter}${at}`,
    code,
    mercenary: code === 'LC',
  }));

/** What the laws must know about City State Warfare: only tunnels are hidden (CSW-P-20). */
export const cswKit: ConformanceKit<Battle, CswOrder, CswEvent, Battle, CswOptions> = {
  system: csw,
  options: [
    { scenario: 'morgarten' },
    { scenario: 'morgarten', modules: [...MODULES] },
    {
      scenario: 'civitate',
      modules: ['tunnels', 'opportunityFire', 'skirmishers', 'dismounting', 'caltrops'],
    },
    {
      battle: {
        map: 'keep',
        campaign: true,
        home: 'red',
        blue: { army: FEW },
        red: { army: FEW },
        turns: 6,
      },
      modules: ['opportunityFire', 'skirmishers', 'dismounting', 'caltrops'],
    },
    {
      battle: {
        map: { seed: 'hirelings', columns: 12, rows: 8 },
        campaign: true,
        blue: { army: hirelings('Red Hand'), area: { columns: [3, 4] } },
        red: { army: hirelings('Grey Wolves'), area: { columns: [8, 9] } },
        turns: 5,
      },
      modules: ['undead', 'mercenaries', 'tunnels', 'caltrops', 'skirmishers', 'dismounting'],
    },
    {
      handedOver: {
        battleId: 'war-1',
        name: 'The ford of Aldburg',
        board: { columns: 12, rows: 8, terrain: { '0404': 'woods', '0905': 'hill1' }, inside: [] },
        blue: { name: 'Aldburg', friendlyEdge: 'north', rows: [1, 3], units: units('b') },
        red: { name: 'Sturm', friendlyEdge: 'south', rows: [6, 8], units: units('r') },
        setsUpFirst: 'blue',
        home: null,
        defender: 'blue',
        turns: 4,
      },
      modules: ['mercenaries', 'tunnels', 'skirmishers', 'dismounting'],
    },
  ],
  longestMatch: 4_000,
  disguise: disguiseTunnels,
  alike: (battle, seat, first, second) =>
    isSecretOrder(battle, seat, first) && isSecretOrder(battle, seat, second),
  census: cswCensus,
};
