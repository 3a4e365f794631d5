import type { Dice } from '@warmoot/kernel';
import type { FightIndividual, FightOrder, FightSide, FightWarband } from '../forms.ts';
import type { ArmyInFight, Battle, Group, Side } from './battle.ts';
import { bandDeploys, deploy } from './deployment.ts';
import { individualLine, modelsOf, profileIn } from './equipment.ts';
import { createGroup } from './group.ts';
import { bandSpells, spellsOf } from './spells/casting.ts';
import { battleGround } from './terrain.ts';

const partsOf = (id: string): [string, number] => {
  const digits = /\d+$/.exec(id)?.[0] ?? '';
  return [id.slice(0, id.length - digits.length), digits === '' ? -1 : Number(digits)];
};

/** The last tie-breaker everywhere: `i-9` before `i-10`, `i-10` before `wb-2`. */
const byId = (a: string, b: string): number => {
  const [wordA, numberA] = partsOf(a);
  const [wordB, numberB] = partsOf(b);
  if (wordA !== wordB) return wordA < wordB ? -1 : 1;
  return numberA - numberB;
};

interface Camp {
  readonly order: FightOrder;
  readonly side: Side;
  readonly army: ArmyInFight;
  readonly noFlight: boolean;
}

const individualGroup = ({ order, side, army, noFlight }: Camp, hero: FightIndividual): Group => {
  const profile = profileIn(order, hero.profile);
  return createGroup({
    id: hero.id,
    name: hero.name,
    side,
    army,
    kind: 'individual',
    profile,
    models: [{ line: individualLine(profile, hero), wounds: hero.woundsNow }],
    spells: spellsOf(hero),
    isForeign: hero.foreign === true || profile.race === 'DOW',
    inTower: side.order.watchtower?.individual === hero.id,
    noFlight,
    summonedBy: null,
  });
};

const warbandGroup = ({ order, side, army, noFlight }: Camp, band: FightWarband): Group => {
  const profile = profileIn(order, band.profile);
  const models = modelsOf(order, band);
  return createGroup({
    id: band.id,
    name: profile.name,
    side,
    army,
    kind: 'warband',
    profile,
    models,
    spells: models.some(({ line }) => line.PW !== null) ? bandSpells(band) : [],
    isForeign: band.foreign === true || band.dogsOfWar,
    inTower: side.order.watchtower?.warband === band.id,
    noFlight,
    summonedBy: null,
  });
};

/** CHR-AUT-27: bands that stay away survive. */
const groupsOf = (camp: Camp): Group[] => {
  const { individuals, warbands } = camp.army.order;
  return [
    ...individuals.filter(({ woundsNow }) => woundsNow > 0).map((hero) => individualGroup(camp, hero)),
    ...warbands
      .filter((band) => bandDeploys(camp.order, camp.army.order, band))
      .map((band) => warbandGroup(camp, band))
      .filter(({ models }) => models.length > 0),
  ];
};

const createSide = (order: FightSide, index: 0 | 1): Side => {
  const armies = order.armies.map((army) => ({ order: army, commander: null, commanderLostInTurn: 0 }));
  const lead = armies.find((army) => army.order.armyId === order.leadArmy);
  return {
    id: order.side,
    index,
    order,
    armies,
    lead: lead ?? (armies[0] as ArmyInFight),
    groups: [],
    table: [],
    reserve: [],
    queue: [],
    startPV: 0,
    victoryPoints: 0,
    enemyDead: 0,
  };
};

const fillSide = (order: FightOrder, side: Side, noFlight: boolean): void => {
  for (const army of side.armies) {
    const groups = groupsOf({ order, side, army, noFlight });
    army.commander = groups.find(({ id }) => id === army.order.commander) ?? null;
    side.groups.push(...groups);
  }
  side.startPV = side.groups.reduce((sum, { pv }) => sum + pv, 0);
};

/** Two bands of one kind are distinguished by number; ties are broken by id. */
const nameAndNumber = (groups: readonly Group[]): void => {
  const seen = new Map<string, number>();
  [...groups]
    .sort((a, b) => byId(a.id, b.id))
    .forEach((group, order) => {
      const count = (seen.get(group.name) ?? 0) + 1;
      seen.set(group.name, count);
      group.order = order;
      if (count > 1) group.name = `${group.name} ${count}`;
    });
};

export const muster = (order: FightOrder, dice: Dice): Battle => {
  const ground = battleGround(order);
  const sides: [Side, Side] = [createSide(order.sides[0], 0), createSide(order.sides[1], 1)];
  for (const side of sides) fillSide(order, side, ground.noFlight);
  nameAndNumber(sides.flatMap(({ groups }) => groups));
  const label = `battle:${order.battleId}: `;
  const battle: Battle = { order, dice, label, rolls: [], log: [], ground, sides, casts: [], turn: 0 };
  deploy(battle);
  return battle;
};
