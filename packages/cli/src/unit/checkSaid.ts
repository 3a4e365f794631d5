import {
  armyFaults,
  armyValue,
  leadersAndOthers,
  lineText,
  pointsText,
  readArmyFile,
} from '@warmoot/systems/csw/units';
import type { Said } from '../muster/answering.ts';
import { counted } from '../muster/drawColumns.ts';
import { drawLines } from '../muster/drawLines.ts';
import type { Page } from '../rules/terminal.ts';
import { faultIn, jsonFile } from './jsonFile.ts';
import { drawUnitTable } from './tableSaid.ts';

/** Reads a file of own units and an army, and says what it is worth and what stands against it. */
export const checkSaid = (path: string, page: Page): Said & { readonly fits: boolean } => {
  const reading = readArmyFile(jsonFile(path));
  if (!reading.ok) throw faultIn(`The file ${path}`, reading);
  const { name = path, own, types, army, agreed } = reading.value;
  const faults = armyFaults({ types, army, ...(agreed === undefined ? {} : { agreed }) });
  const value = armyValue(types, army);
  const { leaders, others } = leadersAndOthers(types, army);
  const of = agreed === undefined ? '' : ` of ${pointsText(agreed)} agreed`;
  const sum = `${counted(others, 'unit')} and ${counted(leaders, 'leader')}, ${pointsText(value.total)}${of} points.`;
  return {
    fits: faults.length === 0,
    json: { name, own, army, value, leaders, others, faults },
    lines: [
      page.paint('bold', name),
      ...(own.length > 0 ? ['', ...drawUnitTable(own, page)] : []),
      ...(army.length > 0 ? ['', ...army.map((line) => `  ${lineText(types, line)}`), '', sum] : []),
      ...drawLines(
        faults.map(({ because, rule }) => ({ text: `Not so: ${because}.`, rules: [rule] })),
        page,
        0,
      ),
      ...(faults.length === 0 ? ['Nothing stands against it.'] : []),
    ],
  };
};
