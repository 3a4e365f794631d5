import { type Clause, permit, refuse } from '@warmoot/kernel';
import type { Race } from '../../data/races.ts';
import { d10 } from '../../engine/tale.ts';
import { type Game, raceOf } from '../../state/game.ts';
import { occupancyOf, unitsAt } from '../../state/occupancy.ts';
import { raceOfUnit, type Unit } from '../../state/unit.ts';
import type { Attempt } from '../characters/action.ts';
import { isShielded } from '../characters/lasting.ts';
import { hexesNear, hexOf, ownersIn, spotBeside } from '../characters/targets.ts';
import { loseUnits } from '../spells/lostUnits.ts';
import { rite } from '../spells/magic.ts';

/** CST-RAC-24, CST-RAC-25, CST-R-77 */
const isImmune = (race: Race | null): boolean => race === 'Flarn' || race === 'Undead';

/** CST-R-70: judged by nations, whose races everybody knows. */
const somebodyToStrike: Clause<Attempt> = (attempt) => {
  const { game, player } = attempt;
  const hex = hexOf(attempt);
  const owners = ownersIn(game, hex);
  const canSuffer = game.players.some(
    ({ race }, owner) =>
      (owners & (1 << owner)) !== 0 && !isImmune(race) && !isShielded(game, player, owner, hex),
  );
  return canSuffer || occupancyOf(game).passengers[hex] !== 0
    ? permit
    : refuse('CST-PRA-12', 'nobody there is vulnerable to it');
};

/** CST-PRA-13, CST-R-33: of any owner, including Caravans, ships and passengers; no die is rolled for immune Units. */
const suffers = (game: Game, attempt: Attempt, { type, owner, at }: Unit): boolean =>
  !isImmune(raceOfUnit(type, raceOf(game, owner))) && !isShielded(game, attempt.player, owner, at);

/** CST-PRA-12: one die each in ascending id; on 1 it is destroyed. */
export const plague = rite(
  { Priest: 4 },
  {
    words: 'bring a Plague',
    verb: 'Plague',
    clauses: [spotBeside('CST-PRA-12'), somebodyToStrike],
    succeed: (tale, attempt, dice) => {
      const game = tale.state;
      const rolled = unitsAt(game, hexOf(attempt))
        .filter((unit) => suffers(game, attempt, unit))
        .map((unit) => ({ unit, roll: d10(dice, 'Plague') }));
      loseUnits(
        tale,
        rolled.filter(({ roll }) => roll.value === 1).map(({ unit }) => unit),
        rolled.map(({ roll }) => roll),
        'CST-PRA-12',
        dice,
      );
    },
    offers: hexesNear,
  },
);
