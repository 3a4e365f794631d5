import { seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { readOrders } from '../read/readOrders.ts';
import { drawStatements, TRICKY } from '../testkit.ts';
import { printOrders } from './statements.ts';

test('[CHR-GRM] printed orders read back unchanged, over the whole grammar', () => {
  const dice = seededDice('printed and read');
  for (let n = 0; n < 1_000; n++) {
    const statements = drawStatements(dice, TRICKY);
    const text = printOrders({ empire: 'Firstborn', turn: n, statements });
    const file = readOrders(text, TRICKY);
    expect(file.findings).toEqual([]);
    expect(file.statements).toEqual(statements);
    expect(file).toMatchObject({ empire: 'Firstborn', turn: n });
    expect(printOrders(file)).toBe(text);
  }
});

test('[CHR-GRM-03] the printed examples print unchanged', () => {
  const text = `Firstborn Expeditionary Force - Move 3
Iron Host - March 2,2; Hold
Iron Host - Move 4 - Destroy
Red Wolves - Patrol /M PREFER Firstborn 2
Red Wolves - Move 1 engage /M
Guard - Move 2,2 NO ENGAGE Dwarves
Slavers - Move 5 enslave
Karsk - Raise Troops Third Host: 10x fb-swordsmen, 1x judge as Verian
`;
  expect(printOrders(readOrders(text, TRICKY))).toBe(text);
});

test('[CHR-R-173] a name is quoted where its end would be unclear', () => {
  const canonical = (text: string) => printOrders(readOrders(text, TRICKY)).trimEnd();
  expect(canonical('slay guard 3')).toBe('SLAY "Guard" 3');
  expect(canonical('slay guard 2')).toBe('SLAY Guard 2');
  expect(canonical('Transfer back to back to elves')).toBe('TRANSFER "Back to Back" TO Elves');
  expect(canonical('guard - besiege karsk inside /m')).toBe('Guard - Besiege "Karsk Inside" /M');
  expect(canonical('guard - move 1 escort iron host boat')).toBe('Guard - Move 1 ESCORT "Iron Host" BOAT');
  expect(canonical('envision "column 7"')).toBe('ENVISION "Column 7"');
  expect(canonical('guard - besiege 0412 BELOW boat')).toBe('Guard - Besiege 0412 below BOAT');
});

test('[CHR-R-42] an unreadable line stays in the text as it was written', () => {
  const text = 'Guard - Mvoe 3\nNobody - Hold\n';
  expect(printOrders(readOrders(text, TRICKY))).toBe(text);
});
