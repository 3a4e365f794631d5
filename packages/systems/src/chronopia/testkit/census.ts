/** The quantities of a campaign, and how events account for them (CHR-GEN-10), both computed without `apply`. */
import type { Census, Counts } from '@warmoot/kernel/testkit';
import type { CampaignEvent, Edit } from '../engine/events.ts';
import { isExplained, modelsIn, modelsOf, sizeOfCities } from '../rules/accounting/conservation.ts';
import { ledgerOf } from '../rules/accounting/ledger.ts';
import { armiesOf, citiesOf, spiesOf, unitsOf } from '../state/readers.ts';
import type { Campaign } from '../state/state.ts';

const guildersOf = (empire: number): string => `guilders of empire ${empire}`;

const count = (campaign: Campaign): Counts => ({
  ...Object.fromEntries(campaign.empires.map(({ id, treasury }) => [guildersOf(id), treasury])),
  models: modelsIn(campaign),
  'size of cities': sizeOfCities(campaign),
  armies: armiesOf(campaign).length,
  cities: citiesOf(campaign).length,
  units: unitsOf(campaign).length,
  spies: spiesOf(campaign).length,
});

/** How the edits of a list change the sum over its items. */
const changeBy = <T>(
  list: readonly (T | null)[],
  edits: readonly Edit<T>[] = [],
  worth: (thing: T) => number = () => 1,
): number =>
  edits.reduce((sum, [id, change]) => {
    const was = list[id] ?? null;
    const is = change === null ? null : ({ ...was, ...change } as T);
    return sum + (is === null ? 0 : worth(is)) - (was === null ? 0 : worth(was));
  }, 0);

/** New empires bring their treasury; everything else is booked. */
const money = (event: CampaignEvent, { empires }: Campaign): Counts => {
  const sums: Record<string, number> = {};
  for (const [id, change] of event.change?.empires ?? [])
    if (empires[id] === undefined) sums[guildersOf(id)] = change?.treasury ?? 0;
  for (const { empire, guilders } of ledgerOf(event))
    sums[guildersOf(empire)] = (sums[guildersOf(empire)] ?? 0) + guilders;
  return sums;
};

const changesReported = (event: CampaignEvent, before: Campaign): Counts => {
  const { armies, cities, units, spies } = event.change ?? {};
  const models = changeBy(before.armies, armies, modelsOf);
  const size = changeBy(before.cities, cities, (city) => city.size);
  return {
    ...money(event, before),
    models: isExplained('models', event.type, models) ? models : 0,
    'size of cities': isExplained('size of cities', event.type, size) ? size : 0,
    armies: changeBy(before.armies, armies),
    cities: changeBy(before.cities, cities),
    units: changeBy(before.units, units),
    spies: changeBy(before.spies, spies),
  };
};

export const chronopiaCensus: Census<Campaign, CampaignEvent> = { count, changesReported };
