import {
  type ChargePreview,
  formationName,
  type Striker,
  type TablePiece,
} from '@warmoot/systems/bloodlust/scene';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import { Counter } from '../../../match/panels/Counter.tsx';
import type { Session } from '../../../match/play/session.ts';
import { saidBy } from '../../../text/systemWords.ts';
import { NEUTRAL } from '../../../theme/index.ts';
import type { ForSession } from '../../part.ts';
import { meanOf, stretchesOf, VERDICTS, verdictsOf } from './bars.ts';
import { charge as words } from './text/index.ts';
import { assumedAnswer, gameOf, inches, previewOf, wholeInches } from './view.ts';
import './table.css';

const said = (text: string): string => saidBy('bloodlust', text);

/** BLD-PLY-10: who strikes, why, and what may come of it, both ways at once. */
export function ChargeTab({ session }: ForSession) {
  const preview = previewOf(session);
  if (preview === undefined) return <p class="hint">{words.choose}</p>;
  const { strikers } = preview;
  return (
    <section class="bl-charge" aria-label={words.tab}>
      {strikers ? (
        <Fight session={session} preview={preview} strikers={strikers} />
      ) : (
        <NoFight preview={preview} />
      )}
      <Answers session={session} preview={preview} />
    </section>
  );
}

function NoFight({ preview }: { readonly preview: ChargePreview }) {
  return <p>{words.noContact(inches(preview.gap), wholeInches(preview.most))}</p>;
}

interface FightProps {
  readonly session: Session;
  readonly preview: ChargePreview;
  readonly strikers: readonly [Striker, Striker];
}

function Fight({ session, preview, strikers }: FightProps) {
  const [own, enemy] = strikers;
  const unit = gameOf(session)?.units[own.id];
  return (
    <>
      <p class="bl-row hint">
        <span>{words.drawnUp(unit ? said(formationName(unit)) : '', own.ofStands)}</span>
        <span>{words.if[preview.answer]}</span>
      </p>
      <h3>{words.on(said(own.name), said(enemy.name))}</h3>
      <div class="bl-sides">
        {strikers.map((striker) => (
          <Strikes key={striker.id} session={session} striker={striker} />
        ))}
      </div>
      <KillValue session={session} strikers={strikers} />
      {preview.table ? <Casualties session={session} table={preview.table} /> : null}
      <Chances session={session} preview={preview} strikers={strikers} />
    </>
  );
}

function Strikes({ session, striker }: { readonly session: Session; readonly striker: Striker }) {
  const piece = session.atlas.value?.pieces.get(striker.id);
  const { field } = session.players.value.get(striker.side) ?? NEUTRAL;
  return (
    <div class="bl-side" style={{ '--side': field }}>
      {piece ? <Counter piece={piece} session={session} /> : null}
      <div>
        <b>{words.strike(striker.castings)}</b>
        <span>{words.stands(striker.stands, striker.ofStands)}</span>
      </div>
    </div>
  );
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** Line by line; what one side lacks counts nothing. */
function KillValue({ session, strikers }: Pick<FightProps, 'session' | 'strikers'>) {
  const [own, enemy] = strikers;
  const keys = [
    ...new Set(
      [...own.ledger, ...enemy.ledger].map(({ rule, label }, at) =>
        at === 0 || at === own.ledger.length ? 'weapon' : `${rule} ${label}`,
      ),
    ),
  ];
  const rows = keys.map((key) => {
    const find = ({ ledger }: Striker) =>
      key === 'weapon' ? ledger[0] : ledger.slice(1).find(({ rule, label }) => `${rule} ${label}` === key);
    const [first, second] = [find(own), find(enemy)];
    const { rule = '', label = '' } = first ?? second ?? {};
    return {
      key,
      rule,
      label: key === 'weapon' ? words.weapon : said(label),
      values: [first?.value ?? 0, second?.value ?? 0],
    };
  });
  const names = session.sideNames.value;
  return (
    <table class="bl-ledger">
      <thead>
        <tr>
          <th scope="col">{words.killValue}</th>
          <th scope="col">{names[own.side]}</th>
          <th scope="col">{names[enemy.side]}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, rule, label, values }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{signed(values[0] ?? 0)}</td>
            <td>{signed(values[1] ?? 0)}</td>
            <td>
              <ClauseLink session={session} rule={rule} />
            </td>
          </tr>
        ))}
        {own.die === undefined ? null : (
          <tr>
            <th scope="row">{words.die}</th>
            <td>{`d${own.die}`}</td>
            <td>{`d${enemy.die}`}</td>
            <td>
              <ClauseLink session={session} rule="BLD-MEL-12" />
            </td>
          </tr>
        )}
        <tr class="total">
          <th scope="row">{own.die === undefined ? words.final : words.finalBefore}</th>
          <td>{signed(own.total)}</td>
          <td>{signed(enemy.total)}</td>
          <td>
            <ClauseLink session={session} rule="BLD-SEQ-07" />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Casualties({ session, table }: { readonly session: Session; readonly table: TablePiece }) {
  return (
    <>
      <p class="bl-row">
        <b class="cap">{words.table}</b>
        <ClauseLink session={session} rule="BLD-MEL-13" />
      </p>
      <table class="bl-table">
        <thead>
          <tr>
            <th scope="col">{words.kv}</th>
            {table.columns.map(([least, most], at) => (
              <th key={least} scope="col" class={at === table.column ? 'read' : ''}>
                {most === undefined ? `${least}+` : `${least}–${most}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ value, halves }, row) => (
            <tr key={value}>
              <th scope="row" class={row === table.row ? 'read' : ''}>
                {value < 0 ? `−${-value}` : `+${value}`}
              </th>
              {halves.map((half, column) => (
                <td
                  key={table.columns[column]?.[0]}
                  class={
                    row === table.row && column === table.column
                      ? 'cell'
                      : row === table.row || column === table.column
                        ? 'lane'
                        : ''
                  }
                >
                  {(half / 2).toFixed(1)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const percent = (chance: number): number => Math.round(100 * chance);

function Chances({ session, preview, strikers }: FightProps) {
  const { forecast } = preview;
  const [own, enemy] = strikers;
  if (forecast === undefined) return null;
  const verdicts = verdictsOf(forecast, own.id, enemy.id);
  const names = session.sideNames.value;
  return (
    <>
      {[enemy, own].map((striker) => (
        <Losses
          key={striker.id}
          name={names[striker.side] ?? striker.side}
          of={striker.hits}
          losses={forecast.losses[striker.id] ?? new Map()}
        />
      ))}
      <p class="bl-row">
        <b class="cap">{words.after}</b>
        <ClauseLink session={session} rule="BLD-AFT-03" />
      </p>
      <div class="bl-bar" aria-hidden="true">
        {VERDICTS.map((verdict) => {
          const chance = percent(verdicts.get(verdict) ?? 0);
          return chance === 0 ? null : (
            <i key={verdict} class={verdict} style={{ flexGrow: chance }}>
              {chance >= 8 ? `${chance}%` : ''}
            </i>
          );
        })}
      </div>
      <p class="hint bl-then">
        {VERDICTS.filter((verdict) => percent(verdicts.get(verdict) ?? 0) > 0)
          .map((verdict) => words.verdicts[verdict](percent(verdicts.get(verdict) ?? 0)))
          .join(', ')}
      </p>
    </>
  );
}

interface LossesProps {
  readonly name: string;
  readonly of: number;
  readonly losses: ReadonlyMap<number, number>;
}

function Losses({ name, of, losses }: LossesProps) {
  const stretches = stretchesOf(losses);
  const rangeOf = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);
  return (
    <>
      <p class="bl-row">
        <b class="cap">{words.lose(name, of)}</b>
        <span class="hint">{words.mean(meanOf(losses).toFixed(1))}</span>
      </p>
      <div
        class="bl-bar losses"
        role="img"
        aria-label={stretches
          .map(({ from, to, chance }) => words.chanceOf(rangeOf(from, to), percent(chance)))
          .join(', ')}
      >
        {stretches.map(({ from, to, chance }, at) => (
          <i key={from} class={`loss-${Math.min(4, at)}`} style={{ flexGrow: Math.max(1, percent(chance)) }}>
            {rangeOf(from, to)}
          </i>
        ))}
      </div>
    </>
  );
}

/** BLD-R-09: both answers can be looked at; one that is not allowed says why. */
function Answers({ session, preview }: { readonly session: Session; readonly preview: ChargePreview }) {
  const { counter } = preview;
  return (
    <>
      <div class="bl-answers">
        {(['hold', 'counter'] as const).map((answer) => (
          <button
            key={answer}
            type="button"
            aria-pressed={preview.answer === answer}
            disabled={answer === 'counter' && !counter.ok}
            onClick={() => {
              assumedAnswer.value = answer;
            }}
          >
            {words.answers[answer]}
          </button>
        ))}
      </div>
      {counter.ok ? null : (
        <p class="hint">
          {words.noCounter(said(counter.because ?? ''))}{' '}
          {counter.rule ? <ClauseLink session={session} rule={counter.rule} /> : null}
        </p>
      )}
    </>
  );
}
