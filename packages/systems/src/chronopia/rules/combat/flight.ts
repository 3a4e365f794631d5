/** Running from a fight: casualties, pursuit, the supply train (CHR-CMB-08..10, CHR-R-117, CHR-R-118, CHR-R-174). */
import type { Dice, Roll } from '@warmoot/kernel';
import { CONSTANTS } from '../../data/constants.ts';
import { roll, type Tale } from '../../engine/tale.ts';
import type { Army, Campaign, EmpireId, Encounter } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { woundsOf } from '../forces/points.ts';
import { armiesIn } from './intents.ts';
import { spoilsOf } from './spoils.ts';
import { share, sharedBySize, wounded } from './wounding.ts';

/** CHR-R-35: the rout is set now and counts from the next turn; lack of strength counts at once. */
export const routed = ({ turn }: Campaign, size: number): Pick<Army, 'broken'> => ({
  broken: { cause: 'routed', from: size < CONSTANTS.fieldMinSize ? 0 : turn + 1 },
});

interface Flight {
  readonly encounter: Encounter;
  readonly runner: EmpireId;
  readonly pursuers: readonly EmpireId[];
  /** Nobody pursues, but a hostile opponent ran too: 10 percent (CHR-CMB-08). */
  readonly bothRan: boolean;
}

const names = (campaign: Campaign, ids: readonly EmpireId[]): string =>
  ids.map((id) => campaign.empires[id]!.name).join(' and ');

const lossPercent = (
  dice: Dice,
  campaign: Campaign,
  { runner, pursuers, bothRan }: Flight,
): { percent: number; rolls: Roll[] } => {
  if (pursuers.length === 0) return { percent: bothRan ? 10 : 0, rolls: [] };
  const die = roll(dice, 20, `flight:${campaign.empires[runner]!.name}`);
  return { percent: CONSTANTS.casualtyPct[die.value - 1]!, rolls: [die] };
};

/** The runner's own losses; he is Broken and leaves the hex. */
const runAway = (tale: Tale, dice: Dice, flight: Flight): number => {
  const { state } = tale;
  const armies = armiesIn(state, flight.encounter, flight.runner);
  const { percent, rolls } = lossPercent(dice, state, flight);
  const hits = armies.map((army) => ({ army, ...wounded(state, army, share(woundsOf(army), percent)) }));
  const lost = hits.reduce((sum, { taken }) => sum + taken, 0);
  const left = hits.filter(({ change }) => change !== null).map(({ army }) => army.id);
  const how = flight.pursuers.length > 0 ? 'beaten' : 'movedOff';
  tale.tell({
    type: 'armiesFled',
    rules: ['CHR-CMB-08', 'CHR-CMB-09', 'CHR-R-117'],
    rolls,
    about: { empire: flight.runner, percent, wounds: lost },
    change: {
      armies: hits.map(({ army, change }) => [
        army.id,
        change && {
          ...change,
          ...routed(state, change.size ?? army.size),
          today: { ...army.today, fought: true },
        },
      ]),
      set: { retreats: [...state.retreats, ...left.map((army) => ({ army, how }) as const)] },
    },
    told: [
      {
        to: [flight.runner, ...flight.pursuers],
        section: 'battles',
        text: `${names(state, [flight.runner])} ran${flight.pursuers.length > 0 ? ` from ${names(state, flight.pursuers)} and lost ${percent}% (${counted(lost, 'wound')})` : percent > 0 ? ` and lost ${counted(lost, 'wound')}` : ' and got away without loss'}.`,
      },
    ],
  });
  return lost;
};

/** CHR-CMB-10: r = d20 + fleeing size - attacking size; r x 5 percent of the wounds the fleeing side took. */
export const chaseFlight = (
  tale: Tale,
  dice: Dice,
  armies: readonly Army[],
  fledSize: number,
  wounds: number,
  fled: string,
): void => {
  const size = armies.reduce((sum, army) => sum + army.size, 0);
  const die = roll(dice, 20, `pursuit:${fled}`);
  const r = die.value + fledSize - size;
  const total = r <= 0 ? 0 : share(wounds, r * 5);
  const each = sharedBySize(
    total,
    armies.map((army) => army.size),
  );
  tale.tell({
    type: 'pursuersLost',
    rules: ['CHR-CMB-10', 'CHR-R-118'],
    rolls: [die],
    about: { r, wounds: total },
    change: {
      armies: armies.map((army, index) => {
        const { change } = wounded(tale.state, army, each[index]!);
        const after = change && { ...army, ...change };
        return [
          army.id,
          after && {
            ...change,
            // CHR-EXP-02
            heroes: after.heroes.map((hero) => ({ ...hero, experience: hero.experience + 2 })),
            today: { ...army.today, fought: true },
          },
        ];
      }),
    },
    told: [
      {
        to: [...new Set(armies.map(({ owner }) => owner))],
        section: 'battles',
        text: `The pursuit cost ${counted(total, 'wound')}; every individual gained 2 experience points.`,
      },
    ],
  });
};

/** One empire leaves the hex as a whole (CHR-R-174). */
export const flee = (tale: Tale, dice: Dice, flight: Flight): void => {
  const runners = armiesIn(tale.state, flight.encounter, flight.runner);
  const fledSize = runners.reduce((sum, { size }) => sum + size, 0);
  const lost = runAway(tale, dice, flight);
  if (flight.pursuers.length === 0) return;
  const pursuing = flight.pursuers.flatMap((id) => armiesIn(tale.state, flight.encounter, id));
  chaseFlight(tale, dice, pursuing, fledSize, lost, names(tale.state, [flight.runner]));
  spoilsOf(tale, dice, {
    winners: pursuing.filter(({ id }) => tale.state.armies[id] != null),
    sizes: runners.map(({ size }) => size),
    loser: names(tale.state, [flight.runner]),
  });
};
