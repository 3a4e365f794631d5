import type { Race } from '../units/unitType.ts';

/** A race's abilities underground. */
interface Spadework {
  /** Hexes it digs in a movement segment. */
  readonly dig: number;
  /** Whether it has its whole allowance underground, or half of it. */
  readonly movesFreely: boolean;
  readonly attackDie: number;
  readonly defence: number;
}

const MEN: Spadework = { dig: 1, movesFreely: false, attackDie: 1, defence: -1 };
const GOBLINS: Spadework = { dig: 2, movesFreely: true, attackDie: 0, defence: 1 };
const DWARVES: Spadework = { dig: 3, movesFreely: true, attackDie: -1, defence: 1 };

/** CSW-TUN-03, the table. Races that it does not name dig like men and elves. */
export const SPADEWORK: Readonly<Record<Race, Spadework>> = {
  human: MEN,
  elf: MEN,
  gnoll: MEN,
  ogre: MEN,
  troll: MEN,
  giant: MEN,
  other: MEN,
  goblin: GOBLINS,
  orc: GOBLINS,
  dwarf: DWARVES,
  gnome: DWARVES,
};
