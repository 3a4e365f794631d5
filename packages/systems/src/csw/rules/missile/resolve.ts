import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import { holderOf } from '../../state/occupancy.ts';
import { enemyOf } from '../../state/setup.ts';
import { type Attack, unitOf } from '../../state/state.ts';
import type { Unit, UnitId } from '../../state/unit.ts';
import { addLosses, takeLosses } from '../combat/losses.ts';
import { rollAttack } from '../combat/rolling.ts';
import { noteAttack } from '../morale/causes.ts';
import { rearByMissile } from '../sight/sight.ts';
import { missileFactor } from './factor.ts';
import { missileModifiers } from './modifiers.ts';

/**
 * One missile attack: its die, the losses it will cost (CSW-CBT-07) and its effect on the morale check (CSW-P-19).
 * One rear attacker is enough (CSW-R-48).
 */
export const resolveOneShot = (
  tale: Tale,
  attack: Attack,
  dice: Dice,
  kind: 'missile' | 'opportunity' = 'missile',
): void => {
  const battle = tale.state;
  const firers = attack.units.map((id) => unitOf(battle, id));
  const factors = firers.reduce((sum, unit) => sum + missileFactor(battle, unit), 0);
  const { target, construction } = attack;
  const side = holderOf(battle, target)?.side ?? enemyOf(attack.side);
  const losses = rollAttack(tale, kind, attack, factors, missileModifiers(battle, attack), dice);
  noteAttack(tale, attack, !construction && firers.some(({ cell }) => rearByMissile(battle, cell, target)));
  addLosses(tale, target, side, losses, { construction });
};

/** CSW-MIS-01, CSW-MIS-08, CSW-CRE-03, CSW-ENG-03, CSW-OPF-02: what a unit that fired can no longer do. */
export const markFired = (
  tale: Tale,
  units: readonly UnitId[],
  when: 'firedThisSegment' | 'firedInMovement',
): void => {
  const change = { firedThisTurn: true, lastFiredTurn: tale.state.turn, [when]: true };
  tale.tell({ type: 'unitsMarked', units, change, rules: ['CSW-P-22'] });
};

const hasFlagsOfSegment = (unit: Unit): boolean =>
  unit.firedThisSegment || unit.firedInMovement || unit.meleedLastSegment;

/** CSW-P-23, CSW-OPF-02: the melee and the movement fire before this missile segment are forgotten with it. */
const forgetSegment = (tale: Tale): boolean => {
  const units = tale.state.units.filter(hasFlagsOfSegment).map(({ id }) => id);
  if (units.length === 0) return false;
  const change = { firedThisSegment: false, firedInMovement: false, meleedLastSegment: false };
  tale.tell({ type: 'unitsMarked', units, change, rules: ['CSW-P-23'] });
  return true;
};

const isOpen = ({ rolled }: Attack): boolean => !rolled;

/**
 * CSW-SEQ-06, CSW-R-11: all dice, the phasing side's attacks first as they were declared first; then all losses
 * together, leaders last (CSW-MIS-07), so that units that fall have still fired. Nobody advances (CSW-MIS-15).
 */
export const resolveFire = (tale: Tale, dice: Dice): boolean => {
  const attack = tale.state.attacks.find(isOpen);
  if (attack === undefined) return takeLosses(tale, true) || forgetSegment(tale);
  resolveOneShot(tale, attack, dice);
  const { attacks } = tale.state;
  if (!attacks.some(isOpen))
    markFired(
      tale,
      attacks.flatMap(({ units }) => units),
      'firedThisSegment',
    );
  return true;
};
