import { seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { readOrders } from '../read/readOrders.ts';
import { drawStatements, TRICKY } from '../testkit.ts';
import { printOrders } from './printOrders.ts';

test('[CHR-GRM] what is printed is read again as it was, over the whole grammar', () => {
  const dice = seededDice('printed and read');
  for (let n = 0; n < 3_000; n++) {
    const statements = drawStatements(dice, TRICKY);
    const text = printOrders({ empire: 'Firstborn', turn: n, statements });
    const file = readOrders(text, TRICKY);
    expect({ text, findings: file.findings }).toEqual({ text, findings: [] });
    expect({ text, statements: file.statements }).toEqual({ text, statements });
    expect([file.empire, file.turn]).toEqual(['Firstborn', n]);
    expect(printOrders(file)).toBe(text);
  }
});
