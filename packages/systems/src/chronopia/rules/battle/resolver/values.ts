import type { AbilityName } from '../../../data/abilities.ts';
import type { Battle, Group, Model, Stat } from './battle.ts';
import { leadershipOn, movementOn, riderCC } from './terrain.ts';

/** What active spells add to a model's stat: spells on its group, and on the model alone. */
const enchanted = (group: Group, model: Model, stat: Stat): number => {
  let sum = 0;
  for (const effect of group.effects) if ((effect.of ?? model) === model) sum += effect.stats[stat] ?? 0;
  return sum;
};

export const isAffectedBy = (group: Group, key: string): boolean =>
  group.effects.some((effect) => effect.key === key);

/** The key of TERROR: a group under it fights as if it feared everybody (CHR-AUT-19). */
export const TERRORISED = 'TERROR';

/** Standards, drummers and horns count while they live (CHR-AUT-02). */
const bandBonus = (group: Group, stat: 'CC' | 'MW' | 'LD'): number => {
  let sum = 0;
  for (const { line } of group.models) sum += line.gives?.[stat] ?? 0;
  return sum;
};

/** CHR-AUT-02: what is added to the CC of a model and of its mount. */
export const closeBonus = (battle: Battle, group: Group, model: Model): number =>
  group.army.order.modifiers.ccMwLd +
  bandBonus(group, 'CC') +
  enchanted(group, model, 'CC') +
  riderCC(battle.ground, group.profile, model.line);

export const missileSkill = (battle: Battle, group: Group, model: Model): number =>
  model.line.MW +
  group.army.order.modifiers.ccMwLd +
  bandBonus(group, 'MW') +
  enchanted(group, model, 'MW') +
  battle.ground.MW;

export const power = (group: Group, model: Model): number =>
  (model.line.PW ?? 0) + enchanted(group, model, 'PW');

const modelLeadership = (battle: Battle, group: Group, model: Model): number =>
  model.line.LD + leadershipOn(battle.ground, group.profile, model.line) + enchanted(group, model, 'LD');

/** Its own leadership is that of its best model. */
export const ownLeadership = (battle: Battle, group: Group): number => {
  const { ccMwLd, ldExtra } = group.army.order.modifiers;
  const best = Math.max(...group.models.map((model) => modelLeadership(battle, group, model)));
  return best + ccMwLd + ldExtra + bandBonus(group, 'LD');
};

/** CHR-AUT-21: the commander lends his, but not to Dogs of War (CHR-DOW-06) or foreign troops. */
export const leadership = (battle: Battle, group: Group): number => {
  const own = ownLeadership(battle, group);
  const { commander } = group.army;
  if (group.isForeign || commander === null || commander === group) return own;
  return Math.max(own, ownLeadership(battle, commander));
};

/** CHR-AUT-06: two better in a watchtower. */
export const armour = (group: Group, model: Model): number =>
  model.line.A + (group.inTower ? 2 : 0) + enchanted(group, model, 'A');

const givenByBand = (group: Group, ability: AbilityName): boolean =>
  group.models.some(({ line }) => line.gives?.abilities?.includes(ability) === true);

const givenBySpell = (group: Group, ability: AbilityName): boolean =>
  group.effects.some(({ abilities }) => abilities.includes(ability));

export const modelHas = (group: Group, { line }: Model, ability: AbilityName): boolean =>
  line.abilities.has(ability) || givenByBand(group, ability) || givenBySpell(group, ability);

/** A protective ability works only if every model of the group has it. */
export const allHave = (group: Group, ability: AbilityName): boolean =>
  group.models.every(({ line }) => line.abilities.has(ability)) ||
  givenByBand(group, ability) ||
  givenBySpell(group, ability);

/** A frightening ability needs only one model. */
export const someHave = (group: Group, ability: AbilityName): boolean =>
  group.models.some(({ line }) => line.abilities.has(ability)) ||
  givenByBand(group, ability) ||
  givenBySpell(group, ability);

/** CHR-AUT-31: a group moves with its slowest model. */
export const moveOf = (battle: Battle, group: Group): number =>
  Math.min(...group.models.map(({ line }) => movementOn(battle.ground, group.profile, line)));

export const actionsOf = (group: Group): number => Math.min(...group.models.map(({ line }) => line.AC));

/** Models die from the front (CHR-AUT-17). */
export const frontOf = (group: Group): Model => group.models[0] as Model;

/** How often spells multiply a group's attack rounds. */
export const roundsFactor = (group: Group): number =>
  group.effects.reduce((factor, { rounds }) => factor * rounds, 1);

export const strikeBonus = (group: Group, model: Model): { Dam: number; times: number } => {
  const bonus = { Dam: 0, times: 0 };
  for (const effect of group.effects)
    if (effect.of === model) {
      bonus.Dam += effect.strike.Dam;
      bonus.times += effect.strike.times;
    }
  return bonus;
};
