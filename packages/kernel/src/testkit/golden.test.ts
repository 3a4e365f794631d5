import { expect, test } from 'vitest';
import { randomCommand } from '../choices.ts';
import { Match } from '../match.ts';
import { readRecord } from '../replay.ts';
import { type GoldenDoor, type GoldenPlan, printGolden, readGolden, recordGolden } from './golden.ts';
import { divergenceFrom, faultInOlderGame } from './goldenReplay.ts';
import { newerPea, upgradingPea } from './toys/newerPea.ts';
import { type PeaGame, peaGame } from './toys/peaGame.ts';

/** Written orders of the pea: `lift 2`. */
const door = (changes: Partial<PeaGame> = {}): GoldenDoor => ({
  system: { ...peaGame, ...changes },
  orders: {
    read: (_view, _seat, text) => ({ commands: [{ type: text.slice(0, -2), cup: Number(text.at(-1)) }] }),
  },
});

/** The first order is written; Bob points at a cup and takes it back in between. */
const plan: GoldenPlan = {
  name: 'pea-1',
  options: { rounds: 3 },
  *orders(match, thoughts) {
    yield { seat: 'ann', text: 'hide 2' };
    yield { seat: 'bob', command: { type: 'point', cup: 1 } };
    match.undo('bob');
    while (match.outcome === undefined) {
      const { seat } = match.pending[0]!;
      yield { seat, command: randomCommand(peaGame, match.viewOf(seat), seat, thoughts) };
    }
  },
};
const golden = readGolden(printGolden(recordGolden(door(), plan)));

test('a golden game is stored complete, and the same rules replay it', () => {
  expect(golden).toEqual(recordGolden(door(), plan));
  expect(golden.record.log.map(({ kind }) => kind).slice(0, 4)).toEqual([
    'setup',
    'command',
    'command',
    'undo',
  ]);
  expect(golden.record.log[1]).toMatchObject({ text: 'hide 2', command: { type: 'hide', cup: 2 } });
  expect(golden.outcome?.winners).toHaveLength(1);
  expect(divergenceFrom(golden, door())).toBeUndefined();
});

test('a change of rules is reported with the line where it shows', () => {
  const { apply, check, decide } = peaGame;
  const divergenceOf = (changes: Partial<PeaGame>) => divergenceFrom(golden, door(changes));
  const luckier: PeaGame['decide'] = (...asked) =>
    decide(...asked).map((event) => (event.type === 'lifted' ? { ...event, found: !event.found } : event));
  expect(divergenceOf({ decide: luckier })).toMatch(
    /^line \d+ \(bob: lift\): 0.found: (true against false|false against true)$/,
  );
  expect(divergenceOf({ setup: () => [] })).toMatch(/^line 0 \(setup\): /);
  expect(
    divergenceOf({
      check: (view, seat, command) =>
        seat === 'bob' ? { ok: false, rule: 'PEA-09', because: 'no' } : check(view, seat, command),
    }),
  ).toMatch(/^line 2 \(bob: point\): it is no longer accepted: .*PEA-09/);
  expect(divergenceOf({ apply: (state, event) => ({ ...apply(state, event), peas: 2 }) })).toBe(
    'its log now leads to a different final state',
  );
  const irrevocable: PeaGame['decide'] = (...asked) =>
    decide(...asked).map((event) => ({ ...event, irrevocable: true as const }));
  expect(divergenceOf({ decide: irrevocable })).toMatch(/^line 0|^line 1 /);
});

test('a written order that is now read differently is reported; a new wording is not', () => {
  const other = { ...door(), orders: { read: () => ({ commands: [{ type: 'hide', cup: 3 }] }) } };
  expect(divergenceFrom(golden, other)).toBe(
    'line 1 (ann: hide): its text is read differently: cup: 2 against 3',
  );
  const chatty = door({ setup: () => [{ type: 'begun', words: 'Welcome.' } as { type: 'begun' }] });
  expect(divergenceFrom(golden, chatty)).toMatch(/^line 0 \(setup\): 0.words/);
  const withoutWords = (value: unknown) =>
    JSON.parse(JSON.stringify(value, (key, inner) => (key === 'words' ? undefined : inner)));
  expect(divergenceFrom(golden, chatty, withoutWords)).toBeUndefined();
});

test('keys in another order are the same game', () => {
  const { apply } = peaGame;
  const backwards = door({
    apply: (state, event) => Object.fromEntries(Object.entries(apply(state, event)).reverse()) as never,
  });
  expect(divergenceFrom(golden, backwards)).toBeUndefined();
});

test('a match of older rules is finished under upgrade', () => {
  expect(divergenceFrom(golden, { ...door(), system: upgradingPea })).toBeDefined();
  expect(faultInOlderGame(golden, upgradingPea)).toBeUndefined();
  const reading = readRecord(upgradingPea, golden.record);
  expect(reading).toMatchObject({ ok: true, value: { rulesVersion: 2 } });
  const loser = { ...golden, outcome: { winners: ['nobody'], reason: '', rules: [] } };
  expect(faultInOlderGame(loser, upgradingPea)).toMatch(/^it now has different winners: /);
  const stuck = { ...upgradingPea, pending: () => [] };
  expect(faultInOlderGame(golden, stuck)).toBe('nobody can act in it');
});

test('without upgrade the reader reports it instead of continuing', () => {
  const says =
    'this match was played with version 1 of the rules of The pea; this program has version 2 and cannot continue it';
  expect(readRecord(newerPea, golden.record)).toMatchObject({ ok: false, problem: says });
  expect(faultInOlderGame(golden, newerPea)).toBe(says);
  expect(() => Match.replay(newerPea, golden.record as never, null as never)).toThrow(
    'not an event of these rules',
  );
});
