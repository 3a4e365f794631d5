import { replacingAll, withStatement, wordsOf } from '@warmoot/systems/chronopia/desk';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import type { Session } from '../../../match/play/session.ts';
import { Draft } from '../draft.ts';
import { foresight as words } from '../text/desk/index.ts';
import { campaignOf } from '../view.ts';

/** The dead of last turn, all at one press; what is too dear or beyond the limit the rules cut (CHR-PAY-09, CHR-R-42). */
export function ReplaceAll({ session }: { readonly session: Session }) {
  const campaign = campaignOf(session);
  const draft = Draft.of(session);
  if (campaign?.window?.name !== 'orders') return null;
  const written = draft.text.value;
  const lines = replacingAll(campaign, session.seat).filter((line) => !written.includes(wordsOf(line)));
  if (lines.length === 0) return null;
  return (
    <section aria-label={words.losses}>
      <h3>
        {words.losses} <ClauseLink session={session} rule="CHR-PAY-09" />
      </h3>
      <ul class="desk-findings">
        {lines.map((line) => (
          <li key={wordsOf(line)}>
            <code>{wordsOf(line)}</code>
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="main"
        onClick={() =>
          void draft.change(lines.reduce((text, line) => withStatement(text, undefined, line), written))
        }
      >
        {words.replaceAll}
      </button>
    </section>
  );
}
