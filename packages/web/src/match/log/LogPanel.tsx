import { useSignal } from '@preact/signals';
import type { Line } from '@warmoot/kernel';
import type { News } from '@warmoot/server/wire';
import { match } from '../../text/match.ts';
import { ClauseLinks } from '../ClauseLink.tsx';
import { Ledger } from '../odds/Ledger.tsx';
import type { Session } from '../play/session.ts';
import { Die } from './Die.tsx';

const words = match.log;
const PAGE = 80;

/** What happened, newest first: each outcome with its dice, its modifiers and its clauses. */
export function LogPanel({ session }: { readonly session: Session }) {
  const shown = useSignal(PAGE);
  const upTo = session.at.value;
  const news = session.news.value.filter(
    ({ lines, number }) => lines.length > 0 && (upTo === null || number <= upTo),
  );
  if (news.length === 0) return <p class="hint">{words.empty}</p>;
  const latest = news.slice(-shown.value).reverse();
  return (
    <>
      <ol class="log" reversed>
        {latest.map((item) => (
          <Entry key={item.number} session={session} item={item} />
        ))}
      </ol>
      {news.length > shown.value ? (
        <button
          type="button"
          onClick={() => {
            shown.value += PAGE;
          }}
        >
          {match.more}
        </button>
      ) : null}
    </>
  );
}

function Entry({ session, item: { number, lines } }: { readonly session: Session; readonly item: News }) {
  return (
    <li class="log-entry">
      <a
        class="log-number"
        href={`/matches/${session.link.match}?at=${number}`}
        aria-label={words.look(number)}
      >
        {number}
      </a>
      <div>
        {lines.map((line, at) => (
          <LogLine key={at} session={session} line={line} />
        ))}
      </div>
    </li>
  );
}

/** Lines that open a part of the story. */
const HEAD = /^(Turn|Segment|Phase) \d+/;

export function LogLine({ session, line }: { readonly session: Session; readonly line: Line }) {
  const { text, rolls = [], rules = [], modifiers = [] } = line;
  return (
    <p class={HEAD.test(text) ? 'log-line log-head' : 'log-line'}>
      {text}{' '}
      {rolls.map((roll, at) => (
        <Die key={at} roll={roll} />
      ))}{' '}
      <ClauseLinks session={session} rules={rules} />
      {modifiers.length > 0 ? <Ledger session={session} modifiers={modifiers} /> : null}
    </p>
  );
}
