/**
 * What an empire may choose, subject by subject: its units and cities, its window (CHR-CPU-02). Lists sensible
 * choices, not every possible file.
 */
import type { Seat } from '@warmoot/kernel';
import { standInFor } from '../engine/pending.ts';
import { EMPIRE_COMMANDS } from '../rules/commands/empireCommands.ts';
import { cityNameFor, freeName } from '../rules/commands/naming.ts';
import { checkDeclare } from '../rules/deals/declarations.ts';
import { checkBid, lowestBid } from '../rules/dogs/bidding.ts';
import { checkStep } from '../rules/ground/checkStep.ts';
import { moverOf } from '../rules/ground/mover.ts';
import { suggestPlaces } from '../rules/map/places.ts';
import { PLANS } from '../rules/setup/placement.ts';
import { labelOf } from '../state/ground.ts';
import { actionsFor, armiesOf, citiesOf, cityAt, playersIn, spiesOf, unitsOf } from '../state/readers.ts';
import { seatEmpire } from '../state/seats.ts';
import type { Army, Campaign, City, EmpireId, Unit } from '../state/state.ts';
import type { CampaignCommand } from './commands.ts';
import type { Action, BattleStatement, Improvement, Stance, Statement, Step } from './orders.ts';

/** Commands that concern no unit: being ready, declarations, bids. */
const TABLE = 'table';

const STEPS: readonly Step[] = [1, 2, 3, 4, 5, 6, 'U', 'D'];
const HOLD: Action = { a: 'hold', with: [] };

const stepsOpen = (campaign: Campaign, thing: Army | Unit): Step[] => {
  const mover = moverOf(campaign, thing);
  return STEPS.filter((step) => checkStep(campaign, mover, thing.at, step, { pace: 'move' }).ok);
};

function* armyActions(campaign: Campaign, army: Army): Generator<readonly Action[]> {
  const city = cityAt(campaign, army.at);
  yield [HOLD];
  for (const step of stepsOpen(campaign, army)) {
    yield [{ a: 'move', steps: [step], with: [] }];
    yield [{ a: 'march', steps: [step, step], with: [] }];
    yield [{ a: 'move', steps: [step], with: [{ q: 'engage' }] }];
  }
  yield [{ a: 'patrol', with: [] }];
  if (city !== undefined && city.owner !== army.owner)
    yield [HOLD, { a: 'besiege', city: { name: city.name }, with: [] }];
}

const BUILDS: readonly Action[] = [
  { a: 'buildRoad' },
  { a: 'buildStructure', structure: 'tower' },
  { a: 'buildStructure', structure: 'depot' },
  { a: 'buildStructure', structure: 'temple' },
  { a: 'workMine' },
];

function* unitActions(campaign: Campaign, unit: Unit): Generator<readonly Action[]> {
  yield [HOLD];
  for (const step of stepsOpen(campaign, unit)) yield [{ a: 'move', steps: [step], with: [] }];
  if (unit.kind === 'engineer') for (const build of BUILDS) yield [build, build];
  if (unit.kind === 'settler')
    yield [{ a: 'foundCity', name: freeName(campaign, unit.owner, `New ${unit.name}`) }];
}

const IMPROVEMENTS: readonly Improvement[] = [
  'granary',
  'marketplace',
  'barracks',
  'courthouse',
  'aqueduct',
  'academy',
  'cathedral',
  'harbor',
];

function* cityActions(city: City): Generator<readonly Action[]> {
  yield [HOLD];
  yield [{ a: 'grow' }];
  for (const improvement of IMPROVEMENTS)
    if (city.improvements[improvement] === undefined) yield [{ a: 'build', improvement }];
  yield [{ a: 'raiseEngineer' }];
  yield [{ a: 'commissionScout' }];
  yield [{ a: 'raiseSpy' }];
  yield [{ a: 'spawnSettlers', size: 1 }];
  yield [{ a: 'counterEspionage' }];
  if (city.siege !== null) yield [{ a: 'capitulate' }];
}

function* spyActions(campaign: Campaign, me: EmpireId): Generator<readonly Action[]> {
  for (const city of citiesOf(campaign)) {
    if (city.owner === me) continue;
    yield [{ a: 'spyOnCity', city: { name: city.name } }];
    yield [{ a: 'disrupt', city: { name: city.name } }];
  }
}

const orderOf = (unit: string, actions: readonly Action[]): CampaignCommand => ({
  type: 'order',
  statement: { s: 'order', unit, actions } satisfies Statement,
});

/** Own things without a line in the sheet. */
const unordered = (campaign: Campaign, me: EmpireId): string[] =>
  [...armiesOf(campaign, me), ...unitsOf(campaign, me), ...citiesOf(campaign, me), ...spiesOf(campaign, me)]
    .map(({ name }) => name)
    .filter((name) => actionsFor(campaign, me, name).length === 0);

const asked = ({ window, paused, end }: Campaign, me: EmpireId): boolean =>
  !paused && end === null && (window?.asked.includes(me) ?? false) && !window?.ready.includes(me);

export const subjects = (campaign: Campaign, seat: Seat): string[] => {
  const me = seatEmpire(campaign, seat);
  if (me === null || !asked(campaign, me)) return [];
  return campaign.window?.name === 'orders' ? [...unordered(campaign, me), TABLE] : [TABLE];
};

const STANCES: readonly Stance[] = ['Neutral', 'Friendly', 'Allied', 'At War', 'Unknown'];

function* diplomacy(campaign: Campaign, me: EmpireId): Generator<CampaignCommand> {
  yield { type: 'ready' };
  for (const { id } of playersIn(campaign))
    for (const stance of STANCES)
      if (checkDeclare(campaign, me, id, stance).ok) yield { type: 'declare', empire: id, stance };
  for (const { band, state } of campaign.dogs) {
    const guilders = lowestBid(campaign, band);
    if (state === 'offered' && checkBid(campaign, me, band, guilders).ok)
      yield { type: 'bid', band, guilders };
  }
}

/** What an army may answer besides what it has answered already; the answers of other armies stay. */
function* intentsFor({ sheets }: Campaign, me: EmpireId, army: string): Generator<CampaignCommand> {
  const { battle = [] } = sheets[me] ?? {};
  const isOwn = (line: BattleStatement): boolean =>
    line.s === 'intent' && line.army === army && line.versus === undefined;
  for (const intent of ['FIGHT', 'TRUCE', 'RUN'] as const)
    if (!battle.some((line) => isOwn(line) && line.s === 'intent' && line.intent === intent))
      yield {
        type: 'intents',
        statements: [...battle.filter((line) => !isOwn(line)), { s: 'intent', army, intent }],
      };
}

function* answers(campaign: Campaign, me: EmpireId): Generator<CampaignCommand> {
  for (const question of campaign.questions) {
    if (question.kind === 'city') {
      const city = campaign.cities[question.city]!.name;
      yield { type: 'keepCity', city };
      yield { type: 'sackCity', city };
    } else
      for (const id of question.candidates) {
        const { owner, number } = campaign.armies[id]!;
        const target = { empire: campaign.empires[owner]!.name, number };
        yield { type: 'choosePatrol', army: campaign.armies[question.army]!.name, target };
      }
  }
  for (const { armies } of campaign.encounters) {
    const army = armies.map((id) => campaign.armies[id]).find((each) => each?.owner === me);
    if (army != null && campaign.window?.name === 'intents') yield* intentsFor(campaign, me, army.name);
  }
  if (campaign.window?.name === 'battles')
    for (const { id, filed } of campaign.battles) {
      yield { type: 'battleMode', battle: id, mode: 'auto' };
      if (filed !== null && filed.by !== me) yield { type: 'answerResult', battle: id, agree: true };
    }
  yield { type: 'ready' };
}

function* tableCommands(campaign: Campaign, me: EmpireId): Generator<CampaignCommand> {
  switch (campaign.window?.name) {
    case 'plan':
      for (const sizes of PLANS) yield { type: 'plan', sizes };
      return;
    case 'placement':
      for (const hex of suggestPlaces(campaign, me))
        yield {
          type: 'placeCity',
          hex: labelOf(campaign.ground, hex),
          name: cityNameFor(campaign, me),
        };
      return;
    case 'muster':
      yield standInFor(campaign, me);
      return;
    case 'diplomacy':
      yield* diplomacy(campaign, me);
      return;
    case 'orders':
      yield { type: 'ready' };
      return;
    default:
      yield* answers(campaign, me);
  }
}

function* ordersFor(campaign: Campaign, me: EmpireId, name: string): Generator<readonly Action[]> {
  const army = armiesOf(campaign, me).find((thing) => thing.name === name);
  if (army !== undefined) yield* armyActions(campaign, army);
  const unit = unitsOf(campaign, me).find((thing) => thing.name === name);
  if (unit !== undefined) yield* unitActions(campaign, unit);
  const city = citiesOf(campaign, me).find((thing) => thing.name === name);
  if (city !== undefined) yield* cityActions(city);
  if (spiesOf(campaign, me).some((thing) => thing.name === name)) yield* spyActions(campaign, me);
}

export function* legal(campaign: Campaign, seat: Seat, subject: string): Generator<CampaignCommand> {
  const me = seatEmpire(campaign, seat);
  if (me === null || !asked(campaign, me)) return;
  if (subject === TABLE) yield* tableCommands(campaign, me);
  else if (campaign.window?.name === 'orders')
    for (const actions of ordersFor(campaign, me, subject)) yield orderOf(subject, actions);
}

export const describeEmpireCommand = (campaign: Campaign, command: CampaignCommand): string =>
  (EMPIRE_COMMANDS as Record<string, { describe(campaign: Campaign, command: CampaignCommand): string }>)[
    command.type
  ]?.describe(campaign, command) ?? command.type;
