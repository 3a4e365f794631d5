import { seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { view } from '../knowledge/view.ts';
import { battle, cavalry, foot, leader, lightFoot } from '../testkit/drawn.ts';
import { Effort } from './effort.ts';
import { cswPlayers } from './index.ts';
import { candidateLines, playOutLine } from './lines.ts';
import { ATTACK } from './move/doctrine.ts';

const many = (name: string, count: number, unit: ReturnType<typeof foot>) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}${at + 1}`, unit]));

const stage = battle({
  map: { columns: 12, rows: 14 },
  step: 'move',
  phasing: 'blue',
  units: {
    ...many('h', 4, foot('blue', '0508', 'N')),
    ...many('k', 4, foot('blue', '0608', 'N')),
    ...many('c', 2, cavalry('blue', '0808', 'N')),
    l: leader('blue', '0508', 'N'),
    ...many('e', 4, lightFoot('red', '0504', 'S')),
    ...many('f', 4, lightFoot('red', '0604', 'S')),
    m: leader('red', '0504', 'S'),
  },
});
const problem = { battle: stage.battle, side: 'blue', posture: ATTACK } as const;

test("[CSW-P-13] a warlord considers the captain's plan and others that differ from it", () => {
  const lines = candidateLines(problem, seededDice(1), new Effort(stage.battle, { lines: 100 }));
  expect(lines[0].doctrine).toBe(ATTACK);
  expect(lines.length).toBeGreaterThan(2);
  const words = lines.map(({ intents }) => JSON.stringify(intents.map(({ order }) => order)));
  expect(new Set(words).size).toBe(lines.length);
});

test('the same dice give a line the same result; other dice give another', () => {
  const [line] = candidateLines(problem, seededDice(1), new Effort(stage.battle, { lines: 1 }));
  const effort = new Effort(stage.battle, { lines: 100 });
  for (const seed of ['a', 'a', 'b', 'c', 'd']) playOutLine(problem, line, seed, effort);
  expect(line.outcomes[1]).toBe(line.outcomes[0]);
  expect(new Set(line.outcomes).size).toBeGreaterThan(1);
});

test('the same budget and dice give the same plan, which names its advantage', () => {
  const thought = () => {
    const fresh = view({ ...stage.battle, setup: { ...stage.battle.setup } }, 'blue');
    return cswPlayers.warlord?.choose(fresh, 'blue', { lines: 20 }, seededDice(3));
  };
  expect(thought()).toEqual(thought());
  expect(thought()?.reasons.join()).toMatch(
    /; (this plan promises [\d.]+ points more|none of \d+ other plans)/,
  );
});

test('when time is up a warlord does at once what a captain would do', () => {
  const fresh = view({ ...stage.battle, setup: { ...stage.battle.setup } }, 'blue');
  const dice = seededDice(3);
  const hurried = cswPlayers.warlord?.choose(fresh, 'blue', { lines: 1e9, timeUp: () => true }, dice);
  const captains = cswPlayers.captain?.choose(fresh, 'blue', { lines: 1 }, seededDice(3));
  expect(hurried?.command).toEqual(captains?.command);
});
