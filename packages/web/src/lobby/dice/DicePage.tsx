import { api } from '../../net/api.ts';
import { Clause } from '../../page/Clause.tsx';
import { Problem } from '../../page/Problem.tsx';
import type { Page } from '../../page/pages.tsx';
import { useRequest } from '../../page/useRequest.ts';
import { useTitle } from '../../page/useTitle.ts';
import { text } from '../../text/index.ts';
import { CheckFile } from './CheckFile.tsx';
import type { DiceRecord } from './diceRecord.ts';
import { Proof } from './Proof.tsx';
import { verdictOn } from './verdictOn.ts';
import '../lobby.css';
import './dice.css';

const words = text.lobby.dice;

function OfMatch({ id }: { readonly id: string }) {
  const { answer, problem, retry } = useRequest(() => api.get<DiceRecord>(`/matches/${id}/dice`), [id]);
  return (
    <>
      <Problem problem={problem} retry={retry} />
      {answer ? <Proof record={answer} verdict={verdictOn(answer)} /> : null}
      <p>
        <a class="more" href={`/matches/${id}`}>
          {words.toMatch}
        </a>
      </p>
    </>
  );
}

/** The promise of the dice, explained and checked. */
export const DicePage: Page = ({ id }) => {
  useTitle(words.title);
  return (
    <div class="dice stack">
      <div>
        <h1>{words.title}</h1>
        <p class="lead">{words.lead}</p>
      </div>
      {id === '' ? null : <OfMatch id={id} />}
      <section class="card pad stack tight" aria-labelledby="how-title">
        <h2 id="how-title">{words.how}</h2>
        <ol class="steps">
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>
          <Clause id={words.clause} />
        </p>
      </section>
      <CheckFile />
    </div>
  );
};
