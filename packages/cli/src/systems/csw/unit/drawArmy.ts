import {
  type ArmyLine,
  type ArmyList,
  armyValue,
  lineText,
  pointsText,
  type UnitType,
} from '@warmoot/systems/csw/units';
import { drawColumns } from '../../../output/drawColumns.ts';
import type { Page } from '../../../rules/terminal.ts';

const EXPERIENCE = ['', 'green', 'experienced', 'veteran', 'elite'];
const TRAINING = ['untrained', 'drilled', 'disciplined', 'weapon-trained', 'tactics'];

/** The special features of these units, in the order of an army line's columns. */
const notesOf = (line: ArmyLine): string[] => [
  ...(line.morale ? [`morale +${line.morale}`] : []),
  ...(line.experience === undefined ? [] : [EXPERIENCE[line.experience] as string]),
  ...(line.training === undefined ? [] : [TRAINING[line.training] as string]),
  ...(line.situations ?? []),
  ...(line.impressed ? ['impressed'] : []),
  ...(line.company === undefined ? [] : [`${line.company}${line.guild ? ', of the guild' : ''}`]),
  ...(line.undead ? ['lesser undead'] : []),
  ...(line.caltrops ? [`caltrops ${line.caltrops}`] : []),
  ...(line.serves ? ['serves'] : []),
  ...(line.charisma === undefined ? [] : [`CHAR ${line.charisma}`]),
  ...(line.nightVision ? ['sees by night'] : []),
];

/** An army line by line, with what each line costs and what is special about it. */
export const drawArmy = (types: readonly UnitType[], army: ArmyList, page: Page): string[] =>
  drawColumns(
    [
      { head: '', figures: true },
      { head: '' },
      { head: 'unit' },
      { head: 'points', figures: true },
      { head: '' },
    ],
    army.map((line) => [
      String(line.count),
      line.code,
      lineText(types, line).slice(`${line.count} `.length),
      pointsText(armyValue(types, [line]).total),
      notesOf(line).join('; '),
    ]),
    page,
    0,
  );
