/** `reports/chronicle.txt`: what everybody has read, turn by turn. It holds nothing that is not public. */
import { eventsIn } from '@warmoot/kernel';
import type { Folder } from './folder.ts';

interface Entry {
  readonly turn: number;
  readonly text: string;
}

/** A turn that was rolled back is told as it was carried out in the end. */
const entriesOf = ({ match }: Folder): Entry[] => {
  let entries: Entry[] = [];
  let turn = 0;
  let atLock = 0;
  for (const event of match.log.flatMap((item) => eventsIn(item))) {
    turn = event.change?.set?.turn ?? turn;
    if (event.type === 'ordersLocked') atLock = entries.length;
    if (event.type === 'reportsTakenBack') entries = entries.slice(0, atLock);
    for (const { to, text } of event.told ?? []) if (to === 'all') entries.push({ turn, text });
  }
  return entries;
};

export const chronicleOf = (folder: Folder): string => {
  const entries = entriesOf(folder);
  const turns = [...new Set(entries.map(({ turn }) => turn))];
  return turns
    .map((turn) =>
      [
        turn === 0 ? 'Before the first turn' : `Turn ${turn}`,
        ...entries.filter((entry) => entry.turn === turn).map(({ text }) => `  ${text}`),
        '',
      ].join('\n'),
    )
    .join('\n');
};
