import { useSignal } from '@preact/signals';
import {
  type Campaign,
  CREATION_STATS,
  comparablesFor,
  creationLike,
  formulaPrice,
  type Profile,
  withStat,
} from '@warmoot/systems/chronopia/desk';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import type { Session } from '../../../match/play/session.ts';
import { empires as words } from '../text/index.ts';
import { campaignOf, sendTo } from '../view.ts';

interface Props {
  readonly session: Session;
}

const WINDOWS: readonly string[] = ['diplomacy', 'orders'];

/** Troops of one's own, which the moderator must accept (CHR-PCR-01). */
export function Creations({ session }: Props) {
  const campaign = campaignOf(session);
  if (campaign === undefined || !campaign.options.moderator) return null;
  const mayWrite = WINDOWS.includes(campaign.window?.name ?? '') && session.mayChoose.value;
  return (
    <section class="news-part">
      <h3>
        {words.creations} <ClauseLink session={session} rule="CHR-PCR-02" />
      </h3>
      <ul class="news-lines">
        {campaign.submissions.map(({ profile, state, answer }, at) => (
          <li key={at}>
            <b>{profile.name}</b> {words.creationStates[state]}
            {answer === '' ? null : <p class="hint">{answer}</p>}
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <details>
          <summary>{words.submitTitle}</summary>
          <Form session={session} campaign={campaign} />
        </details>
      ) : null}
    </section>
  );
}

function Form({ session, campaign }: Props & { readonly campaign: Campaign }) {
  const known = comparablesFor(campaign, session.seat);
  const like = useSignal(known[0]?.id ?? '');
  const name = useSignal('');
  const changed = useSignal<Partial<Record<(typeof CREATION_STATS)[number], number>>>({});
  const background = useSignal('');
  const miniatures = useSignal('');
  const plain = creationLike(like.value, name.value.trim());
  if (plain === undefined) return null;
  const profile = CREATION_STATS.reduce<Profile>((made, stat) => {
    const value = changed.value[stat];
    return value === undefined ? made : withStat(made, stat, value);
  }, plain);
  const [model] = profile.models;
  const submit = async (): Promise<void> => {
    const creation = {
      profile,
      comparable: like.value,
      background: background.value,
      miniatures: miniatures.value,
    };
    await sendTo(session, { type: 'submitCreation', creation });
    if (session.notice.value === null) [name.value, changed.value] = ['', {}];
  };
  const line = (label: string, signal: typeof name) => (
    <label>
      {label}{' '}
      <input
        value={signal.value}
        onInput={({ currentTarget }) => {
          signal.value = currentTarget.value;
        }}
        onKeyDown={(event) => event.stopPropagation()}
      />
    </label>
  );
  return (
    <div class="treaty-form">
      {line(words.creationName, name)}
      <label>
        {words.like}{' '}
        <select
          value={like.value}
          onChange={({ currentTarget }) => {
            like.value = currentTarget.value;
            changed.value = {};
          }}
        >
          {known.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
      <div class="creation-stats">
        {CREATION_STATS.map((stat) =>
          (model?.[stat] ?? null) === null ? null : (
            <label key={stat} title={words.stats[stat]}>
              {stat}
              <input
                type="number"
                aria-label={words.stats[stat]}
                value={model?.[stat] ?? 0}
                onInput={({ currentTarget }) => {
                  changed.value = { ...changed.value, [stat]: currentTarget.valueAsNumber || 0 };
                }}
              />
            </label>
          ),
        )}
      </div>
      <p class="hint">
        {words.formula(formulaPrice(profile))} <ClauseLink session={session} rule="CHR-PCR-06" />
      </p>
      {line(words.background, background)}
      {line(words.miniatures, miniatures)}
      <button
        type="button"
        class="main"
        disabled={name.value.trim() === '' || session.isSending.value}
        onClick={() => void submit()}
      >
        {words.submit}
      </button>
    </div>
  );
}
