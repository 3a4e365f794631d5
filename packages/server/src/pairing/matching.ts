/** Whether two of `count` things may be paired with each other. */
export type MayPair = (a: number, b: number) => boolean;

/**
 * The most pairs that can be formed among things 0 to `count` - 1, each in one pair: Edmonds' blossom algorithm.
 * Pairing greedily can miss the maximum; this cannot.
 */
export const mostPairs = (count: number, mayPair: MayPair): number => {
  const mate = Array.from({ length: count }, () => FREE);
  pairGreedily(mate, mayPair);
  for (let start = 0; start < count; start++)
    if (mate[start] === FREE) augment(mate, parentsFrom(start, mate, mayPair));
  return mate.filter((other) => other !== FREE).length / 2;
};

const FREE = -1;

/** Most pairs are found at once; only the rest needs a search. */
const pairGreedily = (mate: number[], mayPair: MayPair): void => {
  for (let a = 0; a < mate.length; a++)
    for (let b = a + 1; b < mate.length && mate[a] === FREE; b++)
      if (mate[b] === FREE && mayPair(a, b)) {
        mate[a] = b;
        mate[b] = a;
      }
};

/** The tree of alternating paths grown from one free thing. */
interface Search {
  /** The free thing at which a path ends, or `FREE` if there is none. */
  readonly end: number;
  readonly parent: readonly number[];
}

/** Exchanges paired and unpaired along the path: which gains one pair. */
const augment = (mate: number[], { end, parent }: Search): void => {
  let at = end;
  while (at !== FREE) {
    const before = parent[at] as number;
    const next = mate[before] as number;
    mate[at] = before;
    mate[before] = at;
    at = next;
  }
};

const parentsFrom = (root: number, mate: readonly number[], mayPair: MayPair): Search => {
  const count = mate.length;
  const parent = Array.from({ length: count }, () => FREE);
  const base = Array.from({ length: count }, (_, at) => at);
  const isReached = Array.from({ length: count }, (_, at) => at === root);
  const queue = [root];
  for (const from of queue)
    for (let to = 0; to < count; to++) {
      if (to === from || !mayPair(from, to) || base[from] === base[to] || mate[from] === to) continue;
      const other = mate[to] as number;
      if (to === root || (other !== FREE && parent[other] !== FREE)) shrink(from, to);
      else if (parent[to] === FREE) {
        parent[to] = from;
        if (other === FREE) return { end: to, parent };
        isReached[other] = true;
        queue.push(other);
      }
    }
  return { end: FREE, parent };

  /** An odd cycle is treated as one thing from now on. */
  function shrink(from: number, to: number): void {
    const top = commonBase(from, to);
    const isInside = Array.from({ length: count }, () => false);
    markPath(from, top, to, isInside);
    markPath(to, top, from, isInside);
    for (let at = 0; at < count; at++) {
      if (!isInside[base[at] as number]) continue;
      base[at] = top;
      if (isReached[at]) continue;
      isReached[at] = true;
      queue.push(at);
    }
  }

  function commonBase(a: number, b: number): number {
    const isAbove = Array.from({ length: count }, () => false);
    for (let at = base[a] as number; ; at = base[parent[mate[at] as number] as number] as number) {
      isAbove[at] = true;
      if (mate[at] === FREE) break;
    }
    let at = base[b] as number;
    while (!isAbove[at]) at = base[parent[mate[at] as number] as number] as number;
    return at;
  }

  function markPath(from: number, top: number, child: number, isInside: boolean[]): void {
    let [at, below] = [from, child];
    while (base[at] !== top) {
      const other = mate[at] as number;
      isInside[base[at] as number] = true;
      isInside[base[other] as number] = true;
      parent[at] = below;
      below = other;
      at = parent[other] as number;
    }
  }
};
