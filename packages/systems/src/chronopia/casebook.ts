/** Campaigns as a case writes them (position.ts), and back. */
import { type Json, type Reading, readingOf, type Seat, unreadable } from '@warmoot/kernel';
import { z } from 'zod';
import { type Position, readerOf } from '../door.ts';
import { labelOf } from './ground.ts';
import { readOrdersOf } from './orderDesk.ts';
import { campaignFrom, type GivenCampaign } from './position.ts';
import { armiesOf, citiesOf, spiesOf, unitsOf } from './readers.ts';
import { pvOf } from './rules/forces/points.ts';
import { seatOf } from './seats.ts';
import type { Campaign, City } from './state.ts';

const Rows = z.array(z.string()).optional();
const Things = z.array(z.looseObject({})).optional();

/** Orders may be written as the text of a file. */
const Given = z.strictObject({
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
  more: z.looseObject({}).optional(),
});

const withOrders = (campaign: Campaign, orders: Readonly<Record<string, string>>): Campaign => {
  const sheets = Object.entries(orders).map(([name, text]) => {
    const empire = campaign.empires.findIndex((other) => other.name === name);
    if (empire < 0) throw new RangeError(`there is no empire called ${name}`);
    const { file, findings } = readOrdersOf(campaign, empire, text);
    const unread = findings.find(({ code }) => code === 'E-01' || code === 'E-03');
    if (unread !== undefined) throw new RangeError(`orders of ${name}, line ${unread.line}: ${unread.text}`);
    return [empire, { statements: file.statements, battle: [] }];
  });
  return { ...campaign, sheets: Object.fromEntries(sheets) };
};

export const readPosition = (given: unknown): Reading<Position> => {
  const reading = readerOf(Given)(given);
  if (!reading.ok) return reading;
  const { orders = {}, ...rest } = reading.value;
  try {
    const campaign = withOrders(campaignFrom(rest as unknown as GivenCampaign), orders);
    const options = {
      ...campaign.options,
      empires: campaign.empires.filter(({ power }) => power === 'player'),
    };
    const asked = campaign.empires.filter(({ power }) => power === 'player').map(({ id }) => id);
    const window = campaign.step === 'T5' ? { name: 'orders' as const, asked, ready: [] } : campaign.window;
    return readingOf({ options, state: { ...campaign, options, window } });
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

/** By name: where everything stands and what it is worth. */
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
    armies: Object.fromEntries(
      armiesOf(campaign).map((army) => [
        army.name,
        {
          at: labelOf(ground, army.at),
          owner: empires[army.owner]!.name,
          size: army.size,
          points: pvOf(army),
          broken: army.broken !== null,
          supply: army.supply,
          marches: army.today.marches,
          inside: army.inside,
        },
      ]),
    ),
    units: Object.fromEntries(
      unitsOf(campaign).map(({ name, kind, at, owner, size }) => [
        name,
        { kind, at: labelOf(ground, at), owner: empires[owner]!.name, size },
      ]),
    ),
    spies: Object.fromEntries(
      spiesOf(campaign).map(({ name, owner }) => [name, { owner: empires[owner]!.name }]),
    ),
  };
};
