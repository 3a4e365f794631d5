import { inEnglish } from '@warmoot/kernel';
import { upkeepOf } from '@warmoot/systems/csw/campaign';
import { DERIVATIONS, pointsInWords, type Trait, type UnitType } from '@warmoot/systems/csw/units';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { counted, gold } from '../../../output/drawColumns.ts';
import type { Page } from '../../../rules/terminal.ts';
import { drawLines } from '../muster/drawLines.ts';
import { findUnit } from '../muster/troops.ts';

const TRAIT_LINES: Readonly<Record<Trait, readonly [text: string, rule: string]>> = {
  pike: ['Its front breaks charges, and five points of it may melee from a hex.', 'CSW-CHG-06'],
  bow: ['A bow: +1 on its die at 8 hexes or more.', 'CSW-MIS-11'],
  elephant: ['Rampages when it routs.', 'CSW-RAM-01'],
  giant: ['Leads Ogres, Trolls, Goblins, Gnolls and Gnomes.', 'CSW-LDR-08'],
  priest: ['A priest: commands lesser undead.', 'CSW-UND-06'],
  wizard: ['A wizard; from level 2 it commands lesser undead.', 'CSW-UND-06'],
  warrior: ['A warrior.', 'CSW-LDR-01'],
  breaches: ['Its missiles may attack walls.', 'CSW-WAL-09'],
  stonethrower: ['May shoot at siege machines.', 'CSW-ENG-01'],
  movesAndFires: ['Moves and fires in the same turn.', 'CSW-MIS-09'],
  greaterUndead: ['Greater undead: commands the lesser.', 'CSW-UND-06'],
  untrainedMounted: ['Mounted but untrained: cannot attack.', 'CSW-DIS-04'],
};

export const drawStatistics = (type: UnitType, page: Page): string[] => {
  const missile =
    type.missile > 0
      ? `missile ${type.missile} to ${counted(type.rangeInHexes, 'hex', 'hexes')}`
      : 'no missiles';
  const die =
    type.attackDie === undefined
      ? ''
      : `, attackers’ die ${type.attackDie > 0 ? '+' : '−'}${Math.abs(type.attackDie)}`;
  return [
    `${page.paint('id', type.code)} ${page.paint('bold', type.name)}: ${type.category}, ${type.race}, ` +
      `${counted(type.men, type.category === 'creature' ? 'head' : 'man', type.category === 'creature' ? 'head' : 'men')}, ` +
      inEnglish(pointsInWords(type.halfPoints)),
    `  Melee ${type.melee}, Defence Class ${type.defence}${die}, ${missile}`,
    `  Movement ${type.movement}, stacking ${type.stacking}, ${counted(type.hits, 'hit')}`,
  ];
};

const upkeepLine = (type: UnitType): { text: string; rules: string[] }[] => {
  const upkeep = upkeepOf(type);
  if (upkeep === undefined) return [];
  const outfit = gold(upkeep.arms + upkeep.armour + upkeep.equipment);
  const month = `${gold(upkeep.monthlyPay)} pay and ${gold(upkeep.monthlyExpenses)} expenses a month`;
  const text = `Upkeep: ${outfit} once, ${month}, ${gold(upkeep.battleCost)} instead of pay in a month with a battle.`;
  return [{ text, rules: ['CSW-MUS-17', 'CSW-MUS-18'] }];
};

/** One unit: its numbers and how they are derived, what is special about it, and its upkeep. */
export const showUnit = (typed: string, page: Page): CommandOutput => {
  const type = findUnit(typed);
  const derivation = DERIVATIONS[type.code as keyof typeof DERIVATIONS];
  const clause = type.category === 'leader' ? 'CSW-UNT-02' : 'CSW-UNT-01';
  const lines = [
    ...type.traits.map((trait) => ({ text: TRAIT_LINES[trait][0], rules: [TRAIT_LINES[trait][1]] })),
    { text: `Derivation: ${derivation}.`, rules: [clause] },
    ...upkeepLine(type),
  ];
  return {
    json: { ...type, derivation, upkeep: upkeepOf(type) },
    lines: [...drawStatistics(type, page), '', ...drawLines(lines, page)],
  };
};
