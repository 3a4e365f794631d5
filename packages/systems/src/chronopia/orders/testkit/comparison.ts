/** What the checker said of an empire's orders, compared with what became of them (CHR-GRM-05). */
import { foldName } from '../../../orderText/names.ts';
import { armiesOf, cityAt, spiesOf, unitsOf } from '../../state/readers.ts';
import type { Campaign, EmpireId } from '../../state/state.ts';
import { astray } from '../plainWays.ts';
import { certainFailures, LOWEST, rehearsed, stage } from '../rehearsal.ts';
import { readOrdersOf } from '../written.ts';

/** One sentence about an order, before or after it was to be carried out. */
interface Remark {
  readonly code: string;
  /** Whose order; empty if it is about no unit or city. */
  readonly subject: string;
  readonly text: string;
}

interface Turn {
  readonly view: Campaign;
  readonly me: EmpireId;
  /** The units and cities that have orders, as their lines begin. */
  readonly subjects: readonly string[];
  readonly said: readonly Remark[];
  readonly happened: Remark[];
}

const CODE = / \((E-\d\d)[^)]*\)\.?$/u;

/** A notice of a name that will be taken: no objection. */
const NOTICE = 'E-13';
/** A deal that another empire must accept (CHR-DIP-03), and an improvement no spy has reported (CHR-HID-04). */
const UP_TO_OTHERS = 'E-16';

/** What could not be read is quoted; orders for replacements do not begin with the army. */
const AS_READ = /^Line \d+, column \d+, "(.*?)": /u;
const BEFORE_NAME = /^(?:Replacements for |REPLACE )?"?/i;

const bare = (text: string): string => foldName((AS_READ.exec(text)?.[1] ?? text).replace(BEFORE_NAME, ''));

const subjectOf = (subjects: readonly string[], text: string): string => {
  const [longest = ''] = subjects
    .filter((subject) => bare(text).startsWith(subject))
    .sort((a, b) => b.length - a.length);
  return longest;
};

/** Lines without " - " or ":" are about no unit. */
const subjectsIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => {
    const [head, ...rest] = bare(line).split(/"? - |"?: /);
    return rest.length > 0 && head !== '' ? [head!] : [];
  });

const isSame = (a: Remark, b: Remark): boolean => a.code === b.code && a.subject === b.subject;

/**
 * The truth without what the empire does not see: foreign armies, structures and conquests that change its supply
 * (CHR-HID-25).
 */
const asSeen = (truth: Campaign, view: Campaign, me: EmpireId): Campaign => {
  const seen = new Set(armiesOf(view).map(({ owner, at }) => `${owner} ${at}`));
  return {
    ...truth,
    sites: view.sites,
    cities: truth.cities.map((city) => {
      const known = city === null || city.owner === me ? undefined : cityAt(view, city.at);
      return city && known ? { ...city, owner: known.owner, conquered: known.conquered } : city;
    }),
    armies: truth.armies.map((army) =>
      army !== null && (army.owner === me || seen.has(`${army.owner} ${army.at}`)) ? army : null,
    ),
  };
};

/** Everybody stays where they are, and has no orders but this empire. */
const standing = (campaign: Campaign): Campaign => campaign;

const namesOf = (campaign: Campaign, me: EmpireId): Set<string> =>
  new Set(
    [...armiesOf(campaign, me), ...unitsOf(campaign, me), ...spiesOf(campaign, me)].map(({ name }) =>
      foldName(name),
    ),
  );

export class Comparison {
  orders = 0;
  /** Not carried out, though the checker had no objection and nobody else was in the way. */
  readonly missed: string[] = [];
  /** Carried out, though the checker objected. */
  readonly needless: string[] = [];
  /** Not where its way ends, though nothing was said of it before or after. */
  readonly silent: string[] = [];
  /** Failed because of others, dice or battles. */
  interventions = 0;
  #turns: Turn[] = [];
  #lock: Campaign | undefined;

  foresee(view: Campaign, text: string, count: number): void {
    const me = view.seenBy as number;
    const lines = text.split('\n');
    const subjects = subjectsIn(lines);
    this.orders += count;
    this.#turns.push({
      view,
      me,
      subjects,
      said: readOrdersOf(view, me, text).findings.map(
        ({ line, code, text: why }): Remark => ({
          code,
          subject: subjectOf(subjects, lines[line - 1]!),
          text: `${lines[line - 1]} | ${code} ${why}`,
        }),
      ),
      happened: [],
    });
  }

  /** The truth when all orders are in. */
  lock(truth: Campaign): void {
    this.#lock = truth;
  }

  happen(me: EmpireId, text: string): void {
    const code = CODE.exec(text)?.[1];
    const turn = this.#turns.find((each) => each.me === me);
    if (code === undefined || code === UP_TO_OTHERS || turn === undefined) return;
    turn.happened.push({ code, subject: subjectOf(turn.subjects, text), text });
  }

  /** When everybody has moved, and before they fight. */
  close(after: Campaign): void {
    const truth = this.#lock;
    if (truth !== undefined) for (const turn of this.#turns) this.#judge(turn, truth, after);
    this.#turns = [];
    this.#lock = undefined;
  }

  #judge({ me, view, subjects, said, happened }: Turn, truth: Campaign, after: Campaign): void {
    const unsaid = happened.filter((fact) => !said.some((remark) => isSame(remark, fact)));
    const untrue = said.filter(
      (remark) => remark.code !== NOTICE && !happened.some((fact) => isSame(remark, fact)),
    );
    const staged = stage(asSeen(truth, view, me), me, truth.sheets[me]?.statements ?? []);
    const strayed = new Set(astray(truth, after, me).map(({ name }) => foldName(name)));
    for (const { name } of astray(staged, rehearsed(staged, me, LOWEST).end, me))
      if (![...said, ...happened].some(({ subject }) => subject === foldName(name)))
        this.silent.push(`turn ${truth.turn}, empire ${me}: ${name}`);
    if (unsaid.length + untrue.length === 0) return;
    const alone = certainFailures(staged, me).map(({ text }) => text);
    const key = `turn ${truth.turn}, empire ${me}: `;
    for (const { text } of unsaid)
      if (alone.includes(text.replace(CODE, ''))) this.missed.push(key + text);
      else this.interventions++;
    if (untrue.length === 0) return;
    const still = certainFailures(staged, me, standing).map(
      ({ code, text }): Remark => ({ code, subject: subjectOf(subjects, text), text }),
    );
    const left = namesOf(after, me);
    const had = namesOf(truth, me);
    for (const remark of untrue) {
      const isUndone = (had.has(remark.subject) && !left.has(remark.subject)) || strayed.has(remark.subject);
      if (isUndone || still.some((failure) => isSame(failure, remark))) this.interventions++;
      else this.needless.push(key + remark.text);
    }
  }
}
