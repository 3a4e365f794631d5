import type { Aftermath, UnitRecovery } from '@warmoot/systems/csw/campaign';
import { drawColumns } from '../../../output/drawColumns.ts';
import type { Page } from '../../../rules/terminal.ts';
import { shortened } from '../../../rules/words.ts';
import { drawLines } from '../muster/drawLines.ts';

/** So that five returns fit beside it in 80 columns. */
const MAX_NAME = 27;

/** `4@6 4@17`: four men on day 6, four on day 17. */
const returnsText = ({ returns }: UnitRecovery): string =>
  returns.length === 0
    ? 'nobody'
    : returns.map(({ men, days }) => (days === 0 ? `${men} at once` : `${men}@${days}`)).join(' ');

/** CSW-CAS-01 to CSW-CAS-03: one line for each unit; `--full` shows its dice. */
const drawUnits = (units: readonly UnitRecovery[], page: Page): string[] =>
  units.length === 0
    ? []
    : drawColumns(
        [{ head: 'unit' }, { head: '2d6', figures: true }, { head: '' }, { head: 'men@day' }],
        units.map((unit) => [
          shortened(unit.name, MAX_NAME),
          unit.roll === null ? '–' : String(unit.roll),
          unit.condition,
          returnsText(unit),
        ]),
        page,
      );

/** What a side lost, unit by unit and leader by leader. */
export const drawLosses = ({ units, leaders }: Aftermath, page: Page, isFull: boolean): string[] => {
  if (units.length + leaders.length === 0) return ['  No losses.'];
  const troops = isFull
    ? drawLines(
        units.flatMap(({ lines }) => lines),
        page,
      )
    : drawUnits(units, page);
  const chiefs = drawLines(
    leaders.flatMap(({ lines }) => lines),
    page,
  );
  return [...troops, ...(troops.length > 0 && chiefs.length > 0 ? [''] : []), ...chiefs];
};
