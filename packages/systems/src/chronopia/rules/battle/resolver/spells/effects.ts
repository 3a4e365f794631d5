import type { Bless, Bolt, SpellEffect, Ward } from '../../../../data/spells.ts';
import { type Group, isOut, passes, roll, tell } from '../battle.ts';
import { strikeOnce } from '../closeCombat.ts';
import { passesLeadership } from '../leadershipTest.ts';
import { advanceBy } from '../movement.ts';
import { choose } from '../targets.ts';
import { defenceOn } from '../terrain.ts';
import { frontOf, power } from '../values.ts';
import { damage, takeAway, wound } from '../wounds.ts';
import { addEffect, type Casting } from './casting.ts';
import { summon } from './summon.ts';

type EffectOf<Word extends SpellEffect['word']> = Extract<SpellEffect, { word: Word }>;

const FOR_THE_BATTLE = Number.MAX_SAFE_INTEGER;

/** A bolt needs no hit roll unless the spell requires one. */
const boltHits = ({ battle, spell }: Casting, target: Group, { toHit }: Bolt): boolean =>
  toHit === undefined ||
  passes(battle, toHit + defenceOn(battle.ground, frontOf(target).line), `${spell.name} at ${target.name}`);

/** Dark Blood: it wounds the caster, unless he saves on his PW. */
const payInBlood = ({ battle, group, caster, spell }: Casting): void => {
  if (!passes(battle, power(group, caster), `${spell.name} turns on its caster`))
    wound(battle, group, caster, { by: group });
};

const bolt = (casting: Casting, target: Group, effect: Bolt): void => {
  const { battle, group, spell } = casting;
  for (let hit = 0; hit < effect.hits && !isOut(target); hit++)
    if (boltHits(casting, target, effect))
      damage(battle, target, {
        by: group,
        Dam: effect.Dam,
        times: effect.times,
        from: spell.name,
        isVortex: effect.noRecovery === true,
      });
  if (effect.selfDam !== undefined) payInBlood(casting);
};

/** One model only, if the spell affects only the caster. */
const onlyFor = ({ caster }: Casting, { on }: Ward | Bless): { of: Casting['caster'] } | object =>
  on === 'self' ? { of: caster } : {};

const ward = (casting: Casting, target: Group, effect: Ward): void =>
  addEffect(casting, target, {
    ...onlyFor(casting, effect),
    stats: { A: effect.A },
    abilities: effect.abilities ?? [],
    ...(effect.endsOn !== undefined && { endsOn: effect.endsOn, until: FOR_THE_BATTLE }),
  });

/** Doubled rounds are those of the next turn: in this one the caster has cast. */
const bless = (casting: Casting, target: Group, effect: Bless): void =>
  addEffect(casting, target, {
    ...onlyFor(casting, effect),
    stats: { CC: effect.CC ?? 0 },
    abilities: effect.abilities ?? [],
    rounds: effect.rounds ?? 1,
    strike: { Dam: effect.Dam ?? 0, times: effect.times ?? 0 },
  });

const weaken = (casting: Casting, target: Group, effect: EffectOf<'WEAKEN'>): void =>
  addEffect(casting, target, {
    stats: { [effect.stat]: -effect.by },
    ...(effect.wholeBattle && { until: FOR_THE_BATTLE }),
  });

const terrify = (casting: Casting, target: Group, { by }: EffectOf<'TERROR'>): void => {
  if (!passesLeadership(casting.battle, target, casting.spell.name, -by)) addEffect(casting, target, {});
};

const heal = (_casting: Casting, target: Group, { wounds }: EffectOf<'HEAL'>): void => {
  const healed = Math.min(wounds, target.woundsLost);
  target.woundsLost -= healed;
  frontOf(target).wounds += healed;
};

/** Eye of God: struck down, made stronger, or made great. */
const gaze = (casting: Casting, _self: Group, { lost, one, adds, stats }: EffectOf<'GAZE'>): void => {
  const { battle, group, caster, spell } = casting;
  const die = roll(battle, 20, `${spell.name} falls on ${group.name}`);
  const raised = Object.fromEntries((die <= one ? stats.slice(0, 1) : stats).map((stat) => [stat, adds]));
  if (die <= lost) takeAway(battle, group, caster);
  else addEffect(casting, group, { of: caster, stats: raised });
};

/** Lure of Chaos: the group loses its activation and turns on its nearest friend. */
const lure = ({ battle, spell }: Casting, target: Group): void => {
  if (passesLeadership(battle, target, spell.name)) return;
  target.activatedInTurn = battle.turn;
  const friends = target.side.table.filter((friend) => friend !== target);
  const victim = choose(friends, (friend) => Math.abs(friend.pos - target.pos));
  if (victim !== null) strikeOnce(battle, target, victim);
};

const flyAhead = ({ battle, group }: Casting, _self: Group, { inches }: EffectOf<'ADVANCE'>): void =>
  advanceBy(battle, group, inches, Number.POSITIVE_INFINITY);

/** CHR-AUT-20: the vocabulary of the data file. Envision works on the campaign map only. */
const EFFECTS: {
  readonly [Word in SpellEffect['word']]: (casting: Casting, target: Group, effect: EffectOf<Word>) => void;
} = {
  BOLT: bolt,
  WARD: ward,
  BLESS: bless,
  WEAKEN: weaken,
  TERROR: terrify,
  HEAL: heal,
  GAZE: gaze,
  LURE: lure,
  ADVANCE: flyAhead,
  SUMMON: (casting, _self, effect) => summon(casting, effect),
  ENVISION: () => undefined,
};

export const takeEffect = (casting: Casting, target: Group): void => {
  const { battle, group, spell } = casting;
  const whom = target === group ? '' : ` on ${target.name}`;
  tell(battle, group, 'cast', `${spell.name}${whom}`);
  EFFECTS[spell.effect.word](casting, target, spell.effect as never);
};
