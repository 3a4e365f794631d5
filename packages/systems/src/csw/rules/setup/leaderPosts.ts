import { distance } from '../../state/board.ts';
import { type Battle, boardIn, isLeader } from '../../state/state.ts';
import type { Unit } from '../../state/unit.ts';
import { COMMAND_RANGE_IN_HEXES } from '../leaders/command.ts';

interface Troop {
  readonly cell: number;
  readonly count: number;
}

/**
 * The leaders' stacks: each goes where he brings most further units into command, and, once all are in command, as far
 * as possible from other leaders, so that one death does not shake everybody (CSW-MOR-04). `among`: the stacks he may
 * join, if not all.
 */
export const leaderPosts = (
  battle: Battle,
  leaders: readonly Unit[],
  troops: readonly Troop[],
  among: readonly Troop[] = troops,
): number[] => {
  const board = boardIn(battle);
  const posts = battle.units.flatMap((unit) =>
    unit.side === leaders[0]?.side && unit.status === 'onMap' && isLeader(battle, unit) ? [unit.cell] : [],
  );
  const reaches = (from: number, to: number): boolean => distance(board, from, to) <= COMMAND_RANGE_IN_HEXES;
  return leaders.map(() => {
    const waiting = troops.filter(({ cell }) => !posts.some((post) => reaches(post, cell)));
    const gain = (at: number): number =>
      waiting.reduce((sum, { cell, count }) => (reaches(at, cell) ? sum + count : sum), 0);
    const apart = (at: number): number => Math.min(99, ...posts.map((post) => distance(board, at, post)));
    const post = best(among.map(({ cell }) => ({ cell, worth: 100 * gain(cell) + apart(cell) })));
    posts.push(post);
    return post;
  });
};

const best = (choices: readonly { readonly cell: number; readonly worth: number }[]): number =>
  choices.reduce((most, choice) => (choice.worth > most.worth ? choice : most)).cell;
