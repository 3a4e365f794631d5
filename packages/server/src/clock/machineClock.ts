import { uptime } from 'node:os';

/** The two clocks of a machine, in milliseconds. */
export interface MachineClock {
  /** The time of day. People, NTP or a dead battery can change it at any moment. */
  wall(): number;
  /** Elapsed time, whatever the wall clock says; it keeps counting while the machine sleeps. */
  elapsed(): number;
}

/** On some systems `os.uptime` is coarser than this. */
const COARSE_MS = 2_000;
const LOOK_EVERY_MS = 1_000;

/**
 * On Linux `performance.now` stops while the machine sleeps; elsewhere it runs on. The uptime always runs on, but is
 * coarse and slow to read, so we read it once a second to see how long the machine slept.
 */
const makeElapsed = (awake: () => number, up: () => number): (() => number) => {
  const offset = up() - awake();
  let slept = 0;
  let lookedAt = awake();
  return () => {
    const at = awake();
    if (at - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = at;
      const more = up() - at - offset - slept;
      if (more > COARSE_MS) slept += more;
    }
    return at + slept;
  };
};

export const machineClock = (
  awake: () => number = () => performance.now(),
  up: () => number = () => uptime() * 1000,
): MachineClock => ({ wall: () => Date.now(), elapsed: makeElapsed(awake, up) });
