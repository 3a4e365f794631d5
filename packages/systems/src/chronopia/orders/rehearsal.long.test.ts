/** The checker against what is carried out, in computer play and with mutated files (CHR-GRM-05). */
import { seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { SIX_EMPIRES, selfPlay } from '../ai/selfPlay.ts';
import { printOrders } from '../orderText/index.ts';
import { mutate } from '../orderText/testkit/mutate.ts';
import type { Campaign } from '../state/state.ts';
import { readOrdersOf } from './written.ts';

const LONG = process.env.WARMOOT_LONG !== undefined;
const TURNS = LONG ? 40 : 8;

const CODE = /\((E-\d\d)[^)]*\)\.?$/u;

/** Failures that neighbours cause who move or are not seen, also by cutting supply: nobody could have known. */
const INTERVENTION =
  /site not suitable|stopped in|the way is blocked|not accepted|no such target|a hostile army is in the hex|no further action this turn/;

/** What one empire was told beforehand and what happened, in one turn. */
class Comparison {
  orders = 0;
  readonly missed: string[] = [];
  readonly needless: string[] = [];
  readonly #foreseen = new Map<string, string[]>();
  readonly #happened = new Map<string, string[]>();

  foresee(view: Campaign, text: string, count: number): void {
    const me = view.seenBy as number;
    this.orders += count;
    const { findings } = readOrdersOf(view, me, text);
    const lines = text.split('\n');
    this.#foreseen.set(
      `${view.turn} ${me}`,
      findings.map(({ line, code, text: why }) => `${lines[line - 1]} | ${code} ${why}`),
    );
  }

  happen(turn: number, empire: number, text: string): void {
    const key = `${turn} ${empire}`;
    this.#happened.set(key, [...(this.#happened.get(key) ?? []), text]);
  }

  close(): void {
    for (const [key, foreseen] of this.#foreseen) {
      const happened = this.#happened.get(key) ?? [];
      for (const text of happened) {
        const code = CODE.exec(text)?.[1];
        if (!foreseen.some((said) => said.includes(`| ${code}`))) this.missed.push(`${key}: ${text}`);
      }
      for (const said of foreseen) {
        const code = /\| (E-\d\d)/.exec(said)?.[1];
        if (!happened.some((text) => CODE.exec(text)?.[1] === code)) this.needless.push(`${key}: ${said}`);
      }
    }
  }
}

test('an order the checker passes is carried out unless the world intervenes, and one it objects to is not', () => {
  const seen = new Comparison();
  const dice = seededDice('mutants');
  selfPlay({ ...SIX_EMPIRES, lastTurn: TURNS, calamities: false, hexesPerEmpire: 60 }, 'rehearsal', {
    orders: (view, command) => {
      if (command.type !== 'orders') return;
      const { statements } = command;
      const empire = view.empires[view.seenBy as number]!.name;
      const text = printOrders({ empire, turn: view.turn, statements });
      seen.foresee(view, text, statements.length);
      for (let nth = 0; nth < 3; nth++) readOrdersOf(view, view.seenBy as number, mutate(dice, text));
    },
    event: (event, before) => {
      if (!['T6', 'T7', 'T8', 'T9'].includes(before.step)) return;
      for (const { to, text } of event.told ?? [])
        if (to !== 'all' && CODE.test(text)) for (const id of to) seen.happen(before.turn, id, text);
    },
  });
  seen.close();
  expect(seen.orders).toBeGreaterThan(100);
  expect(seen.needless).toEqual([]);
  expect(seen.missed.filter((text) => !INTERVENTION.test(text))).toEqual([]);
});
