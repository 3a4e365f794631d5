import { RP } from '../../data/figures.ts';
import type { Tale } from '../../engine/tale.ts';
import { armyIn, type Game, groundIn, isAlive, money, realmOf } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { halfOf, isLeader, muster, type Unit, type UnitId } from '../../state/roster.ts';
import { roomIn } from '../armies/limits.ts';
import { nearestCities } from '../cities/nearest.ts';
import { type Battle, other, type Side } from '../combat/battle.ts';
import type { Course } from '../combat/course.ts';
import { uidOf } from './field.ts';

const SIDES = ['attacker', 'defender'] as const;

/** GRD-CSW-25: leaders of the final list who fell on the board. */
export const leadersFallen = ({ rosters }: Battle, side: Side): Unit[] =>
  (rosters?.fallen[side] ?? []).filter(
    (unit) => isLeader(unit) && rosters?.played?.result.fates[uidOf(unit.uid)] === 'eliminated',
  );

/** GRD-CSW-25, GRD-R-96: the units of the final list eliminated with him, lowest uid first. */
export const companionsOf = ({ rosters }: Battle, side: Side, leader: Unit): Unit[] => {
  const named = rosters?.played?.result.fellWith[uidOf(leader.uid)] ?? [];
  return (rosters?.fallen[side] ?? [])
    .filter((unit) => !isLeader(unit) && named.includes(uidOf(unit.uid)))
    .sort((a, b) => a.uid - b.uid);
};

/** GRD-R-121: holdouts roll nothing. */
export const rollsFor = (game: Game, battle: Battle, side: Side): boolean =>
  game.options.casualtyTables !== false && isAlive(game, battle.kingdoms[side]);

/** Whom the owner may let share one of several rolls, and with whom. */
export const sharesOpen = (battle: Battle, side: Side): ReadonlyMap<string, readonly string[]> =>
  new Map(
    leadersFallen(battle, side)
      .map(
        (leader) =>
          [uidOf(leader.uid), companionsOf(battle, side, leader).map(({ uid }) => uidOf(uid))] as const,
      )
      .filter(([, companions]) => companions.length > 1),
  );

/** GRD-PLY-07, GRD-CSW-25: before the dice, whose roll a lost leader shares. */
export const shareRolls =
  (side: Side) =>
  ({ tale, battle, answer }: Course): void => {
    if (rollsFor(tale.state, battle, side) && sharesOpen(battle, side).size > 0)
      answer(side === 'attacker' ? 'attackerShares' : 'defenderShares', battle.kingdoms[side]);
  };

/** GRD-R-77: 25 RP for a general, his value for any other leader. */
export const ransomOf = (game: Game, battle: Battle, unit: Unit): number =>
  money(
    game,
    battle.rosters?.missing?.some((general) => general.unit === unit.uid) === true
      ? RP.general
      : Math.ceil(halfOf(unit) / 2),
  );

export const capturedOf = ({ rosters }: Battle, side: Side): Unit[] =>
  (rosters?.captured ?? []).filter((each) => each.side === side).map(({ unit }) => unit);

const priceOfAll = (game: Game, battle: Battle, units: readonly Unit[]): number =>
  units.reduce((sum, unit) => sum + ransomOf(game, battle, unit), 0);

/** GRD-RES-05: whether he can pay for these. */
export const canRedeem = (game: Game, battle: Battle, side: Side, leaders: readonly UnitId[]): boolean => {
  const chosen = capturedOf(battle, side).filter(({ uid }) => leaders.includes(uid));
  return (
    chosen.length === leaders.length &&
    priceOfAll(game, battle, chosen) <= realmOf(game, battle.kingdoms[side]).stockpile
  );
};

/** GRD-PLY-07: pay if affordable, in order of uids; of all who are captured, or of these. */
export const affordableLeaders = (
  game: Game,
  battle: Battle,
  side: Side,
  wanted?: readonly UnitId[],
): UnitId[] => {
  let left = realmOf(game, battle.kingdoms[side]).stockpile;
  const captured = capturedOf(battle, side).filter(({ uid }) => wanted?.includes(uid) ?? true);
  return captured.flatMap((unit) => {
    const price = ransomOf(game, battle, unit);
    if (price > left) return [];
    left -= price;
    return [unit.uid];
  });
};

/** GRD-R-109: back in his army at once, or in the nearest own city with room. */
const placeFor = (game: Game, battle: Battle, side: Side, unit: Unit): Spot | undefined => {
  const army = armyIn(game, battle.armies[side]);
  if (army !== undefined) return army.at;
  const { citySpots } = groundIn(game);
  return nearestCities(game, battle.kingdoms[side], battle.hex, battle.hex)
    .map((city) => citySpots[city] as Spot)
    .find((spot) => roomIn(game, spot) >= halfOf(unit));
};

const bringHome = (tale: Tale, battle: Battle, side: Side, unit: Unit): void => {
  const at = placeFor(tale.state, battle, side, unit);
  const kingdom = battle.kingdoms[side];
  if (at === undefined) {
    tale.tell({ type: 'leaderAbandoned', kingdom, unit, rules: ['GRD-R-84'] });
    return;
  }
  const own = armyIn(tale.state, battle.armies[side]);
  const there = own ?? tale.state.armies.find((army) => army.at === at);
  tale.tell({
    type: 'troopsJoined',
    kingdom,
    army: there?.id ?? tale.state.nextArmy,
    at,
    troops: muster([unit]),
    general: battle.rosters?.missing?.find((general) => general.unit === unit.uid) ?? null,
    price: 0,
    why: 'ransomed',
    lost: 0,
    rules: ['GRD-R-109'],
  });
};

/** GRD-R-77, GRD-R-30: paid at once to the enemy kingdom, else he is lost; a holdout's share vanishes. */
const redeem = ({ tale, battle }: Course, side: Side, leaders: readonly UnitId[]): void => {
  const enemy = battle.kingdoms[other(side)];
  for (const unit of capturedOf(battle, side)) {
    const kingdom = battle.kingdoms[side];
    if (!leaders.includes(unit.uid)) {
      tale.tell({ type: 'leaderAbandoned', kingdom, unit, rules: ['GRD-R-77'] });
      continue;
    }
    tale.tell({
      type: 'ransomPaid',
      from: kingdom,
      to: isAlive(tale.state, enemy) ? enemy : -1,
      rp: ransomOf(tale.state, battle, unit),
      rules: ['GRD-R-77', 'GRD-R-30'],
    });
    bringHome(tale, battle, side, unit);
  }
};

/** GRD-PLY-07, GRD-R-77, GRD-R-133: both owners are asked before anything is paid. */
export const ransomLeaders = (course: Course): void => {
  const { tale, battle, answer } = course;
  const chosen = SIDES.map((side) => {
    if (affordableLeaders(tale.state, battle, side).length === 0) return [];
    const question = side === 'attacker' ? 'attackerRedeems' : 'defenderRedeems';
    return answer(question, battle.kingdoms[side]) ?? [];
  });
  SIDES.forEach((side, at) => {
    redeem(course, side, chosen[at] ?? []);
  });
};
