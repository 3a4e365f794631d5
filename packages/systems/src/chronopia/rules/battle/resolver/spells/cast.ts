import type { Spell } from '../../../../data/spells.ts';
import { type Battle, type Group, isEngaged, type Model, passes, tell } from '../battle.ts';
import { allHave, power } from '../values.ts';
import type { Casting } from './casting.ts';
import { takeEffect } from './effects.ts';
import { spellTarget } from './spellTarget.ts';

const casterOf = ({ spells, models }: Group): Model | null =>
  spells.length === 0 ? null : (models.find(({ line }) => line.PW !== null) ?? null);

/** CHR-AUT-12: in a fight only spells on the caster himself or against the enemy in front of him. */
const servesInFight = ({ effect }: Spell): boolean =>
  effect.word === 'GAZE' || ('on' in effect && effect.on !== undefined);

const isOpen = (group: Group, { line }: Model, spell: Spell): boolean =>
  line.AC >= spell.actions && !group.spent.has(spell.name) && (!isEngaged(group) || servesInFight(spell));

const worksOnce = ({ effect, oncePerBattle }: Spell): boolean =>
  effect.word === 'SUMMON' || oncePerBattle === true;

/** CHR-SPL-03, CHR-AUT-20, CHR-R-141: d20 up to PW − level, four harder against Magical Resistance. */
const succeeds = ({ battle, group, caster, spell }: Casting, target: Group): boolean => {
  const resistance = allHave(target, 'Magical Resistance') ? -4 : 0;
  const number = power(group, caster) - spell.level + resistance;
  return passes(battle, number, `${group.name} cast ${spell.name}`);
};

const attempt = (casting: Casting, target: Group): void => {
  const { battle, group, spell } = casting;
  if (!succeeds(casting, target)) {
    tell(battle, group, 'fail', `to cast ${spell.name}`);
    return;
  }
  battle.casts.push({ caster: group.id, spell: spell.name });
  if (worksOnce(spell)) group.spent.add(spell.name);
  takeEffect(casting, target);
};

/** CHR-AUT-12, -20: the first useful spell of the list. Returns who cast, whether it succeeded or not. */
export const cast = (battle: Battle, group: Group): Model | null => {
  const caster = casterOf(group);
  if (caster === null) return null;
  for (const spell of group.spells) {
    if (!isOpen(group, caster, spell)) continue;
    const casting: Casting = { battle, group, caster, spell };
    const target = spellTarget(casting);
    if (target === null) continue;
    attempt(casting, target);
    return caster;
  }
  return null;
};
