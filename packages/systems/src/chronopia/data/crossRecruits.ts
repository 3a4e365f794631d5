import type { RaceId } from './profile.ts';

/** Entries of another list that a race may buy (data file, 8, list notes; CHR-RAC-02, CHR-RAC-27). */
export const CROSS_RECRUITS: Readonly<Partial<Record<RaceId, readonly string[]>>> = {
  FB: ['sk-axemen', 'sk-javelins', 'sk-viridian-lords'],
  SK: ['fb-light-horse', 'fb-mounted-scouts'],
};

/** CHR-RAC-24, and the tribe that Firstborn cavalry rides with (CHR-RAC-27). */
export const TRIBES: readonly string[] = ['goddess', 'shadow', 'dawn'];
export const CAVALRY_TRIBE = 'dawn';
