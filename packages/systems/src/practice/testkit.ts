import type { ConformanceKit } from '@warmoot/kernel/testkit';
import { terrainAt, WOODS } from './board.ts';
import type { PracticeCommand } from './commands.ts';
import type { PracticeEvent } from './events.ts';
import { type PracticeOptions, practice } from './index.ts';
import { bandAt, bandById, type PracticeState, withBand } from './state.ts';
import type { PracticeView } from './view.ts';

type Kit = ConformanceKit<PracticeState, PracticeCommand, PracticeEvent, PracticeView, PracticeOptions>;

/** Hidden archers may as well lie in any other woods where nobody stands (PRC-HID-01). */
const disguise: Kit['disguise'] = (state, seat, dice) => {
  const archers = bandById(state.bands, 'archers');
  const elsewhere = WOODS.filter((at) => bandAt(state.bands, at) === undefined);
  if (seat === 'blue' || !archers?.hidden || elsewhere.length === 0) return undefined;
  return withBand(state, 'archers', {
    at: elsewhere[dice.roll(elsewhere.length, 'elsewhere') - 1] as string,
  });
};

/** Where Blue hides the archers, and their moves from woods to woods, are nobody else's business (PRC-HID-02). */
const isSecret = (state: PracticeState, command: PracticeCommand): boolean =>
  command.type === 'hide' ||
  (command.type === 'move' &&
    bandById(state.bands, command.band)?.hidden === true &&
    terrainAt(command.to) === 'woods');

export const practiceKit: Kit = {
  system: practice,
  options: [{}],
  longestMatch: 120,
  disguise,
  alike: (state, seat, first, second) => seat !== 'blue' && isSecret(state, first) && isSecret(state, second),
  /** Bands are destroyed, never lost or made. */
  census: ({ bands }) => bands.map(({ id, side, arm }) => `${id} ${side} ${arm}`),
};
