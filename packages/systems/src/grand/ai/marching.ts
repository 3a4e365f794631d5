import type { Thought } from '@warmoot/kernel';
import { checkOrder } from '../orders/orderRules.ts';
import type { GrandOrder, OrderOf, Part } from '../orders/orders.ts';
import { leastArmy } from '../rules/armies/limits.ts';
import { movingTroops } from '../rules/armies/part.ts';
import { ledPartOf } from '../rules/armies/partOf.ts';
import { nearestCities } from '../rules/cities/nearest.ts';
import { isHeldByEnemy } from '../rules/movement/enter.ts';
import { mayAct } from '../rules/movement/mayAct.ts';
import { type Army, strengthOf } from '../state/army.ts';
import { armiesOf, armyAt, cityAt, cityOf, type Game, groundIn, isOwnCity } from '../state/game.ts';
import { besideSpot, distance, type Spot } from '../state/ground.ts';
import { idOf, nameOfSpot } from '../state/places.ts';
import type { Kingdom } from '../state/seats.ts';
import { bestTarget, chanceAgainst, inTurn, isEnemy, type Target, targetsFor, threatAt } from './outlook.ts';
import type { Temper } from './temper.ts';

type Deed = Thought<GrandOrder> & { readonly worth: number };

interface Outlook {
  readonly game: Game;
  readonly own: Kingdom;
  readonly temper: Temper;
  readonly targets: readonly Target[];
}

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** How far an enemy is near enough to be a danger to a city. */
const NEAR = 3;
const CAPITAL_FACTOR = 1.5;

/** GRD-PLY-17: the points a garrison keeps. */
const guardOf = ({ game, own, temper }: Outlook, army: Army): number => {
  const city = cityAt(game, army.at);
  if (city < 0 || game.owners[city] !== own) return 0;
  const { isCapital } = cityOf(game, city);
  const threat = threatAt(game, own, army.at, isCapital ? NEAR + 2 : NEAR) * (temper.guard / 100);
  const wanted = isCapital ? Math.max(threat * CAPITAL_FACTOR, leastArmy(game)) : threat;
  return Math.min(strengthOf(army), Math.round(wanted));
};

/** What may leave: the whole army, or what the garrison can spare; undefined if nothing can. */
const sparedFrom = (
  outlook: Outlook,
  army: Army,
): { readonly part: Part | undefined; readonly points: number } | undefined => {
  const guard = guardOf(outlook, army);
  const points = strengthOf(army) - guard;
  const least = leastArmy(outlook.game);
  if (points < (isOwnCity(outlook.game, army.owner, army.at) ? least : 1)) return undefined;
  return guard === 0
    ? { part: undefined, points }
    : { part: { ...ledPartOf(army, points), keepCommander: false, subGenerals: [] }, points };
};

/** The general goes with those who march, and a sub-general stays if there is one. */
const withLeader = (army: Army, part: Part): Part =>
  army.subGenerals.length === 0 ? { ...part, keepCommander: false, subGenerals: [] } : part;

const thresholdFor = ({ game, own, temper }: Outlook, spot: Spot): number => {
  const city = cityAt(game, spot);
  const owner = game.owners[city];
  if (owner === undefined || owner === own) return temper.attackAt;
  const { isCapital, founder } = cityOf(game, city);
  return isCapital && founder === owner ? temper.capitalAt : temper.stormAt;
};

const CAPTURE_WORTH = 100;
const BATTLE_WORTH = 50;

const attacksOf = (outlook: Outlook, army: Army): Deed[] => {
  const { game, own } = outlook;
  const spared = sparedFrom(outlook, army);
  return besideSpot(groundIn(game), army.at).flatMap((spot): Deed[] => {
    const target = armyAt(game, spot);
    if (target === undefined || !isEnemy(game, own, target.owner)) return [];
    const isHome = isOwnCity(game, own, army.at);
    const whole = isHome && spared === undefined ? undefined : spared?.part;
    const points = movingTroops(army, whole);
    const chance = chanceAgainst(game, army, points, target);
    if (chance < thresholdFor(outlook, spot)) return [];
    const order: OrderOf<'attack'> = {
      type: 'attack',
      army: army.id,
      hex: idOf(game, spot),
      ...(whole && { part: withLeader(army, whole) }),
      advance: !(isHome && whole === undefined && guardOf(outlook, army) > 0),
    };
    return [
      {
        command: order,
        reasons: [`${percent(chance)} to win in ${nameOfSpot(game, spot)}`],
        worth: BATTLE_WORTH * chance + (cityAt(game, spot) >= 0 ? 20 : 0),
      },
    ];
  });
};

const capturesOf = (outlook: Outlook, army: Army): Deed[] => {
  const { game, own, targets } = outlook;
  const near = besideSpot(groundIn(game), army.at);
  return targets
    .filter(({ spot }) => near.includes(spot) && armyAt(game, spot) === undefined)
    .map(({ spot, value }): Deed => {
      const spared = sparedFrom(outlook, army);
      const part = spared?.part && withLeader(army, spared.part);
      return {
        command: { type: 'move', army: army.id, path: [idOf(game, spot)], ...(part && { part }) },
        reasons: [`${nameOfSpot(game, spot)} is empty`],
        worth: CAPTURE_WORTH + value - (own < 0 ? 1 : 0),
      };
    });
};

/** The step that leads nearest to a hex, round enemies; joining friends on the way is welcome. */
const stepTo = (outlook: Outlook, army: Army, points: number, goal: Spot): Spot | undefined => {
  const { game, own, temper } = outlook;
  const ground = groundIn(game);
  const now = distance(ground, army.at, goal);
  const isOpen = (spot: Spot): boolean =>
    !isHeldByEnemy(game, own, spot) &&
    distance(ground, spot, goal) <= now &&
    !(temper.isCareful && !isOwnCity(game, own, spot) && threatAt(game, own, spot, 1) > 1.4 * points);
  return inTurn(game, besideSpot(ground, army.at), own)
    .filter(isOpen)
    .sort((a, b) => distance(ground, a, goal) - distance(ground, b, goal))
    .find((spot) => distance(ground, spot, goal) < now);
};

const marchOf = (
  outlook: Outlook,
  army: Army,
  goal: Spot,
  part: Part | undefined,
  points: number,
  why: string,
  worth: number,
): Deed[] => {
  const step = stepTo(outlook, army, points, goal);
  if (step === undefined) return [];
  const cut = part && withLeader(army, part);
  const command: OrderOf<'move'> = {
    type: 'move',
    army: army.id,
    path: [idOf(outlook.game, step)],
    ...(cut && { part: cut }),
  };
  return [{ command, reasons: [why], worth }];
};

/** GRD-PLY-17: weak armies go home; the others march on the best target, or back to a threatened capital. */
const marchesOf = (outlook: Outlook, army: Army): Deed[] => {
  const { game, own, temper, targets } = outlook;
  const home = nearestCities(game, own, army.at)[0];
  const isAtHome = isOwnCity(game, own, army.at);
  if (strengthOf(army) < temper.refitBelow && !isAtHome && home !== undefined)
    return marchOf(
      outlook,
      army,
      groundIn(game).citySpots[home] as Spot,
      undefined,
      strengthOf(army),
      'it must refit',
      5,
    );
  const spared = sparedFrom(outlook, army);
  if (spared === undefined) return [];
  const target = bestTarget(game, targets, own, army.at, spared.points);
  if (target === undefined) return [];
  return marchOf(
    outlook,
    army,
    target.spot,
    spared.part,
    spared.points,
    `on the way to ${nameOfSpot(game, target.spot)}`,
    10,
  );
};

const bestOf = (outlook: Outlook, army: Army): Deed | undefined => {
  const deeds = [...capturesOf(outlook, army), ...attacksOf(outlook, army), ...marchesOf(outlook, army)];
  return deeds
    .sort((a, b) => b.worth - a.worth)
    .find(({ command }) => checkOrder(outlook.game, outlook.own, command).ok);
};

/** Whether this army rests this week: the same at every choice of the week, evenly spread over armies and weeks. */
const rests = ({ game, temper }: Outlook, { id }: Army): boolean =>
  (id * 37 + game.week * 61 + game.year * 17) % 100 < temper.idle;

/** The best deed of any army that may still act; none: the turn is over. */
export const nextDeed = (game: Game, own: Kingdom, temper: Temper): Thought<GrandOrder> => {
  const outlook: Outlook = { game, own, temper, targets: targetsFor(game, own) };
  const deeds = armiesOf(game, own)
    .filter((army) => mayAct(army) && !rests(outlook, army))
    .flatMap((army) => bestOf(outlook, army) ?? []);
  const [best] = deeds.sort((a, b) => b.worth - a.worth);
  return best ?? { command: { type: 'endTurn' }, reasons: ['nothing more to do this week'] };
};
