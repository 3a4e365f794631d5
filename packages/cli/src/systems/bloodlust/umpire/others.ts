import { inEnglish } from '@warmoot/kernel';
import { readStand } from '@warmoot/systems/bloodlust/army';
import {
  ARMY_LISTS,
  CLASSES,
  COMMANDERS,
  type Commander,
  fightingStands,
  inchesOf,
  type JourneyAnswer,
  judgeControl,
  judgeGrade,
  judgeJourney,
  judgePrice,
  judgeRemoval,
  judgeStages,
  MODELS,
  type ModelName,
  type Mover,
  meet,
  printedPrice,
  type TroopClass,
} from '@warmoot/systems/bloodlust/umpire';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { counted, drawColumns } from '../../../output/drawColumns.ts';
import { UserError } from '../../../output/userError.ts';
import type { Page } from '../../../rules/terminal.ts';
import { clauseLines, heading, ledgerRows, signed } from './draw.ts';
import { scaleOf, settingOf, type TermOptions } from './terms.ts';
import { RACES } from './who.ts';
import { oneOf, wholeNumber } from './words.ts';

const MOVERS = [...Object.keys(CLASSES), ...Object.keys(MODELS), 'COMMAND'] as Mover[];
const FORMATIONS = ['individual', 'pair', 'column', 'line', 'mass', 'testudo'] as const;

export interface MoveOptions extends TermOptions {
  readonly formation: string;
  readonly rough?: true;
  readonly water?: true;
  readonly away?: true;
  readonly airborne?: true;
  readonly impaired?: true;
  readonly reformed?: true;
}

const changeOf = ({ inches, times }: JourneyAnswer['rows'][number], at: number): string => {
  if (times !== undefined) return `× ${times === 0.5 ? '½' : times}`;
  return at === 0 ? String(inches) : signed(inches ?? 0);
};

/** How far something moves. */
export const moveOutput = (who: string, options: MoveOptions, page: Page): CommandOutput => {
  const answer = judgeJourney({
    who: oneOf('Who moves', who, MOVERS),
    scale: scaleOf(options),
    formation: oneOf('--formation', options.formation, FORMATIONS),
    isAirborne: options.airborne === true,
    isImpaired: options.impaired === true,
    isRough: options.rough === true,
    crossesWater: options.water === true,
    isAway: options.away === true,
    hasReformed: options.reformed === true,
  });
  const rows = answer.rows.map((row, at) => [row.label, changeOf(row, at), row.rule]);
  return {
    json: { ...answer, inches: inchesOf(answer.length) },
    lines: [
      heading(`${inchesOf(answer.length)} inches`, page),
      ...drawColumns([{ head: '' }, { head: '', figures: true }, { head: '' }], rows, page),
      ...clauseLines(answer.rules, page),
    ],
  };
};

const INCH = 254;
const lengthOf = (name: string, text: string): number => {
  if (!/^\d{1,2}(\.\d)?$/.test(text))
    throw new UserError(`${name} is in inches, such as 5.0, not “${text}”.`);
  return Math.round(Number(text) * INCH);
};

/** Where a counter-charge meets its charger. */
export const meetOutput = (gap: string, own: string, chargers: string, page: Page): CommandOutput => {
  const { target, charger, rules } = meet(
    lengthOf('The gap', gap),
    lengthOf('The allowance of the charged', own),
    lengthOf('The allowance of the charger', chargers),
  );
  return {
    json: { target: inchesOf(target), charger: inchesOf(charger), rules },
    lines: [
      `The charged unit advances ${inchesOf(target)} in, the charger ${inchesOf(charger)} in.`,
      ...clauseLines(rules, page),
    ],
  };
};

export interface ControlOptions extends TermOptions {
  readonly near?: true;
  readonly disrupted?: true;
  readonly melee?: true;
}

/** Control points of a commander. */
export const controlOutput = (rank: string, options: ControlOptions, page: Page): CommandOutput => {
  const answer = judgeControl(oneOf('The commander', rank, Object.keys(COMMANDERS) as Commander[]), {
    isNearEnemy: options.near === true,
    isDisrupted: options.disrupted === true,
    isInMelee: options.melee === true,
  });
  return {
    json: answer,
    lines: [`${counted(answer.points, 'control point')}.`, ...clauseLines(answer.rules, page)],
  };
};

export interface PriceOptions extends TermOptions {
  readonly race: string;
}

const PRICED = [...Object.keys(COMMANDERS), ...Object.keys(MODELS)] as (Commander | ModelName)[];

/** What a stand costs: an entry, a model, a commander, or a stand of one's own. */
export const priceOutput = (what: string, options: PriceOptions, page: Page): CommandOutput => {
  const printed = PRICED.find((each) => each.toLowerCase() === what.toLowerCase());
  if (printed !== undefined) {
    const points = printedPrice(printed);
    const rule = printed in COMMANDERS ? 'BLD-PTS-04' : 'BLD-CRE-18';
    return { json: { points, rules: [rule] }, lines: [`${printed}: ${counted(points, 'point')} (${rule}).`] };
  }
  const list = ARMY_LISTS.find(({ troops }) => troops.some(({ code }) => code === what.toUpperCase()));
  const entry = list?.troops.find(({ code }) => code === what.toUpperCase());
  const race = oneOf('--race', options.race, RACES);
  const setting = list?.setting ?? settingOf(options);
  const stand = entry ?? readStand(`OWN | Own stand | ${what.replaceAll(',', ' |')} | 0-1`, setting, race);
  if (typeof stand === 'string')
    throw new UserError(
      `“${what}” is not an entry, a model or a commander, and cannot be read as a stand of your own: ${inEnglish(stand)}.`,
    );
  const answer = judgePrice(stand, setting, list?.race ?? race);
  return {
    json: answer,
    lines: [
      heading(
        `${stand.name}: ${counted(answer.points, 'point')} for a stand of ${counted(answer.castings, 'casting')}`,
        page,
      ),
      ...drawColumns(
        [{ head: '' }, { head: '', figures: true }, { head: '' }],
        ledgerRows(answer.ledger),
        page,
      ),
      ...clauseLines(answer.rules, page),
    ],
  };
};

/** What hits do to a model. */
export const stagesOutput = (name: string, hits: string, options: TermOptions, page: Page): CommandOutput => {
  const model = oneOf('The model', name, Object.keys(MODELS) as ModelName[]);
  const answer = judgeStages(model, wholeNumber('Hits', hits), scaleOf(options));
  const state = answer.isEliminated ? 'eliminated' : answer.isImpaired ? 'impaired' : 'fit';
  return {
    json: answer,
    lines: [
      `${model}: ${state}, crew left ${answer.crewLeft}, fights as ${answer.strength}; ${counted(answer.total, 'hit')} in all.`,
      ...clauseLines(answer.rules, page),
    ],
  };
};

export interface RemovalOptions extends TermOptions {
  readonly castings: string;
  readonly contact?: string;
  readonly ranks: string;
  readonly overlaps: boolean;
}

const BLOCK = /^(\d{1,2})x(\d{1,2})$/i;
const FILES = /^(\d{1,2})-(\d{1,2})$/;

const filesOf = (text: string | undefined, files: number): readonly number[] => {
  if (text === undefined) return [];
  const [, from = '', to = ''] = FILES.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (from === '' || first < 1 || last < first || last > files)
    throw new UserError(
      `--contact takes the first and last file in contact, such as 1-${files}, not “${text}”.`,
    );
  return Array.from({ length: last - first + 1 }, (_, at) => first - 1 + at);
};

/** Which stands lose the castings. */
export const removalOutput = (
  block: string,
  hits: string,
  options: RemovalOptions,
  page: Page,
): CommandOutput => {
  const [, files = '', ranks = ''] = BLOCK.exec(block) ?? [];
  if (files === '' || Number(files) === 0 || Number(ranks) === 0)
    throw new UserError(`A block is files x ranks, such as 6x2, not “${block}”.`);
  const castings = wholeNumber('--castings', options.castings, 18);
  const stands = Array.from({ length: Number(files) }, () =>
    Array.from({ length: Number(ranks) }, () => castings),
  );
  const filesInContact = filesOf(options.contact, Number(files));
  const depth = {
    ranks: wholeNumber('--ranks', options.ranks, 4) as 1 | 2 | 4,
    hasOverlaps: options.overlaps,
  };
  const fighting = filesInContact.length === 0 ? [] : fightingStands(stands, filesInContact, depth);
  const answer = judgeRemoval({
    stands,
    isModel: false,
    hits: wholeNumber('Hits', hits),
    filesInContact,
    fighting,
  });
  return {
    json: answer,
    lines: [
      ...answer.losses.map(
        ({ rank, file, lost, left }) =>
          `Rank ${rank + 1}, file ${file + 1}: loses ${lost}, ${left === 0 ? 'gone' : `${left} left`}.`,
      ),
      ...(answer.losses.length === 0 ? ['Nobody falls.'] : []),
      ...clauseLines(answer.rules, page),
    ],
  };
};

/** What a grade of another system is called here. */
export const gradeOutput = (grade: string, of: string, page: Page): CommandOutput => {
  const morale = judgeGrade(grade, oneOf('--class', of, Object.keys(CLASSES) as TroopClass[]));
  if (morale === undefined)
    throw new UserError(`“${grade}” is not a known grade: A, B, C, D, Superior, Ordinary or Inferior.`);
  return {
    json: { morale, rules: ['BLD-MOR-03'] },
    lines: [`${morale}.`, ...clauseLines(['BLD-MOR-03'], page)],
  };
};
