import { type Clause, type Dice, permit, pick, type Roll, refuse } from '@warmoot/kernel';
import { UNITS } from '../../data/units.ts';
import { d10, recording } from '../../engine/tale.ts';
import { type Game, groundIn, raceOf } from '../../state/game.ts';
import { isNaval } from '../../state/ground.ts';
import { unitsAt } from '../../state/occupancy.ts';
import { raceOfUnit, TRAITS, type Unit } from '../../state/unit.ts';
import type { Attempt } from '../characters/action.ts';
import { isShielded } from '../characters/lasting.ts';
import { hasEnemyUnits, hexesNear, hexOf, ownersIn, spotBeside } from '../characters/targets.ts';
import { hits } from '../landCombat/attackNumber.ts';
import { loseUnits } from './lostUnits.ts';
import { rite } from './magic.ts';

/** CST-MAG-10 */
const MAX_STRUCK = 3;
const ATTACK = 4;

const enemiesThere: Clause<Attempt> = (attempt) =>
  hasEnemyUnits(attempt.game, attempt.player, hexOf(attempt))
    ? permit
    : refuse('CST-MAG-10', 'there are no enemy Units');

/** CST-R-70: refused only if every Unit there is protected. */
const notAllShielded: Clause<Attempt> = (attempt) => {
  const { game, player } = attempt;
  const hex = hexOf(attempt);
  const owners = ownersIn(game, hex);
  return game.players.some(
    (_, owner) => (owners & (1 << owner)) !== 0 && !isShielded(game, player, owner, hex),
  )
    ? permit
    : refuse('CST-PRA-10', 'a Sanctuary protects the Units there');
};

/** CST-R-79: at sea ships, Marines and flyers, not idle passengers. */
const canBeStruck = (game: Game, attempt: Attempt, { type, owner }: Unit): boolean => {
  const hex = hexOf(attempt);
  const takesPart = isNaval(groundIn(game), hex) ? UNITS[type].seaOrder > 0 : TRAITS[type].isFighting;
  return takesPart && !isShielded(game, attempt.player, owner, hex);
};

/** CST-R-61: picks without replacement, in ascending id. */
const pickStruck = (units: readonly Unit[], dice: Dice): Unit[] => {
  const left = [...units];
  if (left.length <= MAX_STRUCK) return left;
  const picked = Array.from({ length: MAX_STRUCK }, () => {
    const unit = pick(dice, left, 'a Unit in the Firestorm');
    left.splice(left.indexOf(unit), 1);
    return unit;
  });
  return picked.sort((a, b) => a.id - b.id);
};

/** CST-R-79: Defense with the Halflings' bonus (CST-RAC-09) and Bless (CST-PRA-05). */
const defenseOf = (game: Game, { type, owner, isBlessed }: Unit): number =>
  UNITS[type].defense + (raceOfUnit(type, raceOf(game, owner)) === 'Halflings' ? 1 : 0) + (isBlessed ? 1 : 0);

const isHit = (game: Game, unit: Unit, { value }: Roll): boolean =>
  hits(value, ATTACK - defenseOf(game, unit));

/** CST-MAG-10 */
export const firestorm = rite(
  { Mage: 3 },
  {
    words: 'call down a Firestorm',
    verb: 'Firestorm',
    clauses: [spotBeside('CST-MAG-10'), enemiesThere, notAllShielded],
    succeed: (tale, attempt, dice) => {
      const game = tale.state;
      const drawing = recording(dice);
      const there = unitsAt(game, hexOf(attempt)).filter((unit) => canBeStruck(game, attempt, unit));
      const struck = pickStruck(there, drawing.dice);
      const lost = struck.filter((unit) => isHit(game, unit, d10(drawing.dice, `Firestorm on ${unit.type}`)));
      loseUnits(tale, lost, drawing.rolls, 'CST-MAG-10', dice);
    },
    offers: hexesNear,
  },
);
