import type { ScenarioCard } from '../../door.ts';
import type { ArmyChoice } from '../state/options.ts';
import { BARROWS } from './barrows.ts';
import { card, type Sides } from './card.ts';
import { MARSH } from './marsh.ts';
import { PASS } from './pass.ts';
import { RIDGE } from './ridge.ts';
import { STEPPE } from './steppe.ts';

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
    { setting: 'FANTASY', command: 'BASIC', dice: 'TYPED', field: 'plain', turnLimit: 8, points: 500 },
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
  PASS,
  MARSH,
  BARROWS,
  STEPPE,
  RIDGE,
];
