import { choiceOf, permit, refuse, say } from '@warmoot/kernel';
import { UNIT_TYPES, UNITS, type UnitType } from '../../data/units.ts';
import type { OrderRule } from '../../engine/orderRule.ts';
import type { Desk } from '../../engine/questions.ts';
import { TABLE } from '../../engine/subjects.ts';
import type { Tale } from '../../engine/tale.ts';
import type { OrderOf } from '../../orders/orders.ts';
import { type Game, groundIn, playerOf, raceOf } from '../../state/game.ts';
import { idOfSpot, spotIn } from '../../state/places.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { newUnit, TRAITS, unitId } from '../../state/unit.ts';
import { endStake } from '../characters/fate.ts';
import { isHiddenFromScry } from '../characters/lasting.ts';
import { hasEnemyUnits } from '../characters/targets.ts';
import { recruitable } from '../economy/recruits.ts';
import { seeStack } from '../rogues/spy.ts';
import { fightGuardian, prayFirst } from './guardian.ts';
import { bearersFor, type EncounterQuestion, explorerOf } from './meeting.ts';

type Answer = OrderOf<'encounter'>;

/** EC-B25 */
const MAX_FREE_UNIT_COST = 4;

/** CST-PLY-03, CST-R-93: the most expensive first, equal ones in the order of CST-UNI-01. */
const freeUnits = (game: Game, player: PlayerNumber): UnitType[] =>
  recruitable(game, raceOf(game, player))
    .filter((type) => TRAITS[type].isLand && UNITS[type].cost <= MAX_FREE_UNIT_COST)
    .sort((a, b) => UNITS[b].cost - UNITS[a].cost || UNIT_TYPES.indexOf(a) - UNIT_TYPES.indexOf(b));

/** EC-B40, CST-R-103: hexes with Units of others, and the explorer's own; not those that a Sanctuary hides. */
const hexesToSee = (game: Game, question: EncounterQuestion): string[] => {
  const { at, owner } = explorerOf(game, question);
  const seen = groundIn(game).ids.filter(
    (_, spot) => hasEnemyUnits(game, owner, spot) && !isHiddenFromScry(game, owner, spot),
  );
  return [...new Set([idOfSpot(game, at), ...seen])];
};

/** The answers, the default first (CST-PLY-03). */
const answersTo = (game: Game, player: PlayerNumber, question: EncounterQuestion): Answer[] => {
  const explorer = explorerOf(game, question);
  switch (question.about) {
    case 'pray':
      return [true, false].map((pray) => ({ type: 'encounter', pray }));
    case 'unit':
      return freeUnits(game, player).map((unit) => ({ type: 'encounter', unit }));
    case 'bearer':
      return bearersFor(game, explorer).map((bearer) => ({ type: 'encounter', bearer }));
    case 'artifact':
      return explorer.artifacts.map((artifact) => ({ type: 'encounter', artifact }));
    case 'hex':
      return hexesToSee(game, question).map((hex) => ({ type: 'encounter', hex }));
  }
};

const questionIn = ({ questions }: Game): EncounterQuestion => questions[0]?.encounter as EncounterQuestion;

const isSame = (a: Answer, b: Answer): boolean =>
  a.pray === b.pray &&
  a.unit === b.unit &&
  a.bearer === b.bearer &&
  a.artifact === b.artifact &&
  a.hex === b.hex;

/** Any hex on the map may be seen (CST-MAG-08); the list offers only those with somebody in them. */
const isAllowed = (game: Game, player: PlayerNumber, answer: Answer): boolean => {
  const question = questionIn(game);
  if (question.about === 'hex' && answer.hex !== undefined) {
    const hex = spotIn(game, answer.hex);
    return hex >= 0 && !isHiddenFromScry(game, player, hex);
  }
  return answersTo(game, player, question).some((other) => isSame(other, answer));
};

const carryOut = (
  tale: Tale,
  player: PlayerNumber,
  question: EncounterQuestion,
  answer: Answer,
  dice: Parameters<OrderRule<'encounter'>['decide']>[3],
): void => {
  const { explorer, card } = question;
  const { at } = explorerOf(tale.state, question);
  switch (question.about) {
    case 'pray':
      (answer.pray === true ? prayFirst : fightGuardian)(tale, { player, explorer, card }, dice);
      break;
    case 'unit': {
      const id = unitId(player, playerOf(tale.state, player).raised);
      const created = [newUnit(id, player, answer.unit as UnitType, at)];
      tale.tell({ type: 'unitsCreated', created, rules: ['CST-RUI-06'] });
      break;
    }
    case 'bearer':
      tale.tell({
        type: 'artifactTaken',
        character: answer.bearer as string,
        artifact: question.artifact as string,
        rules: ['CST-RUI-07'],
      });
      break;
    case 'artifact':
      tale.tell({
        type: 'artifactLost',
        character: explorer,
        artifact: answer.artifact as string,
        rules: ['CST-RUI-06'],
      });
      break;
    case 'hex':
      seeStack(tale, player, spotIn(tale.state, answer.hex as string), 'CST-MAG-08');
  }
};

/** CST-PLY-03 */
export const ENCOUNTER_DESK: Desk = {
  task: 'answer the encounter',
  deadline: 'turn',
  takes: ['encounter'],
  standIn: (game, player) => answersTo(game, player, questionIn(game))[0] as Answer,
};

const VERBS: Readonly<Record<EncounterQuestion['about'], string>> = {
  pray: 'Pray first',
  unit: 'Take',
  bearer: 'Give to',
  artifact: 'Give up',
  hex: 'Look at',
};

const goalOf = ({ unit, bearer, artifact, hex }: Answer): string | undefined =>
  unit ?? bearer ?? artifact ?? hex;

/** CST-R-64: the decisions of the explorer's owner. */
export const encounterOrder: OrderRule<'encounter'> = {
  check: (game, player, answer) =>
    isAllowed(game, player, answer) ? permit : refuse('CST-R-64', 'that does not answer the encounter'),
  decide: (tale, player, answer, dice) => {
    const question = questionIn(tale.state);
    tale.tell({ type: 'answerGiven', player, answer, irrevocable: true, rules: ['CST-R-64'] });
    carryOut(tale, player, question, answer, dice);
    endStake(tale);
  },
  subjects: () => [TABLE],
  legal: (game, player, subject) => (subject === TABLE ? answersTo(game, player, questionIn(game)) : []),
  describe: (_game, answer) =>
    answer.pray === undefined
      ? say`choose ${goalOf(answer) ?? ''}`
      : answer.pray
        ? 'pray first'
        : 'fight at once',
  choice: (game, _player, answer) => {
    const goal = goalOf(answer);
    const verb = answer.pray === false ? 'Fight at once' : VERBS[questionIn(game).about];
    return choiceOf(verb, { ...(goal !== undefined && { goal }) });
  },
};
