import { BASIC_UNITS, LEADERS, pointsText, type UnitType } from '@warmoot/systems/csw/units';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { drawColumns } from '../../../output/drawColumns.ts';
import type { Page } from '../../../rules/terminal.ts';

const COLUMNS = [
  { head: '' },
  { head: 'unit' },
  { head: 'category' },
  { head: 'race' },
  { head: 'PV', figures: true },
  { head: 'Mel', figures: true },
  { head: 'DC', figures: true },
  { head: 'MAF', figures: true },
  { head: 'Rng', figures: true },
  { head: 'MF', figures: true },
  { head: 'St', figures: true },
  { head: 'Ht', figures: true },
  { head: 'Men', figures: true },
] as const;

const figure = (value: number): string => (value === 0 ? '–' : String(value));

const row = (type: UnitType): string[] => [
  type.code,
  type.name.replace(' (Oliphant)', ''),
  type.category,
  type.race,
  pointsText(type.halfPoints),
  String(type.melee),
  String(type.defence),
  figure(type.missile),
  figure(type.rangeInHexes),
  String(type.movement),
  String(type.stacking),
  String(type.hits),
  String(type.men),
];

export const drawUnitTable = (types: readonly UnitType[], page: Page): string[] =>
  drawColumns(COLUMNS, types.map(row), page, 0);

/** CSW-UNT-01 and CSW-UNT-02 on one page. */
export const showUnitTable = (page: Page): CommandOutput => ({
  json: [...BASIC_UNITS, ...LEADERS],
  lines: [
    page.paint('bold', 'Units of City State Warfare'),
    '',
    ...drawUnitTable([...BASIC_UNITS, ...LEADERS], page),
    '',
    page.paint('dim', 'For one unit with its derivation: warmoot unit HF. Rules: warmoot rules csw UNT'),
  ],
});
