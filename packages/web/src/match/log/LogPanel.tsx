import { useComputed, useSignal } from '@preact/signals';
import type { Line } from '@warmoot/kernel';
import { learn, match } from '../../text/index.ts';
import { sentence } from '../../text/sentence.ts';
import { ClauseLinks } from '../ClauseLink.tsx';
import { Ledger } from '../odds/Ledger.tsx';
import type { Session } from '../play/session.ts';
import { sideEdge } from '../sideEdge.ts';
import { Die } from './Die.tsx';
import { LogFilters } from './LogFilters.tsx';
import { filtered, isFiltering, NO_FILTER } from './logFilter.ts';
import { type Entry, type LoggedLine, logPartsOf, type Part, withSideNamed } from './logParts.ts';

const words = match.log;
const PAGE = 80;

/** The newest first, up to a number of entries. */
const latestOf = (parts: readonly Part[], most: number): Part[] => {
  const shown: Part[] = [];
  let left = most;
  for (const part of [...parts].reverse()) {
    if (left <= 0) break;
    shown.push({ ...part, entries: part.entries.slice(-left).reverse() });
    left -= Math.max(1, part.entries.length);
  }
  return shown;
};

/** What happened, by segments, newest first: each outcome with its dice, its modifiers and its clauses. */
export function LogPanel({ session }: { readonly session: Session }) {
  const shown = useSignal(PAGE);
  const filter = useSignal(NO_FILTER);
  const news = useComputed(() => {
    const upTo = session.at.value ?? Number.POSITIVE_INFINITY;
    const names = session.spokenNames.value;
    return session.news.value
      .filter(({ lines, number }) => lines.length > 0 && number <= upTo)
      .map((each) => ({ ...each, lines: each.lines.map((line) => withSideNamed(names, line)) }));
  });
  const parts = useComputed(() =>
    logPartsOf(filtered(news.value, filter.value)).filter(
      ({ entries }) => entries.length > 0 || !isFiltering(filter.value),
    ),
  );
  const total = parts.value.reduce((sum, { entries }) => sum + Math.max(1, entries.length), 0);
  if (news.value.length === 0) return <p class="hint">{words.empty}</p>;
  return (
    <>
      <LogFilters news={news.value} filter={filter} />
      {total === 0 ? <p class="hint">{learn.logFilter.nothing}</p> : null}
      <ol class="log" reversed>
        {latestOf(parts.value, shown.value).flatMap((part, at) => [
          part.heads.length > 0 ? <Heading key={`head ${at}`} session={session} part={part} /> : null,
          ...part.entries.map((entry) => (
            <LogEntry key={`${at} ${entry.number}`} session={session} entry={entry} />
          )),
        ])}
      </ol>
      {total > shown.value ? (
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

function Moment({ session, number }: { readonly session: Session; readonly number: number }) {
  const path = `${session.link.path}?at=${number}`;
  return (
    <a class="log-number" href={path} aria-label={words.look(number)}>
      {number}
    </a>
  );
}

function Heading({ session, part: { number, heads } }: { readonly session: Session; readonly part: Part }) {
  return (
    <li class="log-entry log-head">
      <div>
        {heads.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
        <ClauseLinks session={session} rules={heads.flatMap(({ rules = [] }) => rules)} />
      </div>
      <Moment session={session} number={number} />
    </li>
  );
}

function LogEntry({ session, entry }: { readonly session: Session; readonly entry: Entry }) {
  const { number, side, lines } = entry;
  return (
    <li class="log-entry" style={sideEdge(session, side)}>
      <div>
        {lines.map(({ line, alike, times }, at) => (
          <LogLine key={at} session={session} line={line} alike={alike} times={times} />
        ))}
      </div>
      <Moment session={session} number={number} />
    </li>
  );
}

interface LineProps {
  readonly session: Session;
  readonly line: Line;
  readonly alike?: LoggedLine['alike'];
  readonly times?: LoggedLine['times'];
}

export function LogLine({ session, line, alike = [], times = 1 }: LineProps) {
  const { text, rolls = [], rules = [], modifiers = [] } = line;
  return (
    <p class="log-line">
      {sentence(text)} {alike.length > 0 ? <>{words.likewise(alike)} </> : null}
      {times > 1 ? <>{words.times(times)} </> : null}
      {rolls.map((roll, at) => (
        <Die key={at} roll={roll} />
      ))}{' '}
      <ClauseLinks session={session} rules={rules} />
      <Ledger session={session} modifiers={modifiers} />
    </p>
  );
}
