import { expect, test } from 'vitest';
import { ARMY_LISTS } from '../data/armyLists.ts';
import { starterArmy } from './army.ts';
import { readArmyFile, writeArmyFile } from './armyFile.ts';

const OWN = `army River folk   # our own
list The river folk, FANTASY, human, any
alignment good
troops RIV1 | Fishers | FLEXIBLE | 3 | LM | - | None | yes | Average | - | 0-12
model Griffin 0-2

command C-in-C
6 RIV1, 3 wide
1 Griffin
`;

test.each(ARMY_LISTS)('the starter army of $name is written and read back', (list) => {
  const army = starterArmy(list);
  expect(readArmyFile(writeArmyFile(army))).toEqual({ ok: true, value: army });
});

test('a list of one’s own is priced, written and read back (BLD-PTS-01)', () => {
  const reading = readArmyFile(OWN);
  if (!reading.ok) throw new Error(reading.problem);
  const { name, list, commands } = reading.value;
  expect([name, list.name, list.troops[0]?.points]).toEqual([
    'River folk',
    'The river folk',
    3 * (6 + 1 + 1),
  ]);
  expect(commands[0]?.units).toEqual([
    { entry: 'RIV1', stands: 6, files: 3 },
    { entry: 'Griffin', stands: 1, files: 1 },
  ]);
  expect(readArmyFile(writeArmyFile(reading.value))).toEqual(reading);
});

const stand = (cells: string): string => `list elves\ntroops OWN1 | Own stand | ${cells} | 0-8`;

test.each([
  ['', [], 'the file names no army list; add a line such as "list elves"'],
  ['list elfs', ['line', 1], '"elfs" is not a printed list (romans'],
  [
    'list elves\ncommand king',
    ['line', 2],
    '"king" is not a commander; the commanders are C-in-C, sub-general',
  ],
  ['list elves\n8 ELF1', ['line', 2], 'name a commander before his units'],
  ['list elves\nfoo', ['line', 2], '"foo" is not understood; a line begins with army, list'],
  ['list elves\nmodel Unicorn 0-2', ['line', 2], 'write a model and its limits'],
  ['list elves\ntroops A | B', ['line', 2], 'troops have 11 cells (code | name'],
])('a fault of %j is one sentence with its line', (text, at, problem) => {
  expect(readArmyFile(text)).toMatchObject({ ok: false, at, problem: expect.stringContaining(problem) });
});

test.each([
  ['BLD-TRP-01', 'MASS | 3 | LM | - | None | yes | Average | -'],
  ['BLD-TRP-09', 'HORDE | 7 | HM | - | None | no | Poor | -'],
  ['BLD-ARM-07', 'DRILL | 4 | LS | - | Light | no | Average | -'],
  ['BLD-FRM-08', 'MLO | 3 | IM | - | Light | yes | Average | we'],
  ['BLD-R-44', 'MASS | 4 | LM | - | Light | yes | Average | te'],
  ['BLD-FRM-12', 'LH | 2 | SM | SK | None | no | Average | hc'],
  ['BLD-PTS-02', 'DRILL | 4 | LM | - | Light | yes | Average | vo'],
])('an own stand that breaks %s is refused', (clause, cells) => {
  expect(readArmyFile(stand(cells))).toMatchObject({
    ok: false,
    at: ['line', 2],
    problem: expect.stringContaining(`(${clause})`),
  });
});
