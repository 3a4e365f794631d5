/** What a command means on the map: who acts, where it leads, the word on its button. */
import { type Choice, choiceOf, type HexPlace, type Seat } from '@warmoot/kernel';
import type { CampaignCommand } from '../orders/commands.ts';
import type { Action, Step } from '../orders/orders.ts';
import { statementText } from '../orderText/index.ts';
import { EMPIRE_COMMANDS, isEmpireCommand } from '../rules/commands/empireCommands.ts';
import { plannedWay } from '../rules/ground/walk.ts';
import { gridOf, hexCount, hexOfLabel, labelOf, NOWHERE } from '../state/ground.ts';
import { armiesOf, citiesOf, unitsOf } from '../state/readers.ts';
import type { Campaign } from '../state/state.ts';
import { counted } from '../words/grammar.ts';

type Of<T extends CampaignCommand['type']> = Extract<CampaignCommand, { type: T }>;

const VERBS: Readonly<Record<CampaignCommand['type'], string>> = {
  plan: 'Choose',
  placeCity: 'Found',
  muster: 'Muster',
  declare: 'Declare',
  bid: 'Bid',
  envoy: 'Send an envoy',
  message: 'Write',
  proposeTreaty: 'Propose',
  answerTreaty: 'Answer',
  press: 'Publish',
  orders: 'Hand in',
  order: 'Order',
  choosePatrol: 'Engage',
  intents: 'Decide',
  battleMode: 'Fight',
  fileResult: 'Report',
  answerResult: 'Answer',
  keepCity: 'Keep',
  sackCity: 'Sack',
  submitCreation: 'Submit',
  ready: 'Ready',
  pause: 'Pause',
  resume: 'Resume',
  closeWindow: 'Close the window',
  edit: 'Change',
  remove: 'Remove',
  rule: 'Rule',
  battleAt: 'Choose how battles are fought',
  orderFor: 'Order',
  offerDogs: 'Offer the warband',
  withdrawDogs: 'Withdraw the warband',
  judgeCreation: 'Judge',
  strike: 'Strike',
  addEmpire: 'Add an empire',
  transfer: 'Bring in an empire',
  enlargeMap: 'Enlarge the map',
  openSheet: 'Read',
  handOver: 'Hand over',
  rollBack: 'Roll back',
  forceDraw: 'Force a draw',
  reroll: 'Roll again',
};

const ACTION_VERBS: Readonly<Record<Action['a'], string>> = {
  hold: 'Hold',
  move: 'Move',
  march: 'March',
  patrol: 'Patrol',
  besiege: 'Besiege',
  join: 'Join',
  split: 'Split',
  disband: 'Disband',
  recruit: 'Recruit',
  buildBridge: 'Build a bridge',
  buildRoad: 'Build a road',
  workMine: 'Work the mine',
  buildStructure: 'Build',
  dig: 'Dig',
  foundCity: 'Found a city',
  spyOnCity: 'Spy',
  disrupt: 'Disrupt',
  destroy: 'Destroy',
  build: 'Build',
  grow: 'Grow',
  capitulate: 'Capitulate',
  counterEspionage: 'Watch for spies',
  raiseEngineer: 'Raise engineers',
  raiseSpy: 'Raise a spy',
  commissionScout: 'Commission a scout',
  raiseTroops: 'Raise troops',
  spawnSettlers: 'Send out settlers',
  abandonCity: 'Abandon',
};

const placeOf = ({ ground }: Campaign, hex: number): HexPlace =>
  gridOf(ground).hexes[hex % hexCount(ground)]!;

/** Where the empire's own unit or city of that name is. */
const standsAt = (campaign: Campaign, name: string): number | undefined =>
  [...armiesOf(campaign), ...unitsOf(campaign), ...citiesOf(campaign)].find((thing) => thing.name === name)
    ?.at;

export const stepsIn = (actions: readonly Action[]): readonly Step[] =>
  actions.flatMap((action) => (action.a === 'move' || action.a === 'march' ? action.steps : []));

/** An order by its first action that is not a Hold; moves lead somewhere, the rest happens where the unit stands. */
const orderChoice = (campaign: Campaign, { statement }: Of<'order'>): Choice => {
  const { unit, actions } = statement;
  const first = actions.find(({ a }) => a !== 'hold') ?? actions[0];
  const from = standsAt(campaign, unit);
  const way = from === undefined ? [] : plannedWay(campaign, from, stepsIn(actions));
  const last = way.at(-1);
  return choiceOf(ACTION_VERBS[first?.a ?? 'hold'], {
    actors: [unit],
    goal: way.length > 1 ? labelOf(campaign.ground, last!) : statementText(statement),
    way: way.slice(1).map((hex) => placeOf(campaign, hex)),
    ...(last !== undefined && { place: placeOf(campaign, last) }),
  });
};

const cityChoice = (campaign: Campaign, { type, city }: Of<'keepCity' | 'sackCity'>): Choice => {
  const at = standsAt(campaign, city);
  return choiceOf(VERBS[type], {
    goal: city,
    actors: [city],
    ...(at !== undefined && { place: placeOf(campaign, at) }),
  });
};

export const choice = (campaign: Campaign, _seat: Seat, command: CampaignCommand): Choice => {
  switch (command.type) {
    case 'order':
      return orderChoice(campaign, command);
    case 'keepCity':
    case 'sackCity':
      return cityChoice(campaign, command);
    case 'plan':
      return choiceOf(`${counted(command.sizes.length, 'city', 'cities')} of size ${command.sizes[0]}`, {
        endsStep: true,
      });
    case 'placeCity': {
      const hex = hexOfLabel(campaign.ground, command.hex);
      return choiceOf(VERBS.placeCity, {
        goal: `${command.name} at ${command.hex}`,
        ...(hex !== NOWHERE && { place: placeOf(campaign, hex) }),
      });
    }
    case 'declare':
    case 'bid':
      return choiceOf(VERBS[command.type], { isAside: true });
    default:
      return choiceOf(VERBS[command.type], { endsStep: endsWindow(command) });
  }
};

const endsWindow = (command: CampaignCommand): boolean =>
  isEmpireCommand(command) && EMPIRE_COMMANDS[command.type].ends === true;
