import { z } from 'zod';

const HexIdText = z.string().regex(/^\d{4}$/, 'a hex id has four digits, such as "0403"');

const Hide = z.strictObject({ type: z.literal('hide'), at: HexIdText });
const Move = z.strictObject({ type: z.literal('move'), band: z.string(), to: HexIdText });
const Attack = z.strictObject({ type: z.literal('attack'), band: z.string(), target: z.string() });
const EndTurn = z.strictObject({ type: z.literal('endTurn') });
const Resign = z.strictObject({ type: z.literal('resign') });

export const PracticeCommand = z.discriminatedUnion('type', [Hide, Move, Attack, EndTurn, Resign]);
export type PracticeCommand = z.infer<typeof PracticeCommand>;
