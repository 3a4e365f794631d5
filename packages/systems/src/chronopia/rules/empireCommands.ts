/** The commands of empires, one entry each. */
import { type Dice, permit, refuse, type Verdict } from '@warmoot/kernel';
import type { CampaignCommand, EmpireCommand } from '../commands.ts';
import type { BattleStatement, Statement } from '../orders.ts';
import { folded, sameName } from '../readers.ts';
import type { Campaign, EmpireId, OpenBattle, Sheet } from '../state.ts';
import type { Tale } from '../tale.ts';
import { checkResult } from './battle/checkResult.ts';
import type { CommandRule, Of } from './commands.ts';
import { markReady } from './commands.ts';
import { checkDeclare, declare } from './deals/declarations.ts';
import { bid, checkBid } from './dogs/bidding.ts';
import { checkEnvoy, sendEnvoy } from './neutrals/envoys.ts';
import { answerPatrol, checkPatrolAnswer } from './patrolAnswer.ts';
import { checkMuster, musterArmies } from './setup/muster.ts';
import { checkPlaceCity, checkPlan, choosePlan, placeCity } from './setup/placement.ts';
import { settleFate } from './siege/fates.ts';
import { checkCreation, submitCreation } from './submissions.ts';

export const sheetOf = ({ sheets }: Campaign, me: EmpireId): Sheet =>
  sheets[me] ?? { statements: [], battle: [] };

const writeSheet = (tale: Tale, me: EmpireId, sheet: Sheet, rule: string): void => {
  tale.tell({ type: 'ordersWritten', rules: [rule], change: { sheets: [[me, sheet]] } });
};

/** E-15: a file for another turn or empire is refused whole (CHR-GRM-04). */
const isForNow = ({ turn, empires }: Campaign, me: EmpireId, command: Of<'orders'>): Verdict => {
  if (command.turn !== undefined && command.turn !== turn)
    return refuse('CHR-GRM-04', `the orders are for turn ${command.turn}, this is turn ${turn} (E-15)`);
  if (command.empire !== undefined && !sameName(command.empire, empires[me]!.name))
    return refuse('CHR-GRM-04', `the orders are of ${command.empire}, you are ${empires[me]!.name} (E-15)`);
  return permit;
};

/** One unit's lines are replaced, all others stay (CHR-GRM-02). */
export const withOrder = (
  statements: readonly Statement[],
  order: Extract<Statement, { s: 'order' }>,
): Statement[] => [
  ...statements.filter((line) => line.s !== 'order' || folded(line.unit) !== folded(order.unit)),
  order,
];

const battleOf = ({ battles }: Campaign, id: string): OpenBattle | undefined =>
  battles.find((battle) => battle.id === id);

const mine = (campaign: Campaign, me: EmpireId, id: string): Verdict => {
  const battle = battleOf(campaign, id);
  return battle !== undefined && [...battle.sides.A, ...battle.sides.B].includes(me)
    ? permit
    : refuse('CHR-BTL-05', `you fight no battle ${id}`);
};

const withBattle = (
  tale: Tale,
  id: string,
  change: Partial<OpenBattle>,
  type: string,
  rule: string,
): void => {
  tale.tell({
    type,
    rules: [rule],
    change: {
      set: {
        battles: tale.state.battles.map((battle) => (battle.id === id ? { ...battle, ...change } : battle)),
      },
    },
  });
};

const playersIn = ({ empires }: Campaign, { sides }: OpenBattle): EmpireId[] =>
  [...sides.A, ...sides.B].filter((id) => empires[id]!.power === 'player' && !empires[id]!.byComputer);

/** Nobody waits for a player all of whose battles are reported and agreed (CHR-PLAY-05). */
const readyIfSettled = (tale: Tale, id: string): void => {
  const battle = battleOf(tale.state, id)!;
  const settled = (other: OpenBattle) =>
    other.mode === 'auto' || (other.filed !== null && !other.disputed && other.agreed === true);
  for (const empire of playersIn(tale.state, battle))
    if (tale.state.battles.every((other) => !playersIn(tale.state, other).includes(empire) || settled(other)))
      markReady(tale, empire);
};

/** CHR-BTL-01: all players of a battle must want the same for it to change. */
const wish = (tale: Tale, me: EmpireId, { battle: id, mode }: Of<'battleMode'>): void => {
  const battle = battleOf(tale.state, id)!;
  const wishes = { ...battle.wishes, [me]: mode };
  const agreed = playersIn(tale.state, battle).every((empire) => wishes[empire] === mode);
  withBattle(tale, id, { wishes, ...(agreed && { mode }) }, 'modeWished', 'CHR-BTL-01');
  readyIfSettled(tale, id);
};

/** The first files; a result both sides have is agreed (CHR-BTL-05). */
const file = (tale: Tale, me: EmpireId, { battle: id, result }: Of<'fileResult'>): void => {
  const battle = battleOf(tale.state, id)!;
  const alone = playersIn(tale.state, battle).every((empire) => empire === me);
  withBattle(
    tale,
    id,
    { filed: { by: me, result }, disputed: false, agreed: alone },
    'resultFiled',
    'CHR-BTL-03',
  );
  const others = playersIn(tale.state, battle).filter((empire) => empire !== me);
  tale.tell({
    type: 'confirmationAsked',
    rules: ['CHR-BTL-05'],
    told: [
      {
        to: others,
        section: 'battles',
        text: `${tale.state.empires[me]!.name} reported battle ${id}; confirm or dispute it.`,
      },
    ],
  });
  readyIfSettled(tale, id);
};

const answer = (tale: Tale, { battle: id, agree }: Of<'answerResult'>): void => {
  withBattle(
    tale,
    id,
    agree ? { agreed: true } : { disputed: true, agreed: false },
    agree ? 'resultConfirmed' : 'resultDisputed',
    'CHR-BTL-05',
  );
  if (agree) readyIfSettled(tale, id);
};

const isAnswerable = (campaign: Campaign, me: EmpireId, id: string): Verdict => {
  const battle = battleOf(campaign, id);
  if (battle?.filed == null) return refuse('CHR-BTL-05', 'nothing has been reported of it yet');
  return battle.filed.by === me ? refuse('CHR-BTL-05', 'the other side answers your report') : permit;
};

const asksMe = ({ questions, cities }: Campaign, me: EmpireId, name: string): Verdict =>
  questions.some(
    (question) =>
      question.kind === 'city' && question.empire === me && sameName(cities[question.city]?.name ?? '', name),
  )
    ? permit
    : refuse('CHR-R-133', `nobody asks you what to do with ${name}`);

type Fate = CommandRule<'keepCity'> & CommandRule<'sackCity'>;
const fate = (sacks: boolean): Fate => ({
  windows: ['city'],
  check: ({ campaign, me, command }: { campaign: Campaign; me: EmpireId; command: { city: string } }) =>
    asksMe(campaign, me, command.city),
  decide: (tale: Tale, me: EmpireId, { city }: { city: string }, dice: Dice) =>
    settleFate(tale, dice, me, city, sacks),
  describe: (_campaign: Campaign, { city }: { city: string }) => `${sacks ? 'sack' : 'keep'} ${city}`,
});

/** -1 for a city nobody there has heard of. */
const cityNamed = ({ cities }: Campaign, name: string): number =>
  cities.findIndex((city) => city !== null && sameName(city.name, name));

const battleWords: readonly BattleStatement['s'][] = [
  'intent',
  'spells',
  'outmaneuver',
  'tower',
  'fleeBelow',
  'allowWithdraw',
  'yield',
  'fleeCity',
  'keep',
  'sack',
  'garrison',
];
export const isBattleStatement = (line: { readonly s: string }): line is BattleStatement =>
  (battleWords as readonly string[]).includes(line.s);

export const EMPIRE_COMMANDS: { readonly [T in EmpireCommand['type']]: CommandRule<T> } = {
  plan: {
    windows: ['plan'],
    check: ({ command }) => checkPlan(command.sizes),
    decide: (tale, me, { sizes }) => choosePlan(tale, me, sizes),
    describe: (_campaign, { sizes }) => `start with ${sizes.length} cities of size ${sizes[0]}`,
    ends: true,
  },
  placeCity: {
    windows: ['placement'],
    check: ({ campaign, me, command }) => checkPlaceCity(campaign, me, command.hex, command.name),
    decide: (tale, me, { hex, name }) => placeCity(tale, me, hex, name),
    describe: (_campaign, { hex, name }) => `found ${name} at ${hex}`,
  },
  muster: {
    windows: ['muster'],
    check: ({ campaign, me, command }) => checkMuster(campaign, me, command.armies),
    decide: (tale, me, { armies }) => musterArmies(tale, me, armies),
    describe: (_campaign, { armies }) => `muster ${armies.map(({ name }) => name).join(' and ')}`,
    ends: true,
  },
  declare: {
    windows: ['diplomacy'],
    check: ({ campaign, me, command }) => checkDeclare(campaign, me, command.empire, command.stance),
    decide: (tale, me, { empire, stance }) => declare(tale, me, empire, stance),
    describe: ({ empires }, { empire, stance }) => `declare ${empires[empire]?.name ?? 'nobody'} ${stance}`,
  },
  bid: {
    windows: ['diplomacy'],
    check: ({ campaign, me, command }) => checkBid(campaign, me, command.band, command.guilders),
    decide: (tale, me, { band, guilders }) => bid(tale, me, band, guilders),
    describe: (_campaign, { band, guilders }) => `bid ${guilders} guilders for ${band}`,
  },
  envoy: {
    windows: ['diplomacy'],
    check: ({ campaign, me, command }) =>
      checkEnvoy(campaign, me, cityNamed(campaign, command.city), command.gift),
    decide: (tale, me, { city, gift }, dice) => sendEnvoy(tale, dice, me, cityNamed(tale.state, city), gift),
    describe: (_campaign, { city, gift }) => `send an envoy with ${gift} guilders to ${city}`,
  },
  message: {
    check: ({ campaign, command }) =>
      command.text.length > 4000 || command.to.some((id) => campaign.empires[id]?.power !== 'player')
        ? refuse('CHR-DIP-01', 'a message goes to empires of players and has at most 4,000 characters')
        : permit,
    decide: (tale, me, { to, text }) => {
      const { state } = tale;
      tale.tell({
        type: 'messageSent',
        rules: ['CHR-DIP-01', 'CHR-HID-13'],
        change: { set: { messages: [...state.messages, { turn: state.turn, from: me, to, text }] } },
      });
    },
    describe: ({ empires }, { to }) => `write to ${to.map((id) => empires[id]?.name ?? 'nobody').join(', ')}`,
  },
  orders: {
    windows: ['orders'],
    check: ({ campaign, me, command }) => isForNow(campaign, me, command),
    decide: (tale, me, { statements }) =>
      writeSheet(tale, me, { ...sheetOf(tale.state, me), statements }, 'CHR-GRM-06'),
    describe: (_campaign, { statements }) => `send ${statements.length} orders`,
  },
  order: {
    windows: ['orders'],
    decide: (tale, me, { statement }) => {
      const sheet = sheetOf(tale.state, me);
      writeSheet(tale, me, { ...sheet, statements: withOrder(sheet.statements, statement) }, 'CHR-GRM-02');
    },
    describe: (_campaign, { statement }) => `order ${statement.unit}`,
  },
  choosePatrol: {
    windows: ['patrol'],
    check: ({ campaign, me, command }) => checkPatrolAnswer(campaign, me, command.army, command.target),
    decide: (tale, me, { army, target }) => answerPatrol(tale, me, army, target),
    describe: (_campaign, { army, target }) => `let ${army} engage ${target.empire} ${target.number}`,
  },
  intents: {
    windows: ['intents'],
    check: ({ command }) =>
      command.statements.every(isBattleStatement)
        ? permit
        : refuse('CHR-GRM-08', 'only what concerns battles can be said now'),
    decide: (tale, me, { statements }) =>
      writeSheet(tale, me, { ...sheetOf(tale.state, me), battle: statements }, 'CHR-GRM-08'),
    describe: (_campaign, { statements }) => `send ${statements.length} intents`,
  },
  battleMode: {
    windows: ['battles'],
    check: ({ campaign, me, command }) => mine(campaign, me, command.battle),
    decide: wish,
    describe: (_campaign, { battle, mode }) =>
      `have battle ${battle} ${mode === 'auto' ? 'resolved quickly' : `fought by ${mode}`}`,
  },
  fileResult: {
    windows: ['battles'],
    check: ({ campaign, me, command }) => {
      const own = mine(campaign, me, command.battle);
      return own.ok ? checkResult(battleOf(campaign, command.battle)!.order, command.result) : own;
    },
    decide: file,
    describe: (_campaign, { battle }) => `report battle ${battle}`,
  },
  answerResult: {
    windows: ['battles'],
    check: ({ campaign, me, command }) => {
      const own = mine(campaign, me, command.battle);
      return own.ok ? isAnswerable(campaign, me, command.battle) : own;
    },
    decide: (tale, _me, command) => answer(tale, command),
    describe: (_campaign, { battle, agree }) =>
      `${agree ? 'confirm' : 'dispute'} the report of battle ${battle}`,
  },
  keepCity: fate(false),
  sackCity: fate(true),
  submitCreation: {
    windows: ['orders'],
    check: ({ campaign, me, command }) => checkCreation(campaign, me, command.creation),
    decide: (tale, me, { creation }) => submitCreation(tale, me, creation),
    describe: (_campaign, { creation }) => `submit ${creation.profile.name}`,
  },
  ready: {
    windows: ['diplomacy', 'orders', 'patrol', 'intents', 'battles', 'city'],
    decide: () => {},
    describe: () => 'be ready',
    ends: true,
  },
};

export const isEmpireCommand = (command: CampaignCommand): command is EmpireCommand =>
  command.type in EMPIRE_COMMANDS;
