import type { Body, Point, Pose, Shape } from '../index.ts';
import { SINES } from '../sines.ts';

const sine = (heading: number): bigint => {
  const h = heading % 720;
  if (h > 360) return -sine(h - 360);
  return BigInt(SINES[h <= 180 ? h : 360 - h]!);
};

const DIRECTIONS = Array.from({ length: 720 }, (_, heading) => [sine(heading), sine(heading + 180)] as const);

/** The rules of BLD-GEO word for word in numbers without bounds, which remember the greatest that ever arose. */
export class Letter {
  greatest = 0n;

  #seen(value: bigint): bigint {
    const size = value < 0n ? -value : value;
    if (size > this.greatest) this.greatest = size;
    return value;
  }

  /** BLD-GEO-02. */
  forward(heading: number): readonly [bigint, bigint] {
    return DIRECTIONS[heading % 720]!;
  }

  /** BLD-GEO-03. */
  rnd(n: bigint): bigint {
    this.#seen(n);
    const size = n < 0n ? -n : n;
    const whole = (size * 2n + 1048576n) / 2097152n;
    return n < 0n ? -whole : whole;
  }

  #dot(a: readonly [bigint, bigint], b: readonly [bigint, bigint]): bigint {
    return this.#seen(this.#seen(a[0] * b[0]) + this.#seen(a[1] * b[1]));
  }

  place({ x, y, heading }: Pose, u: bigint, v: bigint): readonly [bigint, bigint] {
    const [rightX, rightY] = this.forward(heading + 180);
    const [forwardX, forwardY] = this.forward(heading);
    return [
      BigInt(x) + this.rnd(this.#dot([u, v], [rightX, forwardX])),
      BigInt(y) + this.rnd(this.#dot([u, v], [rightY, forwardY])),
    ];
  }

  local({ x, y, heading }: Pose, point: Point): readonly [bigint, bigint] {
    const delta = [BigInt(point.x) - BigInt(x), BigInt(point.y) - BigInt(y)] as const;
    return [
      this.rnd(this.#dot(delta, this.forward(heading + 180))),
      this.rnd(this.#dot(delta, this.forward(heading))),
    ];
  }

  toward(from: Point, to: Point): number {
    const delta = [BigInt(to.x - from.x), BigInt(to.y - from.y)] as const;
    let best = 0;
    for (let heading = 1; heading < 720; heading++)
      if (this.#dot(this.forward(heading), delta) > this.#dot(this.forward(best), delta)) best = heading;
    return best;
  }

  /** Edge after edge, in the frame of a pose. */
  #edges(
    pose: Pose,
    { corners }: Shape,
  ): (readonly [readonly [bigint, bigint], readonly [bigint, bigint]])[] {
    const points = corners.map((corner) => this.local(pose, corner));
    return points.map((point, at) => [point, points[(at + 1) % points.length]!]);
  }

  #cross(
    [a, b]: readonly [readonly [bigint, bigint], readonly [bigint, bigint]],
    [u, v]: readonly [bigint, bigint],
  ): bigint {
    return this.#seen(this.#seen((b[0] - a[0]) * (v - a[1])) - this.#seen((b[1] - a[1]) * (u - a[0])));
  }

  /** BLD-GEO-05. */
  overlaps(body: Body, shape: Shape, k: number): boolean {
    const half = BigInt(body.right + k);
    const front = BigInt(k);
    const rear = BigInt(body.rear - k);
    const edges = this.#edges(body.pose, shape);
    const points = edges.map(([point]) => point);
    const box = [
      [-half, front],
      [half, front],
      [half, rear],
      [-half, rear],
    ] as const;
    const isSeparated =
      points.every(([u]) => u >= half) ||
      points.every(([u]) => u <= -half) ||
      points.every(([, v]) => v >= front) ||
      points.every(([, v]) => v <= rear) ||
      edges.some((edge) => box.every((corner) => this.#cross(edge, corner) >= 0n));
    return !isSeparated;
  }

  /** BLD-GEO-06. */
  squareTo(body: Body, point: Point): bigint {
    const [u, v] = this.local(body.pose, point);
    const size = u < 0n ? -u : u;
    const du = size > BigInt(body.right) ? size - BigInt(body.right) : 0n;
    const dv = v > 0n ? v : v < BigInt(body.rear) ? BigInt(body.rear) - v : 0n;
    return this.#seen(du * du + dv * dv);
  }

  /** BLD-GEO-07, ahead; undefined when there is none. */
  gap(body: Body, shape: Shape, k: number, isBack: boolean): bigint | undefined {
    const b = BigInt(body.right + (k > 0 ? k : -2));
    const turn = ([u, v]: readonly [bigint, bigint]): readonly [bigint, bigint] =>
      isBack ? [u, BigInt(body.rear) - v] : [u, v];
    const edges = this.#edges(body.pose, shape).map(([from, to]) => [turn(from), turn(to)] as const);
    if (edges.every(([[u]]) => u >= b) || edges.every(([[u]]) => u <= -b)) return undefined;
    const found = edges.flatMap(([[u1, v1], [u2, v2]]) => [
      ...(u1 <= b && u1 >= -b ? [v1] : []),
      ...[b, -b]
        .filter((side) => (u1 < side && u2 > side) || (u1 > side && u2 < side))
        .map((side) => v1 + floored(this.#seen((v2 - v1) * (side - u1)), u2 - u1)),
    ]);
    const least = found.reduce((a, c) => (c < a ? c : a));
    if (2n * least < BigInt(body.rear)) return undefined;
    const gap = least - BigInt(k);
    return gap < 0n ? 0n : gap;
  }

  /** BLD-GEO-19: X_e(P) times a coordinate is the greatest product of all. */
  rayProducts({ corners }: Shape, from: Point, to: Point): void {
    corners.forEach((corner, at) => {
      const next = corners[(at + 1) % corners.length]!;
      const edge = [
        [BigInt(corner.x), BigInt(corner.y)],
        [BigInt(next.x), BigInt(next.y)],
      ] as const;
      const cross = this.#cross(edge, [BigInt(from.x), BigInt(from.y)]);
      this.#seen(cross - this.#cross(edge, [BigInt(to.x), BigInt(to.y)]));
      this.#seen(BigInt(to.x - from.x) * cross);
      this.#seen(BigInt(to.y - from.y) * cross);
      this.#seen(100n * cross);
    });
  }
}

const floored = (dividend: bigint, divisor: bigint): bigint => {
  const quotient = dividend / divisor;
  return quotient * divisor !== dividend && dividend < 0n !== divisor < 0n ? quotient - 1n : quotient;
};
