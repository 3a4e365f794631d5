/** Whom a patrol engages when it has the choice (CHR-AAC-16, CHR-R-92, CHR-PLAY-03, CHR-PLAY-07). */
import type { Dice, Roll } from '@warmoot/kernel';
import { draw } from '../../engine/tale.ts';
import { openWindow } from '../../engine/windows.ts';
import type { TargetName } from '../../orders/orders.ts';
import { sameName, stanceOf } from '../../state/readers.ts';
import type { Army, ArmyId, Campaign, Question } from '../../state/state.ts';
import { orderIn, qualifier } from './orders.ts';
import type { Alarm } from './patrol.ts';
import type { SlotRun } from './slotRun.ts';

type PatrolQuestion = Extract<Question, { kind: 'patrol' }>;

export const patrolQuestions = ({ questions }: Campaign): PatrolQuestion[] =>
  questions.filter((question): question is PatrolQuestion => question.kind === 'patrol');

/** The owner's answer: of the candidates only one is left. */
export const withPatrolAnswer = (
  { questions }: Campaign,
  army: ArmyId,
  target: ArmyId,
): readonly Question[] =>
  questions.map((question) =>
    question.kind === 'patrol' && question.army === army && question.candidates.includes(target)
      ? { ...question, candidates: [target] }
      : question,
  );

const isTarget = ({ empires }: Campaign, army: Army, target: TargetName): boolean =>
  'name' in target
    ? sameName(army.name, target.name)
    : army.number === target.number && sameName(empires[army.owner]!.name, target.empire);

/** The first of the PREFER list that is present. */
const preferred = (campaign: Campaign, { patrol, candidates }: Alarm): Army | undefined => {
  const { targets = [] } = qualifier(orderIn(campaign, patrol, campaign.slot).action, 'PREFER') ?? {};
  for (const target of targets) {
    const found = candidates.find((army) => isTarget(campaign, army, target));
    if (found !== undefined) return found;
  }
  return undefined;
};

const isAsked = ({ empires }: Campaign, { patrol }: Alarm): boolean =>
  empires[patrol.owner]!.power === 'player' && empires[patrol.owner]!.fallen === null;

const needsAnswer = (campaign: Campaign, alarm: Alarm): boolean =>
  alarm.candidates.length > 1 && preferred(campaign, alarm) === undefined && isAsked(campaign, alarm);

/** All decisions of the impulse are made together; true if the turn must wait (CHR-PLAY-07). */
export const askPatrols = (run: SlotRun, alarms: readonly Alarm[]): boolean => {
  const open = alarms.filter((alarm) => needsAnswer(run.campaign, alarm));
  if (open.length === 0) return false;
  const questions = open.map(({ patrol, candidates }) => ({
    kind: 'patrol' as const,
    empire: patrol.owner,
    army: patrol.id,
    candidates: candidates.map(({ id }) => id),
  }));
  run.tale.tell({
    type: 'patrolsAsked',
    rules: ['CHR-AAC-16', 'CHR-R-92', 'CHR-PLAY-03'],
    about: { patrols: questions.map(({ army }) => army) },
    change: { set: { questions, walks: run.walks, impulse: run.impulse } },
  });
  openWindow(
    run.tale,
    'patrol',
    [...new Set(questions.map(({ empire }) => empire))].sort((a, b) => a - b),
  );
  return true;
};

const atWarFirst = (campaign: Campaign, { patrol, candidates }: Alarm): readonly Army[] => {
  const enemies = candidates.filter(({ owner }) => stanceOf(campaign, patrol.owner, owner) === 'At War');
  return enemies.length > 0 ? enemies : candidates;
};

export interface Chosen {
  readonly patrol: Army;
  readonly target: Army;
  readonly rolls: readonly Roll[];
}

/** By PREFER, then by the answer, otherwise At War first and then by lot. */
export const chosenTarget = (campaign: Campaign, dice: Dice, alarm: Alarm): Chosen => {
  const { patrol, candidates } = alarm;
  const answer = patrolQuestions(campaign).find(({ army }) => army === patrol.id)?.candidates;
  const answered = answer?.length === 1 ? candidates.find(({ id }) => id === answer[0]) : undefined;
  const target = preferred(campaign, alarm) ?? answered;
  if (target !== undefined) return { patrol, target, rolls: [] };
  const { chosen, rolls } = draw(dice, atWarFirst(campaign, alarm), `patrol:${patrol.name}`);
  return { patrol, target: chosen, rolls };
};
