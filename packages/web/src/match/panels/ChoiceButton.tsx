import { keyOf } from '../play/atlas.ts';
import type { Choice } from '../play/choice.ts';
import type { Session } from '../play/session.ts';

interface Props {
  readonly session: Session;
  readonly choice: Choice;
  readonly isMain?: boolean;
}

/** A command as a button. What strikes somebody is looked at first; everything else is done. */
export function ChoiceButton({ session, choice, isMain = false }: Props) {
  const { place } = choice;
  return (
    <button
      type="button"
      class={isMain ? 'main choice-button' : 'choice-button'}
      disabled={session.isSending.value}
      data-command={choice.command.type}
      data-place={place && session.atlas.value?.cellAt.get(keyOf(place))?.id}
      data-strikes={choice.strikes}
      onClick={() => (choice.strikes ? session.plan(choice) : void session.give(choice))}
    >
      {session.describe(choice)}
    </button>
  );
}
