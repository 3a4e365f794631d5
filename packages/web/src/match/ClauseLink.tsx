import type { Session } from './play/session.ts';

interface Props {
  readonly session: Session;
  readonly rule: string;
}

/** A clause id: a click opens it beside the board. */
export function ClauseLink({ session, rule }: Props) {
  return (
    <button
      type="button"
      class="clause-link"
      onClick={() => {
        session.clause.value = rule;
      }}
    >
      {rule}
    </button>
  );
}

export function ClauseLinks({
  session,
  rules,
}: {
  readonly session: Session;
  readonly rules: readonly string[];
}) {
  return (
    <>
      {[...new Set(rules)].map((rule) => (
        <ClauseLink key={rule} session={session} rule={rule} />
      ))}
    </>
  );
}

const ID = /\(([A-Z]{2,5}(?:-[A-Z]{1,4})?-\d{1,3})\)/;

/** What follows a clause stays on its line. */
const punctuationOf = (text = ''): string => /^[.,;:)]*/.exec(text)?.[0] ?? '';

/** A sentence that names clauses in brackets, with each of them a link. */
export function Explained({ session, text }: { readonly session: Session; readonly text: string }) {
  return (
    <>
      {text.split(ID).map((part, at, all) =>
        at % 2 === 1 ? (
          <span key={at} class="unbroken">
            <ClauseLink session={session} rule={part} />
            {punctuationOf(all[at + 1])}
          </span>
        ) : (
          part.slice(at === 0 ? 0 : punctuationOf(part).length)
        ),
      )}
    </>
  );
}
