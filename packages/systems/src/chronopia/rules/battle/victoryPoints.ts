import { spellNamed } from '../../data/index.ts';
import type { Spell, Summon } from '../../data/spells.ts';
import type {
  BySide,
  FightIndividual,
  FightOrder,
  FightResult,
  FightSide,
  FightWarband,
  ModelCount,
  SideId,
} from './forms.ts';
import { profileIn } from './resolver/equipment.ts';
import { bandsOf, individualsOf, sideOf } from './roster.ts';

const survivorsOf = (result: FightResult, band: FightWarband): readonly ModelCount[] =>
  result.warbands.find(({ id }) => id === band.id)?.survivors ?? [];

/** Models of each type that the band lost. */
const lossesOf = (result: FightResult, band: FightWarband): ModelCount[] => {
  const left = new Map(survivorsOf(result, band).map(({ type, count }) => [type, count]));
  return band.models.map(({ type, count }) => ({ type, count: count - (left.get(type) ?? 0) }));
};

const costOfModel = (order: FightOrder, profile: string, type: string): number =>
  profileIn(order, profile).models.find((model) => model.type === type)?.cost ?? 0;

const bandPoints = (order: FightOrder, result: FightResult, band: FightWarband): number =>
  lossesOf(result, band).reduce(
    (sum, { type, count }) => sum + count * costOfModel(order, band.profile, type),
    0,
  );

/** An individual reduced to 0 counts even if he recovers (CHR-AUT-35). */
const fallenOf = (result: FightResult, side: FightSide) =>
  individualsOf(side).filter(({ id }) =>
    result.individuals.some((fate) => fate.id === id && fate.reducedToZero),
  );

const summonOf = (name: string): (Spell & { readonly effect: Summon }) | undefined => {
  const spell = spellNamed(name);
  return spell?.effect.word === 'SUMMON' ? (spell as Spell & { effect: Summon }) : undefined;
};

const numberSummoned = ({ effect }: { readonly effect: Summon }): number =>
  effect.creatures.reduce((sum, { count }) => sum + count, 0);

/** What a side has summoned, by spell: how many came and how many are left. */
export const summonsOf = (order: FightOrder, result: FightResult, side: SideId) => {
  const cast = result.spells.filter(({ caster }) => sideOf(order, caster) === side);
  return [...new Set(cast.map(({ spell }) => spell))].flatMap((name) => {
    const spell = summonOf(name);
    if (spell === undefined) return [];
    const times = cast.reduce((sum, each) => sum + (each.spell === name ? each.successes : 0), 0);
    const left = result.summonsLeft.filter(
      (each) => each.side === side && each.profile === spell.effect.creatures[0]?.profile,
    );
    const alive = left.reduce((sum, { count, leaderAlive }) => sum + count + (leaderAlive ? 1 : 0), 0);
    return [{ spell, each: numberSummoned(spell), came: numberSummoned(spell) * times, alive }];
  });
};

/** CHR-SPL-02: each is worth its share of twice the price of the spell. */
const summonPoints = (order: FightOrder, result: FightResult, side: SideId): number =>
  summonsOf(order, result, side).reduce(
    (sum, { spell, each, came, alive }) => sum + (2 * spell.cost * (came - alive)) / each,
    0,
  );

const costOfIndividual = (order: FightOrder, { profile }: FightIndividual): number =>
  profileIn(order, profile).models[0]?.cost ?? 0;

/** The value of a side's own dead, even those who may recover. */
export const valueOfDead = (order: FightOrder, result: FightResult, side: FightSide): number =>
  bandsOf(side).reduce((sum, band) => sum + bandPoints(order, result, band), 0) +
  fallenOf(result, side).reduce((sum, hero) => sum + costOfIndividual(order, hero), 0);

/** The value of all models it brought, counted like its dead: without spells and without the premium of hired bands. */
export const valueOfModels = (order: FightOrder, side: FightSide): number =>
  bandsOf(side)
    .flatMap(({ profile, models }) =>
      models.map(({ type, count }) => count * costOfModel(order, profile, type)),
    )
    .reduce((sum, points) => sum + points, 0) +
  individualsOf(side).reduce((sum, hero) => sum + costOfIndividual(order, hero), 0);

/** What the losses of a side are worth to its enemy. */
const pointsLost = (order: FightOrder, result: FightResult, side: FightSide): number =>
  Math.floor(valueOfDead(order, result, side) + summonPoints(order, result, side.side) + 0.5);

/** CHR-BTL-04, CHR-CMB-18, CHR-R-120: the value of enemy models killed. */
export const victoryPoints = (order: FightOrder, result: FightResult): BySide => ({
  A: pointsLost(order, result, order.sides[1]),
  B: pointsLost(order, result, order.sides[0]),
});

const bodies = (result: FightResult, side: FightSide): number =>
  bandsOf(side)
    .flatMap((band) => lossesOf(result, band))
    .reduce((sum, { count }) => sum + count, fallenOf(result, side).length);

/** Dead enemies a side may feast on or drug (CHR-RAC-18, -19). */
export const enemyDead = (order: FightOrder, result: FightResult): BySide => ({
  A: bodies(result, order.sides[1]),
  B: bodies(result, order.sides[0]),
});
