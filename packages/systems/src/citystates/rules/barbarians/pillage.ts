import { type Clause, choiceOf, firstRefusal, permit, refuse } from '@warmoot/kernel';
import type { OrderRule } from '../../engine/orderRule.ts';
import type { Desk } from '../../engine/questions.ts';
import { TABLE } from '../../engine/subjects.ts';
import { d10, halved, type Tale } from '../../engine/tale.ts';
import type { Character } from '../../state/character.ts';
import { type Game, groundIn } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { ownUnitsAt } from '../../state/occupancy.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { isEnemy } from '../../state/sides.ts';
import { TRAITS, type Unit } from '../../state/unit.ts';
import { findCharacter, findUnit } from '../../state/units.ts';
import type { Entry } from '../characters/state.ts';

/** CST-BAR-05 */
const GOLD_PER_POINT = 5;

interface Raid {
  readonly game: Game;
  readonly player: PlayerNumber;
  readonly character: Character | undefined;
  readonly entry: Entry | undefined;
}

const isPillageable = (game: Game, player: PlayerNumber, centre: number): boolean => {
  const { controller, pillagedInTurn } = game.centres[centre] ?? { controller: -1, pillagedInTurn: 1 };
  return pillagedInTurn === 0 && isEnemy(game, player, controller);
};

/**
 * CST-BAR-02, CST-BAR-04, CST-R-83: records which Barbarians enter an enemy centre together with fighting Units, in one
 * move or advance. Call it before control changes. True if any of them could pillage it.
 */
export const noteEntry = (
  tale: Tale,
  player: PlayerNumber,
  units: readonly Unit[],
  characters: readonly Character[],
  hex: Spot,
): boolean => {
  const centre = groundIn(tale.state).centreAt[hex] ?? -1;
  const fighters = units.filter(({ type }) => TRAITS[type].isLandFighting).map(({ id }) => id);
  const raiders = characters.filter((each) => each.class === 'Barbarian');
  if (centre < 0 || fighters.length === 0 || !isPillageable(tale.state, player, centre)) return false;
  for (const { id } of raiders) {
    const entry = { character: id, centre, units: fighters };
    tale.tell({ type: 'centreEntered', player, entry, rules: ['CST-BAR-02', 'CST-R-83'] });
  }
  return raiders.some(({ hasActed, lostTurn }) => !hasActed && lostTurn !== 1);
};

/** CST-BAR-04, CST-PLY-01: at once after the advance that took the centre. */
export const offerPillage = (tale: Tale, player: PlayerNumber): void => {
  tale.tell({
    type: 'answerAwaited',
    question: { kind: 'pillage', player },
    rules: ['CST-BAR-03', 'CST-BAR-04'],
  });
};

const ownBarbarian: Clause<Raid> = ({ player, character }) =>
  character?.owner === player && character.class === 'Barbarian'
    ? permit
    : refuse('CST-CHR-03', 'you have no such Barbarian');

const notActed: Clause<Raid> = ({ character }) =>
  character?.hasActed || character?.lostTurn === 1 ? refuse('CST-CHR-04', 'he has acted this turn') : permit;

/** CST-BAR-02, CST-BAR-06 */
const enteredTogether: Clause<Raid> = ({ game, character, entry }) => {
  const hex = entry === undefined ? -1 : groundIn(game).centres[entry.centre]?.hex;
  const isThere = entry?.units.some((id) => findUnit(game, id)?.at === hex) === true;
  return hex !== -1 && character?.at === hex && isThere
    ? permit
    : refuse('CST-BAR-04', 'he must have entered an enemy Town or City this turn, with fighting Units');
};

const notPillagedYet: Clause<Raid> = ({ game, entry }) =>
  game.centres[entry?.centre ?? -1]?.pillagedInTurn === 0
    ? permit
    : refuse('CST-BAR-06', 'it is already pillaged');

/** CST-BAR-03, CST-R-29: not after an attack, except at once after the advance. */
const noOtherAttack: Clause<Raid> = ({ game, entry }) =>
  game.questions[0]?.kind !== 'pillage' && entry?.units.some((id) => findUnit(game, id)?.hasAttacked)
    ? refuse('CST-BAR-03', 'the force has attacked this turn')
    : permit;

const CLAUSES: readonly Clause<Raid>[] = [
  ownBarbarian,
  notActed,
  enteredTogether,
  notPillagedYet,
  noOtherAttack,
];

const raidOf = (game: Game, player: PlayerNumber, char: string): Raid => ({
  game,
  player,
  character: findCharacter(game, char),
  entry: game.lasting.entries.findLast(({ character }) => character === char),
});

const isAsked = ({ questions }: Game): boolean => questions[0]?.kind === 'pillage';

/** CST-PLY-03: no Pillage. */
export const PILLAGE_DESK: Desk = {
  task: 'pillage or spare the place',
  deadline: 'battle',
  takes: ['pillage'],
  standIn: () => ({ type: 'pillage' }),
};

/** CST-BAR-04, CST-BAR-05: Town half-die × 5, City d10 × 5, from the bank. */
export const pillageOrder: OrderRule<'pillage'> = {
  check: (game, player, { char }) => {
    if (char !== undefined) return firstRefusal(CLAUSES, raidOf(game, player, char));
    return isAsked(game) ? permit : refuse('CST-BAR-04', 'name the Barbarian who pillages');
  },
  decide: (tale, player, order, dice) => {
    if (isAsked(tale.state)) tale.tell({ type: 'answerGiven', player, answer: order, rules: ['CST-BAR-04'] });
    if (order.char === undefined) return;
    const { entry } = raidOf(tale.state, player, order.char);
    const { centre } = entry as Entry;
    const { isCity, hex } = groundIn(tale.state).centres[centre] as { isCity: boolean; hex: Spot };
    const roll = d10(dice, 'loot');
    tale.tell({
      type: 'centrePillaged',
      player,
      character: order.char,
      centre,
      gold: GOLD_PER_POINT * (isCity ? roll.value : halved(roll.value)),
      units: ownUnitsAt(tale.state, player, hex).map(({ id }) => id),
      rolls: [roll],
      irrevocable: true,
      rules: ['CST-BAR-05', 'CST-HID-04'],
    });
  },
  subjects: (game) => [TABLE, ...game.lasting.entries.map(({ character }) => character)],
  about: ['table', 'character'],
  legal: (game, player, subject) => {
    const order =
      subject === TABLE ? { type: 'pillage' as const } : { type: 'pillage' as const, char: subject };
    return pillageOrder.check(game, player, order).ok ? [order] : [];
  },
  describe: (_game, { char }) => (char === undefined ? 'spare the place' : 'pillage the place'),
  choice: (_game, _player, { char }) =>
    char === undefined
      ? choiceOf('Spare the place')
      : choiceOf('Pillage', { actors: [char], asksFirst: true }),
};
