import { sql } from '../store/statement.ts';
import type { Asks } from '../store/store.ts';

/** True for the first caller on any node; all others must not act. */
export const claim = async (asks: Asks, key: string, at: number): Promise<boolean> =>
  (await asks.run(sql`insert into claims (key, at) values (${key}, ${at}) on conflict (key) do nothing`)) ===
  1;

/** The attempt failed, so somebody may try again. */
export const release = (asks: Asks, key: string): Promise<number> =>
  asks.run(sql`delete from claims where key = ${key}`);
