import type { Hex } from '@warmoot/hex';
import { choiceOf, permit, pick, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import { recording } from '../../engine/tale.ts';
import { type Game, groundIn } from '../../state/game.ts';
import { NOBODY } from '../../state/seats.ts';

/** CST-SET-04: the Cities of boards that nobody has chosen, by number of their centre. */
export const openCities = (game: Game): number[] =>
  groundIn(game).centres.flatMap(({ isCity }, centre) =>
    isCity && game.centres[centre]?.controller === NOBODY ? [centre] : [],
  );

const cityIn = (game: Game, text: string): number => {
  const ground = groundIn(game);
  const centre = ground.centreAt[ground.spotOf.get(text) ?? -1] ?? -1;
  return openCities(game).includes(centre) ? centre : NOBODY;
};

const nameOf = (game: Game, text: string): string => {
  const ground = groundIn(game);
  return ground.centres[ground.centreAt[ground.spotOf.get(text) ?? -1] ?? -1]?.name ?? text;
};

/** CST-SET-04: in reverse seat order; CST-PLY-03: at random for a player who does not choose. */
export const chooseHomeOrder: OrderRule<'chooseHome'> = {
  check: (game, _player, { city }) =>
    city === undefined || cityIn(game, city) !== NOBODY
      ? permit
      : refuse('CST-SET-04', 'that is not the City of a board nobody has chosen'),
  decide: (tale, player, { city }, dice) => {
    const drawing = recording(dice);
    const centre =
      city === undefined
        ? pick(drawing.dice, openCities(tale.state), 'a home city')
        : cityIn(tale.state, city);
    tale.tell({
      type: 'homeChosen',
      player,
      centre,
      rolls: drawing.rolls,
      irrevocable: true,
      rules: ['CST-SET-04'],
    });
  },
  subjects: (game) => {
    const { ids, centres } = groundIn(game);
    return ['table', ...openCities(game).map((centre) => ids[centres[centre]?.hex ?? 0] as string)];
  },
  legal: function* (game, _player, subject) {
    if (subject === 'table') yield { type: 'chooseHome' };
    else if (cityIn(game, subject) !== NOBODY) yield { type: 'chooseHome', city: subject };
  },
  describe: (game, { city }) =>
    city === undefined ? 'take a home city at random' : say`make ${nameOf(game, city)} your capital`,
  choice: (game, _player, { city }) => {
    if (city === undefined) return choiceOf('Choose at random');
    const ground = groundIn(game);
    const at = ground.at[ground.spotOf.get(city) ?? -1] as Hex | undefined;
    return choiceOf('Settle', { goal: nameOf(game, city), ...(at && { place: at }) });
  },
};
