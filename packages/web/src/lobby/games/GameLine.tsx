import type { MatchListed } from '@warmoot/server/wire';
import type { ComponentChildren } from 'preact';
import { text } from '../../text/en.ts';
import { ScenarioPicture } from '../picture/ScenarioPicture.tsx';
import { cardOf, type ScenarioCard, type SystemOnShelf } from '../shelf.ts';

interface Props {
  readonly game: MatchListed;
  readonly systems: readonly SystemOnShelf[];
  /** What can be done with it besides opening it. */
  readonly children?: ComponentChildren;
}

const words = text.lobby.game;

const hrefOf = ({ id, status }: MatchListed): string =>
  status === 'gathering' ? `/matches/${id}/wait` : `/matches/${id}`;

const stateOf = (game: MatchListed): string => {
  if (game.status === 'playing') return game.isYourTurn ? words.yourMove : words.theirMove;
  if (game.status === 'gathering') return words.seatsOpen(game.chairs.filter(({ isOpen }) => isOpen).length);
  return words.states[game.status];
};

const sideName = (card: ScenarioCard | undefined, seat: string): string =>
  card?.sides.find((side) => side.seat === seat)?.name ?? text.lobby.seat(seat);

/** `Normans: you. English: captain.` */
const chairsOf = ({ chairs, yours }: MatchListed, card: ScenarioCard | undefined): string =>
  chairs
    .map(({ seat, name, bot, isOpen }) => {
      const who = yours.includes(seat) ? words.you : isOpen ? words.nobody : (name ?? words.bot(bot ?? ''));
      return `${sideName(card, seat)}: ${who}`;
    })
    .join(', ');

/** A game in a list: how it stands, what it is, who plays. */
export function GameLine({ game, systems, children }: Props) {
  const card = cardOf(systems, game.system, game.options);
  return (
    <li class={`card line ${game.isYourTurn ? 'waits' : ''}`}>
      {card ? (
        <ScenarioPicture system={game.system} card={card} class="line-picture" />
      ) : (
        <div class="picture line-picture" />
      )}
      <a class="line-words" href={hrefOf(game)}>
        <span class={`state ${game.isYourTurn ? 'now' : ''}`}>{stateOf(game)}</span>
        <span class="line-title">{game.title}</span>
        <span class="hint">{chairsOf(game, card)}</span>
      </a>
      {children}
    </li>
  );
}
