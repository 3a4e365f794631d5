/** Flyers over open water (CHR-TER-19, CHR-R-52). */
import type { Edit, ReportText } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import { labelOf, terrainAt } from '../../state/ground.ts';
import { armiesOf } from '../../state/readers.ts';
import type { Army, Campaign } from '../../state/state.ts';
import { agreed } from '../../words/grammar.ts';

/** Turns ended in the air over water, this one included; an army on board a ship is not in the air. */
const turnsOverWater = ({ ground }: Campaign, { at, afloat, overWater }: Army): number =>
  terrainAt(ground, at) === 'water' && !afloat ? overWater + 1 : 0;

const toldOf = ({ ground }: Campaign, { owner, name, at }: Army, turns: number): ReportText => ({
  to: [owner],
  section: turns > 1 ? 'armies' : 'warnings',
  text:
    turns > 1
      ? `${name} found no land and was lost in the water at ${labelOf(ground, at)}.`
      : `${agreed(name, 'is', 'are')} over water at ${labelOf(ground, at)} and must end the next turn on land or be lost.`,
});

/** T12: an army survives one turn over water; a second in a row destroys it. */
export const loseFlyersOverWater = (tale: Tale): void => {
  const edits: Edit<Army>[] = [];
  const told: ReportText[] = [];
  for (const army of armiesOf(tale.state)) {
    const turns = turnsOverWater(tale.state, army);
    if (turns === army.overWater) continue;
    edits.push([army.id, turns > 1 ? null : { overWater: turns }]);
    if (turns > 0) told.push(toldOf(tale.state, army, turns));
  }
  if (edits.length > 0)
    tale.tell({
      type: 'flyersOverWater',
      rules: ['CHR-TER-19', 'CHR-R-52'],
      change: { armies: edits },
      told,
    });
};
