import type { TableSeen } from '@warmoot/server/wire';
import { useEffect } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { asPerson } from '../../page/me.ts';
import { Problem } from '../../page/Problem.tsx';
import type { Page } from '../../page/pages.tsx';
import { goTo } from '../../page/router.ts';
import { useAction } from '../../page/useAction.ts';
import { useRequest } from '../../page/useRequest.ts';
import { useTitle } from '../../page/useTitle.ts';
import { text } from '../../text/index.ts';
import { RatedNote } from '../player/RatedChoice.tsx';
import { cardOf, shelf } from '../shelf.ts';
import { DiceWord } from './DiceWord.tsx';
import { InviteLinks } from './InviteLink.tsx';
import { Seats } from './Seats.tsx';
import '../lobby.css';
import './wait.css';

interface Answer {
  readonly table: TableSeen;
  readonly yours: readonly string[];
}

const EVERY_MS = 2_000;
const words = text.lobby.wait;

const openSeats = ({ chairs }: TableSeen) =>
  chairs
    .filter(({ isOpen }) => isOpen)
    .map(({ seat, side }) => ({ seat, name: side ?? text.lobby.seat(seat) }));

/** A table with an open seat: who sits where, and the invitation link. */
export const WaitPage: Page = ({ id }) => {
  const { answer, problem, retry } = useRequest(() => api.get<Answer>(`/matches/${id}`), [id]);
  const { answer: systems = [] } = useRequest(shelf, []);
  const action = useAction();
  useTitle(answer?.table.title ?? words.title);
  const status = answer?.table.status;
  useEffect(() => {
    if (status !== undefined && status !== 'gathering') goTo(`/matches/${id}`, 'replace');
    const timer = setInterval(retry, EVERY_MS);
    return () => clearInterval(timer);
  }, [status]);
  if (answer === undefined) return <Problem problem={problem} retry={retry} />;
  const { table, yours } = answer;
  const act = (what: () => Promise<unknown>): void => {
    void action.run(async () => {
      await asPerson(what);
      retry();
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
      {yours.length > 0 && status === 'gathering' ? <InviteLinks id={id} open={openSeats(table)} /> : null}
      <Seats
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
      <Problem problem={action.problem} />
    </div>
  );
};
