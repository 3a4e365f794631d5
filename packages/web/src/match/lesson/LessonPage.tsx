import { useSignal } from '@preact/signals';
import { lessonIn } from '@warmoot/kernel';
import { type LessonCard, SYSTEMS } from '@warmoot/systems';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../../page/pages.tsx';
import { Sheet } from '../../page/Sheet.tsx';
import { learn, match as words } from '../../text/index.ts';
import { language } from '../../text/language.ts';
import { saidBy, wordsOf } from '../../text/systemWords.ts';
import { MatchScreen } from '../MatchPage.tsx';
import { Session } from '../play/session.ts';
import { loadSystem } from '../systems.ts';
import { CoachCard } from './CoachCard.tsx';
import { Coaching } from './coaching.ts';
import { LessonLink } from './lessonLink.ts';
import { keepProgress, progressOf } from './progress.ts';
import './coach.css';

const cardOf = (id: string): { readonly system: string; readonly card: LessonCard } | undefined =>
  SYSTEMS.flatMap(({ id: system, lessons = [] }) => lessons.map((card) => ({ system, card }))).find(
    ({ card }) => card.id === id,
  );

/** Opens a lesson where it was left, on this device or with this account. */
const open = async (id: string, isFresh: boolean): Promise<Coaching | undefined> => {
  const found = cardOf(id);
  const system = found && (await loadSystem(found.system, language.peek()));
  if (found === undefined || system === undefined) return undefined;
  const [written, kept] = await Promise.all([found.card.load(), progressOf([id])]);
  const spoken = wordsOf(found.system);
  const lesson = spoken === undefined ? written : lessonIn(spoken, written);
  const { rulesVersion } = system;
  const known = kept.get(id);
  const acts = !isFresh && known?.rulesVersion === rulesVersion ? known.acts : [];
  const link = new LessonLink(system, lesson, saidBy(found.system, found.card.title), acts, ({ run }) =>
    keepProgress(id, {
      rulesVersion,
      acts: run.acts,
      step: run.step,
      steps: lesson.steps.length,
      at: Date.now(),
    }),
  );
  return new Coaching(new Session(system, link, [lesson.seat]), link);
};

/** A guided battle on the real board. */
export function LessonPage({ id, query }: PageProps) {
  const coaching = useSignal<Coaching | null>(null);
  const isMissing = useSignal(false);
  const at = query.get('at');
  const isFresh = query.get('again') !== null;
  useEffect(() => {
    let isCurrent = true;
    void open(id, isFresh).then((opened) => {
      if (!isCurrent) return;
      if (opened === undefined) isMissing.value = true;
      else coaching.value = opened;
    });
    return () => {
      isCurrent = false;
      coaching.value?.close();
      coaching.value?.session.close();
      coaching.value = null;
    };
  }, [id, isFresh]);
  useEffect(() => {
    const { session } = coaching.value ?? {};
    if (session) session.at.value = at === null ? null : Math.max(1, Number(at) || 1);
  }, [at, coaching.value]);
  if (isMissing.value) return <Sheet title={learn.missing.title} says={learn.missing.says} />;
  if (coaching.value === null) return <p class="match-loading">{words.loading}</p>;
  const { session, step } = coaching.value;
  const part = step.value?.part;
  return (
    <MatchScreen
      session={session}
      coach={<CoachCard coaching={coaching.value} />}
      {...(part === undefined ? {} : { part })}
    />
  );
}
