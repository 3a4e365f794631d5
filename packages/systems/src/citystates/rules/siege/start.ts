import type { Dice } from '@warmoot/kernel';
import { d10, type Tale } from '../../engine/tale.ts';
import { type Game, groundIn, raceOf } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { unitsAt } from '../../state/occupancy.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { raceOfUnit, type Unit } from '../../state/unit.ts';
import { loseUnits } from '../spells/lostUnits.ts';
import { isSustained } from '../supply/exempt.ts';
import { isWinter } from '../turn/seasons.ts';
import { isSealedOff, ownerOfPlace, placesOf } from './besieged.ts';
import type { Siege } from './state.ts';

const startsBefore = ({ sieges }: Game, owner: PlayerNumber, hex: Spot): number =>
  sieges.find((siege) => siege.hex === hex && siege.owner === owner)?.starts ?? 0;

/**
 * CST-R-74, CST-R-86: recomputes the active player's sieges; those of others last as long as they still own the place.
 */
const siegesAtStart = (game: Game): Siege[] => {
  const player = game.active;
  const others = game.sieges.filter(
    ({ owner, hex }) => owner !== player && ownerOfPlace(game, hex) === owner,
  );
  const own = placesOf(game)
    .filter((hex) => ownerOfPlace(game, hex) === player && isSealedOff(game, player, hex))
    .map((hex) => ({ hex, owner: player, starts: startsBefore(game, player, hex) + 1 }));
  return [...others, ...own].sort((a, b) => a.hex - b.hex);
};

const isSame = (a: readonly Siege[], b: readonly Siege[]): boolean =>
  a.length === b.length &&
  a.every(
    ({ hex, owner, starts }, at) => hex === b[at]?.hex && owner === b[at].owner && starts === b[at].starts,
  );

/** CST-SIE-04, CST-TRN-02 */
export const laySieges = (tale: Tale): void => {
  if (!tale.state.options.switches.march) return;
  const sieges = siegesAtStart(tale.state);
  if (!isSame(sieges, tale.state.sieges))
    tale.tell({
      type: 'siegesChanged',
      player: tale.state.active,
      sieges,
      rules: ['CST-SIE-04', 'CST-R-86'],
    });
};

/** CST-SIE-06, CST-R-86: the START at which attrition begins; a City with a Fortress counts as City. */
const FIRST_ATTRITION = { city: 3, other: 2 } as const;

/** CST-SIE-06, CST-SUP-08 */
export const isStarving = (game: Game, { hex, starts }: Siege): boolean => {
  const { centres, centreAt } = groundIn(game);
  const isCity = centres[centreAt[hex] as number]?.isCity === true;
  return starts >= (isCity ? FIRST_ATTRITION.city : FIRST_ATTRITION.other);
};

/** CST-SIE-06, CST-RAC-17, CST-RAC-24, CST-MAG-06 */
const suffers = (game: Game, unit: Unit): boolean => {
  const race = raceOfUnit(unit.type, raceOf(game, unit.owner));
  if (race === 'Undead' || isSustained(game, unit)) return false;
  return !(race === 'Savages' && isWinter(game) && groundIn(game).terrain[unit.at] === 'J');
};

/** CST-SIE-06: one die for each land Unit there, destroyed on 1 or 2. */
const DEADLY = 2;

/** CST-R-74, CST-SUP-08: with supply lines, hunger replaces it in Winter. */
export const rollSieges = (tale: Tale, dice: Dice): void => {
  const game = tale.state;
  if (game.options.switches.supply && isWinter(game)) return;
  const rolled = game.sieges
    .filter((siege) => siege.owner === game.active && isStarving(game, siege))
    .flatMap(({ hex }) => unitsAt(game, hex))
    .filter((unit) => suffers(game, unit))
    .sort((a, b) => a.id - b.id)
    .map((unit) => ({ unit, roll: d10(dice, 'siege attrition') }));
  if (rolled.length === 0) return;
  loseUnits(
    tale,
    rolled.filter(({ roll }) => roll.value <= DEADLY).map(({ unit }) => unit),
    rolled.map(({ roll }) => roll),
    'CST-SIE-06',
    dice,
  );
};
