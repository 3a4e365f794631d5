import type { ScenarioCard } from '../../door.ts';
import { SIDES } from '../setup.ts';
import type { Scenario, ScenarioSide } from './scenario.ts';

const unitsOf = ({ groups }: ScenarioSide): number =>
  groups.flatMap(({ army }) => army).reduce((sum, { count }) => sum + count, 0);

/** A battle of section 39 as it lies on the shelf. */
export const cardOf = (scenario: Scenario): ScenarioCard => ({
  id: scenario.id,
  name: scenario.name,
  ...(scenario.year === undefined ? {} : { year: scenario.year }),
  about: scenario.blurb,
  options: { scenario: scenario.id, modules: [] },
  sides: SIDES.map((seat) => ({ seat, name: scenario[seat].name, units: unitsOf(scenario[seat]) })),
  turns: scenario.turns,
  victory: scenario.victory.text,
});
