import type { Tale } from '../../engine/tale.ts';
import { armyIn } from '../../state/game.ts';
import { muster, type Unit, unitsThatFit, valueOfAll } from '../../state/roster.ts';
import { roomIn } from '../armies/limits.ts';
import { type Battle, other, type Side } from '../combat/battle.ts';
import { removeIfEmpty } from '../combat/losses.ts';
import { type Status, uidOf } from './field.ts';
import { loseGenerals } from './generals.ts';

const SIDES = ['attacker', 'defender'] as const;

const withFate = (tale: Tale, side: Side, fate: Status): Unit[] => {
  const battle = tale.state.battle as Battle;
  const fates = battle.rosters?.played?.result.fates ?? {};
  return (armyIn(tale.state, battle.armies[side])?.units ?? []).filter(
    ({ uid }) => fates[uidOf(uid)] === fate,
  );
};

/** GRD-PLY-25: lost without recovery. */
const desert = (tale: Tale, side: Side): void => {
  const units = withFate(tale, side, 'deserted');
  const army = tale.state.battle?.armies[side] as number;
  if (units.length > 0)
    tale.tell({ type: 'troopsLost', army, troops: muster(units), why: 'deserted', rules: ['GRD-PLY-25'] });
};

/** GRD-PLY-25, GRD-R-111: in uid order as many as fit; the dead no longer take up room. */
const turn = (tale: Tale, side: Side): void => {
  const units = withFate(tale, side, 'changedSides');
  if (units.length === 0) return;
  const { armies } = tale.state.battle as Battle;
  const rules = ['GRD-PLY-25', 'GRD-R-111'];
  const army = armies[side];
  tale.tell({ type: 'troopsLost', army, troops: muster(units), why: 'went over', rules });
  const host = armyIn(tale.state, armies[other(side)]);
  if (host === undefined) return;
  const joining = unitsThatFit(
    units.map((unit) => ({ ...unit, isMercenary: true })),
    roomIn(tale.state, host.at),
  );
  if (joining.length > 0)
    tale.tell({
      type: 'troopsJoined',
      kingdom: host.owner,
      army: host.id,
      at: host.at,
      troops: muster(joining),
      general: null,
      price: 0,
      why: 'went over',
      lost: valueOfAll(units) - valueOfAll(joining),
      rules,
    });
};

/** GRD-PLY-24, GRD-PLY-25, GRD-R-111: after the dead are taken off; the attacker's men first. */
export const changeSides = (tale: Tale): void => {
  if (tale.state.battle?.rosters?.played === undefined) return;
  for (const side of SIDES) desert(tale, side);
  for (const side of SIDES) turn(tale, side);
  for (const side of SIDES) {
    const army = tale.state.battle?.armies[side] as number;
    removeIfEmpty(tale, army);
    loseGenerals(tale, army, () => 'lost');
  }
};
