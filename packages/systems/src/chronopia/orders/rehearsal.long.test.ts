/** The checker against what is carried out, in computer play and with mutated files (CHR-GRM-05). */
import { type Player, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { chronopiaPlayers } from '../ai/players.ts';
import { SIX_EMPIRES, selfPlay } from '../ai/selfPlay.ts';
import { printOrders } from '../orderText/index.ts';
import { mutate } from '../orderText/testkit/mutate.ts';
import type { Campaign } from '../state/state.ts';
import type { CampaignCommand } from './commands.ts';
import { readOrdersOf } from './written.ts';

const LONG = process.env.WARMOOT_LONG !== undefined;
const TURNS = LONG ? 40 : 8;
/** At full length more than fifty thousand orders. */
const WARS = LONG ? 15 : 1;
const LEAST = LONG ? 50_000 : 100;

const CODE = /\((E-\d\d)[^)]*\)\.?$/u;

/**
 * Failures that neighbours cause who move, work, build or are not seen, also by cutting supply, and a second Grow after
 * dice have let the first succeed: nobody could have known.
 */
const INTERVENTION =
  /site not suitable|stopped in|the way is blocked|not accepted|no such target|a hostile army is in the hex|no further action this turn|another battalion is working|there is no mine here|there is already a road|has no such improvement|cannot grow beyond/;

/** A notice of a name that will be taken, also for a city that takes two turns to found: no objection. */
const NOTICE = 'E-13';

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
        if (code !== NOTICE && !happened.some((text) => CODE.exec(text)?.[1] === code))
          this.needless.push(`${key}: ${said}`);
      }
    }
    this.#foreseen.clear();
    this.#happened.clear();
  }
}

type Computer = Player<Campaign, CampaignCommand>;

/** Hands in a damaged copy of a good file now and then, as people do. */
const careless = (player: Computer, seed: string): Computer => {
  const dice = seededDice(seed);
  return {
    name: `careless ${player.name}`,
    choose: (view, seat, budget, thoughts) => {
      const thought = player.choose(view, seat, budget, thoughts);
      if (thought?.command.type !== 'orders' || dice.roll(3, 'careless') > 1) return thought;
      const me = (view as Campaign).seenBy as number;
      const { statements } = thought.command;
      const empire = view.empires[me]!.name;
      const text = mutate(dice, printOrders({ empire, turn: view.turn, statements }));
      const { file, findings } = readOrdersOf(view as Campaign, me, text);
      const isOfNow = findings.every(({ code }) => code !== 'E-15');
      return isOfNow && file.statements.length > 0
        ? { ...thought, command: { type: 'orders', statements: file.statements } }
        : thought;
    },
  };
};

const compare = (seen: Comparison, war: number): void => {
  const players = Object.values(chronopiaPlayers);
  selfPlay(
    { ...SIX_EMPIRES, lastTurn: TURNS, calamities: false, hexesPerEmpire: 60 },
    `rehearsal ${war}`,
    {
      orders: (view, command) => {
        if (command.type !== 'orders') return;
        const { statements } = command;
        const empire = view.empires[view.seenBy as number]!.name;
        seen.foresee(view, printOrders({ empire, turn: view.turn, statements }), statements.length);
      },
      event: (event, before) => {
        if (!['T5lock', 'T6', 'T7', 'T8', 'T9'].includes(before.step)) return;
        for (const { to, text } of event.told ?? [])
          if (to !== 'all' && CODE.test(text)) for (const id of to) seen.happen(before.turn, id, text);
      },
    },
    undefined,
    players.map((player, nth) => careless(player, `careless ${war} ${nth}`)),
  );
  seen.close();
};

test('an order the checker passes is carried out unless the world intervenes, and one it objects to is not', () => {
  const seen = new Comparison();
  for (let war = 0; war < WARS; war++) compare(seen, war);
  expect(seen.orders).toBeGreaterThan(LEAST);
  expect(seen.needless).toEqual([]);
  expect(seen.missed.filter((text) => !INTERVENTION.test(text))).toEqual([]);
});
