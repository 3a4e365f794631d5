/** What the moderator may do: at any time, with a reason, logged with before and after (CHR-MOD-01..03). */
import { type Dice, type Json, permit, refuse, type Verdict } from '@warmoot/kernel';
import type { CampaignCommand, ModeratorCommand } from '../commands.ts';
import type { CampaignEvent, Change } from '../events.ts';
import type { Campaign, Override } from '../state.ts';
import type { Tale } from '../tale.ts';
import { checkResult } from './battle/checkResult.ts';
import { strikeEmpire } from './calamities/calamities.ts';
import { checkJoin, joinCampaign } from './joining.ts';
import { judgeCreation } from './submissions.ts';

type ModeratorType = ModeratorCommand['type'];
type Of<T extends ModeratorType> = Extract<ModeratorCommand, { type: T }>;

interface ModeratorRule<T extends ModeratorType> {
  check?(campaign: Campaign, command: Of<T>): Verdict;
  decide(tale: Tale, command: Of<T>, dice: Dice): void;
  describe(command: Of<T>): string;
}

const reasonOf = (command: ModeratorCommand): string =>
  'reason' in command ? command.reason : command.answer;

/** CHR-MOD-03: nothing is done without its line in the log. */
const overriding = (
  tale: Tale,
  what: string,
  command: ModeratorCommand,
  change: Change,
  [before, after]: readonly [Json, Json] = [null, null],
  more: Partial<CampaignEvent> = {},
): void => {
  const override: Override = {
    turn: tale.state.turn,
    what,
    reason: reasonOf(command),
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  };
  tale.tell({
    type: 'moderated',
    rules: ['CHR-MOD-01', 'CHR-MOD-03'],
    irrevocable: true,
    change: { ...change, set: { ...change.set, overrides: [...tale.state.overrides, override] } },
    ...more,
  });
};

const LISTS = { empire: 'empires', city: 'cities', army: 'armies', unit: 'units', spy: 'spies' } as const;

const thingOf = (campaign: Campaign, { what, id }: Of<'edit'>): Readonly<Record<string, unknown>> | null =>
  what === 'site'
    ? ((campaign.sites[id] ?? {}) as Readonly<Record<string, unknown>>)
    : ((campaign[LISTS[what]][id] ?? null) as unknown as Readonly<Record<string, unknown>> | null);

const checkEdit = (campaign: Campaign, command: Of<'edit'>): Verdict => {
  const thing = thingOf(campaign, command);
  if (thing === null) return refuse('CHR-MOD-01', `there is no ${command.what} ${command.id}`);
  const unknown =
    command.what === 'site' ? undefined : Object.keys(command.change).find((field) => !(field in thing));
  return unknown === undefined ? permit : refuse('CHR-MOD-01', `a ${command.what} has no "${unknown}"`);
};

const edit = (tale: Tale, command: Of<'edit'>): void => {
  const { what, id, change } = command;
  const thing = thingOf(tale.state, command)!;
  const before = Object.fromEntries(Object.keys(change).map((field) => [field, thing[field] ?? null]));
  const edited: Change =
    what === 'site' ? { sites: [[id, { ...thing, ...change }]] } : { [LISTS[what]]: [[id, change]] };
  overriding(tale, `${what} ${id}`, command, edited, [before as Json, change as Json]);
};

const battleIn = ({ battles }: Campaign, id: string) => battles.find((battle) => battle.id === id);

/** Back to the moment the orders were locked; the same dice labels are drawn again (CHR-MOD-03). */
const rollBack = (tale: Tale, command: Of<'rollBack'>): void => {
  const { lock } = tale.state;
  if (lock === null) return;
  const {
    empires,
    cities,
    armies,
    units,
    spies,
    sites,
    rivers,
    knowledge,
    sheets,
    reports: _told,
    ...rest
  } = lock;
  overriding(
    tale,
    'turn',
    command,
    {
      ...wholesale({ empires, cities, armies, units, spies }, tale.state),
      sites: [
        ...Object.keys(tale.state.sites).map((hex) => [Number(hex), sites[Number(hex)] ?? null] as const),
        ...Object.entries(sites).map(([hex, site]) => [Number(hex), site] as const),
      ],
      rivers: Object.entries(rivers).map(([side, what]) => [Number(side), what] as const),
      knowledge: Object.entries(knowledge).map(([id, known]) => [Number(id), known] as const),
      sheets: Object.entries(sheets).map(([id, sheet]) => [Number(id), sheet] as const),
      set: { ...rest, lock: null },
    },
    [tale.state.step, lock.step],
  );
};

type Lists = Pick<Campaign, 'empires' | 'cities' | 'armies' | 'units' | 'spies'>;
/** Every thing as it was; what came later is gone. */
const wholesale = (was: Lists, now: Lists): Change => {
  const restored = (before: readonly unknown[], after: readonly unknown[]) =>
    Array.from(
      { length: Math.max(before.length, after.length) },
      (_, id) => [id, before[id] ?? null] as const,
    );
  return {
    empires: restored(was.empires, now.empires),
    cities: restored(was.cities, now.cities),
    armies: restored(was.armies, now.armies),
    units: restored(was.units, now.units),
    spies: restored(was.spies, now.spies),
  } as Change;
};

export const MODERATOR_COMMANDS: { readonly [T in ModeratorType]: ModeratorRule<T> } = {
  pause: {
    check: ({ paused }) => (paused ? refuse('CHR-MOD-01', 'the campaign is paused already') : permit),
    decide: (tale, command) => overriding(tale, 'pause', command, { set: { paused: true } }),
    describe: () => 'pause the campaign',
  },
  resume: {
    check: ({ paused }) => (paused ? permit : refuse('CHR-MOD-01', 'the campaign is not paused')),
    decide: (tale, command) => overriding(tale, 'resume', command, { set: { paused: false } }),
    describe: () => 'resume the campaign',
  },
  closeWindow: {
    check: ({ window }) => (window === null ? refuse('CHR-MOD-01', 'no window is open') : permit),
    decide: (tale, command) => {
      const window = tale.state.window!;
      overriding(tale, 'window', command, { set: { window: { ...window, ready: window.asked } } });
    },
    describe: () => 'close the window',
  },
  edit: { check: checkEdit, decide: edit, describe: ({ what, id }) => `change ${what} ${id}` },
  rule: {
    check: (campaign, { battle, result }) => {
      const open = battleIn(campaign, battle);
      return open === undefined
        ? refuse('CHR-BTL-05', `there is no open battle ${battle}`)
        : checkResult(open.order, result);
    },
    decide: (tale, command) => {
      const battles = tale.state.battles.map((battle) =>
        battle.id === command.battle
          ? {
              ...battle,
              filed: { by: battle.sides.A[0]!, result: command.result },
              disputed: false,
              agreed: true,
            }
          : battle,
      );
      const done = battles.every(({ agreed, mode }) => agreed || mode === 'auto');
      const { window } = tale.state;
      overriding(tale, `battle ${command.battle}`, command, {
        set: { battles, ...(done && window !== null && { window: { ...window, ready: window.asked } }) },
      });
    },
    describe: ({ battle }) => `decide battle ${battle}`,
  },
  orderFor: {
    check: ({ empires, window }, { empire }) => {
      if (empires[empire] === undefined) return refuse('CHR-MOD-01', `there is no empire ${empire}`);
      return window?.name === 'orders'
        ? permit
        : refuse('CHR-MOD-01', 'orders are written while the window of orders is open');
    },
    decide: (tale, command) =>
      overriding(tale, `orders of empire ${command.empire}`, command, {
        sheets: [[command.empire, { statements: command.statements, battle: [] }]],
      }),
    describe: ({ empire }) => `write the orders of empire ${empire}`,
  },
  offerDogs: {
    check: ({ dogs }, { band }) =>
      dogs.some((dog) => dog.band === band && dog.state !== 'hired' && dog.state !== 'offered')
        ? permit
        : refuse('CHR-DOW-01', `${band} is not free`),
    decide: (tale, command) =>
      overriding(tale, command.band, command, {
        set: {
          dogs: tale.state.dogs.map((dog) =>
            dog.band === command.band ? { ...dog, state: 'offered', until: 0, high: null } : dog,
          ),
        },
      }),
    describe: ({ band }) => `offer ${band}`,
  },
  withdrawDogs: {
    check: ({ dogs }, { band }) =>
      dogs.some((dog) => dog.band === band && dog.state === 'offered')
        ? permit
        : refuse('CHR-DOW-01', `${band} is not on offer`),
    decide: (tale, command) =>
      overriding(tale, command.band, command, {
        set: {
          dogs: tale.state.dogs.map((dog) =>
            dog.band === command.band ? { ...dog, state: 'free', high: null } : dog,
          ),
        },
      }),
    describe: ({ band }) => `withdraw ${band}`,
  },
  judgeCreation: {
    check: ({ submissions }, { submission }) =>
      submissions[submission]?.state === 'open' || submissions[submission]?.state === 'countered'
        ? permit
        : refuse('CHR-PCR-03', `no submission ${submission} waits for an answer`),
    decide: (tale, { submission, verdict, answer }) => judgeCreation(tale, submission, verdict, answer),
    describe: ({ submission }) => `judge submission ${submission}`,
  },
  strike: {
    decide: (tale, command, dice) => {
      overriding(tale, `calamity for empire ${command.empire}`, command, {});
      strikeEmpire(tale, dice, command.empire, command.calamity);
    },
    describe: ({ calamity, empire }) => `send ${calamity} to empire ${empire}`,
  },
  addEmpire: {
    check: checkJoin,
    decide: (tale, command) => {
      overriding(tale, `newcomer ${command.name}`, command, {});
      joinCampaign(tale, command);
    },
    describe: ({ name }) => `let ${name} join`,
  },
  handOver: {
    check: ({ empires }, { empire }) =>
      empires[empire]?.power === 'player' ? permit : refuse('CHR-PLY-02', `empire ${empire} has no player`),
    decide: (tale, command) =>
      overriding(tale, `empire ${command.empire}`, command, {
        empires: [[command.empire, { byComputer: command.to === 'computer', silent: 0 }]],
      }),
    describe: ({ empire, to }) =>
      `hand empire ${empire} to ${to === 'computer' ? 'the computer' : 'its player'}`,
  },
  rollBack: {
    check: ({ lock }) =>
      lock === null ? refuse('CHR-MOD-01', 'there is no earlier state of this turn') : permit,
    decide: rollBack,
    describe: () => 'go back to the lock of this turn',
  },
};

export const isModeratorCommand = (command: CampaignCommand): command is ModeratorCommand =>
  command.type in MODERATOR_COMMANDS;
