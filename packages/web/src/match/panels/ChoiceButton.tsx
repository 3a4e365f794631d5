import { placeKey } from '@warmoot/kernel';
import { verdictOf } from '../odds/figures.ts';
import { isStrike, type Offer } from '../play/offer.ts';
import type { Session } from '../play/session.ts';

interface Props {
  readonly session: Session;
  readonly choice: Offer;
  readonly isMain?: boolean;
  /** The key that does the same. */
  readonly byKey?: string;
}

/** A key hint; the button has the label. */
export function Key({ name }: { readonly name: string }) {
  return (
    <span class="key" aria-hidden="true">
      {name}
    </span>
  );
}

/** A command as a button. Attacks show their odds first; everything else is done at once. */
export function ChoiceButton({ session, choice, isMain = false, byKey }: Props) {
  const { place } = choice;
  return (
    <button
      type="button"
      class={isMain ? 'main choice-button' : 'choice-button'}
      disabled={session.isSending.value}
      data-command={choice.command.type}
      data-place={place && session.atlas.value?.cellAt.get(placeKey(place))?.id}
      data-strikes={isStrike(choice)}
      onClick={() => (isStrike(choice) ? session.plan(choice) : void session.give(choice))}
    >
      {session.describe(choice)}
      <Verdict session={session} choice={choice} />
      {byKey === undefined ? null : <Key name={byKey} />}
    </button>
  );
}

/** The odds of an attack in a word, beside its name. */
export function Verdict({ session, choice }: { readonly session: Session; readonly choice: Offer }) {
  const odds = isStrike(choice) ? session.oddsClient.known(choice.command) : undefined;
  const verdict = odds && verdictOf(odds);
  if (verdict === undefined) return null;
  return (
    <span class="choice-odds">
      <b>{verdict.head}</b> {verdict.line}
    </span>
  );
}
