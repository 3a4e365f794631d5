/** The owner of a patrol says whom it engages (CHR-AAC-16, CHR-R-92). */
import { permit, refuse, type Verdict } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import { sameName } from '../../state/readers.ts';
import type { Campaign, EmpireId, Question } from '../../state/state.ts';
import { markReady } from '../commands/commands.ts';
import { withPatrolAnswer } from '../execution/patrolChoice.ts';

type Target = { readonly empire: string; readonly number: number };

const questionOf = (
  { questions, armies }: Campaign,
  me: EmpireId,
  army: string,
): Extract<Question, { kind: 'patrol' }> | undefined =>
  questions.find(
    (open): open is Extract<Question, { kind: 'patrol' }> =>
      open.kind === 'patrol' && open.empire === me && sameName(armies[open.army]?.name ?? '', army),
  );

const candidateOf = (
  { armies, empires }: Campaign,
  candidates: readonly number[],
  target: Target,
): number | undefined =>
  candidates.find(
    (id) => armies[id]?.number === target.number && sameName(empires[armies[id]!.owner]!.name, target.empire),
  );

export const checkPatrolAnswer = (
  campaign: Campaign,
  me: EmpireId,
  army: string,
  target: Target,
): Verdict => {
  const question = questionOf(campaign, me, army);
  if (question === undefined) return refuse('CHR-R-92', `${army} has nothing to choose`);
  return candidateOf(campaign, question.candidates, target) === undefined
    ? refuse('CHR-R-92', `${target.empire} ${target.number} is not among those it may engage`)
    : permit;
};

/** Once all its patrols have chosen, an empire is ready automatically. */
export const answerPatrol = (tale: Tale, me: EmpireId, army: string, target: Target): void => {
  const question = questionOf(tale.state, me, army)!;
  const chosen = candidateOf(tale.state, question.candidates, target)!;
  tale.tell({
    type: 'patrolChose',
    rules: ['CHR-AAC-16', 'CHR-R-92'],
    change: { set: { questions: withPatrolAnswer(tale.state, question.army, chosen) } },
  });
  const open = tale.state.questions.some(
    (other) => other.kind === 'patrol' && other.empire === me && other.candidates.length > 1,
  );
  if (!open) markReady(tale, me);
};
