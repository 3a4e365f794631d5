/** A case names empires, armies and hexes; the position needs their numbers. */

import { type Knowledge, NO_KNOWLEDGE } from '../knowledge/knowledge.ts';
import { entranceMark } from '../rules/ground/known.ts';
import { type Ground, type Hex, hexOfLabel, NOWHERE } from '../state/ground.ts';
import type { Campaign } from '../state/state.ts';

type Thing = Readonly<Record<string, unknown>>;
type Things = readonly Thing[];

const numberIn = (what: string, names: readonly string[], named: unknown): unknown => {
  if (typeof named !== 'string') return named;
  const number = names.indexOf(named);
  if (number < 0) throw new RangeError(`there is no ${what} called ${named}`);
  return number;
};

/** The names in the order in which things are written: their numbers. */
export interface Names {
  readonly empires: readonly string[];
  readonly armies: readonly string[];
}
export const namesIn = (things: Things | undefined): string[] =>
  (things ?? []).map(({ name }) => String(name));

const empireIn = ({ empires }: Names, named: unknown): unknown => numberIn('empire', empires, named);

/** `owner: Brakka`. */
export const owned = (names: Names, things: Things | undefined): Things =>
  (things ?? []).map((thing) =>
    'owner' in thing ? { ...thing, owner: empireIn(names, thing.owner) } : thing,
  );

const siegeFrom = (names: Names, { by, armies, failed }: Thing): Thing => ({
  by: empireIn(names, by),
  armies: (armies as readonly unknown[]).map((army) => numberIn('army', names.armies, army)),
  failed: failed ?? 0,
  began: 0,
});

/** `siege: { by: Brakka, armies: [Host], failed: 2 }`, `conquered: { from: Brakka, turn: 3 }`. */
export const cityFacts = (names: Names, { siege, conquered, ...city }: Thing): Thing => ({
  ...city,
  ...(siege ? { siege: siegeFrom(names, siege as Thing) } : {}),
  ...(conquered
    ? { conquered: { ...(conquered as Thing), from: empireIn(names, (conquered as Thing).from) } }
    : {}),
});

const STRUCTURES = ['depot', 'temple', 'tower'];

/** `depot: Brakka`; everything else as it is. */
export const siteFrom = (names: Names, site: Thing): Thing =>
  Object.fromEntries(
    Object.entries(site).map(([key, value]) => [
      key,
      STRUCTURES.includes(key) && typeof value === 'string'
        ? { owner: empireIn(names, value), builtTurn: 0, captured: null }
        : value,
    ]),
  );

const hexesAt = (ground: Ground, labels: readonly string[]): Hex[] =>
  labels.map((label) => {
    const hex = hexOfLabel(ground, label);
    if (hex === NOWHERE) throw new RangeError(`hex ${label} is not on this map`);
    return hex;
  });

const finding = (ground: Ground, labels: readonly string[]): Knowledge => {
  const hexes = hexesAt(ground, labels).sort((a, b) => a - b);
  const entrances = hexes.map((hex) => entranceMark(ground, hex));
  return { ...NO_KNOWLEDGE, explored: hexes, found: [...hexes, ...entrances].sort((a, b) => a - b) };
};

/** `found: { Aldmark: ['0301', '0301 below'] }`: hidden things there, and the hexes themselves, are known. */
export const withFound = (
  campaign: Campaign,
  names: Names,
  found: Readonly<Record<string, readonly string[]>>,
): Campaign => ({
  ...campaign,
  knowledge: {
    ...campaign.knowledge,
    ...Object.fromEntries(
      Object.entries(found).map(([name, labels]) => [
        empireIn(names, name),
        finding(campaign.ground, labels),
      ]),
    ),
  },
});
