/** A short form of T9: a position, orders as people write them, and the dice. */
import { dice, type ScriptedDice } from '@warmoot/kernel';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import type { CampaignEvent } from '../../engine/events.ts';
import { beginTale } from '../../engine/tale.ts';
import { NO_KNOWLEDGE, type Sighting } from '../../knowledge/knowledge.ts';
import { readOrdersOf } from '../../orders/written.ts';
import { labelOf } from '../../state/ground.ts';
import { armiesOf, unitsOf } from '../../state/readers.ts';
import type { Army, Campaign, Unit } from '../../state/state.ts';
import { runSlots } from './slots.ts';

/** Everybody has all foreign units on their last map, so that targets can be named. */
export const allSeen = (campaign: Campaign): Campaign => ({
  ...campaign,
  knowledge: Object.fromEntries(
    campaign.empires.map(({ id }) => {
      const foreign = (thing: Army | Unit) => thing.owner !== id;
      const sightings = [
        ...armiesOf(campaign)
          .filter(foreign)
          .map((army) => sighting('army', campaign, army)),
        ...unitsOf(campaign)
          .filter(foreign)
          .map((unit) => sighting(unit.kind, campaign, unit)),
      ];
      return [id, { ...NO_KNOWLEDGE, sightings }];
    }),
  ),
});

const sighting = (kind: Sighting['kind'], { turn }: Campaign, thing: Army | Unit): Sighting => ({
  kind,
  id: thing.id,
  owner: thing.owner,
  at: thing.at,
  number: 'number' in thing ? thing.number : 0,
  size: thing.size,
  broken: false,
  mercenary: false,
  turn,
});

export const withOrders = (campaign: Campaign, orders: Readonly<Record<string, string>>): Campaign => ({
  ...campaign,
  sheets: Object.fromEntries(
    Object.entries(orders).map(([empire, text]) => [
      empire,
      { statements: readOrdersOf(campaign, Number(empire), text).file.statements, battle: [] },
    ]),
  ),
});

export interface Ran {
  readonly state: Campaign;
  readonly events: readonly CampaignEvent[];
  readonly finished: boolean;
  readonly dice: ScriptedDice;
  /** Where the army or unit of that name is; `gone` if it no longer exists. */
  readonly at: (name: string) => string;
  readonly army: (name: string) => Army;
  readonly unit: (name: string) => Unit;
  /** Everything an empire has read. */
  readonly told: (empire: number) => string;
}

const ranTo = (
  state: Campaign,
  events: readonly CampaignEvent[],
  finished: boolean,
  rolled: ScriptedDice,
): Ran => {
  const army = (name: string) => armiesOf(state).find((one) => one.name === name)!;
  const unit = (name: string) => unitsOf(state).find((one) => one.name === name)!;
  return {
    state,
    events,
    finished,
    dice: rolled,
    army,
    unit,
    at: (name) => {
      const thing = army(name) ?? unit(name);
      return thing === undefined ? 'gone' : labelOf(state.ground, thing.at);
    },
    told: (empire) => (state.reports[empire] ?? []).map(({ text }) => text).join('\n'),
  };
};

/** T9 from a campaign that has its orders. */
export const runOn = (campaign: Campaign, ...dies: readonly number[]): Ran => {
  const tale = beginTale(campaign);
  const rolled = dice(...dies);
  const finished = runSlots(tale, rolled);
  return ranTo(tale.state, tale.events, finished, rolled);
};

export const run = (
  given: GivenCampaign,
  orders: Readonly<Record<string, string>>,
  ...dies: readonly number[]
): Ran => runOn(withOrders(allSeen(campaignFrom({ step: 'T9', ...given })), orders), ...dies);
