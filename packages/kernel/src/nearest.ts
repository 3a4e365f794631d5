/** The few names most likely meant by a mistyped one, best first. */
export const nearest = (wanted: string, names: readonly string[], count = 3): string[] =>
  names
    .map((name, order) => ({
      name,
      order,
      distance: distanceBetween(wanted.toUpperCase(), name.toUpperCase()),
    }))
    .sort((a, b) => a.distance - b.distance || a.order - b.order)
    .slice(0, count)
    .map(({ name }) => name);

/** Letters to change, add or drop to make one word the other. */
const distanceBetween = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [i, other] of [...to].entries())
      next.push(Math.min(row[i]! + (letter === other ? 0 : 1), row[i + 1]! + 1, next[i]! + 1));
    row = next;
  }
  return row[to.length]!;
};

/** "a, b or c". */
export const anyOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** One or two letters are wrong, but not most of them; swapped letters count as two. */
const isSlip = (wanted: string, name: string): boolean =>
  distanceBetween(wanted.toUpperCase(), name.toUpperCase()) <= Math.min(2, Math.ceil(name.length / 3));

/** `; did you mean "given"?` after a mistyped name; nothing if no name is close. */
export const didYouMean = (wanted: string, names: readonly string[]): string => {
  const near = nearest(wanted, names).filter((name) => isSlip(wanted, name));
  return near.length === 0 ? '' : `; did you mean ${anyOf(near.map((name) => `"${name}"`))}?`;
};
