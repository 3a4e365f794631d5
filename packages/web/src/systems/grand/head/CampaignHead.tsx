import {
  calendarOf,
  type Game,
  isOffSeason,
  type KingdomCard,
  kingdomsOf,
  newsFromBoard,
  weeksToStage,
} from '@warmoot/systems/grand/scene';
import { useEffect, useRef } from 'preact/hooks';
import { ClauseLink } from '../../../match/ClauseLink.tsx';
import type { Session } from '../../../match/play/session.ts';
import { PlayerBadge } from '../../../page/PlayerBadge.tsx';
import { sentence } from '../../../text/sentence.ts';
import { saidBy } from '../../../text/systemWords.ts';
import { mixed } from '../../../theme/colour.ts';
import { NEUTRAL } from '../../../theme/index.ts';
import { newsUpTo } from '../news.ts';
import { sitterOf } from '../sitters.ts';
import { campaign as words } from '../text/index.ts';
import { gameOf } from '../view.ts';
import { TableSide } from './TableSide.tsx';
import './CampaignHead.css';

/** Above the map: the kingdoms in turn order, and the weeks of the season (GRD-PLY-10); beside it the cards and dice. */
export function CampaignHead({ session }: { readonly session: Session }) {
  const game = gameOf(session);
  if (game === undefined) return null;
  return (
    <>
      <div class="campaign-head">
        <Kingdoms session={session} game={game} />
        <Season session={session} game={game} />
        <Calendar game={game} />
        <FromBoard session={session} />
      </div>
      <TableSide session={session} game={game} />
    </>
  );
}

/** For one week: how the last battle on the board ended. */
function FromBoard({ session }: { readonly session: Session }) {
  const told = newsFromBoard(newsUpTo(session));
  if (told === undefined) return null;
  return (
    <p class="from-board">
      <b>{words.fromBoard}</b> {sentence(saidBy('grand', told.line.text))}{' '}
      <a class="replay-link" href={`${session.link.path}?at=${told.number}`}>
        {words.replayBattle}
      </a>
    </p>
  );
}

/** The year, what lies ahead, and the player's own treasury (GRD-PLY-10). */
function Season({ session, game }: { readonly session: Session; readonly game: Game }) {
  const own = kingdomsOf(game).find(({ seat }) => seat === session.seat);
  const stage = weeksToStage(game.week);
  return (
    <p class="season">
      <span class="season-name">{isOffSeason(game) ? words.winter(game.year) : words.season(game.year)}</span>
      {game.week === 0 || isOffSeason(game) ? null : (
        <span>
          {words.ahead(stage, WEEKS - game.week)} <ClauseLink session={session} rule="GRD-CAL-02" />
        </span>
      )}
      {own === undefined || own.isOut ? null : (
        <span class="treasury">
          <Coin /> <b class="season-treasury">{words.treasury(own.stockpile)}</b>{' '}
          {words.comes(own.income, stage)}
        </span>
      )}
    </p>
  );
}

const WEEKS = 30;

function Kingdoms({ session, game }: { readonly session: Session; readonly game: Game }) {
  return (
    <ul class="kingdoms" aria-label={words.kingdoms} data-many={game.realms.length > 4}>
      {kingdomsOf(game).map((card) => (
        <Kingdom key={card.seat} session={session} card={card} />
      ))}
    </ul>
  );
}

function Kingdom({ session, card }: { readonly session: Session; readonly card: KingdomCard }) {
  const { seat, stockpile, income, cities, acts, hasChosen, isOut } = card;
  return (
    <li
      data-seat={seat}
      data-acts={acts}
      data-out={isOut}
      data-mine={session.yours.includes(seat)}
      title={isOut ? words.out : words.purse(stockpile, income, cities)}
    >
      <PlayerBadge player={session.players.value.get(seat) ?? NEUTRAL} size={16} />
      <b>{session.sideNames.value[seat]}</b>
      <span class="sitter">{sitterOf(session, seat)}</span>
      <span class="purse">{isOut ? words.out : words.rp(stockpile)}</span>
      {hasChosen ? <span title={words.hasChosen}>✓</span> : null}
      <span class="unseen">
        {isOut ? '' : words.purse(stockpile, income, cities)} {acts ? words.acts : ''}
        {hasChosen ? words.hasChosen : ''}
      </span>
    </li>
  );
}

const [SPRING, SUMMER, AUTUMN] = ['#C3D694', '#EAD694', '#D3A063'] as const;

/** From spring green over straw to autumn brown. */
const colourOf = (week: number, weeks: number): string => {
  const share = (week - 1) / (weeks - 1);
  return share < 0.5 ? mixed(SPRING, SUMMER, 2 * share) : mixed(SUMMER, AUTUMN, 2 * share - 1);
};

function Calendar({ game }: { readonly game: Game }) {
  const now = useRef<HTMLLIElement>(null);
  const weeks = calendarOf(game);
  useEffect(() => {
    const [week, list] = [now.current, now.current?.parentElement]; // not scrollIntoView: it may move the page
    if (week && list)
      list.scrollLeft = week.offsetLeft - list.offsetLeft - (list.clientWidth - week.clientWidth) / 2;
  }, [game.week]);
  const isWinter = isOffSeason(game);
  return (
    <ol class="calendar" aria-label={words.calendar(game.year)}>
      {weeks.map(({ week, isNow, isPast, hasStage }) => (
        <li
          key={week}
          {...(isNow && { ref: now })}
          data-past={isPast}
          data-stage={hasStage}
          aria-current={isNow && !isWinter ? 'date' : undefined}
          title={hasStage ? words.stage(week) : undefined}
          style={{ '--season': colourOf(week, weeks.length) }}
        >
          {isNow && !isWinter ? words.week(week) : week}
          {hasStage ? <Coin /> : null}
          {hasStage ? <span class="unseen">{words.stage(week)}</span> : null}
        </li>
      ))}
      <li class="off-season" aria-current={isWinter ? 'date' : undefined}>
        {words.offSeason}
      </li>
    </ol>
  );
}

function Coin() {
  return (
    <svg class="coin" viewBox="0 0 16 16" width="11" height="11" aria-hidden="true">
      <circle cx="8" cy="8" r="7" />
      <path d="M10.500 5.500C9 4 6 4.500 6 6.500S10.500 8 10.500 10 7 12 5.500 10.500" />
    </svg>
  );
}
