/** Intents are laid open: truces part, runners leave, the rest will fight (CHR-CMB-08, CHR-R-174). */
import type { Dice } from '@warmoot/kernel';
import type { Intent } from '../../orders.ts';
import type { Campaign, EmpireId, Encounter, Quarrel } from '../../state.ts';
import type { Tale } from '../../tale.ts';
import { flee } from './flight.ts';
import { areHostile, armiesIn, empiresIn, intentOf } from './intents.ts';

interface Pair {
  readonly a: EmpireId;
  readonly b: EmpireId;
  readonly ia: Intent;
  readonly ib: Intent;
}

const hostilePairs = (campaign: Campaign, encounter: Encounter): Pair[] => {
  const empires = empiresIn(campaign, encounter);
  const pairs: Pair[] = [];
  for (const a of empires)
    for (const b of empires)
      if (a < b && areHostile(campaign, encounter, a, b))
        pairs.push({
          a,
          b,
          ia: intentOf(campaign, encounter, a, b),
          ib: intentOf(campaign, encounter, b, a),
        });
  return pairs;
};

const opponents = (
  pairs: readonly Pair[],
  empire: EmpireId,
): { foe: EmpireId; mine: Intent; theirs: Intent }[] =>
  pairs.flatMap(({ a, b, ia, ib }) =>
    a === empire
      ? [{ foe: b, mine: ia, theirs: ib }]
      : b === empire
        ? [{ foe: a, mine: ib, theirs: ia }]
        : [],
  );

const tellIntents = (tale: Tale, encounter: Encounter, pairs: readonly Pair[]): void => {
  const name = (id: EmpireId) => tale.state.empires[id]!.name;
  for (const { a, b, ia, ib } of pairs)
    tale.tell({
      type: 'intentsLaidOpen',
      rules: ['CHR-CMB-07', 'CHR-CMB-08'],
      about: { at: encounter.at, a, b, ia, ib },
      told: [{ to: [a, b], section: 'battles', text: `${name(a)} chose ${ia}, ${name(b)} chose ${ib}.` }],
    });
};

/** What is left of a meeting after truces and flights: pairs that will fight. */
const settle = (tale: Tale, dice: Dice, encounter: Encounter): Quarrel[] => {
  const pairs = hostilePairs(tale.state, encounter);
  tellIntents(tale, encounter, pairs);
  const live = pairs.filter(({ ia, ib }) => ia !== 'TRUCE' || ib !== 'TRUCE');
  const runners = empiresIn(tale.state, encounter).filter((empire) =>
    opponents(live, empire).some(({ mine }) => mine === 'RUN'),
  );
  for (const runner of runners) {
    const met = opponents(live, runner);
    flee(tale, dice, {
      encounter,
      runner,
      pursuers: met.filter(({ theirs }) => theirs === 'FIGHT').map(({ foe }) => foe),
      bothRan: met.some(({ theirs }) => theirs === 'RUN'),
    });
  }
  return live
    .filter(({ a, b }) => !runners.includes(a) && !runners.includes(b))
    .filter(
      ({ a, b }) =>
        armiesIn(tale.state, encounter, a).length > 0 && armiesIn(tale.state, encounter, b).length > 0,
    )
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
