import { type Dice, shuffle } from '@warmoot/kernel';
import { recording, type Tale } from '../../engine/tale.ts';
import { type Game, isIn } from '../../state/game.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { TRAITS } from '../../state/unit.ts';
import { partWays } from '../alliances/parting.ts';
import { teamOf } from './teams.ts';

/** CST-VIC-02: no population centre and no land fighting Unit, ashore or aboard. */
const isBeaten = (game: Game, player: PlayerNumber): boolean =>
  isIn(game, player) &&
  !game.centres.some(({ controller }) => controller === player) &&
  !game.units.some(({ owner, type }) => owner === player && TRAITS[type].isLandFighting);

const reshuffled = (cards: readonly string[], back: readonly string[], dice: Dice, why: string): string[] =>
  back.length === 0 ? [...cards] : shuffle(dice, [...cards, ...back].sort(), why);

/** CST-VIC-02, CST-VIC-07: everything he owns is removed; cards and Artifacts are shuffled into their decks. */
export const removePlayer = (tale: Tale, player: PlayerNumber, hasResigned: boolean, dice: Dice): void => {
  const { units, characters, decks } = tale.state;
  const own = characters.filter(({ owner }) => owner === player);
  const cards = own.filter(({ isLeader }) => !isLeader).map(({ id }) => id);
  const items = own.flatMap(({ artifacts }) => artifacts);
  const drawing = recording(dice);
  tale.tell({
    type: 'playerEliminated',
    player,
    hasResigned,
    units: units.filter(({ owner }) => owner === player).map(({ id }) => id),
    characters: own.map(({ id }) => id),
    deck: reshuffled(decks.characters, cards, drawing.dice, 'order of the characters deck'),
    encounters: reshuffled(decks.encounters, items, drawing.dice, 'order of the encounters deck'),
    rolls: drawing.rolls,
    irrevocable: true,
    rules: [hasResigned ? 'CST-VIC-07' : 'CST-VIC-02'],
  });
  partWays(tale);
};

const end = (tale: Tale, winners: readonly PlayerNumber[], reason: string): void => {
  tale.tell({ type: 'matchEnded', winners, reason, irrevocable: true, rules: ['CST-VIC-01', 'CST-VIC-02'] });
};

/** CST-VIC-01, CST-VIC-02: the last player or team left wins; if nobody is left, those eliminated last share the victory. */
export const endIfDecided = (tale: Tale, wentNow: readonly PlayerNumber[]): void => {
  const game = tale.state;
  const left = game.players.map((_, player) => player).filter((player) => isIn(game, player));
  const [first] = left;
  if (first === undefined) end(tale, wentNow, 'they were the last to be eliminated');
  else if (left.every((player) => teamOf(game, first).includes(player)))
    end(tale, teamOf(game, first), 'all others are eliminated');
};

/** CST-TRN-07, CST-VIC-02 */
export const eliminateBeaten = (tale: Tale, dice: Dice): void => {
  const beaten = tale.state.players.map((_, player) => player).filter((each) => isBeaten(tale.state, each));
  for (const player of beaten) removePlayer(tale, player, false, dice);
  if (beaten.length > 0) endIfDecided(tale, beaten);
};
