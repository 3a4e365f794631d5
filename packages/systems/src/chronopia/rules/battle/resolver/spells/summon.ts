import type { Summon } from '../../../../data/spells.ts';
import type { Group, Model } from '../battle.ts';
import { bandLines, profileIn } from '../equipment.ts';
import { createGroup } from '../group.ts';
import type { Casting } from './casting.ts';

const creaturesOf = ({ battle }: Casting, { creatures }: Summon): Model[] =>
  creatures.flatMap(({ profile, type, count }) => {
    const line = bandLines(profileIn(battle.order, profile), []).get(type);
    if (line === undefined) throw new Error(`${profile} has no model of type ${type}`);
    return Array.from({ length: count }, () => ({ line, wounds: line.W }));
  });

const called = (casting: Casting, effect: Summon): Group => {
  const { battle, group, spell } = casting;
  const models = creaturesOf(casting, effect);
  const profile = profileIn(battle.order, effect.creatures[0]?.profile ?? '');
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

/** SUMMON: at the caster's pos; it is in no queue yet, so it acts from the next turn (data file, 7). */
export const summon = (casting: Casting, effect: Summon): void => {
  const { battle, group } = casting;
  const creatures = called(casting, effect);
  creatures.order = battle.sides[0].groups.length + battle.sides[1].groups.length;
  creatures.pos = group.pos;
  group.side.groups.push(creatures);
  group.side.table.push(creatures);
};
