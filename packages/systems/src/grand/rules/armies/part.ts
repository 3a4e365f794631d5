import { type Clause, firstRefusal, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { Part } from '../../orders/orders.ts';
import {
  type Army,
  byRank,
  contains,
  type General,
  generalsOf,
  inCommand,
  sameTroops,
  strengthOf,
  type Troops,
  troopsOf,
} from '../../state/army.ts';
import { type Game, hasRosters, isOwnCity } from '../../state/game.ts';
import { muster } from '../../state/roster.ts';
import { figureOf } from '../../words/points.ts';
import { leastArmy } from './limits.ts';

/** The troops that move; with rosters a part is a list of the army's units (GRD-CSW-35). */
export const movingTroops = (army: Troops, part: Part | undefined): Troops => {
  if (part === undefined) return troopsOf(army);
  const { units, regular, mercenary, mounted, mountedMercenary } = part;
  return army.units === undefined
    ? { regular, mercenary, mounted, mountedMercenary }
    : muster(army.units.filter(({ uid }) => units?.includes(uid) === true));
};

/** Whether a part is really the whole army: then nothing is split. */
export const isWhole = (army: Army, part: Part | undefined): boolean =>
  part === undefined || sameTroops(army, movingTroops(army, part));

interface Cut {
  readonly game: Game;
  readonly army: Army;
  readonly part: Part;
}

/** GRD-CSW-35, GRD-GEN-09: with rosters a part is named by its units, otherwise by its points. */
const namedRightly: Clause<Cut> = ({ game, part: { units, ...part } }) => {
  if (!hasRosters(game))
    return units === undefined ? permit : refuse('GRD-GEN-09', 'there are no units in this match');
  return units !== undefined && strengthOf(part) === 0
    ? permit
    : refuse('GRD-CSW-35', 'with rosters, name the units that break off');
};

const withinArmy: Clause<Cut> = ({ army, part }) => {
  const { units } = part;
  const isKnown =
    army.units === undefined
      ? contains(army, movingTroops(army, part))
      : new Set(units).size === units?.length && movingTroops(army, part).units?.length === units.length;
  return isKnown ? permit : refuse('GRD-ARM-08', 'the army does not have these troops');
};

/** GRD-ARM-04, GRD-R-20: both have at least 50 points, unless the rest stays in a city of its own. */
const largeEnough: Clause<Cut> = ({ game, army, part }) => {
  const least = leastArmy(game);
  const strength = strengthOf(movingTroops(army, part));
  if (strength < least) return refuse('GRD-ARM-04', say`a part has at least ${figureOf(game, least)} points`);
  const rest = strengthOf(army) - strength;
  return rest >= least || isOwnCity(game, army.owner, army.at)
    ? permit
    : refuse('GRD-ARM-04', say`at least ${figureOf(game, least)} points must stay, except in your own city`);
};

/** GRD-GNL-07, GRD-R-23: known sub-generals, and a spare one commands whatever has no commander. */
const generalsFit: Clause<Cut> = ({ army, part }) => {
  if (army.units !== undefined) return unitsLed(army, part);
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

/** GRD-GNL-07, GRD-CSW-04: with two generals or more, each part has one; he goes with his leader unit. */
const unitsLed = (army: Army, part: Part): Verdict => {
  const count = generalsOf(army).length;
  const gone = generalsOfPart(army, part).length;
  return count < 2 || (gone > 0 && gone < count)
    ? permit
    : refuse('GRD-GNL-07', 'a sub-general must command the other part');
};

const CLAUSES: readonly Clause<Cut>[] = [namedRightly, withinArmy, largeEnough, generalsFit];

/** Whether this part may break off. */
export const checkPart = (game: Game, army: Army, part: Part | undefined): Verdict => {
  if (part === undefined) return permit;
  const verdict = firstRefusal([namedRightly, withinArmy], { game, army, part });
  return !verdict.ok || isWhole(army, part) ? verdict : firstRefusal(CLAUSES, { game, army, part });
};

/** GRD-ARM-01, GRD-R-20: whoever leaves a city has at least 50 points. */
export const checkLeaves = (game: Game, army: Army, part: Part | undefined): Verdict =>
  !isOwnCity(game, army.owner, army.at) || strengthOf(movingTroops(army, part)) >= leastArmy(game)
    ? permit
    : refuse(
        'GRD-ARM-01',
        say`an army leaves a city with at least ${figureOf(game, leastArmy(game))} points`,
      );

/** GRD-GNL-07, GRD-R-23: the generals who go with the part; by default the best sub-general. */
const generalsOfPart = (army: Army, { units, keepCommander, subGenerals }: Part): General[] => {
  if (army.units !== undefined)
    return generalsOf(army).filter(({ unit }) => unit !== undefined && units?.includes(unit) === true);
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
      ...movingTroops(army, part),
      id,
      ...inCommand(generalsOfPart(army, part)),
      reasons: [],
    },
    rules: ['GRD-ARM-04', 'GRD-GNL-07'],
  });
  return id;
};
