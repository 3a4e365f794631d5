import type { Mount } from './profile.ts';

/** The beasts of the lists and of the creations, each with its own attack (data file, 2, 5 and 8). */
export const MOUNTS = {
  horse: { CC: 10, ST: 2, Dam: 8 },
  vulture: { CC: 10, ST: 2, Dam: 8 },
  kutara: { CC: 11, ST: 3, Dam: 9 },
  bull: { CC: 10, ST: 4, Dam: 12 },
  warg: { CC: 9, ST: 1, Dam: 7 },
  toad: { CC: 9, ST: 1, Dam: 7 },
  lizard: { CC: 11, ST: 2, Dam: 10 },
  boar: { CC: 11, ST: 3, Dam: 10 },
  dragon: { CC: 12, ST: 2, Dam: 12 },
} as const satisfies Record<string, Mount>;

export type MountId = keyof typeof MOUNTS;
