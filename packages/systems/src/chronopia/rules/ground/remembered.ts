/** Caches results for the same parts of a campaign and the same empire, as long as those parts exist. */
export const remembered = <Value>(): ((
  parts: readonly object[],
  empire: number,
  work: () => Value,
) => Value) => {
  const root = new WeakMap<object, unknown>();
  return (parts, empire, work) => {
    let shelf: WeakMap<object, unknown> = root;
    for (const part of parts.slice(0, -1)) shelf = onShelf(shelf, part, () => new WeakMap<object, unknown>());
    const byEmpire = onShelf(shelf, parts.at(-1)!, () => new Map<number, Value>());
    if (!byEmpire.has(empire)) byEmpire.set(empire, work());
    return byEmpire.get(empire)!;
  };
};

const onShelf = <Thing>(shelf: WeakMap<object, unknown>, key: object, make: () => Thing): Thing => {
  if (!shelf.has(key)) shelf.set(key, make());
  return shelf.get(key) as Thing;
};
