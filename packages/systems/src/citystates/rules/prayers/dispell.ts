import { type Clause, permit, refuse } from '@warmoot/kernel';
import type { Character } from '../../state/character.ts';
import type { Game } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { unitsAt } from '../../state/occupancy.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import type { Unit } from '../../state/unit.ts';
import { findUnit } from '../../state/units.ts';
import type { Aim, Attempt } from '../characters/action.ts';
import { effectsIn, isShielded } from '../characters/lasting.ts';
import { hexesNear, hexOf, ownersIn } from '../characters/targets.ts';
import { isWithin1, spotsWithin1 } from '../characters/within.ts';
import { rite } from '../spells/magic.ts';

/** CST-R-57: Elementals and Risen, never bought Units. */
const isCreated = ({ type }: Unit): boolean => type === 'Elemental' || type === 'Risen';

/** CST-MAG-07: a Mage may end Walls instead. */
const endsWalls = (attempt: Attempt): boolean =>
  attempt.order.unit === undefined &&
  attempt.character.class === 'Mage' &&
  effectsIn(attempt.game, hexOf(attempt), 'walls').length > 0;

const canBeReached = (game: Game, player: PlayerNumber, owner: PlayerNumber, hex: Spot): boolean =>
  owner !== player && (ownersIn(game, hex) & (1 << owner)) !== 0 && !isShielded(game, player, owner, hex);

/** CST-R-101: the player's own Unit by its number, another's by its hex. */
const somethingThere: Clause<Attempt> = (attempt) => {
  const { game, player, character, order } = attempt;
  if (order.unit !== undefined) {
    const unit = findUnit(game, order.unit);
    return unit?.owner === player && isCreated(unit) && isWithin1(game, character.at, unit.at)
      ? permit
      : refuse('CST-PRA-06', 'you have no created Unit of that number within 1');
  }
  const hex = hexOf(attempt);
  if (!isWithin1(game, character.at, hex)) return refuse('CST-PRA-06', 'it must be within 1');
  if (endsWalls(attempt) || game.players.some((_, owner) => canBeReached(game, player, owner, hex)))
    return permit;
  return ownersIn(game, hex) === 0
    ? refuse('CST-PRA-06', 'nobody else has Units there')
    : refuse('CST-PRA-10', 'a Sanctuary protects the Units there');
};

/** CST-R-101: the first created Unit of others there that no Sanctuary protects. */
const createdThere = (game: Game, player: PlayerNumber, hex: Spot): Unit | undefined =>
  unitsAt(game, hex).find((unit) => isCreated(unit) && canBeReached(game, player, unit.owner, hex));

function* offers(game: Game, character: Character): Generator<Aim> {
  const near = spotsWithin1(game, character.at);
  for (const unit of game.units)
    if (unit.owner === character.owner && isCreated(unit) && near.includes(unit.at)) yield { unit: unit.id };
  yield* hexesNear(game, character);
}

/** CST-PRA-06, CST-MAG-07, CST-R-57: one Unit per casting. */
export const dispell = rite(
  { Mage: 2, Priest: 1 },
  {
    words: 'dispell magic',
    verb: 'Dispell',
    clauses: [somethingThere],
    succeed: (tale, attempt) => {
      const { player, order } = attempt;
      const hex = hexOf(attempt);
      if (endsWalls(attempt)) {
        tale.tell({ type: 'wallsEnded', hex, irrevocable: true, rules: ['CST-MAG-07'] });
        return;
      }
      const unit =
        order.unit === undefined ? createdThere(tale.state, player, hex) : findUnit(tale.state, order.unit);
      const lost =
        unit === undefined ? [] : [{ id: unit.id, owner: unit.owner, type: unit.type, at: unit.at }];
      tale.tell({ type: 'unitsLost', lost, irrevocable: true, rules: ['CST-PRA-06'] });
    },
    offers,
  },
);
