import type { UnitCode } from '../data/units.ts';
import type { OrderOf } from '../orders/orders.ts';
import type { Battle, Question, Side } from '../rules/combat/battle.ts';
import {
  affordableLeaders,
  capturedOf,
  companionsOf,
  leadersFallen,
  sharesOpen,
} from '../rules/rosters/fallenLeaders.ts';
import { uidOf } from '../rules/rosters/field.ts';
import type { Game } from '../state/game.ts';
import type { Unit, UnitId } from '../state/roster.ts';
import type { LineReader } from './lineReader.ts';
import { readType } from './units.ts';

/** GRD-CSW-25: the roll of this type of unit, or this unit's roll for this leader. */
export type Share = { readonly code: UnitCode } | { readonly leader: UnitId; readonly unit: UnitId };

/** GRD-R-77: whom to ransom, as far as the treasury goes. */
export type Redeems = 'all' | 'nobody' | 'generals' | readonly UnitId[];

export const isAboutShares = (question: Question): question is 'attackerShares' | 'defenderShares' =>
  question === 'attackerShares' || question === 'defenderShares';
export const isAboutRansoms = (question: Question): question is 'attackerRedeems' | 'defenderRedeems' =>
  question === 'attackerRedeems' || question === 'defenderRedeems';
export const sideAsked = (question: Question): Side =>
  question.startsWith('attacker') ? 'attacker' : 'defender';

const readUid = (line: LineReader): UnitId => {
  line.expect('unit');
  const uid = line.number();
  if (uid === undefined) throw line.fault('E-01', `here the number of a unit is missing, not ${line.ahead}`);
  return uid;
};

/** `Ballista`, or `unit 11 with unit 10`. */
export const readShare = (line: LineReader): Share => {
  if (line.peek()?.key !== 'unit') return { code: readType(line) };
  const leader = readUid(line);
  line.expect('with');
  return { leader, unit: readUid(line) };
};

const REDEEMS = ['all', 'nobody', 'generals'] as const;

/** `all`, `nobody`, `generals`, or `unit 11, unit 12`. */
export const readRedeems = (line: LineReader): Redeems =>
  line.peek()?.key === 'unit'
    ? line.list(() => readUid(line))
    : line.oneOf(REDEEMS, `${line.ahead} is not one of ${REDEEMS.join(', ')}, and no unit`);

const chosenBy = (shares: readonly Share[], leader: Unit, companions: readonly Unit[]): Unit | undefined => {
  const fits = (share: Share, unit: Unit): boolean =>
    'code' in share ? unit.code === share.code : share.leader === leader.uid && share.unit === unit.uid;
  return shares.flatMap((share) => companions.find((unit) => fits(share, unit)) ?? [])[0];
};

/** Leaders about whom nothing is written share the lowest roll (GRD-PLY-07). */
export const shareFrom = (
  game: Game,
  side: Side,
  shares: readonly Share[] | undefined,
): OrderOf<'share'> | undefined => {
  if (shares === undefined) return undefined;
  const battle = game.battle as Battle;
  const open = sharesOpen(battle, side);
  const pairs = leadersFallen(battle, side)
    .filter(({ uid }) => open.has(uidOf(uid)))
    .flatMap((leader) => {
      const unit = chosenBy(shares, leader, companionsOf(battle, side, leader));
      return unit === undefined ? [] : [[uidOf(leader.uid), uidOf(unit.uid)] as const];
    });
  return { type: 'share', with: Object.fromEntries(pairs) };
};

const wantedIn = (battle: Battle, side: Side, redeems: Redeems): UnitId[] => {
  const captured = capturedOf(battle, side).map(({ uid }) => uid);
  if (redeems === 'nobody') return [];
  if (redeems === 'all') return captured;
  const isGeneral = (uid: UnitId): boolean =>
    battle.rosters?.missing?.some((general) => general.unit === uid) === true;
  return captured.filter((uid) => (redeems === 'generals' ? isGeneral(uid) : redeems.includes(uid)));
};

export const redeemFrom = (
  game: Game,
  side: Side,
  redeems: Redeems | undefined,
): OrderOf<'redeem'> | undefined => {
  if (redeems === undefined) return undefined;
  const battle = game.battle as Battle;
  const wanted = wantedIn(battle, side, redeems);
  return { type: 'redeem', leaders: affordableLeaders(game, battle, side, wanted) };
};
