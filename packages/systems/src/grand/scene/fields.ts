import type { Seat } from '@warmoot/kernel';
import type { OrderOf } from '../orders/orders.ts';
import type { BySide, Side } from '../rules/combat/battle.ts';
import { type FieldResult, type Status, uidOf } from '../rules/rosters/field.ts';
import { fieldsOf } from '../rules/rosters/fieldOrders.ts';
import { foughtIn } from '../rules/rosters/handOver.ts';
import { judge, unitsWith } from '../rules/rosters/result.ts';
import type { Army } from '../state/army.ts';
import { armyIn, type Field, type Game } from '../state/game.ts';
import { nameOfSpot } from '../state/places.ts';
import { countsOf, type UnitId } from '../state/roster.ts';
import { numberOf, seatOf } from '../state/seats.ts';
import { unitsInWords } from '../words/names.ts';
import { groupsIn, type UnitGroup } from './unitGroups.ts';

/** A battle on the board or on the players' own table that this seat fights in (GRD-R-129). */
export interface FieldRow {
  readonly battle: string;
  readonly place: string;
  readonly turns: number;
  /** GRD-PLY-25: mercenaries may desert or change sides. */
  readonly mayTurn: boolean;
  readonly hasLeft: boolean;
  readonly sides: BySide<{ readonly seat: Seat; readonly groups: readonly UnitGroup[] }>;
  readonly claim: Claim | undefined;
}

/** GRD-R-81: a result that one side has entered. */
interface Claim {
  readonly isOwn: boolean;
  readonly ending: FieldResult['ending'];
  readonly turns: number;
  readonly winner: Side;
  /** What became of the units of each side, in words; nothing of those that survived on the board. */
  readonly losses: BySide<readonly { readonly status: Fate; readonly units: string }[]>;
}

const SIDES = ['attacker', 'defender'] as const;
/** What a form asks of each unit; all others survived on the board. */
export const FATES = ['eliminated', 'leftField', 'changedSides', 'deserted'] as const;
export type Fate = (typeof FATES)[number];

const bySide = <Value>(of: (side: Side) => Value): BySide<Value> => ({
  attacker: of('attacker'),
  defender: of('defender'),
});

const claimOf = (game: Game, seat: Seat, field: Field): Claim | undefined => {
  if (field.claim === null) return undefined;
  const { by, result } = field.claim;
  const fought = foughtIn(game, field, result);
  const lossesOf = (side: Side) =>
    FATES.flatMap((status) => {
      const units = unitsWith(fought, side, status);
      return units.length === 0 ? [] : [{ status, units: unitsInWords(countsOf(units)) }];
    });
  return {
    isOwn: seatOf(by) === seat,
    ending: result.ending,
    turns: result.turns,
    winner: judge(fought).winner,
    losses: bySide(lossesOf),
  };
};

const unitsIn = (army: Army | undefined): UnitGroup[] => (army === undefined ? [] : groupsIn(army));

const rowOf = (game: Game, seat: Seat, field: Field): FieldRow => {
  const { battle, request, leftBy } = field;
  return {
    battle: request.handedOver.battleId,
    place: nameOfSpot(game, battle.hex),
    turns: request.handedOver.turns,
    mayTurn: request.modules.includes('mercenaries'),
    hasLeft: leftBy.includes(numberOf(seat)),
    sides: bySide((side) => ({
      seat: seatOf(battle.kingdoms[side]),
      groups: unitsIn(armyIn(game, battle.armies[side])),
    })),
    claim: claimOf(game, seat, field),
  };
};

export const ownFields = (game: Game, seat: Seat): FieldRow[] =>
  fieldsOf(game, numberOf(seat)).map((field) => rowOf(game, seat, field));

/** What is filled in about a battle on the players' own table. */
export interface Entered {
  readonly ending: FieldResult['ending'];
  readonly withdrew: Side | null;
  readonly turns: number;
  readonly fates: Readonly<Record<UnitId, Fate>>;
  /** GRD-CSW-25: by lost leader, the lost units that fell with him. */
  readonly fellWith: Readonly<Record<UnitId, readonly UnitId[]>>;
}

/** GRD-PLY-21: the order that enters it; whoever is not named survived. */
export const reportOf = (
  { battle, sides }: Pick<FieldRow, 'battle' | 'sides'>,
  entered: Entered,
): OrderOf<'report'> => {
  const units = SIDES.flatMap((side) => sides[side].groups).flatMap((group) => group.units);
  const fateOf = (uid: UnitId): Status => entered.fates[uid] ?? 'survived';
  return {
    type: 'report',
    result: {
      battleId: battle,
      ending: entered.ending,
      turns: entered.turns,
      withdrew: entered.ending === 'withdrew' ? entered.withdrew : null,
      bonus: { attacker: 0, defender: 0 },
      fates: Object.fromEntries(units.map((uid) => [uidOf(uid), fateOf(uid)])),
      fellWith: Object.fromEntries(
        Object.entries(entered.fellWith)
          .filter(([leader]) => fateOf(Number(leader)) === 'eliminated')
          .map(([leader, others]) => [
            uidOf(Number(leader)),
            others.filter((uid) => fateOf(uid) === 'eliminated').map(uidOf),
          ]),
      ),
    },
  };
};
