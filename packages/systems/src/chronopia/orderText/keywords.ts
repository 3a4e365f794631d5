/** The words of the order grammar (CHR-GRM), spelled as they are printed. Case and blanks do not matter in reading. */
import type { Improvement, Intent, Qualifier, Stance, Step, StructureKind } from '../orders/orders.ts';

export const ACTIONS = [
  'Hold',
  'Move',
  'March',
  'Patrol',
  'Besiege',
  'Join',
  'Split',
  'Disband',
  'Recruit',
  'Build Bridge',
  'Build Road',
  'Build Supply Depot',
  'Build Temple',
  'Build Watchtower',
  'Dig',
  'Work Mine',
  'Found City',
  'Spy on City',
  'Destroy',
  'Disrupt',
  'Build',
  'Grow',
  'Capitulate',
  'Counter Espionage',
  'Raise Engineer',
  'Raise Spy',
  'Raise Troops',
  'Commission Scout',
  'Spawn Settlers',
  'Abandon City',
] as const;
export type ActionWord = (typeof ACTIONS)[number];

/** Each qualifier as it is written. */
export const QUALIFIERS = {
  M: '/M',
  follow: 'follow',
  engage: 'engage',
  'NO ENGAGE': 'NO ENGAGE',
  ATTACK: 'ATTACK',
  enslave: 'enslave',
  kill: 'kill',
  spare: 'spare',
  Destroy: '- Destroy',
  BOAT: 'BOAT',
  PORTAL: 'PORTAL',
  INSIDE: 'INSIDE',
  OUTSIDE: 'OUTSIDE',
  SORTIE: 'SORTIE',
  STAY: 'STAY',
  SLIP: 'SLIP',
  ESCORT: 'ESCORT',
  PREFER: 'PREFER',
  INTENT: 'INTENT',
  RETREAT: 'RETREAT',
  SACK: 'SACK',
  KEEP: 'KEEP',
  'NO CAPTURE': 'NO CAPTURE',
  'NO LOOT': 'NO LOOT',
  FRUIT: 'FRUIT',
  COMMANDER: 'COMMANDER',
} as const satisfies Record<Qualifier['q'], string>;

/** Longer ones first if one is the beginning of another. */
export const STATEMENTS = [
  'EMPIRE',
  'TURN',
  'PAY ORDER',
  'PAY UPKEEP',
  'PAY',
  'NO PAY',
  'REPLACE',
  'TRAIN',
  'GLADE',
  'ENVISION',
  'SLAY',
  'WOUNDS',
  'SCOUT PRIORITY',
  'GARRISON',
  'DECLARE',
  'PERMIT',
  'ACCESS',
  'TRANSFER',
  'ACCEPT',
  'GIVE MAP',
  'SHARE SIGHT',
  'GIVE CLAIM',
  'ENVOY',
  'BID',
  'PLACE',
  'INTENT',
  'SPELLS',
  'OUTMANEUVER',
  'TOWER',
  'FLEE BELOW',
  'ALLOW WITHDRAW',
  'YIELD',
  'FLEE CITY',
  'KEEP',
  'SACK',
] as const;
export type StatementWord = (typeof STATEMENTS)[number];

export const STANCES = [
  'Unknown',
  'Neutral',
  'Friendly',
  'Allied',
  'At War',
] as const satisfies readonly Stance[];
export const INTENTS = ['FIGHT', 'TRUCE', 'RUN'] as const satisfies readonly Intent[];
export const IMPROVEMENTS = [
  'aqueduct',
  'barracks',
  'cathedral',
  'courthouse',
  'granary',
  'harbor',
  'marketplace',
  'academy',
] as const satisfies readonly Improvement[];
export const STRUCTURES = {
  depot: 'Supply Depot',
  temple: 'Temple',
  tower: 'Watchtower',
} as const satisfies Record<StructureKind, string>;
/** What `- Destroy` may name, beside a bridge. */
export const RUINABLE = ['tower', 'depot', 'temple', 'all'] as const;
/** Statistics that training may raise (CHR-EXP-03). */
export const STATS = ['CC', 'MW', 'PW', 'LD', 'AC', 'W', 'ST', 'MV', 'A', 'Def', 'Command'] as const;
export const STEPS = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, U: 'U', D: 'D' } as const satisfies Record<
  string,
  Step
>;

/** Words inside actions, qualifiers and statements. */
const INNER = [
  'ALL',
  'Learn',
  'as',
  'x',
  'TO',
  'IN',
  'WITH',
  'VS',
  'IF ENEMY',
  'ENTRANCE',
  'Bridge',
] as const;
const MAP_PARTS = ['UNDERGROUND', 'SURFACE'] as const;

const PHRASES: readonly string[] = [
  ...ACTIONS,
  ...Object.values(QUALIFIERS).map((phrase) => phrase.replace(/^[-/] ?/u, '')),
  ...STATEMENTS,
  ...STANCES,
  ...INTENTS,
  ...Object.values(STRUCTURES),
  ...RUINABLE,
  ...INNER,
  ...MAP_PARTS,
  'Road',
  'U',
  'D',
].map((phrase) => phrase.toLowerCase());

const KEYWORDS: ReadonlySet<string> = new Set(PHRASES);
const GRAMMAR_WORDS: ReadonlySet<string> = new Set(
  [...PHRASES, ...IMPROVEMENTS, 'military'].flatMap((phrase) => phrase.split(' ')),
);

/** No name may be one (CHR-R-173). */
export const isKeyword = (folded: string): boolean => KEYWORDS.has(folded);

/** Part of a keyword: a name that contains such a word is printed in quotes. */
export const isGrammarWord = (folded: string): boolean => GRAMMAR_WORDS.has(folded);
