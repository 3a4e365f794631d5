/** What is on the map in each hex's last report: seen now, last seen in turn N, never (CHR-HID-21, CHR-VIS-12). */
import type { HexPlace, Seat } from '@warmoot/kernel';
import { gridOf, hexCount } from '../state/ground.ts';
import { seatEmpire } from '../state/seats.ts';
import type { Campaign } from '../state/state.ts';

export interface MapMemory {
  /** Hexes out of sight, by the turn in which they were in sight last; the latest first. */
  readonly before: readonly { readonly turn: number; readonly places: readonly HexPlace[] }[];
  readonly never: readonly HexPlace[];
}

const sightOf = (view: Campaign, seat: Seat): readonly number[] => {
  const me = seatEmpire(view, seat);
  return me === null ? [] : (view.knowledge[me]?.inSight ?? []);
};

/** From what the empire knew in each turn until now, the first first. */
export const memoryOf = (views: readonly Campaign[], seat: Seat): MapMemory => {
  const now = views.at(-1);
  if (now === undefined || now.turn === 0) return { before: [], never: [] };
  const last = new Map<number, number>();
  for (const view of views) for (const hex of sightOf(view, seat)) last.set(hex, view.turn);
  const inSight = new Set(sightOf(now, seat));
  const turns = new Map<number, HexPlace[]>();
  const never: HexPlace[] = [];
  gridOf(now.ground).hexes.forEach((place, hex) => {
    if (inSight.has(hex) || hex >= hexCount(now.ground)) return;
    const turn = last.get(hex);
    if (turn === undefined) never.push(place);
    else turns.set(turn, [...(turns.get(turn) ?? []), place]);
  });
  const before = [...turns].sort(([a], [b]) => b - a).map(([turn, places]) => ({ turn, places }));
  return { before, never };
};
