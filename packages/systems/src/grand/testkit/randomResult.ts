import { type Dice, pick } from '@warmoot/kernel';
import type { OrderOf } from '../orders/orders.ts';
import type { Side } from '../rules/combat/battle.ts';
import { uidOf } from '../rules/rosters/field.ts';
import { armyIn, type Field, type Game, rosterIn } from '../state/game.ts';
import { isLeader, type Unit } from '../state/roster.ts';

type FieldResult = OrderOf<'report'>['result'];

const SIDES = ['attacker', 'defender'] as const;
const FATES = ['survived', 'leftField', 'eliminated'] as const;

/** A result that the board might send, drawn at random. */
export const randomResult = (game: Game, field: Field, dice: Dice): FieldResult => {
  const { battle, request } = field;
  const unitsOf = (side: Side): readonly Unit[] => armyIn(game, battle.armies[side])?.units ?? [];
  const withModule = request.modules.includes('mercenaries');
  const withdrew = dice.roll(6, 'withdraws') === 1 ? pick(dice, SIDES, 'who') : null;
  const fates: Record<string, FieldResult['fates'][string]> = {};
  for (const side of SIDES)
    for (const unit of unitsOf(side)) {
      const turns = withModule && unit.isMercenary && dice.roll(4, 'turns') === 1;
      const fate = turns
        ? pick(dice, ['changedSides', 'deserted'] as const, 'fate')
        : pick(dice, FATES, 'fate');
      fates[uidOf(unit.uid)] = fate === 'survived' && withdrew === side ? 'leftField' : fate;
    }
  const fallen = (side: Side, leads: boolean): string[] =>
    unitsOf(side)
      .filter((unit) => isLeader(unit) === leads && fates[uidOf(unit.uid)] === 'eliminated')
      .map(({ uid }) => uidOf(uid));
  const fellWith = Object.fromEntries(
    SIDES.flatMap((side) =>
      fallen(side, true).map((leader) => [
        leader,
        fallen(side, false).slice(0, dice.roll(4, 'companions') - 1),
      ]),
    ),
  );
  const ending = withdrew === null ? pick(dice, ['agreed', 'turnLimit'] as const, 'ending') : 'withdrew';
  const { turns, battleId } = request.handedOver;
  return {
    battleId,
    ending,
    turns: ending === 'turnLimit' ? turns : dice.roll(turns, 'turns'),
    withdrew,
    bonus: { attacker: 0, defender: 0 },
    fates,
    fellWith,
  };
};

/** For every battle on the board a report of how it might end. */
export const reportsIn = (game: Game, dice: Dice): OrderOf<'report'>[] =>
  rosterIn(game)
    .fields.filter(({ result }) => result === null)
    .map((field) => ({ type: 'report', result: randomResult(game, field, dice) }));
