import type { ScenarioCard } from '../../door.ts';
import type { ArmyChoice, BloodOptions } from '../state/options.ts';

interface Sides {
  readonly red: readonly [name: string, army: ArmyChoice];
  readonly blue: readonly [name: string, army: ArmyChoice];
}

/** BLD-VIC-07. */
const VICTORY =
  'Most points for troops lost, the Key Feature and the camp; a tenth of the armies decides (BLD-VIC-07).';

const card = (
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

const starter = (list: string): ArmyChoice => ({ list });

/** A few units to learn with: foot that stands, foot that runs, horse. */
const FIRST: Sides = {
  red: [
    'Orcs',
    {
      list: 'orcs',
      commands: [
        {
          commander: 'C-in-C',
          units: [
            { entry: 'ORC1', stands: 8, files: 4 },
            { entry: 'ORC3', stands: 4, files: 2 },
            { entry: 'ORC6', stands: 4, files: 2 },
          ],
        },
      ],
    },
  ],
  blue: [
    'Elves',
    {
      list: 'elves',
      commands: [
        {
          commander: 'C-in-C',
          units: [
            { entry: 'ELF1', stands: 8, files: 4 },
            { entry: 'ELF3', stands: 4, files: 4 },
            { entry: 'ELF6', stands: 4, files: 1 },
          ],
        },
      ],
    },
  ],
};

/** Battles that are ready to be played. */
export const SCENARIOS: readonly ScenarioCard[] = [
  card(
    'first',
    'First blood',
    'Three units a side on open ground round an outpost: spears, bows and knights against warriors, a guard and wolf riders.',
    FIRST,
    { setting: 'FANTASY', command: 'BASIC', dice: 'TYPED', field: 'plain', turnLimit: 6, points: 500 },
  ),
  card(
    'village',
    'The village on the heath',
    'Elves and orcs meet at a walled village between a wood, a lake and two hills.',
    { red: ['Orcs', starter('orcs')], blue: ['Elves', starter('elves')] },
    { setting: 'FANTASY', command: 'ADVANCED', dice: 'TYPED', field: 'village' },
  ),
  card(
    'crossroads',
    'The hill at the crossroads',
    'Legions against spearmen, horse and elephants for the hill in the middle.',
    { red: ['Romans', starter('romans')], blue: ['Carthaginians', starter('carthaginians')] },
    { setting: 'HISTORICAL', command: 'ADVANCED', field: 'crossroads' },
  ),
];
