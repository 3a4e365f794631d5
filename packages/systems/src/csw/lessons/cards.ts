import type { LessonCard } from '../../manifest.ts';

/** In the order to take them. */
export const cswLessons: readonly LessonCard[] = [
  {
    id: 'first-battle',
    title: 'Your first battle',
    about: 'Move, turn, charge, shoot and fight through one whole turn, with a coach beside you.',
    minutes: 10,
    load: async () => (await import('./firstBattle.ts')).firstBattle,
  },
];
