/** Small battles for tests: only the troops are given, everything else has plain defaults. */
import type { Dice } from '@warmoot/kernel';
import { profileOf } from '../../data/index.ts';
import type { ModelStats, ModelType, RaceId } from '../../data/profile.ts';
import type {
  FightArmy,
  FightIndividual,
  FightOrder,
  FightSide,
  FightWarband,
  ModelCount,
  SideId,
} from './forms.ts';

export const hero = (
  id: string,
  profile: string,
  { stats = {}, ...more }: Partial<Omit<FightIndividual, 'stats'>> & { stats?: Partial<ModelStats> } = {},
): FightIndividual => {
  const { CC, MW, PW, LD, AC, W, ST, MV, A, Def, S, name } = profileOf(profile).models[0] as ModelType;
  const line = { CC, MW, PW, LD, AC, W, ST, MV, A, Def, S, ...stats };
  return { id, profile, name, woundsNow: line.W, stats: line, battleSpells: [], ...more };
};

/** `6` is six of the first type of the profile. */
export const band = (
  id: string,
  profile: string,
  models: number | Readonly<Record<string, number>>,
  more: Partial<FightWarband> = {},
): FightWarband => {
  const first = profileOf(profile).models[0]?.type ?? 'trooper';
  const counts: ModelCount[] =
    typeof models === 'number'
      ? [{ type: first, count: models }]
      : Object.entries(models).map(([type, count]) => ({ type, count }));
  return { id, profile, dogsOfWar: profileOf(profile).race === 'DOW', models: counts, ...more };
};

const raceOf = (profile: string): RaceId => {
  const { race } = profileOf(profile);
  return race === 'DOW' ? 'FB' : race;
};

const isHero = (troops: FightIndividual | FightWarband): troops is FightIndividual => 'woundsNow' in troops;

const costOf = (troops: FightIndividual | FightWarband): number => {
  const { models } = profileOf(troops.profile);
  if (isHero(troops)) return models[0]?.cost ?? 0;
  return troops.models.reduce(
    (sum, { type, count }) => sum + count * (models.find((model) => model.type === type)?.cost ?? 0),
    0,
  );
};

/** The first individual commands. */
export const army = (
  troops: readonly (FightIndividual | FightWarband)[],
  more: Partial<FightArmy> = {},
): FightArmy => {
  const individuals = troops.filter(isHero);
  return {
    armyId: 'a1',
    empire: 'e1',
    race: raceOf(troops[0]?.profile ?? 'fb-levy'),
    commander: individuals[0]?.id ?? null,
    pv: troops.reduce((sum, each) => sum + costOf(each), 0),
    garrison: false,
    leaderless: false,
    modifiers: { ccMwLd: 0, ldExtra: 0, initiative: 0 },
    individuals,
    warbands: troops.filter((each): each is FightWarband => !isHero(each)),
    ...more,
  };
};

export const side = (
  id: SideId,
  armies: readonly FightArmy[] | FightArmy,
  more: Partial<FightSide> = {},
): FightSide => {
  const all = 'armyId' in armies ? [armies] : armies;
  return {
    side: id,
    role: 'equal',
    leadArmy: all[0]?.armyId ?? '',
    outmaneuver: [],
    withdrawPolicy: { fleeBelowPct: 0, allowWithdraw: false, yieldAtEnd: false },
    armies: all,
    ...more,
  };
};

export const field = (a: FightSide, b: FightSide, more: Partial<FightOrder> = {}): FightOrder => ({
  battleId: 'T1-0101-1',
  turn: 1,
  hex: '0101',
  layer: 'surface',
  kind: 'field',
  terrain: 'plains',
  snow: false,
  river: false,
  maxTurns: 6,
  minTurns: 6,
  sides: [a, b],
  seed: '',
  ...more,
});

/** The city of side B, stormed by side A. */
export const cityFight = (a: FightSide, b: FightSide, more: Partial<FightOrder> = {}): FightOrder =>
  field(
    { ...a, role: 'attacker' },
    { ...b, role: 'defender' },
    {
      kind: 'city',
      maxTurns: 10,
      city: { id: 'c1', size: 5, morale: 10, failedSiegeTurns: 0, cathedral: false },
      ...more,
    },
  );

/** Dice by their purpose: the values of the first name found in a die's label, in order; 20 otherwise. */
export const loaded = (script: Readonly<Record<string, readonly number[]>> = {}, otherwise = 20): Dice => {
  const left = new Map(Object.entries(script).map(([name, values]) => [name, [...values]]));
  return {
    roll: (_sides, why) => {
      const name = [...left.keys()].find((each) => why.includes(each));
      return (name === undefined ? undefined : left.get(name)?.shift()) ?? otherwise;
    },
  };
};
