import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { goTo } from '../../page/router.ts';
import { chooseTheme, theme } from '../../page/theme.ts';
import { hasCharts } from '../../rules/charts/Charts.tsx';
import { animation, soundChoice } from '../../settings/settings.ts';
import { learn, match } from '../../text/index.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { People } from '../dialogs/People.tsx';
import { ReportAbuse } from '../dialogs/ReportAbuse.tsx';
import { Icon } from '../Icon.tsx';
import { shownPanel } from '../panels/shown.ts';
import type { Session } from '../play/session.ts';
import { ProposalItems } from '../proposals/ProposalItems.tsx';
import { SpeedChoice } from '../recount/RecountBar.tsx';
import { areChartsOpen } from '../rules/ChartsDrawer.tsx';
import { isSharing } from '../share/ShareDialog.tsx';

const words = match.menu;

/** In a campaign's battle the game itself says what giving up means: it may be a withdrawal. */
const resignVerb = ({ system, sight, seat, link }: Session): string => {
  const view = sight.value?.view;
  const isBattle = (link.table.value?.campaign ?? null) !== null;
  return !isBattle || system.resignation === undefined || view === undefined
    ? words.resign
    : system.choice(view as never, seat, system.resignation).verb;
};

/** Actions that are not needed every turn. */
export function Menu({ session }: { readonly session: Session }) {
  const isOpen = useSignal(false);
  const isAsking = useSignal(false);
  const shows = useSignal(false);
  const reports = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onPress = (event: Event): void => {
      if (!box.current?.contains(event.target as Node)) isOpen.value = false;
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') isOpen.value = false;
    };
    addEventListener('pointerdown', onPress);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onPress);
      removeEventListener('keydown', onKey);
    };
  }, []);
  const item = (says: string, act: () => void) => (
    <button
      type="button"
      class="quiet menu-item"
      onClick={() => {
        isOpen.value = false;
        act();
      }}
    >
      {says}
    </button>
  );
  const { match: id, path, kind } = session.link;
  const isAtServer = kind === 'table';
  const last = session.news.value.at(-1)?.number;
  const other = theme.value.name === 'dark' ? 'light' : 'dark';
  const table = session.link.table.value;
  const hasOthers = table?.chairs.some(({ seat, name }) => name !== null && !session.yours.includes(seat));
  const mayShare = table?.status === 'over' && session.isAtTable.value;
  const mayResign =
    isAtServer && (table?.status === 'playing' || table?.status === 'paused') && session.isAtTable.value;
  const resign = resignVerb(session);
  return (
    <div class="menu" ref={box}>
      <button
        type="button"
        class="tool"
        aria-label={words.label}
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <Icon name="menu" />
      </button>
      {isOpen.value ? (
        <div class="menu-list">
          {last === undefined || kind === 'shared'
            ? null
            : item(words.replay, () => goTo(`${path}?at=${last}`))}
          {item(words.keys, () => {
            shownPanel.value = 'keys';
          })}
          {session.yours
            .filter((seat) => seat !== session.seat)
            .map((seat) =>
              item(words.seat(session.spokenNames.value[seat] ?? seat), () => goTo(session.addressAs(seat))),
            )}
          {session.yours.length > 0 && isAtServer
            ? item(words.people, () => {
                shows.value = true;
              })
            : null}
          {isAtServer ? <ProposalItems session={session} item={item} /> : null}
          {mayShare
            ? item(match.share.menu, () => {
                isSharing.value = true;
              })
            : null}
          <label class="menu-item choice">
            <input
              type="checkbox"
              checked={animation.value === 'yes'}
              onChange={({ currentTarget }) => {
                animation.value = currentTarget.checked ? 'yes' : 'no';
              }}
            />
            {words.animate}
          </label>
          <label class="menu-item choice">
            <input
              type="checkbox"
              checked={soundChoice.value === 'on'}
              onChange={({ currentTarget }) => {
                soundChoice.value = currentTarget.checked ? 'on' : 'off';
              }}
            />
            {words.sounds}
          </label>
          <div class="menu-item stacked">
            {match.recount.menu} <SpeedChoice />
          </div>
          {item(words[other], () => chooseTheme(other))}
          <a class="menu-item" href="/settings">
            {words.settings}
          </a>
          {hasCharts(session.system.id)
            ? item(learn.charts.title, () => {
                areChartsOpen.value = true;
              })
            : null}
          <a class="menu-item" href={`/rules/${session.system.id}`} target="_blank" rel="noreferrer">
            {words.rulebook}
          </a>
          {isAtServer ? (
            <a class="menu-item" href={`/matches/${id}/dice`}>
              {words.dice}
            </a>
          ) : null}
          <a class="menu-item" href="/games">
            {words.lobby}
          </a>
          {hasOthers && isAtServer
            ? item(match.report.menu, () => {
                reports.value = true;
              })
            : null}
          {mayResign
            ? item(resign, () => {
                isAsking.value = true;
              })
            : null}
        </div>
      ) : null}
      {reports.value ? (
        <ReportAbuse session={session} line={null} onClose={() => (reports.value = false)} />
      ) : null}
      {shows.value ? <People session={session} onClose={() => (shows.value = false)} /> : null}
      {isAsking.value ? (
        <Dialog
          title={resign === words.resign ? words.sureResign : words.sure(resign)}
          onClose={() => (isAsking.value = false)}
        >
          <div class="row">
            <button
              type="button"
              class="main"
              onClick={() => {
                isAsking.value = false;
                void session.resign();
              }}
            >
              {resign}
            </button>
            <button type="button" onClick={() => (isAsking.value = false)}>
              {match.cancel}
            </button>
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}
