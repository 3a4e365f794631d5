import { useSignal } from '@preact/signals';
import type { Campaign } from '@warmoot/systems/chronopia/desk';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import type { Session } from '../../../match/play/session.ts';
import { empires as words } from '../text/index.ts';
import { campaignOf, sendTo } from '../view.ts';
import { Propose } from './Propose.tsx';

type Treaty = NonNullable<Campaign['treaties']>[number];
type Term = Treaty['gives'][number];

interface Props {
  readonly session: Session;
}

/** What was proposed between this empire and others, the latest first (CHR-DIP-05). */
export function Treaties({ session }: Props) {
  const campaign = campaignOf(session);
  if (campaign === undefined) return null;
  const { treaties = [] } = campaign;
  return (
    <section class="news-part">
      <h3>
        {words.treaties} <ClauseLink session={session} rule="CHR-DIP-05" />
      </h3>
      {treaties.length === 0 ? <p class="news-none">{words.noTreaties}</p> : null}
      <ul class="news-lines">
        {treaties.map((treaty, nth) => (
          <li key={nth} class="treaty" data-state={stateOf(campaign, treaty)}>
            <TreatyText campaign={campaign} treaty={treaty} />
            <Answer session={session} campaign={campaign} treaty={treaty} nth={nth} />
          </li>
        ))}
      </ul>
      <ProposeBelow session={session} campaign={campaign} />
    </section>
  );
}

const stateOf = ({ turn }: Campaign, { state, turn: of }: Treaty) =>
  state === 'open' && of < turn ? 'lapsed' : state;

const termWords = (term: Term): string =>
  term.term === 'pay' ? words.terms.pay(term.guilders) : words.terms[term.term];

function TreatyText({ campaign, treaty }: { readonly campaign: Campaign; readonly treaty: Treaty }) {
  const nameOf = (id: number): string => campaign.empires[id]?.name ?? '';
  const { by, to, stance, gives, asks, turn } = treaty;
  return (
    <>
      <p>
        <span class="hint">{words.treatyOf(turn, nameOf(by), nameOf(to))}</span>{' '}
        <b>{words.treatyStates[stateOf(campaign, treaty)]}</b>
      </p>
      {stance === null ? null : <p>{words.bothDeclare(stance)}</p>}
      {gives.length === 0 ? null : <p>{words.gives(nameOf(by), gives.map(termWords))}</p>}
      {asks.length === 0 ? null : <p>{words.gives(nameOf(to), asks.map(termWords))}</p>}
    </>
  );
}

interface AnswerProps extends Props {
  readonly campaign: Campaign;
  readonly treaty: Treaty;
  readonly nth: number;
}

function Answer({ session, campaign, treaty, nth }: AnswerProps) {
  const me = Number(session.seat.slice(1)) - 1;
  if (treaty.to !== me || stateOf(campaign, treaty) !== 'open') return null;
  const answer = (accept: boolean): void =>
    void sendTo(session, { type: 'answerTreaty', treaty: nth, accept });
  return (
    <div class="desk-words">
      <button type="button" class="main" disabled={session.isSending.value} onClick={() => answer(true)}>
        {words.accept}
      </button>
      <button type="button" disabled={session.isSending.value} onClick={() => answer(false)}>
        {words.refuse}
      </button>
    </div>
  );
}

const WINDOWS: readonly string[] = ['diplomacy', 'orders'];

function ProposeBelow({ session, campaign }: Props & { readonly campaign: Campaign }) {
  const isOpen = useSignal(false);
  if (!WINDOWS.includes(campaign.window?.name ?? '') || !session.mayChoose.value) return null;
  return (
    <details
      open={isOpen.value}
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>{words.proposeTitle}</summary>
      <Propose session={session} campaign={campaign} />
    </details>
  );
}
