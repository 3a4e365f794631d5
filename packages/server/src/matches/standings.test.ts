import { expect, test } from 'vitest';
import type { Statement } from '../store/statement.ts';
import type { Queryable } from '../store/store.ts';
import { Standings } from './standings.ts';

/** A store whose matches all have this version; it answers each query when the test says so. */
const slowStore = () => {
  const open: (() => void)[] = [];
  const asked: string[][] = [];
  const store = { version: 1 };
  const all = <Row>({ values }: Statement): Promise<Row[]> => {
    const ids = JSON.parse(values[0] as string) as string[];
    asked.push(ids);
    const { version } = store;
    const rows = ids.filter((id) => id !== 'none').map((id) => ({ id, version, table_version: 0 }));
    return new Promise((resolve) => open.push(() => resolve(rows as Row[])));
  };
  const db: Queryable = { all, run: async () => 0 };
  return { db, asked, open, store };
};
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('simultaneous callers share one query; callers during it share the next, newer one', async () => {
  const { db, asked, open, store } = slowStore();
  const standings = new Standings(db);
  const first = Promise.all(['a', 'b', 'a', 'none'].map((id) => standings.of(id)));
  await turn();
  store.version = 2;
  const second = Promise.all(['a', 'c'].map((id) => standings.of(id)));
  open[0]?.();
  expect((await first).map((each) => each?.version)).toEqual([1, 1, 1, undefined]);
  await turn();
  open[1]?.();
  expect((await second).map((each) => each?.version)).toEqual([2, 2]);
  expect(asked).toEqual([
    ['a', 'b', 'none'],
    ['a', 'c'],
  ]);
});

test('a failed query fails for its callers only; the next caller starts a new one', async () => {
  let isAway = true;
  const all = async <Row>(): Promise<Row[]> => {
    if (isAway) throw new Error('away');
    return [{ id: 'a', version: 3, table_version: 0 }] as Row[];
  };
  const standings = new Standings({ all, run: async () => 0 });
  await expect(Promise.all([standings.of('a'), standings.of('b')])).rejects.toThrow('away');
  isAway = false;
  expect(await standings.of('a')).toMatchObject({ version: 3 });
});
