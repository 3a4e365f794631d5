/** Two true states that differ only in what a seat may not know look the same to it in every way (CHR-HID-23). */
import {
  type Dice,
  legalCommands,
  pick,
  type Seat,
  type Seen,
  SPECTATOR,
  seededDice,
  seen,
} from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { steward } from '../ai/steward.ts';
import type { CampaignEvent } from '../engine/events.ts';
import { chronopia } from '../index.ts';
import { isUpToDate } from '../knowledge/heard.ts';
import type { CampaignCommand } from '../orders/commands.ts';
import { knownTo } from '../orders/known.ts';
import { readOrdersOf, sheetText } from '../orders/written.ts';
import { findingSentence, printOrders } from '../orderText/index.ts';
import { mutate } from '../orderText/testkit/mutate.ts';
import { reportHtml } from '../report/html.ts';
import { mapSvg } from '../report/map.ts';
import { reportOf } from '../report/report.ts';
import { reportText } from '../report/text.ts';
import { seatEmpire, seatOf } from '../state/seats.ts';
import type { Campaign } from '../state/state.ts';
import { differentTruth } from './disguise.ts';
import { smallCampaign } from './laws.ts';
import { STAGED } from './staged.ts';

/** Long enough for a busy machine. */
const TIME = 7_200_000;
/** `WARMOOT_LONG=1` runs all of it. */
const PAIRS = process.env.WARMOOT_LONG === undefined ? 1_500 : 100_000;
const DISGUISES = process.env.WARMOOT_LONG === undefined ? 4 : 8;

type View = (campaign: Campaign, seat: Seat) => Seen<Campaign>;

/** What a curious empire tries: garbled orders, names of others, commands it may not give. */
interface Curiosity {
  readonly text: string;
  readonly commands: readonly CampaignCommand[];
}

/** Everything that reaches a seat, each in its own bytes. */
const received = (
  view: View,
  campaign: Campaign,
  seat: Seat,
  { text, commands }: Curiosity,
): Record<string, string> => {
  const known = view(campaign, seat);
  const me = seatEmpire(known, seat);
  const scene = chronopia.scene(known, seat);
  const open = chronopia
    .pending(campaign)
    .filter((each) => each.openTo === 'all' || each.seat === seat)
    .map(({ seat: whose, task, deadline, standIn }) => [
      whose,
      task,
      deadline,
      whose === seat ? standIn : null,
    ]);
  const shared = {
    view: JSON.stringify(known),
    scene: JSON.stringify(scene),
    pending: JSON.stringify(open),
    map: mapSvg(known, me),
    refusals: JSON.stringify(
      commands.map((command) => [chronopia.check(known, seat, command), chronopia.describe(known, command)]),
    ),
  };
  if (me === null) return shared;
  const report = reportOf(known, me);
  const { file, findings } = readOrdersOf(known, me, text);
  return {
    ...shared,
    legal: JSON.stringify([...legalCommands(chronopia, known, seat)]),
    'report (json)': JSON.stringify(report),
    'report (text)': reportText(report),
    'report (html)': reportHtml(report, ''),
    checker: JSON.stringify([file, findings, findings.map(findingSentence)]),
    names: JSON.stringify(knownTo(known, me)),
    sheet: sheetText(known, me),
    inspections: JSON.stringify(
      scene.pieces.slice(-6).map(({ id }) => chronopia.inspect?.(known, seat, id) ?? null),
    ),
  };
};

const firstTold = (one: Record<string, string>, other: Record<string, string>): string | undefined => {
  const kind = Object.keys(one).find((each) => one[each] !== other[each]);
  if (kind === undefined) return undefined;
  const [a, b] = [one[kind]!, other[kind] ?? ''];
  const at = Array.from(a).findIndex((letter, nth) => letter !== b[nth]);
  const around = (text: string): string => text.slice(Math.max(0, at - 120), at + 60);
  return `${kind}: ${around(a)} | ${around(b)}`;
};

const ordersOf = (campaign: Campaign, id: number): string =>
  printOrders({ empire: campaign.empires[id]!.name, statements: campaign.sheets[id]?.statements ?? [] });

const MAX_TEXT = 400;

/** Somebody's file and names it cannot know, spoiled (CHR-EX-45). */
const curiosity = (campaign: Campaign, dice: Dice): Curiosity => {
  const players = campaign.empires.filter(({ power }) => power === 'player');
  const things = [...campaign.armies, ...campaign.units, ...campaign.cities];
  const names = things.flatMap((thing) => thing?.name ?? []);
  const name = (): string => names[dice.roll(Math.max(1, names.length), 'name') - 1] ?? 'Nowhere';
  const file = ordersOf(campaign, pick(dice, players, 'whose file').id).slice(0, MAX_TEXT);
  const probes = [`${name()} - Move 1 follow ${name()}`, `${name()} - Besiege ${name()}`, `PAY ${name()} 5`];
  return {
    text: mutate(dice, `${probes.join('\n')}\n${file}`),
    commands: [
      { type: 'ready' },
      { type: 'declare', empire: dice.roll(12, 'whom') - 1, stance: 'At War' },
      { type: 'message', to: [dice.roll(12, 'whom') - 1], text: 'hail' },
      { type: 'envoy', city: name(), gift: 10 },
      { type: 'keepCity', city: name() },
      { type: 'choosePatrol', army: name(), target: { empire: 'Brakka', number: 1 } },
      { type: 'battleMode', battle: 'T1-0101-1', mode: 'auto' },
    ],
  };
};

const seatsOf = ({ empires }: Campaign): Seat[] => [
  ...empires.filter(({ power }) => power === 'player').map(({ id }) => `e${id + 1}`),
  SPECTATOR,
];

interface Tally {
  pairs: number;
  /** Pairs for a seat with nothing to decide while others must, and what they must decide (CHR-PLAY-03). */
  unasked: number;
  readonly windows: Set<string>;
  readonly waits: Set<string>;
  leak: string | undefined;
}

const lookOn = (view: View, campaign: Campaign, dice: Dice, tally: Tally): void => {
  tally.windows.add(campaign.window?.name ?? 'none');
  const questions = curiosity(campaign, dice);
  for (const seat of seatsOf(campaign)) {
    const truth = received(view, campaign, seat, questions);
    const isWaiting = !isUpToDate(campaign, seatEmpire(campaign, seat));
    for (let left = DISGUISES; left > 0; left--) {
      const other = differentTruth(campaign, seat, dice);
      const told = firstTold(truth, received(view, other, seat, questions));
      tally.pairs++;
      if (isWaiting) {
        tally.unasked++;
        tally.waits.add(`${campaign.window?.name} or ${other.window?.name ?? 'none'}`);
      }
      tally.leak ??= told && `turn ${campaign.turn} ${campaign.window?.name}: ${seat} is told ${told}`;
      if (tally.leak !== undefined) return;
    }
  }
};

/** Half the empires play like the computer, half at random. */
const commandAt = (campaign: Campaign, seat: Seat, dice: Dice): CampaignCommand => {
  const seen = chronopia.view(campaign, seat);
  if (dice.roll(4, 'wild?') > 1) {
    const wise = steward.choose(seen, seat, { lines: 1 }, dice)?.command;
    if (wise !== undefined && chronopia.check(seen, seat, wise).ok) return wise;
  }
  const wild = [...legalCommands(chronopia, seen, seat)].slice(0, 400);
  const command = wild[dice.roll(Math.max(1, wild.length), 'wild') - 1];
  return command !== undefined && chronopia.check(seen, seat, command).ok ? command : { type: 'ready' };
};

const WARS = [
  smallCampaign({ lastTurn: 30, hexesPerEmpire: 50 }),
  smallCampaign({ lastTurn: 30, hexesPerEmpire: 50, battles: 'tabletop' }),
];
const STAGED_ROUNDS = PAIRS / 750;

const isDone = (tally: Tally, pairs: number): boolean => tally.pairs >= pairs || tally.leak !== undefined;

/** One war from its set-up, examined at every third decision and at every secret one. */
const lookAtWar = (view: View, war: number, pairs: number, tally: Tally): void => {
  const dice = seededDice(`no leak ${war}`);
  let campaign = chronopia.blank;
  const record = (events: ReturnType<typeof chronopia.setup>): void => {
    for (const event of events) campaign = chronopia.apply(campaign, event);
  };
  record(chronopia.setup(WARS[war % WARS.length]!, dice));
  for (let step = 0; campaign.end === null && !isDone(tally, pairs); step++) {
    const [next] = chronopia.pending(campaign);
    if (next === undefined) return;
    if (step % 3 === 0 || !['diplomacy', 'orders'].includes(next.task)) lookOn(view, campaign, dice, tally);
    record(chronopia.decide(campaign, next.seat, commandAt(campaign, next.seat, dice), dice));
  }
};

/** Staged moments first, then wars one after the other, until there are enough pairs. */
const lookForLeaks = (view: View, pairs: number): Tally => {
  const tally: Tally = { pairs: 0, unasked: 0, windows: new Set(), waits: new Set(), leak: undefined };
  const dice = seededDice('staged');
  for (let round = 0; round < STAGED_ROUNDS; round++)
    for (const campaign of STAGED) if (!isDone(tally, pairs)) lookOn(view, campaign, dice, tally);
  for (let war = 0; !isDone(tally, pairs); war++) lookAtWar(view, war, pairs, tally);
  return tally;
};

test(`[CHR-HID-23] ${PAIRS} pairs of true states: views, reports, maps, findings, legal orders and refusals do not reveal which one it is`, {
  timeout: TIME,
}, () => {
  const { leak, pairs, unasked, windows, waits } = lookForLeaks(chronopia.view, PAIRS);
  expect(leak).toBeUndefined();
  expect(pairs).toBeGreaterThanOrEqual(PAIRS);
  expect(unasked).toBeGreaterThan(PAIRS / 20);
  expect([...waits]).toEqual(
    expect.arrayContaining(['patrol or none', 'patrol or battles', 'intents or patrol', 'city or intents']),
  );
  expect([...windows]).toEqual(
    expect.arrayContaining([
      'orders',
      'diplomacy',
      'patrol',
      'intents',
      'battles',
      'city',
      'muster',
      'placement',
    ]),
  );
});

/** Names of foreign armies, units and individuals that appear in text for an empire, except in a spy's report. */
const namesTold = (campaign: Campaign, event: CampaignEvent): string[] =>
  (event.told ?? []).flatMap(({ to, section, text }) =>
    section === 'spies'
      ? []
      : namedThings(campaign)
          .filter(({ owner, name }) => to !== 'all' && !to.includes(owner) && text.includes(name))
          .map(({ name }) => `${event.type}: ${name} in "${text}"`),
  );

/** With the mark of their empire, so that no two have the same name; hired bands are known to all (CHR-HID-12). */
const namedThings = ({ armies }: Campaign): { owner: number; name: string }[] =>
  armies.flatMap((army) =>
    army === null
      ? []
      : [army, ...army.heroes]
          .filter(({ name }) => name.endsWith(mark(army.owner)))
          .map(({ name }) => ({ owner: army.owner, name })),
  );
const mark = (owner: number): string => ` of e${owner + 1}`;

/** Musters and raises units under names that show their owner. */
const marked = (command: CampaignCommand, seat: Seat): CampaignCommand => {
  const sign = mark(Number(seat.slice(1)) - 1);
  return command.type === 'muster'
    ? {
        ...command,
        armies: command.armies.map((army) => ({
          ...army,
          name: army.name + sign,
          items: army.items.map((item) => (item.as === undefined ? item : { ...item, as: item.as + sign })),
        })),
      }
    : command;
};

test('[CHR-HID-07] [CHR-HID-24] no text for an empire names foreign things it does not know', () => {
  const dice = seededDice('words');
  const told: string[] = [];
  let campaign = chronopia.blank;
  const record = (events: readonly CampaignEvent[]): void => {
    for (const event of events) {
      campaign = chronopia.apply(campaign, event);
      told.push(...namesTold(campaign, event));
    }
  };
  record(chronopia.setup(smallCampaign({ lastTurn: 12, hexesPerEmpire: 50 }), dice));
  while (campaign.end === null) {
    const [next] = chronopia.pending(campaign);
    const seen = chronopia.view(campaign, next!.seat);
    const wise = steward.choose(seen, next!.seat, { lines: 1 }, dice)?.command ?? next!.standIn;
    record(chronopia.decide(campaign, next!.seat, marked(wise, next!.seat), dice));
  }
  expect(namedThings(campaign).length).toBeGreaterThan(0);
  expect(told).toEqual([]);
});

type Story = typeof chronopia.story;

/**
 * What a seat learned too early, and whether it learned everything meant for it in the end (CHR-PLAY-03, CHR-R-186).
 */
interface Hearing {
  readonly tooEarly: string[];
  readonly heard: Record<Seat, string[]>;
  readonly meant: Record<Seat, string[]>;
}

const isFor = (to: readonly number[] | 'all', me: number | null): boolean =>
  to === 'all' || (me !== null && to.includes(me));

const listenTo = (hearing: Hearing, story: Story, before: Campaign, event: CampaignEvent): Campaign => {
  const after = chronopia.apply(before, event);
  for (const seat of seatsOf(after)) {
    const me = seatEmpire(after, seat);
    const lines = story(before, event, seat).map(({ text }) => text);
    const meant = (event.told ?? []).filter(({ to }) => isFor(to, me)).map(({ text }) => text);
    hearing.heard[seat] = [...(hearing.heard[seat] ?? []), ...lines];
    hearing.meant[seat] = [...(hearing.meant[seat] ?? []), ...meant];
    if (!isUpToDate(after, me)) hearing.tooEarly.push(...lines.map((text) => `${seat}: ${text}`));
  }
  return after;
};

/** A war with tabletop battles: its turns often wait for some players. */
const hearWar = (story: Story): Hearing => {
  const hearing: Hearing = { tooEarly: [], heard: {}, meant: {} };
  const dice = seededDice('hearing');
  let campaign = chronopia.blank;
  const record = (events: readonly CampaignEvent[]): void => {
    for (const event of events) campaign = listenTo(hearing, story, campaign, event);
  };
  record(chronopia.setup(smallCampaign({ lastTurn: 14, hexesPerEmpire: 50, battles: 'tabletop' }), dice));
  while (campaign.end === null) {
    const [next] = chronopia.pending(campaign);
    record(chronopia.decide(campaign, next!.seat, commandAt(campaign, next!.seat, dice), dice));
  }
  return hearing;
};

test('[CHR-PLAY-03] [CHR-R-186] an empire with nothing to answer learns nothing of a running turn, and all of it afterwards', () => {
  const { tooEarly, heard, meant } = hearWar(chronopia.story);
  expect(tooEarly).toEqual([]);
  expect(heard).toEqual(meant);
  const atOnce: Story = (before, event, seat) => chronopia.story({ ...before, lock: null }, event, seat);
  expect(hearWar(atOnce).tooEarly).not.toEqual([]);
});

/** Each reveals one thing too many. */
const LEAKS: Readonly<Record<string, (truth: Campaign, seat: Seat) => Partial<Campaign>>> = {
  'how many troops there are': ({ nextId }) => ({ nextId }),
  'all armies': ({ armies }) => ({ armies }),
  'all units': ({ units }) => ({ units }),
  'all cities': ({ cities }) => ({ cities: cities.map((city) => city && { ...city, owner: 0 }) }),
  'all spies': ({ spies }) => ({ spies }),
  treasuries: ({ empires }) => ({ empires }),
  'the underground': ({ ground }) => ({ ground }),
  'hidden features': ({ sites }) => ({ sites }),
  'fords and bridges': ({ rivers }) => ({ rivers }),
  'who is asked': ({ window }) => ({ window }),
  'where execution stands': ({ slot, impulse }) => ({ slot, impulse }),
  'what others are asked': ({ questions }) => ({ questions }),
  'who has met whom': ({ encounters }) => ({ encounters }),
  'all battles': ({ battles }) => ({ battles }),
  'orders of others': ({ sheets }) => ({ sheets }),
  'what others know': (truth, seat) => ({
    knowledge: { ...chronopia.view(truth, seat).knowledge, 99: truth.knowledge[1]! },
  }),
  'reports of others': ({ reports }) => ({ reports }),
  'letters of others': ({ messages }) => ({ messages }),
  'treaties of others': ({ treaties = [] }) => ({ treaties }),
  'the pool of Dogs of War': ({ dogs }) => ({ dogs }),
  'money to come': ({ due }) => ({ due }),
  overrides: ({ overrides }) => ({ overrides }),
  'the map as it was drawn': ({ options }) => ({ options }),
  'own armies during execution': (truth, seat) => ({ armies: inMidst(truth, seat).armies }),
  'own units during execution': (truth, seat) => ({ units: inMidst(truth, seat).units }),
  'what is left of the treasury': ({ empires }, seat) => ({
    nextId: empires.find(({ id }) => seatOf(id) === seat)?.treasury ?? 0,
  }),
  'lines held back': (truth, seat) => ({ reports: inMidst(truth, seat).reports }),
  'that the turn waits for anybody': ({ window }) => ({ placing: window === null ? [] : [0] }),
  'what it is they are asked': ({ window, step }) => ({
    nextId: step === 'T5' ? 1 : (window?.name.length ?? 0),
  }),
};

/** A view that does not wait for the end of the turn (CHR-PLAY-03). */
const inMidst = (truth: Campaign, seat: Seat): Campaign => chronopia.view({ ...truth, lock: null }, seat);

test.each(Object.entries(LEAKS))('[CHR-HID-23] the test detects a view that reveals %s', (_, tells) => {
  const leaky: View = (campaign, seat) =>
    seen({ ...chronopia.view(campaign, seat), ...tells(campaign, seat) });
  expect(lookForLeaks(leaky, 400).leak).toContain('is told');
});
