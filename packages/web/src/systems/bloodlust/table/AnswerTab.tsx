import type { BloodCommand } from '@warmoot/systems/bloodlust/scene';
import type { Offer } from '../../../match/play/offer.ts';
import type { Session } from '../../../match/play/session.ts';
import { saidBy } from '../../../text/systemWords.ts';
import type { ForSession } from '../../part.ts';
import { answer as words } from './text/index.ts';
import { gameOf } from './view.ts';
import './table.css';

const said = (text: string): string => saidBy('bloodlust', text);

/** Whether this seat has charges to answer. */
export const hasToAnswer = (session: Session): boolean =>
  gameOf(session)?.step === 'respond' && session.isToAct.value;

type Response = Extract<BloodCommand, { type: 'respond' }>;
const responseIn = ({ command }: Offer): Response | undefined =>
  command.type === 'respond' ? (command as Response) : undefined;

/** BLD-R-09, BLD-R-12: each charged unit, who charges it, and its answer. */
export function AnswerTab({ session }: ForSession) {
  const game = gameOf(session);
  if (game === undefined) return null;
  const targets = [...new Set(game.charges.map(({ target }) => target))].filter(
    (id) => game.units[id]?.side === session.seat,
  );
  const name = (id: string): string => said(game.units[id]?.name ?? id);
  return (
    <section class="bl-answer" aria-label={words.tab}>
      {targets.map((id) => {
        const charges = game.charges.filter(({ target }) => target === id);
        const open = charges.some(({ answer }) => answer === null);
        return (
          <article key={id} class="bl-general">
            <h4>{words.charged(name(id), charges.map(({ unit }) => name(unit)).join(', '))}</h4>
            {open ? (
              <Choices session={session} id={id} />
            ) : (
              <p class="hint">
                {words.given[charges.some(({ answer }) => answer === 'counter') ? 'counter' : 'hold']}
              </p>
            )}
          </article>
        );
      })}
    </section>
  );
}

function Choices({ session, id }: { readonly session: Session; readonly id: string }) {
  const offers = session.legalAbout(id).filter((offer) => responseIn(offer) !== undefined);
  const game = gameOf(session);
  return (
    <div class="bl-answers">
      {offers.map((offer) => {
        const { answer, against } = responseIn(offer) as Response;
        const whom = against === undefined ? '' : said(game?.units[against]?.name ?? '');
        return (
          <button
            key={JSON.stringify(offer.command)}
            type="button"
            class={answer === 'hold' ? 'main' : ''}
            data-answer={answer}
            disabled={session.isSending.value}
            onClick={() => void session.give(offer)}
          >
            {answer === 'hold' ? words.hold : words.counter(whom)}
          </button>
        );
      })}
    </div>
  );
}
