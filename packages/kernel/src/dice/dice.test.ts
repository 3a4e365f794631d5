import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Dice, DieNeeded, pick, type Roll, rollSum, shuffle } from './dice.ts';
import { NamedDice } from './named.ts';
import { Recorder } from './recorder.ts';
import { dice } from './scripted.ts';
import { SeededDice, seededDice } from './seeded.ts';
import { hex, hmacSha256, sha256, utf8 } from './sha256.ts';
import { streamOf } from './stream.ts';
import { TypedInDice } from './typedIn.ts';
import { commitTo, VerifiableDice, verifyRolls } from './verifiable.ts';

const rollMany = (source: Dice, count: number, sides = 6): number[] =>
  Array.from({ length: count }, () => source.roll(sides, 'test'));

test('seeded dice: the same seed gives the same dice, another seed gives others', () => {
  expect(rollMany(seededDice('hastings'), 50)).toEqual(rollMany(seededDice('hastings'), 50));
  expect(rollMany(seededDice('hastings'), 50)).not.toEqual(rollMany(seededDice('tours'), 50));
});

test('seeded dice never change: stored games depend on exactly these numbers', () => {
  expect(rollMany(seededDice('hastings'), 20)).toMatchInlineSnapshot(`
    [
      3,
      4,
      6,
      5,
      2,
      6,
      1,
      2,
      2,
      2,
      3,
      3,
      6,
      3,
      1,
      2,
      5,
      1,
      5,
      6,
    ]
  `);
});

test('seeded dice continue from their saved state, also after a round trip through JSON', () => {
  const source = seededDice(7);
  rollMany(source, 11);
  const saved = JSON.parse(JSON.stringify(source.save()));
  const ahead = rollMany(source, 20);
  expect(rollMany(new SeededDice(saved), 20)).toEqual(ahead);
  source.restore(saved);
  expect(rollMany(source, 20)).toEqual(ahead);
});

const chiSquare = (rolls: readonly number[], sides: number): number => {
  const expected = rolls.length / sides;
  const counts = Array.from(
    { length: sides },
    (_, face) => rolls.filter((value) => value === face + 1).length,
  );
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

test('seeded and verifiable dice are fair (chi-square, 1 in 1000)', () => {
  expect(chiSquare(rollMany(seededDice('fair'), 60_000), 6)).toBeLessThan(20.5);
  expect(chiSquare(rollMany(seededDice('fair'), 60_000, 10), 10)).toBeLessThan(27.9);
  expect(chiSquare(rollMany(new VerifiableDice('fair', {}), 12_000), 6)).toBeLessThan(20.5);
});

test('scripted dice roll as written, ask for the die they lack, and refuse a face that is not on the die', () => {
  const script = dice(3, 6);
  expect(rollMany(script, 2)).toEqual([3, 6]);
  expect(() => script.roll(6, 'melee')).toThrow(DieNeeded);
  expect(() => dice(7).roll(6, 'melee')).toThrow('die 1 is written as 7, but melee rolls a d6');
  expect(dice(1, 2, 3).left).toEqual([1, 2, 3]);
});

test('[MOT-06] typed-in dice ask for the die, and accept only a number that is on it', () => {
  const typed = new TypedInDice();
  expect(() => typed.roll(6, 'rally')).toThrow('a d6 is needed: rally');
  expect(typed.enter({ sides: 6, why: 'rally' }, 7)).toBe(false);
  expect(typed.enter({ sides: 6, why: 'rally' }, 2.5)).toBe(false);
  expect(typed.enter({ sides: 6, why: 'rally' }, 5)).toBe(true);
  expect(typed.roll(6, 'rally')).toBe(5);
});

test('SHA-256 and HMAC agree with the platform on any message', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.string({ maxLength: 100 }),
      (message, key) => {
        expect(hex(sha256(utf8(message)))).toBe(createHash('sha256').update(message, 'utf8').digest('hex'));
        expect(hex(hmacSha256(utf8(key), utf8(message)))).toBe(
          createHmac('sha256', key).update(message, 'utf8').digest('hex'),
        );
      },
    ),
  );
});

const logged = (source: Dice, sides: readonly number[]): Roll[] =>
  sides.map((n, i) => ({ sides: n, why: `roll ${i}`, value: source.roll(n, `roll ${i}`) }));

test('[MOT-07] every roll of a verifiable match can be checked offline from the commitment and the seed', () => {
  const entropy = { red: 'storm', blue: 'calm' };
  const promise = { commitment: commitTo('secret'), entropy };
  const rolls = logged(new VerifiableDice('secret', entropy), [6, 6, 10, 100, 4]);
  expect(verifyRolls(promise, 'secret', rolls)).toEqual({ ok: true, rolls: 5 });
  expect(verifyRolls(promise, 'other', rolls)).toMatchObject({ ok: false });
  const forged = rolls.map((roll, i) => (i === 3 ? { ...roll, value: (roll.value % 100) + 1 } : roll));
  expect(verifyRolls(promise, 'secret', forged)).toMatchObject({
    ok: false,
    why: expect.stringContaining('roll 4'),
  });
});

test("[MOT-07] every seat's entropy counts", () => {
  const one = rollMany(new VerifiableDice('secret', { red: 'a' }), 30);
  expect(rollMany(new VerifiableDice('secret', { red: 'b' }), 30)).not.toEqual(one);
});

test('pick, shuffle and sums draw dice in a stated order', () => {
  expect(pick(dice(2), ['a', 'b', 'c'], 'one')).toBe('b');
  expect(pick(dice(), ['only'], 'one')).toBe('only');
  expect(shuffle(dice(3, 1), ['a', 'b', 'c'], 'deck')).toEqual(['c', 'a', 'b']);
  expect(rollSum(dice(3, 4), 2, 6, 'morale')).toBe(7);
});

test('dice may be forced by what they are for; the others roll at random', () => {
  const dice = new NamedDice({ 'corr:Karsk': { faces: [13, 2] } }, seededDice('rest'));
  const saved = dice.save();
  expect([dice.roll(20, 'corr:Karsk'), dice.roll(20, 'corr:Karsk')]).toEqual([13, 2]);
  expect(dice.left).toEqual([]);
  const other = dice.roll(20, 'corr:Vesper');
  dice.restore(saved);
  expect(dice.left).toEqual(['corr:Karsk']);
  expect(dice.roll(20, 'corr:Vesper')).toBe(other);
  expect(() => dice.roll(6, 'corr:Karsk')).toThrow(
    'corr:Karsk is written as 13, but a d6 is rolled (corr:Karsk)',
  );
});

test('the last forced face may repeat without end, and need not be rolled unless it is the only one', () => {
  const siege = { faces: [4, 20], repeatsLast: true };
  const dice = new NamedDice({ siege, panic: { faces: [1], repeatsLast: true } }, seededDice('rest'));
  expect(dice.left).toEqual(['siege', 'panic']);
  expect(dice.roll(20, 'siege')).toBe(4);
  expect(dice.left).toEqual(['panic']);
  expect([1, 2, 3].map(() => dice.roll(20, 'siege'))).toEqual([20, 20, 20]);
});

test('a stream rolls what its seed gives, and no other dice are affected', () => {
  const source = seededDice('match');
  const saved = source.save();
  expect(rollMany(streamOf(source, 'battle', 'Karsk'), 30)).toEqual(rollMany(seededDice('Karsk'), 30));
  expect(source.save()).toEqual(saved);
});

test('the dice of a stream may be forced in order by its name, or one by one by what each is for', () => {
  const named = new NamedDice({ battle: { faces: [3, 5] }, rally: { faces: [1] } }, seededDice('rest'));
  const recorder = new Recorder(named);
  const stream = streamOf(recorder, 'battle', 'Karsk');
  expect([stream.roll(6, 'hit'), stream.roll(20, 'rally'), stream.roll(6, 'hit')]).toEqual([3, 1, 5]);
  expect(named.left).toEqual([]);
  expect(rollMany(stream, 30)).toEqual(rollMany(seededDice('Karsk'), 30));
  expect(recorder.rolls).toEqual([]);
});
