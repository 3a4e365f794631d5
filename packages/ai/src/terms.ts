import type { Terms } from '@warmoot/kernel';

export const totalOf = (terms: Terms): number => Object.values(terms).reduce((sum, value) => sum + value, 0);

/** Term by term; a term that is missing counts as nothing. */
const combined = (a: Terms, b: Terms, join: (a: number, b: number) => number): Terms =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((name) => [
      name,
      join(a[name] ?? 0, b[name] ?? 0),
    ]),
  );

export const gained = (before: Terms, after: Terms): Terms => combined(after, before, (a, b) => a - b);

export const meanOf = (samples: readonly Terms[]): Terms => {
  const sum = samples.reduce((all, each) => combined(all, each, (a, b) => a + b), {});
  return Object.fromEntries(Object.entries(sum).map(([name, value]) => [name, value / samples.length]));
};

/** One decimal is as much as a reader wants of a mean: `+5`, `−0.4`. */
const signed = (value: number): string => {
  const size = String(Math.round(Math.abs(value) * 10) / 10);
  return `${value < 0 ? '−' : '+'}${size}`;
};

const MAX_TERMS = 3;
const MIN_SHOWN = 0.05;

/** What changed most, in words: `way to the mill +4, bands −2`. */
export const termsText = (terms: Terms): string =>
  Object.entries(terms)
    .filter(([, value]) => Math.abs(value) >= MIN_SHOWN)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, MAX_TERMS)
    .map(([name, value]) => `${name} ${signed(value)}`)
    .join(', ');
