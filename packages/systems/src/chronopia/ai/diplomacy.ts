/** Declarations and bids of a computer empire: few words, kept by honour (CHR-CPU-02, CHR-CPU-04). */
import type { Dice } from '@warmoot/kernel';
import type { CampaignCommand } from '../commands.ts';
import { distance } from '../ground.ts';
import type { Stance } from '../orders.ts';
import { citiesOf, playersIn, stanceOf } from '../readers.ts';
import { checkDeclare } from '../rules/deals/declarations.ts';
import { checkBid, lowestBid } from '../rules/dogs/bidding.ts';
import type { Campaign, EmpireId } from '../state.ts';
import { characterOf } from './character.ts';
import { upkeepOf } from './desk.ts';

const nearness = (view: Campaign, me: EmpireId, other: EmpireId): number => {
  const mine = citiesOf(view, me);
  return Math.min(
    ...citiesOf(view, other).flatMap(({ at }) => mine.map((city) => distance(view.ground, at, city.at))),
    99,
  );
};

/** Its one enemy: the nearest neighbour it is not bound to. */
const rivalOf = (view: Campaign, me: EmpireId): EmpireId | undefined =>
  playersIn(view)
    .filter(({ id }) => id !== me && !['Friendly', 'Allied'].includes(stanceOf(view, id, me)))
    .map(({ id }) => id)
    .sort((a, b) => nearness(view, me, a) - nearness(view, me, b) || a - b)[0];

/** A truce that is offered is accepted; war is answered with war; far neighbours are left alone. */
const stanceToward = (view: Campaign, me: EmpireId, other: EmpireId, dice: Dice): Stance => {
  const { aggression, honour } = characterOf(view.empires[me]!);
  const theirs = stanceOf(view, other, me);
  const ours = stanceOf(view, me, other);
  if (theirs === 'At War') return 'At War';
  if (theirs === 'Friendly' || theirs === 'Allied')
    return dice.roll(10, 'honour') <= honour + 3 ? theirs : ours;
  if (rivalOf(view, me) === other && aggression > 4 && view.turn > 2) return 'At War';
  return view.turn > 3 && honour > 5 ? 'Friendly' : 'Neutral';
};

const declarations = (view: Campaign, me: EmpireId, dice: Dice): CampaignCommand | undefined => {
  for (const { id } of playersIn(view)) {
    if (id === me) continue;
    const stance = stanceToward(view, me, id, dice);
    if (stance !== stanceOf(view, me, id) && checkDeclare(view, me, id, stance).ok)
      return { type: 'declare', empire: id, stance };
  }
  return undefined;
};

const bids = (view: Campaign, me: EmpireId): CampaignCommand | undefined => {
  const { trade } = characterOf(view.empires[me]!);
  const free = view.empires[me]!.treasury - upkeepOf(view, me);
  for (const { band, state, high } of view.dogs) {
    if (state !== 'offered' || high?.empire === me) continue;
    const guilders = high === null ? lowestBid(view, band) : Math.ceil((high.guilders * 11) / 10);
    if (guilders * 2 <= free && guilders <= 300 + 20 * trade && checkBid(view, me, band, guilders).ok)
      return { type: 'bid', band, guilders };
  }
  return undefined;
};

export const negotiate = (view: Campaign, me: EmpireId, dice: Dice): CampaignCommand =>
  declarations(view, me, dice) ?? bids(view, me) ?? { type: 'ready' };
