import { Match, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import type { CswEvent } from '../../engine/events.ts';
import { csw } from '../../index.ts';
import { readOptions } from '../../scenarios/options.ts';
import { readBattleEnd } from './readBattleEnd.ts';

const options = readOptions({
  modules: ['undead', 'mercenaries', 'dismounting'],
  battle: {
    campaign: true,
    blue: {
      army: [
        { code: 'HF', count: 2 },
        { code: 'LC', count: 2 },
        { code: 'AF', undead: true },
        { code: 'W2' },
      ],
    },
    red: { army: [{ code: 'CT', company: 'Free Lances' }, { code: 'W1' }] },
  },
});
if (!options.ok) throw new Error(options.problem);

const [HF1, HF2, LC1, LC2, AF, W2, CT, W1] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const RULES = { rules: ['CSW-CBT-04'] };
const falls = (unit: number, cell: number): CswEvent => ({
  type: 'unitEliminated',
  unit,
  cell,
  why: 'a loss',
  ...RULES,
});
const step = (name: 'meleeResolve' | 'meleeMorale'): CswEvent => ({
  type: 'stepBegun',
  step: name,
  ...RULES,
});
const over = (winner: 'blue' | 'red' | null): CswEvent => ({
  type: 'battleEnded',
  winner,
  reason: 'it is over',
  ...RULES,
});

/** The record of a match with these events. */
const recordOf = (...events: readonly CswEvent[]) => {
  const record = Match.begin(csw, options.value, seededDice('1')).record();
  const happened = { kind: 'command', seat: 'blue', command: { type: 'done' }, events } as const;
  return { ...record, log: [...record.log, happened] };
};
const ended = (...events: readonly CswEvent[]) => {
  const reading = readBattleEnd(recordOf(...events));
  if (!reading.ok) throw new Error(reading.problem);
  return reading.value;
};

test('[CSW-CAS-05] the record of a match shows who holds the field and what each side lost', () => {
  const { blue, red } = ended(falls(HF1, 50), over('red'));
  expect([blue.name, blue.losses.field, red.name, red.losses.field]).toEqual(['Blue', 'lost', 'Red', 'held']);
  expect(blue.losses.eliminated).toMatchObject([{ name: 'Heavy Foot 1', type: { code: 'HF' } }]);
  expect(red.losses.eliminated).toEqual([]);
  expect(blue.losses.army.map(({ code }) => code)).toEqual(['HF', 'HF', 'LC', 'LC', 'AF', 'W2']);
  expect(ended(over(null)).red.losses.field).toBe('lost');
});

test('[MOT-09] a match is read as it was downloaded, with the seed of its dice', () => {
  expect(readBattleEnd({ record: recordOf(over('red')), seed: 'f00' })).toEqual(
    readBattleEnd(recordOf(over('red'))),
  );
});

test('[CSW-LRC-01] a leader shares the dice of a unit that fell in the same hex and segment, and of no other', () => {
  const companion = (...events: readonly CswEvent[]) =>
    ended(...events, over('red')).blue.losses.eliminated.find(({ type }) => type.code === 'W2')?.fellWith;
  expect(companion(falls(HF2, 50), falls(W2, 50))).toBe('Heavy Foot 2');
  expect(companion(falls(HF2, 51), falls(W2, 50))).toBeUndefined();
  expect(companion(falls(CT, 50), falls(W2, 50))).toBeUndefined();
  const apart = [step('meleeResolve'), falls(HF2, 50), step('meleeMorale'), falls(W2, 50)];
  expect(companion(...apart)).toBeUndefined();
});

test("[CSW-R-144] if several fell with him, the first one's roll counts", () => {
  const { blue } = ended(falls(W2, 50), falls(AF, 50), falls(LC2, 50), falls(LC1, 50), over('red'));
  expect(blue.losses.eliminated.at(-1)).toMatchObject({ name: 'Warrior 2', fellWith: 'Light Cavalry 1' });
});

test('[CSW-CAS-03] a unit that routed off the map and one that is undead are distinguished', () => {
  const { blue } = ended({ type: 'unitLeftMap', unit: HF1, from: 50, ...RULES }, falls(AF, 50), over('red'));
  expect(blue.losses.routedOff).toMatchObject([{ name: 'Heavy Foot 1', undead: false }]);
  expect(blue.losses.eliminated).toMatchObject([{ name: 'Armoured Foot', undead: true }]);
});

test('[CSW-DIS-08] riders who fell on foot count as riders again; [CSW-MER-05] deserters return to neither side', () => {
  const { blue, red } = ended(
    { type: 'unitTransformed', unit: LC1, into: 'LF', what: 'dismounts', ...RULES },
    falls(LC1, 50),
    { type: 'unitsDeserted', units: [CT], company: 'Free Lances', ...RULES },
    over('blue'),
  );
  expect(blue.losses.eliminated).toMatchObject([{ type: { code: 'LC', men: 10 } }]);
  expect(red.losses.eliminated).toEqual([]);
});

test('[CSW-MER-04] turncoats are listed with the side they joined', () => {
  const { blue, red } = ended(
    { type: 'sidesChanged', units: [CT], side: 'blue', ...RULES },
    falls(CT, 50),
    falls(W1, 50),
    over('blue'),
  );
  expect(blue.losses.eliminated).toMatchObject([{ name: 'Cataphract' }]);
  expect(red.losses.eliminated.map((each) => ({ ...each, type: each.type.code }))).toEqual([
    { name: 'Warrior 1', type: 'W1', undead: false },
  ]);
});

test('a match that is unfinished, damaged or of another system is refused in one sentence', () => {
  const problem = (json: unknown) => {
    const reading = readBattleEnd(json);
    return reading.ok ? '' : reading.problem;
  };
  expect(problem(recordOf())).toBe('this battle is not over yet (CSW-CAS-05)');
  expect(problem({ ...recordOf(), system: 'chronopia' })).toBe('this is a match of chronopia, not csw');
  expect(problem({ ...recordOf(), log: [{ kind: 'setup' }] })).toBe('the log of this match is damaged');
  expect(problem({ format: 'warmoot-match/1' })).toBe('this is not the record of a Warmoot match');
});
