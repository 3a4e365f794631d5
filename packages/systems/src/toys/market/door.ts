import { z } from 'zod';
import type { ScenarioCard, SystemDoor } from '../../door.ts';
import { readerOf } from '../../schemaFault.ts';
import { readPosition, showPosition } from './casebook.ts';
import { MarketCommand } from './commands.ts';
import { CARTERS, COINS } from './data.ts';
import { market } from './index.ts';
import type { MarketView } from './knowledge.ts';
import { carterOf, coinsOf } from './state.ts';

const Options = z.strictObject({ players: z.int().min(2).max(CARTERS.length).default(2) });

const scenario = (id: string, name: string, players: number): ScenarioCard => ({
  id,
  name,
  about: `${players} carters drive to the cross, sell their wares and trade what they hold.`,
  options: { players },
  sides: CARTERS.slice(0, players).map(({ seat, name, colour }) => ({ seat, name, colour, units: 1 })),
  victory: 'Most coins after four rounds (MKT-END-01).',
});

/** A card still has to be carried to the cross: it counts half of what it earns. */
const HELD = 0.5;

/** Coins, and the cards in hand or held out to others. */
const evaluate = (view: MarketView, seat: string) => {
  const own = carterOf(view, seat);
  if (own === undefined) return { coins: 0, cards: 0 };
  const offered = view.offers.filter(({ from }) => from === seat).map(({ card }) => card);
  const held = [...own.hand, ...offered].reduce((sum, card) => sum + (card === null ? 0 : COINS[card]), 0);
  return { coins: coinsOf(own), cards: held * HELD };
};

export const marketDoor: SystemDoor = {
  system: market,
  readOptions: readerOf(Options),
  readCommand: readerOf(MarketCommand),
  readPosition,
  showPosition,
  mind: { evaluate },
  scenarios: [scenario('two', 'Two carters', 2), scenario('fair', 'The great fair', CARTERS.length)],
};
