import { type DrawnCard, type Game, onTheTable } from '@warmoot/systems/grand/scene';
import type { JSX } from 'preact';
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
  const { card, dice, d4 } = onTheTable(lines);

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
          {d4 === undefined ? null : <b data-side="event">{d4}</b>}
        </p>
      )}
    </aside>
  );
}

/** Otherwise its text is a pop-over. */
const hasRoom = (): boolean => matchMedia('(min-width: 1180px) and (min-height: 761px)').matches;

const SIGNS = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' } as const;

function Drawn({ session, card }: { readonly session: Session; readonly card: DrawnCard }) {
  const { rank, suit, strength, emblem, strikes, line } = card;
  const name = saidBy(session.system.id, card.name);
  return (
    <details class="event-card" open={hasRoom()}>
      <summary>
        <span
          class="card-sheet"
          data-suit={suit}
          style={{ '--struck': (session.players.value.get(strikes ?? '') ?? NEUTRAL).field }}
          aria-hidden="true"
        >
          <b>
            {rank}
            <i>{SIGNS[suit]}</i>
          </b>
          {emblem === undefined ? <Pips sign={SIGNS[suit]} rank={rank} /> : <Emblem emblem={emblem} />}
          {strength === undefined ? null : (
            <em>{suit === 'diamonds' ? words.rp(strength) : `${strength} %`}</em>
          )}
          <b class="below">
            {rank}
            <i>{SIGNS[suit]}</i>
          </b>
        </span>
        <span class="card-name">{sentence(name)}</span>
      </summary>
      <p>
        {sentence(line.text)} <ClauseLinks session={session} rules={line.rules ?? []} />
      </p>
    </details>
  );
}

function Pips({ sign, rank }: { readonly sign: string; readonly rank: string }) {
  const count = rank === 'A' ? 1 : Number(rank);
  return (
    <span class="pips" data-count={count}>
      {Array.from({ length: count }, (_, at) => (
        <i key={at}>{sign}</i>
      ))}
    </span>
  );
}

const SHIELD = 'M8 6H40V24C40 36 32 43 24 47C16 43 8 36 8 24Z';

/** What a court card is about, in the colour of the kingdom it strikes. */
const EMBLEMS: Readonly<Record<NonNullable<DrawnCard['emblem']>, JSX.Element>> = {
  general: (
    <g transform="rotate(180 24 26)">
      <path class="struck" d={SHIELD} />
      <path class="band" d="M12 20L24 12L36 20V26L24 18L12 26ZM12 32L24 24L36 32V37L24 30L12 37Z" />
    </g>
  ),
  army: (
    <>
      <path class="ink" d="M12 4V48" />
      <path class="struck" d="M13 7H40L33 16L40 25H13Z" />
      <path class="band" d="M18 13H31V19H18Z" />
    </>
  ),
  prince: (
    <>
      <path class="struck" d="M8 40L6 16L16 26L24 10L32 26L42 16L40 40Z" />
      <path class="band" d="M9 34H39V38H9Z" />
    </>
  ),
  gold: (
    <>
      <circle class="struck" cx="18" cy="32" r="11" />
      <circle class="struck" cx="31" cy="20" r="11" />
      <path class="ink" d="M27 16H35M27 20H35M27 24H35" />
    </>
  ),
  peace: (
    <>
      <circle class="ring" cx="18" cy="28" r="11" />
      <circle class="ring" cx="31" cy="28" r="11" />
    </>
  ),
  supplies: (
    <>
      <path
        class="struck"
        d="M24 4C32 14 38 20 38 31C38 41 32 47 24 47C16 47 10 41 10 31C10 25 14 21 17 17C18 22 20 24 22 24C25 18 24 11 24 4Z"
      />
      <path
        class="band"
        d="M24 28C28 33 30 35 30 39C30 43 27 45 24 45C21 45 18 43 18 39C18 35 22 33 24 28Z"
      />
    </>
  ),
};

function Emblem({ emblem }: { readonly emblem: NonNullable<DrawnCard['emblem']> }) {
  return (
    <svg class="emblem" viewBox="0 0 48 52" width="46" height="50" aria-hidden="true">
      {EMBLEMS[emblem]}
    </svg>
  );
}
