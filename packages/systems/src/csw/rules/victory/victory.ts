import { capital, inEnglish, say } from '@warmoot/kernel';
import type { CswEvent } from '../../engine/events.ts';
import { enemyOf, type Grade, SIDES, type Side } from '../../state/setup.ts';
import type { Battle } from '../../state/state.ts';
import { nameWithArticle } from '../../words/describe.ts';
import { progressOf } from './conditions.ts';
import { hasSurvivors, isGone } from './counts.ts';
import { type Judgement, judge, judgeGrade, measureOf } from './judge.ts';

export { countsPoints } from './counts.ts';

/** CSW-SCN-05, CSW-SCN-07: an irreversible victory ends the battle at once. */
const settled = (battle: Battle): boolean => {
  const { victory } = battle.setup;
  return (
    victory.kind === 'grades' &&
    victory.grades.some((grade) => grade.atOnce && judgeGrade(battle, grade) !== undefined)
  );
};

/** CSW-R-83: a side with no units left cannot win; a campaign's own clause applies as written. */
const withoutWipedOutWinner = (battle: Battle, judgement: Judgement): Judgement => {
  if (battle.setup.victory.asWritten) return judgement;
  const gone = SIDES.filter((side) => isGone(battle, side));
  if (gone.length === 2) return bothGone(battle, judgement);
  const lost = gone.find((side) => side === judgement.winner);
  if (lost === undefined) return judgement;
  const reason = say`${nameWithArticle(battle, lost)} lost every unit`;
  return { winner: enemyOf(lost), what: 'victory', reason };
};

const NEITHER = 'neither side has any units left';

/** CSW-R-83; CSW-HOV-04: in a campaign the field has a winner all the same. */
const bothGone = (battle: Battle, judgement: Judgement): Judgement => {
  if (battle.setup.handedOver === undefined) return { winner: null, what: 'victory', reason: NEITHER };
  const alive = SIDES.filter((side) => hasSurvivors(battle, side));
  return alive.length === 1 ? { winner: alive[0] as Side, what: 'victory', reason: NEITHER } : judgement;
};

const resultText = (battle: Battle, { winner, what, reason }: Judgement): string =>
  winner === null
    ? say`A draw: ${reason}.`
    : say`${capital(what)} for ${nameWithArticle(battle, winner)}: ${reason}.`;

const ended = (battle: Battle): CswEvent => {
  const judgement = withoutWipedOutWinner(battle, judge(battle));
  const rules = [battle.setup.victory.rule, 'CSW-P-21', 'CSW-R-83'];
  const reason = inEnglish(resultText(battle, judgement));
  return { type: 'battleEnded', winner: judgement.winner, reason, rules };
};

const withdrewText = (battle: Battle, side: Side): string =>
  say`${capital(nameWithArticle(battle, side))} withdrew from the field.`;

/** CSW-HOV-03 */
export const withdrew = (battle: Battle, side: Side): CswEvent => ({
  type: 'battleEnded',
  winner: enemyOf(side),
  reason: inEnglish(withdrewText(battle, side)),
  rules: ['CSW-HOV-03', 'CSW-R-83'],
});

const resignedText = (battle: Battle, side: Side): string =>
  say`${capital(nameWithArticle(battle, side))} resigned.`;

/** The recorded reason as a sentence that can be translated, derived again from the final battle. */
export const endInWords = (battle: Battle, reason: string): string =>
  [
    resultText(battle, withoutWipedOutWinner(battle, judge(battle))),
    ...SIDES.map((side) => resignedText(battle, side)),
    ...SIDES.map((side) => withdrewText(battle, side)),
  ].find((text) => inEnglish(text) === reason) ?? reason;

/** CSW-P-21, CSW-SET-09: tested when a turn has ended; nothing if the battle goes on. */
export const endOfTurn = (battle: Battle): CswEvent | undefined => {
  const over =
    battle.turn >= battle.setup.turns || settled(battle) || SIDES.some((side) => isGone(battle, side));
  return over ? ended(battle) : undefined;
};

/** CSW-P-24, CSW-R-83: resignation loses. */
export const resigned = (battle: Battle, side: Side): CswEvent => ({
  type: 'battleEnded',
  winner: enemyOf(side),
  reason: inEnglish(resignedText(battle, side)),
  rules: ['CSW-R-83', 'CSW-P-24'],
});

/** One line of the standings. */
export interface Standing {
  /** The side that it favours. */
  readonly side: Side;
  readonly text: string;
  /** Whether the condition holds now. */
  readonly holds: boolean;
}

const gradeStanding = (battle: Battle, grade: Grade): Standing[] =>
  SIDES.flatMap((side) =>
    (grade[side] ?? []).map((condition) => ({ side, ...progressOf(battle, condition) })),
  );

/** CSW-P-01: losses so far against the victory condition. */
export const standing = (battle: Battle): Standing[] => {
  const { victory } = battle.setup;
  if (victory.kind === 'grades') return victory.grades.flatMap((grade) => gradeStanding(battle, grade));
  const { winner } = judge(battle);
  return SIDES.map((side) => ({
    side,
    text: measureOf(battle, victory.kind, side),
    holds: winner === side,
  }));
};
