import { type Dice, shuffle } from '@warmoot/kernel';
import { BASE_CHARACTERS, type CharacterClass, SUPPLEMENT_CHARACTERS } from '../../data/characters.ts';
import { BASE_ENCOUNTERS, SUPPLEMENT_ENCOUNTERS } from '../../data/encounters.ts';
import type { Switches } from '../../data/options.ts';
import { RACE_TABLE, type Race } from '../../data/races.ts';
import { recording, type Tale } from '../../engine/tale.ts';
import { type Character, cardOf, leaderId, newCharacter } from '../../state/character.ts';
import { type Game, groundIn, isIn, raceOf } from '../../state/game.ts';
import type { PlayerNumber } from '../../state/seats.ts';

const NEW_CLASSES: readonly CharacterClass[] = ['Priest', 'Barbarian'];

/** CST-SET-09, CST-R-96: Priests and Barbarians only with OPT-CHARS; the supplement's other cards stay. */
export const characterDeck = ({ chars }: Switches): string[] =>
  [...BASE_CHARACTERS, ...SUPPLEMENT_CHARACTERS]
    .filter((card) => chars || !NEW_CLASSES.includes(card.class))
    .map(({ id }) => id);

/** CST-SET-09 */
export const encounterDeck = ({ cards }: Switches): string[] =>
  [...BASE_ENCOUNTERS, ...(cards ? SUPPLEMENT_ENCOUNTERS : [])].map(({ id }) => id);

/** CST-RAC-02, CST-RAC-03, CST-RAC-04; the changed leaders go with the new races (CST-R-60). */
export const leaderClass = ({ races, chars }: Switches, race: Race): CharacterClass => {
  const { leader } = RACE_TABLE[race];
  return !races || (!chars && NEW_CLASSES.includes(leader)) ? 'Hero' : leader;
};

/** CST-RAC-02 */
export const LEADER_LEVEL = 6;
/** CST-SET-06 */
const CARDS_DEALT = 2;

const leaderOf = (game: Game, player: PlayerNumber, at: number): Character => {
  const cls = leaderClass(game.options.switches, raceOf(game, player));
  const everybody = (1 << game.players.length) - 1;
  return newCharacter({ id: leaderId(player), class: cls, level: LEADER_LEVEL }, player, at, {
    isLeader: true,
    knownTo: everybody, // CST-HID-03
  });
};

const shuffleDeck = (tale: Tale, deck: 'characters' | 'encounters', cards: string[], dice: Dice): void => {
  const drawing = recording(dice);
  const order = shuffle(drawing.dice, cards, `order of the ${deck} deck`);
  tale.tell({
    type: 'deckShuffled',
    deck,
    cards: order,
    rolls: drawing.rolls,
    irrevocable: true,
    rules: ['CST-SET-09', 'CST-R-61'],
  });
};

/** CST-SET-06, CST-SET-09: both decks are shuffled; each player's leader and two cards stand in his capital. */
export const dealCharacters = (tale: Tale, dice: Dice): void => {
  const { switches } = tale.state.options;
  shuffleDeck(tale, 'characters', characterDeck(switches), dice);
  shuffleDeck(tale, 'encounters', encounterDeck(switches), dice);
  for (let player = 0; player < tale.state.players.length; player++) {
    const game = tale.state;
    if (!isIn(game, player)) continue;
    const at = groundIn(game).centres[game.players[player]?.capital ?? 0]?.hex as number;
    const from = game.decks.characters.slice(0, CARDS_DEALT);
    const characters = [
      leaderOf(game, player, at),
      ...from.map((id) => newCharacter(cardOf(id), player, at)),
    ];
    tale.tell({ type: 'charactersDealt', characters, from, irrevocable: true, rules: ['CST-SET-06'] });
  }
};
