/** T7: every spy's mission, in random order, against this turn's orders (CHR-SPA, CHR-UNT-15, -16, CHR-R-106). */
import { type Dice, type Modifier, modifiers, type Roll, totalOf } from '@warmoot/kernel';
import { draw, roll, type Tale } from '../../engine/tale.ts';
import type { Action } from '../../orders/orders.ts';
import { isBelow } from '../../state/ground.ts';
import { actionsFor, spiesOf } from '../../state/readers.ts';
import type { Campaign, City, Spy } from '../../state/state.ts';
import { cityCalled } from '../neutrals/envoys.ts';
import { plannedActions, reportMission, reportWasted } from './results.ts';
import { outcomeOf } from './tables.ts';

export type SpyAction = Extract<Action, { a: 'spyOnCity' | 'disrupt' | 'destroy' }>;

const isMission = (action: Action | undefined): action is SpyAction =>
  action !== undefined && ['spyOnCity', 'disrupt', 'destroy'].includes(action.a);

/** CHR-SPA-01, CHR-UNT-16: one action; a spy raised this turn waits for the next (CHR-R-171). */
const missionOf = (campaign: Campaign, { owner, name, raisedTurn }: Spy): SpyAction | undefined => {
  const [action] = raisedTurn === campaign.turn ? [] : actionsFor(campaign, owner, name);
  return isMission(action) ? action : undefined;
};

/** CHR-HID-24: an unseen city below does not exist for the sender. */
const targetOf = (campaign: Campaign, spy: Spy, { city: name }: SpyAction): City | undefined => {
  const city = cityCalled(campaign, name);
  if (city === undefined || city.owner === spy.owner) return undefined;
  const isKnown =
    !isBelow(campaign.ground, city.at) || campaign.knowledge[spy.owner]?.citiesBelow.includes(city.id);
  return isKnown ? city : undefined;
};

const COUNTER_ESPIONAGE = 5;

/** CHR-SPA-09, CHR-CAC-04, CHR-R-106: once, in whichever slot it was ordered, even if a Disrupt cancels it. */
const espionageModifiers = (campaign: Campaign, city: City): Modifier[] =>
  modifiers([
    plannedActions(campaign, city).some(({ a }) => a === 'counterEspionage'),
    'CHR-SPA-09',
    'counter espionage',
    COUNTER_ESPIONAGE,
  ]);

/** CHR-R-108: naming an improvement that is not there wastes the action; no roll, no detection. */
const isPointless = (action: SpyAction, { improvements }: City): boolean =>
  action.a === 'destroy' && improvements[action.improvement] === undefined;

const act = (
  tale: Tale,
  dice: Dice,
  spy: Spy,
  action: SpyAction,
  city: City,
  drawn: readonly Roll[],
): void => {
  const die = roll(dice, 20, `spy:${spy.name}`);
  const changes = espionageModifiers(tale.state, city);
  const outcome = outcomeOf(action.a === 'disrupt' ? 'disrupt' : 'other', die.value + totalOf(changes));
  reportMission(tale, { spy, action, city, outcome, rolls: [...drawn, die], modifiers: changes });
};

const execute = (tale: Tale, dice: Dice, spy: Spy, drawn: readonly Roll[]): void => {
  const action = missionOf(tale.state, spy)!;
  const city = targetOf(tale.state, spy, action);
  if (city === undefined) reportWasted(tale, spy, 'no such city is known', 'E-10', drawn);
  else if (isPointless(action, city))
    reportWasted(tale, spy, `${city.name} has no such improvement`, 'E-11', drawn);
  else act(tale, dice, spy, action, city, drawn);
};

export const spyMissions = (tale: Tale, dice: Dice): boolean => {
  let waiting = spiesOf(tale.state).filter((spy) => missionOf(tale.state, spy) !== undefined);
  while (waiting.length > 0) {
    const { chosen, rolls } = draw(dice, waiting, 'spyOrder');
    waiting = waiting.filter(({ id }) => id !== chosen.id);
    const spy = tale.state.spies[chosen.id];
    if (spy != null && spy.owner === chosen.owner) execute(tale, dice, spy, rolls);
  }
  return true;
};
