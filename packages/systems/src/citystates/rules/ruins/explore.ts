import { type Clause, type Dice, permit, refuse, say, shuffle } from '@warmoot/kernel';
import { recording, type Tale } from '../../engine/tale.ts';
import { type Game, groundIn } from '../../state/game.ts';
import { hasEnemyFighters } from '../../state/sides.ts';
import { type Action, type Attempt, NO_AIM } from '../characters/action.ts';
import { effectiveLevel } from '../characters/effectiveLevel.ts';
import { ruinIn } from '../characters/lasting.ts';
import { effectOf } from './cardEffects.ts';
import { canBeExorcised, isGuardian } from './cards.ts';
import { EXORCISE_LEVELS, fightGuardian } from './guardian.ts';
import { ask, explorerOf, type Meeting } from './meeting.ts';

const inRuins: Clause<Attempt> = ({ game, character: { at } }) =>
  groundIn(game).hasRuins[at] === 1 ? permit : refuse('CST-RUI-02', 'there are no Ruins in his hex');

const noEnemies: Clause<Attempt> = ({ game, player, character: { at } }) =>
  hasEnemyFighters(game, player, at) ? refuse('CST-RUI-02', 'enemy Units hold the Ruins') : permit;

const oncePerTurn: Clause<Attempt> = ({ game, character: { at } }) =>
  ruinIn(game, at).isExplored ? refuse('CST-RUI-02', 'these Ruins have been explored this turn') : permit;

/** EC-S29 */
const notClosed: Clause<Attempt> = ({ game, character: { at } }) => {
  const { closedThrough } = ruinIn(game, at);
  return closedThrough >= game.turn && closedThrough > 0
    ? refuse('CST-RUI-06', say`these Ruins are closed until the end of turn ${closedThrough}`)
    : permit;
};

const somethingToMeet: Clause<Attempt> = ({ game: { decks, lasting }, character: { at } }) =>
  decks.encounters.length + decks.discards.length > 0 ||
  lasting.ruins.some(({ hex, guardian }) => hex === at && guardian !== null)
    ? permit
    : refuse('CST-RUI-09', 'no Encounter card is left');

/** CST-RUI-09 */
const reshuffleIfEmpty = (tale: Tale, dice: Dice): void => {
  const { encounters, discards } = tale.state.decks;
  if (encounters.length > 0) return;
  const drawing = recording(dice);
  tale.tell({
    type: 'encountersReshuffled',
    cards: shuffle(drawing.dice, [...discards].sort(), 'order of the encounters deck'),
    rolls: drawing.rolls,
    irrevocable: true,
    rules: ['CST-RUI-09', 'CST-R-61'],
  });
};

/** CST-RUI-08: a Priest of the level may pray against the undead and the demonic. */
const mayPray = (game: Game, meeting: Meeting): boolean => {
  const explorer = explorerOf(game, meeting);
  return (
    explorer.class === 'Priest' &&
    effectiveLevel(game, explorer) >= EXORCISE_LEVELS.Priest &&
    canBeExorcised(meeting.card)
  );
};

const meet = (tale: Tale, meeting: Meeting, dice: Dice): void => {
  if (!isGuardian(meeting.card)) effectOf(meeting.card)(tale, meeting, dice);
  else if (mayPray(tale.state, meeting)) {
    const { player, explorer, card } = meeting;
    ask(tale, player, { about: 'pray', explorer, card });
  } else fightGuardian(tale, meeting, dice);
};

/** CST-RUI-02, CST-RUI-03, CST-RUI-10 */
export const explore: Action = {
  words: 'explore the Ruins',
  verb: 'Explore',
  levels: { Hero: 0, Rogue: 0, Mage: 0, Priest: 0, Barbarian: 0 },
  isOpen: true,
  clauses: [inRuins, noEnemies, oncePerTurn, notClosed, somethingToMeet],
  succeed: (tale, { player, character: { id, at } }, dice) => {
    const { guardian } = ruinIn(tale.state, at);
    if (guardian === null) reshuffleIfEmpty(tale, dice);
    const card = guardian ?? (tale.state.decks.encounters[0] as string);
    tale.tell({
      type: 'cardMet',
      player,
      character: id,
      hex: at,
      card,
      irrevocable: true,
      rules: ['CST-RUI-03', 'CST-R-72'],
    });
    meet(tale, { player, explorer: id, card }, dice);
  },
  offers: () => NO_AIM,
};
