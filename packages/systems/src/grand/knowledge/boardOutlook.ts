import type { UnitCode } from '../data/units.ts';
import type { Battle, BySide, Side } from '../rules/combat/battle.ts';
import { boardSize } from '../rules/rosters/board.ts';
import { moraleOf, type Situation, situationsOf } from '../rules/rosters/morale.ts';
import { circumstancesOf, sideAIn } from '../rules/rosters/request.ts';
import { armyIn, type Game, groundIn } from '../state/game.ts';
import { levelOf, type Unit } from '../state/roster.ts';

/** The Morale Factor of one type and level of troops. */
interface MoraleRow {
  readonly code: UnitCode;
  readonly level: 1 | 2 | 3 | 4;
  readonly factor: number;
  readonly count: number;
}

/** GRD-PLY-34: what both sides know before they choose between the dice and the board. */
export interface BoardOutlook {
  readonly boards: number;
  readonly turns: number;
  readonly counters: BySide<number>;
  /** Who will be Side A, or chooses it. */
  readonly sideA: Side | 'dice';
  readonly morale: BySide<readonly MoraleRow[]>;
  /** GRD-CSW-31: the reasons for it. */
  readonly situations: BySide<readonly Situation[]>;
}

const rowsOf = (units: readonly Unit[], factorOf: (unit: Unit) => number | undefined): MoraleRow[] => {
  const rows: MoraleRow[] = [];
  for (const unit of units) {
    const factor = factorOf(unit);
    if (factor === undefined) continue;
    const at = rows.findIndex(({ code, level }) => code === unit.code && level === levelOf(unit));
    const row = rows[at];
    if (row === undefined) rows.push({ code: unit.code, level: levelOf(unit), factor, count: 1 });
    else rows[at] = { ...row, count: row.count + 1 };
  }
  return rows;
};

const BASIC_MORALE = 8;

export const boardOutlook = (game: Game, battle: Battle): BoardOutlook => {
  const terrain = groundIn(game).terrain[battle.hex] ?? 'plain';
  const strength = battle.strengths.attacker + battle.strengths.defender;
  const unitsOf = (side: Side): readonly Unit[] => armyIn(game, battle.armies[side])?.units ?? [];
  const hereOf = (side: Side) => {
    const army = armyIn(game, battle.armies[side]);
    return army && circumstancesOf(game, battle, side, army);
  };
  const moraleIn = (side: Side): MoraleRow[] => {
    const here = hereOf(side);
    return rowsOf(unitsOf(side), (unit) => {
      const factor = here && moraleOf(unit, here);
      return factor !== undefined && game.options.advancedMorale === false ? BASIC_MORALE : factor;
    });
  };
  const situationsIn = (side: Side): readonly Situation[] => {
    const here = hereOf(side);
    return here === undefined || game.options.advancedMorale === false ? [] : situationsOf(here);
  };
  return {
    ...boardSize(strength, terrain),
    counters: { attacker: unitsOf('attacker').length, defender: unitsOf('defender').length },
    sideA: sideAIn(game, battle),
    morale: { attacker: moraleIn('attacker'), defender: moraleIn('defender') },
    situations: { attacker: situationsIn('attacker'), defender: situationsIn('defender') },
  };
};
