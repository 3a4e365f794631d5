import type { ScenarioCard } from '../../door.ts';
import { UNITS } from '../data/units.ts';
import { SIDES } from '../state/setup.ts';
import { type ArmyLine, type ArmyList, lineText } from '../units/armyList.ts';
import type { Scenario, ScenarioSide } from './scenario.ts';

const armyOf = ({ groups }: ScenarioSide): ArmyList => groups.flatMap(({ army }) => army);

const unitsOf = (side: ScenarioSide): number => armyOf(side).reduce((sum, { count }) => sum + count, 0);

/** CSW-SCN-06: units whose counters showed another type, grouped. */
const substitutes = (side: ScenarioSide): ArmyLine[] => {
  const lines = armyOf(side).filter(({ counters }) => counters !== undefined);
  return lines.flatMap((line, at) => {
    const alike = lines.filter(({ code, counters }) => code === line.code && counters === line.counters);
    const count = alike.reduce((sum, each) => sum + each.count, 0);
    return lines.indexOf(alike[0] as ArmyLine) === at ? [{ ...line, count }] : [];
  });
};

/** CSW-SCN-06: the note is for people who play with real counters. */
const aboutText = (scenario: Scenario): string => {
  const notes = SIDES.flatMap((side) => substitutes(scenario[side])).map((line) => lineText(UNITS, line));
  return notes.length === 0 ? scenario.blurb : `${scenario.blurb} With real counters: ${notes.join(', ')}.`;
};

/** A battle of section 39 as the catalogue shows it. */
export const cardOf = (scenario: Scenario): ScenarioCard => ({
  id: scenario.id,
  name: scenario.name,
  ...(scenario.year === undefined ? {} : { year: scenario.year }),
  about: aboutText(scenario),
  options: { scenario: scenario.id, modules: [] },
  sides: SIDES.map((seat) => ({ seat, name: scenario[seat].name, units: unitsOf(scenario[seat]) })),
  turns: scenario.turns,
  victory: scenario.victory.text,
});
