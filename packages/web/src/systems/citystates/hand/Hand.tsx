import type { Card } from '@warmoot/kernel';
import { nationsOf } from '@warmoot/systems/citystates/scene';
import { shownPanel } from '../../../match/panels/shown.ts';
import type { Session } from '../../../match/play/session.ts';
import { sentence } from '../../../text/sentence.ts';
import { FirstSteps } from '../FirstSteps.tsx';
import { FigureIcon } from '../icons.tsx';
import { hand as words } from '../text/index.ts';
import { gameOf } from '../view.ts';
import { Medallion } from './Medallion.tsx';
import './Hand.css';

/** On a phone the hand is in the sheet: the map needs the room above the prompt. */
export const isPhone = (): boolean => matchMedia('(max-width: 700px)').matches;

/** The hand as a tab of the sheet, with the hints. */
export function HandPanel({ session }: { readonly session: Session }) {
  return (
    <>
      <FirstSteps session={session} />
      <Hand session={session} />
    </>
  );
}

/** The rows of cards that this hand shows. */
export const HAND_ROWS: readonly string[] = ['encounter', 'characters', 'artifacts'];

/** The player's Characters and Artifacts, the encounter card, and the purse. */
export function Hand({ session }: { readonly session: Session }) {
  const rows = (session.scene.value?.cards ?? []).filter(({ id }) => HAND_ROWS.includes(id));
  if (!session.isAtTable.value || rows.length === 0) return null;
  return (
    <section class="cst-hand" aria-label={words.label}>
      {rows.flatMap(({ id, cards }) =>
        cards.map((card) => <HandCard key={card.id} session={session} card={card} row={id} />),
      )}
      <Purse session={session} />
    </section>
  );
}

interface CardProps {
  readonly session: Session;
  readonly card: Card;
  readonly row: string;
}

function HandCard({ session, card, row }: CardProps) {
  const isPicked = session.picked.value.includes(card.id);
  const [title, ...rest] = (card.text ?? '').split(' · ');
  return (
    <button
      type="button"
      class="cst-card"
      data-card={card.id}
      data-row={row}
      aria-pressed={isPicked}
      onClick={() => {
        if (!isPicked) shownPanel.value = 'about'; // unless the system opens a tab of its own for it
        session.pick(isPicked ? [] : [card.id]);
      }}
    >
      <Medallion session={session} symbol={card.symbol ?? 'crown'} />
      <b>{sentence(card.name ?? '')}</b>
      <span>{title}</span>
      <span class="cst-card-rest">{rest.join(' · ')}</span>
    </button>
  );
}

function Purse({ session }: { readonly session: Session }) {
  const game = gameOf(session);
  const own = game && nationsOf(game).all.find(({ seat }) => seat === session.seat);
  if (own === undefined) return null;
  return (
    <button type="button" class="cst-purse" onClick={() => (shownPanel.value = 'own-purse')}>
      <FigureIcon name="gold" />
      <b>{own.gold}</b> <span>{words.gold}</span>
      <span class="cst-card-rest">{words.income(own.expected)}</span>
    </button>
  );
}
