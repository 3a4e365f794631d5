import { type Clause, firstRefusal, permit, refuse, type Verdict } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { Part } from '../../orders/orders.ts';
import {
  type Army,
  byRank,
  contains,
  type General,
  inCommand,
  sameTroops,
  strengthOf,
  type Troops,
  troopsOf,
} from '../../state/army.ts';
import { type Game, isOwnCity } from '../../state/game.ts';
import { leastArmy } from './limits.ts';

/** Whether a part is really the whole army: then nothing is split. */
export const isWhole = (army: Army, part: Part | undefined): boolean =>
  part === undefined || sameTroops(army, part);

/** The troops that move. */
export const movingTroops = (army: Army, part: Part | undefined): Troops => troopsOf(part ?? army);

interface Cut {
  readonly game: Game;
  readonly army: Army;
  readonly part: Part;
}

const withinArmy: Clause<Cut> = ({ army, part }) =>
  contains(army, part) ? permit : refuse('GRD-ARM-08', 'the army does not have these troops');

/** GRD-ARM-04, GRD-R-20: both have at least 50 points, unless the rest stays in a city of its own. */
const largeEnough: Clause<Cut> = ({ game, army, part }) => {
  const least = leastArmy(game);
  if (strengthOf(part) < least) return refuse('GRD-ARM-04', `a part has at least ${least} points`);
  const rest = strengthOf(army) - strengthOf(part);
  return rest >= least || isOwnCity(game, army.owner, army.at)
    ? permit
    : refuse('GRD-ARM-04', `at least ${least} points must stay, except in your own city`);
};

/** GRD-GNL-07, GRD-R-23: known sub-generals, and a spare one commands whatever has no commander. */
const generalsFit: Clause<Cut> = ({ army, part }) => {
  const subs = army.subGenerals.map(({ id }) => id);
  const given = part.subGenerals ?? [];
  if (given.some((id) => !subs.includes(id)))
    return refuse('GRD-R-23', 'he is not a sub-general of this army');
  if (new Set(given).size !== given.length) return refuse('GRD-R-23', 'a sub-general is named twice');
  if (part.keepCommander)
    return part.subGenerals === undefined || given.length > 0 || subs.length === 0
      ? permit
      : refuse('GRD-GNL-07', 'a sub-general must command the part');
  return subs.length === 0 || given.length < subs.length
    ? permit
    : refuse('GRD-GNL-07', 'a sub-general must command the rest');
};

const CLAUSES: readonly Clause<Cut>[] = [withinArmy, largeEnough, generalsFit];

/** Whether this part may break off. */
export const checkPart = (game: Game, army: Army, part: Part | undefined): Verdict =>
  part === undefined || isWhole(army, part) ? permit : firstRefusal(CLAUSES, { game, army, part });

/** GRD-ARM-01, GRD-R-20: whoever leaves a city has at least 50 points. */
export const checkLeaves = (game: Game, army: Army, part: Part | undefined): Verdict =>
  !isOwnCity(game, army.owner, army.at) || strengthOf(part ?? army) >= leastArmy(game)
    ? permit
    : refuse('GRD-ARM-01', `an army leaves a city with at least ${leastArmy(game)} points`);

/** GRD-GNL-07, GRD-R-23: the generals who go with the part; by default the best sub-general. */
const generalsOfPart = (army: Army, { keepCommander, subGenerals }: Part): General[] => {
  const named = army.subGenerals.filter(({ id }) => subGenerals?.includes(id) === true);
  if (!keepCommander) return army.commander === null ? named : [army.commander, ...named];
  if (subGenerals !== undefined) return named;
  return [...army.subGenerals].sort(byRank).slice(0, 1);
};

/** GRD-ARM-04: the part becomes an army of its own, still in the same hex; returns its id. The whole army keeps its id. */
export const breakOff = (tale: Tale, army: Army, part: Part | undefined): number => {
  if (part === undefined || isWhole(army, part)) return army.id;
  const id = tale.state.nextArmy;
  tale.tell({
    type: 'armySplit',
    army: army.id,
    part: {
      ...army,
      ...troopsOf(part),
      id,
      ...inCommand(generalsOfPart(army, part)),
      reasons: [],
    },
    rules: ['GRD-ARM-04', 'GRD-GNL-07'],
  });
  return id;
};
