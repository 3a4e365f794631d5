import type { Treasury as Sums } from '@warmoot/systems/chronopia/desk';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import type { Session } from '../../../match/play/session.ts';
import type { Draft } from '../draft.ts';
import { foresight as words } from '../text/desk/index.ts';

interface Props {
  readonly session: Session;
  readonly draft: Draft;
}

/** The treasury when the turn closes: certain, likely and worst, and what takes it there. */
export function Treasury({ session, draft }: Props) {
  const treasury = draft.foresight.value?.treasury;
  if (treasury === undefined) return null;
  const { now, upkeep, orders, certain, likely, worst, income } = treasury;
  return (
    <section class="treasury" aria-label={words.treasury}>
      <h3>
        {words.treasury} <ClauseLink session={session} rule="CHR-PAY-01" />
      </h3>
      <Bar treasury={treasury} />
      <dl class="desk-sums">
        <dt>{words.now}</dt>
        <dd>{now}</dd>
        <dt>{words.upkeep}</dt>
        <dd>{taken(upkeep)}</dd>
        <dt>{words.spent}</dt>
        <dd>{taken(orders)}</dd>
        <dt>
          <b>{words.certain}</b>
        </dt>
        <dd data-sum="certain">{certain}</dd>
        <dt>{words.likely}</dt>
        <dd data-sum="likely">{likely}</dd>
        <dt>{words.worst}</dt>
        <dd data-sum="worst">{worst}</dd>
        <dt>{words.income}</dt>
        <dd>+{income}</dd>
      </dl>
      <p class="hint">{words.mayChange}</p>
    </section>
  );
}

const taken = (guilders: number): string => (guilders > 0 ? `−${guilders}` : `${-guilders}`);

/** The whole is the treasury now; too little ends hatched. */
function Bar({ treasury: { now, upkeep, orders, certain } }: { readonly treasury: Sums }) {
  const share = (sum: number): string => `${Math.min(100, (100 * sum) / Math.max(1, now, upkeep + orders))}%`;
  return (
    <div class="treasury-bar" aria-hidden="true">
      <span class="upkeep" style={{ width: share(upkeep) }}>
        {upkeep}
      </span>
      {orders > 0 ? (
        <span class="spent" style={{ width: share(orders) }}>
          {orders}
        </span>
      ) : null}
      <span class={certain > 0 ? 'left' : 'short'}>{certain}</span>
    </div>
  );
}
