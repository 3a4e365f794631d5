import { firstRefusal, permit, type Verdict } from '@warmoot/kernel';
import { article, counted } from '../../../words/grammar.ts';
import type { FightResult, FightWarband, ModelCount } from '../forms.ts';
import { allBands, allIndividuals, sideOf } from '../roster.ts';
import { summonsOf } from '../victoryPoints.ts';
import { type Filed, isCount, refuseResult } from './filed.ts';

export const ofThisBattle = ({ order, result }: Filed): Verdict =>
  result.battleId === order.battleId
    ? permit
    : refuseResult(`this is the result of battle ${result.battleId}, not of ${order.battleId}`);

/** Everyone who went in is in the form, once, and nobody else. */
const sameIds = (what: string, sent: readonly string[], told: readonly string[]): Verdict => {
  const missing = sent.find((id) => !told.includes(id));
  if (missing !== undefined) return refuseResult(`it does not say what became of ${what} ${missing}`);
  const stranger = told.find((id) => !sent.includes(id));
  if (stranger !== undefined) return refuseResult(`${what} ${stranger} was not in this battle`);
  return told.length === sent.length ? permit : refuseResult(`${article(what)} is reported twice`);
};
const idsOf = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

export const allWarbands = ({ order, result }: Filed): Verdict =>
  sameIds('warband', idsOf(allBands(order)), idsOf(result.warbands));
export const everyIndividual = ({ order, result }: Filed): Verdict =>
  sameIds('individual', idsOf(allIndividuals(order)), idsOf(result.individuals));

const survivorsFit = (band: FightWarband, survivors: readonly ModelCount[]): Verdict => {
  for (const { type, count } of survivors) {
    const started = band.models.find((model) => model.type === type)?.count ?? 0;
    if (!isCount(count)) return refuseResult(`warband ${band.id} has ${count} survivors of type ${type}`);
    if (count > started)
      return refuseResult(
        `warband ${band.id} cannot have ${count} survivors of type ${type}: ${started} started`,
      );
  }
  return permit;
};

export const noMoreSurvivorsThanStarters = ({ order, result }: Filed): Verdict =>
  firstRefusal(
    allBands(order).map((band) => () => {
      const fate = result.warbands.find(({ id }) => id === band.id);
      return survivorsFit(band, fate?.survivors ?? []);
    }),
    null,
  );

/** Checks one individual's form against his wounds before the battle. */
export const woundsAddUp = ({ order, result }: Filed): Verdict => {
  for (const { id, woundsNow, name } of allIndividuals(order)) {
    const fate = result.individuals.find((each) => each.id === id);
    if (fate === undefined) continue;
    if (!isCount(fate.woundsLost) || fate.woundsLost > woundsNow)
      return refuseResult(`${name} cannot lose ${counted(fate.woundsLost, 'wound')}: he had ${woundsNow}`);
    if (woundsNow > 0 && fate.reducedToZero !== (fate.woundsLost === woundsNow))
      return refuseResult(
        fate.reducedToZero
          ? `${name} lost ${fate.woundsLost} of ${counted(woundsNow, 'wound')} and is not reduced to 0`
          : `${name} lost all of ${counted(woundsNow, 'wound')} and is reduced to 0`,
      );
  }
  return permit;
};

const killings = ({ kills, individuals }: FightResult): { killer: string; victim: string }[] => [
  ...kills,
  ...individuals.flatMap(({ id, killedBy }) => (killedBy === null ? [] : [{ killer: killedBy, victim: id }])),
];

/** CHR-EXP-01: the killer only. */
export const diedOnce = ({ result: { kills } }: Filed): Verdict => {
  const victims = kills.map(({ victim }) => victim);
  const again = victims.find((victim, nth) => victims.indexOf(victim) !== nth);
  return again === undefined ? permit : refuseResult(`${again} is reported killed twice`);
};

export const killersAreEnemies = ({ order, result }: Filed): Verdict => {
  for (const { killer, victim } of killings(result)) {
    const [slayer, slain] = [sideOf(order, killer), sideOf(order, victim)];
    if (slayer === undefined || slain === undefined || slayer === slain)
      return refuseResult(`${killer} cannot have killed ${victim}: a killer must be on the other side`);
    if (!result.individuals.some(({ id, reducedToZero }) => id === victim && reducedToZero))
      return refuseResult(`${killer} cannot have killed ${victim}, who was not reduced to 0`);
  }
  return permit;
};

export const castersWereThere = ({ order, result }: Filed): Verdict => {
  for (const { caster, spell, successes } of result.spells)
    if (sideOf(order, caster) === undefined || !isCount(successes))
      return refuseResult(`${caster} cannot have cast ${spell} ${successes} times in this battle`);
  return permit;
};

export const summonsWereCalled = ({ order, result }: Filed): Verdict => {
  for (const side of ['A', 'B'] as const) {
    const summons = summonsOf(order, result, side);
    for (const { spell, came, alive } of summons)
      if (alive > came)
        return refuseResult(
          `${spell.name} summoned only ${came} for side ${side}, so ${alive} cannot be left`,
        );
    const called = summons.map(({ spell }) => spell.effect.creatures[0]?.profile);
    const stray = result.summonsLeft.find((left) => left.side === side && !called.includes(left.profile));
    if (stray !== undefined) return refuseResult(`no spell of side ${side} has summoned ${stray.profile}`);
  }
  return permit;
};
