/** Small look-ups in the campaign, used everywhere. */

import { cachePerObject } from '@warmoot/kernel';
import { foldName as folded, isSameName as sameName } from '../../orderText/names.ts';
import type { Action, Stance, Statement } from '../orders/orders.ts';
import { actionsByUnit } from '../orderText/actionsByUnit.ts';
import type { Hex } from './ground.ts';
import type { Army, Campaign, City, Empire, EmpireId, Spy, Unit } from './state.ts';

const here = <T>(list: readonly (T | null)[]): T[] => list.filter((thing) => thing !== null);

/** In order of id, those that exist. */
export const armiesOf = ({ armies }: Campaign, empire?: EmpireId): Army[] =>
  here(armies).filter(({ owner }) => empire === undefined || owner === empire);
export const citiesOf = ({ cities }: Campaign, empire?: EmpireId): City[] =>
  here(cities).filter(({ owner }) => empire === undefined || owner === empire);
export const unitsOf = ({ units }: Campaign, empire?: EmpireId): Unit[] =>
  here(units).filter(({ owner }) => empire === undefined || owner === empire);
export const spiesOf = ({ spies }: Campaign, empire?: EmpireId): Spy[] =>
  here(spies).filter(({ owner }) => empire === undefined || owner === empire);

/** Empires of players that are still in the campaign. */
export const playersIn = ({ empires }: Campaign): Empire[] =>
  empires.filter(({ power, fallen }) => power === 'player' && fallen === null);

/** Everything by hex, computed once for a list of cities, armies or units. */
const byHex = <T extends { readonly at: Hex }>() => {
  const indexes = new WeakMap<readonly (T | null)[], ReadonlyMap<Hex, readonly T[]>>();
  return (list: readonly (T | null)[]): ReadonlyMap<Hex, readonly T[]> => {
    let index = indexes.get(list);
    if (index === undefined) {
      const map = new Map<Hex, T[]>();
      for (const thing of list)
        if (thing !== null) {
          const others = map.get(thing.at);
          if (others === undefined) map.set(thing.at, [thing]);
          else others.push(thing);
        }
      index = map;
      indexes.set(list, index);
    }
    return index;
  };
};
const armyIndex = byHex<Army>();
const unitIndex = byHex<Unit>();
const cityIndex = byHex<City>();
const NOBODY: readonly never[] = [];

export const armiesAt = ({ armies }: Campaign, hex: Hex): readonly Army[] =>
  armyIndex(armies).get(hex) ?? NOBODY;
export const unitsAt = ({ units }: Campaign, hex: Hex): readonly Unit[] =>
  unitIndex(units).get(hex) ?? NOBODY;
export const cityAt = ({ cities }: Campaign, hex: Hex): City | undefined => cityIndex(cities).get(hex)?.[0];
export const armyHexes = ({ armies }: Campaign): ReadonlyMap<Hex, readonly Army[]> => armyIndex(armies);

/** What one empire declares toward another (CHR-ALL-01, -04); toward itself it is Allied. */
export const stanceOf = ({ empires }: Campaign, from: EmpireId, toward: EmpireId): Stance => {
  if (from === toward) return 'Allied';
  const empire = empires[from]!;
  return empire.declares[toward] ?? empire.stance;
};
export const isAlliedToward = (campaign: Campaign, from: EmpireId, toward: EmpireId): boolean =>
  stanceOf(campaign, from, toward) === 'Allied';
export const isFriendlyToward = (campaign: Campaign, from: EmpireId, toward: EmpireId): boolean =>
  ['Friendly', 'Allied'].includes(stanceOf(campaign, from, toward));

export const empireNamed = ({ empires }: Campaign, name: string): Empire | undefined =>
  empires.find((empire) => sameName(empire.name, name));

/** How many statements a sheet has, whether or not the viewer may read them (CHR-MOD-04). */
export const lineCount = ({ sheets }: Campaign, empire: EmpireId): number =>
  sheets[empire]?.sealed ?? sheets[empire]?.statements.length ?? 0;

/** The statements of an empire's sheet, in order. */
export const statementsOf = ({ sheets }: Campaign, empire: EmpireId): readonly Statement[] =>
  sheets[empire]?.statements ?? NOBODY;

type Kind = Statement['s'];
export const statementsOfKind = <K extends Kind>(
  campaign: Campaign,
  empire: EmpireId,
  kind: K,
): readonly Extract<Statement, { s: K }>[] =>
  statementsOf(campaign, empire).filter(
    (statement): statement is Extract<Statement, { s: K }> => statement.s === kind,
  );

/** By sheet, computed once: the actions of a unit or city, several lines joined in order (CHR-GRM-02). */
const actionIndex = cachePerObject((statements: readonly Statement[]) => actionsByUnit(statements));
export const actionsFor = (campaign: Campaign, empire: EmpireId, name: string): readonly Action[] =>
  actionIndex(statementsOf(campaign, empire)).get(folded(name)) ?? NOBODY;

export { folded, sameName };
