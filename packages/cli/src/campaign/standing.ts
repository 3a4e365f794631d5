import { join } from 'node:path';
import type { Folder } from './folder.ts';

/** How the campaign stands, in a line. */
export const standingLine = ({ match, path }: Folder): string => {
  const { turn, window, step, empires } = match.state;
  if (match.outcome !== undefined) return `The campaign is over: ${match.outcome.reason}.`;
  const asked = window?.asked.map((id) => empires[id]!.name).join(', ') ?? 'nobody';
  return `Turn ${turn}: ${window?.name ?? step} (${asked}). Orders go into ${join(path, 'orders')}.`;
};
