import { type Outcome, speakingEnglish } from '@warmoot/kernel';
import { decide, pending } from './engine/decide.ts';
import { apply, type BloodEvent } from './engine/events.ts';
import { BLANK, setup } from './engine/setup.ts';
import { imagine } from './knowledge/imagine.ts';
import { type BloodView, gist, view } from './knowledge/view.ts';
import { check } from './orders/check.ts';
import type { BloodCommand } from './orders/commands.ts';
import { legal, subjects } from './orders/legal.ts';
import { choice } from './scene/choice.ts';
import { cost } from './scene/cost.ts';
import { inspect, layers } from './scene/inspect.ts';
import { meant } from './scene/meant.ts';
import { scene, sides } from './scene/scene.ts';
import { type BloodOptions, hasMagic, SIDES } from './state/options.ts';
import type { BloodState } from './state/state.ts';
import { describe } from './words/describe.ts';
import { story } from './words/story.ts';

const outcome = ({ end }: BloodState): Outcome | undefined =>
  end === null
    ? undefined
    : { winners: end.winner === null ? [] : [end.winner], reason: end.reason, rules: [end.rule] };

/** Blood Lust: battles of miniatures on a free table, in whole tenths of a millimetre. */
export const bloodlust = speakingEnglish<BloodState, BloodCommand, BloodEvent, BloodView, BloodOptions>({
  id: 'bloodlust',
  name: 'Blood Lust',
  rulesVersion: 1,
  lists: 'some',
  blank: BLANK,
  seats: () => SIDES,
  sides,
  visibleOptions: (options) => options,
  hasSecrets: (options) => options.order === 'SIMULTANEOUS' || hasMagic(options),
  setup,
  view,
  pending,
  check,
  subjects,
  legal,
  decide,
  apply,
  outcome,
  describe,
  choice,
  resignation: { type: 'concede' },
  story,
  scene,
  imagine,
  gist,
  meant,
  cost,
  inspect,
  layers,
});
