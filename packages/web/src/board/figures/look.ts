import type { Bases } from '@warmoot/kernel';
import type { Player } from '../../theme/index.ts';

/** How the figures of one body look. */
export interface FigureLook {
  readonly player: Player;
  readonly traits: ReadonlySet<string>;
  readonly flesh: Flesh;
  /** Tells neighbours apart: cloaks and coats change from figure to figure. */
  readonly nth: number;
}

interface Flesh {
  readonly skin: string;
  readonly hair: string;
  readonly metal: string;
}

const FLESH: Readonly<Record<string, Flesh>> = {
  elf: { skin: '#E9C7A0', hair: '#E8D48A', metal: '#D5DAD8' },
  orc: { skin: '#7E9A55', hair: '#4F6A38', metal: '#8C8A84' },
  dwarf: { skin: '#D9A87C', hair: '#B4612E', metal: '#C4C1B8' },
  lizard: { skin: '#86A35C', hair: '#5E7F3E', metal: '#B9B48E' },
  undead: { skin: '#E6E0CC', hair: '#CFC7AC', metal: '#9A9A90' },
};
const HUMAN: Flesh = { skin: '#E2B993', hair: '#6B4A2E', metal: '#CBCDCE' };

export const lookOf = ({ traits }: Bases, player: Player): FigureLook => ({
  player,
  traits: new Set(traits),
  flesh: FLESH[traits.find((trait) => trait in FLESH) ?? ''] ?? HUMAN,
  nth: 0,
});

/** Cream on a dark field, dark on a light one. */
export const shieldOf = ({ player }: FigureLook): string =>
  player.symbol === '#FFF8E6' ? '#F4E9CB' : '#3A3026';
