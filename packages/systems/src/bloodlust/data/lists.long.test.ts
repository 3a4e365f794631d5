import { expect, test } from 'vitest';
import { SIDES } from '../state/options.ts';
import { fought } from '../testkit/fought.ts';
import { ARMY_LISTS } from './armyLists.ts';

const isFull = process.env.WARMOOT_LONG !== undefined;
/** Battles between each two lists of a setting, half of them with the sides changed: 400 in all for the full run. */
const BATTLES = isFull ? 16 : 2;
const HOURS = 4 * 3_600_000;

/** Lists that are still too cheap or too dear (docs/balance.md). */
const UNFAIR: readonly string[] = ['carthaginians'];

interface Tally {
  won: number;
  lost: number;
  drawn: number;
}

const battle = (setting: string, red: string, blue: string, seed: string) =>
  fought(
    {
      setting,
      command: 'ADVANCED',
      field: 'crossroads',
      armies: { red: { list: red }, blue: { list: blue } },
    },
    { red: 'marshal', blue: 'marshal' },
    seed,
  ).view.end?.winner;

/** A draw counts half. */
const shareOf = ({ won, lost, drawn }: Tally): number => (won + drawn / 2) / (won + lost + drawn);

test.each(['HISTORICAL', 'FANTASY'] as const)(
  '[BLD-PTS-07] the starter armies of the %s lists win 35 to 65 in a hundred, but for those known to be unfair',
  (setting) => {
    const lists = ARMY_LISTS.filter((list) => list.setting === setting).map(({ id }) => id);
    const records = Object.fromEntries(lists.map((id) => [id, { won: 0, lost: 0, drawn: 0 }]));
    const pairs = lists.flatMap((a, at) => lists.slice(at + 1).map((b) => [a, b] as const));
    for (const [a, b] of pairs) {
      const between = { [a]: 0, [b]: 0, drawn: 0 };
      for (let nth = 0; nth < BATTLES; nth++) {
        const [red, blue] = nth % 2 === 0 ? [a, b] : [b, a];
        const winner = battle(setting, red, blue, `${a} against ${b}, ${nth >> 1}`);
        for (const side of SIDES) {
          const record = records[side === 'red' ? red : blue] as Tally;
          record[winner === null ? 'drawn' : winner === side ? 'won' : 'lost']++;
        }
        const by = winner === null ? 'drawn' : winner === 'red' ? red : blue;
        between[by] = (between[by] ?? 0) + 1;
      }
      console.log(JSON.stringify(between));
    }
    console.log(JSON.stringify(records));
    for (const { won, lost, drawn } of Object.values(records))
      expect(won + lost + drawn).toBe(BATTLES * (lists.length - 1));
    if (!isFull) return;
    const unfair = lists.filter((id) => Math.abs(shareOf(records[id] as Tally) - 0.5) > 0.15);
    expect(unfair).toEqual(lists.filter((id) => UNFAIR.includes(id)));
  },
  HOURS,
);
