import { type Clause, firstRefusal, permit, refuse, type Seat, type Verdict } from '@warmoot/kernel';
import { type HexId, terrainAt } from '../../board.ts';
import type { PracticeEvent } from '../../events.ts';
import type { Band } from '../../state.ts';
import type { PracticeView } from '../../view.ts';
import { isTheirPart } from '../parts.ts';

interface Hiding {
  readonly view: PracticeView;
  readonly seat: Seat;
  readonly at: HexId;
}

const onlyOnce: Clause<Hiding> = ({ view }) =>
  view.phase === 'hide' ? permit : refuse('PRC-SET-02', 'the archers are hidden before the first turn');

const inTheWoods: Clause<Hiding> = ({ at }) =>
  terrainAt(at) === 'woods' ? permit : refuse('PRC-SET-02', 'archers hide in the woods');

/** PRC-SET-02 */
export const checkHide = (hiding: Hiding): Verdict =>
  firstRefusal([isTheirPart, onlyOnce, inTheWoods], hiding);

/** PRC-HID-02. A secret is revealed, so this cannot be undone. */
const cameOut: PracticeEvent = { type: 'archersCameOut', irrevocable: true, rules: ['PRC-HID-02'] };

/** PRC-HID-02: from woods to woods unseen. */
export const leavesHiding = (band: Band, to: HexId): PracticeEvent[] =>
  band.hidden && terrainAt(to) !== 'woods' ? [cameOut] : [];

/** PRC-HID-02: attacking gives the archers away. */
export const givenAwayByAttack = (band: Band): PracticeEvent[] => (band.hidden ? [cameOut] : []);

/** PRC-HID-03 */
export const foundBy = (finder: Band, at: HexId): PracticeEvent => ({
  type: 'archersFound',
  by: finder.id,
  at,
  irrevocable: true,
  rules: ['PRC-HID-03'],
});
