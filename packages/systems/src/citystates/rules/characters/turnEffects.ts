import { type Dice, shuffle } from '@warmoot/kernel';
import { recording, type Tale } from '../../engine/tale.ts';
import type { Character } from '../../state/character.ts';
import { type Game, groundIn } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { hasEnemyFighters } from '../../state/sides.ts';

/** CST-TRN-02, CST-R-74: before the refresh. */
export const endLasting = (tale: Tale): void => {
  tale.tell({ type: 'lastingEnded', player: tale.state.active, rules: ['CST-TRN-02', 'CST-PRA-16'] });
};

/** CST-HID-06: no action this turn, in a centre of his owner with no enemy fighting Unit adjacent. */
const canHideAgain = (game: Game, { owner, at, hasActed, isLeader, knownTo }: Character): boolean => {
  if (owner !== game.active || isLeader || hasActed || knownTo === 0) return false;
  const { beside, centreAt, hexes } = groundIn(game);
  if (at >= hexes || game.centres[centreAt[at] ?? -1]?.controller !== owner) return false;
  return [0, 1, 2, 3, 4, 5]
    .map((direction) => beside[6 * at + direction] as Spot)
    .every((hex) => hex < 0 || !hasEnemyFighters(game, owner, hex));
};

/** CST-TRN-07: Bless, parted water, magical bridges and Fly end; concealment. */
export const endTurnMagic = (tale: Tale): void => {
  const concealed = tale.state.characters
    .filter((each) => canHideAgain(tale.state, each))
    .map(({ id }) => id);
  tale.tell({
    type: 'turnMagicEnded',
    player: tale.state.active,
    concealed,
    rules: ['CST-TRN-07', 'CST-HID-06'],
  });
};

/** CST-CHR-07, CST-PRA-16: the window closes; cards go back into the deck, leaders out of the game. */
export const closeGraveyard = (tale: Tale, dice: Dice): void => {
  const { lasting, decks, active } = tale.state;
  const gone = lasting.graveyard
    .filter(({ character, isOpen }) => isOpen && character.owner === active)
    .map(({ character }) => character);
  if (gone.length === 0) return;
  const back = gone.filter(({ isLeader }) => !isLeader).map(({ id }) => id);
  const drawing = recording(dice);
  tale.tell({
    type: 'graveyardClosed',
    player: active,
    gone: gone.map(({ id }) => id),
    cards:
      back.length === 0
        ? decks.characters
        : shuffle(drawing.dice, [...decks.characters, ...back].sort(), 'order of the characters deck'),
    rolls: drawing.rolls,
    irrevocable: true,
    rules: ['CST-CHR-07', 'CST-PRA-16'],
  });
};
