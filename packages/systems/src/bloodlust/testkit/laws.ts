import type { ConformanceKit } from '@warmoot/kernel/testkit';
import type { BloodEvent } from '../engine/events.ts';
import { bloodlust } from '../index.ts';
import type { BloodView } from '../knowledge/view.ts';
import type { BloodCommand } from '../orders/commands.ts';
import { isSealedStep } from '../orders/planned.ts';
import { command } from '../scenarios/card.ts';
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
      commands: [command('C-in-C', ['ROM1', 4, 2], ['ROM4', 4, 4])],
    },
    blue: {
      list: 'carthaginians',
      commands: [command('C-in-C', ['CAR3', 4, 2], ['Elephant', 1, 1])],
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
      commands: [command('C-in-C', ['ELF6', 4, 1], ['Griffin', 1, 1])],
    },
    blue: {
      list: 'orcs',
      commands: [command('C-in-C', ['ORC2', 6, 3], ['Catapult', 1, 1])],
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
      commands: [command('C-in-C', ['ELF7', 4, 2]), command('magic user', ['ELF3', 4, 4], ['Griffin', 1, 1])],
    },
    blue: {
      list: 'undead',
      commands: [command('C-in-C', ['Harpies', 2, 2]), command('magic user', ['UND4', 6, 3], ['UND5', 4, 2])],
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
