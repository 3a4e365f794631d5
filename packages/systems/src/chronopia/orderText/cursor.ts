/** A position in a line: the tokens before it have been read, the rest has not. */
import { type ClauseId, cacheByKey } from '@warmoot/kernel';
import { quote } from '../../orderText/finding.ts';
import { nearest } from '../../orderText/nearest.ts';
import type { Token } from '../../orderText/tokens.ts';
import type { ErrorCode } from '../orders/orders.ts';
import type { Lexicon } from './known.ts';

/** Thrown by a production that does not fit; the line or action is then rejected. */
export class ParseError extends Error {
  readonly code: ErrorCode;
  readonly clause: ClauseId;
  /** Where in the line. */
  readonly at: number;
  readonly nearest: string | undefined;

  constructor(code: ErrorCode, clause: ClauseId, at: number, text: string, meant?: string) {
    super(text);
    this.code = code;
    this.clause = clause;
    this.at = at;
    this.nearest = meant;
  }
}

/** Keywords cut into words and marks, once for each. */
const keysOf = cacheByKey(
  (phrase: string): readonly string[] => phrase.toLowerCase().match(/>=|[-/]|[^\s/-]+/gu) ?? [],
);

export class Cursor {
  readonly tokens: readonly Token[];
  readonly lexicon: Lexicon;
  /** Repairs that keep the rest of the line: a direction cut off, a qualifier ignored. */
  readonly repairs: ParseError[] = [];
  /** Its position in the line if it has no words at all. */
  readonly #emptyAt: number;
  #at = 0;
  #end: number;

  constructor(tokens: readonly Token[], lexicon: Lexicon, emptyAt = 0) {
    this.tokens = tokens;
    this.lexicon = lexicon;
    this.#emptyAt = emptyAt;
    this.#end = tokens.length;
  }

  get isDone(): boolean {
    return this.#at >= this.#end;
  }

  peek(ahead = 0): Token | undefined {
    return this.#at + ahead < this.#end ? this.tokens[this.#at + ahead] : undefined;
  }

  skip(count: number): void {
    this.#at += count;
  }

  take(): Token | undefined {
    const token = this.peek();
    if (token !== undefined) this.#at++;
    return token;
  }

  /** How many tokens a keyword or mark takes here; 0 if it is not what comes next. */
  #lengthOf(phrase: string, at: number): number {
    const keys = keysOf(phrase);
    const fits = keys.every((key, i) => {
      const token = at + i < this.#end ? this.tokens[at + i] : undefined;
      return token !== undefined && token.kind !== 'quoted' && token.key === key;
    });
    return fits ? keys.length : 0;
  }

  nextIs(phrase: string): boolean {
    return this.#lengthOf(phrase, this.#at) > 0;
  }

  /** Reads a keyword or mark if it comes next. */
  accept(phrase: string): boolean {
    const length = this.#lengthOf(phrase, this.#at);
    this.#at += length;
    return length > 0;
  }

  acceptOneOf<Phrase extends string>(phrases: readonly Phrase[]): Phrase | undefined {
    return phrases.find((phrase) => this.accept(phrase));
  }

  /** Reads the last words of the line if they are one of these, and leaves the words before them. */
  acceptLastOf<Phrase extends string>(phrases: readonly Phrase[]): Phrase | undefined {
    const found = phrases.find((phrase) => {
      const start = this.#end - keysOf(phrase).length;
      return start >= this.#at && this.#lengthOf(phrase, start) > 0;
    });
    if (found !== undefined) this.#end -= keysOf(found).length;
    return found;
  }

  takeLast(): Token | undefined {
    if (this.isDone) return undefined;
    this.#end--;
    return this.tokens[this.#end];
  }

  peekLast(): Token | undefined {
    return this.isDone ? undefined : this.tokens[this.#end - 1];
  }

  /** CHR-GRM-07: splits the line at the last such keyword. The text after it becomes a separate line. */
  cutAtLast(phrase: string): Cursor | undefined {
    for (let at = this.#end - 1; at >= this.#at; at--) {
      const length = this.#lengthOf(phrase, at);
      if (length === 0) continue;
      const rest = new Cursor(this.tokens.slice(at + length, this.#end), this.lexicon, this.tokens[at]!.to);
      this.#end = at;
      return rest;
    }
    return undefined;
  }

  /** The words ahead, up to the next mark: probably an unknown name. */
  wordsAhead(): Token[] {
    if (this.peek()?.kind === 'quoted') return [this.peek()!];
    const words: Token[] = [];
    for (let token = this.peek(); token?.kind === 'word'; token = this.peek(words.length)) words.push(token);
    return words;
  }

  /** The error about the next token; `candidates` are what may have been meant. */
  errorHere(code: ErrorCode, clause: ClauseId, text: string, candidates: Iterable<string> = []): ParseError {
    if (/^["“”„]/u.test(this.peek()?.text ?? ''))
      return new ParseError('E-03', 'CHR-GRM-07', this.place, 'The quote opened here is never closed');
    const words = this.wordsAhead().flatMap(({ key }) => key.split(' '));
    const meant = words.length === 0 ? undefined : nearest(words, candidates);
    return new ParseError(code, clause, this.place, text, meant);
  }

  /** Where the next token begins, or where the last one ended. */
  get place(): number {
    return this.peek()?.from ?? this.tokens[this.#end - 1]?.to ?? this.#emptyAt;
  }

  /** What comes next, in the author's words. */
  get ahead(): string {
    const token = this.peek();
    return token === undefined ? 'the end of the line' : quote(token.text);
  }
}
