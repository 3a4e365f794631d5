import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededDice } from '../packages/kernel/src/index.ts';
import { cswPlayers } from '../packages/systems/src/csw/ai/index.ts';
import { playGame, printGame } from '../packages/systems/src/csw/golden/goldenGame.ts';
import { type CswOptions, SCENARIOS } from '../packages/systems/src/csw/scenarios/index.ts';
import { MODULES } from '../packages/systems/src/csw/state/setup.ts';

/** The first game of a scenario is plain, between captains; the second has every optional rule, a recruit against a captain. */
const record = (name: string, options: CswOptions, blue: string, red: string): string => {
  const thoughts = seededDice(`${name} thinks`);
  const game = playGame({ name, options, seed: name }, (match) => {
    const open = match.pending[0];
    if (open === undefined) return undefined;
    const player = cswPlayers[open.seat === 'blue' ? blue : red];
    const thought = player?.choose(match.viewOf(open.seat), open.seat, { lines: 1 }, thoughts);
    return { seat: open.seat, order: thought?.command ?? open.standIn };
  });
  return printGame(game);
};

export const recordGolden = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  for (const { id } of SCENARIOS) {
    const games = [
      record(`${id}-1`, { scenario: id }, 'captain', 'captain'),
      record(`${id}-2`, { scenario: id, modules: [...MODULES] }, 'recruit', 'captain'),
    ];
    games.forEach((game, i) => {
      writeFileSync(join(folder, `${id}-${i + 1}.game`), game);
      console.log(
        `${id}-${i + 1}: ${game.split('\n').length - 2} orders, ${Math.round(game.length / 1024)} KB`,
      );
    });
  }
};
