import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { Odds, Tone } from '@warmoot/kernel';
import { Fragment } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { match } from '../../text/index.ts';
import { locale } from '../../text/language.ts';
import { isStrike, sameOffer } from '../play/offer.ts';
import type { Session } from '../play/session.ts';
import { Chart } from './Chart.tsx';
import { ChoicesTable, HiddenRange } from './ChoicesTable.tsx';
import { type Figure, figuresOf, inWord, ledgersOf, percent, settledOf, toneOf } from './figures.ts';
import { Ledger } from './Ledger.tsx';

const words = match.odds;

/** The likely result of the command under the pointer, or of the planned one. */
export function OddsCard({ session }: { readonly session: Session }) {
  const considered = session.considered.value;
  const weighed = session.oddsClient.weighed.value;
  const isAnswered =
    weighed !== null && JSON.stringify(weighed.command) === JSON.stringify(considered?.command);
  const took = usePaintDelay(isAnswered ? weighed.askedAt : undefined);
  if (considered === null || session.ahead.value !== undefined) return null; // a plan has no odds yet
  if (isAnswered && !isStrike(considered) && isCertain(weighed.odds)) return null;
  const isPlanned = sameOffer(considered, session.planned.value);
  return (
    <section class="odds" aria-label={words.title} data-took={took}>
      <h3>{session.describe(considered)}</h3>
      {isAnswered ? <Chances session={session} odds={weighed.odds} /> : <p class="hint">{words.working}</p>}
      {isPlanned && session.mayChoose.value ? (
        <button
          type="button"
          class="main odds-do"
          disabled={session.isSending.value}
          onClick={() => void session.give(considered)}
        >
          {considered.verb}
        </button>
      ) : null}
    </section>
  );
}

/** Such as a march: whatever was sampled came out the same. */
const isCertain = (odds: Odds | null): boolean =>
  odds !== null && !odds.exact && figuresOf(odds).every(({ parts }) => parts.length <= 1);

/** Milliseconds from the question until its first answer was painted. */
const usePaintDelay = (askedAt: number | undefined): ReadonlySignal<number | undefined> => {
  const took = useSignal<number | undefined>(undefined);
  useLayoutEffect(() => {
    took.value = undefined;
    if (askedAt === undefined) return;
    let isCurrent = true;
    const painted = (): void => {
      if (isCurrent) took.value = Math.round(performance.now() - askedAt);
    };
    requestAnimationFrame(() => setTimeout(painted));
    return () => {
      isCurrent = false;
    };
  }, [askedAt]);
  return took;
};

interface ChancesProps {
  readonly session: Session;
  readonly odds: Odds | null;
  /** One's own choice among the secret ones, to be marked in their table. */
  readonly own?: string | undefined;
}

/** Every figure of the odds, their modifiers, and how far they can be trusted. */
function Chances({ session, odds, own }: ChancesProps) {
  const tones = session.system.tones ?? {};
  const figures = odds === null ? [] : figuresOf(odds, tones).filter(({ parts }) => parts.length > 0);
  if (odds === null || figures.length === 0) return <p class="hint no-dice">{words.none}</p>;
  const { of, rest } = ledgersOf(odds, figures);
  const bar = (figure: Figure) => (
    <Fragment key={figure.name}>
      <Bar figure={figure} tones={tones} />
      <Ledger session={session} modifiers={of(figure)} />
    </Fragment>
  );
  return (
    <>
      {odds.chart ? <Chart session={session} chart={odds.chart} /> : <Settled odds={odds} />}
      {figures.slice(0, 1).map(bar)}
      <HiddenRange session={session} odds={odds} />
      {odds.table && odds.success ? (
        <ChoicesTable session={session} table={odds.table} success={odds.success} own={own} />
      ) : null}
      {figures.slice(1).map(bar)}
      {rest.length > 0 ? (
        <>
          <h4>{words.modifiers}</h4>
          <Ledger session={session} modifiers={rest} />
        </>
      ) : null}
      <p class="hint small">{odds.exact ? words.exact : words.sampled(odds.samples, percent(odds.error))}</p>
    </>
  );
}

/** Factors, column and Defence Class, or whatever the dice are read against. */
function Settled({ odds }: { readonly odds: Odds }) {
  const settled = settledOf(odds);
  if (settled.length === 0) return null;
  return (
    <dl class="odds-settled">
      {settled.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd class={typeof value === 'string' ? 'is-word' : ''}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const oneDecimal = (value: number): string =>
  value.toLocaleString(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A narrower part has no room for its figure; the legend shows it. */
const MIN_WRITTEN = 0.06;

interface BarProps {
  readonly figure: Figure;
  readonly tones: Readonly<Record<string, Tone>>;
}

/** One figure of the odds as a bar with its legend. */
export function Bar({ figure: { name, expected, parts }, tones }: BarProps) {
  return (
    <div class="odds-figure">
      <h4>
        {inWord(name)}
        {expected !== undefined && parts.length > 1 ? (
          <small>{words.expected(oneDecimal(expected))}</small>
        ) : null}
      </h4>
      <div class="odds-bar" aria-hidden="true">
        {parts.map(({ value, chance }) => (
          <span key={value} class={`odds-part tone-${toneOf(value, tones)}`} style={{ flexGrow: chance }}>
            {chance >= MIN_WRITTEN ? percent(chance) : ''}
          </span>
        ))}
      </div>
      <ul class="odds-legend">
        {parts.map(({ value, says, chance }) => (
          <li key={value}>
            <span class={`odds-key tone-${toneOf(value, tones)}`} aria-hidden="true" />
            {says} <b>{percent(chance)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
