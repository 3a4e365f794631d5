/** Late joiners: an empire of one's own on the fringe, with the start of all others and more after turn 5 (CHR-PLY-13..18, CHR-R-11). */
import { permit, refuse, type Verdict } from '@warmoot/kernel';
import { newArmy } from '../armies.ts';
import type { ModeratorCommand } from '../commands.ts';
import { CONSTANTS, type House, PLAYER_RACES, type RaceId } from '../data/index.ts';
import { hexOfLabel, NOWHERE, terrainAt } from '../ground.ts';
import { cityAt, sameName } from '../readers.ts';
import type { Campaign, Empire } from '../state.ts';
import type { Tale } from '../tale.ts';
import { booked } from './accounting/ledger.ts';
import { buildForce } from './forces/build.ts';
import { cityNameFor, freeName, nameFault } from './naming.ts';
import { cityFounded } from './setup/open.ts';
import { PLANS } from './setup/placement.ts';

type Join = Extract<ModeratorCommand, { type: 'addEmpire' }>;

/** An empty chair, or that of an empire that was destroyed (CHR-PLY-17). */
const chairFor = ({ empires }: Campaign): Empire | undefined =>
  empires.find(({ power, fallen }) => power === 'player' && fallen !== null);

const siteFault = (campaign: Campaign, label: string): string | undefined => {
  const hex = hexOfLabel(campaign.ground, label);
  if (hex === NOWHERE) return `there is no hex ${label} on this map`;
  if (cityAt(campaign, hex) !== undefined) return `a city stands at ${label} already`;
  return ['water', 'crag'].includes(terrainAt(campaign.ground, hex))
    ? `no city can stand at ${label}`
    : undefined;
};

export const checkJoin = (campaign: Campaign, { name, race, hexes }: Join): Verdict => {
  if (chairFor(campaign) === undefined) return refuse('CHR-PLY-15', 'no chair is free');
  const fault =
    nameFault(campaign, name) ??
    hexes.map((label) => siteFault(campaign, label)).find((found) => found !== undefined);
  if (fault !== undefined) return refuse('CHR-PLY-15', fault);
  if (campaign.empires.some((empire) => empire.fallen === null && sameName(empire.name, name)))
    return refuse('CHR-R-173', `an empire is called ${name} already`);
  if (!(PLAYER_RACES as readonly string[]).includes(race))
    return refuse('CHR-PLY-01', `${race} is no race of a player`);
  return PLANS.some((plan) => plan.length === hexes.length)
    ? permit
    : refuse('CHR-PLY-09', 'three hexes make cities of size 4, four hexes cities of size 3');
};

const founded = (tale: Tale, owner: number, hexes: readonly string[]): void => {
  const plan = PLANS.find(({ length }) => length === hexes.length)!;
  for (const [nth, label] of hexes.entries()) {
    const at = hexOfLabel(tale.state.ground, label);
    const city = cityFounded(tale.state, {
      name: cityNameFor(tale.state, owner),
      owner,
      at,
      size: plan[nth]!,
    });
    tale.tell({
      type: 'cityPlaced',
      rules: ['CHR-PLY-15', 'CHR-CTY-09'],
      change: { cities: [[city.id, city]] },
      told: [
        { to: 'all', section: 'headline', text: `Settlers from afar founded ${city.name} at ${label}.` },
      ],
    });
  }
};

const raise = (tale: Tale, owner: number, name: string, label: string, budget: number): void => {
  const { state } = tale;
  const { race, house } = state.empires[owner]!;
  const { force, nextId } = buildForce({ race, house, budget, of: owner, nextId: state.nextId });
  const at = hexOfLabel(state.ground, label);
  const army = newArmy(state, { owner, name: freeName(state, owner, name), at, hasTakenField: true }, force);
  tale.tell({
    type: 'armyMustered',
    rules: ['CHR-PLY-15', 'CHR-PLY-16', 'CHR-R-179'],
    change: { armies: [[army.id, army]], set: { nextId } },
  });
};

/** CHR-PLY-16: after turn 5 an army of 500 points, four sections of road about the first city, and 1,000 guilders. */
const freebies = (tale: Tale, owner: number, label: string): void => {
  const { armyPoints, guilders } = CONSTANTS.lateJoin;
  raise(tale, owner, 'Second Army', label, armyPoints);
  const { money, ledger } = booked([{ empire: owner, cause: 'joiner', what: 'start', guilders }]);
  tale.tell({ type: 'joinerEndowed', rules: ['CHR-PLY-16'], about: { ledger }, change: { money } });
};

export const joinCampaign = (tale: Tale, { name, race, house, hexes }: Join): void => {
  const chair = chairFor(tale.state)!;
  tale.tell({
    type: 'empireJoined',
    rules: ['CHR-PLY-15', 'CHR-PLY-17', 'CHR-PLY-18'],
    change: {
      empires: [
        [
          chair.id,
          {
            name,
            race: race as RaceId,
            house: (house as House | undefined) ?? null,
            fallen: null,
            treasury: 0,
            silent: 0,
          },
        ],
      ],
    },
    told: [{ to: 'all', section: 'headline', text: `${name} has come to this land.` }],
  });
  founded(tale, chair.id, hexes);
  raise(tale, chair.id, 'First Army', hexes[0]!, CONSTANTS.start.points);
  if (tale.state.turn > CONSTANTS.lateJoin.afterTurn) freebies(tale, chair.id, hexes[0]!);
};
