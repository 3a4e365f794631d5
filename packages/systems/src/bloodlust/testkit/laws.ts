import type { ConformanceKit } from '@warmoot/kernel/testkit';
import type { BloodEvent } from '../engine/events.ts';
import { bloodlust } from '../index.ts';
import type { BloodView } from '../knowledge/view.ts';
import type { BloodCommand } from '../orders/commands.ts';
import type { BloodOptions } from '../state/options.ts';
import { type BloodState, unitsOf } from '../state/state.ts';
import { hitsLeft } from '../state/unit.ts';

const small: BloodOptions = {
  setting: 'HISTORICAL',
  command: 'ADVANCED',
  dice: 'NONE',
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
  setting: 'FANTASY',
  command: 'BASIC',
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

/** Small battles of both settings; every casting that leaves is in an event. */
export const bloodKit: ConformanceKit<BloodState, BloodCommand, BloodEvent, BloodView, BloodOptions> = {
  system: bloodlust,
  options: [small, { ...fantasy, command: 'ADVANCED', scale: 25 }, fantasy],
  longestMatch: 900,
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
