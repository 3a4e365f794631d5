/** Truces and flights before any battle; the remaining pairs fight (CHR-CMB-08, CHR-R-174). */
import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { EmpireId, Encounter, HostilePair } from '../../state/state.ts';
import { flee } from './flight.ts';
import { armiesIn, empiresIn } from './intents.ts';
import { hostilePairs, opponents, type Pair } from './pairs.ts';

const tellIntents = (tale: Tale, encounter: Encounter, pairs: readonly Pair[]): void => {
  const name = (id: EmpireId) => tale.state.empires[id]!.name;
  for (const { a, b, ia, ib } of pairs)
    tale.tell({
      type: 'intentsLaidOpen',
      rules: ['CHR-CMB-07', 'CHR-CMB-08'],
      about: { at: encounter.at, a, b, ia, ib },
      told: [
        {
          to: [a, b],
          section: 'battles',
          text: `${name(a)} chose ${ia}, ${name(b)} chose ${ib}.`,
          at: [encounter.at],
        },
      ],
    });
};

/** One empire leaves the hex as a whole: all who would fight it pursue together (CHR-R-174). */
export const leaveHex = (
  tale: Tale,
  dice: Dice,
  encounter: Encounter,
  runner: EmpireId,
  pairs: readonly Pair[],
): void => {
  const met = opponents(pairs, runner);
  flee(tale, dice, {
    encounter,
    runner,
    pursuers: met.filter(({ theirs }) => theirs === 'FIGHT').map(({ foe }) => foe),
    bothRan: met.some(({ theirs }) => theirs === 'RUN'),
  });
};

const isThere = (tale: Tale, encounter: Encounter, empire: EmpireId): boolean =>
  armiesIn(tale.state, encounter, empire).length > 0;

/** What is left of a meeting after truces and flights: pairs that will fight. */
const settle = (tale: Tale, dice: Dice, encounter: Encounter): HostilePair[] => {
  const pairs = hostilePairs(tale.state, encounter);
  tellIntents(tale, encounter, pairs);
  const live = pairs.filter(({ ia, ib }) => ia !== 'TRUCE' || ib !== 'TRUCE');
  const runners = empiresIn(tale.state, encounter).filter((empire) =>
    opponents(live, empire).some(({ mine }) => mine === 'RUN'),
  );
  for (const runner of runners) leaveHex(tale, dice, encounter, runner, live);
  return live
    .filter(({ a, b }) => !runners.includes(a) && !runners.includes(b))
    .filter(({ a, b }) => isThere(tale, encounter, a) && isThere(tale, encounter, b))
    .map(({ a, b }) => ({ at: encounter.at, a, b }));
};

/** Every meeting of the turn, in order of its hex. */
export const settleMeetings = (tale: Tale, dice: Dice): boolean => {
  const quarrels = tale.state.encounters
    .toSorted((x, y) => x.at - y.at)
    .flatMap((encounter) => settle(tale, dice, encounter));
  tale.tell({ type: 'quarrelsNoted', rules: ['CHR-R-174', 'CHR-R-121'], change: { set: { quarrels } } });
  return true;
};
