import type { Dice } from '@warmoot/kernel';
import { rolled, type Tale } from '../../engine/tale.ts';
import { armyIn, type Game, hasRosters, isAlive } from '../../state/game.ts';
import { NOWHERE } from '../../state/ground.ts';
import type { Kingdom } from '../../state/seats.ts';
import { sitTight } from '../cities/eliminate.ts';
import { gainExperience } from '../generals/experience.ts';
import { moveInto } from '../movement/moveInto.ts';
import { mergeWhereItStands } from '../movement/relocate.ts';
import { retreatLoser } from '../retreat/retreat.ts';
import { ransomLeaders, shareRolls } from '../rosters/fallenLeaders.ts';
import { takeUnits } from '../rosters/losses.ts';
import { recoverUnits } from '../rosters/recover.ts';
import { chooseQuickOrBoard } from '../rosters/takeField.ts';
import { applyCourtCard } from '../wildEvents/court.ts';
import { checkForEvent } from '../wildEvents/event.ts';
import { takesCapital } from '../wildEvents/inForce.ts';
import { lastingEffects } from '../wildEvents/lasting.ts';
import type { Answers, Battle, BySide, Question, Side } from './battle.ts';
import { deathsBy, type Result, resultOf, winnerBy } from './figures.ts';
import { takeLosses } from './losses.ts';
import { figuresIn, ledgerOf } from './modifiers.ts';
import { standardAnswer } from './standardAnswer.ts';

/** What a step needs: it may ask a kingdom and is entered again with the answer. */
export interface Course {
  readonly tale: Tale;
  readonly dice: Dice;
  readonly battle: Battle;
  /** The answer, if there is one; otherwise the question is put and the battle waits. */
  answer<Key extends Question>(question: Key, kingdom: Kingdom): Answers[Key];
}

/** GRD-WHS-04, GRD-R-81: in a scaled game two kingdoms may fight on the table; the other side confirms the result. */
const chooseManner = (course: Course): void => {
  const { tale, battle, answer } = course;
  const { kingdoms } = battle;
  const { battleSystem } = tale.state.options;
  if (battleSystem === 'csw') chooseQuickOrBoard(course);
  if (battleSystem !== 'scaled' || !isAlive(tale.state, kingdoms.defender)) return;
  if (answer('manner', kingdoms.attacker) !== 'quick') answer('confirmed', kingdoms.defender);
};

/** GRD-CMB-01, GRD-GEN-08: both sides roll d100, the attacker first. */
const rollDice = ({ tale, dice, battle }: Course): void => {
  if (tableResult(battle) !== undefined) return;
  const rolls = [rolled(dice, 100, 'attack'), rolled(dice, 100, 'defence')] as const;
  tale.tell({
    type: 'diceRolled',
    dice: { attacker: rolls[0].value, defender: rolls[1].value },
    rolls,
    rules: ['GRD-CMB-01', 'GRD-GEN-08'],
  });
};

/** GRD-CMB-04, GRD-R-07: not asked at ability 0 (GRD-PLY-07). */
const declareUse =
  (side: Side, question: 'attackerUse' | 'defenderUse') =>
  ({ battle, answer }: Course): void => {
    if (battle.abilities[side] > 0 && tableResult(battle) === undefined)
      answer(question, battle.kingdoms[side]);
  };

/** GRD-R-81: what both sides agreed to have left. */
const tableResult = ({ answers: { manner, confirmed } }: Battle): BySide<number> | undefined =>
  typeof manner === 'object' && confirmed === true ? manner : undefined;

/** GRD-R-81: damage is the strength that the other side lost. */
const damageOnTable = ({ strengths }: Battle, left: BySide<number>): Result => ({
  percent: { attacker: 0, defender: 0 },
  damage: { attacker: strengths.defender - left.defender, defender: strengths.attacker - left.attacker },
});

const damageHere = (game: Game, battle: Battle): Result =>
  resultOf(
    figuresIn(game, battle),
    [battle.rolls.attacker, battle.rolls.defender],
    battle.answers.attackerUse ?? 'add',
    battle.answers.defenderUse ?? 'add',
  );

/** GRD-CMB-05 to GRD-CMB-08, GRD-R-11 */
const dealDamage = ({ tale, battle }: Course): void => {
  const { strengths } = battle;
  const left = tableResult(battle);
  const { percent, damage } =
    left === undefined ? damageHere(tale.state, battle) : damageOnTable(battle, left);
  tale.tell({
    type: 'damageDealt',
    percent,
    damage,
    deaths: deathsBy(strengths, damage),
    winner: winnerBy(strengths, damage),
    modifiers: left === undefined ? ledgerOf(tale.state, battle) : [],
    rules: ['GRD-CMB-05', 'GRD-CMB-06', 'GRD-CMB-08'],
  });
};

const removeCasualties = (course: Course): void => {
  const { tale } = course;
  if (hasRosters(tale.state)) takeUnits(course);
  else for (const side of ['attacker', 'defender'] as const) takeLosses(tale, side);
};

/** GRD-CMB-12, GRD-R-05, GRD-R-09: a winning attacker enters the hex when no enemy is left there. */
const advance = ({ tale, battle }: Course): void => {
  const { winner, armies, hex } = battle;
  const isHeld = tale.state.armies.some(({ at, owner }) => at === hex && owner !== battle.kingdoms.attacker);
  const isClear =
    (!isHeld || takesCapital(tale.state, battle)) && isAlive(tale.state, battle.kingdoms.attacker); // GRD-R-47
  if (winner === 'attacker' && battle.advance && armyIn(tale.state, armies.attacker) !== undefined && isClear)
    moveInto(tale, armies.attacker, [hex], 'advance');
};

/** GRD-R-21: a part still in its starting hex rejoins the rest. */
const finish = ({ tale, battle }: Course): void => {
  if (armyIn(tale.state, battle.armies.attacker)?.at === battle.from)
    mergeWhereItStands(tale, battle.armies.attacker);
  tale.tell({ type: 'battleEnded', winner: battle.winner, irrevocable: true, rules: ['GRD-CMB-13'] });
  for (const kingdom of [battle.kingdoms.attacker, battle.kingdoms.defender])
    if (hasRosters(tale.state) && !isAlive(tale.state, kingdom)) sitTight(tale, kingdom, NOWHERE);
};

/** GRD-PLY-05, GRD-CMB-09, GRD-R-12, GRD-R-97: the steps of a battle, in order. */
const COURSE = {
  manner: chooseManner,
  dice: rollDice,
  attackerUse: declareUse('attacker', 'attackerUse'),
  defenderUse: declareUse('defender', 'defenderUse'),
  damage: dealDamage,
  event: checkForEvent,
  losses: removeCasualties,
  court: applyCourtCard,
  experience: ({ tale }: Course) => gainExperience(tale),
  attackerShares: shareRolls('attacker'),
  defenderShares: shareRolls('defender'),
  recovery: recoverUnits,
  ransoms: ransomLeaders,
  retreat: retreatLoser,
  advance,
  lasting: lastingEffects,
  end: finish,
} as const satisfies Record<string, (course: Course) => void>;

export type Step = keyof typeof COURSE;
const STEPS = Object.keys(COURSE) as readonly Step[];

/** Thrown away by `runStep`: the battle waits for an answer. */
class Waits extends Error {}

const runStep = (tale: Tale, dice: Dice, step: Step): boolean => {
  const battle = tale.state.battle as Battle;
  const answer: Course['answer'] = (question, kingdom) => {
    const given = (tale.state.battle as Battle).answers[question];
    if (given !== undefined) return given;
    tale.tell({ type: 'asked', question, kingdom, step, rules: ['GRD-PLY-07'] });
    if (isAlive(tale.state, kingdom)) throw new Waits();
    const standard = standardAnswer(tale.state); // GRD-R-47: holdouts use the standard choice
    tale.tell({ type: 'answered', answer: standard, kingdom, rules: ['GRD-PLY-09'] });
    return standard[question] as Answers[typeof question];
  };
  try {
    COURSE[step]({ tale, dice, battle, answer });
    return true;
  } catch (waits) {
    if (waits instanceof Waits) return false;
    throw waits;
  }
};

/** Carries the battle on from where it stands until somebody must decide or it is over. */
export const runBattle = (tale: Tale, dice: Dice): void => {
  const from = STEPS.indexOf(tale.state.battle?.step ?? 'end');
  for (const step of STEPS.slice(from)) {
    if (tale.state.battle === null || tale.state.end !== null) return;
    if (!runStep(tale, dice, step)) return;
  }
};
