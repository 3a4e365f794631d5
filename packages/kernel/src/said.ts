/**
 * A sentence that remembers how it was built, so that a surface can translate it: its English words with marks around
 * the sentence and around each value in it. Without the marks it is plain English.
 */
const BEGIN = '\u0001';
const VALUE = '\u0002';
const END = '\u0003';
const MARKS = new RegExp(`[${BEGIN}${VALUE}${END}]`, 'g');

/** Translations from English: whole phrases, and sentences with `{1}`, `{2}` for their values. */
export type Words = Readonly<Record<string, string>>;

/** `` say`${unit.name} is routed` ``; values may be sentences and lists themselves. Plain phrases need no mark. */
export const say = (parts: TemplateStringsArray, ...values: readonly (string | number)[]): string => {
  let said = BEGIN + parts[0];
  for (let i = 0; i < values.length; i++) said += VALUE + values[i] + END + parts[i + 1];
  return said + END;
};

/** A name that somebody gave: it is the same in every language, even if it is a word. */
export const asItIs = (name: string): string => BEGIN + END + name;

/** In plain English. */
export const inEnglish = (said: string): string => (isSaid(said) ? said.replace(MARKS, '') : said);

export const isSaid = (text: string): boolean => text.includes(BEGIN);

/** `Heavy Foot 4`, `Warrior 1 A`: a name and its number. */
const NUMBERED = /^(.*\S)( \d+(?: [A-Z])?)$/;
/** `0307 NE`, `1117 (The Rise)`: a number, and a name that belongs to it. */
const NAMED = /^(\d+ \(?)([^()]+)(\)?)$/;
/** `morale of 1117`, `attack on Heavy Foot 4`: what a die is rolled for, as it was recorded. */
const HEADED = /^(.+?(?: of| on| against|:)) (.+)$/;

const phraseIn = (words: Words, phrase: string): string => {
  if (Object.hasOwn(words, phrase)) return words[phrase] as string;
  const [, name = '', number = ''] = NUMBERED.exec(phrase) ?? [];
  if (Object.hasOwn(words, name)) return words[name] + number;
  const [, before = '', named = '', after = ''] = NAMED.exec(phrase) ?? [];
  if (Object.hasOwn(words, named)) return before + words[named] + after;
  const [, head = '', rest = ''] = HEADED.exec(phrase) ?? [];
  return Object.hasOwn(words, head) ? `${words[head]} ${phraseIn(words, rest)}` : phrase;
};

/** In the language of these words; missing words stay in English. */
export const inWords = (words: Words, said: string): string => new Reader(words, said).text('');

class Reader {
  readonly #words: Words;
  readonly #said: string;
  #at = 0;

  constructor(words: Words, said: string) {
    this.#words = words;
    this.#said = said;
  }

  /** Up to the mark `until`: one phrase, or sentences with whatever is between them. */
  text(until: string): string {
    const first = this.#plain();
    if (this.#isAt(until)) return phraseIn(this.#words, first);
    let all = first;
    while (!this.#isAt(until)) {
      this.#at++;
      all += this.#sentence() + this.#plain();
    }
    return all;
  }

  #isAt(mark: string): boolean {
    return this.#at >= this.#said.length || this.#said[this.#at] === mark;
  }

  /** Up to the next mark. */
  #plain(): string {
    const from = this.#at;
    while (this.#at < this.#said.length && (this.#said[this.#at] as string) > END) this.#at++;
    return this.#said.slice(from, this.#at);
  }

  /** From after its first mark to just past its last. */
  #sentence(): string {
    const values: string[] = [];
    let template = this.#plain();
    while (!this.#isAt(END)) {
      this.#at++;
      values.push(this.text(END));
      this.#at++;
      template += `{${values.length}}${this.#plain()}`;
    }
    this.#at++;
    const own = Object.hasOwn(this.#words, template) ? (this.#words[template] as string) : template;
    return own.replace(/\{(\d)\}/g, (_, number) => values[Number(number) - 1] ?? '');
  }
}
