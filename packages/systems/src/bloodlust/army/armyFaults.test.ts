import { inEnglish } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { ARMY_LISTS } from '../data/armyLists.ts';
import { type Army, armyPoints, starterArmy } from './army.ts';
import { armyFaults } from './armyFaults.ts';
import { readArmyFile } from './armyFile.ts';
import { type ArmyTerms, STANDARD_TERMS } from './terms.ts';

const armyOf = (text: string): Army => {
  const reading = readArmyFile(text);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.value;
};

const faultsOf = (text: string, terms: Partial<ArmyTerms> = {}): string[] =>
  armyFaults(armyOf(text), { ...STANDARD_TERMS, ...terms }).map(
    ({ rule, because }) => `${rule} ${inEnglish(because)}`,
  );

const ELVES = `
list elves
command C-in-C
4 ELF1, 4 wide
4 ELF3, 4 wide
`;

test.each(ARMY_LISTS)('the starter army of $name may take the field', (list) => {
  expect(armyFaults(starterArmy(list))).toEqual([]);
});

test('[BLD-PTS-03] a stand costs the same at every scale: 8 spear guards are 320 points', () => {
  expect(armyPoints(armyOf('list elves\ncommand C-in-C\n8 ELF1, 4 wide'))).toBe(100 + 320);
});

test('[BLD-PTS-04] one commander-in-chief, at most two sub-generals, magic only where it is on', () => {
  expect(faultsOf(ELVES)).toEqual([]);
  expect(faultsOf(ELVES.replace('C-in-C', 'sub-general'))).toEqual([
    'BLD-PTS-04 an army needs a commander-in-chief',
  ]);
  const generals = 'command sub-general\n4 ELF1, 4 wide\n'.repeat(3);
  expect(faultsOf(ELVES + generals)).toContain('BLD-PTS-04 an army has at most 2 sub-generals, not 3');
  const wizard = `${ELVES}command magic user\n4 ELF1, 4 wide`;
  expect(faultsOf(wizard)).toEqual([]);
  expect(faultsOf(wizard, { magic: false })).toEqual([
    'BLD-PTS-04 a magic user can serve only in a fantasy army, in a battle with magic',
  ]);
});

test('[BLD-PTS-05] every commander has a unit, and the points hold', () => {
  expect(faultsOf(`${ELVES}command sub-general`)).toEqual(['BLD-PTS-05 the sub-general has no unit']);
  const army = armyOf(ELVES);
  expect(armyPoints(army)).toBe(484);
  expect(faultsOf(ELVES, { points: 484 }).filter((fault) => fault.startsWith('BLD-PTS'))).toEqual([]);
  expect(faultsOf(ELVES, { points: 480 })).toContain('BLD-PTS-05 the army is 4 points over the limit of 480');
});

test('[BLD-PTS-06] good and evil do not serve together; an army of men chooses', () => {
  const men = 'list humans\nalignment evil\ncommand C-in-C\n4 HUM2, 4 wide\n1 Griffin, 1 wide';
  expect(faultsOf(men)).toEqual(['BLD-PTS-06 Griffin: good troops cannot serve in an army that is evil']);
  expect(faultsOf(men.replace('evil', 'good'))).toEqual([]);
  const allies = `${ELVES}command allied general\n`;
  expect(faultsOf(`${allies}4 DWA1, 4 wide`)).toEqual([]);
  expect(faultsOf(`${allies}6 ORC1, 3 wide`)).toEqual([
    'BLD-PTS-06 Orc warriors: evil troops cannot serve in an army that is good',
  ]);
});

test('[BLD-UNT-02] a unit has the number of stands of its class', () => {
  expect(faultsOf(ELVES.replace('4 ELF1', '20 ELF1'))).toContain(
    'BLD-UNT-02 a unit of Spear guard has 4 to 16 stands, not 20',
  );
  expect(faultsOf(`${ELVES}5 ELF5, 5 wide`)).toEqual([
    'BLD-UNT-02 a unit of Wood-elf warriors has 6 to 24 stands, not 5',
  ]);
});

test('[BLD-LST-12] limits go with the points, and late troops with the era', () => {
  expect(faultsOf(ELVES.replace('4 ELF3, 4 wide', ''))).toEqual([
    'BLD-LST-12 Longbow guard: at least 4 stands, not 0',
  ]);
  // 4–8 at 1500 points are 2–5 at 900.
  expect(faultsOf(ELVES.replace('4 ELF3', '5 ELF3'), { points: 900 })).toEqual([]);
  expect(faultsOf(ELVES.replace('4 ELF3', '6 ELF3'), { points: 900 })).toEqual([
    'BLD-LST-12 Longbow guard: at most 5 stands, not 6',
  ]);
  const late = 'list normans\ncommand C-in-C\n4 NOR1, 2 wide\n1 Cannon, 1 wide';
  expect(faultsOf(late)).toEqual(['BLD-LST-12 Cannon can serve only in the Late era']);
  expect(faultsOf(late, { era: 'LATE' })).toEqual([]);
  expect(faultsOf(`${ELVES}4 ORC1, 4 wide`)).toEqual(['BLD-LST-12 Elves has no entry ORC1']);
});

test('[BLD-LST-13] [BLD-FLY-01] without points two units of flyers, and no other limits', () => {
  const flyers = `list elves\ncommand C-in-C\n${'1 Griffin, 1 wide\n'.repeat(3)}`;
  expect(faultsOf(flyers, { points: undefined })).toEqual([
    'BLD-LST-13 without points a side has at most 2 units of flyers, not 3',
  ]);
});

test('[BLD-R-87] only a magic user commands skeletons', () => {
  const dead = armyOf('list undead\ncommand C-in-C\n8 UND1, 4 wide');
  expect(armyFaults(dead)).toMatchObject([{ rule: 'BLD-R-87', at: { command: 0, unit: 0 } }]);
});

test('a unit is no wider than its stands', () => {
  expect(faultsOf(ELVES.replace('4 ELF1, 4 wide', '4 ELF1, 5 wide'))).toEqual([
    'BLD-FRM-03 4 stands cannot stand 5 wide',
  ]);
});
