/** Campaigns as a case writes them (position.ts), and back. */
import { type Json, type Reading, readingOf, type Seat, unreadable } from '@warmoot/kernel';
import { z } from 'zod';
import type { Position } from '../../door.ts';
import { readerOf } from '../../schemaFault.ts';
import { readOrdersOf } from '../orders/written.ts';
import type { FightSide } from '../rules/battle/forms.ts';
import { pvOf, woundsOf } from '../rules/forces/points.ts';
import { labelOf } from '../state/ground.ts';
import { armiesOf, citiesOf, spiesOf, unitsOf } from '../state/readers.ts';
import { seatOf } from '../state/seats.ts';
import type { Army, Campaign, City, OpenBattle, Window } from '../state/state.ts';
import { cityFacts, type Names, namesIn, owned, siteFrom, withFound } from './caseWords.ts';
import { campaignFrom, type GivenCampaign } from './position.ts';

const Rows = z.array(z.string()).optional();
const Things = z.array(z.looseObject({})).optional();

/** Orders are the text of a file; there are no calamities unless the case asks for them. */
const GivenWords = z.strictObject({
  turn: z.number().int().optional(),
  step: z.string().optional(),
  surface: Rows,
  below: Rows,
  snow: Rows,
  columns: z.number().int().optional(),
  rows: z.number().int().optional(),
  empires: Things,
  cities: Things,
  armies: Things,
  units: Things,
  spies: Things,
  sites: z.record(z.string(), z.looseObject({})).optional(),
  rivers: z.record(z.string(), z.enum(['river', 'ford', 'bridge'])).optional(),
  orders: z.record(z.string(), z.string()).optional(),
  found: z.record(z.string(), z.array(z.string())).optional(),
  calamities: z.boolean().optional(),
  moderator: z.boolean().optional(),
  battles: z.enum(['tabletop', 'auto', 'external']).optional(),
  more: z.looseObject({}).optional(),
});

/** Explained in docs/chronopia-cases.md. */
export const GIVEN_WORDS: readonly string[] = Object.keys(GivenWords.shape);

type Given = z.infer<typeof GivenWords>;

/** An unreadable line is rejected with the orders, as it is by mail (CHR-R-42). */
const withOrders = (campaign: Campaign, orders: Readonly<Record<string, string>>): Campaign => {
  const sheets = Object.entries(orders).map(([name, text]) => {
    const empire = campaign.empires.findIndex((other) => other.name === name);
    if (empire < 0) throw new RangeError(`there is no empire called ${name}`);
    const { file } = readOrdersOf(campaign, empire, text);
    return [empire, { statements: file.statements, battle: [] }];
  });
  return { ...campaign, sheets: Object.fromEntries(sheets) };
};

const PLAYERS = ({ power = 'player' }: { readonly power?: unknown }): boolean => power === 'player';

const campaignOf = ({
  orders = {},
  found = {},
  calamities,
  moderator,
  battles,
  ...rest
}: Given): Campaign => {
  const names: Names = {
    empires: namesIn(rest.empires ?? [{ name: 'Aldmark' }, { name: 'Brakka' }]),
    armies: namesIn(rest.armies),
  };
  const given = {
    ...rest,
    cities: owned(names, rest.cities).map((city) => cityFacts(names, city)),
    armies: owned(names, rest.armies),
    units: owned(names, rest.units),
    spies: owned(names, rest.spies),
    sites: Object.fromEntries(
      Object.entries(rest.sites ?? {}).map(([at, site]) => [at, siteFrom(names, site)]),
    ),
  };
  const campaign = withFound(campaignFrom(given as unknown as GivenCampaign), names, found);
  const options = {
    ...campaign.options,
    calamities: calamities ?? false,
    moderator: moderator ?? false,
    battles: battles ?? 'auto',
    empires: campaign.empires.filter(PLAYERS).map(({ name, race, house }) => ({
      name,
      race,
      ...(house && { house }),
    })),
  };
  return withOrders({ ...campaign, options }, orders);
};

/** All orders are on their sheets; being ready hands them in. */
const ordersAsked = ({ empires }: Campaign): Window => ({
  name: 'orders',
  asked: empires.filter(PLAYERS).map(({ id }) => id),
  ready: [],
});

export const readPosition = (given: unknown): Reading<Position> => {
  const reading = readerOf(GivenWords)(given);
  if (!reading.ok) return reading;
  try {
    const campaign = campaignOf(reading.value);
    const window = campaign.step === 'T5' ? ordersAsked(campaign) : campaign.window;
    return readingOf({ options: campaign.options, state: { ...campaign, window } });
  } catch (problem) {
    return unreadable(problem instanceof Error ? problem.message : String(problem));
  }
};

const cityWords = (
  campaign: Campaign,
  { name: _name, at, owner, size, improvements, siege, conquered }: City,
): Json => ({
  at: labelOf(campaign.ground, at),
  owner: campaign.empires[owner]!.name,
  size,
  improvements: Object.keys(improvements),
  failedSiege: siege?.failed ?? null,
  conquered: conquered !== null,
});

const sideWords = ({ armies, outmaneuver }: FightSide): Json => ({
  outmaneuver: outmaneuver.length,
  armies: Object.fromEntries(
    armies.map(({ empire, garrison, pv, modifiers }) => [
      garrison ? 'garrison' : empire,
      { points: pv, ...modifiers },
    ]),
  ),
});

/** Battles still to be fought, with both sides' forces (CHR-BTL-02). */
const battleWords = ({ order }: OpenBattle): Json => ({
  hex: order.hex,
  kind: order.kind,
  morale: order.city?.morale ?? null,
  A: sideWords(order.sides[0]),
  B: sideWords(order.sides[1]),
});

const armyWords = ({ ground, empires }: Campaign, army: Army): Json => ({
  at: labelOf(ground, army.at),
  owner: empires[army.owner]!.name,
  size: army.size,
  points: pvOf(army),
  wounds: woundsOf(army),
  broken: army.broken !== null,
  supply: army.supply,
  range: army.range,
  marches: army.today.marches,
  inside: army.inside,
  experience: Object.fromEntries(army.heroes.map(({ name, experience }) => [name, experience])),
});

/** By name: where everything is and its value. */
export const showPosition = (state: unknown, _seat: Seat): unknown => {
  const campaign = state as Campaign;
  const { ground, empires } = campaign;
  return {
    turn: campaign.turn,
    step: campaign.step,
    window: campaign.window?.name ?? null,
    empires: Object.fromEntries(
      empires.map(({ id, name, treasury }) => [name, { treasury, seat: seatOf(id) }]),
    ),
    cities: Object.fromEntries(citiesOf(campaign).map((city) => [city.name, cityWords(campaign, city)])),
    armies: Object.fromEntries(armiesOf(campaign).map((army) => [army.name, armyWords(campaign, army)])),
    units: Object.fromEntries(
      unitsOf(campaign).map(({ name, kind, at, owner, size }) => [
        name,
        { kind, at: labelOf(ground, at), owner: empires[owner]!.name, size },
      ]),
    ),
    spies: Object.fromEntries(
      spiesOf(campaign).map(({ name, owner }) => [name, { owner: empires[owner]!.name }]),
    ),
    sites: Object.fromEntries(
      Object.entries(campaign.sites).map(([hex, site]) => [labelOf(ground, Number(hex)), site]),
    ),
    battles: Object.fromEntries(campaign.battles.map((battle) => [battle.id, battleWords(battle)])),
  };
};
