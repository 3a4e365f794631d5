/** A figure without a comparison. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
}

/** One comparison: how many times a second we and the other library do the same work. */
export interface Comparison extends Figure {
  readonly peer: number;
  readonly peerName: string;
}

/** What must hold: a ratio of two figures of one run, or a figure as a share of its limit. */
export interface Requirement {
  readonly name: string;
  readonly ratio: number;
  readonly must: 'at least' | 'at most';
  readonly bound: number;
}

export const holds = ({ ratio, must, bound }: Requirement): boolean =>
  must === 'at least' ? ratio >= bound : ratio <= bound;

const perSecond = (work: () => number): number => {
  const start = process.hrtime.bigint();
  const done = work();
  return (done * 1e9) / Number(process.hrtime.bigint() - start);
};

/** The best of several alternating rounds, so that other work on the machine affects both alike. */
export const bestOf = (
  rounds: number,
  ours: () => number,
  peer: () => number,
): { ours: number; peer: number } => {
  const best = { ours: 0, peer: 0 };
  for (let round = 0; round < rounds; round++) {
    best.ours = Math.max(best.ours, perSecond(ours));
    best.peer = Math.max(best.peer, perSecond(peer));
  }
  return best;
};
