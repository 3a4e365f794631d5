/** A war of any size on a hundred by a hundred hexes, every unit with orders: for measuring speed. */

import { type Dice, MODERATOR, seededDice } from '@warmoot/kernel';
import type { House, RaceId } from '../../packages/systems/src/chronopia/data/profile.ts';
import { apply } from '../../packages/systems/src/chronopia/engine/events.ts';
import { chronopia } from '../../packages/systems/src/chronopia/index.ts';
import type { Action, Statement, Step } from '../../packages/systems/src/chronopia/orders/orders.ts';
import { reportHtml } from '../../packages/systems/src/chronopia/report/html.ts';
import { mapSvg } from '../../packages/systems/src/chronopia/report/map.ts';
import { reportOf } from '../../packages/systems/src/chronopia/report/report.ts';
import { reportText } from '../../packages/systems/src/chronopia/report/text.ts';
import { buildForce } from '../../packages/systems/src/chronopia/rules/forces/build.ts';
import { isFieldArmy, newArmy } from '../../packages/systems/src/chronopia/state/armies.ts';
import { NEW_UNIT } from '../../packages/systems/src/chronopia/state/beginnings.ts';
import {
  distance,
  type Hex,
  hexCount,
  neighbour,
  terrainAt,
} from '../../packages/systems/src/chronopia/state/ground.ts';
import { armiesOf, citiesOf, cityAt, unitsOf } from '../../packages/systems/src/chronopia/state/readers.ts';
import { seatOf } from '../../packages/systems/src/chronopia/state/seats.ts';
import type {
  Army,
  Campaign,
  CampaignOptions,
  EmpireId,
  Unit,
} from '../../packages/systems/src/chronopia/state/state.ts';

const RACES: readonly RaceId[] = ['FB', 'BB', 'DV', 'ST', 'SK', 'DW', 'EL', 'SG'];
const EMPIRES = 10;

const OPTIONS: CampaignOptions = {
  name: 'A large war',
  empires: Array.from({ length: EMPIRES }, (_, id) => ({
    name: `Realm ${'ABCDEFGHIJ'[id]}`,
    race: RACES[id % RACES.length]!,
    ...(RACES[id % RACES.length] === 'EL' ? { house: 'helios' as House } : {}),
  })),
  moderator: true,
  lateSeats: 0,
  lastTurn: 30,
  battles: 'auto',
  sharedCreations: true,
  calamities: true,
  hexesPerEmpire: 1000,
};

const tell = (campaign: Campaign, events: ReturnType<typeof chronopia.decide>): Campaign =>
  events.reduce(apply, campaign);

/** Everybody is ready until the campaign asks for orders. */
const untilOrders = (campaign: Campaign, dice: Dice): Campaign => {
  let at = campaign;
  for (let [next] = chronopia.pending(at); next !== undefined; [next] = chronopia.pending(at)) {
    if (at.window?.name === 'orders') return at;
    const command = at.turn === 0 ? next.standIn : ({ type: 'ready' } as const);
    at = tell(at, chronopia.decide(at, next.seat, command, dice));
  }
  throw new RangeError('the war ended before orders were asked for');
};

/** By hex: the owner of the nearest city within a week's march; unclaimed land is -1. */
const lands = (campaign: Campaign): Int8Array => {
  const owners = new Int8Array(hexCount(campaign.ground)).fill(-1);
  const cities = citiesOf(campaign).filter(({ owner }) => owner < EMPIRES);
  for (let hex = 0; hex < owners.length; hex++) {
    let nearest = 13;
    for (const { at, owner } of cities) {
      const far = distance(campaign.ground, at, hex);
      if (far < nearest) [nearest, owners[hex]] = [far, owner];
    }
  }
  return owners;
};

const isLand = ({ ground }: Campaign, hex: Hex): boolean =>
  !['water', 'crag', 'badlands', 'unknown'].includes(terrainAt(ground, hex));

/** Inside a realm: a unit that steps aside is still on its own land. */
const heartlands = (campaign: Campaign): Hex[][] => {
  const owners = lands(campaign);
  const inside = Array.from({ length: EMPIRES }, (): Hex[] => []);
  for (let hex = 0; hex < owners.length; hex++) {
    const owner = owners[hex]!;
    if (owner < 0 || !isLand(campaign, hex) || cityAt(campaign, hex) !== undefined) continue;
    const around = ([1, 2, 3, 4, 5, 6] as const).map((step) => neighbour(campaign.ground, hex, step));
    if (around.every((next) => next >= 0 && owners[next] === owner && isLand(campaign, next)))
      inside[owner]!.push(hex);
  }
  return inside;
};

const armyFor = (campaign: Campaign, owner: EmpireId, at: Hex, nth: number): Army => {
  const { race, house } = campaign.empires[owner]!;
  const { force } = buildForce({ race, house, budget: 700, of: owner, nextId: campaign.nextId });
  const named = force.heroes.map((hero) => ({ ...hero, name: `${hero.name} ${nth}` }));
  return newArmy(
    campaign,
    { owner, at, name: `Host ${nth}`, raisedTurn: 0, hasTakenField: true },
    { ...force, heroes: named },
  );
};

const unitFor = (
  { units, empires }: Campaign,
  kind: Unit['kind'],
  owner: EmpireId,
  at: Hex,
  nth: number,
): Unit => ({
  ...NEW_UNIT,
  id: units.length,
  kind,
  owner,
  name: `${kind} ${nth}`,
  at,
  race: empires[owner]!.race,
});

/** Of every six: an engineer, a scout and four armies; every tenth army is an enemy in the middle of the realm. */
const withUnits = (campaign: Campaign, count: number, dice: Dice): Campaign => {
  const inside = heartlands(campaign);
  const armies = campaign.armies.slice();
  const units = campaign.units.slice();
  let { nextId } = campaign;
  for (let nth = 0; nth < count; nth++) {
    const owner = nth % EMPIRES;
    const turn = Math.floor(nth / EMPIRES);
    const land = inside[turn % 10 === 9 ? (owner + 1) % EMPIRES : owner]!;
    const at = land[dice.roll(land.length, 'place') - 1]!;
    const now = { ...campaign, armies, units, nextId };
    if (turn % 6 < 4) {
      const army = armyFor(now, owner, at, nth);
      armies.push(army);
      nextId += army.heroes.length + army.bands.length;
    } else units.push(unitFor(now, turn % 6 === 4 ? 'scout' : 'engineer', owner, at, nth));
  }
  const empires = campaign.empires.map((empire) => ({ ...empire, treasury: 1_000_000 }));
  return { ...campaign, armies, units, nextId, empires };
};

const step = (dice: Dice): Step => dice.roll(6, 'direction') as Step;
const move = (dice: Dice): Action => ({ a: 'move', steps: [step(dice)], with: [] });

const armyActions = (dice: Dice): Action[] => {
  const choice = dice.roll(8, 'army');
  if (choice === 1) return [{ a: 'march', steps: [step(dice), step(dice)], with: [] }];
  return choice === 2 ? [{ a: 'patrol', with: [] }] : [move(dice), move(dice)];
};

const unitActions = ({ kind }: Unit, dice: Dice): Action[] =>
  kind === 'engineer'
    ? [{ a: 'buildRoad' }, move(dice)]
    : [{ a: 'move', steps: [step(dice), step(dice)], with: [] }, move(dice)];

const sheetFor = (campaign: Campaign, empire: EmpireId, dice: Dice): Statement[] => {
  const order = (unit: string, actions: readonly Action[]): Statement => ({ s: 'order', unit, actions });
  return [
    ...citiesOf(campaign, empire).map(({ name }, nth) =>
      order(name, [nth % 2 === 0 ? { a: 'grow' } : { a: 'build', improvement: 'marketplace' }]),
    ),
    ...armiesOf(campaign, empire)
      .filter((army) => isFieldArmy(campaign, army))
      .map(({ name, at }) =>
        order(
          name,
          cityAt(campaign, at) === undefined
            ? armyActions(dice)
            : [{ a: 'recruit', items: [{ count: 6, profile: 'fb-swordsmen' }], learn: [] }],
        ),
      ),
    ...unitsOf(campaign, empire).map((unit) => order(unit.name, unitActions(unit, dice))),
  ];
};

/** Ten empires with this many armies and units between them, ready for orders. */
export const largeWar = (units: number): Campaign => {
  const dice = seededDice(`a war of ${units} units`);
  const opened = tell(chronopia.blank, chronopia.setup(OPTIONS, dice));
  const begun = untilOrders(opened, dice);
  return withUnits(begun, units - armiesOf(begun).length, dice);
};

/** One whole turn: all orders are given and carried out, until the next are due. */
export const playTurn = (campaign: Campaign, seed: string): Campaign => {
  const dice = seededDice(seed);
  let at = campaign;
  for (let empire = 0; empire < EMPIRES; empire++) {
    const statements = sheetFor(campaign, empire, seededDice(`${seed} ${empire}`));
    at = tell(at, chronopia.decide(at, seatOf(empire), { type: 'orders', statements }, dice));
    at = tell(at, chronopia.decide(at, seatOf(empire), { type: 'ready' }, dice));
  }
  return untilOrders(at, dice);
};

/** Text, page, JSON and map for every empire and for the moderator; returns the number of characters. */
export const writeAllReports = (campaign: Campaign): number => {
  let written = 0;
  for (let empire = 0; empire < EMPIRES; empire++)
    for (const view of [chronopia.view(campaign, seatOf(empire)), chronopia.view(campaign, MODERATOR)]) {
      const report = reportOf(view, empire);
      written += reportText(report).length + JSON.stringify(report).length;
      if (view === campaign) continue;
      const map = mapSvg(view, empire);
      written += map.length + reportHtml(report, map).length;
    }
  return written + mapSvg(chronopia.view(campaign, MODERATOR), null).length;
};
