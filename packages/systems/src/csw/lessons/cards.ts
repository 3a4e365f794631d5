import type { LessonCard } from '../../manifest.ts';

/** In the recommended order. */
export const cswLessons: readonly LessonCard[] = [
  {
    id: 'first-battle',
    title: 'Your first battle',
    about: 'Move, turn, charge, shoot and fight through one whole turn, with a coach beside you.',
    minutes: 10,
    load: async () => (await import('./firstBattle.ts')).firstBattle,
  },
  {
    id: 'stacks-leaders-zones',
    title: 'Stacks, leaders and zones',
    about: 'Rally, stack, lead and break away: how units stand together and hold each other up.',
    minutes: 6,
    load: async () => (await import('./stacksAndZones.ts')).stacksAndZones,
  },
];
