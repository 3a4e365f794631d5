import type { ConformanceKit } from '@warmoot/kernel/testkit';
import type { BloodEvent } from '../engine/events.ts';
import { bloodlust } from '../index.ts';
import type { BloodView } from '../knowledge/view.ts';
import type { BloodCommand } from '../orders/commands.ts';
import { isSealedStep } from '../orders/planned.ts';
import { type BloodOptions, LAID_OUT, PRESETS } from '../state/options.ts';
import { type BloodState, unitsOf } from '../state/state.ts';
import { hitsLeft } from '../state/unit.ts';
import { otherSecrets } from './otherSecrets.ts';

const small: BloodOptions = {
  ...PRESETS.Historical,
  order: 'ALTERNATING',
  scale: 15,
  era: 'EARLY',
  campaign: false,
  points: 300,
  turnLimit: 6,
  armies: {
    red: {
      list: 'romans',
      commands: [
        {
          commander: 'C-in-C',
          units: [
            { entry: 'ROM1', stands: 4, files: 2 },
            { entry: 'ROM4', stands: 4, files: 4 },
          ],
        },
      ],
    },
    blue: {
      list: 'carthaginians',
      commands: [
        {
          commander: 'C-in-C',
          units: [
            { entry: 'CAR3', stands: 4, files: 2 },
            { entry: 'Elephant', stands: 1, files: 1 },
          ],
        },
      ],
    },
  },
  field: 'crossroads',
};

const fantasy: BloodOptions = {
  ...small,
  ...PRESETS['Basic Fantasy'],
  dice: 'TYPED',
  field: 'village',
  armies: {
    red: {
      list: 'elves',
      commands: [
        {
          commander: 'C-in-C',
          units: [
            { entry: 'ELF6', stands: 4, files: 1 },
            { entry: 'Griffin', stands: 1, files: 1 },
          ],
        },
      ],
    },
    blue: {
      list: 'orcs',
      commands: [
        {
          commander: 'C-in-C',
          units: [
            { entry: 'ORC2', stands: 6, files: 3 },
            { entry: 'Catapult', stands: 1, files: 1 },
          ],
        },
      ],
    },
  },
};

const magic: BloodOptions = {
  ...fantasy,
  order: 'SIMULTANEOUS',
  command: 'ADVANCED',
  armies: {
    red: {
      list: 'elves',
      commands: [
        { commander: 'C-in-C', units: [{ entry: 'ELF7', stands: 4, files: 2 }] },
        {
          commander: 'magic user',
          units: [
            { entry: 'ELF3', stands: 4, files: 4 },
            { entry: 'Griffin', stands: 1, files: 1 },
          ],
        },
      ],
    },
    blue: {
      list: 'undead',
      commands: [
        { commander: 'C-in-C', units: [{ entry: 'Harpies', stands: 2, files: 2 }] },
        {
          commander: 'magic user',
          units: [
            { entry: 'UND4', stands: 6, files: 3 },
            { entry: 'UND5', stands: 4, files: 2 },
          ],
        },
      ],
    },
  },
};

/** Small battles: every order of play, setting, scale and rule of dice; every casting that leaves is in an event. */
const OPTIONS: readonly BloodOptions[] = [
  small,
  { ...fantasy, command: 'ADVANCED', scale: 25 },
  fantasy,
  magic,
  { ...magic, order: 'CARD', field: LAID_OUT, command: 'BASIC' },
  { ...magic, order: 'ALTERNATING', dice: 'D6', scale: 6 },
  { ...small, order: 'SIMULTANEOUS', command: 'BASIC' },
  { ...small, order: 'CARD', dice: 'TYPED', scale: 25 },
  { ...fantasy, order: 'SIMULTANEOUS', field: LAID_OUT, campaign: true },
];

/** BLD-PLY-06: orders that the enemy sees only as one more card or sheet. */
const isSecret = (state: BloodState, { type }: BloodCommand): boolean =>
  type === 'spell' || (isSealedStep(state) && type !== 'endPhase' && type !== 'withdraw');

export const bloodKit: ConformanceKit<BloodState, BloodCommand, BloodEvent, BloodView, BloodOptions> = {
  system: bloodlust,
  options: OPTIONS,
  longestMatch: 900,
  disguise: otherSecrets,
  alike: (state, _seat, first, second) => isSecret(state, first) && isSecret(state, second),
  census: {
    count: (state) => Object.fromEntries(unitsOf(state).map((unit) => [unit.id, hitsLeft(unit)])),
    changesReported: ({ changes }, before) => ({
      ...Object.fromEntries(
        Object.entries(changes.units ?? {}).flatMap(([id, { stands }]) =>
          stands === undefined
            ? []
            : [
                [
                  id,
                  hitsLeft({ stands }) - (before.units[id] === undefined ? 0 : hitsLeft(before.units[id])),
                ],
              ],
        ),
      ),
      ...Object.fromEntries(
        (changes.removed ?? []).map((id) => [id, -hitsLeft(before.units[id] ?? { stands: [] })]),
      ),
    }),
  },
};
