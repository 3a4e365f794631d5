import type { Seat } from '@warmoot/kernel';
import { rowOf } from '../data/units.ts';
import type { Battle, Side } from '../rules/combat/battle.ts';
import {
  capturedOf,
  companionsOf,
  leadersFallen,
  ransomOf,
  sharesOpen,
} from '../rules/rosters/fallenLeaders.ts';
import { uidOf } from '../rules/rosters/field.ts';
import { type Game, realmOf } from '../state/game.ts';
import type { Unit, UnitId } from '../state/roster.ts';
import { numberOf } from '../state/seats.ts';
import { nameOfGeneral } from '../words/names.ts';

/** A leader who fell with several units: whose roll does he share (GRD-CSW-25)? */
export interface SharingLeader {
  readonly uid: string;
  readonly name: string;
  readonly with: readonly { readonly uid: string; readonly name: string }[];
}

/** A leader in enemy hands (GRD-R-77). */
export interface CapturedLeader {
  readonly uid: UnitId;
  readonly name: string;
  readonly price: number;
}

const nameOf = ({ rosters }: Battle, unit: Unit): string => {
  const general = rosters?.missing?.find((each) => each.unit === unit.uid);
  return general === undefined ? rowOf(unit.code).name : nameOfGeneral(general);
};

const sideAsked = (game: Game, seat: Seat, question: 'Shares' | 'Redeems'): Side | undefined => {
  const { battle } = game;
  if (battle?.asks?.kingdom !== numberOf(seat)) return undefined;
  return (['attacker', 'defender'] as const).find((side) => battle.asks?.question === `${side}${question}`);
};

/** Before the dice two units of one type are the same. */
const oneOfEachType = (units: readonly Unit[]): SharingLeader['with'] =>
  units
    .filter(({ code }, at) => units.findIndex((each) => each.code === code) === at)
    .map(({ uid, code }) => ({ uid: uidOf(uid), name: rowOf(code).name }));

/** Undefined unless this seat is asked now. */
export const sharesAsked = (game: Game, seat: Seat): SharingLeader[] | undefined => {
  const side = sideAsked(game, seat, 'Shares');
  if (side === undefined) return undefined;
  const battle = game.battle as Battle;
  const open = sharesOpen(battle, side);
  return leadersFallen(battle, side)
    .filter(({ uid }) => open.has(uidOf(uid)))
    .map((leader) => ({
      uid: uidOf(leader.uid),
      name: nameOf(battle, leader),
      with: oneOfEachType(companionsOf(battle, side, leader)),
    }));
};

/** Undefined unless this seat is asked now. */
export const ransomsAsked = (
  game: Game,
  seat: Seat,
): { readonly leaders: readonly CapturedLeader[]; readonly stockpile: number } | undefined => {
  const side = sideAsked(game, seat, 'Redeems');
  if (side === undefined) return undefined;
  const battle = game.battle as Battle;
  return {
    leaders: capturedOf(battle, side).map((unit) => ({
      uid: unit.uid,
      name: nameOf(battle, unit),
      price: ransomOf(game, battle, unit),
    })),
    stockpile: realmOf(game, numberOf(seat)).stockpile,
  };
};
