/** Settlers and engineers of the beaten in the hex of a lost battle (CHR-COL-01, CHR-R-126, CHR-ENS-02). */
import type { Dice } from '@warmoot/kernel';
import { unitsAt } from '../../readers.ts';
import type { OpenBattle, Unit } from '../../state.ts';
import { roll, rollMany, sumOf, type Tale } from '../../tale.ts';
import { booked } from '../accounting/ledger.ts';
import { enslave } from '../actions/enslaving.ts';
import type { SideId } from '../battle/forms.ts';
import { qualifiersOf } from './intents.ts';
import { armiesOfSide, otherSide } from './sides.ts';

/** CHR-SPO-02: settlers yield a d20 for each size; engineers nothing. */
export const settlerSpoils = (tale: Tale, dice: Dice, unit: Unit, captor: number): void => {
  if (unit.kind !== 'settler' || unit.size === 0) return;
  const rolls = rollMany(dice, unit.size, 20, `settlers:${unit.name}`);
  const { money, ledger } = booked([
    { empire: captor, cause: 'spoils', what: 'settlers', guilders: sumOf(rolls) },
  ]);
  tale.tell({
    type: 'settlersPlundered',
    rules: ['CHR-SPO-02'],
    rolls,
    about: { ledger },
    change: { money },
    told: [{ to: [captor], section: 'treasury', text: `Goods of settlers: ${sumOf(rolls)} guilders.` }],
  });
};

export const fallenUnit = (tale: Tale, dice: Dice, unit: Unit, captor: number, enslaving: boolean): void => {
  const die = roll(dice, 100, `colocated:${unit.name}`);
  const caught = die.value <= 50;
  const killed = caught && !enslaving;
  tale.tell({
    type: killed ? 'unitKilled' : caught ? 'unitCaught' : 'unitEscaped',
    rules: ['CHR-COL-01', 'CHR-R-126'],
    rolls: [die],
    change: killed ? { units: [[unit.id, null]] } : {},
    told: [
      {
        to: [unit.owner, captor],
        section: 'battles',
        text: killed
          ? `A band of ${unit.kind}s was cut down.`
          : caught
            ? `A band of ${unit.kind}s was caught.`
            : `A band of ${unit.kind}s got away.`,
      },
    ],
  });
  if (!caught) return;
  settlerSpoils(tale, dice, unit, captor);
  if (enslaving) enslave(tale, dice, unit, captor);
};

/** All armies of the winner must have said so for slaves to be taken (CHR-ENS-02). */
export const unitsInLostHex = (tale: Tale, dice: Dice, battle: OpenBattle, winner: SideId): void => {
  const victors = armiesOfSide(tale.state, battle, winner);
  const losers = battle.sides[otherSide(winner)];
  const first = victors[0];
  if (first === undefined) return;
  const enslaving = victors.every((army) => qualifiersOf(tale.state, army).some(({ q }) => q === 'enslave'));
  for (const unit of unitsAt(tale.state, first.at))
    if (unit.kind !== 'scout' && losers.includes(unit.owner))
      fallenUnit(tale, dice, unit, first.owner, enslaving);
};
