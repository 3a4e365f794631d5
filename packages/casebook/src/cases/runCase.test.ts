import type { AnySystem } from '@warmoot/kernel';
import { SYSTEMS, type SystemDoor } from '@warmoot/systems';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCases } from './readCases.ts';
import { type CaseReport, type CaseRun, type RunOptions, runCase } from './runCase.ts';
import { mutatedAmbush } from './testkit.ts';

const practice = await SYSTEMS[0]!.load();
const doorWith = (change: Partial<AnySystem>): SystemDoor => ({
  ...practice,
  system: { ...practice.system, ...change },
});

const run = (text: string, options?: RunOptions, door: SystemDoor = practice): CaseRun => {
  const read = readCases('a.yaml', text, 'practice');
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return runCase(read.cases[0]!, door, options);
};
const reported = (text: string, options?: RunOptions, door?: SystemDoor): CaseReport => {
  const result = run(text, options, door);
  if (result.kind !== 'played') throw new Error(JSON.stringify(result));
  return result.report;
};
const impossible = (text: string): string => {
  const result = run(text);
  return result.kind === 'impossible' ? `${result.problem.line}: ${result.problem.says}` : result.kind;
};
const failures = (text: string, door?: SystemDoor): string[] =>
  reported(text, {}, door).findings.flatMap(({ differences }) =>
    differences.map(({ path, expected, got }) => `${path}: expected ${expected}, got ${got}`),
  );

const FORD = `case: At the ford
given:
  active: blue
  bands:
    red-1: { at: '0402' }
    red-2: { at: '0303' }
    archers: { at: '0502', hidden: true }
`;
const AMBUSH = `${FORD}when:
  - blue: { type: attack, band: archers, target: red-1 }
`;

test('a report has the command, sentences, clauses, dice and ledger', () => {
  const { steps, findings, holds } = reported(`${AMBUSH}dice: [3]`);
  expect(steps).toMatchObject([{ seat: 'blue', line: 9, request: 'attack Red spears 1 with Blue archers' }]);
  expect(steps[0]!.happened.map(({ event }) => event.type)).toEqual([
    'archersCameOut',
    'attackRolled',
    'bandDestroyed',
  ]);
  expect(steps[0]!.happened[1]).toMatchObject({
    event: { rolls: [{ sides: 6, value: 3 }], modifiers: [{ label: 'ambush', value: 2 }] },
    told: { red: [{ text: expect.stringContaining('attack') }], '@moderator': [{}] },
  });
  expect([findings, holds]).toEqual([[], true]);
});

test('a case that passes lists its keys', () => {
  const report = reported(`${AMBUSH}dice: [3]
then:
  events: [{ type: archersCameOut }, { type: bandDestroyed, band: red-1 }]
  position: { bands: { red-1: { at: ~ }, archers: { hidden: false } } }
  view: [{ seat: red, bands: { has: { id: archers }, lacks: { id: red-1 } } }, { seat: '@spectator', turn: 1 }]
  story: { seat: red, says: [come into the open, Red spears 1], never: hide }
  pending: [{ seat: blue }]
  outcome: none
`);
  expect(report.findings.filter(({ differences }) => differences.length > 0)).toEqual([]);
  expect(report.findings.map(({ line, name }) => [line, name])).toEqual([
    [12, 'events: archersCameOut, bandDestroyed'],
    [13, 'position: bands'],
    [14, 'what red may know'],
    [14, 'what @spectator may know'],
    [15, 'what red reads'],
    [16, 'who may act now'],
    [17, 'the match continues'],
  ]);
});

test('a failure is reported with its path, the expected value and the actual one', () => {
  expect(
    failures(`${AMBUSH}dice: [1]
then:
  events: [{ type: attackRolled, total: 5 }]
  position: { bands: { red-1: { at: ~ }, archers: { hidden: true } } }
  view: { seat: red, turn: 2 }
  story: { seat: red, says: destroyed, never: open }
  pending: none
  outcome: { winners: [blue] }
`),
  ).toEqual([
    'events.0.total: expected 5, got 3',
    "position.bands.red-1.at: expected nothing, got '0402'",
    'position.bands.archers.hidden: expected true, got false',
    'view.turn: expected 2, got 1',
    expect.stringMatching(/^story: expected to say 'destroyed', got \['The archers come/),
    "story: expected never 'open', got 'The archers come into the open in 0502.'",
    expect.stringMatching(/^pending: expected \[\], got \[\{ seat: 'blue'/),
    expect.stringMatching(/^outcome: expected \{ winners: \['blue'\] \}, got nothing/),
  ]);
});

test('events must occur in the order written', () => {
  const wrongOrder = 'then: { events: [{ type: bandDestroyed }, { type: attackRolled }] }';
  expect(failures(`${AMBUSH}dice: [3]\n${wrongOrder}`)).toEqual([
    "events.1: expected { type: 'attackRolled' }, got no event",
  ]);
  expect(failures(`${AMBUSH}dice: [3]\nthen: { events: none }`)).toEqual([
    'events: expected no event, got archersCameOut, attackRolled, bandDestroyed',
  ]);
});

test('a refusal can be expected by clause and words; otherwise the last command must be accepted', () => {
  const deep = `${FORD.replace('active: blue', 'active: red')}when:
  - red: { type: move, band: red-1, to: '0403' }
`;
  const then = (refused: string) => failures(`${deep}then: { refused: ${refused} }`);
  expect(then('PRC-MOV-02')).toEqual([]);
  expect(then('{ rule: PRC-MOV-02, because: too deep, says: Cannot move }')).toEqual([]);
  expect(then('PRC-MOV-03')[0]).toMatch(/^refused.rule: expected PRC-MOV-03, got PRC-MOV-02: Cannot move/);
  expect(then('{ because: too dry }')[0]).toMatch(/^refused.because: expected to contain 'too dry'/);
  expect(failures(`${deep}then: { outcome: none }`)[0]).toMatch(
    /^last command: expected accepted, got Cannot/,
  );
  expect(failures(`${AMBUSH}dice: [3]\nthen: { refused: PRC-MOV-02 }`)).toEqual([
    'last command: expected refused by PRC-MOV-02, got accepted',
  ]);
  expect(reported(deep)).toMatchObject({ holds: true, steps: [{ refused: { rule: 'PRC-MOV-02' } }] });
});

test('a command refused before the last makes the case impossible', () => {
  const text = `${FORD}when:\n  - red: endTurn\n  - blue: endTurn`;
  expect(impossible(text)).toMatch(
    /^9: Cannot end .* \(PRC-SEQ-01\)\. The commands after it cannot be played\./,
  );
});

test('dice: too few, a face not on the die, and some left over are reported at their line', () => {
  const why = 'attack on Red spears 1';
  expect(impossible(`${AMBUSH}dice: []`)).toBe(`10: \`dice\` is empty, but a d6 is rolled (${why})`);
  expect(impossible(`${AMBUSH}dice: [7]`)).toBe(`10: die 1 is written as 7, but a d6 is rolled (${why})`);
  expect(impossible(`${AMBUSH}dice: [3, 4]`)).toBe(
    '10: 1 die was not rolled: 4. The match waits for blue (move and attack).',
  );
  expect(impossible(AMBUSH)).toBe(`9: a d6 is rolled (${why}), but the case has no \`dice\``);
  expect(impossible(`${FORD}when:\n  - red: endTurn\ndice: [1]\nthen: { refused: PRC-SEQ-01 }`)).toBe(
    '10: 1 die was not rolled: 1. The match waits for blue (move and attack).',
  );
});

test('dice by name: a face not on the die, and names that are never rolled, are reported at their line', () => {
  const why = 'attack on Red spears 1';
  expect(impossible(`${AMBUSH}dice:\n  ${why}: 7`)).toBe(
    `11: ${why} is written as 7, but a d6 is rolled (${why})`,
  );
  expect(impossible(`${AMBUSH}dice:\n  ${why}: 3\n  somebody rests: 3*`)).toBe(
    '10: 1 die was not rolled: somebody rests. The match waits for blue (move and attack).',
  );
  expect(reported(`${AMBUSH}dice: { ${why}: 3* }\nthen: { events: [{ type: bandDestroyed }] }`).holds).toBe(
    true,
  );
});

test('dice: any rolls the same dice from the same seed', () => {
  const rolled = (seed?: string) => {
    const report = reported(`${AMBUSH}dice: any`, seed === undefined ? {} : { seed });
    return [report.seed, JSON.stringify(report.steps)];
  };
  expect(rolled('one')).toEqual(rolled('one'));
  expect(rolled('one')[0]).toBe('one');
  expect(rolled()).toEqual(rolled());
  expect(reported(AMBUSH, { seed: 'two' })).toMatchObject({ seed: 'two' });
  expect(reported(`${AMBUSH}dice: [3]`, { seed: 'two' })).not.toHaveProperty('seed');
  expect(reported(FORD, { seed: 'two' })).not.toHaveProperty('seed');
});

test('positions, commands and seats that make no sense are reported at their line', () => {
  expect(impossible(FORD.replace("'0402'", "'0903'"))).toBe(
    '5: the position cannot be read, `bands.red-1.at`: is not a hex of this board',
  );
  expect(impossible(`${FORD}when:\n  - blue: { type: move, band: archers, to: 1203 }`)).toMatch(
    /^9: this command cannot be read, `to`: .*\(write hex ids in quotes\)$/,
  );
  expect(impossible(`${FORD}when:\n  - green: endTurn`)).toBe(
    '9: there is no seat "green" in this match; the seats are red, blue',
  );
  expect(impossible(`${FORD}then:\n  view: { seat: green }`)).toMatch(/^9: there is no seat "green"/);
  expect(
    impossible(`${FORD}then:\n  odds: { seat: red, command: dance, figure: x, chances: { 0: 1 } }`),
  ).toMatch(/^9: this command cannot be read/);
});

test('if a seat does not act, its stand-in is played', () => {
  const { steps } = reported('case: A\ngiven: start\nwhen: [{ blue: ~ }, { red: ~ }]');
  expect(steps.map(({ request }) => request)).toEqual([
    'hide the archers in 0502',
    'end your part of the turn',
  ]);
  expect(impossible('case: A\ngiven: start\nwhen:\n  - red: ~')).toBe(
    '4: red has no decision open, so no stand-in can be played',
  );
});

test('given: start begins with the set-up and its options', () => {
  const begun = reported(
    'case: A\ngiven: start\nwhen: [{ blue: { type: hide, at: "0504" } }]\nthen: { events: [{ type: begun }, { type: archersHidden }] }',
  );
  expect(begun).toMatchObject({ holds: true, opening: [{ event: { type: 'begun' } }] });
  expect(impossible('case: A\ngiven:\n  start: { players: 9 }')).toBe(
    '3: the options cannot be read: "players" is not known here',
  );
  const rollsAtSetup = doorWith({
    setup: (_, dice) => [
      { type: 'begun', rolls: [{ sides: 6, why: 'weather', value: dice.roll(6, 'weather') }] },
    ],
  });
  expect(run('case: A\ngiven: start\ndice: []', {}, rollsAtSetup)).toMatchObject({
    kind: 'impossible',
    problem: { line: 3, says: '`dice` is empty, but a d6 is rolled (weather)' },
  });
});

const oddsCase = (odds: string): string => `${FORD}then:
  odds: { seat: blue, command: { type: attack, band: archers, target: red-1 }, ${odds} }`;

test('odds are exact fractions, or percentages with a tolerance', () => {
  expect(failures(oddsCase('figure: enemy lost, chances: { 0: 1/3, 1: 4/6, 2: 0 }'))).toEqual([]);
  expect(failures(oddsCase('figure: enemy lost, chances: { 1: 66.7% }, within: 0.1%'))).toEqual([]);
  expect(failures(oddsCase('figure: enemy lost, chances: { 1: 66% }, within: 0.1%'))).toEqual([
    'odds.enemy lost.1: expected 66%, got 2/3',
  ]);
  expect(failures(oddsCase('figure: enemy lost, chances: { 0: 1/2 }'))).toEqual([
    'odds.enemy lost.0: expected 1/2, got 1/3',
  ]);
  expect(failures(oddsCase('figure: morale, chances: { 0: 1/2 }'))).toEqual([
    'odds.figure: expected morale, got enemy lost, own lost',
  ]);
  expect(
    failures(oddsCase('figure: enemy lost, chances: { 1: 1 }').replace('seat: blue', 'seat: red'))[0],
  ).toMatch(/^odds.command: expected a command that is allowed, got Cannot attack .*PRC-SEQ-01/);
});

test('odds with too many rolls to enumerate are sampled, and need a tolerance', () => {
  const manyDice = doorWith({
    rehearse: (state, seat, command, dice) => {
      for (let i = 0; i < 8; i++) dice.roll(6, 'noise');
      return practice.system.decide(state, seat, command, dice);
    },
  });
  expect(failures(oddsCase('figure: enemy lost, chances: { 1: 2/3 }'), manyDice)).toEqual([
    'odds: expected exact odds, got 4000 samples: give a tolerance with `within`',
  ]);
  expect(failures(oddsCase('figure: enemy lost, chances: { 1: 2/3 }, within: 5%'), manyDice)).toEqual([]);
});

test('a door may read commands using the position and show events in its own words', () => {
  const speaking: SystemDoor = {
    ...practice,
    readCommand: (json, state) => {
      const { turn } = state as { turn: number };
      const { target, ...rest } = json as { target: string };
      return practice.readCommand({ ...rest, target: `${target}-${turn}` });
    },
    showEvent: (event) => ({ ...(event as object), band: 'somebody' }),
  };
  const opening = `${AMBUSH.replace('target: red-1', 'target: red')}dice: [3]\nthen:\n  events:\n`;
  expect(failures(`${opening}    - { type: bandDestroyed, band: somebody }\n`, speaking)).toEqual([]);
  expect(failures(`${opening}    - { type: bandDestroyed, band: red-1 }\n`, speaking)).toEqual([
    "events.0.band: expected 'red-1', got 'somebody'",
  ]);
});

test('an error thrown by the system is our defect, not a fault of the case', () => {
  const broken = doorWith({
    decide: () => {
      throw new RangeError('no such hex');
    },
  });
  expect(run(`${AMBUSH}dice: [3]`, {}, broken)).toEqual({
    kind: 'defect',
    problem: { file: 'a.yaml', line: 1, says: 'no such hex' },
  });
});

test('a carelessly edited case is played or impossible, never a defect', () => {
  fc.assert(
    fc.property(mutatedAmbush, (text) => {
      const read = readCases('a.yaml', text);
      for (const entry of read.ok ? read.cases : [])
        expect(runCase(entry, practice)).not.toMatchObject({ kind: 'defect' });
    }),
    { numRuns: 600 },
  );
});
