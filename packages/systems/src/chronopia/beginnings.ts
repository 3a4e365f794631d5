/** What a page needs to set a campaign up, without its rules. */
export { type CharacterName, characterOf } from './ai/character.ts';
export { EMPIRE_NAMES } from './data/names.ts';
export type { RaceId } from './data/profile.ts';
