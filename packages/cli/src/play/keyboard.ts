import { createInterface, type Interface } from 'node:readline';
import type { PlayStreams } from './streams.ts';

/** Lines from a person at a terminal, or from a file or pipe; both get the same questions. */
export class Keyboard {
  readonly atTerminal: boolean;
  readonly #streams: PlayStreams;
  readonly #reader: Interface;
  readonly #lines: string[] = [];
  #ended = false;
  #wake: () => void = () => {};

  constructor(streams: PlayStreams) {
    const { stdin, stdout } = streams;
    this.#streams = streams;
    this.atTerminal = stdin.isTTY === true && stdout.isTTY === true;
    this.#reader = createInterface(
      this.atTerminal
        ? { input: stdin, output: stdout as NodeJS.WriteStream, terminal: true }
        : { input: stdin, terminal: false },
    );
    this.#reader.on('line', (line) => this.#arrived(line)).on('close', () => this.#arrived(undefined));
  }

  /** The next line, or undefined when there will be none. */
  async ask(prompt: string): Promise<string | undefined> {
    this.#show(prompt);
    while (this.#lines.length === 0 && !this.#ended) await this.#somethingHappens();
    const line = this.#lines.shift();
    if (!this.atTerminal || line === undefined) this.#streams.stdout.write(`${line ?? ''}\n`);
    return line?.trim();
  }

  /** True if the input closed without a single line; an open pipe may still send one. */
  async isEmpty(waitInMs: number): Promise<boolean> {
    if (this.atTerminal) return false;
    if (this.#lines.length === 0 && !this.#ended) {
      const timer = setTimeout(() => this.#wake(), waitInMs);
      await this.#somethingHappens();
      clearTimeout(timer);
    }
    return this.#ended && this.#lines.length === 0;
  }

  close(): void {
    this.#reader.close();
  }

  #show(prompt: string): void {
    if (!this.atTerminal) this.#streams.stdout.write(prompt);
    else if (!this.#ended) {
      this.#reader.setPrompt(prompt);
      this.#reader.prompt();
    }
  }

  #arrived(line: string | undefined): void {
    if (line === undefined) this.#ended = true;
    else this.#lines.push(line);
    this.#wake();
  }

  #somethingHappens(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
