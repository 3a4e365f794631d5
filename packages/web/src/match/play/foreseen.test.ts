import { Match, seededDice } from '@warmoot/kernel';
import { SYSTEMS } from '@warmoot/systems';
import { expect, test } from 'vitest';
import { foreseen } from './foreseen.ts';

/** The first Red recruit phase of a small game, as Red sees it. */
const recruiting = async () => {
  const { system } = await SYSTEMS.find(({ id }) => id === 'citystates')!.load();
  const match = Match.begin(system, { players: 3, forces: 'readyMade' }, seededDice('levy'));
  while (match.pending[0]?.task !== 'recruit')
    match.submit(match.pending[0]!.seat, match.pending[0]!.standIn);
  return { system, match };
};

test('a purchase is tried out before it is made: the rules count what was chosen so far', async () => {
  const { system, match } = await recruiting();
  const view = match.viewOf('red');
  const place = [...system.subjects(view, 'red')].find((subject) => subject.includes(',')) as string;
  const levy = { type: 'recruit', place, unit: 'Caravan' };
  const most = [0, 1, 2, 3, 4, 5].findIndex(
    (count) => !system.check(foreseen(system, view, 'red', Array(count).fill(levy)) as never, 'red', levy).ok,
  );
  expect([2, 4]).toContain(most); // CST-ECO-06: a Town raises two, a City four
  for (let count = 0; count < most; count++) expect(match.submit('red', levy).ok).toBe(true);
  expect(match.submit('red', levy).ok).toBe(false);
  expect(foreseen(system, view, 'red', [])).toBe(view);
});
