/** How things begin: every field that nobody has touched yet, written once. */
import {
  type Army,
  type City,
  type Empire,
  type Mind,
  NEW_ARMY_DAY,
  NEW_CITY_DAY,
  type Unit,
} from './state.ts';

export const NEW_MIND: Mind = {
  home: null,
  target: null,
  since: 0,
  reactions: {},
  attackedBy: [],
  ofTheDead: false,
};

/** Toward everybody Unknown (CHR-ALL-04), the treasury empty (CHR-PLY-23). */
export const NEW_EMPIRE: Omit<Empire, 'id' | 'name' | 'race' | 'power'> = {
  house: null,
  treasury: 0,
  stance: 'Unknown',
  declares: {},
  changed: [],
  permits: [],
  access: [],
  sharesSight: [],
  fallen: null,
  silent: 0,
  byComputer: false,
  plan: null,
  creations: [],
  mind: null,
};

export const NEW_CITY: Omit<City, 'id' | 'name' | 'owner' | 'at' | 'size' | 'race'> = {
  improvements: {},
  conquered: null,
  siege: null,
  besiegedHalf: false,
  disrupted: false,
  abandonedTurn: 0,
  spawnedTurn: 0,
  foundedTurn: 0,
  cutTo: null,
  today: NEW_CITY_DAY,
  moraleSpecial: 0,
};

export const NEW_ARMY: Omit<Army, 'id' | 'owner' | 'number' | 'name' | 'at' | 'heroes' | 'bands'> = {
  inside: false,
  size: 0,
  mercenary: false,
  broken: null,
  hasTakenField: false,
  commander: null,
  cameFrom: null,
  afloat: false,
  overWater: 0,
  supply: 'regular',
  range: 0,
  paid: true,
  raisedTurn: 0,
  lost: [],
  stash: null,
  portal: null,
  ruins: false,
  mustLeave: null,
  today: NEW_ARMY_DAY,
};

export const NEW_UNIT: Omit<Unit, 'id' | 'kind' | 'owner' | 'name' | 'at' | 'race'> = {
  size: 0,
  cameFrom: null,
  afloat: false,
  supply: 'regular',
  range: 0,
  raisedTurn: 0,
  portal: null,
  work: null,
  enslavedFrom: null,
  stopped: false,
};
