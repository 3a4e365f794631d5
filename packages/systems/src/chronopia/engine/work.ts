/** What each step of the turn does (CHR-TRN-02). True: finished; false: it waits for a window it opened. */
import type { Dice } from '@warmoot/kernel';
import { accounts } from '../rules/accounting/accounts.ts';
import { beginDay } from '../rules/accounting/beginDay.ts';
import { calamities } from '../rules/calamities/calamities.ts';
import { cityActions } from '../rules/cities/cityActions.ts';
import { training } from '../rules/cities/training.ts';
import { fieldBattles } from '../rules/combat/fights.ts';
import { askedForIntents } from '../rules/combat/intents.ts';
import { settleMeetings } from '../rules/combat/meetings.ts';
import { retreats } from '../rules/combat/retreat.ts';
import { awardDogs } from '../rules/dogs/award.ts';
import { offerDogs } from '../rules/dogs/offers.ts';
import { lockOrders } from '../rules/execution/lock.ts';
import { runSlots } from '../rules/execution/slots.ts';
import { beginTurn } from '../rules/execution/turnStart.ts';
import { portalArrivals } from '../rules/ground/portals.ts';
import { claimRuins } from '../rules/ground/ruins.ts';
import { income } from '../rules/income/income.ts';
import { disputedBattle } from '../rules/moderator/battleRulings.ts';
import { forgetSettled } from '../rules/moderator/draws.ts';
import { beatenHordesLeave, rememberAttacks, wakeNeutrals } from '../rules/neutrals/upkeep.ts';
import { payables } from '../rules/payables/payables.ts';
import { placeCities } from '../rules/setup/placement.ts';
import { cityBattles, cityFates, siegeRolls } from '../rules/siege/turn.ts';
import { spyMissions } from '../rules/spies/missions.ts';
import { lookAround } from '../rules/visibility/lookAround.ts';
import { citiesOf, playersIn } from '../state/readers.ts';
import type { EmpireId, WindowName } from '../state/state.ts';
import { STEPS, type StepName } from './sequence.ts';
import type { Tale } from './tale.ts';
import { awaitReady } from './windows.ts';

type Work = (tale: Tale, dice: Dice) => boolean;

const everyone = ({ state }: Tale): EmpireId[] => playersIn(state).map(({ id }) => id);

const asking =
  (window: WindowName): Work =>
  (tale) =>
    awaitReady(tale, window, everyone(tale));

/** Steps that never wait. */
const doing =
  (...work: ((tale: Tale, dice: Dice) => unknown)[]): Work =>
  (tale, dice) => {
    for (const each of work) each(tale, dice);
    return true;
  };

const STEP_WORK: Readonly<Record<StepName, Work>> = {
  plan: asking('plan'),
  placement: placeCities,
  muster: (tale) =>
    awaitReady(
      tale,
      'muster',
      everyone(tale).filter((id) => citiesOf(tale.state, id).length > 0),
    ),
  T1: doing(beginTurn, beginDay, portalArrivals, claimRuins, wakeNeutrals, offerDogs, lookAround),
  T2: doing(calamities),
  T3: doing(income, forgetSettled),
  T4: asking('diplomacy'),
  T4close: doing(awardDogs),
  T5: asking('orders'),
  T5lock: doing(lockOrders),
  T6: doing(payables),
  T7: doing(spyMissions),
  T8: doing(training, cityActions),
  T9: runSlots,
  T10: (tale) => awaitReady(tale, 'intents', askedForIntents(tale.state)),
  T10fights: settleMeetings,
  T10battles: fieldBattles,
  T10end: doing(beatenHordesLeave, rememberAttacks, retreats),
  T11: siegeRolls,
  T11battles: cityBattles,
  T11city: cityFates,
  T11end: doing(),
  T12: doing(accounts),
  finished: () => false,
};

/** The work of the moderator: step after step until somebody must decide (CHR-PLAY-01, -02). */
const isClosed = ({ state, state: { window } }: Tale): boolean =>
  window === null ||
  (window.asked.every((empire) => window.ready.includes(empire)) && disputedBattle(state) === undefined);

const begin = (tale: Tale, step: StepName): void => {
  tale.tell({ type: 'stepBegun', rules: ['CHR-TRN-02'], change: { set: { step, window: null } } });
};

/** Work that returns false has not finished: it has opened a window, and is called again when that is closed. */
export const continueTurn = (tale: Tale, dice: Dice): void => {
  while (tale.state.end === null && !tale.state.paused && isClosed(tale)) {
    const { step } = tale.state;
    const finished = STEP_WORK[step](tale, dice);
    if (finished && tale.state.end === null) begin(tale, STEPS[step].next);
  }
};
