/** Fight, Truce or Run: never against two to one without a wall behind (CHR-CPU-03). */
import type { BattleStatement, Intent } from '../orders.ts';
import { cityAt, isFriendlyToward } from '../readers.ts';
import type { Army, Campaign, EmpireId, Encounter } from '../state.ts';

const sizeOf = (armies: readonly Army[]): number => armies.reduce((sum, { size }) => sum + size, 0);

const intentIn = (view: Campaign, me: EmpireId, { at, armies }: Encounter): Intent => {
  const all = armies.map((id) => view.armies[id]).filter((army): army is Army => army != null);
  const mine = all.filter(({ owner }) => owner === me);
  const foes = all.filter(({ owner }) => owner !== me);
  if (foes.every(({ owner }) => isFriendlyToward(view, me, owner))) return 'TRUCE';
  const athome = cityAt(view, at)?.owner === me;
  return sizeOf(foes) >= 2 * sizeOf(mine) && !athome ? 'RUN' : 'FIGHT';
};

export const intents = (view: Campaign, me: EmpireId): BattleStatement[] =>
  view.encounters.flatMap((encounter): BattleStatement[] => {
    const army = encounter.armies.map((id) => view.armies[id]).find((each) => each?.owner === me);
    return army == null ? [] : [{ s: 'intent', army: army.name, intent: intentIn(view, me, encounter) }];
  });
