/** Fight, Truce or Run: outside its own city it never fights at two to one against it (CHR-CPU-03). */
import type { BattleStatement, Intent } from '../orders/orders.ts';
import { cityAt, isFriendlyToward } from '../state/readers.ts';
import type { Army, Campaign, EmpireId, Encounter } from '../state/state.ts';
import { isEnemy, sizeOfAll } from './draft.ts';

const intentIn = (view: Campaign, me: EmpireId, { at, armies }: Encounter): Intent => {
  const all = armies.map((id) => view.armies[id]).filter((army): army is Army => army != null);
  const mine = all.filter(({ owner }) => owner === me);
  const foes = all.filter(({ owner }) => owner !== me);
  if (foes.every(({ owner }) => isFriendlyToward(view, me, owner))) return 'TRUCE';
  const isOutnumbered = sizeOfAll(foes) >= 2 * sizeOfAll(mine) && cityAt(view, at)?.owner !== me;
  if (!isOutnumbered) return 'FIGHT';
  return foes.some(({ owner }) => isEnemy({ view, me }, owner)) ? 'RUN' : 'TRUCE';
};

export const intents = (view: Campaign, me: EmpireId): BattleStatement[] =>
  view.encounters.flatMap((encounter): BattleStatement[] =>
    encounter.armies
      .map((id) => view.armies[id])
      .filter((army): army is Army => army != null && army.owner === me)
      .map(({ name }) => ({ s: 'intent', army: name, intent: intentIn(view, me, encounter) })),
  );
