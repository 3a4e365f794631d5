/** The usual computer empire. */
import { empirePlayer } from './empirePlayer.ts';
import { STEWARD } from './strength.ts';

export const steward = empirePlayer('steward', STEWARD);
