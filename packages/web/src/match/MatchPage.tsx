import { useSignal } from '@preact/signals';
import { SPECTATOR } from '@warmoot/kernel';
import type { TableSeen } from '@warmoot/server/wire';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ApiProblem, api } from '../net/api.ts';
import { MatchLink } from '../net/matchLink.ts';
import type { PageProps } from '../page/pages.tsx';
import { goTo } from '../page/router.ts';
import { Sheet } from '../page/Sheet.tsx';
import { partOf } from '../systems/index.ts';
import { match as words } from '../text/index.ts';
import { language } from '../text/language.ts';
import { saidBy } from '../text/systemWords.ts';
import { unreadTalk, watchForAttention } from './attention.ts';
import { TopBar } from './bar/TopBar.tsx';
import { Battles } from './battles/Battles.tsx';
import { BoardPane } from './board/BoardPane.tsx';
import type { Dragging } from './board/dragging.ts';
import { CardRows } from './Cards.tsx';
import { Dialogs } from './dialogs/Dialogs.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { MapOverlay } from './MapOverlay.tsx';
// In this order: the last changes the others for narrow windows.
import './match.css';
import './bar/bar.css';
import './board/board.css';
import './prompt.css';
import './side.css';
import './odds/odds.css';
import './log/log.css';
import './panels/panels.css';
import './chat/chat.css';
import './rules/drawer.css';
import './replay/replay.css';
import './recount/recount.css';
import './cards.css';
import './mapOverlay.css';
import './proposals/proposals.css';
import './share/share.css';
import './narrow.css';
import { PromptBar } from './PromptBar.tsx';
import { Session } from './play/session.ts';
import { Proposals } from './proposals/Proposals.tsx';
import { RecountBar } from './recount/RecountBar.tsx';
import { hasColumn, SummaryCard } from './recount/SummaryCard.tsx';
import { Scrubber } from './replay/Scrubber.tsx';
import { ChartsDrawer } from './rules/ChartsDrawer.tsx';
import { RuleDrawer } from './rules/RuleDrawer.tsx';
import { Side } from './Side.tsx';
import { loadSystem } from './systems.ts';
import { Tray } from './Tray.tsx';

interface Opened {
  readonly table: TableSeen;
  readonly yours: readonly string[];
}

/** Opens the match as the requested seat, otherwise as the player's first seat, otherwise as a spectator. */
const open = async (id: string, wanted: string | null): Promise<Session | undefined> => {
  const { table, yours } = await api.get<Opened>(`/matches/${id}`);
  if (table.status === 'gathering') return undefined;
  if (table.halted?.canBeSeen === false) throw new Error(saidBy(table.system, table.halted.said));
  const system = await loadSystem(table.system, language.peek());
  if (system === undefined) throw new Error(words.missing.noSystem);
  const isMine = wanted !== null && (yours.includes(wanted) || wanted === SPECTATOR);
  const seat = isMine ? wanted : (yours[0] ?? SPECTATOR);
  return new Session(system, new MatchLink(id, seat), yours);
};

export function MatchPage({ id, query }: PageProps) {
  const session = useSignal<Session | null>(null);
  const problem = useSignal<string | null>(null);
  const wanted = query.get('as');
  const at = query.get('at');
  useEffect(() => {
    let isCurrent = true;
    open(id, wanted).then(
      (opened) => {
        if (isCurrent && opened === undefined) goTo(`/matches/${id}/wait`, 'replace');
        else if (isCurrent && opened) session.value = opened;
        else opened?.close();
      },
      (why: Error) => {
        problem.value = why instanceof ApiProblem || why.message !== '' ? why.message : words.notSent;
      },
    );
    return () => {
      isCurrent = false;
      session.value?.close();
      session.value = null;
    };
  }, [id, wanted]);
  useEffect(() => {
    if (session.value) session.value.at.value = at === null ? null : Math.max(1, Number(at) || 1);
  }, [at, session.value]);
  if (problem.value !== null) return <Sheet title={words.missing.title} says={problem.value} />;
  if (session.value === null) return <p class="match-loading">{words.loading}</p>;
  return <MatchScreen session={session.value} />;
}

interface ScreenProps {
  readonly session: Session;
  /** The coach of a lesson, and the part of the screen the coach is talking about. */
  readonly coach?: JSX.Element;
  readonly part?: string;
}

export function MatchScreen({ session, coach, part }: ScreenProps) {
  const dragging = useRef<Dragging | undefined>(undefined);
  const map = useRef<HTMLCanvasElement>(null);
  const title = session.scene.value?.title ?? session.link.table.value?.title ?? words.loading;
  const isToAct = session.isToAct.value;
  useEffect(() => {
    document.title = words.pageTitle(title, isToAct, unreadTalk.value);
  }, [title, isToAct, unreadTalk.value]);
  useEffect(() => watchForAttention(session), [session]);
  useEffect(() => void loadPanels(session), [session]);
  const { Above } = session.panels.value;
  return (
    <div
      class="match"
      data-number={session.news.value.at(-1)?.number}
      data-sending={session.isSending.value}
      data-plans={session.planned.value !== null}
      data-replay={session.at.value !== null}
      data-overlay={session.isOverlayOpen.value}
      data-above={Above !== undefined}
      data-lens={session.lens.value !== null}
      {...(part === undefined ? {} : { 'data-part': part })}
    >
      <TopBar session={session} />
      <main class="stage">
        <BoardPane
          session={session}
          map={map}
          onReady={(ready) => {
            dragging.current = ready;
          }}
        />
        <Tray session={session} dragging={() => dragging.current} />
        {Above === undefined ? null : (
          <div class="above-map">
            <Above session={session} />
          </div>
        )}
        <CardRows session={session} />
        <MapOverlay session={session} />
        {coach}
        {hasColumn.value ? null : <SummaryCard session={session} />}
        <Foot session={session} />
        <div class="notices">
          <Battles session={session} />
          <Proposals session={session} />
        </div>
        <RuleDrawer session={session} />
        <ChartsDrawer session={session} />
      </main>
      <Side session={session} map={map} part={part} />
      <Dialogs session={session} />
      <LiveRegion session={session} />
    </div>
  );
}

const loadPanels = async (session: Session): Promise<void> => {
  const panels = await partOf(session.system.id).match?.();
  if (panels) session.panels.value = panels;
};

/** Below the board: what to do now, what is being shown, or the replay controls. */
function Foot({ session }: { readonly session: Session }) {
  if (session.at.value !== null) return <Scrubber session={session} />;
  if (session.recount.step.value !== undefined) return <RecountBar session={session} />;
  return <PromptBar session={session} />;
}
