/** What runs of many campaigns are played with and counted by (`warmoot sim chronopia`). */
import type { Seat } from '@warmoot/kernel';
import type { SystemDoor } from '../../door.ts';
import { EMPIRE_NAMES, PLAYER_RACES } from '../data/index.ts';
import { apply, type CampaignEvent } from '../engine/events.ts';
import { pvOf } from '../rules/forces/points.ts';
import { armiesOf } from '../state/readers.ts';
import { seatOf } from '../state/seats.ts';
import { BLANK, type Campaign, type CampaignOptions } from '../state/state.ts';
import { characterOf } from './character.ts';

/** That many empires, each of another race as long as there are enough. */
export const firstEmpires = (count: number): CampaignOptions['empires'] =>
  EMPIRE_NAMES.slice(0, count).map((name, nth) => {
    const race = PLAYER_RACES[nth % PLAYER_RACES.length]!;
    return { name, race, ...(race === 'EL' && { house: 'helios' as const }) };
  });

/** What is not a number goes to the schema as it was typed, which says so. */
const wholeNumber = (text: string): number | string => (/^\d+$/.test(text) ? Number(text) : text);

const COUNTED: Readonly<Partial<Record<string, string>>> = {
  battleFought: 'battles',
  siegeRolled: 'siege rolls',
  cityRose: 'uprisings',
  cityCapitulated: 'capitulations',
  citySacked: 'cities sacked',
  hexOvercrowded: 'overcrowded hexes',
  patrolsEngaged: 'engagements of patrols',
  portalArrivals: 'journeys through portals',
};

/** Events in which troops die by the enemy's hand. */
const IN_BATTLE: readonly string[] = [
  'casualtiesTaken',
  'armyDestroyed',
  'armiesFled',
  'pursuersLost',
  'foughtWayOut',
];

const isPlayer = ({ empires }: Campaign, empire: number): boolean => empires[empire]?.power === 'player';

const pointsIn = (campaign: Campaign): number =>
  armiesOf(campaign)
    .filter(({ owner }) => isPlayer(campaign, owner))
    .reduce((sum, army) => sum + pvOf(army), 0);

/** Cities of this event that an empire got from another, or from neutrals. */
const conquests = (
  { type, change }: CampaignEvent,
  before: Campaign,
  after: Campaign,
): 'cities taken from empires' | 'cities taken from neutrals' | undefined => {
  const id = type === 'cityTaken' ? change?.cities?.[0]?.[0] : undefined;
  const [was, is] = id === undefined ? [] : [before.cities[id], after.cities[id]];
  if (was == null || is == null || !isPlayer(after, is.owner)) return undefined;
  return isPlayer(before, was.owner) ? 'cities taken from empires' : 'cities taken from neutrals';
};

const fallen = (event: CampaignEvent, before: Campaign): boolean =>
  event.type === 'empireFell' && isPlayer(before, event.about?.empire as number);

/** Replayed event by event: the points of all empires before and after each. */
const sums = (events: readonly unknown[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  const add = (name: string, amount: number): void => {
    if (amount > 0) counts[name] = (counts[name] ?? 0) + amount;
  };
  let before = BLANK;
  for (const event of events as readonly CampaignEvent[]) {
    const after = apply(before, event);
    if (IN_BATTLE.includes(event.type)) add('points lost in battle', pointsIn(before) - pointsIn(after));
    if (event.type === 'hexOvercrowded')
      add('points lost to overcrowding', pointsIn(before) - pointsIn(after));
    const taken = conquests(event, before, after);
    if (taken !== undefined) add(taken, 1);
    if (fallen(event, before)) add('empires eliminated', 1);
    before = after;
  }
  if (before.turn < before.options.lastTurn) add('ended early', 1);
  return counts;
};

const charactersOf = (state: unknown): Record<Seat, string> =>
  Object.fromEntries(
    (state as Campaign).empires
      .filter(({ power }) => power === 'player')
      .map((empire) => [seatOf(empire.id), characterOf(empire).name]),
  );

export const sim: NonNullable<SystemDoor['sim']> = {
  setUp: ({ empires, turns }) => ({
    ...(empires !== undefined && { empires: firstEmpires(Number(empires)) }),
    ...(turns !== undefined && { lastTurn: wholeNumber(turns) }),
  }),
  group: { heading: 'By character', of: charactersOf },
  endings: { 'CHR-R-13': 'the only empire left, or the best score after the last turn' },
  counted: (event) => COUNTED[(event as CampaignEvent).type],
  sums,
};
