import { expect, test } from 'vitest';
import { dice } from './dice/scripted.ts';
import { seededDice } from './dice/seeded.ts';
import { TypedInDice } from './dice/typedIn.ts';
import { commitTo, VerifiableDice, verifyRolls } from './dice/verifiable.ts';
import { jsonCopy } from './json.ts';
import { endingOf, Match, rollsOfLog } from './match.ts';
import { readRecord, standingLines, storyOf } from './replay.ts';
import { MODERATOR, SPECTATOR } from './seats.ts';
import { type PeaState, peaGame } from './testkit/toys/peaGame.ts';

const begin = (...values: number[]) => Match.begin(peaGame, { rounds: 3 }, dice(...values));
const hide = (cup: number) => ({ type: 'hide', cup }) as const;
const point = (cup: number) => ({ type: 'point', cup }) as const;
const lift = (cup: number) => ({ type: 'lift', cup }) as const;

test('an accepted command appends its events and changes the state', () => {
  const match = begin(4);
  expect(match.submit('ann', hide(2))).toEqual({ ok: true, events: [{ type: 'peaHidden', cup: 2 }] });
  expect(match.submit('bob', lift(2))).toMatchObject({
    ok: true,
    events: [{ found: true, rolls: [{ value: 4 }] }],
  });
  expect(match.state).toMatchObject({ round: 1, found: 1 });
  expect(match.log.map(({ kind }) => kind)).toEqual(['setup', 'command', 'command']);
});

test('[MOT-05] a refusal says who cannot do what, why and by which clause, and changes nothing', () => {
  const match = begin();
  const { state } = match;
  expect(match.submit('bob', lift(2))).toMatchObject({
    ok: false,
    rule: 'PEA-01',
    because: 'it is not your turn',
    says: 'Cannot lift cup 2: it is not your turn (PEA-01).',
  });
  expect(match.state).toBe(state);
  expect(match.log).toHaveLength(1);
});

test('who may act in a position is computed once, however often it is requested', () => {
  const asked: PeaState[] = [];
  const pending: typeof peaGame.pending = (state) => {
    asked.push(state);
    return peaGame.pending(state);
  };
  const match = Match.begin({ ...peaGame, pending }, { rounds: 3 }, dice());
  match.mayUndo('ann');
  match.submit('ann', hide(1));
  match.mayUndo('ann');
  expect([match.pending.length, match.waitsFor('bob')]).toEqual([1, undefined]);
  expect(asked).toHaveLength(2);
  match.undo('ann');
  expect(match.pending).toEqual(peaGame.pending(match.state));
});

test('[MOT-01] no command is accepted after the end', () => {
  const match = begin(6, 6, 6);
  for (let round = 0; round < 3; round++) {
    match.submit('ann', hide(1));
    match.submit('bob', lift(1));
  }
  expect(match.outcome?.winners).toEqual(['bob']);
  expect(match.submit('ann', hide(1))).toMatchObject({ ok: false, rule: 'MOT-01' });
});

test('[MOT-01] a resignation ends the match for good, though no dice or secrets were involved', () => {
  const resigned = { winners: ['ann'], reason: 'Bob resigned', rules: [] };
  const game = { ...peaGame, outcome: (state: PeaState) => (state.pointedAt === 3 ? resigned : undefined) };
  const match = Match.begin(game, { rounds: 3 }, dice());
  match.submit('ann', hide(1));
  match.submit('bob', point(1));
  expect(match.mayUndo('bob')).toEqual({ ok: true });
  match.submit('bob', point(3));
  expect(match.mayUndo('bob')).toMatchObject({ ok: false, rule: 'MOT-01' });
  expect(match.undo('bob')).toMatchObject({ ok: false, rule: 'MOT-01' });
  expect(match.outcome).toEqual(resigned);
});

test('[MOT-02] only seats may give commands', () => {
  const match = begin();
  for (const seat of [SPECTATOR, MODERATOR, 'eve'])
    expect(match.submit(seat, hide(1))).toMatchObject({ ok: false, rule: 'MOT-02' });
});

test("[MOT-03] undo takes back the seat's own commands one by one, until dice are rolled", () => {
  const match = begin(5);
  match.submit('ann', hide(1));
  const hidden = match.state;
  match.submit('bob', point(1));
  const pointed = match.state;
  match.submit('bob', point(3));
  expect(match.undo('ann')).toMatchObject({ ok: false, rule: 'MOT-03' });
  expect(match.undo('bob').ok).toBe(true);
  expect(match.state).toEqual(pointed);
  expect(match.undo('bob').ok).toBe(true);
  expect(match.state).toEqual(hidden);
  match.submit('bob', lift(1));
  expect(match.undo('bob')).toMatchObject({ ok: false, rule: 'MOT-03' });
});

test('[MOT-03] a seat cannot undo once another seat has acted', () => {
  const match = begin();
  match.submit('ann', hide(1));
  match.submit('bob', point(1));
  match.undo('bob');
  expect(match.undo('ann')).toMatchObject({ ok: false, rule: 'MOT-03' });
});

test('[MOT-03] nobody can undo while several seats act at the same time, so nobody learns who has acted', () => {
  const together = {
    ...peaGame,
    pending: (state: Parameters<typeof peaGame.pending>[0]) =>
      peaGame
        .pending(state)
        .flatMap((open) => [open, { ...open, seat: open.seat === 'ann' ? 'bob' : 'ann' } as typeof open]),
  };
  const match = Match.begin(together, { rounds: 3 }, dice());
  match.submit('ann', hide(1));
  expect(match.mayUndo('ann')).toMatchObject({ ok: false, rule: 'MOT-03' });
});

const inSecret = {
  ...peaGame,
  pending: (state: Parameters<typeof peaGame.pending>[0]) =>
    peaGame.pending(state).map((open) => ({ ...open, openTo: 'owner' as const })),
};

test('[MOT-03] nobody can undo while a secret decision is open, so nobody learns of it', () => {
  const match = Match.begin(inSecret, { rounds: 3 }, dice());
  const nothingYet = match.mayUndo('ann');
  match.submit('ann', hide(1));
  match.submit('bob', point(1));
  expect(nothingYet).toMatchObject({ ok: false, rule: 'MOT-03' });
  expect([match.mayUndo('ann'), match.mayUndo('bob')]).toEqual([nothingYet, nothingYet]);
});

test('[MOT-04] a batch that must wait for others does not name seats with a secret decision', () => {
  const match = Match.begin(inSecret, { rounds: 3 }, dice(1));
  match.submit('ann', hide(1));
  expect(match.submitAll('bob', [point(1), lift(2), point(2)])).toMatchObject({
    done: 2,
    stopped: { waitingFor: [] },
  });
});

test('[MOT-03] an irrevocable event ends undo', () => {
  const irrevocableGame = {
    ...peaGame,
    decide: (...args: Parameters<typeof peaGame.decide>) =>
      peaGame.decide(...args).map((event) => ({ ...event, irrevocable: true as const })),
  };
  const match = Match.begin(irrevocableGame, { rounds: 3 }, dice());
  match.submit('ann', hide(1));
  expect(match.mayUndo('ann')).toMatchObject({ ok: false, rule: 'MOT-03' });
});

test('[MOT-04] a batch stops at the first refusal', () => {
  const match = begin(1);
  match.submit('ann', hide(1));
  expect(match.submitAll('bob', [point(1), point(7), point(2)])).toMatchObject({
    done: 1,
    stopped: { rule: 'PEA-03' },
  });
  expect(match.state.pointedAt).toBe(1);
});

test('[MOT-04] a batch stops when another seat must act', () => {
  const match = begin(1);
  match.submit('ann', hide(1));
  expect(match.submitAll('bob', [point(1), lift(2), point(2)])).toMatchObject({
    done: 2,
    stopped: { waitingFor: ['ann'] },
  });
});

test('[MOT-06] with typed-in dice a command waits for its die and is then sent again', () => {
  const typed = new TypedInDice();
  const match = Match.begin(peaGame, { rounds: 3 }, typed, { source: 'typed in' });
  match.submit('ann', hide(1));
  const waiting = match.submit('bob', lift(1));
  expect(waiting).toEqual({ ok: false, needs: { sides: 6, why: 'nerve' } });
  expect(match.log).toHaveLength(2);
  typed.enter({ sides: 6, why: 'nerve' }, 6);
  expect(match.submit('bob', lift(1))).toMatchObject({ ok: true, events: [{ found: true }] });
});

test('[MOT-05] a defect in decide leaves state, log and dice unchanged', () => {
  const faulty = {
    ...peaGame,
    decide: (...[state, seat, command, source]: Parameters<typeof peaGame.decide>) => {
      const events = peaGame.decide(state, seat, command, source);
      if (command.cup === 3) throw new Error('defect');
      return events;
    },
  };
  const source = seededDice('defect');
  const match = Match.begin(faulty, { rounds: 3 }, source);
  match.submit('ann', hide(1));
  const saved = source.save();
  expect(() => match.submit('bob', lift(3))).toThrow('defect');
  expect(source.save()).toEqual(saved);
  expect(match.log).toHaveLength(2);
});

test('a record replays to the same match, including undo, through JSON and without dice', () => {
  const match = begin(4, 1);
  match.submit('ann', hide(2));
  match.submit('bob', point(1));
  match.undo('bob');
  match.submit('bob', lift(2));
  match.submit('ann', hide(3));
  const record = jsonCopy(match.record());
  expect(record).toMatchObject({ format: 'warmoot-match/1', system: 'pea', rulesVersion: 1 });
  const again = Match.replay(peaGame, record, dice(1));
  expect(again.state).toEqual(match.state);
  expect(storyOf(again, 'bob')).toEqual(storyOf(match, 'bob'));
  expect(again.submit('bob', lift(3))).toEqual(match.submit('bob', lift(3)));
});

test('a record of other rules is refused with an explanation', () => {
  const record = jsonCopy(begin().record());
  expect(readRecord(peaGame, 'nonsense')).toMatchObject({ ok: false });
  expect(readRecord(peaGame, { ...record, system: 'csw' })).toMatchObject({
    problem: 'this is a match of csw, not pea',
  });
  expect(readRecord(peaGame, { ...record, rulesVersion: 9 })).toMatchObject({ ok: false });
  const newer = { ...peaGame, rulesVersion: 2 };
  expect(readRecord(newer, record)).toMatchObject({
    problem:
      'this match was played with version 1 of the rules of The pea; this program has version 2 and cannot continue it',
  });
});

test("a seat's story contains only what the seat may know", () => {
  const match = begin();
  match.submit('ann', hide(2));
  expect(storyOf(match, 'ann')).toEqual([{ text: 'You hide it under 2.' }]);
  expect(storyOf(match, SPECTATOR)).toEqual([{ text: 'Ann hides it.' }]);
});

test('[MOT-07] a finished verifiable match can be checked from its record alone', () => {
  const entropy = { ann: 'x', bob: 'y' };
  const promise = { commitment: commitTo('seed'), entropy };
  const match = Match.begin(peaGame, { rounds: 3 }, new VerifiableDice('seed', entropy), {
    source: 'verifiable',
    ...promise,
  });
  for (let round = 0; round < 3; round++) {
    match.submit('ann', hide(1));
    match.submit('bob', lift(1));
  }
  const rolls = rollsOfLog(match.record().log);
  expect(verifyRolls(promise, 'seed', rolls)).toEqual({ ok: true, rolls: 3 });
});

test('[MOT-06] a set-up that still waits for a die leaves the dice unchanged', () => {
  const rolling = {
    ...peaGame,
    setup: (_: unknown, source: { roll(sides: number, why: string): number }) => {
      source.roll(6, 'who hides');
      source.roll(6, 'who seeks');
      return [{ type: 'begun' as const }];
    },
  };
  const script = dice(4);
  expect(() => Match.begin(rolling, { rounds: 3 }, script)).toThrow('a d6 is needed: who seeks');
  expect(script.left).toEqual([4]);
});

const roundsPlayed = (...values: number[]) => {
  const match = begin(...values);
  for (let round = 1; round <= 2; round++) {
    match.submit('ann', hide(1));
    match.submit('bob', lift(1));
  }
  return match; // lines: set-up, hide, lift, hide, lift
};

test('[MOT-13] a takeback returns to an earlier position, even past dice and revealed secrets', () => {
  const match = roundsPlayed(4, 5, 6);
  const after = match.stateAfter(2);
  expect(match.takeBack('bob', 2, ['ann'])).toEqual({ ok: true });
  expect(match.state).toEqual(after);
  expect(match.log.at(-1)).toEqual({ kind: 'takeback', seat: 'bob', to: 2, agreed: ['ann'] });
  expect(match.log).toHaveLength(6);
  expect(match.mayUndo('ann').ok).toBe(false);
  expect(standingLines(match.log).map(({ line }) => line)).toEqual([1, 2]);
});

test('[MOT-13] a roll that was taken back is not repeated: the dice go on', () => {
  const match = roundsPlayed(4, 5, 6);
  match.takeBack('bob', 2, ['ann']);
  expect(match.submit('bob', lift(1))).toMatchObject({ events: [{ rolls: [{ value: 6 }] }] });
  const rolls = rollsOfLog(match.log);
  expect(rolls.map(({ value }) => value)).toEqual([4, 5, 6]);
});

test('[MOT-13] takebacks may be taken back, and the record replays to the same match', () => {
  const match = roundsPlayed(4, 5, 1);
  const then = match.state;
  match.takeBack('bob', 2, ['ann']);
  match.submit('bob', lift(1));
  match.takeBack('ann', 5, ['bob']);
  expect(match.state).toEqual(then);
  const again = Match.replay(peaGame, jsonCopy(match.record()), dice());
  expect(again.state).toEqual(then);
  expect(storyOf(again, 'bob')).toEqual(storyOf(match, 'bob'));
});

test('[MOT-13] a takeback cannot go back before the set-up, nor forward past the last line', () => {
  const match = roundsPlayed(4, 5);
  for (const to of [0, 5, 6, 1.5])
    expect(match.takeBack('bob', to, ['ann'])).toMatchObject({ ok: false, rule: 'MOT-13' });
  expect(match.log).toHaveLength(5);
});

test('[MOT-13] a match that begins in the middle of a log goes back with the state it is given', () => {
  const whole = roundsPlayed(4, 5);
  const late = Match.from(peaGame, { rounds: 3 }, whole.state, dice(), 5);
  expect(late.stateAfter(2)).toBeUndefined();
  expect(() => late.takeBack('bob', 2, ['ann'])).toThrow('line 2 is before the start of this log');
  expect(late.takeBack('bob', 2, ['ann'], whole.stateAfter(2)).ok).toBe(true);
  expect(late.state).toEqual(whole.stateAfter(2));
  expect(late.lines).toBe(6);
});

test('[MOT-14] the players may end a match themselves, for good', () => {
  const match = roundsPlayed(4, 5);
  expect(match.end('bob', 'agreed', [], ['ann'])).toEqual({ ok: true });
  expect(match.outcome).toMatchObject({
    winners: [],
    reason: 'The players agreed on a draw.',
    rules: ['MOT-14'],
  });
  expect(match.pending).toEqual([]);
  expect(match.submit('ann', hide(1))).toMatchObject({ ok: false, rule: 'MOT-01' });
  expect(match.takeBack('bob', 2, ['ann'])).toMatchObject({ ok: false, rule: 'MOT-01' });
  expect(match.end('bob', 'agreed', [], ['ann'])).toMatchObject({ ok: false, rule: 'MOT-01' });
  const again = Match.replay(peaGame, jsonCopy(match.record()), dice());
  expect(again.outcome).toEqual(match.outcome);
});

test('[MOT-14] the end of a match names the sides as sentences do, with their article', () => {
  const sides = () => [
    { seat: 'ann', name: 'Normans', spoken: 'the Normans' },
    { seat: 'bob', name: 'English', spoken: 'the English' },
  ];
  const endOf = (how: 'agreed' | 'resigned', winners: readonly string[]) =>
    endingOf({ sides }, {}, { kind: 'end', seat: 'bob', how, winners, agreed: [] }).reason;
  expect(endOf('resigned', ['ann'])).toBe('The English resigned.');
  expect(endOf('agreed', ['ann'])).toBe('The players agreed on a victory for the Normans.');
});

test('[MOT-14] an agreed end names winners who have a seat', () => {
  const match = roundsPlayed(4, 5);
  expect(match.end('bob', 'agreed', ['eve'], ['ann'])).toMatchObject({ ok: false, rule: 'MOT-14' });
  match.end('bob', 'resigned', ['ann'], []);
  expect(match.outcome).toMatchObject({ winners: ['ann'], reason: 'Bob resigned.', rules: ['MOT-14'] });
});
