import { Match, MODERATOR, ScriptedDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { cswDoor } from './door.ts';

const GIVEN = {
  units: {
    'Medium Cavalry 1': { type: 'MC', side: 'blue', at: '0408', facing: 'N' },
    Harold: { type: 'W2', side: 'blue', at: '0508', facing: 'N' },
    'Heavy Foot 1': { type: 'HF', side: 'red', at: '0402', facing: 'S' },
  },
};

const opened = () => {
  const position = cswDoor.readPosition(GIVEN);
  if (!position.ok) throw new Error(position.problem);
  const { options, state } = position.value;
  return Match.from(cswDoor.system, options, state, new ScriptedDice([]));
};

test('[CSW-P-17] a position is read, takes an order by name, and prints in the same words', () => {
  const match = opened();
  const written = { type: 'move', units: ['Medium Cavalry 1'], path: ['0407', '0406'] };
  const order = cswDoor.readCommand(written, match.state);
  if (!order.ok) throw new Error(order.problem);
  const answer = match.submit('blue', order.value);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  expect(answer.events.map((event) => cswDoor.showEvent?.(event, match.state))).toMatchObject([
    { type: 'unitsMoved', units: ['Medium Cavalry 1'], path: ['0407', '0406'], facing: 'N' },
  ]);
  expect(cswDoor.showPosition(match.state, MODERATOR)).toMatchObject({
    units: { 'Medium Cavalry 1': { at: '0406', movedThisTurn: true }, Harold: { at: '0508' } },
  });
});

test('[CSW-P-16] an order for the wrong side is refused with its clause, and nothing changes', () => {
  const match = opened();
  const before = match.state;
  const order = cswDoor.readCommand({ type: 'turn', hex: '0402', facing: 'N' }, match.state);
  expect(order.ok && match.submit('red', order.value)).toMatchObject({
    ok: false,
    rule: expect.stringMatching(/^CSW-/),
  });
  expect(match.state).toBe(before);
});

test('the same door reads options', () => {
  expect(cswDoor.readOptions({ scenario: 'hastings' })).toMatchObject({ ok: true });
  expect(cswDoor.readOptions({ scenario: 'agincourt' })).toMatchObject({ ok: false, at: ['scenario'] });
});

test.each([
  [{ type: 'move', units: [0], path: Array(201).fill('0407') }, 'a path has at most 200 steps'],
  [{ type: 'dig', unit: 0, path: Array(201).fill('0407') }, 'a path has at most 200 steps'],
  [{ type: 'attack', units: Array(501).fill(0), hex: '0402' }, 'an order names at most 500 units'],
  [{ type: 'payBonus', company: 'x'.repeat(201), pay: true }, 'a name has at most 200 characters'],
])('an order longer than any move is refused at the door (%#)', (order, problem) => {
  expect(cswDoor.readCommand(order)).toMatchObject({
    ok: false,
    problem: expect.stringContaining(problem),
  });
});
