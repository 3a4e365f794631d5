import type { ScenarioCard } from '../../door.ts';
import type { ArmyChoice, BloodOptions, CommandChoice } from '../state/options.ts';

export interface Sides {
  readonly red: readonly [name: string, army: ArmyChoice];
  readonly blue: readonly [name: string, army: ArmyChoice];
}

/** BLD-VIC-07. */
const VICTORY =
  'The side with more points for destroyed troops, the Key Feature and the camp wins, if it leads by a tenth of the armies’ points (BLD-VIC-07).';

/** A battle with the names and armies of its sides. */
export const card = (
  id: string,
  name: string,
  about: string,
  { red, blue }: Sides,
  options: Partial<BloodOptions>,
): ScenarioCard => ({
  id,
  name,
  about,
  options: { ...options, armies: { red: red[1], blue: blue[1] } },
  sides: [
    { seat: 'red', name: red[0] },
    { seat: 'blue', name: blue[0] },
  ],
  turns: options.turnLimit ?? 12,
  victory: VICTORY,
});

type Led = CommandChoice['units'][number];

/** A unit, as the starter armies write it: what, stands, files. */
const led = ([entry, stands, files]: readonly [string, number, number]): Led => ({ entry, stands, files });

/** The units that a commander leads. */
export const command = (
  commander: CommandChoice['commander'],
  ...units: readonly (readonly [string, number, number])[]
): CommandChoice => ({ commander, units: units.map(led) });
