/** A short form of T11: a city, who is around it, the filed results, the dice by their labels. */
import { campaignFrom, type GivenCampaign, type GivenCity } from '../../casebook/position.ts';
import { beginTale, type Tale } from '../../engine/tale.ts';
import { citiesOf } from '../../state/readers.ts';
import type { Campaign, City, OpenBattle } from '../../state/state.ts';
import { type Day, type Fought, filed, fought, noted } from '../combat/testkit.ts';
import { withOrders } from '../execution/testkit.ts';
import { cityBattles, cityFates, siegeRolls } from './turn.ts';

interface Besieged extends Fought {
  readonly city: () => City;
}

/** Karsk of Aldmark in 0606, besieged by Brakka's Host of size 8 since last turn; another city of each far off. */
export const siegeOf = (
  city: Partial<GivenCity> = {},
  given: GivenCampaign = {},
  day: Day = {},
): Campaign => {
  const siege = { by: 1, armies: [0], failed: 0, began: 3, ...city.siege };
  const campaign = campaignFrom({
    step: 'T11',
    turn: 4,
    empires: [{ name: 'Aldmark' }, { name: 'Brakka' }, { name: 'Corvane' }],
    ...given,
    cities: [
      { at: '0606', name: 'Karsk', owner: 0, size: 5, ...city, siege },
      { at: '0602', name: 'Gorm', owner: 0 },
      { at: '0610', name: 'Harn', owner: 1 },
      ...(given.cities ?? []),
    ],
    armies: [
      { at: '0606', name: 'Host', owner: 1, size: 8, today: { besieging: 0 } },
      ...(given.armies ?? []),
    ],
    more: { slot: 2, ...given.more },
  });
  const ordered = withOrders(campaign, day.orders ?? {});
  return { ...ordered, options: { ...ordered.options, battles: 'tabletop' } };
};

const file = (tale: Tale, outcome: NonNullable<Day['outcome']>): readonly OpenBattle[] => {
  const { window } = tale.state;
  const battles = tale.state.battles.map((battle) => ({
    ...battle,
    filed: { by: battle.sides.A[0]!, result: filed(battle, outcome(battle)), log: [] },
  }));
  tale.tell({
    type: 'filed',
    rules: [],
    change: { set: { battles, window: { ...window!, ready: window!.asked } } },
  });
  return battles;
};

/** All of T11; the conqueror does not answer when asked for a city's fate. */
export const besieged = (campaign: Campaign, { dice, outcome = () => ({}) }: Day = {}): Besieged => {
  const tale = beginTale(campaign);
  const labels: string[] = [];
  const rolled = noted(dice, labels);
  const battles: OpenBattle[] = [];
  siegeRolls(tale, rolled);
  while (!cityBattles(tale, rolled)) battles.push(...file(tale, outcome));
  if (!cityFates(tale, rolled)) cityFates(tale, rolled);
  return {
    ...fought(tale, battles, labels),
    city: () => citiesOf(tale.state).find(({ name }) => name === 'Karsk')!,
  };
};

/** The walls are breached and the battle ends as given. */
export const stormed = (
  city: Partial<GivenCity> = {},
  given: GivenCampaign = {},
  { dice = {}, ...day }: Day = {},
): Besieged => besieged(siegeOf(city, given, day), { dice: { 'siege:': [20], ...dice }, ...day });
