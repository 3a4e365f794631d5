/** The shapes of what comes from outside (CHR-GRM): read once at the door, typed from then on. */
import { z } from 'zod';
import { IMPROVEMENTS, INTENTS, RUINABLE, STANCES } from '../orderText/keywords.ts';
import { nameProblem } from '../orderText/names.ts';
import { ENDINGS } from '../rules/battle/forms.ts';
import type { CampaignCommand } from './commands.ts';
import type { BattleStatement, Statement } from './orders.ts';

const Name = z.string().min(1).max(60);
/** A name that somebody gives: input from outside must have the same form as in a text (CHR-R-173). */
const GivenName = Name.refine((name) => nameProblem(name) === undefined, 'not a valid name (CHR-R-173)');
const Count = z.number().int().min(0).max(1_000_000);
const Id = z.number().int().min(0).max(100_000);
const Words = z.string().max(4000);

const Direction = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
  z.literal('U'),
  z.literal('D'),
]);
const Directions = z.array(Direction).max(20);
const City = z.strictObject({ name: Name, empire: Name.optional() });
const NumberedArmy = z.strictObject({ empire: Name, number: Count });
const Target = z.union([NumberedArmy, z.strictObject({ name: Name })]);
const Item = z.strictObject({
  count: z.number().int().min(1).max(999),
  profile: Name,
  options: z.array(Name).max(20).optional(),
  as: Name.optional(),
});
const Items = z.array(Item).max(60);
/** Troops that are bought: their individuals are given names here. */
const Wares = z.array(Item.extend({ as: GivenName.optional() })).max(60);
const Refs = z.array(Name).max(100);
const Improvement = z.enum(IMPROVEMENTS);
const Intent = z.enum(INTENTS);
const Stance = z.enum(STANCES);

const Plain = <const T extends readonly string[]>(words: T) =>
  words.map((word) => z.strictObject({ q: z.literal(word as T[number]) }));
const Qualifier = z.union([
  ...Plain(['M', 'enslave', 'kill', 'spare', 'BOAT', 'INSIDE', 'OUTSIDE', 'SORTIE', 'STAY', 'SLIP']),
  ...Plain(['SACK', 'KEEP', 'NO CAPTURE', 'NO LOOT', 'FRUIT']),
  z.strictObject({ q: z.enum(['follow', 'engage']), target: Target.optional() }),
  z.strictObject({ q: z.literal('NO ENGAGE'), empires: z.array(Name).max(20).optional() }),
  z.strictObject({ q: z.literal('ATTACK'), empires: z.array(Name).min(1).max(20) }),
  z.strictObject({
    q: z.literal('Destroy'),
    what: z.union([z.enum(RUINABLE), z.strictObject({ bridge: Direction })]).optional(),
  }),
  z.strictObject({ q: z.literal('PORTAL'), letter: z.string().regex(/^[A-Z]{1,2}$/) }),
  z.strictObject({ q: z.literal('ESCORT'), unit: z.union([Name, NumberedArmy]) }),
  z.strictObject({ q: z.literal('PREFER'), targets: z.array(Target).min(1).max(20) }),
  z.strictObject({ q: z.literal('INTENT'), intent: Intent, ifEnemyAtLeast: Count.optional() }),
  z.strictObject({ q: z.literal('RETREAT'), step: Direction }),
  z.strictObject({ q: z.literal('COMMANDER'), hero: Name }),
]);
const With = z.array(Qualifier).max(20);

const Action = z.union([
  z.strictObject({ a: z.enum(['hold', 'patrol']), with: With }),
  z.strictObject({ a: z.enum(['move', 'march']), steps: Directions, with: With }),
  z.strictObject({ a: z.literal('besiege'), city: City, with: With }),
  z.strictObject({ a: z.literal('join'), armies: z.array(Name).min(1).max(20) }),
  z.strictObject({
    a: z.literal('split'),
    parts: z
      .array(z.strictObject({ name: GivenName, items: Items }))
      .min(1)
      .max(20),
  }),
  z.strictObject({ a: z.literal('disband'), items: z.union([Items, z.literal('ALL')]) }),
  z.strictObject({
    a: z.literal('recruit'),
    items: Wares,
    learn: z.array(z.strictObject({ hero: Name, spell: Name })).max(20),
  }),
  z.strictObject({ a: z.literal('buildBridge'), side: Direction }),
  z.strictObject({ a: z.enum(['buildRoad', 'workMine', 'grow', 'capitulate', 'counterEspionage']) }),
  z.strictObject({ a: z.literal('buildStructure'), structure: z.enum(['depot', 'temple', 'tower']) }),
  z.strictObject({ a: z.literal('dig'), step: z.union([Direction, z.literal('ENTRANCE')]) }),
  z.strictObject({ a: z.literal('foundCity'), name: GivenName }),
  z.strictObject({ a: z.enum(['spyOnCity', 'disrupt']), city: City }),
  z.strictObject({ a: z.literal('destroy'), city: City, improvement: Improvement }),
  z.strictObject({ a: z.literal('build'), improvement: Improvement }),
  z.strictObject({ a: z.enum(['raiseEngineer', 'raiseSpy', 'commissionScout']), name: GivenName.optional() }),
  z.strictObject({ a: z.literal('raiseTroops'), name: GivenName, items: Wares, inside: z.boolean() }),
  z.strictObject({
    a: z.literal('spawnSettlers'),
    size: z.union([Count, z.literal('ALL')]),
    name: GivenName.optional(),
  }),
  z.strictObject({
    a: z.literal('abandonCity'),
    steps: Directions,
    outside: z.union([Direction, z.literal('ANY')]).optional(),
  }),
]);

const Order = z.strictObject({ s: z.literal('order'), unit: Name, actions: z.array(Action).max(12) });

const BATTLE = [
  z.strictObject({ s: z.literal('intent'), army: Name, versus: Name.optional(), intent: Intent }),
  z.strictObject({ s: z.literal('spells'), hero: Name, spells: z.array(Name).max(20) }),
  z.strictObject({ s: z.enum(['outmaneuver', 'tower']), refs: Refs }),
  z.strictObject({ s: z.literal('fleeBelow'), army: Name, percent: z.number().int().min(0).max(100) }),
  z.strictObject({ s: z.literal('allowWithdraw'), empire: Name }),
  z.strictObject({ s: z.literal('yield'), army: Name }),
  z.strictObject({ s: z.literal('wounds'), army: Name, refs: Refs }),
  z.strictObject({ s: z.enum(['fleeCity', 'keep', 'sack']), city: City }),
  z.strictObject({ s: z.literal('garrison'), city: City, items: Items }),
] as const;

const Code = z.string().regex(/^E-(0[1-9]|1[0-6])$/);
const Line = z.union([
  Order,
  z.strictObject({ s: z.literal('pay'), empire: Name, guilders: Count }),
  z.strictObject({ s: z.literal('noPay'), item: Name }),
  z.strictObject({ s: z.literal('payOrder'), items: Refs }),
  z.strictObject({ s: z.literal('replace'), army: Name, items: Wares }),
  z.strictObject({ s: z.literal('payUpkeep'), empire: Name, army: Name }),
  z.strictObject({ s: z.literal('train'), hero: Name, stat: Name, times: z.number().int().min(1).max(99) }),
  z.strictObject({ s: z.literal('glade'), hero: Name, spell: Name }),
  z.strictObject({ s: z.literal('envision'), target: Target }),
  z.strictObject({ s: z.literal('slay'), unit: Name, slot: z.number().int().min(1).max(3) }),
  z.strictObject({ s: z.literal('scoutPriority'), scouts: Refs }),
  z.strictObject({ s: z.literal('declare'), empire: Name, stance: Stance }),
  z.strictObject({ s: z.enum(['permit', 'access', 'shareSight']), empire: Name }),
  z.strictObject({ s: z.literal('transfer'), what: Name, to: Name }),
  z.strictObject({ s: z.literal('accept'), empire: Name, what: Name }),
  z.strictObject({
    s: z.literal('giveMap'),
    empire: Name,
    part: z.union([z.enum(['UNDERGROUND', 'SURFACE']), z.array(Name).max(400)]),
  }),
  z.strictObject({ s: z.literal('giveClaim'), size: Count, to: Name, hex: Name }),
  z.strictObject({ s: z.literal('envoy'), city: City, gift: Count }),
  z.strictObject({ s: z.literal('bid'), band: Name, guilders: Count }),
  z.strictObject({
    s: z.literal('place'),
    band: Name,
    city: City,
    army: Name.optional(),
    options: z.array(Name).max(20).optional(),
  }),
  ...BATTLE,
  z.strictObject({
    s: z.literal('rejected'),
    line: Count,
    unit: Name.optional(),
    column: Count,
    text: Words,
    code: Code,
    why: Words,
  }),
]);

export const Statements = z.array(Line).max(4000) as unknown as z.ZodType<readonly Statement[]>;
const BattleStatements = z.array(z.union(BATTLE)).max(400) as unknown as z.ZodType<
  readonly BattleStatement[]
>;

const Terms = z
  .array(
    z.union([
      z.strictObject({ term: z.literal('pay'), guilders: Count }),
      z.strictObject({ term: z.enum(['permit', 'access', 'shareSight', 'giveMap']) }),
    ]),
  )
  .max(5);

const ModelCounts = z.array(z.strictObject({ type: Name, count: Count })).max(40);
const BySide = z.strictObject({ A: Count, B: Count });
const Side = z.enum(['A', 'B']);
const Result = z.strictObject({
  battleId: Name,
  mode: z.enum(['tabletop', 'auto', 'external']),
  turnsPlayed: z.number().int().min(0).max(99),
  ending: z.enum(ENDINGS),
  endingSide: Side.nullable(),
  winner: z.enum(['A', 'B', 'draw']),
  victoryPoints: BySide,
  warbands: z.array(z.strictObject({ id: Name, survivors: ModelCounts })).max(400),
  individuals: z
    .array(
      z.strictObject({
        id: Name,
        woundsLost: Count,
        reducedToZero: z.boolean(),
        killedBy: Name.nullable(),
        byVortex: z.boolean(),
      }),
    )
    .max(400),
  spells: z.array(z.strictObject({ caster: Name, spell: Name, successes: Count })).max(400),
  kills: z.array(z.strictObject({ killer: Name, victim: Name })).max(400),
  summonsLeft: z
    .array(z.strictObject({ side: Side, profile: Name, count: Count, leaderAlive: z.boolean() }))
    .max(100),
  enemyDead: BySide,
  feastedInBattle: BySide,
  publicNote: Words,
});

const Stats = z.number().int().min(-20).max(400);
const Model = z.looseObject({
  type: Name,
  name: Name,
  CC: Stats,
  MW: Stats,
  PW: Stats.nullable(),
  LD: Stats,
  AC: Stats,
  W: Stats,
  ST: Stats,
  MV: Stats,
  A: Stats,
  Def: Stats,
  S: Stats,
  cost: Stats,
  weapons: z.array(Name).max(10),
  abilities: z.array(Name).max(20),
});
const Creation = z.strictObject({
  profile: z.looseObject({
    id: z.string().regex(/^[a-z][a-z0-9-]{1,40}$/),
    name: Name,
    race: Name,
    kind: z.enum(['individual', 'warband']),
    models: z.array(Model).min(1).max(10),
    min: z.number().int().min(1).max(40),
    max: z.number().int().min(1).max(40),
    tags: z.array(Name).max(10),
  }),
  comparable: Name,
  background: Words,
  miniatures: Words,
});

const Mustered = z.strictObject({
  name: Name,
  hex: Name,
  inside: z.boolean().optional(),
  items: Wares,
  spells: z.record(Name, z.array(Name).max(20)).optional(),
  commander: Name.optional(),
});
const Reason = z.string().min(1).max(400);
/** `siege:Karsk`: the kind of a draw and whom it concerns (CHR-R-05). */
const Label = z.string().min(1).max(200);

export const Command = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('plan'), sizes: z.array(Count).min(1).max(6) }),
  z.strictObject({ type: z.literal('placeCity'), hex: Name, name: Name }),
  z.strictObject({ type: z.literal('muster'), armies: z.array(Mustered).max(10) }),
  z.strictObject({ type: z.literal('declare'), empire: Id, stance: Stance }),
  z.strictObject({ type: z.literal('bid'), band: Name, guilders: Count }),
  z.strictObject({ type: z.literal('envoy'), city: Name, gift: Count }),
  z.strictObject({ type: z.literal('message'), to: z.array(Id).min(1).max(20), text: Words }),
  z.strictObject({
    type: z.literal('proposeTreaty'),
    to: Id,
    stance: Stance.nullable(),
    gives: Terms,
    asks: Terms,
  }),
  z.strictObject({ type: z.literal('answerTreaty'), treaty: Id, accept: z.boolean() }),
  z.strictObject({ type: z.literal('press'), text: Words }),
  z.strictObject({
    type: z.literal('orders'),
    empire: Name.optional(),
    turn: Count.optional(),
    statements: Statements,
  }),
  z.strictObject({ type: z.literal('order'), statement: Order }),
  z.strictObject({
    type: z.literal('choosePatrol'),
    army: Name,
    target: z.strictObject({ empire: Name, number: Count }),
  }),
  z.strictObject({ type: z.literal('intents'), statements: BattleStatements }),
  z.strictObject({
    type: z.literal('battleMode'),
    battle: Name,
    mode: z.enum(['tabletop', 'auto', 'external']),
  }),
  z.strictObject({
    type: z.literal('fileResult'),
    battle: Name,
    result: Result,
    log: z.array(z.string().max(300)).max(2000).optional(),
  }),
  z.strictObject({ type: z.literal('answerResult'), battle: Name, agree: z.boolean() }),
  z.strictObject({ type: z.literal('keepCity'), city: Name }),
  z.strictObject({ type: z.literal('sackCity'), city: Name }),
  z.strictObject({ type: z.literal('submitCreation'), creation: Creation }),
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('pause'), reason: Reason }),
  z.strictObject({ type: z.literal('resume'), reason: Reason }),
  z.strictObject({ type: z.literal('closeWindow'), reason: Reason }),
  z.strictObject({
    type: z.literal('edit'),
    what: z.enum(['empire', 'city', 'army', 'unit', 'spy', 'site']),
    id: Id,
    change: z.record(Name, z.unknown()),
    reason: Reason,
  }),
  z.strictObject({
    type: z.literal('remove'),
    what: z.enum(['army', 'unit', 'spy']),
    id: Id,
    reason: Reason,
  }),
  z.strictObject({
    type: z.literal('battleAt'),
    hex: Name,
    mode: z.enum(['tabletop', 'auto', 'external']),
    reason: Reason,
  }),
  z.strictObject({ type: z.literal('rule'), battle: Name, result: Result, reason: Reason }),
  z.strictObject({ type: z.literal('orderFor'), empire: Id, statements: Statements, reason: Reason }),
  z.strictObject({ type: z.literal('openSheet'), empire: Id, reason: Reason }),
  z.strictObject({ type: z.literal('offerDogs'), band: Name, reason: Reason }),
  z.strictObject({ type: z.literal('withdrawDogs'), band: Name, reason: Reason }),
  z.strictObject({
    type: z.literal('judgeCreation'),
    submission: Id,
    verdict: z.enum(['accepted', 'refused', 'countered']),
    answer: Words,
  }),
  z.strictObject({ type: z.literal('strike'), empire: Id, calamity: Name, reason: Reason }),
  z.strictObject({
    type: z.literal('addEmpire'),
    name: Name,
    race: Name,
    house: Name.optional(),
    hexes: z.array(Name).min(1).max(6),
    reason: Reason,
  }),
  z.strictObject({
    type: z.literal('transfer'),
    empire: z.strictObject({
      name: Name,
      race: Name,
      house: Name.optional(),
      cities: z
        .array(z.strictObject({ hex: Name, size: Count }))
        .min(1)
        .max(25),
      armies: z.array(Mustered).max(20),
      settlers: z.array(Name).max(10),
      engineers: z.array(Name).max(10),
      roads: z.array(Name).max(40),
      tower: Name.optional(),
      depot: Name.optional(),
      temple: Name.optional(),
    }),
    reason: Reason,
  }),
  z.strictObject({ type: z.literal('enlargeMap'), reason: Reason }),
  z.strictObject({
    type: z.literal('handOver'),
    empire: Id,
    to: z.enum(['computer', 'player']),
    reason: Reason,
  }),
  z.strictObject({ type: z.literal('rollBack'), reason: Reason }),
  z.strictObject({
    type: z.literal('forceDraw'),
    label: Label,
    values: z.array(z.number().int().min(1).max(1_000_000)).min(1).max(100),
    reason: Reason,
  }),
  z.strictObject({ type: z.literal('reroll'), label: Label, reason: Reason }),
]) as unknown as z.ZodType<CampaignCommand>;
