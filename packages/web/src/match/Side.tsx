import { effect, useSignal, useSignalEffect } from '@preact/signals';
import { placeKey } from '@warmoot/kernel';
import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { OwnTab } from '../systems/part.ts';
import { match as words } from '../text/index.ts';
import { isLookedAt, unreadTalk } from './attention.ts';
import { ChatPanel } from './chat/ChatPanel.tsx';
import { Talk } from './chat/talk.ts';
import { LogPanel } from './log/LogPanel.tsx';
import { AboutPanel } from './panels/AboutPanel.tsx';
import { DoPanel } from './panels/DoPanel.tsx';
import { FactsPanel } from './panels/FactsPanel.tsx';
import { type Panel, shownPanel } from './panels/shown.ts';
import { isStrike } from './play/offer.ts';
import type { Session } from './play/session.ts';
import { hasColumn, SummaryCard } from './recount/SummaryCard.tsx';
import { dragSheet, type Rest } from './sheetDrag.ts';

const TABS = ['about', 'do', 'log', 'chat', 'facts'] as const satisfies readonly Panel[];

/** A shared match has no choices and no chat (MOT-18); in a lesson there is nobody to chat with. */
const LEFT_OUT: Readonly<Record<Session['link']['kind'], readonly Panel[]>> = {
  table: [],
  shared: ['chat', 'do'],
  lesson: ['chat'],
};

interface Tab {
  readonly panel: Panel;
  readonly title: string;
}

/** The system's own tabs first. */
const tabsOf = (session: Session): readonly Tab[] => [
  ...ownTabs(session).map(({ id, title }): Tab => ({ panel: `own-${id}`, title: title() })),
  ...TABS.filter((panel) => !leftOut(session).includes(panel)).map((panel) => ({
    panel,
    title: words.tabs[panel],
  })),
];

const plansItself = (session: Session): boolean =>
  session.sight.value !== null && (session.panels.value.plansItself?.(session) ?? false);

/** Where the system plans itself, its own tabs say everything about what is picked. */
const leftOut = (session: Session): readonly Panel[] =>
  plansItself(session) ? ['about', 'do', ...LEFT_OUT[session.link.kind]] : LEFT_OUT[session.link.kind];

const homeOf = (session: Session): Panel => {
  const [first] = plansItself(session) ? ownTabs(session) : [];
  return first === undefined ? 'about' : `own-${first.id}`;
};

const ownTabs = (session: Session): readonly OwnTab[] =>
  session.scene.value === null
    ? []
    : (session.panels.value.tabs ?? []).filter(({ isShown }) => isShown?.(session) ?? true);

const ownTabShown = (session: Session, panel: Panel): OwnTab | undefined =>
  ownTabs(session).find(({ id }) => panel === `own-${id}`);

const NEXT_REST: Readonly<Record<Rest, Rest>> = { low: 'half', half: 'full', full: 'low' };
const isDrawer = (): boolean => matchMedia('(min-width: 701px) and (max-width: 1179px)').matches;
const isSheet = (): boolean => matchMedia('(max-width: 700px)').matches;
const nextRest = (rest: Rest): Rest => (isDrawer() && rest !== 'low' ? 'low' : NEXT_REST[rest]);

interface Props {
  readonly session: Session;
  /** The part of the screen that the coach of a lesson is talking about. */
  readonly part?: string | undefined;
  readonly map: RefObject<HTMLCanvasElement | null>;
}

const MINIMAP = { width: 186, height: 132 };

/** Something is picked, and no enemy that the coach points at is still to be aimed at: the panel has the next step. */
const hasChosen = ({ seat, picked, planned, laid, atlas }: Session): boolean => {
  const pointed = laid.value.get('coach')?.flatMap(({ places }) => places) ?? [];
  const stands = pointed.flatMap((place) => atlas.value?.stackAt.get(placeKey(place)) ?? []);
  const aims = planned.value === null && stands.some(({ side }) => side !== seat);
  return picked.value.length > 0 && !aims;
};

/** Beside the board on a desktop, below it on a phone: one panel at a time. */
export function Side({ session, map, part }: Props) {
  const rest = useSignal<Rest>(isDrawer() ? 'low' : 'half');
  const opensItself = useRef(false);
  const hasSettled = useRef(false);
  const panelBox = useRef<HTMLDivElement>(null);
  const talk = useMemo(() => new Talk(session), [session]);
  useEffect(() => {
    const stop = effect(() => {
      if (shownPanel.value === 'chat' && rest.value !== 'low' && isLookedAt.value) talk.readAll();
      unreadTalk.value = talk.unread.value;
    });
    return () => {
      unreadTalk.value = 0;
      stop();
      talk.close();
    };
  }, [talk]);
  useEffect(() => {
    if (session.link.kind !== 'lesson') return; // the coach needs room too
    if (part === 'log') shownPanel.value = 'log';
    return effect(() => {
      const isWanted = part === 'log' || (part === 'panel' && (!isSheet() || hasChosen(session)));
      rest.value = isWanted ? 'half' : 'low';
    });
  }, [part]);
  const tabs = tabsOf(session);
  const wanted = tabs.some(({ panel }) => panel === shownPanel.value) ? shownPanel.value : homeOf(session);
  const cameUp = useRef('');
  useSignalEffect(() => {
    const next = ownTabs(session).flatMap(({ id, comesUp }) => {
      const why = comesUp?.(session);
      return why === undefined ? [] : [{ id, why: `${id} ${why}` }];
    })[0];
    if (next !== undefined && next.why !== cameUp.current) shownPanel.value = `own-${next.id}`;
    cameUp.current = next?.why ?? '';
  });
  useSignalEffect(() => {
    const isChosen = session.considered.value !== null || session.picked.value.length > 0;
    const isKept = shownPanel.peek() === 'do' || shownPanel.peek().startsWith('own-');
    if (isChosen && !isKept) shownPanel.value = homeOf(session);
    if (session.planned.value !== null || shownPanel.peek() !== 'do') panelBox.current?.scrollTo(0, 0);
  });
  useSignalEffect(() => {
    const scene = session.scene.value;
    if (scene === null || hasSettled.current) return;
    hasSettled.current = true;
    const isPlacing = scene.tray?.some(({ side }) => side === session.seat) ?? false;
    if (isPlacing && isSheet()) rest.value = 'low'; // the map needs the room
  });
  useSignalEffect(() => {
    if (session.isOverlayOpen.value && isSheet()) rest.value = 'low'; // the sheet over the map needs it
  });
  useSignalEffect(() => {
    const looksBack = session.at.value !== null;
    if (looksBack && shownPanel.peek() === 'do') shownPanel.value = 'log'; // there is nothing left to choose
  });
  useSignalEffect(() => {
    if (!isDrawer()) return;
    const strikes = isStrike(session.planned.value);
    if (strikes && rest.peek() === 'low') [opensItself.current, rest.value] = [true, 'half'];
    else if (!strikes && opensItself.current) [opensItself.current, rest.value] = [false, 'low'];
  });
  const choose = (panel: Panel): void => {
    shownPanel.value = panel;
    panelBox.current?.scrollTo(0, 0);
    if (rest.value === 'low') rest.value = 'half';
  };
  return (
    <aside class="side" data-rest={rest.value} data-unread={talk.unread.value > 0}>
      <button
        type="button"
        class="sheet-grip"
        aria-label={words.tabs.label}
        aria-expanded={rest.value !== 'low'}
        onPointerDown={(event) =>
          dragSheet(event, (next) => {
            rest.value = next;
          })
        }
        onClick={() => {
          opensItself.current = false;
          rest.value = nextRest(rest.value);
        }}
      />
      <div class="tabs" role="tablist" aria-label={words.tabs.label}>
        {tabs.map(({ panel, title }) => (
          <button
            key={panel}
            type="button"
            role="tab"
            id={`tab-${panel}`}
            aria-controls="panel"
            aria-selected={panel === wanted}
            class="tab"
            onClick={() => choose(panel)}
          >
            {title}
            {panel === 'chat' ? <Unread count={talk.unread.value} /> : null}
          </button>
        ))}
      </div>
      <div
        class="panel"
        id="panel"
        ref={panelBox}
        role="tabpanel"
        aria-labelledby={`tab-${wanted}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
        tabIndex={0}
      >
        <Shown session={session} talk={talk} panel={wanted} />
      </div>
      {hasColumn.value ? <SummaryCard session={session} /> : null}
      <canvas
        ref={map}
        class="minimap"
        width={MINIMAP.width * 2}
        height={MINIMAP.height * 2}
        aria-label={words.tools.minimap}
        role="img"
      />
    </aside>
  );
}

function Unread({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <>
      <span class="unread" aria-hidden="true">
        {count}
      </span>
      <span class="unseen">{words.chat.unread(count)}</span>
    </>
  );
}

interface ShownProps {
  readonly session: Session;
  readonly talk: Talk;
  readonly panel: Panel;
}

function Shown({ session, talk, panel }: ShownProps) {
  const own = ownTabShown(session, panel);
  if (own !== undefined) return <own.Panel session={session} />;
  switch (panel) {
    case 'do':
      return <DoPanel session={session} />;
    case 'log':
      return <LogPanel session={session} />;
    case 'chat':
      return <ChatPanel session={session} talk={talk} />;
    case 'facts':
      return <FactsPanel session={session} />;
    default:
      return (
        <>
          <AboutPanel session={session} />
          <section class="log-below">
            <h4>{words.tabs.log}</h4>
            <LogPanel session={session} />
          </section>
        </>
      );
  }
}
