/** What a field battle's result does to the campaign; computed here and nowhere else (CHR-BTL-02, CHR-BTL-06). */
import type { Dice } from '@warmoot/kernel';
import { CONSTANTS } from '../../data/constants.ts';
import { roll, type Tale } from '../../engine/tale.ts';
import type { Army, OpenBattle } from '../../state/state.ts';
import { overcrowding } from '../accounting/overcrowding.ts';
import type { FightResult, SideId } from '../battle/forms.ts';
import { otherSide } from '../battle/roster.ts';
import { woundsOf } from '../forces/points.ts';
import { absorbSummoned } from './absorption.ts';
import { tellOfBattle } from './battleReport.ts';
import { captureAfter } from './capture.ts';
import { takeCasualties } from './casualties.ts';
import { unitsInLostHex } from './colocated.ts';
import { departAfterBattle } from './departure.ts';
import { earnExperience } from './experience.ts';
import { feast } from './feasting.ts';
import { routed } from './flight.ts';
import type { Fought } from './results.ts';
import { armiesOfSide } from './sides.ts';
import { spoilsOf } from './spoils.ts';
import { share, wounded } from './wounding.ts';

/**
 * CHR-CMB-13: a side that flees a battle rolls on the casualty table for its survivors' wounds; the enemy takes none.
 */
const fleeFromTable = (tale: Tale, dice: Dice, armies: readonly Army[], name: string): void => {
  if (armies.length === 0) return;
  const die = roll(dice, 20, `flight:${name}`);
  const percent = CONSTANTS.casualtyPct[die.value - 1]!;
  tale.tell({
    type: 'armiesFledBattle',
    rules: ['CHR-CMB-13', 'CHR-CMB-09', 'CHR-R-119'],
    rolls: [die],
    about: { percent },
    change: {
      armies: armies.map((army) => [
        army.id,
        wounded(tale.state, army, share(woundsOf(army), percent)).change,
      ]),
    },
    told: [
      {
        to: [...new Set(armies.map(({ owner }) => owner))],
        section: 'battles',
        text: `The flight cost another ${percent}%.`,
      },
    ],
  });
};

/** The beaten retreat one hex when all battles are settled; those who left early are Broken (CHR-CMB-11, -13, -14, -16). */
const sendBack = (tale: Tale, armies: readonly Army[], broken: boolean): void => {
  const { state } = tale;
  const there = armies.flatMap(({ id }) => state.armies[id] ?? []);
  if (there.length === 0) return;
  tale.tell({
    type: 'armiesBeaten',
    rules: ['CHR-CMB-11', ...(broken ? ['CHR-BRK-02', 'CHR-CMB-13'] : ['CHR-BRK-03', 'CHR-CMB-14'])],
    change: {
      armies: broken ? there.map((army) => [army.id, routed(state, army.size)] as const) : [],
      set: {
        retreats: [...state.retreats, ...there.map(({ id }) => ({ army: id, how: 'beaten' as const }))],
      },
    },
  });
};

type Armies = Readonly<Record<SideId, readonly Army[]>>;

/** The results of every battle, whatever its ending: the dead, experience, kept creatures and feasts. */
export const endBattle = (
  tale: Tale,
  dice: Dice,
  battle: OpenBattle,
  result: FightResult,
  leave: (armies: readonly Army[]) => void,
): Armies => {
  const before = { A: armiesOfSide(tale.state, battle, 'A'), B: armiesOfSide(tale.state, battle, 'B') };
  for (const army of [...before.A, ...before.B]) takeCasualties(tale, dice, army, result);
  if (result.endingSide !== null) leave(armiesOfSide(tale.state, battle, result.endingSide));
  // CHR-CMB-15: a negotiated peace gives no experience
  if (result.ending !== 'negotiated') earnExperience(tale, battle, result, before);
  absorbSummoned(tale, dice, battle, result);
  feast(tale, dice, battle, result);
  for (const army of [...before.A, ...before.B]) departAfterBattle(tale, dice, army);
  return before;
};

const LEAVES: readonly FightResult['ending'][] = ['fled', 'peacefulWithdrawal', 'fightingWithdrawal'];

/** The winner gets the spoils, the people left in the hex and the structures there. */
const winField = (tale: Tale, dice: Dice, battle: OpenBattle, winner: SideId, before: Armies): void => {
  const loser = otherSide(winner);
  spoilsOf(tale, dice, {
    winners: before[winner].filter(({ id }) => tale.state.armies[id] != null),
    sizes: before[loser].map(({ size }) => size),
    loser: tale.state.empires[battle.sides[loser][0]!]!.name,
  });
  unitsInLostHex(tale, dice, battle, winner);
  captureAfter(tale, battle, winner);
};

/** Applies a field battle's result, once. */
export const settleField = (tale: Tale, dice: Dice, battle: OpenBattle, fought: Fought): void => {
  const { result } = fought;
  const { winner, ending } = result;
  const left = LEAVES.includes(ending);
  tellOfBattle(tale, battle, fought);
  const before = endBattle(tale, dice, battle, result, (armies) => {
    if (ending === 'fled') fleeFromTable(tale, dice, armies, battle.id);
  });
  if (winner !== 'draw') winField(tale, dice, battle, winner, before);
  // CHR-R-96: the beaten still crowd the hex, those who left before the end do not
  const sendLosersBack = () => winner !== 'draw' && sendBack(tale, before[otherSide(winner)], left);
  if (left) sendLosersBack();
  overcrowding(tale, before.A[0]!.at);
  if (!left) sendLosersBack();
};
