import { Match, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { bloodDoor } from '../door.ts';
import type { BloodView } from '../knowledge/view.ts';
import { SCENARIOS } from '../scenarios/index.ts';
import { bloodPlayers } from './index.ts';

const first = SCENARIOS.find(({ id }) => id === 'first')?.options as object;
const ORDERS = ['ALTERNATING', 'SIMULTANEOUS', 'CARD'] as const;

/** A battle of two computers; how many orders it took. */
const fought = (options: object, names: Readonly<Record<string, string>>) => {
  const read = bloodDoor.readOptions(options);
  if (!read.ok) throw new Error(read.problem);
  const match = Match.begin(bloodDoor.system, read.value as never, seededDice('a battle'));
  const thoughts = seededDice('thoughts');
  let orders = 0;
  for (let [open] = match.pending; open !== undefined; [open] = match.pending) {
    const { seat } = open;
    const player = bloodPlayers[names[seat] as string];
    const thought = player?.choose(match.viewOf(seat) as never, seat, { lines: 200 }, thoughts);
    const answer = match.submit(seat, thought?.command as never);
    if (!answer.ok) throw new Error(JSON.stringify({ answer, command: thought?.command }));
    if (++orders > 2000) throw new Error('the battle goes round in circles');
  }
  return { match, orders };
};

test.each(ORDERS)('[BLD-PLY-13] two computers fight to the end in %s order', (order) => {
  const { match } = fought({ ...first, order }, { red: 'conqueror', blue: 'marshal' });
  const { end, lost, turn } = match.viewOf('red') as unknown as BloodView;
  expect(end).not.toBeNull();
  expect(turn).toBeGreaterThan(1);
  expect(lost.length).toBeGreaterThan(0);
});
