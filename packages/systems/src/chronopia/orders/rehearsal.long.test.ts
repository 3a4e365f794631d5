/** The checker against what is carried out, in computer play and with mutated files (CHR-GRM-05). */
import { type Player, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { chronopiaPlayers } from '../ai/players.ts';
import { SIX_EMPIRES, selfPlay } from '../ai/selfPlay.ts';
import { printOrders } from '../orderText/index.ts';
import { mutate } from '../orderText/testkit/mutate.ts';
import type { Campaign } from '../state/state.ts';
import type { CampaignCommand } from './commands.ts';
import { Comparison } from './testkit/comparison.ts';
import { readOrdersOf } from './written.ts';

const LONG = process.env.WARMOOT_LONG !== undefined;
const TURNS = LONG ? 40 : 8;
/** At full length more than fifty thousand orders. */
const WARS = LONG ? 15 : 1;
const LEAST = LONG ? 50_000 : 100;

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
      event: (event, before, after) => {
        if (['T5lock', 'T6', 'T7', 'T8', 'T9'].includes(before.step))
          for (const { to, text } of event.told ?? [])
            if (to !== 'all') for (const id of to) seen.happen(id, text);
        if (before.step === 'T5lock' && after.step === 'T6') seen.lock(after);
        if (before.step === 'T9' && after.step === 'T10') seen.close(after);
      },
    },
    undefined,
    players.map((player, nth) => careless(player, `careless ${war} ${nth}`)),
  );
};

test('[CHR-GRM-05] an order the checker passes is carried out unless the world intervenes, and one it objects to is not', () => {
  const seen = new Comparison();
  for (let war = 0; war < WARS; war++) compare(seen, war);
  expect(seen.orders).toBeGreaterThan(LEAST);
  expect(seen.needless).toEqual([]);
  expect(seen.missed).toEqual([]);
  expect(seen.silent).toEqual([]);
});
