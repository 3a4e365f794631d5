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
  ],
  longestMatch: 4_000,
  disguise: disguiseTunnels,
  alike: (battle, seat, first, second) =>
    isSecretOrder(battle, seat, first) && isSecretOrder(battle, seat, second),
  census: cswCensus,
};
