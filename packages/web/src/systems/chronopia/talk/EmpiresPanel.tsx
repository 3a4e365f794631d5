import { newsOf, type TurnReport } from '@warmoot/systems/chronopia/desk';
import type { Session } from '../../../match/play/session.ts';
import { empires as words } from '../text/index.ts';
import { campaignOf, offersOf, sendTo } from '../view.ts';
import { Creations } from './Creations.tsx';
import { Dogs, Envoy } from './Hiring.tsx';
import { Letters } from './Letters.tsx';
import { Treaties } from './Treaties.tsx';
import '../desk.css';
import '../report/report.css';
import './talk.css';

interface Props {
  readonly session: Session;
  readonly report: TurnReport;
}

/** Stances, letters, Dogs of War and envoys: everything between empires. */
export function EmpiresPanel({ session }: { readonly session: Session }) {
  const campaign = campaignOf(session);
  const report = campaign && newsOf(campaign, session.seat);
  if (report === undefined) return <p class="hint">{words.none}</p>;
  return (
    <div class="news">
      <Stances session={session} report={report} />
      <Treaties session={session} />
      <Letters session={session} report={report} />
      <Dogs session={session} report={report} />
      <Envoy session={session} />
      <Creations session={session} />
    </div>
  );
}

function Stances({ session, report }: Props) {
  const { empires = [] } = campaignOf(session) ?? {};
  return (
    <section class="news-part">
      <h3>{words.stances}</h3>
      <ul class="news-lines">
        {report.declarations.map(({ empire, ours, theirs }) => {
          const id = empires.findIndex(({ name }) => name === empire);
          return (
            <li key={empire} class="empire">
              <b>{empire}</b>
              <p>{words.towards(ours, theirs)}</p>
              <Declare session={session} empire={id} name={empire} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface DeclareProps {
  readonly session: Session;
  readonly empire: number;
  readonly name: string;
}

function Declare({ session, empire, name }: DeclareProps) {
  const open = offersOf(session, 'declare').filter((each) => each.empire === empire);
  if (open.length === 0) return null;
  return (
    <div class="desk-words">
      {open.map((command) => (
        <button
          key={command.stance}
          type="button"
          class="small-button"
          aria-label={words.declare(name, command.stance)}
          disabled={session.isSending.value}
          onClick={() => void sendTo(session, command)}
        >
          {command.stance}
        </button>
      ))}
    </div>
  );
}
