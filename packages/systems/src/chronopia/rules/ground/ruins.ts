/**
 * Who benefits from ruins this turn (CHR-TER-12, CHR-R-53): Long sight, upkeep as at a tower, and its passage block.
 */
import type { Dice, Roll } from '@warmoot/kernel';
import type { Edit } from '../../engine/events.ts';
import { draw, type Tale } from '../../engine/tale.ts';
import { type Hex, labelOf } from '../../state/ground.ts';
import { armiesOf } from '../../state/readers.ts';
import type { Army, Campaign } from '../../state/state.ts';

/** CHR-SAK-01, CHR-EX-28: a city of size 4 or more leaves lasting ruins. */
export const leavesRuins = (size: number): boolean => size >= 4;

/** They have an effect only in their own hex. */
export const isInItsRuins = ({ sites }: Campaign, { at, ruins }: Pick<Army, 'at' | 'ruins'>): boolean =>
  ruins && sites[at]?.ruins === true;

const armiesInRuins = ({ state }: Tale): Map<Hex, Army[]> => {
  const found = new Map<Hex, Army[]>();
  for (const army of armiesOf(state))
    if (state.sites[army.at]?.ruins) found.set(army.at, [...(found.get(army.at) ?? []), army]);
  return found;
};

/** T1: one army in the hex holds them, chosen at random if there are several; an army that leaves loses them. */
export const claimRuins = (tale: Tale, dice: Dice): void => {
  const edits = new Map<number, Edit<Army>>();
  const rolls: Roll[] = [];
  for (const { id, ruins } of armiesOf(tale.state)) if (ruins) edits.set(id, [id, { ruins: false }]);
  for (const [hex, armies] of armiesInRuins(tale)) {
    const drawn = draw(dice, armies, `ruins:${labelOf(tale.state.ground, hex)}`);
    rolls.push(...drawn.rolls);
    edits.set(drawn.chosen.id, [drawn.chosen.id, { ruins: true }]);
  }
  if (edits.size > 0)
    tale.tell({
      type: 'ruinsClaimed',
      rules: ['CHR-TER-12', 'CHR-R-53'],
      rolls,
      change: { armies: [...edits.values()] },
    });
};
