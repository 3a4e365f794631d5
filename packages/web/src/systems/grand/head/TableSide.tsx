import { type DrawnCard, type Game, onTheTable } from '@warmoot/systems/grand/scene';
import { ClauseLinks } from '../../../match/ClauseLink.tsx';
import type { Session } from '../../../match/play/session.ts';
import { sentence } from '../../../text/sentence.ts';
import { saidBy } from '../../../text/systemWords.ts';
import { NEUTRAL } from '../../../theme/index.ts';
import { table as words } from '../text/index.ts';
import './TableSide.css';

interface Props {
  readonly session: Session;
  readonly game: Game;
}

/** On the table beside the map: the pack, the last wild event, the dice of the last battle (GRD-PLY-13). */
export function TableSide({ session, game }: Props) {
  const upTo = session.at.value ?? Number.POSITIVE_INFINITY;
  const lines = session.news.value.filter(({ number }) => number <= upTo).flatMap((news) => news.lines);
  const { card, dice } = onTheTable(lines);
  return (
    <aside class="table-side" aria-label={words.label}>
      <div class="pack" title={words.pack(game.pack.length)}>
        <i aria-hidden="true" />
        <span>{words.pack(game.pack.length)}</span>
      </div>
      {card === undefined ? null : <Drawn session={session} card={card} />}
      {dice === undefined ? null : (
        <p class="battle-dice" title={words.dice}>
          <span class="unseen">{words.dice}</span>
          {dice.map(({ value }, at) => (
            <b key={at === 0 ? 'attacker' : 'defender'} data-side={at === 0 ? 'attacker' : 'defender'}>
              {value}
            </b>
          ))}
        </p>
      )}
    </aside>
  );
}

/** Otherwise its text is a pop-over. */
const hasRoom = (): boolean => matchMedia('(min-width: 1180px) and (min-height: 761px)').matches;

const SIGNS = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' } as const;

function Drawn({ session, card }: { readonly session: Session; readonly card: DrawnCard }) {
  const { rank, suit, strength, line } = card;
  const name = saidBy(session.system.id, card.name);
  const player = session.players.value.get(line.of ?? '') ?? NEUTRAL;
  return (
    <details class="event-card" open={hasRoom()}>
      <summary>
        <span class="card-sheet" data-suit={suit} style={{ '--side': player.field }} aria-hidden="true">
          <b>
            {rank}
            <i>{SIGNS[suit]}</i>
          </b>
          {strength === undefined ? <em class="court">{SIGNS[suit]}</em> : <em>{strength} %</em>}
        </span>
        <span class="card-name">{sentence(name)}</span>
      </summary>
      <p>
        {sentence(line.text)} <ClauseLinks session={session} rules={line.rules ?? []} />
      </p>
    </details>
  );
}
