import type {
  FightArmy,
  FightIndividual,
  FightResult,
  FightWarband,
  IndividualFate,
  ModelCount,
  SpellCount,
  SummonsLeft,
  WarbandFate,
} from '../forms.ts';
import type { Battle, End, Group, Model } from './battle.ts';
import { pointsOf } from './ending.ts';

/** Routed groups got away only from turn 6 on (CHR-AUT-10). */
const survivorsOf = (group: Group): readonly Model[] => {
  const gotAway = group.whereabouts !== 'routed' || group.routedInTurn > 5;
  return gotAway ? [...group.models, ...group.away] : group.away;
};

const counted = (band: FightWarband, models: readonly Model[]): ModelCount[] =>
  band.models.map(({ type }) => ({ type, count: models.filter(({ line }) => line.type === type).length }));

/** Those who did not deploy (CHR-AUT-27) are unchanged. */
const warbandFate = (band: FightWarband, group: Group | undefined): WarbandFate => ({
  id: band.id,
  survivors: group === undefined ? band.models : counted(band, survivorsOf(group)),
});

const individualFate = (hero: FightIndividual, group: Group | undefined): IndividualFate => ({
  id: hero.id,
  woundsLost: group?.woundsLost ?? 0,
  reducedToZero: group?.whereabouts === 'dead',
  killedBy: group?.killedBy?.id ?? null,
  byVortex: group?.byVortex ?? false,
});

const spellCounts = ({ casts }: Battle): SpellCount[] => {
  const counts = new Map<string, SpellCount>();
  for (const { caster, spell } of casts) {
    const key = `${caster}: ${spell}`;
    counts.set(key, { caster, spell, successes: (counts.get(key)?.successes ?? 0) + 1 });
  }
  return [...counts.values()];
};

/** The leader is not counted among the others (CHR-RAC-33). */
const summonsLeft = (group: Group): SummonsLeft => {
  const leaders = group.models.filter(({ line }) => line.rank === 'leader').length;
  return {
    side: group.side.id,
    profile: group.profile.id,
    count: group.models.length - leaders,
    leaderAlive: leaders > 0,
  };
};

const isLeft = (group: Group): boolean => group.kind === 'summoned' && survivorsOf(group).length > 0;

/** CHR-AUT-25 */
export const resultOf = (battle: Battle, end: End): FightResult => {
  const [a, b] = battle.sides;
  const groups = [...a.groups, ...b.groups];
  const byGroupId = new Map(groups.map((group) => [group.id, group]));
  const armies: readonly FightArmy[] = battle.order.sides.flatMap((side) => side.armies);
  const individuals = armies.flatMap((army) =>
    army.individuals.map((hero) => individualFate(hero, byGroupId.get(hero.id))),
  );
  return {
    battleId: battle.order.battleId,
    mode: 'auto',
    turnsPlayed: battle.turn,
    ending: end.ending,
    endingSide: end.side,
    winner: end.winner,
    victoryPoints: { A: pointsOf(a), B: pointsOf(b) },
    warbands: armies.flatMap((army) =>
      army.warbands.map((band) => warbandFate(band, byGroupId.get(band.id))),
    ),
    individuals,
    spells: spellCounts(battle),
    kills: individuals.flatMap(({ id, killedBy }) =>
      killedBy === null ? [] : [{ killer: killedBy, victim: id }],
    ),
    summonsLeft: groups.filter(isLeft).map(summonsLeft),
    enemyDead: { A: a.enemyDead, B: b.enemyDead },
    feastedInBattle: { A: 0, B: 0 },
    publicNote: '',
  };
};
