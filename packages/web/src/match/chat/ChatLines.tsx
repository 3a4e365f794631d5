import type { ChatMessage } from '@warmoot/server/wire';
import { PlayerBadge } from '../../page/PlayerBadge.tsx';
import { match } from '../../text/index.ts';
import type { Session } from '../play/session.ts';
import { sideEdge } from '../sideEdge.ts';
import type { Talk } from './talk.ts';
import { timeOf } from './timeOf.ts';

const words = match.chat;

interface Props {
  readonly session: Session;
  readonly talk: Talk;
  readonly lines: readonly ChatMessage[];
  /** Absent where nothing can be reported or answered. */
  readonly onReport?: (line: ChatMessage) => void;
}

/** What was said, oldest first, each line in the colour of its side. */
export function ChatLines({ session, talk, lines, onReport }: Props) {
  return (
    <ol class="chat-lines" aria-live="polite">
      {lines.map((line) => (
        <li
          key={line.number}
          data-from={line.from ?? undefined}
          data-private={line.to.length > 0}
          style={sideEdge(session, line.from)}
        >
          <Speaker session={session} talk={talk} line={line} />
          <div class="chat-body">
            <p class="chat-text">{line.text}</p>
            {onReport === undefined || talk.isOwn(line) ? null : (
              <Answers talk={talk} line={line} onReport={onReport} />
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface LineProps extends Pick<Props, 'session' | 'talk'> {
  readonly line: ChatMessage;
}

function Speaker({ session, talk, line: { from, name, to, at } }: LineProps) {
  const player = session.players.value.get(from ?? '');
  const isNamed = from !== null && (session.link.table.value?.chairs.length ?? 0) > 2;
  const nameAt = (seat: string): string => (seat === session.seat ? match.chat.you : talk.spokenNameOf(seat));
  return (
    <p class="chat-head">
      {player === undefined ? null : <PlayerBadge player={player} size={14} />}
      <b>{name}</b>
      {isNamed ? <span>{talk.nameOf(from)}</span> : null}
      {to.length > 0 ? <span class="chat-private">{words.said(to.map(nameAt))}</span> : null}
      <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>
    </p>
  );
}

function Answers({
  talk,
  line,
  onReport,
}: Pick<LineProps, 'talk' | 'line'> & { readonly onReport: (line: ChatMessage) => void }) {
  const canReply = line.from !== null && talk.recipients.value.includes(line.from);
  return (
    <p class="chat-answers">
      {canReply ? (
        <button
          type="button"
          class="link"
          aria-label={words.replyTo(line.name)}
          onClick={() => talk.replyTo(line)}
        >
          {words.reply}
        </button>
      ) : null}
      <button
        type="button"
        class="link"
        aria-label={match.report.lineOf(line.name)}
        onClick={() => onReport(line)}
      >
        {match.report.line}
      </button>
    </p>
  );
}
