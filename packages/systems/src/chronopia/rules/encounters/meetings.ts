/** Hostile armies in one hex (CHR-ACT-05, CHR-ACT-08, CHR-ACT-10; CHR-CMB-01, CHR-CMB-02). */
import type { Hex } from '../../state/ground.ts';
import { armiesAt } from '../../state/readers.ts';
import type { Army, ArmyId, Campaign } from '../../state/state.ts';
import { mayIgnore } from './escort.ts';
import { isHostilePair } from './wants.ts';

type Pair = readonly [Army, Army];

interface Contact {
  /** CHR-R-86: until slot 1 is over those who began the turn together may still walk away. */
  readonly newcomersOnly: boolean;
  /** Where an army would go next, for the rule of escorts. */
  readonly nextHexOf: (army: Army) => Hex | null;
}

const hasOneOwner = (armies: readonly Army[]): boolean =>
  armies.every(({ owner }) => owner === armies[0]?.owner);

const hostilePairs = (campaign: Campaign, at: Hex, { newcomersOnly }: Contact): Pair[] => {
  const armies = armiesAt(campaign, at).filter(({ inside }) => !inside);
  if (armies.length < 2 || hasOneOwner(armies)) return [];
  const pairs: Pair[] = [];
  for (const [index, a] of armies.entries())
    for (const b of armies.slice(index + 1))
      if ((!newcomersOnly || a.today.moved || b.today.moved) && isHostilePair(campaign, a, b, at))
        pairs.push([a, b]);
  return pairs;
};

const opponentsOf = (pairs: readonly Pair[], army: Army): Army[] =>
  pairs.flatMap(([a, b]) => (a === army ? [b] : b === army ? [a] : []));

/** Everyone in a hostile pair, by id, except those whose escorts take over the fight (CHR-ACT-09, CHR-CMB-03). */
export const armiesMeeting = (campaign: Campaign, at: Hex, contact: Contact): ArmyId[] => {
  const pairs = hostilePairs(campaign, at, contact);
  const involved = [...new Set(pairs.flat())];
  return involved
    .filter((army) => !mayIgnore(campaign, army, opponentsOf(pairs, army), contact.nextHexOf(army)))
    .map(({ id }) => id)
    .sort((a, b) => a - b);
};
