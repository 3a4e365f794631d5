import {
  type Battle,
  foeOf,
  type Group,
  isOut,
  type Model,
  passes,
  tell,
  type Whereabouts,
} from './battle.ts';
import { armour, frontOf } from './values.ts';

/** The attacker, and the consequences for the fallen. */
export interface Blow {
  readonly by: Group;
  readonly Dam: number;
  readonly times: number;
  /** The source of the damage, for the label of the save. */
  readonly from: string;
  /** A failed save forces the same model to save again (CHR-EX-30). */
  readonly savesAgain?: boolean;
  readonly isVortex?: boolean;
}

/** CHR-SPL-02: a summoned model is worth its share of twice the price of the spell. */
const worthOf = ({ summonedBy }: Group, { line }: Model): number =>
  summonedBy === null ? line.cost : (2 * summonedBy.spell.cost) / summonedBy.number;

/** A body counts for the enemy (CHR-AUT-25); summoned creatures leave none. */
const countDead = (battle: Battle, group: Group, model: Model): void => {
  const foe = foeOf(battle, group.side);
  foe.victoryPoints += worthOf(group, model);
  if (group.summonedBy === null) foe.enemyDead++;
};

/** CHR-AUT-31: out of every engaged-list, and out of the battle. */
const leaveTable = (battle: Battle, group: Group, whereabouts: Whereabouts): void => {
  group.whereabouts = whereabouts;
  group.side.table = group.side.table.filter((other) => other !== group);
  for (const foe of group.engaged) foe.engaged = foe.engaged.filter((other) => other !== group);
  group.engaged = [];
  if (group.army.commander !== group) return;
  group.army.commander = null;
  group.army.commanderLostInTurn = battle.turn;
};

const remove = (battle: Battle, group: Group, model: Model): void => {
  group.models = group.models.filter((other) => other !== model);
  group.pv -= model.line.cost;
  if (group.models.length === 0) leaveTable(battle, group, 'dead');
};

const die = (battle: Battle, group: Group, model: Model, blow: Pick<Blow, 'by' | 'isVortex'>): void => {
  countDead(battle, group, model);
  if (group.kind === 'individual') {
    group.killedBy = blow.by.kind === 'individual' && blow.by.side !== group.side ? blow.by : null;
    group.byVortex = blow.isVortex === true;
    tell(battle, group, 'fall');
  }
  remove(battle, group, model);
};

/** CHR-AUT-17: one wound; at 0 the model dies and the next becomes the front model. */
export const wound = (
  battle: Battle,
  group: Group,
  model: Model,
  blow: Pick<Blow, 'by' | 'isVortex'>,
): void => {
  model.wounds--;
  if (group.kind === 'individual') group.woundsLost++;
  if (model.wounds === 0) die(battle, group, model, blow);
};

/** CHR-AUT-17: ST is already in the Dam of close combat. True: the model was wounded. */
const failsToSave = (battle: Battle, target: Group, { Dam, from }: Blow): boolean =>
  !passes(battle, armour(target, frontOf(target)) - Dam, `save of ${target.name} against ${from}`);

const damageRoll = (battle: Battle, target: Group, blow: Blow): void => {
  while (failsToSave(battle, target, blow)) {
    const model = frontOf(target);
    wound(battle, target, model, blow);
    if (blow.savesAgain !== true || model.wounds === 0) return;
  }
};

/** CHR-AUT-17: as many damage rolls as the weapon's multiplier, while there is somebody to hurt. */
export const damage = (battle: Battle, target: Group, blow: Blow): void => {
  for (let time = 0; time < blow.times && !isOut(target); time++) damageRoll(battle, target, blow);
};

/** CHR-AUT-10: routed models are lost up to turn 5 and get away from turn 6 on. */
export const rout = (battle: Battle, group: Group): void => {
  group.routedInTurn = battle.turn;
  if (battle.turn <= 5) for (const model of group.models) countDead(battle, group, model);
  leaveTable(battle, group, 'routed');
  tell(battle, group, 'run');
};

/** Out of the battle, yet unhurt afterwards: a casualty for the enemy's points (Eye of God). */
export const takeAway = (battle: Battle, group: Group, model: Model): void => {
  foeOf(battle, group.side).victoryPoints += worthOf(group, model);
  group.away.push(model);
  remove(battle, group, model);
};
