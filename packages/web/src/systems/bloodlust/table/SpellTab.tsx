import type { GameCommand } from '@warmoot/kernel';
import { type SpellOption, spellsOf } from '@warmoot/systems/bloodlust/scene';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import { offerOf, sameOffer } from '../../../match/play/offer.ts';
import type { Session } from '../../../match/play/session.ts';
import { saidBy } from '../../../text/systemWords.ts';
import type { ForSession } from '../../part.ts';
import { spell as words } from './text/index.ts';
import { gameOf, ownSide } from './view.ts';
import './table.css';

const said = (text: string): string => saidBy('bloodlust', text);

/** Whether this seat is asked for a spell. */
export const choosesSpell = (session: Session): boolean =>
  gameOf(session)?.step === 'spell' && session.isToAct.value && ownSide(session) !== undefined;

export const hasSpells = (session: Session): boolean => {
  const game = gameOf(session);
  return choosesSpell(session) || game?.spells.red != null || game?.spells.blue != null;
};

/** BLD-SEQ-09, BLD-MAG-03: the spells of the magic user, and the cards that lie face down. */
export function SpellTab({ session }: ForSession) {
  return (
    <section class="bl-spells" aria-label={words.tab}>
      <Laid session={session} />
      {choosesSpell(session) ? <Hand session={session} /> : null}
    </section>
  );
}

function Laid({ session }: ForSession) {
  const game = gameOf(session);
  if (game === undefined) return null;
  return (
    <>
      {(['red', 'blue'] as const).map((side) => {
        const card = game.spells[side];
        if (card === null) return null;
        const { spell, change } = card;
        const names = session.spokenNames.value;
        return (
          <article key={side} class="bl-card" data-side={side}>
            <span class="bl-back" aria-hidden="true" />
            <div>
              {spell === null ? (
                <p>{words.theirs(names[side] ?? side)}</p>
              ) : (
                <>
                  <p>
                    <b>{words.mine(nameOf({ spell, change: change ?? undefined }))}</b>
                  </p>
                  <p class="hint">
                    {words.laid} <ClauseLink session={session} rule="BLD-MAG-02" />
                  </p>
                </>
              )}
            </div>
          </article>
        );
      })}
    </>
  );
}

const nameOf = ({ spell, change }: Pick<SpellOption['command'], 'spell' | 'change'>): string =>
  [spell, change].flatMap((word) => (word === undefined ? [] : said(word))).join(': ');

/** Every spell as a button that plans it; a digit does the same. */
function Hand({ session }: ForSession) {
  const [game, side] = [gameOf(session), ownSide(session)];
  if (game === undefined || side === undefined) return null;
  return (
    <ol class="bl-list">
      {spellsOf(game, side).map((option, at) => (
        <Choice key={JSON.stringify(option.command)} session={session} option={option} nth={at + 1} />
      ))}
    </ol>
  );
}

interface Props {
  readonly session: Session;
  readonly option: SpellOption;
  readonly nth: number;
}

function Choice({ session, option, nth }: Props) {
  const { command, refused, rule, strikes } = option;
  const game = gameOf(session);
  const offer = offerOf(session.system, game, session.seat, command as GameCommand);
  const struck = strikes.map((id) => said(game?.units[id]?.name ?? id));
  return (
    <li>
      <button
        type="button"
        data-spell={command.spell}
        aria-pressed={sameOffer(offer, session.planned.value)}
        disabled={refused !== undefined}
        onMouseEnter={() => refused ?? session.plan(offer)}
        onFocus={() => session.plan(offer)}
        onClick={() => void session.give(offer)}
      >
        <b>
          {nth}. {nameOf(command)}
        </b>{' '}
        {words.does[command.change ?? command.spell]}
      </button>
      <span class="hint">
        {refused
          ? `${said(refused.because)} `
          : struck.length > 0
            ? `${words.strikes(struck.join(', '))} `
            : ''}
        <ClauseLink session={session} rule={refused?.rule ?? rule} />
      </span>
    </li>
  );
}

/** By its number in the list. */
export const planSpell = (session: Session, nth: number): boolean => {
  const [game, side] = [gameOf(session), ownSide(session)];
  const option = game && side && choosesSpell(session) ? spellsOf(game, side)[nth - 1] : undefined;
  if (option === undefined) return false;
  if (option.refused) session.speak(`${nameOf(option.command)}: ${said(option.refused.because)}`);
  else {
    session.plan(offerOf(session.system, game, session.seat, option.command as GameCommand));
    session.speak(`${nameOf(option.command)}. ${words.does[option.command.change ?? option.command.spell]}`);
  }
  return true;
};
