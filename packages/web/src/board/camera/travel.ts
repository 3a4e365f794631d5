import type { Camera, Look } from './camera.ts';

const EASE_MS = 160;
/** How fast a throw slows down: its speed falls to a third in this many milliseconds. */
const GLIDE_MS = 260;
const SLOWEST = 0.02;

interface Journey {
  readonly from: Look;
  readonly to: Look;
  readonly begun: number;
  readonly lasts: number;
}

/** Moves the camera over time: to a place, or onwards after a throw. With reduced motion it is there at once. */
export class Travel {
  readonly #camera: Camera;
  readonly #still: () => boolean;
  #journey: Journey | undefined;
  #speed = { x: 0, y: 0, at: 0 };

  constructor(camera: Camera, still: () => boolean) {
    this.#camera = camera;
    this.#still = still;
  }

  /** Where it will come to rest. */
  get goal(): Look {
    return this.#journey?.to ?? this.#camera.look;
  }

  get isMoving(): boolean {
    return this.#journey !== undefined || Math.hypot(this.#speed.x, this.#speed.y) > SLOWEST;
  }

  stop(): void {
    this.#journey = undefined;
    this.#speed = { x: 0, y: 0, at: 0 };
  }

  go(to: Look, now: number, lasts = EASE_MS): void {
    this.stop();
    if (this.#still() || lasts === 0) this.#camera.look = to;
    else this.#journey = { from: this.#camera.look, to, begun: now, lasts };
  }

  /** Pixels per millisecond. */
  throw(x: number, y: number, now: number): void {
    this.stop();
    if (!this.#still()) this.#speed = { x, y, at: now };
  }

  advance(now: number): void {
    if (this.#journey) this.#ease(this.#journey, now);
    else if (this.isMoving) this.#glide(now);
  }

  #ease({ from, to, begun, lasts }: Journey, now: number): void {
    const share = Math.min(1, (now - begun) / lasts);
    const eased = 1 - (1 - share) ** 3;
    const side = from.side * (to.side / from.side) ** eased;
    const way = from.side === to.side ? eased : (1 / side - 1 / from.side) / (1 / to.side - 1 / from.side);
    this.#camera.look =
      share === 1 ? to : { side, x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
    if (share === 1) this.#journey = undefined;
  }

  #glide(now: number): void {
    const passed = now - this.#speed.at;
    const { x, y } = this.#speed;
    this.#camera.look = this.#camera.panned(x * passed, y * passed);
    const slower = Math.exp(-passed / GLIDE_MS);
    this.#speed = { x: x * slower, y: y * slower, at: now };
    if (!this.isMoving) this.stop();
  }
}
