import { cacheByKey } from '@warmoot/kernel';
import { unitSubject } from '../engine/subjects.ts';
import { ruleOf } from '../orders/orderRules.ts';
import type { CstOrder, OrderOf } from '../orders/orders.ts';
import { groupOf } from '../rules/movement/group.ts';
import { reach } from '../rules/movement/reach.ts';
import type { Character } from '../state/character.ts';
import type { Game } from '../state/game.ts';
import { groundIn } from '../state/game.ts';
import type { Spot } from '../state/ground.ts';
import { charactersAt } from '../state/occupancy.ts';
import { idOfSpot, nameOfSpot, spotIn } from '../state/places.ts';
import type { PlayerNumber } from '../state/seats.ts';
import { TRAITS, type Unit } from '../state/unit.ts';
import type { Intent } from './intent.ts';
import { enemyHosts, mightOf } from './might.ts';
import { type Muster, mustersOf } from './musters.ts';
import { type Prize, prizesOf, threatTo } from './prizes.ts';
import type { Temper } from './temper.ts';
import { awayFrom, FAR, paceOf, travelFrom, turnsFor } from './travel.ts';

/** What a nation's armies are doing this turn. */
interface Campaign {
  readonly game: Game;
  readonly player: PlayerNumber;
  readonly temper: Temper;
  readonly prizes: readonly Prize[];
  readonly musters: readonly Muster[];
  readonly objectives: readonly Objective[];
  /** What every hex is from one, on foot; each computed once. */
  readonly travel: (from: Spot) => Int16Array;
  /** Units that already have a task. */
  readonly sent: Set<Unit>;
}

const isLeading = ({ class: role, hides }: Character): boolean =>
  !hides && (role === 'Hero' || role === 'Barbarian');

const leadersAt = (game: Game, player: PlayerNumber, at: Spot): Character[] =>
  charactersAt(game, player, at).filter((each) => isLeading(each) && !each.hasMoved && !each.isStopped);

/** Whether a group would end next to a stronger enemy force. */
const isExposed = ({ game, player, temper }: Campaign, units: readonly Unit[], at: Spot): boolean =>
  temper.isWary &&
  enemyHosts(game, player).some(
    (host) => awayFrom(game, host.at, at) <= 1 && host.might > 1.2 * mightOf(game, units),
  );

/** The path that brings a group nearest to a hex; none if it should stay where it is. */
const wayTo = (
  campaign: Campaign,
  units: readonly Unit[],
  characters: readonly Character[],
  goal: Spot,
  mayBeExposed: boolean,
): Spot[] | undefined => {
  const { game, player, travel } = campaign;
  const left = travel(goal);
  const group = groupOf(game, player, units, characters);
  let best: Spot[] | undefined;
  let least = left[group.from] as number;
  for (const path of reach(game, group)) {
    const end = path.at(-1) as Spot;
    const cost = left[end] as number;
    if (cost >= least || (!mayBeExposed && end !== goal && isExposed(campaign, units, end))) continue;
    [best, least] = [path, cost];
  }
  return best;
};

const marchOf = (
  campaign: Campaign,
  units: readonly Unit[],
  characters: readonly Character[],
  goal: Spot,
  reason: string,
  mayBeExposed: boolean,
): Intent[] => {
  const path = wayTo(campaign, units, characters, goal, mayBeExposed);
  if (path === undefined) return [];
  const order: CstOrder = {
    type: 'move',
    units: units.map(({ id }) => id),
    chars: characters.map(({ id }) => id),
    path: path.map((spot) => idOfSpot(campaign.game, spot)),
  };
  return [{ order, reason }];
};

/** CST-FLY-03: flyers go in a straight line. */
const flightOf = ({ game, player }: Campaign, unit: Unit, goal: Spot, reason: string): Intent[] => {
  const flights = [...(ruleOf('fly')?.legal(game, player, unitSubject(unit.id)) ?? [])] as OrderOf<'fly'>[];
  const away = (order: OrderOf<'fly'>): number =>
    awayFrom(game, spotIn(game, order.path.at(-1) as string), goal);
  const [nearest] = flights.sort((a, b) => away(a) - away(b));
  return nearest !== undefined && away(nearest) < awayFrom(game, unit.at, goal)
    ? [{ order: nearest, reason }]
    : [];
};

/** How many turns a Unit needs to reach a hex; flyers go in a straight line. */
const turnsTo = (campaign: Campaign, unit: Unit, goal: Spot, costs: Int16Array): number =>
  TRAITS[unit.type].isFlying
    ? turnsFor(awayFrom(campaign.game, unit.at, goal), paceOf([unit]))
    : turnsFor(costs[unit.at] as number, paceOf([unit]));

/** No Unit goes further than this for an empty place. */
const FARTHEST = 6;

/** CST-ECO-03: one Unit for every empty place: the nearest, and among equals the weakest. */
const occupations = (campaign: Campaign): Intent[] => {
  const { game, temper, prizes, musters, sent, travel } = campaign;
  const empty = prizes.filter(({ hex, defence }) => defence === 0 && !musters.some(({ at }) => at === hex));
  const errands = empty.flatMap((prize) => {
    const costs = travel(prize.hex);
    return musters
      .flatMap(({ spare }) => spare)
      .map((unit) => ({ prize, unit, turns: turnsTo(campaign, unit, prize.hex, costs) }))
      .filter(({ turns }) => turns <= FARTHEST);
  });
  errands.sort(
    (a, b) =>
      b.prize.value / (b.turns + 1) - a.prize.value / (a.turns + 1) ||
      mightOf(game, [a.unit]) - mightOf(game, [b.unit]) ||
      a.unit.id - b.unit.id,
  );
  const taken = new Set<Prize>();
  return errands.flatMap(({ prize, unit }) => {
    if (taken.has(prize) || sent.has(unit) || taken.size >= temper.errands) return [];
    taken.add(prize);
    sent.add(unit);
    const reason = `${prize.name} is undefended`;
    return TRAITS[unit.type].isFlying
      ? flightOf(campaign, unit, prize.hex, reason)
      : marchOf(campaign, [unit], [], prize.hex, reason, false);
  });
};

/** One of its own places that needs help, or a place to take by force. */
interface Objective {
  readonly hex: Spot;
  readonly value: number;
  readonly might: number;
  readonly reason: string;
}

const objectivesOf = (game: Game, player: PlayerNumber, prizes: readonly Prize[]): Objective[] => {
  const places: Objective[] = prizes
    .filter(({ defence }) => defence > 0)
    .map(({ hex, value, defence, name }) => ({
      hex,
      value,
      might: defence * (groundIn(game).hasFortress[hex] === 1 ? 1.4 : 1.1),
      reason: `to take ${name}`,
    }));
  const hosts: Objective[] = enemyHosts(game, player).map(({ at, might, count }) => ({
    hex: at,
    value: 2 * count + menaced(game, player, at),
    might,
    reason: `to beat the enemy at ${nameOfSpot(game, at)}`,
  }));
  return [...places, ...hosts];
};

/** The value of the places near an enemy force to the player who holds them. */
const menaced = (game: Game, player: PlayerNumber, at: Spot): number =>
  groundIn(game).centres.reduce(
    (sum, { hex, isCity }, number) =>
      game.centres[number]?.controller === player && awayFrom(game, hex, at) <= 4
        ? sum + (isCity ? 25 : 15)
        : sum,
    0,
  );

/** Friends within this many hexes of an objective may join the fight. */
const TOGETHER = 5;

/** The total strength that could reach an objective from nearby. */
const mightNear = ({ game, musters }: Campaign, hex: Spot): number =>
  musters
    .filter(({ at }) => awayFrom(game, at, hex) <= TOGETHER)
    .reduce((sum, { spare, guard }) => sum + mightOf(game, [...spare, ...guard]), 0);

/** The chance of success, estimated from the ratio of strengths. */
const hopeOf = (ratio: number): number => (ratio < 0.8 ? 0.02 : ratio < 1.2 ? 0.35 : ratio < 1.8 ? 0.75 : 1);

interface Choice {
  readonly objective: Objective;
  readonly ratio: number;
  readonly worth: number;
}

const choicesFor = (campaign: Campaign, units: readonly Unit[], at: Spot): Choice[] => {
  const { game, temper, objectives, travel } = campaign;
  const costs = travel(at);
  const own = mightOf(game, units);
  return objectives
    .filter(({ hex }) => (costs[hex] as number) < FAR)
    .map((objective) => {
      const help = temper.concentrates ? Math.max(own, mightNear(campaign, objective.hex)) : own;
      const ratio = help / Math.max(1, objective.might);
      const turns = turnsFor(costs[objective.hex] as number, paceOf(units));
      return { objective, ratio, worth: (objective.value * hopeOf(ratio)) / (1 + turns) };
    })
    .sort((a, b) => b.worth - a.worth || a.objective.hex - b.objective.hex);
};

/** Too weak for anything else: join the strongest muster. */
const rally = (campaign: Campaign, units: readonly Unit[], at: Spot): Intent[] => {
  const { game, player, musters } = campaign;
  const [main] = [...musters]
    .filter((other) => other.at !== at && awayFrom(game, other.at, at) <= 12)
    .sort((a, b) => mightOf(game, [...b.spare, ...b.guard]) - mightOf(game, [...a.spare, ...a.guard]));
  if (main === undefined || mightOf(game, [...main.spare, ...main.guard]) < mightOf(game, units)) return [];
  const leaders = leadersAt(game, player, at);
  return marchOf(
    campaign,
    units,
    leaders,
    main.at,
    `to join the army at ${nameOfSpot(game, main.at)}`,
    false,
  );
};

/** The rest of each muster marches as one army, with its leaders. */
const armies = (campaign: Campaign): Intent[] => {
  const { game, player, temper, musters, sent } = campaign;
  return musters.flatMap(({ at, spare, guard }) => {
    const units = spare.filter((unit) => !sent.has(unit));
    if (units.length === 0) return [];
    const [best] = choicesFor(campaign, units, at);
    if (best === undefined) return [];
    if (100 * best.ratio < temper.confidence)
      return threatTo(game, player, at, temper.alarm) > 0 && guard.length > 0
        ? []
        : rally(campaign, units, at);
    const { hex, reason } = best.objective;
    return marchOf(campaign, units, leadersAt(game, player, at), hex, reason, true);
  });
};

/** Everything on land that has not moved yet: first the empty places, then the armies. */
export const marches = (game: Game, player: PlayerNumber, temper: Temper): Intent[] => {
  const prizes = prizesOf(game, player);
  const campaign: Campaign = {
    game,
    player,
    temper,
    prizes,
    musters: mustersOf(game, player, temper),
    objectives: objectivesOf(game, player, prizes),
    travel: cacheByKey((from: Spot) => travelFrom(game, player, from)),
    sent: new Set(),
  };
  return [...occupations(campaign), ...armies(campaign)];
};
