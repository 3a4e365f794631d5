import { speakingEnglish } from '@warmoot/kernel';
import { choice } from './choice.ts';
import type { PracticeCommand } from './commands.ts';
import { decide } from './decide.ts';
import { apply, type PracticeEvent } from './events.ts';
import { gist, imagine } from './imagine.ts';
import { inspect, meant, warnings } from './inspect.ts';
import { check, legal, subjects } from './legal.ts';
import { scene } from './scene.ts';
import { outcome, pending } from './sequence.ts';
import { BLANK, type PracticeState } from './state.ts';
import { describe, story } from './story.ts';
import { type PracticeView, view } from './view.ts';

/** The practice game has nothing to choose before it. */
export type PracticeOptions = Readonly<Record<string, never>>;

export const practice = speakingEnglish<
  PracticeState,
  PracticeCommand,
  PracticeEvent,
  PracticeView,
  PracticeOptions
>({
  id: 'practice',
  name: 'The Ford',
  rulesVersion: 1,
  lists: 'every',
  blank: BLANK,
  seats: () => ['red', 'blue'],
  visibleOptions: () => ({}),
  hasSecrets: () => true,
  setup: () => [{ type: 'begun', rules: ['PRC-SET-01'] }],
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
  resignation: { type: 'resign' },
  story,
  scene,
  imagine,
  gist,
  inspect,
  warnings,
  meant,
});

export type { PracticeCommand } from './commands.ts';
export type { PracticeEvent } from './events.ts';
export type { PracticeState } from './state.ts';
export type { PracticeView } from './view.ts';
