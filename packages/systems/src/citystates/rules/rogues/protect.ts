import { type Clause, type Dice, permit, refuse } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { Character, CharacterId } from '../../state/character.ts';
import type { Game } from '../../state/game.ts';
import { isEnemy } from '../../state/sides.ts';
import { findCharacter } from '../../state/units.ts';
import type { Action, Attempt } from '../characters/action.ts';
import { fightMortalCombat } from '../characters/mortalCombat.ts';
import { otherCharactersIn, targetOf } from '../characters/targets.ts';

const friendInHex: Clause<Attempt> = (attempt) => {
  const { game, player, character } = attempt;
  const ward = targetOf(attempt);
  return ward !== undefined && ward.at === character.at && !isEnemy(game, player, ward.owner)
    ? permit
    : refuse('CST-ROG-04', 'a Rogue protects one friendly Character in his hex');
};

const notHimself: Clause<Attempt> = ({ order }) =>
  order.target === order.char ? refuse('CST-ROG-05', 'a Rogue cannot protect himself') : permit;

const oneProtector: Clause<Attempt> = ({ game, order }) =>
  game.lasting.protections.some(({ ward }) => ward === order.target)
    ? refuse('CST-ROG-05', 'somebody already protects him')
    : permit;

/** CST-ROG-04, CST-ROG-05: until the owner's next START, while both stay in one hex. */
export const protect: Action = {
  words: 'protect a Character',
  verb: 'Protect',
  levels: { Rogue: 0 },
  isOpen: false,
  clauses: [friendInHex, notHimself, oneProtector],
  succeed: (tale, { character, order }) => {
    tale.tell({
      type: 'protectionBegun',
      rogue: character.id,
      ward: order.target as CharacterId,
      rules: ['CST-ROG-04'],
    });
  },
  offers: (game, character) => otherCharactersIn(game, character).map((target) => ({ target })),
};

const protectorOf = (game: Game, ward: Character): Character | undefined => {
  const rogue = game.lasting.protections.find((each) => each.ward === ward.id)?.rogue;
  const protector = rogue === undefined ? undefined : findCharacter(game, rogue);
  return protector?.at === ward.at ? protector : undefined;
};

/** CST-ROG-05, CST-R-82: the protector fights the intruder first; true if the attempt continues. */
export const meetProtector = (tale: Tale, attempt: Attempt, dice: Dice): boolean => {
  const protector = protectorOf(tale.state, targetOf(attempt) as Character);
  if (protector === undefined) return true;
  const fallen = fightMortalCombat(tale, dice, [attempt.character.id, protector.id], {
    isOfLeader: false,
    rule: 'CST-ROG-05',
  });
  return fallen === protector.id;
};
