import { join } from 'node:path';
import type { Folder } from './folder.ts';

/** Windows whose answers have no subcommand of their own. */
const NEEDS_ANSWER = ['patrol', 'city'];
const SET_UP = ['plan', 'placement', 'muster'];

/** What the referee does next in each window. */
const nextIn = (window: string | undefined, path: string): string => {
  if (window === 'intents')
    return `Declare their intents with "warmoot campaign intent ${path} EMPIRE LINES"; then run "turn".`;
  if (window === 'battles') return `"warmoot campaign battle ${path}" lists them; then run "turn".`;
  if (window !== undefined && SET_UP.includes(window))
    return `"warmoot campaign set-up ${path} EMPIRE" shows what is asked; then run "turn".`;
  if (window !== undefined && NEEDS_ANSWER.includes(window))
    return `Answer with "warmoot campaign give ${path} EMPIRE JSON"; then run "turn", which uses defaults for the rest.`;
  return window === 'diplomacy' || window === 'orders'
    ? `Put the orders into ${join(path, 'orders')}.`
    : 'Run "turn" to continue.';
};

/** The present state of the campaign, in one line. */
export const statusLine = ({ match, path }: Folder): string => {
  const { turn, window, step, empires } = match.state;
  if (match.outcome !== undefined) return `The campaign is over: ${match.outcome.reason}.`;
  const asked = window?.asked.map((id) => empires[id]!.name).join(', ') ?? 'nobody';
  return `Turn ${turn}: ${window?.name ?? step} (${asked}). ${nextIn(window?.name, path)}`;
};
