import type { Seat } from '@warmoot/kernel';
import type { MatchFile } from '../security/matchFile.ts';

/** A command that the server acknowledged. */
export interface Acknowledged {
  readonly match: string;
  readonly seat: Seat;
  /** Its news number. */
  readonly number: number;
  readonly command: unknown;
}

/** Everything the server acknowledged about one match; without a file the match was created here. */
export interface Receipts {
  readonly commands: readonly Acknowledged[];
  readonly seated?: readonly { readonly seat: Seat; readonly name: string }[];
  readonly hasBegun?: boolean;
  readonly file?: MatchFile;
}

/** The receipts of many matches, as they come in. */
export class ReceiptBook {
  readonly #receipts = new Map<string, Receipts>();
  /** Matches with receipts that have not been audited yet. */
  #fresh = new Set<string>();
  readonly count = { commands: 0, creations: 0, imports: 0, seats: 0, beginnings: 0 };

  get matches(): readonly string[] {
    return [...this.#receipts.keys()];
  }

  of(match: string): Receipts {
    return this.#receipts.get(match) ?? { commands: [] };
  }

  created(match: string, seat: Seat, name: string): void {
    this.count.creations++;
    this.#note(match, { seated: [{ seat, name }] });
  }

  imported(match: string, file: MatchFile): void {
    this.count.imports++;
    this.#note(match, { file });
  }

  seated(match: string, seat: Seat, name: string): void {
    this.count.seats++;
    this.#note(match, { seated: [...(this.of(match).seated ?? []), { seat, name }] });
  }

  begun(match: string): void {
    this.count.beginnings++;
    this.#note(match, { hasBegun: true });
  }

  done(command: Acknowledged): void {
    this.count.commands++;
    this.#note(command.match, { commands: [...this.of(command.match).commands, command] });
  }

  /** The matches that got receipts since the last call. */
  takeFresh(): readonly string[] {
    const fresh = [...this.#fresh];
    this.#fresh = new Set();
    return fresh;
  }

  #note(match: string, more: Partial<Receipts>): void {
    this.#receipts.set(match, { ...this.of(match), ...more });
    this.#fresh.add(match);
  }
}
