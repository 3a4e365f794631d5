/** Everything a computer empire looks at while it writes its orders: only its own view (CHR-CPU-01). */
import type { Dice } from '@warmoot/kernel';
import { CONSTANTS } from '../data/index.ts';
import type { Action, Improvement, Statement } from '../orders/orders.ts';
import { pvOf } from '../rules/forces/points.ts';
import { structureFaults } from '../rules/forces/structure.ts';
import { supplyNetOf } from '../rules/supply/net.ts';
import { isBroken } from '../state/armies.ts';
import { distance, type Hex } from '../state/ground.ts';
import { armiesOf, citiesOf, cityAt, spiesOf, stanceOf, unitsOf } from '../state/readers.ts';
import type { Army, ArmyId, Campaign, City, EmpireId, Unit } from '../state/state.ts';
import { type Character, characterOf } from './character.ts';
import type { Strength } from './strength.ts';

export interface Draft {
  readonly view: Campaign;
  readonly me: EmpireId;
  readonly character: Character;
  readonly strength: Strength;
  /** The campaign's generator, by the label of CHR-CPU-05. */
  readonly chance: (sides: number) => number;
  readonly cities: readonly City[];
  readonly armies: readonly Army[];
  /** Foreign armies on the last map, not ghosts. */
  readonly seen: readonly Army[];
  /** Range of supply by hex (CHR-SUP-01). */
  readonly ranges: Uint8Array;
  /** Guilders left after this turn's upkeep; reduced as orders are written. */
  purse: number;
  /** Army points this turn's orders may still add. */
  points: number;
  /** Names given to new armies and cities in this sheet. */
  readonly names: Set<string>;
  /** Army size this sheet brings into a hex: none is sent where there is no room (CHR-OCC-01). */
  readonly sent: Map<Hex, number>;
  /** Points this sheet's replacements add to an army. */
  readonly replaced: Map<ArmyId, number>;
  readonly statements: Statement[];
}

export const HOLD: Action = { a: 'hold', with: [] };

const IMPROVEMENTS = CONSTANTS.improvements as Readonly<
  Record<Improvement, { readonly cost: number; readonly upkeep: number }>
>;
export const costOf = (improvement: Improvement): number => IMPROVEMENTS[improvement].cost;

/** After corruption, on average. */
const incomeOf = (cities: readonly City[]): number =>
  cities.reduce((sum, { size, improvements, conquered, besiegedHalf }) => {
    const market = improvements.marketplace?.active ? 3 : 2;
    return sum + Math.floor((size * 45 * market) / (conquered === null ? 1 : 2) / (besiegedHalf ? 2 : 1));
  }, 0);

/** Half its points in the field, three tenths at home (CHR-STR-02). */
const upkeepOfArmy = (view: Campaign, army: Army): number =>
  Math.ceil((pvOf(army) * (cityAt(view, army.at)?.owner === army.owner ? 30 : 50)) / 100);

/** What Payables will cost besides the armies, by the printed table (CHR-PAY-01). */
const fixedUpkeep = (view: Campaign, me: EmpireId): number => {
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
  return improvements + units + structures + 200 * spiesOf(view, me).length;
};

export const upkeepOf = (view: Campaign, me: EmpireId): number =>
  fixedUpkeep(view, me) + armiesOf(view, me).reduce((sum, army) => sum + upkeepOfArmy(view, army), 0);

/** Savings must feed armies for this many turns, so that they never outgrow the income. */
const SAVINGS_LAST = 6;
/** Of an army's points, half the time in the field (CHR-STR-02). */
const UPKEEP_PERCENT = 42;

/** More than this has no room where it is needed, and only crowds its own roads (CHR-OCC-01). */
const roomForPoints = (cities: number): number => 2500 + 1100 * cities;

/** Points of troops that income and savings can feed and the land has room for, over those there are. */
const pointsToRaise = (view: Campaign, me: EmpireId, { underArms }: Strength, purse: number): number => {
  const yearly = incomeOf(citiesOf(view, me)) - fixedUpkeep(view, me);
  const fed = Math.floor(((yearly + Math.floor(Math.max(0, purse) / SAVINGS_LAST)) * 100) / UPKEEP_PERCENT);
  const most = Math.min(fed, roomForPoints(citiesOf(view, me).length));
  return Math.floor((most * underArms) / 100) - armiesOf(view, me).reduce((sum, army) => sum + pvOf(army), 0);
};

/** Seen at the last look, not remembered from earlier (CHR-HID-21). */
const isFresh = ({ turn }: Campaign, { raisedTurn }: Army): boolean => raisedTurn >= turn - 1;

export const draftOf = (view: Campaign, me: EmpireId, strength: Strength, dice: Dice): Draft => {
  const { name, treasury } = view.empires[me]!;
  const purse = treasury - upkeepOf(view, me);
  return {
    view,
    me,
    character: characterOf(view.empires[me]!, strength.character),
    strength,
    chance: (sides) => dice.roll(sides, `cpu:${name}:${view.turn}`),
    cities: citiesOf(view, me),
    armies: armiesOf(view, me),
    seen: armiesOf(view).filter((army) => army.owner !== me && isFresh(view, army)),
    ranges: supplyNetOf(view, me).ranges,
    purse,
    points: pointsToRaise(view, me, strength, purse),
    names: new Set(),
    sent: new Map(),
    replaced: new Map(),
    statements: [],
  };
};

/** Spends money if there is enough. */
export const spend = (draft: Draft, guilders: number): boolean => {
  if (draft.purse < guilders) return false;
  draft.purse -= guilders;
  return true;
};

/** Empires that may attack us: all except declared friends. */
export const isFoe = ({ view, me }: Pick<Draft, 'view' | 'me'>, other: EmpireId): boolean =>
  other !== me && !['Allied', 'Friendly'].includes(stanceOf(view, me, other));

/** Those we may honourably attack: at war with us, or unowned forces. */
export const isEnemy = ({ view, me }: Pick<Draft, 'view' | 'me'>, other: EmpireId): boolean =>
  isFoe({ view, me }, other) &&
  (view.empires[other]!.power !== 'player' ||
    stanceOf(view, me, other) === 'At War' ||
    stanceOf(view, other, me) === 'At War');

/** Enemies near a hex that could be there next turn. */
export const foesNear = (draft: Draft, hex: Hex, within: number): Army[] =>
  draft.seen.filter(({ at, owner }) => isFoe(draft, owner) && distance(draft.view.ground, at, hex) <= within);

export const sizeOfAll = (armies: readonly Army[]): number => armies.reduce((sum, { size }) => sum + size, 0);

/** CHR-SUP-01: far from home it has one action a turn. */
export const actionsLeft = ({ supply }: Army): number => (supply === 'city' || supply === 'regular' ? 2 : 1);

export const isFieldArmy = ({ view }: Draft, army: Army): boolean => !isBroken(view, army);

/** Legal and led: may leave a city (CHR-ARM-04, CHR-CMD-02). */
export const isReady = (draft: Draft, army: Army): boolean =>
  isFieldArmy(draft, army) && structureFaults(army, draft.me, army.commander).length === 0;

const isMine = ({ me }: Draft, city: City | undefined): city is City => city?.owner === me;

export const ownCityAt = (draft: Draft, hex: Hex): City | undefined => {
  const city = cityAt(draft.view, hex);
  return isMine(draft, city) ? city : undefined;
};

/** Existing scouts, engineers or settlers, and those this sheet raises. */
export const countOfKind = ({ view, me, statements }: Draft, kind: Unit['kind']): number => {
  const raising = { scout: 'commissionScout', engineer: 'raiseEngineer', settler: 'spawnSettlers' }[kind];
  const ordered = statements.flatMap((line) => (line.s === 'order' ? line.actions : []));
  return (
    unitsOf(view, me).filter((unit) => unit.kind === kind).length +
    ordered.filter(({ a }) => a === raising).length
  );
};
