import type { GrandOrder } from '@warmoot/systems/grand/scene';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import type { Session } from '../../../match/play/session.ts';
import { sentence } from '../../../text/sentence.ts';
import type { Draft } from './draft.ts';

interface Props {
  readonly session: Session;
  readonly draft: Draft<GrandOrder>;
  readonly says: string;
  readonly hint: string;
}

/** The foot of a form: why it cannot be sent yet, or what it comes to, and one button. */
export function Submit({ session, draft, says, hint }: Props) {
  const verdict = draft.verdict.value;
  return (
    <div class="order-foot">
      <p class="hint" role="status">
        {verdict.ok ? (
          hint
        ) : (
          <>
            {sentence(verdict.because)}. <ClauseLink session={session} rule={verdict.rule} />
          </>
        )}
      </p>
      <button
        type="button"
        class="main"
        data-order={draft.order.value.type}
        disabled={!verdict.ok || session.isSending.value}
        onClick={() => void draft.give()}
      >
        {says}
      </button>
    </div>
  );
}
