import { z } from 'zod';

const Spot = z.strictObject({
  x: z.int(),
  y: z.int(),
  heading: z.int().min(0).max(359),
});
const CardNumber = z.int().min(1).max(99);

export const MarketCommand = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('drive'), to: Spot }),
  z.strictObject({ type: z.literal('sell'), card: CardNumber }),
  z.strictObject({ type: z.literal('endTurn') }),
  z.strictObject({ type: z.literal('offer'), card: CardNumber, to: z.string() }),
  z.strictObject({ type: z.literal('accept'), from: z.string(), card: CardNumber }),
  z.strictObject({ type: z.literal('decline'), from: z.string() }),
]);
export type MarketCommand = z.infer<typeof MarketCommand>;
