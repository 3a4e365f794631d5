/** A slot in progress: its walks so far, and the current impulse. */
import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { Step } from '../../orders/orders.ts';
import type { Hex } from '../../state/ground.ts';
import type { Army, Campaign, Unit, Walk } from '../../state/state.ts';
import { targetOf } from '../ground/checkStep.ts';
import { orderIn } from './orders.ts';

/** By army and unit, in the order of ids. Written into the campaign only while a patrol must choose (CHR-PLAY-03). */
export class SlotRun {
  readonly tale: Tale;
  readonly dice: Dice;
  impulse: number;
  readonly #walks: Map<string, Walk>;

  constructor(tale: Tale, dice: Dice, walks: readonly Walk[], impulse = 0) {
    this.tale = tale;
    this.dice = dice;
    this.impulse = impulse;
    this.#walks = new Map(walks.map((walk) => [keyOf(walk), walk]));
  }

  get campaign(): Campaign {
    return this.tale.state;
  }
  get walks(): Walk[] {
    return [...this.#walks.values()];
  }
  put(walk: Walk): void {
    this.#walks.set(keyOf(walk), walk);
  }
  of(thing: Army | Unit): Walk | undefined {
    return this.#walks.get(keyOf({ kind: 'kind' in thing ? 'unit' : 'army', id: thing.id }));
  }
  /** Those that took a step in the current impulse. */
  get stepped(): Walk[] {
    return this.walks.filter(({ steppedIn }) => steppedIn === this.impulse && this.impulse > 0);
  }
}

const keyOf = ({ kind, id }: Pick<Walk, 'kind' | 'id'>): string => `${kind}${id}`;

/** The walker, if it still exists and nothing holds it. */
export const walkerOf = ({ armies, units }: Campaign, { kind, id }: Walk): Army | Unit | null => {
  if (kind === 'unit') {
    const unit = units[id] ?? null;
    return unit === null || unit.stopped ? null : unit;
  }
  const army = armies[id] ?? null;
  return army === null || army.today.pinned || army.today.stopped ? null : army;
};

/** The first step of its orders after this slot. */
const stepAfter = (campaign: Campaign, army: Army): Step | undefined => {
  const { action } = orderIn(campaign, army, campaign.slot + 1);
  return action.a === 'move' || action.a === 'march' ? action.steps[0] : undefined;
};

/** Where an army would go next, in this action or the one after, for the rule of escorts (CHR-R-93). */
export const nextHexOf =
  (run: SlotRun) =>
  (army: Army): Hex | null => {
    const walk = run.of(army);
    const step = walk?.steps[walk.way.length - 1] ?? stepAfter(run.campaign, army);
    return step === undefined ? null : targetOf(run.campaign, army.at, step);
  };
