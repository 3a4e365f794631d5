import {
  glanceOf,
  newsOf,
  overrideWords,
  type ReportLine,
  rosterOf,
  standingOf,
  type TurnReport,
} from '@warmoot/systems/chronopia/desk';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { ClauseLinks } from '../../../match/ClauseLink.tsx';
import type { Session } from '../../../match/play/session.ts';
import { report as words } from '../text/index.ts';
import { campaignOf } from '../view.ts';
import { BattleCard } from './BattleCard.tsx';
import { Replay } from './Replay.tsx';
import { Turns } from './Turns.tsx';
import '../desk.css';
import './report.css';

interface Props {
  readonly session: Session;
  readonly report: TurnReport;
}

/** The report of the turn as a newspaper, made from this seat's own view (CHR-RPT-01). */
export function ReportPanel({ session }: { readonly session: Session }) {
  const campaign = campaignOf(session);
  const report = useMemo(() => campaign && newsOf(campaign, session.seat), [campaign, session.seat]);
  if (report === undefined) return <p class="hint">{words.none}</p>;
  const of = { session, report };
  return (
    <article class="news news-sheet">
      <Turns session={session} />
      <Masthead {...of} />
      <Replay session={session} />
      <Told {...of} title={words.battles} lines={lately(report, 'battles')} none={words.noBattles} />
      <Warnings {...of} />
      <Treasury report={report} />
      <Told {...of} title={words.news} lines={publicNews(report)} />
      <Told {...of} title={words.found} lines={lately(report, 'discoveries', 'spies')} />
      <Sightings report={report} />
      <Told {...of} title={words.came} lines={lately(report, 'execution', 'cities', 'armies', 'units')} />
      <Forces report={report} />
      <Overrides report={report} />
      <Links session={session} />
    </article>
  );
}

type Section = keyof TurnReport['told'];

/** The lines of the turn that was carried out last, and of this one so far. */
const lately = ({ told, turn }: TurnReport, ...sections: readonly Section[]): readonly ReportLine[] =>
  sections.flatMap((section) => told[section].filter((line) => line.turn >= turn - 1));

const publicNews = (report: TurnReport): readonly ReportLine[] =>
  lately(report, 'headline', 'declarations', 'dogs', 'sightings').slice(1);

/** The greatest thing this empire knows: a battle before the headlines of all. */
const headline = (report: TurnReport): string =>
  [...lately(report, 'battles'), ...lately(report, 'headline')][0]?.text ?? words.quiet(report.turn);

function Masthead({ report }: Props) {
  const [asked, ...sums] = glanceOf(report);
  return (
    <header class="news-head">
      <p class="news-date">{words.date(report.empire, report.race, report.turn)}</p>
      <h2>{headline(report)}</h2>
      <p>{asked}</p>
      <p class="hint">{sums.join(' ')}</p>
    </header>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="news-part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

interface ToldProps extends Props {
  readonly title: string;
  readonly lines: readonly ReportLine[];
  readonly none?: string;
}

/** Sentences with their clauses; a battle opens blow by blow (CHR-BTL-07). */
function Told({ session, title, lines, none }: ToldProps) {
  if (lines.length === 0) return none === undefined ? null : <p class="news-none">{none}</p>;
  return (
    <Part title={title}>
      <ul class="news-lines">
        {lines.map(({ text, rules, battle, blows = [] }, at) => (
          <li key={at}>
            {text} <ClauseLinks session={session} rules={rules} />
            {battle === undefined ? null : <BattleCard battle={battle} />}
            {blows.length === 0 ? null : (
              <details>
                <summary>{words.blows}</summary>
                <ol>
                  {blows.map((blow, nth) => (
                    <li key={nth}>{blow}</li>
                  ))}
                </ol>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Warnings({ session, report }: Props) {
  const told = lately(report, 'warnings').map(({ text }) => text);
  const all = [...report.warnings, ...told];
  if (all.length === 0) return null;
  const lines = all.map((text): ReportLine => ({ turn: report.turn, section: 'warnings', text, rules: [] }));
  return (
    <div class="news-warnings">
      <Told session={session} report={report} title={words.warnings} lines={lines} />
    </div>
  );
}

function Treasury({ report }: { readonly report: TurnReport }) {
  return (
    <>
      {report.statements.map(({ turn, opening, rows, closing }) => (
        <Part key={turn} title={words.treasury(turn)}>
          <table class="news-sums">
            <tbody>
              <tr>
                <th scope="row">{words.opening}</th>
                <td>{opening}</td>
              </tr>
              {rows.map(({ cause, items, guilders }) => (
                <tr key={cause}>
                  <th scope="row">
                    {cause}
                    <small>{items.map((item) => `${item.what} ${item.guilders}`).join(', ')}</small>
                  </th>
                  <td>{guilders > 0 ? `+${guilders}` : guilders}</td>
                </tr>
              ))}
              <tr class="news-sum">
                <th scope="row">{turn === report.turn ? words.soFar : words.closing}</th>
                <td>{closing}</td>
              </tr>
            </tbody>
          </table>
        </Part>
      ))}
    </>
  );
}

function Sightings({ report }: { readonly report: TurnReport }) {
  if (report.sightings.length === 0) return <p class="news-none">{words.nothingSeen}</p>;
  return (
    <Part title={words.sightings}>
      <ul class="news-lines">
        {report.sightings.map(({ owner, what, hex, size, turn, marks }) => (
          <li key={`${owner} ${what} ${hex}`}>
            {words.sighted(owner, what, hex)}
            {size === null ? '' : `, ${words.size(size)}`}
            {marks.map((mark) => `, ${mark}`)}, <span class="hint">{words.turn(turn)}</span>
          </li>
        ))}
      </ul>
      {report.known.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Part>
  );
}

function Forces({ report }: { readonly report: TurnReport }) {
  return (
    <Part title={words.forces}>
      {report.armies.map((army) => (
        <details key={army.name}>
          <summary>
            <b>{army.name}</b> {words.army(army.hex, army.size, army.points, army.supply)}
          </summary>
          {rosterOf(army).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </details>
      ))}
      <ul class="news-lines">
        {report.cities.map((city) => (
          <li key={city.name}>
            <b>{city.name}</b> {words.city(city.hex, city.size)} {standingOf(city)}
          </li>
        ))}
        {report.units.map(({ name, kind, hex }) => (
          <li key={name}>
            <b>{name}</b> {kind}, {hex}
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Public when the campaign is over (CHR-HID-22). */
function Overrides({ report }: { readonly report: TurnReport }) {
  if (report.overrides.length === 0) return null;
  return (
    <Part title={words.overrides}>
      <ul class="news-lines">
        {report.overrides.map((override, at) => (
          <li key={at}>{overrideWords(override)}</li>
        ))}
      </ul>
    </Part>
  );
}

function Links({ session }: { readonly session: Session }) {
  const paper = (format: string): string =>
    `/api/v1/matches/${session.link.match}/report?as=${encodeURIComponent(session.seat)}&format=${format}`;
  return (
    <p class="desk-links">
      <a href={paper('html')} target="_blank" rel="noreferrer">
        {words.print}
      </a>{' '}
      <a href={paper('json')} target="_blank" rel="noreferrer">
        {words.json}
      </a>
    </p>
  );
}
