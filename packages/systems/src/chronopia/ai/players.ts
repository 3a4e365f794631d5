/** The computer empires, from the weakest to the strongest (CHR-CPU-06). */
import type { Player } from '@warmoot/kernel';
import type { CampaignCommand } from '../orders/commands.ts';
import type { Campaign } from '../state/state.ts';
import { CHARACTER_NAMES, type CharacterName } from './character.ts';
import { empirePlayer } from './empirePlayer.ts';
import { steward } from './steward.ts';
import { BAILIFF, EMPEROR, STEWARD, type Strength } from './strength.ts';

export const chronopiaPlayers = {
  bailiff: empirePlayer('bailiff', BAILIFF),
  steward,
  emperor: empirePlayer('emperor', EMPEROR),
} as const satisfies Readonly<Record<string, Player<Campaign, CampaignCommand>>>;

const STRENGTHS: Readonly<Record<string, Strength>> = {
  bailiff: BAILIFF,
  steward: STEWARD,
  emperor: EMPEROR,
};

const isCharacter = (name: string): name is CharacterName => CHARACTER_NAMES.some((each) => each === name);

/** `emperor`, or `emperor:builder` with a character the referee has chosen (CHR-CPU-04); undefined if there is none. */
export const computerNamed = (text: string): Player<Campaign, CampaignCommand> | undefined => {
  const [name = '', character, ...more] = text.split(':');
  const strength = Object.hasOwn(STRENGTHS, name) ? STRENGTHS[name] : undefined;
  if (strength === undefined || more.length > 0) return undefined;
  if (character === undefined) return empirePlayer(name, strength);
  return isCharacter(character) ? empirePlayer(text, { ...strength, character }) : undefined;
};
