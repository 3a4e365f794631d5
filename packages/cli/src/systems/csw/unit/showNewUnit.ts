import { createUnit } from '@warmoot/systems/csw/campaign';
import { readUnits, type UnitType } from '@warmoot/systems/csw/units';
import type { CommandOutput } from '../../../output/commandOutput.ts';
import { UserError } from '../../../output/userError.ts';
import type { Page } from '../../../rules/terminal.ts';
import { drawLines } from '../muster/drawLines.ts';
import { type CreateOptions, parseRecipe } from './parseRecipe.ts';
import { drawStatistics } from './showUnit.ts';

/** In the form of a units file, so that a unit created here can be fielded. */
const written = (type: UnitType) => ({
  code: type.code,
  name: type.name,
  category: type.category,
  race: type.race,
  points: type.halfPoints / 2,
  melee: type.melee,
  defence: type.defence,
  ...(type.missile > 0 ? { missile: type.missile, range: type.rangeInHexes } : {}),
  movement: type.movement,
  ...(type.category === 'creature' ? { hits: type.hits } : {}),
  men: type.men,
  ...(type.level === undefined ? {} : { level: type.level }),
  ...(type.traits.length > 0 ? { traits: type.traits } : {}),
  ...(type.attackDie === undefined ? {} : { attackDie: type.attackDie }),
});

/** Section 34 line by line, and the unit in the form of a units file. */
export const showNewUnit = (options: CreateOptions, page: Page): CommandOutput => {
  const { type, nearest, lines } = createUnit(parseRecipe(options));
  const unit = written(type);
  const reading = readUnits([unit]);
  if (!reading.ok) throw new UserError(`Cannot make ${type.name}: ${reading.problem}.`);
  return {
    json: { unit, type, nearest: nearest.code, lines },
    lines: [
      ...drawStatistics(type, page),
      '',
      ...drawLines(lines, page),
      '',
      page.paint('dim', '--json prints it in the form of a units file.'),
    ],
  };
};
