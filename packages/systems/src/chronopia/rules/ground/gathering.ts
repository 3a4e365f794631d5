/** Fleetfoot fruit, springs and glades (CHR-SPT-02, -07, -08; CHR-R-56, CHR-R-58, CHR-R-59). */
import type { Edit, ReportText } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import { labelOf } from '../../state/ground.ts';
import { armiesOf } from '../../state/readers.ts';
import type { Army, Campaign } from '../../state/state.ts';

const TURNS_FRESH = 3;

/** CHR-SPT-07, CHR-R-58: no upkeep and no starvation test; its supply range still decides actions and replacements. */
export const isAtSpring = ({ sites }: Campaign, { at }: Pick<Army, 'at'>): boolean =>
  sites[at]?.spring === true;

/** CHR-SPT-08, CHR-R-59 */
export const isAtGlade = ({ sites }: Campaign, { at }: Pick<Army, 'at'>): boolean =>
  sites[at]?.glade === true;

/** CHR-R-56: a stash from turn t can be used in turns t+1 to t+3. */
export const hasFruit = ({ turn }: Campaign, { stash }: Pick<Army, 'stash'>): boolean =>
  stash !== null && turn <= stash.until;

const stashOf = ({ sites, turn }: Campaign, { at, stash }: Army): Army['stash'] => {
  if (sites[at]?.fruit) return { until: turn + TURNS_FRESH };
  return stash !== null && turn >= stash.until ? null : stash;
};

const toldOf = ({ ground }: Campaign, { owner, name, at }: Army, until: number): ReportText => ({
  to: [owner],
  section: 'armies',
  text: `${name} gathered Fleetfoot fruit in ${labelOf(ground, at)}; it keeps until turn ${until}.`,
});

/** T12: armies at the trees get a stash, which replaces an old one; spoiled fruit is removed. */
export const gatherFruit = (tale: Tale): void => {
  const edits: Edit<Army>[] = [];
  const told: ReportText[] = [];
  for (const army of armiesOf(tale.state)) {
    const stash = stashOf(tale.state, army);
    if (stash === army.stash) continue;
    edits.push([army.id, { stash }]);
    if (stash !== null) told.push(toldOf(tale.state, army, stash.until));
  }
  if (edits.length > 0)
    tale.tell({ type: 'fruitGathered', rules: ['CHR-SPT-02', 'CHR-R-56'], change: { armies: edits }, told });
};
