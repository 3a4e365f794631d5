/** T6: deals, supply, upkeep in fixed order, replacements, disrepair, hunger (CHR-TRN-02, CHR-PAY-01, CHR-R-177). */
import type { Dice } from '@warmoot/kernel';
import type { Edit } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import { playersIn } from '../../state/readers.ts';
import type { Army, Campaign, EmpireId, Unit } from '../../state/state.ts';
import { settleDeals } from '../deals/settleDeals.ts';
import { keepDogs } from '../dogs/keepDogs.ts';
import { placeDogs } from '../dogs/placeDogs.ts';
import { supplyOf } from '../supply/status.ts';
import { strandedUnits } from '../supply/strandedUnits.ts';
import { payArmies, paySponsored, reportUnaccepted, sponsorships } from './armies.ts';
import { testDisrepair } from './disrepair.ts';
import { replaceLosses } from './replacements.ts';
import { starve } from './starvation.ts';
import { payUnits } from './units.ts';
import { payWorks, worksOf } from './works.ts';

/** CHR-R-74: once for the whole turn, from the positions now. */
const countSupply = (tale: Tale): void => {
  const { armies, units } = supplyOf(tale.state);
  tale.tell({
    type: 'supplyCounted',
    rules: ['CHR-SUP-01', 'CHR-R-74'],
    change: {
      armies: [...armies].map(
        ([id, supply]): Edit<Army> => [id, { ...supply, paid: supply.supply !== 'out' }],
      ),
      units: [...units].map(([id, supply]): Edit<Unit> => [id, supply]),
    },
  });
};

/** CHR-R-13: nobody pays for what a fallen empire built, until somebody takes it. */
const fallenIn = ({ empires }: Campaign): EmpireId[] =>
  empires
    .filter(({ power, fallen }) => power === 'gone' || (power === 'player' && fallen !== null))
    .map(({ id }) => id);

export const payables = (tale: Tale, dice: Dice): boolean => {
  const unpriced = placeDogs(tale);
  settleDeals(tale);
  countSupply(tale);
  strandedUnits(tale);
  const players = playersIn(tale.state).map(({ id }) => id);
  const given = sponsorships(tale.state);
  reportUnaccepted(tale);
  const sponsored = new Set(given.map(({ army }) => army.id));
  const unpaid = players.map((id) => {
    const works = payWorks(tale, id);
    payArmies(tale, id, unpriced, sponsored);
    return works;
  });
  paySponsored(tale, given, unpriced);
  for (const id of players) {
    keepDogs(tale, id);
    replaceLosses(tale, id);
    payUnits(tale, id);
  }
  for (const [at, id] of players.entries()) testDisrepair(tale, dice, id, unpaid[at]!);
  for (const id of fallenIn(tale.state)) testDisrepair(tale, dice, id, worksOf(tale.state, id));
  starve(tale, dice);
  return true;
};
