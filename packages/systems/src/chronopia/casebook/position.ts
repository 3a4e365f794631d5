/** A campaign as people write it down: for tests, for cases, for a referee's "what if". */

import { type Direction, sideOf } from '@warmoot/hex';
import { EMPIRE_NAMES } from '../data/names.ts';
import type { House, RaceId } from '../data/profile.ts';
import type { StepName } from '../engine/sequence.ts';
import { NO_KNOWLEDGE } from '../knowledge/knowledge.ts';
import type { Improvement, Stance, Statement } from '../orders/orders.ts';
import { withForce } from '../state/armies.ts';
import { NEW_ARMY, NEW_CITY, NEW_EMPIRE, NEW_UNIT } from '../state/beginnings.ts';
import { cellOn, type Ground, gridOf, type Hex, hexOfLabel, NOWHERE } from '../state/ground.ts';
import {
  type Army,
  BLANK,
  type Campaign,
  type City,
  type Empire,
  NEW_ARMY_DAY,
  type Site,
  type Spy,
  type Unit,
} from '../state/state.ts';
import { forceFrom } from './troopWords.ts';

export interface GivenEmpire {
  readonly name?: string;
  readonly race?: RaceId;
  readonly house?: House;
  readonly power?: Empire['power'];
  readonly treasury?: number;
  readonly stance?: Stance;
  /** By empire name or number. */
  readonly declares?: Readonly<Record<string, Stance>>;
}
export interface GivenCity extends Partial<Omit<City, 'at' | 'improvements' | 'id'>> {
  readonly at: string;
  readonly improvements?: readonly Improvement[];
}
/** `troops`: `judge as Verian, 10 fb-swordsmen +leader` (troopWords.ts); or `size`: any legal-looking force of that size. */
export interface GivenArmy extends Partial<Omit<Army, 'at' | 'id' | 'commander' | 'today'>> {
  readonly at: string;
  readonly troops?: string;
  readonly commander?: string | null;
  readonly today?: Partial<Army['today']>;
}
export interface GivenUnit extends Partial<Omit<Unit, 'at' | 'id' | 'kind'>> {
  readonly kind: Unit['kind'];
  readonly at: string;
}
interface GivenSpy extends Partial<Omit<Spy, 'home' | 'id'>> {
  /** Name of its city. */
  readonly home: string;
}
export interface GivenCampaign {
  readonly turn?: number;
  readonly step?: StepName;
  /** Rows of terrain letters (ground.ts), or nothing for plains. */
  readonly surface?: readonly string[];
  readonly below?: readonly string[];
  readonly snow?: readonly string[];
  readonly columns?: number;
  readonly rows?: number;
  readonly empires?: readonly GivenEmpire[];
  readonly cities?: readonly GivenCity[];
  readonly armies?: readonly GivenArmy[];
  readonly units?: readonly GivenUnit[];
  readonly spies?: readonly GivenSpy[];
  readonly sites?: Readonly<Record<string, Site>>;
  /** `0304/3`: the side of hex 0304 in direction 3. */
  readonly rivers?: Readonly<Record<string, 'river' | 'ford' | 'bridge'>>;
  readonly orders?: Readonly<Record<string, readonly Statement[]>>;
  readonly more?: Partial<Campaign>;
}

const groundOf = (given: GivenCampaign): Ground => {
  const rows = given.surface?.length ?? given.rows ?? 12;
  const columns = given.surface?.[0]?.length ?? given.columns ?? 12;
  return {
    columns,
    rows,
    surface: given.surface?.join('') ?? '.'.repeat(rows * columns),
    below: given.below?.join('') ?? '#'.repeat(rows * columns),
    snow: given.snow?.join('') ?? ' '.repeat(rows * columns),
  };
};

/** Naming a hex that is not on the map is the writer's defect. */
const hexAt = (ground: Ground, label: string): Hex => {
  const hex = hexOfLabel(ground, label);
  if (hex === NOWHERE)
    throw new RangeError(`hex ${label} is not on this map of ${ground.columns} by ${ground.rows} hexes`);
  return hex;
};

const RACES: readonly RaceId[] = ['FB', 'BB', 'DV', 'ST', 'SK', 'DW', 'EL', 'SG'];

const empireFrom = (given: GivenEmpire, id: number): Empire => ({
  ...NEW_EMPIRE,
  id,
  name: given.name ?? EMPIRE_NAMES[id] ?? `Empire ${id}`,
  race: given.race ?? RACES[id % RACES.length]!,
  house: given.house ?? null,
  power: given.power ?? 'player',
  treasury: given.treasury ?? 0,
  stance: given.stance ?? (given.power === 'horde' || given.power === 'lair' ? 'At War' : 'Unknown'),
});

const withDeclarations = (empires: readonly Empire[], given: readonly GivenEmpire[]): Empire[] =>
  empires.map((empire, id) => {
    const declares: Record<number, Stance> = {};
    for (const [name, stance] of Object.entries(given[id]?.declares ?? {})) {
      const target = empires.findIndex((other) => other.name === name);
      declares[target >= 0 ? target : Number(name)] = stance;
    }
    return { ...empire, declares };
  });

const cityFrom = (ground: Ground, empires: readonly Empire[], given: GivenCity, id: number): City => {
  const owner = given.owner ?? 0;
  const built = (given.improvements ?? []).map((kind) => [kind, { active: true, builtTurn: 0 }]);
  return {
    ...NEW_CITY,
    name: `City ${id}`,
    owner,
    size: 4,
    race: empires[owner]!.race,
    ...given,
    id,
    at: hexAt(ground, given.at),
    improvements: Object.fromEntries(built),
  };
};

/** A force of just this map size, for positions where only the size matters: a Judge and enough swordsmen. */
const troopsOfSize = (size: number): string => {
  const models = Math.ceil((size * 100 - 74) / 20);
  if (size < 1 || models <= 0) return '1 fb-levy';
  const bands = Math.ceil(models / 12);
  const each = Array.from(
    { length: bands },
    (_, i) => Math.floor(models / bands) + (i < models % bands ? 1 : 0),
  );
  return ['judge', ...each.map((count) => `${count} fb-swordsmen`)].join(', ');
};

const armyFrom = (
  ground: Ground,
  given: GivenArmy,
  id: number,
  nextId: number,
  numbers: Map<number, number>,
): Army => {
  const owner = given.owner ?? 0;
  const number = (numbers.get(owner) ?? 0) + 1;
  numbers.set(owner, number);
  const force = forceFrom(given.troops ?? troopsOfSize(given.size ?? 5), owner, nextId);
  const { troops: _troops, commander, today, ...rest } = given;
  const army: Army = {
    ...NEW_ARMY,
    id,
    owner,
    number,
    name: `Army ${id}`,
    hasTakenField: true,
    ...rest,
    ...force,
    at: hexAt(ground, given.at),
    today: { ...NEW_ARMY_DAY, ...today },
  };
  const whole = { ...army, ...withForce(army, force) };
  const named = force.heroes.find(({ name }) => name === commander);
  return {
    ...whole,
    ...(commander === undefined ? {} : { commander: named?.id ?? null }),
    ...(given.broken === undefined ? {} : { broken: given.broken }),
  };
};

const unitFrom = (ground: Ground, empires: readonly Empire[], given: GivenUnit, id: number): Unit => ({
  ...NEW_UNIT,
  owner: 0,
  name: `${given.kind} ${id}`,
  size: given.kind === 'settler' ? 1 : 0,
  race: empires[given.owner ?? 0]!.race,
  ...given,
  id,
  at: hexAt(ground, given.at),
});

const spyFrom = (cities: readonly City[], given: GivenSpy, id: number): Spy => ({
  owner: 0,
  name: `Spy ${id}`,
  raisedTurn: 0,
  ...given,
  id,
  home: cities.findIndex(({ name }) => name === given.home),
});

/** `0304/3` as the number of that hexside. */
export const sideFrom = (ground: Ground, label: string): number => {
  const [hex, direction] = label.split('/');
  return sideOf(
    gridOf(ground),
    cellOn(ground, hexAt(ground, hex ?? '')),
    (Number(direction) - 1) as Direction,
  );
};

export const campaignFrom = (given: GivenCampaign): Campaign => {
  const ground = groundOf(given);
  const written = given.empires ?? [{}, {}];
  const empires = withDeclarations(written.map(empireFrom), written);
  const cities = (given.cities ?? []).map((city, id) => cityFrom(ground, empires, city, id));
  const numbers = new Map<number, number>();
  const armies = (given.armies ?? []).map((army, id) => armyFrom(ground, army, id, 100 * (id + 1), numbers));
  return {
    ...BLANK,
    turn: given.turn ?? 1,
    step: given.step ?? 'T5',
    ground,
    empires,
    cities,
    armies,
    units: (given.units ?? []).map((unit, id) => unitFrom(ground, empires, unit, id)),
    spies: (given.spies ?? []).map((spy, id) => spyFrom(cities, spy, id)),
    sites: Object.fromEntries(
      Object.entries(given.sites ?? {}).map(([label, site]) => [hexAt(ground, label), site]),
    ),
    rivers: Object.fromEntries(
      Object.entries(given.rivers ?? {}).map(([label, what]) => [sideFrom(ground, label), what]),
    ),
    nextId: 100 * (armies.length + 2),
    knowledge: Object.fromEntries(empires.map(({ id }) => [id, NO_KNOWLEDGE])),
    sheets: Object.fromEntries(
      Object.entries(given.orders ?? {}).map(([name, statements]) => {
        const id = empires.findIndex((empire) => empire.name === name);
        return [id >= 0 ? id : Number(name), { statements, battle: [] }];
      }),
    ),
    ...given.more,
  };
};
