/** How a Barbarian Horde hunts (CHR-CAL-05, CHR-R-19). */
import type { Dice } from '@warmoot/kernel';
import { roll } from '../../engine/tale.ts';
import type { Action, Qualifier, Step } from '../../orders/orders.ts';
import { distance } from '../../state/ground.ts';
import { armiesOf } from '../../state/readers.ts';
import type { Army, Campaign, Empire } from '../../state/state.ts';
import { checkStep } from '../ground/checkStep.ts';
import { moverOf } from '../ground/mover.ts';
import { pathToward, type WayThere } from '../ground/pathToward.ts';
import { checkMarch } from '../ground/walk.ts';
import type { Decision } from './orders.ts';

/** Farther than it looks for prey, so that a target that moves away is not lost at once. */
const MAX_PATH = 30;
const RETARGETS_WITHIN = 10;
const ENGAGES_WITHIN = 2;

interface Prey {
  readonly army: Army;
  readonly way: WayThere;
}

/** An army inside walls, or one that no land path reaches, is not prey. */
const preyFrom = (campaign: Campaign, horde: Army, army: Army | null | undefined): Prey | undefined => {
  if (army == null || army.inside) return undefined;
  const way = pathToward(campaign, moverOf(campaign, horde), horde.at, [army.at], { within: MAX_PATH });
  return way === null ? undefined : { army, way };
};

const playerArmiesNear = (campaign: Campaign, horde: Army): Army[] =>
  armiesOf(campaign)
    .filter(({ owner }) => campaign.empires[owner]!.power === 'player')
    .map((army) => ({ army, away: distance(campaign.ground, horde.at, army.at) }))
    .filter(({ away }) => away <= RETARGETS_WITHIN)
    .sort((a, b) => a.away - b.away || a.army.id - b.army.id)
    .map(({ army }) => army);

const preyOf = (campaign: Campaign, { mind }: Empire, horde: Army): Prey | undefined => {
  const target = mind?.target == null ? null : campaign.armies[mind.target];
  const prey = preyFrom(campaign, horde, target);
  if (prey !== undefined) return prey;
  for (const army of playerArmiesNear(campaign, horde)) {
    const other = preyFrom(campaign, horde, army);
    if (other !== undefined) return other;
  }
  return undefined;
};

const move = (steps: readonly Step[], qualifiers: readonly Qualifier[] = []): Action => ({
  a: 'move',
  steps,
  with: qualifiers,
});

/** CHR-R-19: near its target, Move and Move with engage; otherwise March and Move, or two Moves if it cannot March. */
const chase = (campaign: Campaign, horde: Army, { army, way: { steps } }: Prey): Action[] => {
  const { name } = campaign.empires[army.owner]!;
  const engage: Qualifier[] = [{ q: 'engage', target: { empire: name, number: army.number } }];
  if (steps.length <= ENGAGES_WITHIN)
    return [move(steps.slice(0, 1), engage), move(steps.slice(1, 2), engage)];
  const dash = steps.slice(0, 2);
  if (!checkMarch(campaign, moverOf(campaign, horde), horde.at, dash).ok)
    return [move(steps.slice(0, 1)), move(steps.slice(1, 2))];
  return [{ a: 'march', steps: dash, with: [] }, move(steps.slice(2, 3))];
};

/** Without prey it roams: one random Move. */
const roam = (campaign: Campaign, dice: Dice, horde: Army): Decision => {
  const die = roll(dice, 6, `roam:${horde.name}`);
  const isOpen = checkStep(campaign, moverOf(campaign, horde), horde.at, die.value as Step, {
    pace: 'move',
  }).ok;
  return { actions: isOpen ? [move([die.value as Step])] : [], rolls: [die] };
};

export const hordeOrders = (campaign: Campaign, dice: Dice, empire: Empire, horde: Army): Decision => {
  const prey = preyOf(campaign, empire, horde);
  if (prey === undefined) return roam(campaign, dice, horde);
  const { mind } = empire;
  const isNew = mind !== null && mind.target !== prey.army.id;
  return {
    actions: chase(campaign, horde, prey),
    rolls: [],
    ...(isNew ? { mind: { ...mind, target: prey.army.id } } : {}),
  };
};
