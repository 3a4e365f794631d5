import type { ConformanceKit, Counts } from '@warmoot/kernel/testkit';
import { terrainAt, WOODS } from './board.ts';
import type { PracticeCommand } from './commands.ts';
import type { PracticeEvent } from './events.ts';
import { type PracticeOptions, practice } from './index.ts';
import { bandAt, bandById, isOnBoard, type PracticeState, withBand } from './state.ts';
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

/** Where Blue hides the archers, and their moves from woods to woods, are secret from the others (PRC-HID-02). */
const isSecret = (state: PracticeState, command: PracticeCommand): boolean =>
  command.type === 'hide' ||
  (command.type === 'move' &&
    bandById(state.bands, command.band)?.hidden === true &&
    terrainAt(command.to) === 'woods');

/** The bands of each side that stand on the board; the archers come when they are hidden (PRC-SET-02). */
const count = ({ bands }: PracticeState): Counts => ({
  red: bands.filter((band) => band.side === 'red' && isOnBoard(band)).length,
  blue: bands.filter((band) => band.side === 'blue' && isOnBoard(band)).length,
});

const changesReported = (event: PracticeEvent, { bands }: PracticeState): Counts => {
  if (event.type === 'archersHidden') return { blue: 1 };
  return event.type === 'bandDestroyed' ? { [bandById(bands, event.band)!.side]: -1 } : {};
};

export const practiceKit: Kit = {
  system: practice,
  options: [{}],
  longestMatch: 120,
  disguise,
  alike: (state, seat, first, second) => seat !== 'blue' && isSecret(state, first) && isSecret(state, second),
  census: { count, changesReported },
};
