/** From the printed rows to profiles. */
import type { EntryRow, IndividualRow, ModelRow, RaceList, StatLine, WarbandRow } from './entry.ts';
import { MOUNTS } from './mounts.ts';
import type { ModelStats, ModelType, Profile } from './profile.ts';

const stats = ([CC, MW, PW, LD, AC, W, ST, MV, A, Def, S, cost]: StatLine): ModelStats => ({
  CC,
  MW,
  PW,
  LD,
  AC,
  W,
  ST,
  MV,
  A,
  Def,
  S,
  cost,
});

const model = ({ line, mount, ...row }: ModelRow): ModelType => ({
  ...row,
  ...stats(line),
  ...(mount !== undefined && { mount: MOUNTS[mount], abilities: ['Mounted', ...row.abilities] }),
});

const individual = (race: RaceList['race'], row: IndividualRow): Profile => {
  const { id, name, command, tags = [], house, ...figures } = row;
  return {
    id,
    name,
    race,
    kind: 'individual',
    models: [model({ ...figures, type: 'individual', name })],
    min: 1,
    max: 1,
    tags,
    command,
    ...(house !== undefined && { house }),
    completion: true,
  };
};

/** CHR-TRP-02: he replaces one model, and shoots better only among shooters. */
const leaderOf = (trooper: ModelType, isMissile: boolean): ModelType => ({
  ...trooper,
  type: 'leader',
  name: 'Leader',
  rank: 'leader',
  max: 1,
  CC: trooper.CC + 1,
  LD: trooper.LD + 1,
  MW: trooper.MW + (isMissile ? 1 : 0),
  cost: trooper.cost + 4,
});

const warband = (race: RaceList['race'], row: WarbandRow): Profile => {
  const { id, name, models, leader, also = [], command, tags = [], house, gainedOnly, ...figures } = row;
  const trooper = model({ ...figures, type: 'trooper', name });
  const leaders = leader ? [leaderOf(trooper, tags.includes('missile'))] : [];
  return {
    id,
    name,
    race,
    kind: 'warband',
    models: [trooper, ...leaders, ...also.map(model)],
    min: models[0],
    max: models[1],
    tags,
    ...(command !== undefined && { command }),
    ...(house !== undefined && { house }),
    ...(gainedOnly && { gainedOnly }),
    completion: true,
  };
};

export const readList = ({ race, individuals, warbands }: RaceList): Profile[] => [
  ...individuals.map((row) => individual(race, row)),
  ...warbands.map((row) => warband(race, row)),
];

export const readEntry = ({ models, tags = [], ...row }: EntryRow): Profile => ({
  ...row,
  models: models.map(model),
  tags,
});
