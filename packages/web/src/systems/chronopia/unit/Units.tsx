import { ownNames, unitSlots } from '@warmoot/systems/chronopia/desk';
import type { Session } from '../../../match/play/session.ts';
import type { Draft } from '../draft.ts';
import { orders as words } from '../text/desk/index.ts';
import { campaignOf } from '../view.ts';

interface Props {
  readonly session: Session;
  readonly draft: Draft;
}

const KINDS = ['army', 'city', 'scout', 'engineer', 'settler', 'spy'] as const;

/** Everything that can be ordered, by kind; spies are on no map (CHR-UNT-15). */
export function Units({ session, draft }: Props) {
  const campaign = campaignOf(session);
  if (campaign === undefined) return null;
  const own = ownNames(campaign, session.seat);
  return (
    <nav class="desk-units" aria-label={words.units}>
      {KINDS.map((kind) => {
        const names = own.filter((each) => each.kind === kind);
        if (names.length === 0) return null;
        return (
          <section key={kind}>
            <h4>{words.kinds[kind]}</h4>
            <ul>
              {names.map(({ name }) => {
                const slots = unitSlots(campaign, session.seat, draft.text.value, name);
                const given = slots?.cards.length ?? 0;
                return (
                  <li key={name}>
                    <button type="button" class="link" onClick={() => session.pick([name])}>
                      {name}
                    </button>{' '}
                    <span class="hint">{words.given(given, slots?.available ?? 0)}</span>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}
