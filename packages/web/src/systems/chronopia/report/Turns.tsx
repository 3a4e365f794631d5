import { Icon } from '../../../match/Icon.tsx';
import type { Session } from '../../../match/play/session.ts';
import { address, goTo } from '../../../page/router.ts';
import { report as words } from '../text/index.ts';
import { campaignOf } from '../view.ts';
import { replayingOf } from './replaying.ts';

/** Through the reports of all turns; map and report are those of the turn chosen. */
export function Turns({ session }: { readonly session: Session }) {
  const moments = replayingOf(session).moments.value;
  const turn = campaignOf(session)?.turn ?? 0;
  const at = moments.findIndex((moment) => moment.turn === turn);
  const last = moments.length - 1;
  if (last < 1 || at < 0) return null;
  const go = (to: number): void => {
    const moment = moments[to];
    if (moment === undefined) return;
    replayingOf(session).go(null);
    const query = new URLSearchParams(address.peek().query);
    query.delete('at');
    if (to < last) query.set('at', String(moment.number));
    goTo(`${session.link.path}?${query}`, 'replace');
  };
  const arrow = (icon: string, says: string, to: number) => (
    <button
      type="button"
      class="tool"
      aria-label={says}
      title={says}
      disabled={moments[to] === undefined}
      onClick={() => go(to)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="turns" data-past={at < last}>
      {arrow('previous', words.turnBefore, at - 1)}
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={words.turns}
        aria-valuetext={words.reportOf(turn)}
        onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      {arrow('next', words.turnAfter, at + 1)}
      <span class="figure">{words.turnOf(turn, moments[last]?.turn ?? turn)}</span>
      {at < last ? (
        <button type="button" class="small-button" onClick={() => go(last)}>
          {words.toNow}
        </button>
      ) : null}
    </div>
  );
}
