/**
 * Draws that are settled before they are made: forced by the moderator, or kept from a turn that he rolled back
 * (CHR-MOD-01, CHR-MOD-03). They are not rolled: their event lists them separately, and the dice stay verifiable.
 */
import { Chronicle, type Dice, type Roll, streamOf } from '@warmoot/kernel';
import type { Campaign } from '../state/state.ts';
import { apply, type CampaignEvent } from './events.ts';

interface Drawn {
  readonly roll: Roll;
  readonly isSettled: boolean;
}

const rollsOf = (drawn: readonly Drawn[], settled: boolean): Roll[] =>
  drawn.filter(({ isSettled }) => isSettled === settled).map(({ roll }) => roll);

/** A tale that provides its own dice and knows which of its draws were settled, in the order of its events. */
export class TaleOfDraws extends Chronicle<Campaign, CampaignEvent> implements Dice {
  readonly #dice: Dice;
  /** Drawn, but not yet in an event. */
  readonly #untold: Drawn[] = [];

  constructor(campaign: Campaign, dice: Dice) {
    super(campaign, apply);
    this.#dice = dice;
  }

  /** A settled value above the highest face counts as that face. */
  roll(sides: number, label: string): number {
    const settled = this.#settledFor(label);
    const value = settled === undefined ? this.#dice.roll(sides, label) : Math.min(settled, sides);
    this.#untold.push({ roll: { sides, why: label, value }, isSettled: settled !== undefined });
    return value;
  }

  /** Only the draw that names a stream is settled, not the dice in it (CHR-AUT-28). */
  stream(name: string, seed: string): Dice {
    return streamOf(this.#dice, name, seed);
  }

  override tell(event: CampaignEvent): Campaign {
    const drawn = this.#untold.splice(0, event.rolls?.length ?? 0);
    const settled = rollsOf(drawn, true);
    if (settled.length === 0) return super.tell(event);
    return super.tell({ ...event, rolls: rollsOf(drawn, false), settled });
  }

  #settledFor(label: string): number | undefined {
    const { settled } = this.state;
    if (settled.length === 0) return undefined;
    const used = rollsOf(this.#untold, true).filter(({ why }) => why === label).length;
    return settled.filter(({ why }) => why === label)[used]?.value;
  }
}
