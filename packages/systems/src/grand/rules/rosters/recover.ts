import { recording } from '../../engine/tale.ts';
import { armyIn, type Game, hasRosters, isAlive, type Returning } from '../../state/game.ts';
import { isLeader, type Unit } from '../../state/roster.ts';
import { type Battle, other, type Side } from '../combat/battle.ts';
import type { Course } from '../combat/course.ts';
import { companionsOf, leadersFallen, rollsFor } from './fallenLeaders.ts';
import { uidOf } from './field.ts';
import { leaderFate } from './leaders.ts';
import { goalFrom, rollRecovery, sumOfDice, weekNow, weeksFor } from './recovery.ts';
import { campaignWeek } from './request.ts';

const SIDES = ['attacker', 'defender'] as const;

/** GRD-R-90: the final winner if he has a unit alive, else the loser if he has, else nobody. */
export const holderOf = (game: Game, { winner, armies }: Battle): Side | undefined =>
  [winner, other(winner)].find((side) => armyIn(game, armies[side]) !== undefined);

/** GRD-CSW-06, GRD-R-83: every survivor has one battle more, and the army remembers it. */
const rememberBattle = ({ tale, battle }: Course): void => {
  for (const side of SIDES)
    if (armyIn(tale.state, battle.armies[side]) !== undefined)
      tale.tell({
        type: 'battleSurvived',
        army: battle.armies[side],
        isWon: side === battle.winner,
        week: campaignWeek(tale.state),
        rules: ['GRD-CSW-06', 'GRD-R-83'],
      });
};

interface Fallen {
  readonly unit: Unit;
  readonly kingdom: number;
  readonly holdsField: boolean;
}

/** GRD-R-98, GRD-R-121: one list over both armies in uid order; holdouts roll nothing. */
const fallenIn = (game: Game, battle: Battle): Fallen[] => {
  const holder = holderOf(game, battle);
  return SIDES.filter((side) => isAlive(game, battle.kingdoms[side]))
    .flatMap((side) =>
      (battle.rosters?.fallen[side] ?? []).map((unit) => ({
        unit,
        kingdom: battle.kingdoms[side],
        holdsField: side === holder,
      })),
    )
    .sort((a, b) => a.unit.uid - b.unit.uid);
};

/** GRD-PLY-05 (10), GRD-CSW-20, GRD-R-96: recovery dice; in a quick battle lost leaders are dead (GRD-CSW-25). */
export const recoverUnits = (course: Course): void => {
  const { tale, dice, battle } = course;
  if (!hasRosters(tale.state)) return;
  rememberBattle(course);
  if (tale.state.options.casualtyTables === false) return;
  const units = fallenIn(tale.state, battle).filter(({ unit }) => !isLeader(unit));
  const rolls = rollRecovery(tale, dice, units, battle.hex, battle.number);
  rollLeaders(course, rolls);
};

interface FallenLeader {
  readonly side: Side;
  readonly unit: Unit;
}

/** GRD-R-98: all leaders in uid order, after all units. */
const rollLeaders = (course: Course, rolls: ReadonlyMap<number, number>): void => {
  const { tale, battle } = course;
  const leaders = SIDES.filter((side) => rollsFor(tale.state, battle, side))
    .flatMap((side) => leadersFallen(battle, side).map((unit): FallenLeader => ({ side, unit })))
    .sort((a, b) => a.unit.uid - b.unit.uid);
  for (const leader of leaders) rollLeader(course, leader, rolls);
};

/** GRD-CSW-25, GRD-PLY-07: the unit of the owner's choice, or the lowest uid; none: his own roll. */
const sharedRoll = (battle: Battle, { side, unit }: FallenLeader, rolls: ReadonlyMap<number, number>) => {
  const { attackerShares, defenderShares } = battle.answers;
  const shares = side === 'attacker' ? attackerShares : defenderShares;
  const companions = companionsOf(battle, side, unit);
  const chosen = companions.find(({ uid }) => uidOf(uid) === shares?.[uidOf(unit.uid)]) ?? companions[0];
  return chosen === undefined ? undefined : rolls.get(chosen.uid);
};

/** GRD-CSW-25, GRD-R-72, GRD-R-78, GRD-R-96 */
const rollLeader = (
  { tale, dice: source, battle }: Course,
  leader: FallenLeader,
  shared: ReadonlyMap<number, number>,
): void => {
  const { side, unit } = leader;
  const kingdom = battle.kingdoms[side];
  const { dice, rolls } = recording(source);
  const roll = sharedRoll(battle, leader, shared) ?? sumOfDice(dice, 2, 'leader');
  const fate = leaderFate(dice, roll, holderOf(tale.state, battle) === side);
  const goal = goalFrom(tale.state, kingdom, battle.hex);
  const returning: Returning | null =
    fate.is === 'returns' && goal !== undefined
      ? {
          kingdom,
          city: goal.city,
          week: weekNow(tale.state) + weeksFor(fate.days, goal.hexes),
          unit,
          general: battle.rosters?.missing?.find((general) => general.unit === unit.uid) ?? null,
        }
      : null;
  tale.tell({
    type: 'leaderRolled',
    side,
    kingdom,
    unit,
    roll,
    fate: fate.fate,
    is: fate.is === 'returns' && returning === null ? 'dead' : fate.is,
    returning,
    rolls,
    rules: ['GRD-CSW-25', 'GRD-R-78'],
  });
};
