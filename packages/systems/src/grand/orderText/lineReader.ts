import type { ClauseId } from '@warmoot/kernel';
import { quote } from '../../orderText/finding.ts';
import { nearest } from '../../orderText/nearest.ts';
import type { Token } from '../../orderText/tokens.ts';
import { type FaultCode, LineFault } from './fault.ts';

/** A line of orders, read word by word. */
export class LineReader {
  readonly tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  peek(ahead = 0): Token | undefined {
    return this.tokens[this.#at + ahead];
  }

  get isDone(): boolean {
    return this.#at >= this.tokens.length;
  }

  /** Reads these words if they come next. */
  accept(phrase: string): boolean {
    const keys = phrase.split(' ');
    if (!keys.every((key, i) => this.peek(i)?.key === key)) return false;
    this.#at += keys.length;
    return true;
  }

  acceptOneOf<Word extends string>(words: readonly Word[]): Word | undefined {
    return words.find((word) => this.accept(word));
  }

  /** Reads one of these words; otherwise the line is not understood, and the nearest of them is offered. */
  oneOf<Word extends string>(words: readonly Word[], says: string): Word {
    const found = this.acceptOneOf(words);
    if (found === undefined) throw this.fault('E-01', says, words);
    return found;
  }

  expect(phrase: string): void {
    if (!this.accept(phrase)) throw this.fault('E-01', `here "${phrase}" is missing`, [phrase]);
  }

  take(): Token | undefined {
    const token = this.peek();
    if (token !== undefined) this.#at++;
    return token;
  }

  /** The longest of these names that comes next, compared without case. */
  name<Value>(names: ReadonlyMap<string, Value>): Value | undefined {
    for (let length = Math.min(4, this.tokens.length - this.#at); length > 0; length--) {
      const words = this.tokens.slice(this.#at, this.#at + length).map(({ key }) => key);
      const value = names.get(words.join(' '));
      if (value === undefined) continue;
      this.#at += length;
      return value;
    }
    return undefined;
  }

  /** A whole number, or undefined and nothing is read. */
  number(): number | undefined {
    const text = this.peek()?.key ?? '';
    if (!/^\d{1,6}$/.test(text)) return undefined;
    this.#at++;
    return Number(text);
  }

  /** `a`, `a, b` or `a and b`. */
  list<Item>(read: () => Item): Item[] {
    const items = [read()];
    while (this.accept(',') || this.accept('and')) items.push(read());
    return items;
  }

  /** GRD-PLY-35: nothing may follow. */
  end(): void {
    if (!this.isDone) throw this.fault('E-01', `${this.ahead} does not belong here`);
  }

  /** Where the next word begins, or where the last one ended. */
  get place(): number {
    return this.peek()?.from ?? this.tokens.at(-1)?.to ?? 0;
  }

  /** What comes next, in the author's words. */
  get ahead(): string {
    const token = this.peek();
    return token === undefined ? 'the end of the line' : quote(token.text);
  }

  /** The fault about what comes next; `candidates` may have been meant. */
  fault(
    code: FaultCode,
    text: string,
    candidates: Iterable<string> = [],
    clause: ClauseId = CLAUSE_OF[code],
  ): LineFault {
    const words = this.tokens.slice(this.#at, this.#at + 4).map(({ key }) => key);
    const meant = words.length === 0 ? undefined : nearest(words, candidates);
    return new LineFault(code, clause, this.place, text, meant);
  }
}

const CLAUSE_OF = {
  'E-01': 'GRD-PLY-35',
  'E-02': 'GRD-PLY-35',
  'E-03': 'GRD-PLY-36',
  'E-04': 'GRD-PLY-01',
  'E-05': 'GRD-PLY-36',
} as const;
