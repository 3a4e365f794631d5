import { inEnglish } from '@warmoot/kernel';
import {
  type ArmyValue,
  armyFaults,
  armyValue,
  leadersAndOthers,
  pointsText,
  readArmyFile,
} from '@warmoot/systems/csw/units';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { counted } from '../../../output/drawColumns.ts';
import { UserError } from '../../../output/userError.ts';
import type { Page } from '../../../rules/terminal.ts';
import { drawLines } from '../muster/drawLines.ts';
import { drawArmy } from './drawArmy.ts';
import { faultIn, jsonFile } from './jsonFile.ts';
import { drawUnitTable } from './showUnitTable.ts';

/** CSW-SET-08, in whole or half points. */
const inPoints = ({ units, caltrops, morale, total }: ArmyValue): ArmyValue => ({
  units: units / 2,
  caltrops: caltrops / 2,
  morale: morale / 2,
  total: total / 2,
});

/** Reads a file of custom units and an army, and reports its points and the clauses it breaks. */
export const checkArmyFile = (path: string, page: Page): CommandOutput & { readonly fits: boolean } => {
  const reading = readArmyFile(jsonFile(path));
  if (!reading.ok) throw faultIn(`The file ${path}`, reading);
  const { name = path, own, types, army, agreed } = reading.value;
  if (own.length + army.length === 0) throw new UserError(`The file ${path} has neither units nor an army.`);
  const faults = armyFaults({ types, army, ...(agreed === undefined ? {} : { agreed }) });
  const value = armyValue(types, army);
  const { leaders, others } = leadersAndOthers(types, army);
  const of = agreed === undefined ? '' : ` of ${pointsText(agreed)} agreed`;
  const sum = `${counted(others, 'unit')} and ${counted(leaders, 'leader')}, ${pointsText(value.total)}${of} points.`;
  return {
    fits: faults.length === 0,
    json: { name, own, army, points: inPoints(value), leaders, others, faults },
    lines: [
      page.paint('bold', name),
      ...(own.length > 0 ? ['', ...drawUnitTable(own, page)] : []),
      ...(army.length > 0 ? ['', ...drawArmy(types, army, page), '', sum] : []),
      ...drawLines(
        faults.map(({ because, rule }) => ({ text: `Not allowed: ${inEnglish(because)}.`, rules: [rule] })),
        page,
        0,
      ),
      ...(faults.length === 0 ? ['It is legal.'] : []),
    ],
  };
};
