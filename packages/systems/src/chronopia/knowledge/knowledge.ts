/**
 * What an empire has learned and remembers (CHR-HID, CHR-VIS). It grows by events and is never copied from the true
 * state.
 */
import type { Force } from '../state/force.ts';
import type { Hex } from '../state/ground.ts';

/** Something foreign seen on the map: now, or as a dated ghost (CHR-HID-21). */
export interface Sighting {
  readonly kind: 'army' | 'scout' | 'engineer' | 'settler';
  /** The thing's id: never shown; it keeps all memory of one thing together. */
  readonly id: number;
  readonly owner: number;
  readonly at: Hex;
  /** Of an army (CHR-VIS-13); size of a settler band is not seen. */
  readonly number: number;
  readonly size: number;
  readonly broken: boolean;
  readonly mercenary: boolean;
  readonly turn: number;
}

export interface Knowledge {
  /** Underground hexes and badlands that were entered or seen from next to them, ascending (CHR-R-54, CHR-R-68). */
  readonly explored: readonly Hex[];
  /** Hexes whose hidden features were found: portals, fruit, springs, glades, entrances (CHR-R-55). */
  readonly found: readonly Hex[];
  /** Hexsides whose ford was found, and bridges and hexes of road once seen (CHR-HID-01). */
  readonly fords: readonly number[];
  readonly bridges: readonly number[];
  readonly roads: readonly Hex[];
  readonly sightings: readonly Sighting[];
  /** Structures seen, as they were then. */
  readonly structures: Readonly<
    Record<
      Hex,
      { readonly tower?: number; readonly depot?: number; readonly temple?: number; readonly turn: number }
    >
  >;
  /** City size as last seen or reported (CHR-HID-03), and the known underground cities (CHR-HID-15). */
  readonly citySizes: Readonly<Record<number, { readonly size: number; readonly turn: number }>>;
  readonly citiesBelow: readonly number[];
  /** Underground cities as they were when last seen: there is no other source (CHR-HID-15). */
  readonly marksBelow: Readonly<
    Record<number, { readonly name: string; readonly at: Hex; readonly owner: number }>
  >;
  /** What spies brought home (CHR-SPA-02): by city, as the text of that turn. */
  readonly spied: Readonly<
    Record<
      number,
      { readonly turn: number; readonly improvements: readonly string[]; readonly treasury: number }
    >
  >;
  /** Rosters met in battle, envisioned or spied on, by army (CHR-HID-07). */
  readonly rosters: Readonly<
    Record<number, { readonly turn: number; readonly name: string; readonly force: Force }>
  >;
  /** Names legally learned (CHR-GRM-04, E-02). */
  readonly names: readonly string[];
  /** Hexes in sight when the empire last looked around (CHR-RPT-02), ascending. */
  readonly inSight: readonly Hex[];
}

export const NO_KNOWLEDGE: Knowledge = {
  explored: [],
  found: [],
  fords: [],
  bridges: [],
  roads: [],
  sightings: [],
  structures: {},
  citySizes: {},
  citiesBelow: [],
  marksBelow: {},
  spied: {},
  rosters: {},
  names: [],
  inSight: [],
};
