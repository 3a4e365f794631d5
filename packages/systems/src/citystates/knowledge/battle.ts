import { type Dice, pick } from '@warmoot/kernel';
import { TACTICS } from '../data/tactics.ts';
import type { Battle, Fighter, Side } from '../rules/battle/state.ts';
import type { Spot } from '../state/ground.ts';
import { bitOf, type PlayerNumber } from '../state/seats.ts';
import type { Unit, UnitId } from '../state/unit.ts';

const UNKNOWN: UnitId = -1;

/** CST-TAC-02: a tactic is seen by its own side until both are revealed. */
const tacticsSeen = (battle: Battle, player: PlayerNumber): Battle['tactics'] => {
  if (battle.stage !== 'tactics') return battle.tactics;
  const seen = (side: Side): Battle['tactics'][Side] => {
    const isOwn =
      side === 'attacker'
        ? battle.attacker === player
        : battle.fighters.some((fighter) => fighter.side === side && fighter.owner === player);
    return isOwn || battle.tactics[side] === null ? battle.tactics[side] : 'sealed';
  };
  return { attacker: seen('attacker'), defender: seen('defender') };
};

/** CST-LCB-05, CST-R-69: everybody sees who fights; only the owner sees lasting numbers and standing orders. */
export const battleSeen = (battle: Battle | null, player: PlayerNumber): Battle | null =>
  battle === null
    ? null
    : {
        ...battle,
        fighters: battle.fighters.map((fighter) =>
          fighter.owner === player ? fighter : { ...fighter, unit: UNKNOWN },
        ),
        tactics: tacticsSeen(battle, player),
        byOrders: player >= 0 ? battle.byOrders & bitOf(player) : 0,
      };

/** A sealed tactic may be any. */
const tacticImagined = (tactic: Battle['tactics'][Side], dice: Dice): Battle['tactics'][Side] =>
  tactic === 'sealed' ? pick(dice, TACTICS, 'a tactic nobody knows') : tactic;

/** The battle of a view, with one of the imagined Units for each fighter of the others. */
export const battleImagined = (battle: Battle | null, units: readonly Unit[], dice: Dice): Battle | null => {
  if (battle === null) return null;
  const taken = new Set<UnitId>(battle.fighters.map(({ unit }) => unit));
  const spotOf = ({ side }: Fighter): Spot => (side === 'attacker' ? battle.from : battle.defendersAt);
  const fighters = battle.fighters.map((fighter) => {
    if (fighter.unit !== UNKNOWN) return fighter;
    const unit = units.find(
      ({ id, owner, type, at }) =>
        owner === fighter.owner && type === fighter.type && at === spotOf(fighter) && !taken.has(id),
    );
    taken.add(unit?.id ?? UNKNOWN);
    return { ...fighter, unit: unit?.id ?? UNKNOWN };
  });
  const { attacker, defender } = battle.tactics;
  const tactics = { attacker: tacticImagined(attacker, dice), defender: tacticImagined(defender, dice) };
  return { ...battle, fighters, tactics };
};
