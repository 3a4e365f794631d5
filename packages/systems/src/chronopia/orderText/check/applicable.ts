/** Which actions are open to which kind of unit, and which qualifiers go with them (CHR-GRM). */
import type { Action, Qualifier } from '../../orders/orders.ts';
import type { UnitKind } from '../known.ts';

type A = Action['a'];

const RAISING = ['raiseEngineer', 'raiseSpy', 'raiseTroops', 'commissionScout', 'spawnSettlers'] as const;

/**
 * CHR-UNT-04, CHR-UNT-09, CHR-UNT-11: the actions of each kind; settlers and engineers never March (CHR-SAC-04,
 * CHR-UNT-10).
 */
const ACTIONS_OF: Readonly<Record<UnitKind, readonly A[]>> = {
  army: ['hold', 'move', 'march', 'patrol', 'besiege', 'join', 'split', 'disband', 'recruit'],
  scout: ['hold', 'move', 'march'],
  engineer: ['hold', 'move', 'buildBridge', 'buildRoad', 'buildStructure', 'dig', 'workMine'],
  settler: ['hold', 'move', 'foundCity'],
  spy: ['hold', 'spyOnCity', 'destroy', 'disrupt'],
  city: ['hold', 'build', 'grow', 'capitulate', 'counterEspionage', 'abandonCity', ...RAISING],
};

export const actionsOf = (kind: UnitKind): readonly A[] => ACTIONS_OF[kind];

export const isActionOf = (kind: UnitKind, action: Action): boolean => actionsOf(kind).includes(action.a);

/** Engineers and settlers move, but never March (CHR-UNT-10, CHR-UNT-12). */
export const neverMarches = (kind: UnitKind): boolean =>
  ACTIONS_OF[kind].includes('move') && !ACTIONS_OF[kind].includes('march');

interface Use {
  readonly kinds: readonly UnitKind[];
  readonly actions: readonly A[];
}
const ARMY: readonly UnitKind[] = ['army'];
const ANY_UNIT: readonly UnitKind[] = ['army', 'scout', 'engineer', 'settler'];
const ANY_ACTION: readonly A[] = ['hold', 'move', 'march', 'patrol', 'besiege'];
const GOING: readonly A[] = ['move', 'march'];
const IN_BATTLE: Use = { kinds: ARMY, actions: ANY_ACTION };

const USES: Readonly<Record<Qualifier['q'], Use>> = {
  M: { kinds: ARMY, actions: ['move', 'march', 'patrol'] },
  follow: { kinds: ARMY, actions: GOING },
  engage: { kinds: ARMY, actions: GOING },
  'NO ENGAGE': IN_BATTLE,
  ATTACK: IN_BATTLE,
  enslave: IN_BATTLE,
  kill: IN_BATTLE,
  spare: IN_BATTLE,
  /** Never with a March (CHR-DST-01). */
  Destroy: { kinds: ARMY, actions: ['hold', 'move'] },
  BOAT: { kinds: ANY_UNIT, actions: GOING },
  /** Any unit may use it (CHR-R-57). */
  PORTAL: { kinds: ANY_UNIT, actions: ['hold', 'move', 'march'] },
  INSIDE: IN_BATTLE,
  OUTSIDE: IN_BATTLE,
  SORTIE: IN_BATTLE,
  STAY: IN_BATTLE,
  SLIP: IN_BATTLE,
  ESCORT: IN_BATTLE,
  PREFER: { kinds: ARMY, actions: ['patrol'] },
  INTENT: IN_BATTLE,
  RETREAT: IN_BATTLE,
  SACK: { kinds: ARMY, actions: ['besiege'] },
  KEEP: { kinds: ARMY, actions: ['besiege'] },
  'NO CAPTURE': IN_BATTLE,
  /** Engineers loot too (CHR-EAC). */
  'NO LOOT': { kinds: ['army', 'engineer'], actions: ANY_ACTION },
  FRUIT: { kinds: ARMY, actions: GOING },
  COMMANDER: IN_BATTLE,
};

export const isApplicable = (kind: UnitKind, action: Action, { q }: Qualifier): boolean =>
  USES[q].kinds.includes(kind) && USES[q].actions.includes(action.a);
