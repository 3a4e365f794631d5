import type { ServerResponse } from 'node:http';
import { type Place, placeText } from './place.ts';
import { drained, HEARTBEAT_MS, type ViewerLink, waitBeforeReturn } from './viewerLink.ts';

/** A viewer's stream of server-sent events. */
export class Stream implements ViewerLink {
  readonly #response: ServerResponse;
  readonly #heartbeat: NodeJS.Timeout;
  /** Whether the person who opened it is still signed in: a session may be ended on another node. */
  readonly #isStill: () => Promise<boolean>;
  #leave: () => void = () => undefined;

  constructor(response: ServerResponse, isStill: () => Promise<boolean>) {
    this.#response = response;
    this.#isStill = isStill;
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    response.write('retry: 1000\n\n');
    this.#heartbeat = setInterval(() => void this.#beat(), HEARTBEAT_MS);
    response.on('close', () => this.end());
    response.on('error', () => this.end());
  }

  get isOpen(): boolean {
    return !this.#response.destroyed && !this.#response.writableEnded;
  }

  onEnd(leave: () => void): void {
    this.#leave = leave;
    if (!this.isOpen) leave();
  }

  async send(event: string, place: Place, json: string): Promise<void> {
    if (!this.isOpen) return;
    const isTaken = this.#response.write(`id: ${placeText(place)}\nevent: ${event}\ndata: ${json}\n\n`);
    if (!isTaken) await drained(this.#response);
  }

  async #beat(): Promise<void> {
    const goesOn = await this.#isStill().catch(() => true);
    if (!goesOn) this.end();
    if (this.isOpen && !this.#response.writableNeedDrain) this.#response.write(':\n\n');
  }

  /** The server is stopping. */
  sendOn(): void {
    const waitMs = waitBeforeReturn();
    if (this.isOpen) this.#response.write(`retry: ${waitMs}\nevent: restart\ndata: {"waitMs":${waitMs}}\n\n`);
    this.end();
  }

  end(): void {
    clearInterval(this.#heartbeat);
    this.#leave();
    if (this.isOpen) this.#response.end();
  }
}
