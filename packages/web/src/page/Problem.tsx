import { useEffect, useRef } from 'preact/hooks';
import { ApiProblem } from '../net/api.ts';
import { text } from '../text/index.ts';
import { Clause, WithClauses } from './Clause.tsx';

interface Props {
  readonly problem: Error | undefined;
  readonly retry?: () => void;
}

const wordsOf = (problem: Error): string =>
  problem instanceof ApiProblem ? problem.message : text.page.offline;

/** Why something did not work, with the clause if there is one; brought into view. */
export function Problem({ problem, retry }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.scrollIntoView({ block: 'nearest' }), [problem]);
  if (problem === undefined) return null;
  const rule = problem instanceof ApiProblem ? problem.rule : undefined;
  return (
    <p ref={line} class="problem row" role="alert">
      <span>
        <WithClauses words={wordsOf(problem)} /> {rule ? <Clause id={rule} /> : null}
      </span>
      {retry ? (
        <button type="button" onClick={retry}>
          {text.page.retry}
        </button>
      ) : null}
    </p>
  );
}
