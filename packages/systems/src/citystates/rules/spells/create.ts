import { type Clause, permit, refuse, say } from '@warmoot/kernel';
import type { UnitType } from '../../data/units.ts';
import { d10, halved } from '../../engine/tale.ts';
import { type Game, playerOf } from '../../state/game.ts';
import { occupancyOf } from '../../state/occupancy.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import { newUnit, type Unit, unitId } from '../../state/unit.ts';
import { type Attempt, NO_AIM } from '../characters/action.ts';
import { hasEnemyUnits, isLandHex } from '../characters/targets.ts';
import { MAX_PER_SPOT, roomFor } from '../stacking/stacking.ts';
import { rite } from './magic.ts';

/** CST-MAG-14 */
const MAX_RISEN = 6;

/** CST-R-90 */
const onFreeLand: Clause<Attempt> = ({ game, player, character: { at } }) => {
  if (!isLandHex(game, at)) return refuse('CST-R-90', 'it cannot be done at sea');
  return hasEnemyUnits(game, player, at) ? refuse('CST-R-90', 'enemy Units are in the hex') : permit;
};

const roomForOne: Clause<Attempt> = ({ game, character: { at } }) =>
  roomFor(game, at, 1) ? permit : refuse('CST-STK-01', 'the hex is full');

const created = (
  game: Game,
  player: PlayerNumber,
  type: UnitType,
  count: number,
  at: number,
  more: Partial<Unit>,
): Unit[] => {
  const { raised } = playerOf(game, player);
  return Array.from({ length: count }, (_, index) =>
    newUnit(unitId(player, raised + index), player, type, at, more),
  );
};

const sustainsNone: Clause<Attempt> = ({ game, character: { id } }) =>
  game.units.some(({ sustainedBy }) => sustainedBy === id)
    ? refuse('CST-MAG-13', 'he already sustains an Elemental')
    : permit;

/** CST-MAG-13: it may be moved this turn. */
export const summonElementals = rite(
  { Mage: 4 },
  {
    words: 'summon an Elemental',
    verb: 'Summon Elementals',
    clauses: [onFreeLand, roomForOne, sustainsNone],
    succeed: (tale, { player, character: { id, at } }) => {
      tale.tell({
        type: 'unitsCreated',
        created: created(tale.state, player, 'Elemental', 1, at, { sustainedBy: id }),
        rules: ['CST-MAG-13'],
      });
    },
    offers: () => NO_AIM,
  },
);

const risenOf = ({ units }: Game, player: PlayerNumber): number =>
  units.filter(({ owner, type }) => owner === player && type === 'Risen').length;

const fewerThanSix: Clause<Attempt> = ({ game, player }) =>
  risenOf(game, player) < MAX_RISEN ? permit : refuse('CST-MAG-14', say`you already have ${MAX_RISEN} Risen`);

/** CST-MAG-14: a half-die of them, as far as stacking and the limit allow. */
export const raiseDead = rite(
  { Mage: 5 },
  {
    words: 'raise the dead',
    verb: 'Raise Dead',
    clauses: [onFreeLand, roomForOne, fewerThanSix],
    succeed: (tale, { player, character: { at } }, dice) => {
      const roll = d10(dice, 'Risen, halved');
      const room = MAX_PER_SPOT - (occupancyOf(tale.state).landCount[at] as number);
      const count = Math.min(halved(roll.value), room, MAX_RISEN - risenOf(tale.state, player));
      tale.tell({
        type: 'unitsCreated',
        created: created(tale.state, player, 'Risen', count, at, {}),
        rolls: [roll],
        irrevocable: true,
        rules: ['CST-MAG-14'],
      });
    },
    offers: () => NO_AIM,
  },
);
