/** Settlers and engineers of the beaten in the hex of a lost battle (CHR-COL-01, CHR-R-126, CHR-ENS-02). */
import type { Dice } from '@warmoot/kernel';
import { roll, rollMany, sumOf, type Tale } from '../../engine/tale.ts';
import { cityAt, unitsAt } from '../../state/readers.ts';
import type { Army, Campaign, EmpireId, OpenBattle, Unit } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { booked } from '../accounting/ledger.ts';
import { enslave, free, liberatorAmong } from '../actions/enslaving.ts';
import type { SideId } from '../battle/forms.ts';
import { otherSide } from '../battle/roster.ts';
import { treatmentOf } from '../encounters/units.ts';
import { armiesOfSide } from './sides.ts';
import { retreatAlone } from './unitRetreat.ts';

const CAUGHT = 50;

/** CHR-SPO-02: settlers yield a d20 for each size; engineers nothing. */
const settlerSpoils = (tale: Tale, dice: Dice, unit: Unit, captor: EmpireId): void => {
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
    told: [
      { to: [captor], section: 'treasury', text: `Goods of settlers: ${counted(sumOf(rolls), 'guilder')}.` },
    ],
  });
};

const FATES = { killed: 'was cut down', caught: 'was caught', escaped: 'got away' } as const;

/** An even chance to escape; the others die, or roll for CHR-ENS-03. */
export const fallenUnit = (
  tale: Tale,
  dice: Dice,
  unit: Unit,
  captor: EmpireId,
  enslaving: boolean,
): keyof typeof FATES => {
  const die = roll(dice, 100, `colocated:${unit.name}`);
  const fate = die.value > CAUGHT ? 'escaped' : enslaving ? 'caught' : 'killed';
  tale.tell({
    type: 'unitInLostHex',
    rules: ['CHR-COL-01', 'CHR-R-126'],
    rolls: [die],
    about: { unit: unit.id, fate },
    change: fate === 'killed' ? { units: [[unit.id, null]] } : {},
    told: [
      { to: [unit.owner], section: 'battles', text: `${unit.name} ${FATES[fate]}.` },
      { to: [captor], section: 'battles', text: `A band of ${unit.kind}s ${FATES[fate]}.` },
    ],
  });
  if (fate !== 'escaped') settlerSpoils(tale, dice, unit, captor);
  if (fate === 'caught') enslave(tale, dice, unit, captor);
  return fate;
};

/** Units that all captors spare are untouched; slaves are taken only if all their captors want them (CHR-ENS-02). */
export const treatmentBy = (
  campaign: Campaign,
  captors: readonly Army[],
  unit: Unit,
): 'spare' | 'enslave' | 'kill' => {
  const wanted = captors
    .map((army) => treatmentOf(campaign, army, unit))
    .filter((treatment) => treatment !== 'spare');
  if (wanted.length === 0) return 'spare';
  return wanted.every((treatment) => treatment === 'enslave') ? 'enslave' : 'kill';
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
    const treatment = treatmentBy(tale.state, victors, unit);
    if (treatment === 'spare') continue;
    const fate = fallenUnit(tale, dice, unit, first.owner, treatment === 'enslave');
    if (fate === 'escaped' && !beaten.some(({ owner }) => owner === unit.owner)) retreatAlone(tale, unit);
  }
};
