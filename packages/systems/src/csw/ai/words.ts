import type { Blow } from './allot.ts';

/** `12 factors promise most against it` */
export const shareText = ({ factors, target, gain }: Blow): string =>
  `${factors} factors against Defence Class ${target.defence} should cost the enemy ${tenths(gain / 2)} points`;

/** One decimal is as much as a reader wants. */
export const tenths = (value: number): string => String(Math.round(value * 10) / 10);
