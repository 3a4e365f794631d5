const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** A length of time for people: "3 days", "1 hour", "40 seconds". */
export const spanText = (milliseconds: number): string => {
  const length = Math.abs(milliseconds);
  const [name, size] = UNITS.find(([, size]) => length >= size) ?? ['second', 1_000];
  const count = Math.max(1, Math.round(length / size));
  return `${count} ${name}${count === 1 ? '' : 's'}`;
};
