import { type Clause, permit, refuse } from '@warmoot/kernel';
import { type Game, groundIn, playerOf } from '../../state/game.ts';
import { charactersAt } from '../../state/occupancy.ts';
import type { Attempt } from '../characters/action.ts';
import { NO_AIM } from '../characters/action.ts';
import { bears, SEEING_GLASS } from '../characters/artifacts.ts';
import { effectsIn, isHiddenFromScry } from '../characters/lasting.ts';
import { hasEnemyUnits, hexesNear, hexOf, isLandHex, spotNear } from '../characters/targets.ts';
import { seeStack } from '../rogues/spy.ts';
import { goldByHalfDie, magicNumber, rite } from './magic.ts';

/** CST-MAG-04 */
export const createGold = rite(
  { Mage: 1 },
  {
    words: 'create gold',
    verb: 'Create Gold',
    clauses: [],
    succeed: goldByHalfDie('CST-MAG-04'),
    offers: () => NO_AIM,
  },
);

/** CST-MAG-05: the Mage and the friendly Characters in his hex; not Units. */
export const fly = rite(
  { Mage: 1 },
  {
    words: 'fly',
    verb: 'Cast Fly',
    clauses: [],
    succeed: (tale, { player, character }) => {
      const characters = charactersAt(tale.state, player, character.at).map(({ id }) => id);
      tale.tell({ type: 'flightGranted', player, characters, rules: ['CST-MAG-05'] });
    },
    offers: () => NO_AIM,
  },
);

/** CST-MAG-06: every friendly and allied Unit in the hex; the supply and siege checks use it. */
export const sustenance = rite(
  { Mage: 1 },
  {
    words: 'sustain the Units of a hex',
    verb: 'Cast Sustenance',
    clauses: [spotNear('CST-MAG-06')],
    succeed: (tale, attempt) => {
      tale.tell({
        type: 'effectBegun',
        effect: { kind: 'sustenance', owner: attempt.player, hex: hexOf(attempt) },
        rules: ['CST-MAG-06'],
      });
    },
    offers: hexesNear,
  },
);

const onTheMap: Clause<Attempt> = (attempt) =>
  hexOf(attempt) >= 0 ? permit : refuse('CST-MAG-08', 'there is no such hex on the map');

const notInSanctuary: Clause<Attempt> = (attempt) =>
  isHiddenFromScry(attempt.game, attempt.player, hexOf(attempt))
    ? refuse('CST-R-32', 'a Sanctuary hides that hex')
    : permit;

/** Hexes worth looking at: those with Units of others. */
const occupiedHexes = (game: Game, { owner }: { readonly owner: number }) =>
  groundIn(game).ids.flatMap((hex, spot) => (hasEnemyUnits(game, owner, spot) ? [{ hex }] : []));

const scryLevels = { Mage: 2 };
const scrySpell = rite(scryLevels, {
  words: 'scry a hex',
  verb: 'Scry',
  clauses: [onTheMap, notInSanctuary],
  succeed: (tale, attempt) => seeStack(tale, attempt.player, hexOf(attempt), 'CST-MAG-08'),
  offers: occupiedHexes,
});

/**
 * CST-MAG-08; with the Seeing Glass any Character at 5 (EC-B33, CST-R-72); a Mage uses the better of the two
 * (CST-R-103).
 */
export const scry = {
  ...scrySpell,
  alsoFor: (_game: Game, character: Attempt['character']) => bears(character, SEEING_GLASS),
  number: (attempt: Attempt) => {
    const glass = [{ rule: 'CST-R-72', label: 'Seeing Glass', value: 5 }];
    const { class: cls } = attempt.character;
    const spell = cls === 'Mage' ? magicNumber(attempt, scryLevels) : [];
    const sum = spell.reduce((total, { value }) => total + value, 0);
    return bears(attempt.character, SEEING_GLASS) && sum <= 5 ? glass : spell;
  },
};

const ownOrFreeHex: Clause<Attempt> = (attempt) => {
  const hex = hexOf(attempt);
  if (!isLandHex(attempt.game, hex)) return refuse('CST-MAG-11', 'Walls can stand only on land');
  return hasEnemyUnits(attempt.game, attempt.player, hex)
    ? refuse('CST-MAG-11', 'enemy Units are in that hex')
    : permit;
};

const notWalledYet: Clause<Attempt> = (attempt) =>
  effectsIn(attempt.game, hexOf(attempt), 'walls').length > 0
    ? refuse('CST-R-70', 'there are already Walls')
    : permit;

/** CST-MAG-11: as a Field fort, until the player's next turn. */
export const walls = rite(
  { Mage: 3 },
  {
    words: 'raise Walls',
    verb: 'Raise Walls',
    clauses: [spotNear('CST-MAG-11'), ownOrFreeHex, notWalledYet],
    succeed: (tale, attempt) => {
      tale.tell({
        type: 'effectBegun',
        effect: { kind: 'walls', owner: attempt.player, hex: hexOf(attempt) },
        rules: ['CST-MAG-11'],
      });
    },
    offers: hexesNear,
  },
);

const noTokenYet: Clause<Attempt> = ({ game, player }) =>
  playerOf(game, player).hasFate ? refuse('CST-MAG-15', 'you already hold a Fate token') : permit;

/** CST-MAG-15 */
export const fates = rite(
  { Mage: 6 },
  {
    words: 'call on the Fates',
    verb: 'Call on the Fates',
    clauses: [noTokenYet],
    succeed: (tale, { player }) => {
      tale.tell({ type: 'fateGained', player, rules: ['CST-MAG-15'] });
    },
    offers: () => NO_AIM,
  },
);
