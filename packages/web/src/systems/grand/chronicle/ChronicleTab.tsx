import { type ChronicleWeek, chronicleOf, type Deed } from '@warmoot/systems/grand/scene';
import { ClauseLinks } from '../../../match/ClauseLink.tsx';
import type { Session } from '../../../match/play/session.ts';
import { PlayerBadge } from '../../../page/PlayerBadge.tsx';
import { sentence } from '../../../text/sentence.ts';
import { saidBy } from '../../../text/systemWords.ts';
import { NEUTRAL } from '../../../theme/index.ts';
import type { ForSession } from '../../part.ts';
import { newsUpTo } from '../news.ts';
import { chronicle as words } from '../text/index.ts';
import './ChronicleTab.css';

/** The war as its chronicler tells it, newest first; each entry can be replayed (GRD-PLY-13). */
export function ChronicleTab({ session }: ForSession) {
  return <Chronicle session={session} most={Number.POSITIVE_INFINITY} />;
}

interface Props extends ForSession {
  /** How many weeks are shown. */
  readonly most: number;
}

export function Chronicle({ session, most }: Props) {
  const weeks = chronicleOf(newsUpTo(session)).slice(0, most);
  if (weeks.length === 0) return <p class="hint">{words.empty}</p>;
  return (
    <ol class="chronicle" aria-label={words.tab}>
      {weeks.map((each) => (
        <Week key={`${each.year} ${each.week}`} session={session} week={each} />
      ))}
    </ol>
  );
}

function Week({
  session,
  week: { year, week, deeds },
}: {
  readonly session: Session;
  readonly week: ChronicleWeek;
}) {
  return (
    <li>
      <h4 title={words.when(year, week)}>
        <span aria-hidden="true">{week === 0 ? '·' : week}</span>
        <span class="unseen">{words.when(year, week)}</span>
      </h4>
      <ul>
        {deeds.map((deed) => (
          <Told key={deed.number} session={session} deed={deed} />
        ))}
      </ul>
    </li>
  );
}

function Told({ session, deed: { number, of, lines } }: { readonly session: Session; readonly deed: Deed }) {
  const nameOf = (seat: string | undefined): string => session.sideNames.value[seat ?? ''] ?? '';
  return (
    <li>
      {of === undefined ? null : <PlayerBadge player={session.players.value.get(of) ?? NEUTRAL} size={14} />}{' '}
      {lines.map(({ text, of: whose, isVictory }, at) => (
        <span key={at}>{isVictory ? words.wins(nameOf(whose)) : sentence(saidBy('grand', text))} </span>
      ))}
      <ClauseLinks
        session={session}
        rules={[...new Set(lines.flatMap(({ rules = [] }) => rules.slice(0, 1)))]}
      />{' '}
      <a class="replay-link" href={`${session.link.path}?at=${number}`} aria-label={words.replay(number)}>
        ▷
      </a>
    </li>
  );
}
