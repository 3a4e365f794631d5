import type { AbilityName } from '../../../data/abilities.ts';
import { type Battle, type Group, isOut, type Model, passes, tell } from './battle.ts';
import type { Missile, Strike } from './line.ts';
import { aimAt, missileDamage } from './shooting.ts';
import { defenceOn } from './terrain.ts';
import {
  closeBonus,
  frontOf,
  isAffectedBy,
  modelHas,
  roundsFactor,
  strikeBonus,
  TERRORISED,
} from './values.ts';
import { damage } from './wounds.ts';

/** Places round a model of each size (CHR-AUT-16). */
const CONTACT_PLACES: readonly number[] = [0, 2, 3, 5];

const placesAround = (target: Group): number =>
  target.models.reduce((sum, { line }) => sum + (CONTACT_PLACES[line.S] ?? 0), 0);

/** Half or a third of the band, depending on the reach of most of its weapons (CHR-AUT-16). */
const mayFight = (models: readonly Model[]): number => {
  const count = models.length;
  if (count <= 1) return count;
  const reaches = models.filter(({ line }) => line.hasReach).length * 2 >= count;
  return Math.min(count, Math.max(2, Math.ceil(count / (reaches ? 2 : 3))));
};

/** CHR-AUT-16: from the end of the model order, leaders first. */
const fightersOf = (models: readonly Model[], target: Group): Model[] => {
  const number = Math.min(mayFight(models), placesAround(target));
  return number === 0 ? [] : models.slice(-number).reverse();
};

/** One group striking at another. */
interface Melee {
  readonly battle: Battle;
  readonly group: Group;
  readonly target: Group;
  readonly fighters: readonly Model[];
  readonly isCharge: boolean;
  readonly isFirstFight: boolean;
}

/** CHR-AUT-19 on top of CHR-AUT-02. */
const bonusOf = (
  { battle, group, target, fighters, isCharge, isFirstFight }: Melee,
  model: Model,
): number => {
  const has = (ability: AbilityName): boolean => modelHas(group, model, ability);
  let bonus = closeBonus(battle, group, model);
  if (isCharge && has('Ferocity')) bonus += 2;
  if (isFirstFight && has('Stealth')) bonus += 2;
  if (fighters.length >= 3 && has('Group Attack')) bonus += 1;
  if (target.shaken) bonus += 2;
  if (group.fears.has(target) || isAffectedBy(group, TERRORISED)) bonus -= 2;
  return bonus;
};

const hits = (melee: Melee, model: Model, number: number): boolean => {
  const { battle, group, target } = melee;
  const why = `${group.name} strike ${target.name}`;
  if (passes(battle, number, why)) return true;
  return modelHas(group, model, 'Blessed Sight') && passes(battle, number, `${why}, once more`);
};

/** CHR-AUT-16, -17: the hit die, then at once its damage dice (CHR-AUT-37). */
const attack = (melee: Melee, model: Model, strike: Strike, bonus: number, moreDam = 0): void => {
  const { battle, group, target } = melee;
  if (isOut(target)) return;
  const defence = strike.ignoresDef ? 0 : defenceOn(battle.ground, frontOf(target).line);
  if (!hits(melee, model, strike.CC + defence + bonus)) return;
  const might = strikeBonus(group, model);
  const hatred = target.profile.race === 'DV' ? strike.againstDevoutDam : 0;
  damage(battle, target, {
    by: group,
    Dam: strike.Dam + strike.ST + might.Dam + hatred + moreDam,
    times: strike.times + might.times,
    from: group.name,
  });
};

/** CHR-AUT-19: Ram and Trample hit automatically, with the stated Dam and no ST. */
const ram = ({ battle, group, target }: Melee, { line }: Model): void => {
  if (line.ram > 0 && !isOut(target))
    damage(battle, target, { by: group, Dam: line.ram, times: 1, from: `the ramming ${group.name}` });
};

/** CHR-AUT-32: the lance is for the first attack of a charge. */
const attackRound = (melee: Melee, model: Model, bonus: number, isFirst: boolean): void => {
  const { line } = model;
  const strikes = melee.isCharge && isFirst && line.lance !== null ? [line.lance] : line.round;
  for (const strike of strikes) attack(melee, model, strike, bonus);
};

/** One cast of a blade or an axe on the way in (data file, 3). */
const THROWN: Missile = { CR: 6, MX: 6, RM: 0, Dam: 7, times: 1, savesAgain: false, isFire: false };

const throwWeapon = ({ battle, group, target }: Melee, model: Model): void => {
  if (!model.line.abilities.has('Thrown Weapon') || isOut(target)) return;
  const why = `${group.name} throw at ${target.name}`;
  if (passes(battle, aimAt(battle, group, model, target, THROWN), why))
    damage(battle, target, {
      by: group,
      Dam: missileDamage(target, THROWN),
      times: 1,
      from: group.name,
    });
};

/** CHR-AUT-16: all attacks of one fighter on the target. */
const fight = (melee: Melee, model: Model, rounds: number): void => {
  const bonus = bonusOf(melee, model);
  if (melee.isCharge) {
    ram(melee, model);
    throwWeapon(melee, model);
  }
  for (let round = 0; round < rounds && !isOut(melee.target); round++)
    attackRound(melee, model, bonus, round === 0);
  if (modelHas(melee.group, model, 'Secondary Attack')) attack(melee, model, model.line.second, bonus);
  if (model.line.mount !== null) attack(melee, model, model.line.mount, bonus);
};

const meleeOf = (
  battle: Battle,
  group: Group,
  models: readonly Model[],
  target: Group,
  isCharge: boolean,
): Melee => ({
  battle,
  group,
  target,
  fighters: fightersOf(models, target),
  isCharge,
  isFirstFight: !group.hasStruck,
});

const afterwards = ({ group, target }: Melee): void => {
  group.hasStruck = true;
  group.hasFought = true;
  target.hasFought = true;
};

/** Attack rounds are each model's own (CHR-AUT-31): its actions less those already used, at least one. */
export const strike = (
  battle: Battle,
  group: Group,
  models: readonly Model[],
  target: Group,
  used: number,
  isCharge: boolean,
): void => {
  const melee = meleeOf(battle, group, models, target, isCharge);
  const before = target.models.length;
  const factor = roundsFactor(group);
  for (const model of melee.fighters) fight(melee, model, factor * Math.max(1, model.line.AC - used));
  afterwards(melee);
  tell(battle, group, 'fight', `${target.name}: ${before - target.models.length} dead`);
};

/** One attack of each fighter and nothing more: under Lure of Chaos. */
export const strikeOnce = (battle: Battle, group: Group, target: Group): void => {
  const melee = meleeOf(battle, group, group.models, target, false);
  for (const model of melee.fighters) attackRound(melee, model, bonusOf(melee, model), true);
  afterwards(melee);
};

const isMounted = ({ models }: Group): boolean => models.every(({ line }) => line.mount !== null);

/** CHR-AUT-19: against riders those who brace strike before the charge strikes, once each, with +2 Dam. */
export const brace = (battle: Battle, group: Group, charger: Group): void => {
  if (!isMounted(charger)) return;
  const melee = meleeOf(battle, group, group.models, charger, false);
  const braced = melee.fighters.filter((model) => modelHas(group, model, 'Brace'));
  for (const model of braced) attack(melee, model, model.line.round[0] as Strike, bonusOf(melee, model), 2);
};
