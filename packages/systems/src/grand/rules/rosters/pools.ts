import type { Pool } from '../../state/game.ts';

const isSamePool = (a: Pool, b: Pool): boolean =>
  a.battle === b.battle &&
  a.kingdom === b.kingdom &&
  a.city === b.city &&
  a.code === b.code &&
  a.isMercenary === b.isMercenary;

/** GRD-R-74, GRD-CSW-23: pools by battle, city, type and status. */
export const pooled = (pools: readonly Pool[], more: Pool): Pool[] => {
  const at = pools.findIndex((pool) => isSamePool(pool, more));
  const pool = pools[at];
  if (pool === undefined) return [...pools, more];
  const both: Pool = {
    ...pool,
    lost: [...pool.lost, ...more.lost],
    bands: [...pool.bands, ...more.bands].sort((a, b) => a.week - b.week),
    men: pool.men + more.men,
  };
  return pools.map((each, number) => (number === at ? both : each));
};

/** GRD-R-75: floor of the average, the lost battle not counted. */
export const battlesOf = ({ lost }: Pool): number =>
  Math.floor(lost.reduce((sum, each) => sum + each, 0) / Math.max(1, lost.length));
