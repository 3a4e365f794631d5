/** Which quantities change by which events (CHR-GEN-10): checked from the log, turn by turn. */
import type { CampaignEvent } from '../../engine/events.ts';
import { armiesOf, citiesOf } from '../../state/readers.ts';
import type { Army, Campaign } from '../../state/state.ts';
import { countOf } from '../forces/troops.ts';
import { ledgerOf, unexplainedMoney } from './ledger.ts';

/** City size enters only by Grow and founding … */
const CITIES_GROW: readonly string[] = ['neutralsSettled', 'cityPlaced', 'growthTried', 'workFinished'];
/** … and leaves only by calamity, caps, spawning, abandoning, thirds and sack. */
const CITIES_SHRINK: readonly string[] = [
  'cityStricken',
  'sizesCut',
  'settlersSpawned',
  'cityAbandoned',
  'cityTaken',
  'siegeBroken',
  'citySacked',
];

/** Models enter only by purchase, replacement, hiring, absorption, starting or generated forces … */
const MODELS_ENTER: readonly string[] = [
  'armyMustered',
  'neutralsSettled',
  'lairFilled',
  'neutralArmyRaised',
  'hordeAppeared',
  'troopsRaised',
  'troopsRecruited',
  'lossesReplaced',
  'dogsPlaced',
  'dogsReplaced',
  'summonedStayed',
  'feastHeld',
];
/**
 * … and leave only by battle, flight, forced wounds, terrain, hunger, disbanding, non-payment, departure of the
 * hired.
 */
const MODELS_LEAVE: readonly string[] = [
  'casualtiesTaken',
  'summonedLeft',
  'summonedStayed',
  'armiesFled',
  'armiesFledBattle',
  'pursuersLost',
  'foughtWayOut',
  'armyDestroyed',
  'hexOvercrowded',
  'armyPerished',
  'armyForaged',
  'flyersOverWater',
  'troopsDisbanded',
  'dogsLeft',
  'hordeLeft',
];

/** What CHR-GEN-10 counts besides money, and the events by which it may come and go. */
const WAYS = {
  'size of cities': { enters: CITIES_GROW, leaves: CITIES_SHRINK },
  models: { enters: MODELS_ENTER, leaves: MODELS_LEAVE },
} as const;
type Counted = keyof typeof WAYS;

export const isExplained = (what: Counted, type: string, change: number): boolean =>
  change === 0 || WAYS[what][change > 0 ? 'enters' : 'leaves'].includes(type);

export const sizeOfCities = (campaign: Campaign): number =>
  citiesOf(campaign).reduce((sum, { size }) => sum + size, 0);

export const modelsOf = ({ heroes, bands }: Pick<Army, 'heroes' | 'bands'>): number =>
  heroes.length + bands.reduce((models, band) => models + countOf(band), 0);

export const modelsIn = (campaign: Campaign): number =>
  armiesOf(campaign).reduce((sum, army) => sum + modelsOf(army), 0);

const balance = (what: Counted, type: string, change: number): string[] => {
  if (isExplained(what, type, change)) return [];
  return [change > 0 ? `${type} adds ${change} ${what}` : `${type} takes ${-change} ${what}`];
};

/** Transfers and treachery only move money: one empire's loss is another's gain. */
const movedMoney = (event: CampaignEvent): string[] => {
  const moved = ledgerOf(event).filter(({ cause }) => cause === 'transfer' || cause === 'treachery');
  const sum = moved.reduce((total, { guilders }) => total + guilders, 0);
  return sum === 0 ? [] : [`${event.type} moves ${sum} guilders from nowhere`];
};

const moneyFaults = (event: CampaignEvent, after: Campaign): string[] => [
  ...unexplainedMoney(event).map(
    ([empire, guilders]) => `${event.type} moves ${guilders} guilders of ${empire} without a reason`,
  ),
  ...movedMoney(event),
  ...after.empires
    .filter(({ treasury }) => treasury < 0)
    .map(({ name }) => `${event.type} leaves ${name} in debt`),
];

/** Everything about an event that the accounts cannot explain; empty for every event of every campaign. */
export const bookFaults = (event: CampaignEvent, before: Campaign, after: Campaign): string[] => {
  const { money, empires, cities, armies } = event.change ?? {};
  return [
    ...(money || empires || event.about?.ledger ? moneyFaults(event, after) : []),
    ...(cities ? balance('size of cities', event.type, sizeOfCities(after) - sizeOfCities(before)) : []),
    ...(armies ? balance('models', event.type, modelsIn(after) - modelsIn(before)) : []),
  ];
};
