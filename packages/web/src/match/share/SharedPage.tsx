import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { SharedLink } from '../../net/sharedLink.ts';
import type { PageProps } from '../../page/pages.tsx';
import { Sheet } from '../../page/Sheet.tsx';
import { match as words } from '../../text/index.ts';
import { language } from '../../text/language.ts';
import { MatchScreen } from '../MatchPage.tsx';
import { Session } from '../play/session.ts';
import { loadSystem } from '../systems.ts';

const open = async (token: string): Promise<Session> => {
  const link = await SharedLink.open(token);
  const system = await loadSystem(link.table.value?.system ?? '', language.peek());
  if (system === undefined) throw new Error(words.missing.noSystem);
  return new Session(system, link, []);
};

/** MOT-18: a finished match, for anybody who has its link, at the moment that was shared. */
export function SharedPage({ id, query }: PageProps) {
  const session = useSignal<Session | null>(null);
  const problem = useSignal<string | null>(null);
  const at = query.get('at');
  useEffect(() => {
    let isCurrent = true;
    open(id).then(
      (opened) => {
        if (isCurrent) session.value = opened;
        else opened.close();
      },
      (why: Error) => {
        problem.value = why.message;
      },
    );
    return () => {
      isCurrent = false;
      session.value?.close();
    };
  }, [id]);
  useEffect(() => {
    const last = session.value?.news.value.length ?? 1;
    if (session.value) session.value.at.value = Math.max(1, Number(at) || last);
  }, [at, session.value]);
  if (problem.value !== null) return <Sheet title={words.missing.title} says={problem.value} />;
  if (session.value === null) return <p class="match-loading">{words.loading}</p>;
  return <MatchScreen session={session.value} />;
}
