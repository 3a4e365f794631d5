/** A short form of T10: armies in a hex, their intents, the filed results, the dice by their labels. */
import type { Dice } from '@warmoot/kernel';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import type { CampaignEvent } from '../../engine/events.ts';
import { beginTale, type Tale } from '../../engine/tale.ts';
import { labelOf } from '../../state/ground.ts';
import { armiesOf, unitsOf } from '../../state/readers.ts';
import type { Army, Campaign, Encounter, OpenBattle } from '../../state/state.ts';
import type { FightResult } from '../battle/forms.ts';
import { resultForm } from '../battle/resultForm.ts';
import { loaded } from '../battle/testkit.ts';
import { withOrders } from '../execution/testkit.ts';
import { fieldBattles } from './fights.ts';
import { settleMeetings } from './meetings.ts';
import { retreats } from './retreat.ts';

/** The result of a battle: by its number in order, or the same for all. */
export type Outcome = (battle: OpenBattle) => Partial<FightResult>;

export interface Day {
  readonly orders?: Readonly<Record<string, string>>;
  readonly dice?: Readonly<Record<string, readonly number[]>>;
  readonly outcome?: Outcome;
}

export interface Fought {
  readonly state: Campaign;
  readonly events: readonly CampaignEvent[];
  readonly battles: readonly OpenBattle[];
  readonly army: (name: string) => Army;
  readonly at: (name: string) => string;
  readonly labels: () => string[];
  readonly of: (type: string) => CampaignEvent[];
  readonly told: (empire: number) => string;
}

/** Armies together outside the walls have met. */
const encountersIn = (campaign: Campaign): Encounter[] => {
  const outside = armiesOf(campaign).filter(({ inside }) => !inside);
  const hexes = [...new Set(outside.map(({ at }) => at))];
  return hexes
    .map((at) => ({ at, armies: outside.filter((army) => army.at === at).map(({ id }) => id) }))
    .filter(({ armies }) => new Set(armies.map((id) => campaign.armies[id]!.owner)).size > 1);
};

export const dayOf = (given: GivenCampaign, { orders = {} }: Day = {}): Campaign => {
  const campaign = withOrders(
    campaignFrom({ step: 'T10', turn: 4, ...given, more: { slot: 2, ...given.more } }),
    orders,
  );
  return {
    ...campaign,
    options: { ...campaign.options, battles: 'tabletop' },
    encounters: encountersIn(campaign),
  };
};

export const filed = (battle: OpenBattle, outcome: Partial<FightResult>): FightResult => ({
  ...resultForm(battle.order),
  ...outcome,
});

const file = (tale: Tale, outcome: Outcome): readonly OpenBattle[] => {
  const { window } = tale.state;
  const battles = tale.state.battles.map((battle) => ({
    ...battle,
    filed: { by: battle.sides.A[0]!, result: filed(battle, outcome(battle)), log: [] },
    agreed: true,
  }));
  tale.tell({
    type: 'filed',
    rules: [],
    change: { set: { battles, window: { ...window!, ready: window!.asked } } },
  });
  return battles;
};

export const fought = (tale: Tale, battles: readonly OpenBattle[], labels: string[]): Fought => {
  const { state, events } = tale;
  const army = (name: string) => armiesOf(state).find((one) => one.name === name)!;
  return {
    state,
    events,
    battles,
    army,
    at: (name) => {
      const thing = army(name) ?? unitsOf(state).find((one) => one.name === name);
      return thing === undefined ? 'gone' : labelOf(state.ground, thing.at);
    },
    labels: () => labels,
    of: (type) => events.filter((event) => event.type === type),
    told: (empire) => (state.reports[empire] ?? []).map(({ text }) => text).join('\n'),
  };
};

/** Dice by label, 1 if the script says nothing; every label is recorded. */
export const noted = (script: Day['dice'], labels: string[]): Dice => {
  const { roll } = loaded(script, 1);
  return {
    roll: (sides, why) => {
      labels.push(why);
      return roll(sides, why);
    },
  };
};

export const fightOnDay = (campaign: Campaign, { dice, outcome = () => ({}) }: Day = {}): Fought => {
  const tale = beginTale(campaign);
  const labels: string[] = [];
  const rolled = noted(dice, labels);
  const battles: OpenBattle[] = [];
  settleMeetings(tale, rolled);
  while (!fieldBattles(tale, rolled)) battles.push(...file(tale, outcome));
  retreats(tale, rolled);
  return fought(tale, battles, labels);
};

export const fight = (given: GivenCampaign, day: Day = {}): Fought => fightOnDay(dayOf(given, day), day);
