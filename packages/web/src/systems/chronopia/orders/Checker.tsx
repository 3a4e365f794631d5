import type { Finding, Warning } from '@warmoot/systems/chronopia/desk';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import type { Session } from '../../../match/play/session.ts';
import type { Draft } from '../draft.ts';
import { foresight, orders as words } from '../text/desk/index.ts';

interface Props {
  readonly session: Session;
  readonly draft: Draft;
  /** Only what concerns this unit. */
  readonly unit?: string;
}

const concerns = (warning: Warning, unit: string | undefined): boolean =>
  unit === undefined || !('unit' in warning) || warning.unit === unit;

/** Faults before cautions: what the checker will cut or repair, then what the empire should look at. */
export function Checker({ session, draft, unit }: Props) {
  const { findings = [], cards = [] } = draft.sheet.value ?? {};
  const warnings = (draft.foresight.value?.warnings ?? []).filter((each) => concerns(each, unit));
  return (
    <section aria-label={words.checker}>
      <h3>{words.checker}</h3>
      {findings.length + warnings.length === 0 ? <p class="hint">{words.noFaults}</p> : null}
      <ul class="desk-findings">
        {findings.map((finding) => (
          <Fault
            key={`${finding.line}:${finding.column}:${finding.code}`}
            session={session}
            finding={finding}
            unit={cards.find(({ line }) => line === finding.line)?.unit}
          />
        ))}
        {warnings.map((warning) => (
          <Caution key={JSON.stringify(warning)} session={session} warning={warning} />
        ))}
      </ul>
    </section>
  );
}

interface FaultProps {
  readonly session: Session;
  readonly finding: Finding;
  readonly unit: string | undefined;
}

/** A press on the place selects the unit whose line it is. */
function Fault({ session, finding, unit }: FaultProps) {
  const { line, column, text, code, clause, nearest } = finding;
  return (
    <li class="desk-fault">
      {unit === undefined ? (
        <b>{words.line(line, column)}:</b>
      ) : (
        <button type="button" class="link" onClick={() => session.pick([unit])}>
          <b>{words.line(line, column)}:</b>
        </button>
      )}{' '}
      {text} {nearest === undefined ? null : words.meant(nearest)} {code}{' '}
      <ClauseLink session={session} rule={clause} />
    </li>
  );
}

function Caution({ session, warning }: { readonly session: Session; readonly warning: Warning }) {
  const unit = 'unit' in warning ? warning.unit : undefined;
  return (
    <li class="desk-caution">
      {unit === undefined ? null : (
        <>
          <button type="button" class="link" onClick={() => session.pick([unit])}>
            {unit}
          </button>{' '}
        </>
      )}
      {foresight.warning(warning)} <ClauseLink session={session} rule={warning.rule} />
    </li>
  );
}
