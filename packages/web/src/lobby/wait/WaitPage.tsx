import type { TableSeen } from '@warmoot/server/wire';
import { useEffect } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { asSomebody } from '../../page/me.ts';
import { Problem } from '../../page/Problem.tsx';
import type { Page } from '../../page/pages.tsx';
import { goTo } from '../../page/router.ts';
import { useAsk } from '../../page/useAsk.ts';
import { useDeed } from '../../page/useDeed.ts';
import { useTitle } from '../../page/useTitle.ts';
import { text } from '../../text/en.ts';
import { RatedNote } from '../player/RatedChoice.tsx';
import { cardOf, shelf } from '../shelf.ts';
import { Chairs } from './Chairs.tsx';
import { DiceWord } from './DiceWord.tsx';
import { InviteLink } from './InviteLink.tsx';
import '../lobby.css';
import './wait.css';

interface Answer {
  readonly table: TableSeen;
  readonly yours: readonly string[];
}

const EVERY_MS = 2_000;
const words = text.lobby.wait;

/** A table with an open seat: who sits where, and the invitation link. */
export const WaitPage: Page = ({ id }) => {
  const { answer, problem, again } = useAsk(() => api.get<Answer>(`/matches/${id}`), [id]);
  const { answer: systems = [] } = useAsk(shelf, []);
  const deed = useDeed();
  useTitle(answer?.table.title ?? words.title);
  const status = answer?.table.status;
  useEffect(() => {
    if (status !== undefined && status !== 'gathering') goTo(`/matches/${id}`, 'replace');
    const timer = setInterval(again, EVERY_MS);
    return () => clearInterval(timer);
  }, [status]);
  if (answer === undefined) return <Problem problem={problem} again={again} />;
  const { table, yours } = answer;
  const act = (what: () => Promise<unknown>): void => {
    void deed.run(async () => {
      await asSomebody(what);
      again();
    });
  };
  const system = systems.find((each) => each.id === table.system);
  return (
    <div class="wait stack">
      <div>
        <p class="hint">{system?.name}</p>
        <h1>{table.title}</h1>
        <p class="lead" role="status">
          {yours.length > 0 ? words.lead : words.joinLead}
        </p>
      </div>
      {table.settings.rated ? <RatedNote /> : null}
      {yours.length > 0 && status === 'gathering' ? <InviteLink id={id} /> : null}
      <Chairs
        id={id}
        table={table}
        yours={yours}
        card={cardOf(systems, table.system, table.options)}
        players={system?.players ?? []}
        act={act}
      />
      {table.dice.isImported ? <p class="card pad">{words.imported}</p> : null}
      {yours[0] !== undefined && table.dice.source === 'verifiable' ? (
        <DiceWord id={id} seat={yours[0]} />
      ) : null}
      <Problem problem={deed.problem} />
    </div>
  );
};
