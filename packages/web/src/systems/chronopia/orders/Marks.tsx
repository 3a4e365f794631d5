import type { Finding } from '@warmoot/systems/chronopia/desk';
import type { Draft } from '../draft.ts';

/** Behind the text, letter for letter below it: line numbers, and a wavy line from each faulty place to the next mark. */
export function Marks({ draft }: { readonly draft: Draft }) {
  const findings = draft.isRead.value ? (draft.sheet.value?.findings ?? []) : [];
  return (
    <pre class="desk-marks" aria-hidden="true">
      {draft.text.value.split('\n').map((line, at) => (
        <MarkedLine key={at} text={line} findings={findings.filter((each) => each.line === at + 1)} />
      ))}
    </pre>
  );
}

/** An action ends at a semicolon. */
const endOf = (text: string, from: number): number => {
  const end = text.indexOf(';', from);
  return end < 0 ? text.length : end;
};

function MarkedLine({ text, findings }: { readonly text: string; readonly findings: readonly Finding[] }) {
  const [first] = findings.toSorted((a, b) => a.column - b.column);
  if (first === undefined) return <span>{`${text}\n`}</span>;
  const from = Math.max(0, first.column - 1);
  const end = endOf(text, from);
  return (
    <span>
      {text.slice(0, from)}
      <u>{text.slice(from, end)}</u>
      {`${text.slice(end)}\n`}
    </span>
  );
}
