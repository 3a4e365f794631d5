import type { Summon } from '../../../../data/spells.ts';
import type { Group } from '../battle.ts';
import { modelsOf, profileIn } from '../equipment.ts';
import { createGroup } from '../group.ts';
import type { Casting } from './casting.ts';

const summonedGroup = (casting: Casting, effect: Summon): Group => {
  const { battle, group, spell } = casting;
  const id = effect.creatures[0]?.profile ?? '';
  const profile = profileIn(battle.order, id);
  const models = modelsOf(battle.order, { profile: id, models: effect.creatures });
  return createGroup({
    id: `${group.id}: ${spell.name}`,
    name: `${profile.name} of ${group.name}`,
    side: group.side,
    army: group.army,
    kind: 'summoned',
    profile,
    models,
    spells: [],
    isForeign: false,
    inTower: false,
    noFlight: battle.ground.noFlight,
    summonedBy: { spell, number: models.length },
  });
};

/**
 * SUMMON: the creatures appear at the caster's pos; they are not in a queue yet, so they act from the next turn (data
 * file, section 7).
 */
export const summon = (casting: Casting, effect: Summon): void => {
  const { battle, group } = casting;
  const creatures = summonedGroup(casting, effect);
  creatures.order = battle.sides[0].groups.length + battle.sides[1].groups.length;
  creatures.pos = group.pos;
  group.side.groups.push(creatures);
  group.side.table.push(creatures);
};
