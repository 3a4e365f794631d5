import type { Seat } from '@warmoot/kernel';
import { armyInSubject } from '../engine/orderRule.ts';
import type { GrandOrder, Part } from '../orders/orders.ts';
import { leastArmy } from '../rules/armies/limits.ts';
import { ledPartOf } from '../rules/armies/partOf.ts';
import { isHeldByEnemy } from '../rules/movement/enter.ts';
import { mayAct } from '../rules/movement/mayAct.ts';
import { type Army, type General, strengthOf } from '../state/army.ts';
import { armyIn, type Game, groundIn } from '../state/game.ts';
import { besideSpot } from '../state/ground.ts';
import { idOf, nameOfSpot } from '../state/places.ts';
import { numberOf } from '../state/seats.ts';
import { armyName, nameOfGeneral } from '../words/names.ts';
import { groupsIn, type UnitGroup } from './unitGroups.ts';

/** A general as a form names him. */
export interface Officer {
  readonly id: number;
  readonly name: string;
  readonly ability: number;
}

const officerOf = (general: General): Officer => ({
  id: general.id,
  name: nameOfGeneral(general),
  ability: general.ability,
});

/** An own army that may still act, and what a part of it may take along (GRD-ARM-04, GRD-R-23). */
export interface Division {
  readonly army: Army;
  readonly name: string;
  readonly least: number;
  readonly strength: number;
  readonly commander: Officer | null;
  readonly subGenerals: readonly Officer[];
  /** With rosters: what it consists of. */
  readonly groups: readonly UnitGroup[];
  /** The hexes around it, and the order that leads there. */
  readonly around: readonly { readonly hex: string; readonly name: string; readonly isAttack: boolean }[];
}

export const divisionOf = (game: Game, seat: Seat, subject: string): Division | undefined => {
  const army = armyIn(game, armyInSubject(subject) ?? -1);
  if (army === undefined || army.owner !== numberOf(seat) || game.phase !== 'week' || !mayAct(army))
    return undefined;
  return {
    army,
    name: armyName(game, army),
    least: leastArmy(game),
    strength: strengthOf(army),
    commander: army.commander && officerOf(army.commander),
    subGenerals: army.subGenerals.map(officerOf),
    groups: groupsIn(army),
    around: besideSpot(groundIn(game), army.at).map((spot) => ({
      hex: idOf(game, spot),
      name: nameOfSpot(game, spot),
      isAttack: isHeldByEnemy(game, army.owner, spot),
    })),
  };
};

/** A part to begin with: half of the army; with rosters led units (GRD-CSW-35). */
export const halfOfArmy = ({ army, least, strength }: Division): Part =>
  ledPartOf(army, Math.max(least, Math.floor(strength / 2)));

/** The order that sends a part of an army into a hex beside it. */
export const sendPart = (
  { army: { id } }: Division,
  part: Part,
  { hex, isAttack }: Division['around'][number],
): GrandOrder =>
  isAttack
    ? { type: 'attack', army: id, hex, part, advance: true }
    : { type: 'move', army: id, path: [hex], part };
