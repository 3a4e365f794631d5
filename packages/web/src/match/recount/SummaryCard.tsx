import { signal } from '@preact/signals';
import { match } from '../../text/index.ts';
import { Icon } from '../Icon.tsx';
import type { Session } from '../play/session.ts';
import type { SideSummary } from './summary.ts';

const words = match.recount;

const desk = matchMedia('(min-width: 1180px)');
/** Beside the board there is a column, where the card covers no counter. */
export const hasColumn = signal(desk.matches);
desk.addEventListener('change', ({ matches }) => {
  hasColumn.value = matches;
});

/** What the last exchange cost both sides; it stays until the player dismisses it. */
export function SummaryCard({ session }: { readonly session: Session }) {
  const summary = session.recount.summary.value;
  if (summary.length === 0) return null;
  return (
    <section class="summary-card" aria-label={words.summary}>
      <button
        type="button"
        class="tool"
        aria-label={match.close}
        title={match.close}
        onClick={() => session.recount.dismiss()}
      >
        <Icon name="close" />
      </button>
      {summary.map((side) => (
        <Side key={side.side} session={session} summary={side} />
      ))}
    </section>
  );
}

function Side({ session, summary }: { readonly session: Session; readonly summary: SideSummary }) {
  const { side, lost, leadersLost, routed, hurt } = summary;
  const colour = session.players.value.get(side)?.field;
  const row = (label: string, names: readonly string[]) =>
    names.length === 0 ? null : (
      <p>
        <b>{label}</b> {names.join(', ')}
      </p>
    );
  return (
    <div class="summary-side" style={colour ? { borderLeftColor: colour } : {}}>
      <h3>{session.sideNames.value[side] ?? side}</h3>
      {row(words.leadersLost, leadersLost)}
      {row(words.lost, lost)}
      {row(words.routed, routed)}
      {row(words.hurt, hurt)}
    </div>
  );
}
