import { accountsForAll, BATTLEFIELD, Match, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { cswPlayers } from '../csw/ai/index.ts';
import { cswDoor } from '../csw/door.ts';
import { grand } from '../grand/index.ts';
import type { GrandOrder } from '../grand/orders/orders.ts';
import { rosterIn } from '../grand/state/game.ts';
import { randomResult } from '../grand/testkit/randomResult.ts';
import { fightOut } from './fightOut.ts';
import { manyHandOvers } from './handOvers.ts';
import { afterAll, given, takeTheField } from './testkit.ts';

test('[GRD-PLY-33] [GRD-PLY-24] every unit that went in comes out in exactly one place', () => {
  const { units, faults } = manyHandOvers(60);
  expect(faults).toEqual([]);
  for (const place of ['army', 'ledger', 'lost']) expect(units[place]).toBeGreaterThan(50);
});

const BOARD = { door: cswDoor, player: cswPlayers.recruit as never };

test('[GRD-CSW-10] [GRD-CSW-36] [GRD-R-79] a battle fought out in City State Warfare comes back and is read', () => {
  for (const seed of ['field', 'wall', 'gate']) {
    const { game, order } = takeTheField(seededDice(seed));
    const { result } = fightOut(BOARD, order, seed);
    expect(accountsForAll(order, result)).toEqual({ ok: true });
    const report = grand.opensBattles?.report(result, order);
    expect(report?.seat).toBe(BATTLEFIELD);
    const after = afterAll(game, given(game, BATTLEFIELD, report?.command as GrandOrder, seededDice('back')));
    expect(rosterIn(after).fields).toEqual([]);
    expect(grand.opensBattles?.open(after)).toEqual([]);
  }
});

const wrong = (change: (result: never) => unknown, seat = BATTLEFIELD) => {
  const handed = takeTheField(seededDice('forged'));
  const result = change(randomResult(handed.game, handed.field, seededDice('result')) as never);
  return grand.check(grand.view(handed.game, seat), seat, { type: 'report', result } as GrandOrder);
};

test('[GRD-PLY-33] a forged, foreign or partial result is refused whole', () => {
  type Result = ReturnType<typeof randomResult>;
  expect(wrong((result) => result)).toEqual({ ok: true });
  expect(wrong((result: Result) => ({ ...result, battleId: 'grand-9' }))).toMatchObject({
    rule: 'GRD-PLY-33',
  });
  expect(
    wrong((result: Result) => ({
      ...result,
      fates: Object.fromEntries(Object.entries(result.fates).slice(1)),
    })),
  ).toMatchObject({ rule: 'GRD-PLY-33', because: expect.stringContaining('does not say what happened') });
  expect(
    wrong((result: Result) => ({ ...result, fates: { ...result.fates, u999: 'survived' } })),
  ).toMatchObject({ rule: 'GRD-PLY-33', because: expect.stringContaining('not in this battle') });
  expect(wrong((result: Result) => ({ ...result, turns: 99 }))).toMatchObject({ rule: 'GRD-PLY-33' });
  expect(wrong((result) => result, 'gold')).toMatchObject({ ok: false });
});

test('[GRD-R-129] nobody but the battlefield speaks for it', () => {
  const { game } = takeTheField(seededDice('speak'));
  expect(grand.check(grand.view(game, BATTLEFIELD), BATTLEFIELD, { type: 'endTurn' })).toMatchObject({
    rule: 'GRD-PLY-33',
  });
});

test('[GRD-R-125] in the set-up of a battle the clock places the rest, and a withdrawal is not undone', () => {
  const { order } = takeTheField(seededDice('clock'));
  const options = cswDoor.readOptions(order.options);
  if (!options.ok) throw new Error(options.problem);
  const match = Match.begin(cswDoor.system, options.value, seededDice('clock'));
  const [sideA] = match.pending;
  if (sideA?.standIn.type === 'chooseSideA') match.submit(sideA.seat, sideA.standIn);
  expect(match.pending[0]).toMatchObject({ seat: 'blue', standIn: { type: 'deployRest' } });
  expect(match.submit('blue', { type: 'resign' } as never).ok).toBe(true);
  expect(match.undo('blue')).toMatchObject({ ok: false });
});
