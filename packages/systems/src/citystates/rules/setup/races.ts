import { choiceOf, type Dice, permit, pick, refuse, say, shuffle } from '@warmoot/kernel';
import { NEW_RACES, RACES, type Race } from '../../data/races.ts';
import type { OrderRule } from '../../engine/orderRule.ts';
import { TABLE } from '../../engine/subjects.ts';
import { recording, type Tale } from '../../engine/tale.ts';
import type { Game } from '../../state/game.ts';

/** CST-SET-03: eleven races with OPT-RACES, seven without. */
const racesInPlay = ({ options: { switches } }: Game): Race[] =>
  RACES.filter((race) => switches.races || !NEW_RACES.includes(race));

const racesLeft = (game: Game): Race[] =>
  racesInPlay(game).filter((race) => game.players.every((player) => player.race !== race));

/** CST-SET-03: all are dealt at random, or as the options say. */
export const dealRaces = (tale: Tale, dice: Dice): void => {
  const { races, players } = tale.state.options;
  if (races === 'choose') return;
  const drawing = recording(dice);
  const dealt =
    races === 'deal' ? shuffle(drawing.dice, racesInPlay(tale.state), 'order of the races') : races;
  for (let player = 0; player < players; player++)
    tale.tell({
      type: 'raceTaken',
      player,
      race: dealt[player] as Race,
      ...(player === 0 && { rolls: drawing.rolls }),
      irrevocable: true,
      rules: ['CST-SET-03'],
    });
};

/** CST-SET-03: in seat order, each a different race; CST-PLY-03: at random for a player who does not choose. */
export const chooseRaceOrder: OrderRule<'chooseRace'> = {
  check: (game, _player, { race }) =>
    race === undefined || racesLeft(game).includes(race)
      ? permit
      : refuse('CST-SET-03', say`the ${race} are taken, or not in this match`),
  decide: (tale, player, order, dice) => {
    const drawing = recording(dice);
    const race = order.race ?? pick(drawing.dice, racesLeft(tale.state), 'a race');
    tale.tell({
      type: 'raceTaken',
      player,
      race,
      rolls: drawing.rolls,
      irrevocable: true,
      rules: ['CST-SET-03'],
    });
  },
  subjects: () => [TABLE],
  legal: function* (game, _player, subject) {
    if (subject !== TABLE) return;
    yield { type: 'chooseRace' };
    for (const race of racesLeft(game)) yield { type: 'chooseRace', race };
  },
  describe: (_game, { race }) => (race === undefined ? 'take a race at random' : say`play the ${race}`),
  choice: (_game, _player, { race }) =>
    race === undefined ? choiceOf('Choose at random') : choiceOf('Play', { goal: `the ${race}` }),
};
