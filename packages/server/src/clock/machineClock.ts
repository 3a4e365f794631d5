import { uptime } from 'node:os';

/** The two clocks of a machine, in milliseconds. */
export interface MachineClock {
  /** The time of day. People, NTP and a dead battery change it at will. */
  wall(): number;
  /** How much time passes, however the wall clock is set; a machine that sleeps goes on counting. */
  elapsed(): number;
}

/** `os.uptime` is coarser than this on some systems. */
const COARSE_MS = 2_000;
const LOOK_EVERY_MS = 1_000;

/**
 * `performance.now` stands still on Linux while the machine sleeps and runs on elsewhere. The uptime always runs on, but
 * is coarse and slow to read: once a second it tells how much was slept through.
 */
const makeElapsed = (awake: () => number, up: () => number): (() => number) => {
  const apart = up() - awake();
  let slept = 0;
  let lookedAt = awake();
  return () => {
    const at = awake();
    if (at - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = at;
      const more = up() - at - apart - slept;
      if (more > COARSE_MS) slept += more;
    }
    return at + slept;
  };
};

export const machineClock = (
  awake: () => number = () => performance.now(),
  up: () => number = () => uptime() * 1000,
): MachineClock => ({ wall: () => Date.now(), elapsed: makeElapsed(awake, up) });
