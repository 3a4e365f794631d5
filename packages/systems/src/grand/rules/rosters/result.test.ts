import { expect, test } from 'vitest';
import { checkResult, judge, killPoints } from './result.ts';
import { companies, force, fought } from './testkit.ts';

const RED = force({ LC: 1, HF: 1, W1: 1 }, 1);
const BLUE = force({ HX: 1, LF: 1, W1: 1 }, 11);
const whole = fought(RED, BLUE);
const refusal = (given: Parameters<typeof checkResult>[0]) => {
  const verdict = checkResult(given);
  return verdict.ok ? 'accepted' : verdict.rule;
};

test('[GRD-PLY-21] [GRD-PLY-33] a whole result is accepted; a partial, foreign or unknown one is refused', () => {
  expect(refusal(whole)).toBe('accepted');
  const { u1: _, ...others } = whole.result.fates;
  expect(refusal({ ...whole, result: { ...whole.result, fates: others } })).toBe('GRD-PLY-33');
  const more = { ...whole.result.fates, u99: 'survived' as const };
  expect(refusal({ ...whole, result: { ...whole.result, fates: more } })).toBe('GRD-PLY-33');
  expect(refusal(fought(RED, BLUE, {}, { battleId: 'grand-2' }))).toBe('GRD-PLY-33');
  expect(refusal(fought(RED, BLUE, {}, { turns: 11 }))).toBe('GRD-PLY-33');
});

test('[GRD-PLY-33] [GRD-PLY-25] only mercenaries desert, and only with the module', () => {
  expect(refusal(fought(RED, BLUE, { 1: 'deserted' }))).toBe('GRD-PLY-33');
  expect(refusal(fought(RED, BLUE, { 1: 'deserted' }, {}, true))).toBe('GRD-PLY-33');
  const hired = companies({ HF: 2 }, 1);
  expect(refusal(fought(hired, BLUE, { 1: 'changedSides' }, {}, true))).toBe('accepted');
  expect(killPoints(fought(hired, BLUE, { 1: 'changedSides', 2: 'deserted' }, {}, true)).defender).toBe(8);
});

test('[GRD-R-112] results that cannot come from the board', () => {
  const paid = { bonus: { attacker: 2, defender: 0 } };
  expect(refusal(fought(RED, BLUE, {}, paid))).toBe('GRD-PLY-33');
  expect(refusal(fought(RED, BLUE, {}, paid, true))).toBe('GRD-R-112');
  expect(refusal(fought(RED, BLUE, { 3: 'eliminated' }, { fellWith: { u3: ['u1'] } }))).toBe('GRD-R-112');
  expect(refusal(fought(RED, BLUE, {}, { fellWith: { u1: [] } }))).toBe('GRD-R-112');
  expect(refusal(fought(RED, BLUE, {}, { ending: 'withdrew', withdrew: 'attacker' }))).toBe('GRD-R-112');
  expect(refusal(fought(RED, BLUE, {}, { ending: 'noUnits', turns: 4 }))).toBe('GRD-R-112');
  expect(refusal(fought(RED, BLUE, {}, { turns: 9 }))).toBe('GRD-R-112');
});

test('[GRD-CSW-15] [GRD-EX-22] kill points are computed in half points from the statuses', () => {
  const battle = fought(RED, BLUE, { 11: 'eliminated', 12: 'eliminated', 1: 'eliminated', 2: 'eliminated' });
  expect(BLUE.map(({ code }) => code)).toEqual(['HX', 'LF', 'W1']);
  expect(killPoints(battle)).toEqual({ attacker: 11, defender: 10 });
  expect(judge(battle)).toEqual({ winner: 'attacker', line: 4 });
});

test('[GRD-R-89] [GRD-R-88] [GRD-EX-23] the first line that applies decides', () => {
  const gone = { 11: 'leftField', 12: 'leftField', 13: 'leftField' } as const;
  const withdrawn = fought(RED, BLUE, gone, { ending: 'withdrew', withdrew: 'defender', turns: 7 });
  expect(judge(withdrawn)).toEqual({ winner: 'attacker', line: 1 });
  const dead = { 11: 'eliminated', 12: 'eliminated', 13: 'eliminated' } as const;
  const ended = { ending: 'noUnits', turns: 5 } as const;
  expect(judge(fought(RED, BLUE, dead, ended))).toEqual({ winner: 'attacker', line: 2 });
  const routed = { 1: 'leftField', 2: 'leftField', 3: 'leftField', 11: 'eliminated' } as const;
  expect(killPoints(fought(RED, BLUE, routed, ended)).attacker).toBe(9);
  expect(judge(fought(RED, BLUE, routed, ended))).toEqual({ winner: 'defender', line: 3 });
  expect(judge(whole)).toEqual({ winner: 'defender', line: 5 });
});
