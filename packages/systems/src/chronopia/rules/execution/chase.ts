/** Follow and engage (CHR-AAC-05, CHR-AAC-06; CHR-R-90). */

import type { Action, TargetName } from '../../orders/orders.ts';
import { distance, type Hex, isBelow, neighbour } from '../../state/ground.ts';
import { armiesAt, isFriendlyToward, sameName, unitsAt } from '../../state/readers.ts';
import type { Army, Campaign, EmpireId, Unit, Walk } from '../../state/state.ts';
import { checkStep, type StepTaken } from '../ground/checkStep.ts';
import { knowledgeOf } from '../ground/known.ts';
import { mayMarchTwice } from '../ground/march.ts';
import { type Mover, moverOf } from '../ground/mover.ts';
import { isBarred } from './bounds.ts';
import { qualifier } from './orders.ts';

type Target = Pick<NonNullable<Walk['chase']>, 'kind' | 'id'>;
type Thing = Army | Unit;
const isArmy = (thing: Thing): thing is Army => !('kind' in thing);

/** On the last map of the empire: seen this turn or last turn. Unowned forces see everything. */
const wasSeen = (campaign: Campaign, empire: EmpireId, thing: Thing): boolean => {
  if (campaign.empires[empire]!.power !== 'player') return true;
  const kind = isArmy(thing) ? 'army' : thing.kind;
  return knowledgeOf(campaign, empire).sightings.some(
    (seen) => seen.kind === kind && seen.id === thing.id && seen.turn >= campaign.turn - 1,
  );
};

const isNamed = (campaign: Campaign, thing: Thing, target: TargetName): boolean =>
  'name' in target
    ? sameName(thing.name, target.name)
    : isArmy(thing) &&
      thing.number === target.number &&
      sameName(campaign.empires[thing.owner]!.name, target.empire);

/** An empire whose declared state is no better, unless it is named. */
const isEnemy = (campaign: Campaign, army: Army, thing: Thing): boolean =>
  thing.owner !== army.owner && !isFriendlyToward(campaign, army.owner, thing.owner);

const sizeOf = (thing: Thing): number => (isArmy(thing) ? thing.size : -1);
/** The largest; tie: lowest id. */
const largest = (things: readonly Thing[]): Thing | undefined =>
  things.reduce<Thing | undefined>(
    (best, thing) => (best === undefined || sizeOf(thing) > sizeOf(best) ? thing : best),
    undefined,
  );

const hexesAround = ({ ground }: Campaign, army: Army, first: number | undefined): Hex[] =>
  (first === undefined ? [1, 2, 3, 4, 5, 6] : [first]).map((direction) =>
    neighbour(ground, army.at, direction),
  );

/** The target at the start of the slot: next to the army, and seen before. `follow` also takes settlers and engineers. */
export const targetOfChase = (
  campaign: Campaign,
  army: Army,
  action: Extract<Action, { a: 'move' | 'march' }>,
  how: 'follow' | 'engage',
): Target | null => {
  const named = qualifier(action, how)?.target;
  const [first] = named === undefined ? action.steps : [];
  const around = hexesAround(campaign, army, typeof first === 'number' ? first : undefined);
  const fits = (thing: Thing): boolean =>
    named === undefined
      ? isEnemy(campaign, army, thing)
      : isNamed(campaign, thing, named) && thing.owner !== army.owner;
  const armies = around.flatMap((hex) => armiesAt(campaign, hex)).filter(({ inside }) => !inside);
  const units =
    how === 'engage'
      ? []
      : around.flatMap((hex) => unitsAt(campaign, hex)).filter(({ kind }) => kind !== 'scout');
  const target = largest(
    [...armies, ...units].filter((thing) => fits(thing) && wasSeen(campaign, army.owner, thing)),
  );
  return target === undefined ? null : { kind: isArmy(target) ? 'army' : 'unit', id: target.id };
};

/** Where the target is now; null if it is lost: gone, inside walls or on the other layer. */
const targetHex = (campaign: Campaign, army: Army, { kind, id }: Target): Hex | null => {
  const target = kind === 'army' ? campaign.armies[id] : campaign.units[id];
  if (!target || (isArmy(target) && target.inside)) return null;
  return isBelow(campaign.ground, target.at) === isBelow(campaign.ground, army.at) ? target.at : null;
};

/** CHR-R-46: a unit that has Marched already may March again only over clear ground or by road. */
const mayStepOn = (campaign: Campaign, army: Army, mover: Mover, { pace, way }: Walk, to: Hex): boolean => {
  const before = army.today.marches - (way.length > 1 ? 1 : 0);
  const isSecond = pace === 'march' && before > 0 && campaign.slot < 3;
  return !isSecond || mayMarchTwice(campaign, mover, [army.at, to]);
};

/** The step a chaser takes now: nearer to its target, an engager into its hex; none if it is close enough. */
export const chasingStep = (campaign: Campaign, army: Army, walk: Walk): StepTaken | 'lost' | 'stays' => {
  const goal = targetHex(campaign, army, walk.chase!);
  if (goal === null) return 'lost';
  const away = distance(campaign.ground, army.at, goal);
  if (away < (walk.chase!.how === 'engage' ? 1 : 2)) return 'stays';
  const mover = moverOf(campaign, army);
  for (const step of [1, 2, 3, 4, 5, 6] as const) {
    const to = neighbour(campaign.ground, army.at, step);
    if (to < 0 || distance(campaign.ground, to, goal) >= away) continue;
    const taken = checkStep(campaign, mover, army.at, step, { pace: walk.pace, way: walk.way.slice(0, -1) });
    if (taken.ok && mayStepOn(campaign, army, mover, walk, to) && !isBarred(campaign, army, to)) return taken;
  }
  return 'stays';
};

/**
 * Leaders before those who chase them, so that each sees where its target went; armies that chase each other in a ring
 * come last, together.
 */
export const generations = (walks: readonly Walk[]): Walk[][] => {
  const ordered: Walk[][] = [];
  let left = walks;
  while (left.length > 0) {
    const moving = new Set(left.filter(({ kind }) => kind === 'army').map(({ id }) => id));
    const free = left.filter(({ chase }) => chase!.kind !== 'army' || !moving.has(chase!.id));
    const now = new Set(free.length > 0 ? free : left);
    ordered.push([...now]);
    left = left.filter((walk) => !now.has(walk));
  }
  return ordered;
};
