import type { Card, CardRow } from '@warmoot/kernel';
import type { PieceCodes } from './board/pieceCodes.ts';

/** `C1 wool (1 coin)`; a card that is face down has no text. */
const faceText = (card: Card, codes: PieceCodes): string => {
  const name = `${codes.ofCard(card)} ${card.name}`;
  return card.text === undefined ? name : `${name} (${card.text})`;
};

const backsText = (count: number): string => (count === 1 ? '1 card face down' : `${count} cards face down`);

/** `Your hand: C1 wool (1 coin), C2 silk (5 coins)`; others show their backs: `Hand of Beech: 3 cards face down`. */
export const cardRowText = ({ title, cards }: CardRow, codes: PieceCodes): string => {
  const open = cards.filter(({ name }) => name !== undefined);
  const backs = cards.length - open.length;
  const parts = [...open.map((card) => faceText(card, codes)), ...(backs > 0 ? [backsText(backs)] : [])];
  return `  ${title}: ${parts.length === 0 ? 'none' : parts.join(', ')}`;
};
