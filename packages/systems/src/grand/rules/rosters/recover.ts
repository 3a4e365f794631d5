import { armyIn, type Game, hasRosters, isAlive } from '../../state/game.ts';
import { isLeader, type Unit } from '../../state/roster.ts';
import { type Battle, other, type Side } from '../combat/battle.ts';
import type { Course } from '../combat/course.ts';
import { rollRecovery } from './recovery.ts';
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
  rollRecovery(tale, dice, units, battle.hex, battle.number);
};
