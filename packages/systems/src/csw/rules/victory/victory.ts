import type { CswEvent } from '../../engine/events.ts';
import { enemyOf, type Grade, SIDES, type Side } from '../../state/setup.ts';
import type { Battle } from '../../state/state.ts';
import { nameWithArticle } from '../../words/describe.ts';
import { progressOf } from './conditions.ts';
import { isGone } from './counts.ts';
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

/** CSW-R-83: a side with no units left cannot win; a campaign's own clause stands as written. */
const withoutWipedOutWinner = (battle: Battle, judgement: Judgement): Judgement => {
  if (battle.setup.victory.asWritten) return judgement;
  const gone = SIDES.filter((side) => isGone(battle, side));
  if (gone.length === 2) return { winner: null, what: 'victory', reason: 'neither side has any units left' };
  const lost = gone.find((side) => side === judgement.winner);
  if (lost === undefined) return judgement;
  const reason = `${nameWithArticle(battle, lost)} lost every unit`;
  return { winner: enemyOf(lost), what: 'victory', reason };
};

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const ended = (battle: Battle): CswEvent => {
  const { winner, what, reason } = withoutWipedOutWinner(battle, judge(battle));
  const { victory } = battle.setup;
  const result = winner === null ? 'A draw' : `${capitalise(what)} for ${nameWithArticle(battle, winner)}`;
  const rules = [victory.rule, 'CSW-P-21', 'CSW-R-83'];
  return { type: 'battleEnded', winner, reason: `${result}: ${reason}.`, rules };
};

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
  reason: `${capitalise(nameWithArticle(battle, side))} resigned.`,
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
