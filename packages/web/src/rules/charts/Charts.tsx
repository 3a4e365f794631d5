import { type Diagram, type Reference, type ReferenceTable, referenceIn } from '@warmoot/kernel';
import { SYSTEMS } from '@warmoot/systems';
import { useMemo } from 'preact/hooks';
import { useRequest } from '../../page/useRequest.ts';
import '../../systems/withoutEval.ts';
import { learn } from '../../text/index.ts';
import { wordsOf } from '../../text/systemWords.ts';
import { keepReachable } from '../reachable.ts';
import { DiagramPicture } from './DiagramPicture.tsx';
import './charts.css';

/** Built once for each system, because nothing in it changes. */
const made = new Map<string, Promise<Reference | undefined>>();
const referenceOf = (id: string): Promise<Reference | undefined> => {
  const known = made.get(id) ?? Promise.resolve(SYSTEMS.find((system) => system.id === id)?.reference?.());
  made.set(id, known);
  return known;
};

export const hasCharts = (id: string): boolean =>
  SYSTEMS.find((system) => system.id === id)?.reference !== undefined;

/** The charts and tables of a rulebook, from the system's own data, and diagrams that its rules drew. */
export function Charts({ system }: { readonly system: string }) {
  const words = learn.charts;
  const { answer } = useRequest(() => referenceOf(system), [system]);
  const spoken = wordsOf(system);
  const reference = useMemo(() => answer && referenceIn(spoken, answer), [answer, spoken]);
  if (reference === undefined) return <p class="hint">{words.loading}</p>;
  const { tables, diagrams } = reference;
  return (
    <div class="charts">
      <nav class="chart-list" aria-label={words.list}>
        {[...tables, ...diagrams].map(({ id, title }) => (
          <a
            key={id}
            class="button"
            href={`#chart-${id}`}
            onClick={(event) => {
              event.preventDefault(); // in a drawer it must not change the address
              document.getElementById(`chart-${id}`)?.scrollIntoView({ block: 'start' });
            }}
          >
            {title}
          </a>
        ))}
      </nav>
      {tables.map((table) => (
        <Table key={table.id} system={system} table={table} />
      ))}
      <div class="diagrams">
        {diagrams.map((diagram) => (
          <Drawn key={diagram.id} system={system} diagram={diagram} />
        ))}
      </div>
    </div>
  );
}

function Rule({ system, rule }: { readonly system: string; readonly rule: string }) {
  return (
    <a class="clause" href={`/rules/${system}#${rule}`}>
      {rule}
    </a>
  );
}

const ID = /([A-Z]{3}-[A-Z]{1,4}-\d{2,3})/;

/** Text in which clause ids are links. */
function Linked({ system, text }: { readonly system: string; readonly text: string }) {
  return (
    <>
      {text
        .split(ID)
        .map((part, at) => (at % 2 === 1 ? <Rule key={at} system={system} rule={part} /> : part))}
    </>
  );
}

const reach = keepReachable(() => learn.charts.scroll);

function Table({ system, table }: { readonly system: string; readonly table: ReferenceTable }) {
  const { id, title, rule, says, columns, rows } = table;
  return (
    <section class="chart" id={`chart-${id}`} aria-labelledby={`chart-title-${id}`}>
      <h2 id={`chart-title-${id}`}>{title}</h2> <Rule system={system} rule={rule} />
      {says === undefined ? null : (
        <p class="hint">
          <Linked system={system} text={says} />
        </p>
      )}
      <div class="rule-table" ref={reach}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([head = '', ...cells]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {cells.map((cell, at) => (
                  <td key={at} data-value={cell}>
                    <Linked system={system} text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Drawn({ system, diagram }: { readonly system: string; readonly diagram: Diagram }) {
  const { id, title, rule, says, scene } = diagram;
  return (
    <figure class="chart" id={`chart-${id}`}>
      <h2>{title}</h2> <Rule system={system} rule={rule} />
      <DiagramPicture name={id} title={title} scene={scene} />
      <figcaption class="hint">{says}</figcaption>
    </figure>
  );
}
