import { counted, inEnglish } from '@warmoot/kernel';
import {
  type Duel,
  type DuelAnswer,
  type Duellist,
  type DuelSide,
  judgeDuel,
} from '@warmoot/systems/bloodlust/umpire';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { drawColumns } from '../../../output/drawColumns.ts';
import { UserError } from '../../../output/userError.ts';
import type { Page } from '../../../rules/terminal.ts';
import { clauseLines, heading, ledgerRows } from './draw.ts';
import { afterOf, diceRuleOf, settingOf, type TermOptions } from './terms.ts';
import {
  ARMOUR_NAMES,
  agreed,
  CLASS_NAMES,
  isMany,
  MORALES,
  NAMED,
  profileNamed,
  RACES,
  WEAPON_NAMES,
} from './who.ts';
import { readWords, type Vocabulary } from './words.ts';

/** A side as it is read: the front is counted, unless the castings are given outright. */
interface Draft extends Omit<Duellist, 'fighting'> {
  readonly name: string;
  readonly castings: number | undefined;
  readonly front: {
    readonly inContact: number;
    readonly overlaps: number;
    readonly ranks: number;
    readonly stands: number;
    readonly castingsPerStand: number;
  };
}

const START: Draft = {
  name: '',
  class: 'DRILL',
  race: 'human',
  morale: 'Average',
  melee: 'LM',
  armour: 'Light',
  lacksShield: false,
  castings: undefined,
  front: { inContact: 0, overlaps: 0, ranks: 1, stands: 24, castingsPerStand: 4 },
  isDisrupted: false,
  isRecoiled: false,
  isImpaired: false,
  isCharging: false,
  movedForward: false,
  isOnItsFront: true,
  isWedge: false,
  hasGeneral: false,
  isInRough: false,
  isInCover: false,
  isInWater: false,
  isUphill: false,
  storedHalf: 0,
  otherHalves: 0,
  fireHits: 0,
  inflictedByFire: 0,
};

const named =
  (name: string) =>
  (draft: Draft): Draft => {
    const found = profileNamed(name);
    if (found === undefined) return draft;
    const { profile, list } = found;
    return {
      ...draft,
      name: profile.name,
      class: profile.class,
      ...(profile.model === null ? {} : { model: profile.model }),
      race: list.race,
      morale: profile.morale,
      melee: profile.melee,
      armour: profile.armour,
      lacksShield: profile.lacksShield,
      front: {
        ...draft.front,
        castingsPerStand: found.model === undefined ? profile.full : strengthOf(found),
      },
    };
  };

const strengthOf = ({ model, profile }: NonNullable<ReturnType<typeof profileNamed>>): number =>
  model === undefined || model.strength === 'crew' ? (model?.crew ?? profile.full) : model.strength;

const toWords = <Word extends string>(
  words: readonly Word[],
  change: (word: Word) => (draft: Draft) => Draft,
) => Object.fromEntries(words.map((word) => [word, change(word)]));

const front =
  (change: Partial<Draft['front']>) =>
  (draft: Draft): Draft => ({
    ...draft,
    front: { ...draft.front, ...change },
  });
const also =
  (change: Partial<Draft>) =>
  (draft: Draft): Draft => ({ ...draft, ...change });

const VOCABULARY: Vocabulary<Draft> = {
  plain: {
    ...toWords(CLASS_NAMES, (of) => also({ class: of, name: of })),
    ...toWords(WEAPON_NAMES, (melee) => also({ melee })),
    ...toWords(ARMOUR_NAMES, (armour) => also({ armour })),
    ...toWords(RACES, (race) => also({ race })),
    ...toWords(MORALES, (morale) => also({ morale })),
    shield: also({ lacksShield: false }),
    'no shield': also({ lacksShield: true }),
    charging: also({ isCharging: true, movedForward: true }),
    forward: also({ movedForward: true }),
    flank: also({ isOnItsFront: false }),
    wedge: also({ isWedge: true }),
    disrupted: also({ isDisrupted: true }),
    recoiled: also({ isRecoiled: true }),
    impaired: also({ isImpaired: true }),
    general: also({ hasGeneral: true }),
    rough: also({ isInRough: true }),
    cover: also({ isInCover: true }),
    water: also({ isInWater: true }),
    uphill: also({ isUphill: true }),
    half: also({ storedHalf: 1 }),
    ...toWords(NAMED, named),
  },
  numbered: {
    castings: (draft, castings) => ({ ...draft, castings }),
    'in contact': (draft, inContact) => front({ inContact })(draft),
    overlaps: (draft, overlaps) => front({ overlaps })(draft),
    ranks: (draft, ranks) => front({ ranks })(draft),
    stands: (draft, stands) => front({ stands })(draft),
    'per stand': (draft, castingsPerStand) => front({ castingsPerStand })(draft),
    fire: (draft, fireHits) => ({ ...draft, fireHits }),
    shot: (draft, inflictedByFire) => ({ ...draft, inflictedByFire }),
    others: (draft, castings) => ({ ...draft, otherHalves: Math.round(2 * castings) }),
    left: (draft, left) => ({ ...draft, left }),
    die: (draft, die) => ({ ...draft, die }),
  },
};

const shortVocabulary: Vocabulary<Draft> = {
  ...VOCABULARY,
  plain: Object.fromEntries(
    Object.entries(VOCABULARY.plain).filter(([word]) => !NAMED.includes(word) || word === 'Elephant'),
  ),
};

const sideOf = (text: string): Draft => {
  const phrases = text.split(',').map((part) => part.trim().toLowerCase());
  const isNamed = phrases.some((phrase) => NAMED.some((name) => name.toLowerCase() === phrase));
  const draft = readWords(text, START, isNamed ? VOCABULARY : shortVocabulary);
  if (draft.castings === undefined && draft.front.inContact === 0)
    throw new UserError(`“${text}” gives neither castings nor stands: add “32 castings” or “4 in contact”.`);
  return draft;
};

const duellistOf = ({ castings, front: counted, name: _, ...rest }: Draft): Duellist => ({
  ...rest,
  fighting: castings ?? counted,
});

export interface MeleeOptions extends TermOptions {
  readonly dice: string;
}

const halves = (count: number): string => (count % 2 === 0 ? `${count / 2}.0` : `${Math.floor(count / 2)}.5`);

type Verbs = readonly [one: string, many: string];
const OUTCOMES: Readonly<Record<'rout' | 'recoil' | 'stands', Verbs>> = {
  rout: ['routs', 'rout'],
  recoil: ['recoils', 'recoil'],
  stands: ['holds', 'hold'],
};

const sideLines = (names: readonly string[], answer: DuelAnswer, at: 0 | 1, page: Page): string[] => {
  const side = answer.sides[at];
  const [own = '', enemy = ''] = [names[at], names[1 - at]];
  const enemys = answer.sides[1 - at] as DuelSide;
  return [
    heading(`${agreed(own, 'strikes', 'strike')} with ${counted(side.castings, 'casting')}`, page),
    ...drawColumns([{ head: '' }, { head: '', figures: true }, { head: '' }], ledgerRows(side.ledger), page),
    `  Kill value ${side.killValue}: row ${side.cell.row}, column ${side.cell.column} castings and more: ${halves(side.halves)}.`,
    `  ${agreed(enemy, 'loses', 'lose')} ${enemys.loses} ${halfText(enemy, enemys)}`,
    '',
  ];
};

const halfText = (name: string, { stored }: DuelSide): string =>
  stored === 1 ? `and ${isMany(name) ? 'keep' : 'keeps'} ½.` : 'with nothing carried over.';

const verdictLine = (name: string, { verdict }: DuelSide): string[] =>
  verdict === undefined
    ? []
    : [
        `${agreed(name, ...OUTCOMES[verdict.outcome])}: ${verdict.suffered} suffered, ${verdict.inflicted} inflicted (${verdict.rules.join(', ')}).`,
      ];

const diceLine = (names: readonly string[], { isComplete, sides }: DuelAnswer): string[] =>
  isComplete
    ? []
    : [
        `Dice are missing: ${sides.map(({ die }, at) => `${agreed(names[at] as string, 'rolls', 'roll')} a d${die?.sides}`).join(', ')}. Add “die 4” to each side.`,
      ];

const checkDie = (duel: Duel, answer: DuelAnswer): void => {
  for (const [at, { die }] of duel.sides.entries()) {
    const sides = answer.sides[at]?.die?.sides;
    if (die !== undefined && sides !== undefined && (die < 1 || die > sides))
      throw new UserError(`A d${sides} shows 1 to ${sides}, not “${die}”.`);
  }
};

/** A melee, both ways at once. */
export const meleeOutput = (
  first: string,
  second: string,
  options: MeleeOptions,
  page: Page,
): CommandOutput => {
  const drafts = [sideOf(first), sideOf(second)] as const;
  const duel: Duel = {
    setting: settingOf(options),
    after: afterOf(options),
    dice: diceRuleOf(options.dice),
    sides: [duellistOf(drafts[0]), duellistOf(drafts[1])],
  };
  const answer = judgeDuel(duel);
  checkDie(duel, answer);
  const same = drafts[0].name === drafts[1].name;
  const names = drafts.map(
    ({ name }, at) => (same || name === '' ? ['The first', 'The second'][at] : name) as string,
  );
  return {
    json: answer,
    lines: [
      ...sideLines(names, answer, 0, page),
      ...sideLines(names, answer, 1, page),
      ...diceLine(names, answer),
      ...answer.sides.flatMap((side, at) => verdictLine(names[at] as string, side)),
      ...clauseLines(answer.rules, page),
    ].map(inEnglish),
  };
};
