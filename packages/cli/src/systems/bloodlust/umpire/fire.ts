import { inEnglish } from '@warmoot/kernel';
import {
  ARTILLERY,
  type Artillery,
  type Bows,
  type BowsUsed,
  checkBattery,
  checkBows,
  type FireAnswer,
  type FireClass,
  type FireTarget,
  judgeBattery,
  judgeFire,
  type Missile,
  PARTS,
  RANGES,
} from '@warmoot/systems/bloodlust/umpire';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { counted, drawColumns } from '../../../output/drawColumns.ts';
import { UserError } from '../../../output/userError.ts';
import type { Page } from '../../../rules/terminal.ts';
import { clauseLines, heading, ledgerRows } from './draw.ts';
import { scaleOf, type TermOptions } from './terms.ts';
import { ARMOUR_NAMES, CLASS_NAMES, isMany, NAMED, profileNamed, RACES } from './who.ts';
import { diceOf, oneOf, readWords, type Vocabulary, wholeNumber } from './words.ts';

const SOURCES = Object.keys(RANGES) as Missile[];
const FIRE_CLASSES: readonly FireClass[] = ['Equipment', 'Quick', 'Average', 'Slow'];

const START: Bows = {
  class: 'SUPPORT',
  race: 'human',
  missile: 'BW',
  flags: [],
  castings: 0,
  isUphill: false,
};

const bowsNamed =
  (name: string) =>
  (bows: Bows): Bows => {
    const found = profileNamed(name)?.profile;
    if (found === undefined) return bows;
    if (found.missile === null)
      throw new UserError(
        `${found.name} (${name}) ${isMany(found.name) ? 'have' : 'has'} nothing to shoot with (BLD-FIR-01).`,
      );
    const { missile, flags, race } = found;
    return { ...bows, class: found.class as Bows['class'], race, missile, flags };
  };

const BOWS: Vocabulary<Bows> = {
  plain: {
    ...Object.fromEntries(SOURCES.map((missile) => [missile, (bows: Bows): Bows => ({ ...bows, missile })])),
    ...Object.fromEntries(CLASS_NAMES.map((of) => [of, (bows: Bows): Bows => ({ ...bows, class: of })])),
    ...Object.fromEntries(RACES.map((race) => [race, (bows: Bows): Bows => ({ ...bows, race })])),
    volley: (bows) => ({ ...bows, mode: 'Volley' }),
    select: (bows) => ({ ...bows, mode: 'Select' }),
    'volley only': (bows) => ({ ...bows, flags: [...bows.flags, 'vo'] }),
    uphill: (bows) => ({ ...bows, isUphill: true }),
    ...Object.fromEntries(NAMED.map((name) => [name, bowsNamed(name)])),
  },
  numbered: { castings: (bows, castings) => ({ ...bows, castings }) },
};

const TARGET: FireTarget = {
  class: 'SUPPORT',
  armour: 'Light',
  isTestudo: false,
  isInCover: false,
  isAirborne: false,
  isInMelee: false,
};

const targetNamed =
  (name: string) =>
  (target: FireTarget): FireTarget => {
    const found = profileNamed(name);
    if (found === undefined) return target;
    const { profile, model } = found;
    const at = { ...target, class: profile.class, armour: profile.armour };
    return model === undefined ? at : { ...at, fireClass: model.fireClass };
  };

const AT: Vocabulary<FireTarget> = {
  plain: {
    ...Object.fromEntries(
      ARMOUR_NAMES.map((armour) => [armour, (at: FireTarget): FireTarget => ({ ...at, armour })]),
    ),
    ...Object.fromEntries(
      CLASS_NAMES.map((of) => [of, (at: FireTarget): FireTarget => ({ ...at, class: of })]),
    ),
    ...Object.fromEntries(
      FIRE_CLASSES.map((fireClass) => [
        fireClass,
        (at: FireTarget): FireTarget => ({ ...at, class: 'CREATURE', fireClass }),
      ]),
    ),
    testudo: (at) => ({ ...at, isTestudo: true }),
    circle: (at) => ({ ...at, fireClass: 'Quick' }),
    cover: (at) => ({ ...at, isInCover: true }),
    airborne: (at) => ({ ...at, isAirborne: true }),
    ...Object.fromEntries(NAMED.map((name) => [name, targetNamed(name)])),
  },
  numbered: {},
};

const withoutNames = <Thing>({ plain, numbered }: Vocabulary<Thing>): Vocabulary<Thing> => ({
  numbered,
  plain: Object.fromEntries(Object.entries(plain).filter(([word]) => !NAMED.includes(word))),
});

/** Errors list the plain words only, not the hundred entries of the army lists. */
const read = <Thing>(text: string, start: Thing, vocabulary: Vocabulary<Thing>): Thing => {
  const phrases = text.split(',').map((part) => part.trim().toLowerCase());
  const isNamed = phrases.some((phrase) => NAMED.some((name) => name.toLowerCase() === phrase));
  return readWords(text, start, isNamed ? vocabulary : withoutNames(vocabulary));
};

export interface FireOptions extends TermOptions {
  readonly at: string;
  readonly range?: string;
  readonly dice?: string;
}

const rangeIn = ({ range }: FireOptions): { readonly range?: number } =>
  range === undefined ? {} : { range: wholeNumber('--range', range, 60) };

const refused = (because: string, rule: string): never => {
  throw new UserError(`Cannot shoot: ${inEnglish(because)} (${rule}).`);
};

const bowsLine = ({ row, castings, number, credit, remainder, isUphill, range }: BowsUsed): string[] => [
  row,
  isUphill ? `${castings} × 5⁄4` : String(castings),
  number === undefined ? '' : `÷ ${number}`,
  number === undefined ? '' : `${credit}, ${remainder} over`,
  `up to ${range} in`,
];

const hitsLine = ({ hits, hitsSoFar, parts, bows }: FireAnswer): string => {
  if (hits === undefined) return `${counted(hitsSoFar, 'hit')} so far; dice are missing.`;
  const fraction =
    bows.length > 1 && parts > 0 ? ` (${(Math.floor((100 * parts) / PARTS) / 100).toFixed(2)})` : '';
  return `${counted(hits, 'hit')}${fraction}.`;
};

/** Bows at one target. */
export const fireOutput = (shooters: readonly string[], options: FireOptions, page: Page): CommandOutput => {
  const target = read(options.at, TARGET, AT);
  const scale = scaleOf(options);
  const range = rangeIn(options);
  const bows = shooters.map((text) => read(text, START, BOWS));
  for (const [at, each] of bows.entries()) {
    if (each.castings === 0)
      throw new UserError(
        `“${shooters[at]}” does not say how many castings: add, for example, “24 castings”.`,
      );
    const verdict = checkBows(each, { scale, target, ...range });
    if (!verdict.ok) refused(verdict.because, verdict.rule);
  }
  const answer = judgeFire({ scale, bows, target, ...range, dice: diceOf(options.dice, 10) });
  return {
    json: answer,
    lines: [
      heading(`At ${answer.column}`, page),
      ...drawColumns(
        [{ head: '' }, { head: '', figures: true }, { head: '' }, { head: '' }, { head: '' }],
        answer.bows.map(bowsLine),
        page,
      ),
      ...answer.attempts.map(
        ({ row, attempts, needed }) =>
          `  ${row}: ${counted(attempts, 'attempt')}, each hits on ${needed} or more (d10).`,
      ),
      hitsLine(answer),
      ...clauseLines(answer.rules, page),
    ],
  };
};

export interface ArtilleryOptions extends FireOptions {
  readonly pieces: string;
  readonly uphill?: true;
}

/** Pieces of artillery at one target. */
export const artilleryOutput = (kind: string, options: ArtilleryOptions, page: Page): CommandOutput => {
  const artillery: Artillery = oneOf('The artillery', kind, Object.keys(ARTILLERY) as Artillery[]);
  const target = read(options.at, TARGET, AT);
  const pieces = wholeNumber('--pieces', options.pieces, 12);
  const dice = diceOf(options.dice, 10);
  const isUphill = options.uphill === true;
  const battery = { scale: scaleOf(options), artillery, pieces, target, isUphill, dice, ...rangeIn(options) };
  const verdict = checkBattery(battery);
  if (!verdict.ok) refused(verdict.because, verdict.rule);
  const answer = judgeBattery(battery);
  return {
    json: answer,
    lines: [
      heading(`${answer.needed} or more on a d10 for each piece`, page),
      ...drawColumns(
        [{ head: '' }, { head: '', figures: true }, { head: '' }],
        needRows(answer.ledger),
        page,
      ),
      answer.hits === undefined
        ? `${counted(pieces - dice.length, 'die', 'dice')} still to roll; ${counted(answer.hitsSoFar, 'hit')} so far.`
        : `${counted(answer.hits, 'hit')}.`,
      `Range ${answer.least} to ${answer.most} in.`,
      ...clauseLines(answer.rules, page),
    ],
  };
};

const needRows = (ledger: Parameters<typeof ledgerRows>[0]): string[][] =>
  ledgerRows(ledger).map(([label = '', value = '', rule = ''], at) => [
    label,
    at === 0 ? `${value.slice(1)}+` : value,
    rule,
  ]);
