import { distance, type Hex } from '@warmoot/hex';
import { type Clause, permit, refuse, say } from '@warmoot/kernel';
import type { Character, CharacterId } from '../../state/character.ts';
import { type Game, groundIn } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { charactersAt, ownUnitsAt } from '../../state/occupancy.ts';
import { hasEnemyFighters } from '../../state/sides.ts';
import { TRAITS, type Unit } from '../../state/unit.ts';
import { findCharacter, findUnit } from '../../state/units.ts';
import type { Aim, Attempt } from '../characters/action.ts';
import { effectiveLevel } from '../characters/effectiveLevel.ts';
import { hexOf, isLandHex } from '../characters/targets.ts';
import { enterHexes } from '../movement/arrival.ts';
import { checkRoom } from '../stacking/stacking.ts';
import { rite } from './magic.ts';

/** CST-MAG-12 */
const RANGE = 10;

/** CST-R-90: from a ship, the range is counted from the node's nearest hex. */
const distanceTo = (game: Game, from: Spot, to: Spot): number => {
  const { hexes, at, banks } = groundIn(game);
  const starts = from < hexes ? [from] : (banks[from - hexes] as readonly Spot[]);
  return Math.min(...starts.map((start) => distance(at[start] as Hex, at[to] as Hex)));
};

const openLand: Clause<Attempt> = (attempt) => {
  const { game, player, character, order } = attempt;
  const hex = hexOf(attempt);
  if (order.hex === undefined || hex === character.at || !isLandHex(game, hex))
    return refuse('CST-MAG-12', 'the goal must be another land hex, and not a mountain');
  if (distanceTo(game, character.at, hex) > RANGE)
    return refuse('CST-MAG-12', say`the goal must be at most ${RANGE} hexes away`);
  return hasEnemyFighters(game, player, hex) ? refuse('CST-MAG-12', 'enemy Units hold that hex') : permit;
};

const unitsOf = ({ game, order }: Attempt): (Unit | undefined)[] =>
  [...new Set(order.units ?? [])].map((id) => findUnit(game, id));

const ownUnitsHere: Clause<Attempt> = (attempt) =>
  unitsOf(attempt).every(
    (unit) => unit?.owner === attempt.player && unit.at === attempt.character.at && TRAITS[unit.type].isLand,
  )
    ? permit
    : refuse('CST-MAG-12', 'only land Units in his hex can go with him');

const atMostLevel: Clause<Attempt> = (attempt) => {
  const most = effectiveLevel(attempt.game, attempt.character);
  return unitsOf(attempt).length <= most
    ? permit
    : refuse('CST-MAG-12', say`at most ${most} Units can go with him`);
};

const companionsHere: Clause<Attempt> = ({ game, player, character, order }) =>
  (order.chars ?? []).every((id) => {
    const companion = findCharacter(game, id);
    return companion?.owner === player && companion.at === character.at;
  })
    ? permit
    : refuse('CST-MAG-12', 'only Characters in his hex can go with him');

const withinStacking: Clause<Attempt> = (attempt) =>
  checkRoom(
    attempt.game,
    hexOf(attempt),
    unitsOf(attempt).filter((unit) => unit !== undefined && TRAITS[unit.type].isLandFighting).length,
  );

/** CST-R-102: to his home, alone or with as many Units as he can take. */
function* offers(game: Game, character: Character): Generator<Aim> {
  const { centres, ids } = groundIn(game);
  const units = ownUnitsAt(game, character.owner, character.at)
    .filter(({ type }) => TRAITS[type].isLand)
    .slice(0, effectiveLevel(game, character))
    .map(({ id }) => id);
  const chars = charactersAt(game, character.owner, character.at)
    .map(({ id }) => id)
    .filter((id) => id !== character.id);
  for (const { hex } of centres) {
    yield { hex: ids[hex] as string };
    if (units.length > 0) yield { hex: ids[hex] as string, units, chars };
  }
}

/** CST-MAG-12, CST-R-20: over any terrain, also for Undead; those teleported move no further, but may attack. */
export const teleport = rite(
  { Mage: 3 },
  {
    words: 'teleport',
    verb: 'Teleport',
    clauses: [openLand, ownUnitsHere, atMostLevel, companionsHere, withinStacking],
    succeed: (tale, attempt) => {
      const { player, character, order } = attempt;
      const units = unitsOf(attempt) as Unit[];
      const hex = hexOf(attempt);
      const characters: CharacterId[] = [...new Set([character.id, ...(order.chars ?? [])])];
      tale.tell({
        type: 'teleported',
        player,
        units: units.map(({ id }) => id),
        characters,
        hex,
        rules: ['CST-MAG-12'],
      });
      enterHexes(tale, player, units, [hex]);
    },
    offers,
  },
);
