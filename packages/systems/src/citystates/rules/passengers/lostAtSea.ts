import { type Dice, shuffle } from '@warmoot/kernel';
import { recording, type Tale } from '../../engine/tale.ts';
import type { Character } from '../../state/character.ts';
import type { Game } from '../../state/game.ts';
import { isEnemy } from '../../state/sides.ts';
import { battleOf } from '../battle/fighters.ts';
import { SIDES, type Side } from '../battle/state.ts';
import { aboard, isAfloat, spotOfSide } from '../navalCombat/aboard.ts';

/** CST-PAX-04, CST-PAX-05, CST-R-44: everybody aboard, once no ship of the fleet is left. */
const drownedOf = (game: Game, side: Side): Character[] => {
  const battle = battleOf(game);
  if (!isAfloat(game, side) || aboard(game, side).ships.length > 0) return [];
  return game.characters.filter(
    ({ at, owner }) =>
      at === spotOfSide(battle, side) && isEnemy(game, battle.attacker, owner) === (side === 'defender'),
  );
};

const reshuffled = (cards: readonly string[], back: readonly string[], dice: Dice, why: string): string[] =>
  back.length === 0 ? [...cards] : shuffle(dice, [...cards, ...back].sort(), why);

/** CST-PAX-01, CST-PAX-04: cards and items are shuffled back, and leaders leave the game. */
export const drown = (tale: Tale, lost: readonly Character[], dice: Dice): void => {
  if (lost.length === 0) return;
  const { decks } = tale.state;
  const drawing = recording(dice);
  const cards = lost.filter(({ isLeader }) => !isLeader).map(({ id }) => id);
  const items = lost.flatMap(({ artifacts }) => artifacts);
  const deck = reshuffled(decks.characters, cards, drawing.dice, 'order of the characters deck');
  const encounters = reshuffled(decks.encounters, items, drawing.dice, 'order of the encounters deck');
  tale.tell({
    type: 'charactersLostAtSea',
    characters: lost.map(({ id }) => id),
    deck,
    encounters,
    rolls: drawing.rolls,
    irrevocable: true,
    rules: ['CST-PAX-01', 'CST-PAX-04'],
  });
};

/** CST-PAX-02: only when the battle is over. */
export const loseCharacters = (tale: Tale, dice: Dice): void => {
  drown(
    tale,
    SIDES.flatMap((side) => drownedOf(tale.state, side)),
    dice,
  );
};
