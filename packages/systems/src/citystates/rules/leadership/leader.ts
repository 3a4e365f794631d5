import type { Character } from '../../state/character.ts';
import { type Game, groundIn } from '../../state/game.ts';
import { isNaval, type Spot } from '../../state/ground.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import type { SideLeader } from '../battle/state.ts';
import { effectiveLevel } from '../characters/effectiveLevel.ts';

const WAR_STANDARD = 'EC-B27';
const TIDE_TRIDENT = 'EC-S20';
const WOLF_TOTEM = 'EC-S22';

/** EC-S20: any class leads a fleet as a Hero. */
const leadsFleet = ({ artifacts }: Character, isAtSea: boolean): boolean =>
  isAtSea && artifacts.includes(TIDE_TRIDENT);

/** CST-LDR-01, CST-LDR-02, CST-R-87: Heroes and Barbarians, unless they hide or have lost this turn. */
const mayLead = (character: Character, isAtSea: boolean): boolean =>
  (character.class === 'Hero' || character.class === 'Barbarian' || leadsFleet(character, isAtSea)) &&
  !character.hides &&
  character.lostTurn !== 1;

/** CST-LDR-02, CST-LDR-03, CST-BAR-08, CST-R-26: level, -1 for a Barbarian, and what Artifacts add. */
const leadershipOf = (game: Game, character: Character, isAtSea: boolean): number => {
  const asHero = leadsFleet(character, isAtSea);
  const isBarbarian = character.class === 'Barbarian' && !asHero;
  return (
    effectiveLevel(game, character) -
    (isBarbarian && !character.artifacts.includes(WOLF_TOTEM) ? 1 : 0) +
    (character.artifacts.includes(WAR_STANDARD) ? 1 : 0) +
    (asHero ? 1 : 0)
  );
};

/** CST-LDR-02, CST-R-54, CST-R-95: the best of these players in the spot; ties: a Hero, then the lowest id. */
export const leaderAt = (game: Game, owners: readonly PlayerNumber[], at: Spot): SideLeader | null => {
  const isAtSea = isNaval(groundIn(game), at);
  const [best] = game.characters
    .filter((each) => each.at === at && owners.includes(each.owner) && mayLead(each, isAtSea))
    .map((character) => ({ character, value: leadershipOf(game, character, isAtSea) }))
    .sort(
      (a, b) =>
        b.value - a.value ||
        Number(b.character.class === 'Hero') - Number(a.character.class === 'Hero') ||
        (a.character.id < b.character.id ? -1 : 1),
    );
  if (best === undefined) return null;
  return { character: best.character.id, owner: best.character.owner, value: best.value };
};
