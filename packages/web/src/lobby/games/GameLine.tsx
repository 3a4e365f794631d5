import { useSignal } from '@preact/signals';
import type { ListedMatch } from '@warmoot/server/wire';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { botName } from '../../text/botWords.ts';
import { text } from '../../text/index.ts';
import { locale } from '../../text/language.ts';
import { saidBy } from '../../text/systemWords.ts';
import { Picture } from '../picture/Picture.tsx';
import { ScenarioPicture } from '../picture/ScenarioPicture.tsx';
import { cardOf, type ScenarioCard, type ShelfSystem } from '../shelf.ts';
import { type Position, positionOf } from './position.ts';

interface Props {
  readonly game: ListedMatch;
  readonly systems: readonly ShelfSystem[];
  /** Actions besides opening it. */
  readonly children?: ComponentChildren;
}

const words = text.lobby.game;

/** An en space: the turn may follow on the next line, and is not indented there. */
const GAP = '\u2002';

const hrefOf = ({ id, status }: ListedMatch): string =>
  status === 'gathering' ? `/matches/${id}/wait` : `/matches/${id}`;

const stateOf = (
  game: ListedMatch,
  position: Position | undefined,
  card: ScenarioCard | undefined,
): string => {
  if (game.halted !== null) return words.halted;
  if (game.status === 'playing' && game.isYourTurn) return words.yourMove;
  if (game.status === 'playing') {
    const [seat] = position?.awaited ?? [];
    return seat === undefined ? words.theirMove : words.moveOf(sideName(card, seat));
  }
  if (game.status === 'gathering') return words.seatsOpen(game.chairs.filter(({ isOpen }) => isOpen).length);
  return words.states[game.status];
};

const sideName = (card: ScenarioCard | undefined, seat: string): string =>
  card?.sides.find((side) => side.seat === seat)?.name ?? text.lobby.seat(seat);

/** `Normans: you. English: captain.` */
const seatsOf = ({ chairs, yours }: ListedMatch, card: ScenarioCard | undefined): string =>
  chairs
    .map(({ seat, name, bot, isOpen }) => {
      const who = yours.includes(seat)
        ? words.you
        : isOpen
          ? words.nobody
          : (name ?? words.bot(botName(bot ?? '')));
      return `${sideName(card, seat)}: ${who}`;
    })
    .join(', ');

const AGES = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `3 hours ago`; what has just happened is `now`. */
const agoOf = (at: number): string => {
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  const passed = Date.now() - at;
  const [unit, size] = AGES.find(([, ms]) => passed >= ms) ?? ['second', passed + 1];
  return format.format(-Math.floor(passed / size), unit as Intl.RelativeTimeFormatUnit);
};

/** The state of the player's own game, once its line is in view; nothing before it has begun. */
const usePosition = (game: ListedMatch, line: { current: Element | null }): Position | undefined => {
  const position = useSignal<Position | undefined>(undefined);
  const isStanding = game.status !== 'gathering' && game.yours.length > 0;
  useEffect(() => {
    if (!isStanding || line.current === null) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      positionOf(game).then(
        (found) => {
          position.value = found;
        },
        () => undefined, // the line says enough without it
      );
    });
    watch.observe(line.current);
    return () => watch.disconnect();
  }, [game.id, game.movedAt, isStanding]);
  return position.value;
};

/** A game in a list: its state, what it is, who plays, what happened last. */
export function GameLine({ game, systems, children }: Props) {
  const card = cardOf(systems, game.system, game.options);
  const line = useRef<HTMLLIElement>(null);
  const position = usePosition(game, line);
  const { scene, last } = position ?? {};
  const [turn] = scene?.status ?? [];
  return (
    <li ref={line} class={`card line ${game.isYourTurn ? 'waits' : ''}`}>
      {scene !== undefined && (scene.pieces.length > 0 || card === undefined) ? (
        <Picture
          key={game.id}
          name={`${game.id} ${game.movedAt}`}
          scene={() => Promise.resolve(scene)}
          class="line-picture"
        />
      ) : card ? (
        <ScenarioPicture system={game.system} card={card} class="line-picture" />
      ) : (
        <div class="picture line-picture" />
      )}
      <a class="line-words" href={hrefOf(game)}>
        <span class={`state ${game.isYourTurn ? 'now' : ''}`}>
          {stateOf(game, position, card)}{' '}
          <time class="line-time" dateTime={new Date(game.movedAt).toISOString()}>
            {agoOf(game.movedAt)}
          </time>
        </span>
        <span class="line-title">
          {game.title}
          {turn && game.status !== 'over' ? (
            <>
              {GAP}
              <span class="line-turn">{words.turn(turn.label, turn.value)}</span>
            </>
          ) : null}
        </span>
        <span class="hint">
          {seatsOf(game, card)}
          {game.isRated ? ` · ${text.ladder.tournaments.isRated}` : ''}
          {game.campaign === null ? '' : ` · ${words.battleOf(game.campaign.title)}`}
        </span>
        {game.halted === null ? null : (
          <span class="hint line-last">{saidBy(game.system, game.halted.said)}</span>
        )}
        {last === undefined ? null : <span class="hint line-last">{last}</span>}
      </a>
      {children}
    </li>
  );
}
