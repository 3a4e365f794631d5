import { type Clause, choiceOf, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import { unitIn, unitSubject } from '../../engine/subjects.ts';
import { type Game, groundIn } from '../../state/game.ts';
import { isNaval, type Spot } from '../../state/ground.ts';
import { idOfSpot, nameOfSpot, placeOfSpot, spotIn } from '../../state/places.ts';
import { TRAITS } from '../../state/unit.ts';
import { findCharacter, findUnit } from '../../state/units.ts';
import { namesOfCharacters, namesOfUnits } from '../../words/names.ts';
import { checkRoom } from '../stacking/stacking.ts';
import { enterHexes } from './arrival.ts';
import { hasShipsAnywhere } from './embark.ts';
import { countedOf, type Group, groupIn } from './group.ts';
import { mayEnter } from './walk.ts';

interface Landing {
  readonly game: Game;
  readonly group: Group | undefined;
  readonly hex: Spot;
}

const ownGroupAboard: Clause<Landing> = ({ game, group }) =>
  group !== undefined &&
  isNaval(groundIn(game), group.from) &&
  group.units.every(({ type }) => TRAITS[type].isLand)
    ? permit
    : refuse('CST-MOV-11', 'a group must be some of your own Units and Characters aboard one fleet');

/** CST-MOV-11: they began their owner's turn aboard, and have not gone ashore or aboard since. */
const begunAboard: Clause<Landing> = ({ game, group }) =>
  [...(group as Group).units, ...(group as Group).characters].every(
    ({ startedAt, isStopped }) => startedAt >= 0 && isNaval(groundIn(game), startedAt) && !isStopped,
  )
    ? permit
    : refuse('CST-MOV-11', 'Units cannot go aboard and ashore in one turn');

const besideTheNode: Clause<Landing> = ({ game, group, hex }) => {
  const ground = groundIn(game);
  return hex >= 0 && ground.isOpen[hex] === 1 && ground.shores[hex]?.includes((group as Group).from)
    ? permit
    : refuse('CST-MOV-11', 'the fleet is not beside that land hex');
};

const notOntoEnemies: Clause<Landing> = ({ game, group, hex }) =>
  mayEnter(game, group as Group, hex) ? permit : refuse('CST-MOV-11', 'enemy Units hold it');

const roomAshore: Clause<Landing> = ({ game, group, hex }) => checkRoom(game, hex, countedOf(group as Group));

const CLAUSES: readonly Clause<Landing>[] = [
  ownGroupAboard,
  begunAboard,
  besideTheNode,
  notOntoEnemies,
  roomAshore,
];

/** CST-MOV-11, CST-MOV-12 */
export const disembarkOrder: OrderRule<'disembark'> = {
  check: (game, player, order) =>
    firstRefusal(CLAUSES, { game, group: groupIn(game, player, order), hex: spotIn(game, order.hex) }),
  decide: (tale, player, order) => {
    const { units } = groupIn(tale.state, player, order) as Group;
    const hex = spotIn(tale.state, order.hex);
    tale.tell({
      type: 'disembarked',
      player,
      units: order.units,
      characters: order.chars,
      hex,
      rules: ['CST-MOV-11'],
    });
    enterHexes(tale, player, units, [hex]);
  },
  subjects: (game, player) => {
    if (!hasShipsAnywhere(game, player)) return [];
    const ground = groundIn(game);
    const subjects: string[] = [];
    for (const { id, owner, at, type } of game.units)
      if (owner === player && isNaval(ground, at) && TRAITS[type].isLand) subjects.push(unitSubject(id));
    for (const { id, owner, at } of game.characters)
      if (owner === player && isNaval(ground, at)) subjects.push(id);
    return subjects;
  },
  about: ['unit', 'character'],
  legal: function* (game, player, subject) {
    const ground = groundIn(game);
    const id = unitIn(subject);
    const at = id === undefined ? findCharacter(game, subject)?.at : findUnit(game, id)?.at;
    if (at === undefined || !isNaval(ground, at)) return;
    for (const hex of landBeside(game, at)) {
      const order = {
        type: 'disembark' as const,
        units: id === undefined ? [] : [id],
        chars: id === undefined ? [subject] : [],
        hex: idOfSpot(game, hex),
      };
      if (disembarkOrder.check(game, player, order).ok) yield order;
    }
  },
  describe: (game, { units, chars, hex }) =>
    say`land ${[namesOfUnits(game, units), namesOfCharacters(game, chars)].filter(Boolean).join(', ')} at ${nameOfSpot(game, spotIn(game, hex))}`,
  choice: (game, _player, { units, chars, hex }) => {
    const place = placeOfSpot(game, spotIn(game, hex));
    return choiceOf('Disembark', {
      goal: hex,
      actors: [...units.map(unitSubject), ...chars],
      ...(place && { place }),
    });
  },
};

/** The hexes that touch a water hex, or the banks of a river hexside. */
const landBeside = (game: Game, node: Spot): Spot[] => {
  const ground = groundIn(game);
  if (node >= ground.hexes) return [...(ground.banks[node - ground.hexes] ?? [])];
  const around = Array.from(ground.beside.subarray(6 * node, 6 * node + 6));
  return around.filter((hex) => hex >= 0 && ground.isOpen[hex] === 1);
};
