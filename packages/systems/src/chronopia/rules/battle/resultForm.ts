import type {
  FightIndividual,
  FightOrder,
  FightResult,
  FightWarband,
  IndividualFate,
  WarbandFate,
} from './forms.ts';
import { allBands, allIndividuals } from './roster.ts';

const unharmed = ({ id }: FightIndividual): IndividualFate => ({
  id,
  woundsLost: 0,
  reducedToZero: false,
  killedBy: null,
  byVortex: false,
});

const untouched = ({ id, models }: FightWarband): WarbandFate => ({ id, survivors: models });

/** CHR-BTL-03: the form of a battle fought on a table, with both rosters in it and nobody hurt yet. */
export const resultForm = (order: FightOrder): FightResult => ({
  battleId: order.battleId,
  mode: 'tabletop',
  turnsPlayed: order.minTurns,
  ending: 'fullLength',
  endingSide: null,
  winner: 'draw',
  victoryPoints: { A: 0, B: 0 },
  warbands: allBands(order).map(untouched),
  individuals: allIndividuals(order).map(unharmed),
  spells: allIndividuals(order).flatMap(({ id, battleSpells }) =>
    battleSpells.map((spell) => ({ caster: id, spell, successes: 0 })),
  ),
  kills: [],
  summonsLeft: [],
  enemyDead: { A: 0, B: 0 },
  feastedInBattle: { A: 0, B: 0 },
  publicNote: '',
});
