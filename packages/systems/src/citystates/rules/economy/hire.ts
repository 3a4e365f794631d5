import { type Clause, choiceOf, firstRefusal, permit, refuse, say } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import { cardOf, newCharacter } from '../../state/character.ts';
import { type Game, groundIn, playerOf } from '../../state/game.ts';
import { NOWHERE } from '../../state/ground.ts';
import { centreIn, nameOfSpot, placeOfSpot, spotIn } from '../../state/places.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { isBesieged } from '../siege/state.ts';

/** CST-ECO-08 */
const HIRE_COST = 10;

interface Hiring {
  readonly game: Game;
  readonly player: PlayerNumber;
  readonly centre: number;
}

const inOwnCity: Clause<Hiring> = ({ game, player, centre }) =>
  game.centres[centre]?.controller === player && groundIn(game).centres[centre]?.isCity === true
    ? permit
    : refuse('CST-ECO-08', 'you do not control a City there');

const notBesieged: Clause<Hiring> = ({ game, player, centre }) =>
  isBesieged(game, player, groundIn(game).centres[centre]?.hex ?? NOWHERE)
    ? refuse('CST-SIE-05', 'it is besieged')
    : permit;

const oncePerTurn: Clause<Hiring> = ({ game, player }) =>
  playerOf(game, player).hasHired ? refuse('CST-ECO-08', 'you have hired a Character this turn') : permit;

const paysCost: Clause<Hiring> = ({ game, player }) =>
  playerOf(game, player).gold >= HIRE_COST ? permit : refuse('CST-ECO-08', say`it costs ${HIRE_COST} gold`);

const cardsLeft: Clause<Hiring> = ({ game }) =>
  game.decks.characters.length > 0 ? permit : refuse('CST-ECO-10', 'the Character deck is empty');

const CLAUSES: readonly Clause<Hiring>[] = [inOwnCity, notBesieged, oncePerTurn, paysCost, cardsLeft];

/** CST-ECO-08: the top card, placed unknown in the City. */
export const hireOrder: OrderRule<'hire'> = {
  check: (game, player, { place }) => firstRefusal(CLAUSES, { game, player, centre: centreIn(game, place) }),
  decide: (tale, player, { place }) => {
    const card = cardOf(tale.state.decks.characters[0] as string);
    tale.tell({
      type: 'characterHired',
      character: newCharacter(card, player, spotIn(tale.state, place)),
      gold: HIRE_COST,
      irrevocable: true,
      rules: ['CST-ECO-08'],
    });
  },
  subjects: (game, player) => {
    const { gold, hasHired } = playerOf(game, player);
    if (hasHired || gold < HIRE_COST || game.decks.characters.length === 0) return [];
    const { centres, ids } = groundIn(game);
    return centres
      .filter(({ isCity }, centre) => isCity && game.centres[centre]?.controller === player)
      .map(({ hex }) => ids[hex] as string);
  },
  legal: (game, player, subject) =>
    hireOrder.check(game, player, { type: 'hire', place: subject }).ok
      ? [{ type: 'hire', place: subject }]
      : [],
  describe: (game, { place }) => say`hire a Character in ${nameOfSpot(game, spotIn(game, place))}`,
  choice: (game, _player, { place }) => {
    const at = placeOfSpot(game, spotIn(game, place));
    return choiceOf('Hire a Character', {
      goal: say`${HIRE_COST} gold`,
      actors: [place],
      ...(at && { place: at }),
    });
  },
};
