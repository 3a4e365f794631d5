/** All a computer empire looks at while it writes its orders: its own view and nothing else (CHR-CPU-01). */
import { isBroken } from '../armies.ts';
import { CONSTANTS } from '../data/index.ts';
import { distance, type Hex, hexCount } from '../ground.ts';
import type { Improvement, Statement } from '../orders.ts';
import { armiesOf, citiesOf, cityAt, spiesOf, stanceOf, unitsOf } from '../readers.ts';
import { pvOf } from '../rules/forces/points.ts';
import { supplyNetOf } from '../rules/supply/net.ts';
import type { Army, Campaign, City, EmpireId } from '../state.ts';
import { type Character, characterOf } from './character.ts';

export interface Desk {
  readonly view: Campaign;
  readonly me: EmpireId;
  readonly character: Character;
  readonly cities: readonly City[];
  readonly armies: readonly Army[];
  /** Foreign armies on the last map, not ghosts. */
  readonly seen: readonly Army[];
  /** Range of supply by hex (CHR-SUP-01). */
  readonly ranges: Uint8Array;
  /** Guilders that are left when this turn's upkeep is paid; spent down while orders are written. */
  purse: number;
  readonly statements: Statement[];
}

const IMPROVEMENTS = CONSTANTS.improvements as Readonly<
  Record<Improvement, { readonly cost: number; readonly upkeep: number }>
>;
export const costOf = (improvement: Improvement): number => IMPROVEMENTS[improvement].cost;

/** Net of corruption, on average. */
export const incomeOf = (cities: readonly City[]): number =>
  cities.reduce((sum, { size, improvements, conquered, besiegedHalf }) => {
    const market = improvements.marketplace?.active ? 3 : 2;
    return sum + Math.floor((size * 45 * market) / (conquered === null ? 1 : 2) / (besiegedHalf ? 2 : 1));
  }, 0);

const upkeepOfArmy = (view: Campaign, army: Army): number =>
  Math.ceil((pvOf(army) * (cityAt(view, army.at)?.owner === army.owner ? 30 : 50)) / 100);

/** What Payables will ask for, by the printed table (CHR-PAY-01). */
export const upkeepOf = (view: Campaign, me: EmpireId): number => {
  const armies = armiesOf(view, me).reduce((sum, army) => sum + upkeepOfArmy(view, army), 0);
  const improvements = citiesOf(view, me)
    .flatMap((city) => Object.keys(city.improvements) as Improvement[])
    .reduce((sum, kind) => sum + IMPROVEMENTS[kind].upkeep, 0);
  const units = unitsOf(view, me).reduce(
    (sum, { kind, size }) => sum + (kind === 'settler' ? 10 * size : 50),
    0,
  );
  const structures = Object.values(view.sites).reduce(
    (sum, { tower, depot, temple }) =>
      sum + (tower?.owner === me ? 50 : 0) + (depot?.owner === me ? 10 : 0) + (temple?.owner === me ? 5 : 0),
    0,
  );
  return armies + improvements + units + structures + 200 * spiesOf(view, me).length;
};

/** Seen at the last look, not remembered from earlier (CHR-HID-21). */
const isFresh = ({ turn }: Campaign, { raisedTurn }: Army): boolean => raisedTurn >= turn - 1;

export const deskOf = (view: Campaign, me: EmpireId): Desk => ({
  view,
  me,
  character: characterOf(view.empires[me]!),
  cities: citiesOf(view, me),
  armies: armiesOf(view, me),
  seen: armiesOf(view).filter((army) => army.owner !== me && isFresh(view, army)),
  ranges: supplyNetOf(view, me).ranges,
  purse: view.empires[me]!.treasury - upkeepOf(view, me),
  statements: [],
});

/** Takes money out of the purse if it is there. */
export const spend = (desk: Desk, guilders: number): boolean => {
  if (desk.purse < guilders) return false;
  desk.purse -= guilders;
  return true;
};

export const isFoe = ({ view, me }: Desk, other: EmpireId): boolean =>
  other !== me && !['Allied', 'Friendly'].includes(stanceOf(view, me, other));

/** Foes near a hex, those that could be there next turn. */
export const foesNear = (desk: Desk, hex: Hex, within: number): Army[] =>
  desk.seen.filter(({ at, owner }) => isFoe(desk, owner) && distance(desk.view.ground, at, hex) <= within);

export const sizeOfAll = (armies: readonly Army[]): number => armies.reduce((sum, { size }) => sum + size, 0);

export const isOnSurface = ({ view }: Desk, hex: Hex): boolean => hex < hexCount(view.ground);

export const isFieldArmy = ({ view }: Desk, army: Army): boolean => !isBroken(view, army);
