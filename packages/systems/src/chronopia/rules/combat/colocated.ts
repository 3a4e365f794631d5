/** Settlers and engineers of the beaten in the hex of a lost battle (CHR-COL-01, CHR-R-126, CHR-ENS-02). */
import type { Dice } from '@warmoot/kernel';
import { roll, type Tale } from '../../engine/tale.ts';
import { cityAt, unitsAt } from '../../state/readers.ts';
import type { Army, Campaign, OpenBattle, Unit } from '../../state/state.ts';
import { enslave, free, liberatorAmong } from '../actions/enslaving.ts';
import type { SideId } from '../battle/forms.ts';
import { otherSide } from '../battle/roster.ts';
import { type Captors, captorsAmong } from '../encounters/units.ts';
import { settlerGoods } from './settlerGoods.ts';
import { armiesOfSide } from './sides.ts';
import { retreatAlone } from './unitRetreat.ts';

const CAUGHT = 50;

const FATES = { killed: 'was cut down', caught: 'was caught', escaped: 'got away' } as const;

/** An even chance to escape; the others die, or roll for CHR-ENS-03. */
export const fallenUnit = (
  tale: Tale,
  dice: Dice,
  unit: Unit,
  { armies, treatment }: Captors,
): keyof typeof FATES => {
  const die = roll(dice, 100, `colocated:${unit.name}`);
  const fate = die.value > CAUGHT ? 'escaped' : treatment === 'enslave' ? 'caught' : 'killed';
  tale.tell({
    type: 'unitInLostHex',
    rules: ['CHR-COL-01', 'CHR-R-126'],
    rolls: [die],
    about: { unit: unit.id, fate },
    change: fate === 'killed' ? { units: [[unit.id, null]] } : {},
    told: [
      { to: [unit.owner], section: 'battles', text: `${unit.name} ${FATES[fate]}.` },
      {
        to: [...new Set(armies.map(({ owner }) => owner))],
        section: 'battles',
        text: `A band of ${unit.kind}s ${FATES[fate]}.`,
      },
    ],
  });
  if (fate === 'killed') settlerGoods(tale, dice, unit, armies);
  if (fate === 'caught') enslave(tale, dice, unit, armies);
  return fate;
};

/** CHR-ENS-05: units won back by their own empire or its friends are freed without a roll. */
export const isFreed = (tale: Tale, unit: Unit, victors: readonly Army[]): boolean => {
  const liberator = liberatorAmong(tale.state, unit, victors);
  if (liberator !== undefined) free(tale, unit, liberator);
  return liberator !== undefined;
};

/** CHR-R-163: in their own city they are within the walls. */
const isWithinWalls = (campaign: Campaign, { at, owner }: Unit): boolean =>
  cityAt(campaign, at)?.owner === owner;

/** Survivors go where their army goes; without one they retreat by themselves (CHR-R-126). */
export const unitsInLostHex = (tale: Tale, dice: Dice, battle: OpenBattle, winner: SideId): void => {
  const victors = armiesOfSide(tale.state, battle, winner);
  const beaten = armiesOfSide(tale.state, battle, otherSide(winner));
  const [first] = victors;
  if (first === undefined) return;
  for (const unit of unitsAt(tale.state, first.at)) {
    const isTheirs = battle.sides[otherSide(winner)].includes(unit.owner);
    if (unit.kind === 'scout' || !isTheirs || isWithinWalls(tale.state, unit)) continue;
    if (isFreed(tale, unit, victors)) continue;
    const captors = captorsAmong(tale.state, victors, unit);
    if (captors.treatment === 'spare') continue;
    const fate = fallenUnit(tale, dice, unit, captors);
    if (fate === 'escaped' && !beaten.some(({ owner }) => owner === unit.owner)) retreatAlone(tale, unit);
  }
};
