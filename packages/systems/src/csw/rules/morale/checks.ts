import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { Side } from '../../state/setup.ts';
import { type Battle, isOnMap, type MoraleCheck, unitOf } from '../../state/state.ts';
import type { Place } from '../combat/exposed.ts';
import { checkersIn } from './causes.ts';
import { rollCheck } from './rollCheck.ts';

export { moraleOf } from './moraleOf.ts';

const isChargeCheck = ({ rules }: MoraleCheck): boolean => rules.includes('CSW-CHG-07');

/** Where the units of a cause are by now. */
const placesOf = (battle: Battle, cause: MoraleCheck): (Place & { side: Side })[] =>
  cause.units.map((id) => unitOf(battle, id)).filter(isOnMap);

const ascending = (list: Iterable<number>): number[] => [...new Set(list)].sort((a, b) => a - b);

/** CSW-MOR-05: fleeing friends cause a check only in hexes with an unrouted unit. */
const stillCounts = (battle: Battle, rule: string, units: readonly number[]): boolean =>
  rule !== 'CSW-MOR-05' || units.some((id) => !unitOf(battle, id).routed);

/** CSW-MOR-02, CSW-R-46: one check for a hex, however many causes its units have. */
const checkAt = (battle: Battle, { cell, underground, side }: Place & { side: Side }): MoraleCheck => {
  const units = checkersIn(battle, { cell, underground }, side).map(({ id }) => id);
  const rules: string[] = [];
  const attackers: number[] = [];
  let rear = false;
  let undead = false;
  for (const cause of battle.causes) {
    if (!cause.units.some((id) => units.includes(id))) continue;
    for (const rule of cause.rules)
      if (!rules.includes(rule) && stillCounts(battle, rule, units)) rules.push(rule);
    attackers.push(...cause.attackers);
    rear ||= cause.rear;
    undead ||= cause.undead;
  }
  return { cell, side, underground, units, rules, rear, undead, attackers: ascending(attackers) };
};

/** CSW-MOR-12, CSW-R-47: charge checks, then the phasing side's hexes, then the other's, each ascending. */
const inOrder = (battle: Battle, checks: readonly MoraleCheck[]): MoraleCheck[] => {
  const rank = (check: MoraleCheck): number =>
    (isChargeCheck(check) ? 0 : 2) + (check.side === battle.phasing ? 0 : 1);
  return [...checks].sort(
    (a, b) => rank(a) - rank(b) || a.cell - b.cell || Number(a.underground) - Number(b.underground),
  );
};

const fromCauses = (battle: Battle): MoraleCheck[] => {
  const hexes = new Map<number, Place & { side: Side }>();
  for (const cause of battle.causes)
    for (const place of placesOf(battle, cause))
      hexes.set(2 * place.cell + (place.underground ? 1 : 0), place);
  const checks = [...hexes.values()].map((place) => checkAt(battle, place));
  return inOrder(
    battle,
    checks.filter(({ rules }) => rules.length > 0),
  );
};

const isOpen = (battle: Battle, { units }: MoraleCheck): boolean =>
  units.some((id) => isOnMap(unitOf(battle, id)));

/**
 * CSW-SEQ-08, CSW-R-47: fixes the list, including the units that check. The charge checks of a movement segment are
 * listed together with all its others, so that a unit driven into another hex does not share its roll; checks not yet
 * rolled stay listed, and only new ones are added.
 */
export const listChecks = (tale: Tale): void => {
  const battle = tale.state;
  if (battle.causes.length === 0) return;
  tale.tell({
    type: 'checksListed',
    checks: [...battle.checks.filter((check) => isOpen(battle, check)), ...fromCauses(battle)],
    rules: ['CSW-MOR-02', 'CSW-MOR-12'],
  });
};

/** CSW-SEQ-05 i, j: while the charge checks are made the others wait. */
const nextCheck = (battle: Battle): MoraleCheck | undefined => {
  const next = battle.checks.find((check) => isOpen(battle, check));
  return battle.step === 'chargeChecks' && next !== undefined && !isChargeCheck(next) ? undefined : next;
};

/** One roll, its result applied before the next (CSW-MOR-12); its consequences wait for the next list (CSW-R-123). */
export const rollNextCheck = (tale: Tale, dice: Dice): boolean => {
  const check = nextCheck(tale.state);
  if (check === undefined) return false;
  rollCheck(tale, check, dice);
  return true;
};

/** The check that is listed for a hex, if any, out of order, to predict the result of an attack on it. */
export const rollCheckAt = (tale: Tale, cell: number, dice: Dice): boolean => {
  const check = tale.state.checks.find((each) => each.cell === cell && isOpen(tale.state, each));
  if (check === undefined) return false;
  rollCheck(tale, check, dice);
  return true;
};
