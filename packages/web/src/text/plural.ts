/** `1 unit`, `3 units`: the form for one, or for any other number. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** `Ann`, `Ann and Bob`, `Ann, Bob and Cid`, with the language's word for "and". */
export const listedWith =
  (and: string) =>
  (names: readonly string[]): string =>
    [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(` ${and} `);
