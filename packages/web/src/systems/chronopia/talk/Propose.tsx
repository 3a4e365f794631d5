import { type Signal, useSignal } from '@preact/signals';
import type { Campaign } from '@warmoot/systems/chronopia/desk';
import type { Session } from '../../../match/play/session.ts';
import { empires as words } from '../text/index.ts';
import { type CampaignCommand, sendTo } from '../view.ts';

type Proposal = Extract<CampaignCommand, { type: 'proposeTreaty' }>;
type Term = Proposal['gives'][number];
type Stance = NonNullable<Proposal['stance']>;

const STANCES: readonly Stance[] = ['Neutral', 'Friendly', 'Allied', 'At War', 'Unknown'];
const GRANTS = ['permit', 'access', 'shareSight', 'giveMap'] as const;

interface Props {
  readonly session: Session;
  readonly campaign: Campaign;
}

/** A treaty on a form: to whom, what both declare, what each side gives. */
export function Propose({ session, campaign }: Props) {
  const me = Number(session.seat.slice(1)) - 1;
  const others = campaign.empires.filter(
    ({ id, power, fallen }) => power === 'player' && id !== me && fallen === null,
  );
  const to = useSignal(others[0]?.id ?? -1);
  const stance = useSignal<Stance | ''>('Friendly');
  const gives = useSignal<readonly Term[]>([]);
  const asks = useSignal<readonly Term[]>([]);
  const propose = async (): Promise<void> => {
    const command: Proposal = {
      type: 'proposeTreaty',
      to: to.value,
      stance: stance.value === '' ? null : stance.value,
      gives: gives.value,
      asks: asks.value,
    };
    await sendTo(session, command);
    if (session.notice.value === null) [gives.value, asks.value] = [[], []];
  };
  return (
    <div class="treaty-form">
      <label>
        {words.treatyWith}{' '}
        <select
          value={to.value}
          onChange={({ currentTarget }) => {
            to.value = Number(currentTarget.value);
          }}
        >
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.stanceOfBoth}{' '}
        <select
          value={stance.value}
          onChange={({ currentTarget }) => {
            stance.value = currentTarget.value as Stance | '';
          }}
        >
          <option value="">{words.noStance}</option>
          {STANCES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <Terms title={words.youGive} terms={gives} />
      <Terms title={words.theyGive} terms={asks} />
      <p class="hint">{words.treatyNote}</p>
      <button type="button" class="main" disabled={session.isSending.value} onClick={() => void propose()}>
        {words.propose}
      </button>
    </div>
  );
}

function Terms({ title, terms }: { readonly title: string; readonly terms: Signal<readonly Term[]> }) {
  const without = (term: Term['term']): readonly Term[] => terms.value.filter((each) => each.term !== term);
  return (
    <fieldset class="treaty-terms">
      <legend>{title}</legend>
      <label>
        {words.payment(title)}{' '}
        <input
          type="number"
          min={0}
          value={0}
          onInput={({ currentTarget }) => {
            const guilders = currentTarget.valueAsNumber || 0;
            terms.value = [...without('pay'), ...(guilders > 0 ? [{ term: 'pay', guilders } as const] : [])];
          }}
        />
      </label>
      {GRANTS.map((grant) => (
        <label key={grant} class="check">
          <input
            type="checkbox"
            checked={terms.value.some(({ term }) => term === grant)}
            onChange={({ currentTarget }) => {
              terms.value = currentTarget.checked ? [...without(grant), { term: grant }] : without(grant);
            }}
          />{' '}
          {words.terms[grant]}
        </label>
      ))}
    </fieldset>
  );
}
