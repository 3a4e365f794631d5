import { MODERATOR, type Seat } from '@warmoot/kernel';
import type { Battle, Tunnel } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';

/** What a seat may know of the underground, the only hidden part of a battle (CSW-P-20). */
export interface Knowledge {
  readonly sees: (unit: Unit) => boolean;
  readonly knows: (tunnel: Tunnel) => boolean;
  /** Whether it may know what happens under a cell. */
  readonly seesUnder: (cell: number) => boolean;
}

const ALL: Knowledge = { sees: () => true, knows: () => true, seesUnder: () => true };

/** Without tunnels, as in most battles, nothing is hidden from anybody. */
export const knowledgeOf = ({ tunnels }: Battle, seat: Seat): Knowledge => {
  if (tunnels.length === 0 || seat === MODERATOR) return ALL;
  const knows = ({ knownTo }: Tunnel): boolean => knownTo.some((side) => side === seat); // CSW-TUN-02, CSW-TUN-05
  if (tunnels.every(knows)) return ALL;
  const seesUnder = (cell: number): boolean =>
    tunnels.some((tunnel) => knows(tunnel) && tunnel.cells.includes(cell));
  const sees = (unit: Unit): boolean => !unit.underground || unit.side === seat || seesUnder(unit.cell);
  return { sees, knows, seesUnder };
};

export const seesAll = (knowledge: Knowledge): boolean => knowledge === ALL;
