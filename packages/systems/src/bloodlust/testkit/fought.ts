import { Match, seededDice } from '@warmoot/kernel';
import { bloodPlayers } from '../ai/index.ts';
import { bloodDoor } from '../door.ts';
import type { BloodView } from '../knowledge/view.ts';
import type { Side } from '../state/options.ts';

/** No battle takes so many orders; only players that go round in circles need them. */
const MOST_ORDERS = 3000;

/** A battle between two computers, and how it stood at its end. */
export const fought = (
  options: object,
  players: Readonly<Record<Side, string>>,
  seed: string,
): { readonly view: BloodView; readonly orders: number } => {
  const read = bloodDoor.readOptions(options);
  if (!read.ok) throw new Error(read.problem);
  const match = Match.begin(bloodDoor.system, read.value as never, seededDice(seed));
  const thoughts = seededDice(`${seed} thinks`);
  let orders = 0;
  for (let [open] = match.pending; open !== undefined; [open] = match.pending) {
    const { seat } = open;
    const player = bloodPlayers[players[seat as Side]];
    const thought = player?.choose(match.viewOf(seat) as never, seat, { lines: 200 }, thoughts);
    const answer = match.submit(seat, thought?.command as never);
    if (!answer.ok) throw new Error(JSON.stringify({ answer, command: thought?.command }));
    if (++orders > MOST_ORDERS) throw new Error('the battle goes round in circles');
  }
  return { view: match.viewOf('red') as unknown as BloodView, orders };
};
