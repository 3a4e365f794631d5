import { type ClauseId, type Prompt, say } from '@warmoot/kernel';
import { TERRAIN } from '../data/terrain.ts';
import { WEATHER } from '../data/weather.ts';
import { openDeskOf, openDesks } from '../engine/desks.ts';
import { boardOutlook } from '../knowledge/boardOutlook.ts';
import { leastArmy, mostArmy } from '../rules/armies/limits.ts';
import { QUESTIONS } from '../rules/combat/answers.ts';
import type { Battle, Question } from '../rules/combat/battle.ts';
import { resultOf } from '../rules/combat/figures.ts';
import { figuresIn } from '../rules/combat/modifiers.ts';
import { standardDefence } from '../rules/combat/standardChoice.ts';
import { fieldsOf } from '../rules/rosters/fieldOrders.ts';
import { fieldPool } from '../rules/setup/setUp.ts';
import { type Game, groundIn, hasRosters, realmOf } from '../state/game.ts';
import { nameOfSpot } from '../state/places.ts';
import type { Kingdom } from '../state/seats.ts';
import { endingText } from '../words/ending.ts';
import { listOfKingdoms } from '../words/names.ts';
import { figureOf, pointsText } from '../words/points.ts';

/** GRD-PLY-13: the effect of both general options before choosing. */
const useHelp = (game: Game, battle: Battle): string => {
  const figures = figuresIn(game, battle);
  const { rolls, answers, asks } = battle;
  const damage = (use: 'add' | 'subtract'): string => {
    const [attack, defence] =
      asks?.question === 'attackerUse'
        ? ([use, standardDefence(figures, [rolls.attacker, rolls.defender], use)] as const)
        : ([answers.attackerUse ?? 'add', use] as const);
    const result = resultOf(figures, [rolls.attacker, rolls.defender], attack, defence).damage;
    return `${figureOf(game, result.attacker)} : ${figureOf(game, result.defender)}`;
  };
  return say`Dice ${rolls.attacker} and ${rolls.defender}. Damage of attacker and defender: ${damage('add')} if you add, ${damage('subtract')} if you subtract.`;
};

const QUESTION_TEXT: Readonly<Record<Question, string>> = {
  manner: 'Fought on your own table, or settled here?',
  wish: 'The enemy leaves the choice to you: settled quickly, or fought on the board?',
  attackerShares: 'Leaders fell with several units: whose roll does each share?',
  defenderShares: 'Leaders fell with several units: whose roll does each share?',
  attackerRedeems: 'Leaders of yours are captured: pay the ransom?',
  defenderRedeems: 'Leaders of yours are captured: pay the ransom?',
  confirmed: 'Is the result of the table right?',
  attackerUse: 'Use your general: add to your roll, or subtract from the enemy’s?',
  defenderUse: 'Use your general: add to your roll, or subtract from the enemy’s?',
  retreat: 'Choose the hex to retreat to.',
  ransom: 'Your general is in enemy hands: pay the ransom?',
  princeFate: 'A prince is in your hands: offer him for ransom, or execute him?',
  princeRansom: 'Your prince is in enemy hands: pay the ransom?',
  princeRefused: 'The ransom is refused: hold the prince, or execute him?',
  defectors: 'Enemy troops would go over to you: take them in?',
  thirdDefectors: 'Troops of another kingdom offer themselves: take them in?',
  raise: 'Where do the new troops gather?',
  shelter: 'Which city takes in the survivors?',
};

/** GRD-R-67: what is asked when the battle may be played out on the board. */
const ON_BOARD: Readonly<Partial<Record<Question, string>>> = {
  manner: 'Settled quickly, or fought out on the board?',
  wish: QUESTION_TEXT.wish,
  confirmed: 'The enemy would fight it out on the board: do you agree?',
};

const questionText = (game: Game, question: Question): string =>
  (hasRosters(game) ? ON_BOARD[question] : undefined) ?? QUESTION_TEXT[question];

/** GRD-PLY-34 */
const boardBrief = (game: Game, battle: Battle): string => {
  const { boards, turns, counters, sideA } = boardOutlook(game, battle);
  const field = boards === 1 ? 'one board' : 'two boards';
  return say`${field}, ${turns} turns; ${counters.attacker} counters against ${counters.defender}. ${SIDE_A[sideA]}`;
};

const SIDE_A = {
  attacker: 'The attacker is Side A or chooses it.',
  defender: 'The defender is Side A or chooses it.',
  dice: 'Dice decide who is Side A.',
} as const;

/** GRD-WHS-05: what the table should mirror. */
const briefOf = (game: Game, { hex, strengths, abilities }: Battle): string => {
  const terrain = TERRAIN[groundIn(game).terrain[hex] ?? 'plain'].name;
  return say`${terrain}, ${WEATHER[game.weather].name}. Attacker ${pointsText(game, strengths.attacker)}, general ${abilities.attacker}; defender ${pointsText(game, strengths.defender)}, general ${abilities.defender}. A city is attacked by the rules for sieges.`;
};

const battlePrompt = (game: Game, battle: Battle, question: Question): Prompt => ({
  text: say`Battle in ${nameOfSpot(game, battle.hex)}: ${questionText(game, question)}`,
  rule: QUESTIONS[question].rule,
  ...(QUESTIONS[question].order === 'general' && { help: useHelp(game, battle) }),
  ...(question === 'manner' && !hasRosters(game) && { help: briefOf(game, battle) }),
  ...(hasRosters(game) && ON_BOARD[question] !== undefined && { help: boardBrief(game, battle) }),
});

const PHASE_TEXT: Readonly<Record<Game['phase'], (game: Game, kingdom: Kingdom) => Omit<Prompt, 'rule'>>> = {
  setUp: (game, kingdom) => ({
    text: say`Form field armies with ${pointsText(game, fieldPool(game, kingdom))}.`,
    help: say`Each has ${figureOf(game, leastArmy(game))} to ${pointsText(game, mostArmy(game))} and stands beside one of your cities. All kingdoms choose in secret.`,
  }),
  deployment: () => ({
    text: 'Deploy your armies.',
    help: 'Each city may send out one army to a hex beside it.',
  }),
  week: () => ({
    text: 'Move and attack, then end your turn.',
    help: 'Each army acts once a week: choose an army, then a hex.',
  }),
  stage: (game, kingdom) => ({
    text: say`Resource stage: you have ${realmOf(game, kingdom).stockpile} RP.`,
    help: 'Pay your mercenaries and buy troops in your cities: one RP for each point.',
  }),
  market: (game, kingdom) => ({
    text: say`Mercenaries are on the market: you have ${realmOf(game, kingdom).stockpile} RP.`,
    help: 'They cost half the ordinary price and come when the winter is over.',
  }),
  placement: (game) => ({
    text: 'House your armies in your cities.',
    help: say`At most ${pointsText(game, mostArmy(game))} in each; distance does not matter.`,
  }),
};

/** GRD-R-129: nothing else is asked of this kingdom than its battles on the board. */
const fieldPrompt = (game: Game, kingdom: Kingdom, rule: ClauseId): Prompt => {
  const places = fieldsOf(game, kingdom).map((field) => nameOfSpot(game, field.battle.hex));
  return {
    text: say`Your battle in ${places[0] ?? ''} is being fought.`,
    help: 'Fight it on the board, or enter how it ended on your own table. The week waits for it.',
    rule,
  };
};

/** What the seat must do now, or whom it waits for. */
export const promptFor = (game: Game, kingdom: Kingdom): Prompt => {
  if (game.end !== null) return { text: endingText(game.end, game.year), rule: game.end.rule };
  const desk = openDeskOf(game, kingdom);
  if (desk === undefined) {
    const awaited = [...new Set(openDesks(game).map((each) => each.kingdom))];
    return { text: say`Waiting for ${listOfKingdoms(awaited)}.` };
  }
  const { battle } = game;
  if (desk.battle !== undefined) return fieldPrompt(game, kingdom, desk.rule);
  if (battle?.asks != null) return battlePrompt(game, battle, battle.asks.question);
  return { ...PHASE_TEXT[game.phase](game, kingdom), rule: desk.rule };
};
