import type { Tale } from '../../engine/tale.ts';
import { SIDES, type Side } from '../../state/setup.ts';
import type { Battle, Tunnel } from '../../state/state.ts';

/** A tunnel, with all that is joined to it, is one system (CSW-TUN-05). No hex belongs to two of them. */
export const tunnelAt = (tunnels: readonly Tunnel[], cell: number): Tunnel | undefined =>
  tunnels.find(({ cells }) => cells.includes(cell));

/** CSW-TUN-02: breach markers are public, even for tunnels whose course is hidden. */
export const hasBreach = (tunnels: readonly Tunnel[], cell: number): boolean =>
  tunnels.some(({ breaches }) => breaches.some((breach) => breach.cell === cell));

/** The connected hexes, ascending. */
export const dugFrom = (tunnels: readonly Tunnel[], cell: number): number[] => {
  const ends: number[] = [];
  for (const [a, b] of tunnelAt(tunnels, cell)?.links ?? []) {
    if (a === cell) ends.push(b);
    if (b === cell) ends.push(a);
  }
  return ends.sort((a, b) => a - b);
};

/** By identity of the list, which every change replaces, the least id first. */
const inOrder = (tunnels: readonly Tunnel[]): Tunnel[] => [...tunnels].sort((a, b) => a.id - b.id);

const knownTo = (sides: readonly Side[]): Side[] => SIDES.filter((side) => sides.includes(side));

const replacing = (tunnels: readonly Tunnel[], old: readonly Tunnel[], fresh: Tunnel): Tunnel[] =>
  inOrder([...tunnels.filter((tunnel) => !old.includes(tunnel)), fresh]);

/** CSW-TUN-05: a side that has entered a tunnel sees all of it from then on. */
export const knownBy = (tunnels: readonly Tunnel[], cell: number, side: Side): readonly Tunnel[] => {
  const tunnel = tunnelAt(tunnels, cell);
  if (tunnel === undefined || tunnel.knownTo.includes(side)) return tunnels;
  return replacing(tunnels, [tunnel], { ...tunnel, knownTo: knownTo([...tunnel.knownTo, side]) });
};

/**
 * CSW-TUN-01, CSW-TUN-04: a breach in a hex, and below it the tunnel that runs there, or a new one. A tunnel bears the
 * number of the hex it was begun in, which everybody has seen, so numbers reveal nothing.
 */
export const withBreach = (tunnels: readonly Tunnel[], cell: number, side: Side): readonly Tunnel[] => {
  const found = tunnelAt(tunnels, cell);
  if (found === undefined) return begun(tunnels, cell, side);
  if (found.breaches.some((breach) => breach.cell === cell)) return tunnels;
  return replacing(tunnels, [found], { ...found, breaches: [...found.breaches, { cell, side }] });
};

/** A breach that a view showed without its tunnel belongs to the tunnel found under it. */
const begun = (tunnels: readonly Tunnel[], cell: number, side: Side): Tunnel[] => {
  const marked = tunnels.flatMap(({ breaches }) => breaches).find((breach) => breach.cell === cell);
  const others = tunnels.map((tunnel) => ({
    ...tunnel,
    breaches: tunnel.breaches.filter((breach) => breach !== marked),
  }));
  const breaches = [marked ?? { cell, side }];
  return inOrder([...others, { id: cell, knownTo: [side], cells: [cell], links: [], breaches }]);
};

/** CSW-TUN-03, CSW-TUN-05: digs from a tunnel's hex to the next; a tunnel already there joins it. */
export const dugThrough = (tunnels: readonly Tunnel[], from: number, to: number): readonly Tunnel[] => {
  const own = tunnelAt(tunnels, from) as Tunnel;
  const other = tunnelAt(tunnels, to);
  const link = [from, to] as const;
  if (other === own) return replacing(tunnels, [own], { ...own, links: [...own.links, link] });
  if (other === undefined)
    return replacing(tunnels, [own], { ...own, cells: [...own.cells, to], links: [...own.links, link] });
  return replacing(tunnels, [own, other], {
    id: Math.min(own.id, other.id),
    knownTo: knownTo([...own.knownTo, ...other.knownTo]),
    cells: [...own.cells, ...other.cells],
    links: [...own.links, ...other.links, link],
    breaches: [...own.breaches, ...other.breaches],
  });
};

/** Distances in tunnel hexes to every reachable hex of the system, avoiding barred hexes. */
export const tunnelDistances = (
  { tunnels }: Pick<Battle, 'tunnels'>,
  from: number,
  isBarred: (cell: number) => boolean = () => false,
): Map<number, readonly number[]> => {
  const ways = new Map<number, readonly number[]>([[from, []]]);
  for (const [cell, way] of ways)
    for (const next of dugFrom(tunnels, cell))
      if (!ways.has(next) && !isBarred(next)) ways.set(next, [...way, next]);
  return ways;
};

interface News {
  readonly what: string;
  readonly rules: readonly string[];
  /** CSW-R-97: a side has learned something, so this cannot be undone. */
  readonly final?: boolean;
}

/** Records new digging: only the changed tunnels, so that nothing is revealed about others. */
export const tellTunnels = (tale: Tale, after: readonly Tunnel[], { what, rules, final }: News): void => {
  const before = tale.state.tunnels;
  const tunnels = after.filter((tunnel) => !before.includes(tunnel));
  const gone = before.map(({ id }) => id).filter((id) => !after.some((tunnel) => tunnel.id === id));
  tale.tell({ type: 'tunnelsChanged', tunnels, gone, what, rules, ...(final ? { irrevocable: true } : {}) });
};
