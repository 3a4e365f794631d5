import { placeKey } from '@warmoot/kernel';
import { isStrike, type Offer } from '../play/offer.ts';
import type { Session } from '../play/session.ts';

interface Props {
  readonly session: Session;
  readonly choice: Offer;
  readonly isMain?: boolean;
  /** The key that does the same. */
  readonly byKey?: string;
}

/** A key hint; the button has the words. */
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
      {byKey === undefined ? null : <Key name={byKey} />}
    </button>
  );
}
