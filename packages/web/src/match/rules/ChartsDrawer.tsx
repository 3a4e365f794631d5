import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Charts } from '../../rules/charts/Charts.tsx';
import '../../rules/rules.css';
import { learn, match } from '../../text/index.ts';
import { Icon } from '../Icon.tsx';
import type { Session } from '../play/session.ts';

/** Whether the charts are open beside the board. */
export const areChartsOpen = signal(false);

/** The charts and diagrams of the rulebook beside the board; a clause in them opens there too. */
export function ChartsDrawer({ session }: { readonly session: Session }) {
  const drawer = useRef<HTMLElement>(null);
  const isOpen = areChartsOpen.value;
  useEffect(() => {
    if (isOpen) drawer.current?.focus();
  }, [isOpen]);
  useEffect(
    () => () => {
      areChartsOpen.value = false;
    },
    [session],
  );
  if (!isOpen) return null;
  const close = (): void => {
    areChartsOpen.value = false;
  };
  return (
    <aside
      class="rule-drawer charts-drawer"
      ref={drawer}
      tabIndex={-1}
      aria-label={learn.charts.title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
      onClick={(event) => {
        const link = (event.target as Element).closest('a.clause');
        if (link === null) return;
        event.preventDefault();
        session.clause.value = link.getAttribute('href')?.split('#')[1] ?? null;
      }}
    >
      <div class="drawer-head">
        <p class="small-caps">{learn.charts.title}</p>
        <button type="button" class="tool" aria-label={match.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <Charts system={session.system.id} />
    </aside>
  );
}
