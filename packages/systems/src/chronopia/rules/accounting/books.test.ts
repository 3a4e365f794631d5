/** The accounts of whole campaigns under random orders: every guilder, city size and model (CHR-GEN-10). */
import { seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom } from '../../casebook/position.ts';
import { apply, type CampaignEvent } from '../../engine/events.ts';
import { chronopia } from '../../index.ts';
import type { CampaignCommand } from '../../orders/commands.ts';
import type { Action, Improvement, Statement, Step } from '../../orders/orders.ts';
import { armiesOf, citiesOf, spiesOf, unitsOf } from '../../state/readers.ts';
import { seatEmpire } from '../../state/seats.ts';
import type { Campaign, EmpireId } from '../../state/state.ts';
import { smallCampaign } from '../../testkit/laws.ts';
import { bookFaults } from './conservation.ts';
import { booked, ledgerOf } from './ledger.ts';

type Chance = { roll(sides: number, why: string): number };
const oneOf = <T>(chance: Chance, list: readonly T[]): T => list[chance.roll(list.length, 'choice') - 1]!;
const IMPROVEMENTS: readonly Improvement[] = [
  'granary',
  'aqueduct',
  'barracks',
  'marketplace',
  'courthouse',
  'academy',
  'cathedral',
];
const step = (chance: Chance): Step => chance.roll(6, 'direction') as Step;

const cityAction = (chance: Chance, nth: number): Action =>
  oneOf<Action>(chance, [
    { a: 'build', improvement: oneOf(chance, IMPROVEMENTS) },
    { a: 'grow' },
    {
      a: 'raiseTroops',
      name: `Levy ${nth}`,
      items: [
        { count: 6, profile: 'fb-swordsmen' },
        { count: 8, profile: 'dw-axemen' },
        { count: 8, profile: 'bb-orc-swords' },
      ],
      inside: false,
    },
    { a: 'raiseEngineer' },
    { a: 'commissionScout' },
    { a: 'raiseSpy' },
    { a: 'spawnSettlers', size: 1 },
    { a: 'spawnSettlers', size: 'ALL' },
    { a: 'abandonCity', steps: [1] },
    { a: 'capitulate' },
    { a: 'counterEspionage' },
  ]);

const armyAction = (campaign: Campaign, chance: Chance): Action =>
  oneOf<Action>(chance, [
    { a: 'move', steps: [step(chance)], with: [] },
    { a: 'march', steps: [step(chance), step(chance)], with: [] },
    { a: 'hold', with: [] },
    { a: 'recruit', items: [{ count: 6, profile: 'fb-swordsmen' }], learn: [] },
    {
      a: 'besiege',
      city: { name: oneOf(chance, citiesOf(campaign)).name },
      with: [{ q: oneOf(chance, ['SACK', 'KEEP'] as const) }],
    },
  ]);

/** Random orders, legal or not. */
const sheet = (campaign: Campaign, empire: EmpireId, chance: Chance): Statement[] => {
  const order = (unit: string, ...actions: Action[]): Statement => ({ s: 'order', unit, actions });
  const others = campaign.empires.filter(({ id }) => id !== empire);
  const city = () => ({ name: oneOf(chance, citiesOf(campaign)).name });
  return [
    ...citiesOf(campaign, empire).map(({ name, id }) => order(name, cityAction(chance, id))),
    ...armiesOf(campaign, empire).map(({ name }) =>
      order(name, armyAction(campaign, chance), armyAction(campaign, chance)),
    ),
    ...unitsOf(campaign, empire).map(({ name, kind }) =>
      order(
        name,
        kind === 'settler'
          ? { a: 'foundCity', name: `New ${name}` }
          : { a: 'move', steps: [step(chance)], with: [] },
      ),
    ),
    ...spiesOf(campaign, empire).map(({ name }) =>
      order(
        name,
        oneOf<Action>(chance, [
          { a: 'spyOnCity', city: city() },
          { a: 'disrupt', city: city() },
          { a: 'destroy', city: city(), improvement: 'granary' },
        ]),
      ),
    ),
    { s: 'pay', empire: oneOf(chance, others).name, guilders: chance.roll(200, 'sum') },
    {
      s: 'noPay',
      item: oneOf(chance, [...citiesOf(campaign, empire).map(({ name }) => `granary of ${name}`), 'nothing']),
    },
    {
      s: 'declare',
      empire: oneOf(chance, others).name,
      stance: oneOf(chance, ['Neutral', 'Friendly', 'At War'] as const),
    },
    { s: 'access', empire: oneOf(chance, others).name },
    ...armiesOf(campaign, empire).map(
      ({ name, lost }): Statement => ({
        s: 'replace',
        army: name,
        items: lost.map(({ count, profile }) => ({ count, profile })),
      }),
    ),
  ];
};

const commandFor = (
  campaign: Campaign,
  empire: EmpireId,
  chance: Chance,
  standIn: CampaignCommand,
): CampaignCommand[] => {
  if (campaign.window?.name === 'orders')
    return [{ type: 'orders', statements: sheet(campaign, empire, chance) }, { type: 'ready' }];
  const [dog] = campaign.dogs.filter(({ state, high }) => state === 'offered' && high === null);
  if (campaign.window?.name === 'diplomacy' && dog !== undefined)
    return [{ type: 'bid', band: dog.band, guilders: 450 }, { type: 'ready' }];
  return [standIn];
};

/** Every event with the campaign before and after it. */
const played = (
  seed: string,
  turns: number,
  look: (event: CampaignEvent, before: Campaign, after: Campaign) => void,
): Campaign => {
  const dice = seededDice(seed);
  const chance = seededDice(`${seed} orders`);
  let campaign = chronopia.blank;
  const record = (events: readonly CampaignEvent[]): void => {
    for (const event of events) {
      const after = apply(campaign, event);
      look(event, campaign, after);
      campaign = after;
    }
  };
  record(chronopia.setup(smallCampaign({ lastTurn: turns }), dice));
  for (let [next] = chronopia.pending(campaign); next !== undefined; [next] = chronopia.pending(campaign)) {
    const { seat, standIn } = next;
    for (const command of commandFor(campaign, seatEmpire(campaign, seat)!, chance, standIn))
      if (chronopia.check(chronopia.view(campaign, seat), seat, command).ok)
        record(chronopia.decide(campaign, seat, command, dice));
  }
  return campaign;
};

test.each(['one', 'two'])(
  '[CHR-GEN-10] the accounts of a campaign under random orders (%s) explain every guilder, size and model',
  (seed) => {
    const faults: string[] = [];
    const causes = new Set<string>();
    const end = played(seed, 8, (event, before, after) => {
      faults.push(...bookFaults(event, before, after));
      for (const { cause } of ledgerOf(event)) causes.add(cause);
    });
    expect(faults).toEqual([]);
    expect(end.end?.reason).toBeDefined();
    expect([...causes]).toEqual(expect.arrayContaining(['income', 'upkeep']));
  },
);

test('[CHR-GEN-10] the accounts detect money that moves without a reason or comes from nowhere', () => {
  const campaign = campaignFrom({ empires: [{ treasury: 5 }] });
  const gift: CampaignEvent = { type: 'gift', rules: [], change: { money: [[0, 7]] } };
  expect(bookFaults(gift, campaign, apply(campaign, gift))).toEqual([
    'gift moves 7 guilders of 0 without a reason',
  ]);
  const { money, ledger } = booked([{ empire: 0, cause: 'transfer', what: 'nobody', guilders: 7 }]);
  const moved: CampaignEvent = { type: 'moved', rules: [], about: { ledger }, change: { money } };
  expect(bookFaults(moved, campaign, apply(campaign, moved))).toEqual([
    'moved moves 7 guilders from nowhere',
  ]);
});
