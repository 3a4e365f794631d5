import type { ClauseId, Fact, Modifier, Verdict } from '@warmoot/kernel';
import { distance } from '../board.ts';
import { counted, hexName, namesOf } from '../describe.ts';
import { unitsAt } from '../occupancy.ts';
import { isCommanded, isLeaderTo } from '../rules/leaders/command.ts';
import { mostPointsInMelee } from '../rules/melee/attackClauses.ts';
import { missileFactor, reachInHexes } from '../rules/missile/factor.ts';
import { canFire } from '../rules/missile/mayFire.ts';
import { moraleOf } from '../rules/morale/moraleOf.ts';
import { fullAllowance } from '../rules/movement/allowance.ts';
import { mayAllMove } from '../rules/movement/mayMove.ts';
import { areOneType, MOST_POINTS, pointsOf } from '../rules/stacking/stacks.ts';
import { type Battle, boardIn, isLeader, isOnMap, typeOf, type Unit } from '../state.ts';
import { inMissileSegment } from './warnings.ts';

/** A line of an inspector's card, with what explains it. */
export interface CardFact extends Fact {
  readonly rules?: readonly ClauseId[];
  readonly modifiers?: readonly Modifier[];
}

export interface Card {
  readonly title: string;
  readonly facts: readonly CardFact[];
}

/** CSW-P-02: all about a unit that somebody picks. */
export const unitCard = (battle: Battle, unit: Unit): Card => {
  const type = typeOf(battle, unit);
  const printed = [
    { label: 'Type', value: unit.undead ? `${type.name}, undead` : type.name },
    { label: 'Melee', value: `${type.melee}` },
    { label: 'Defense Class', value: `${type.defence}` },
    ...(type.missile > 0 ? [missileFact(battle, unit)] : []),
    { label: 'Movement', value: `${fullAllowance(battle, unit)}` },
    ...(type.hits > 1 ? [{ label: 'Hits', value: `${unit.hitsTaken} of ${type.hits} taken` }] : []),
  ];
  return { title: unit.name, facts: isOnMap(unit) ? [...printed, ...presentFacts(battle, unit)] : printed };
};

const missileFact = (battle: Battle, unit: Unit): CardFact => ({
  label: 'Missiles',
  value: `${missileFactor(battle, unit)}, range ${reachInHexes(battle, unit)}`,
});

/** What holds for it where it stands now. */
const presentFacts = (battle: Battle, unit: Unit): CardFact[] => [
  ...(isLeader(battle, unit) ? [] : [moraleFact(battle, unit), commandFact(battle, unit)]),
  mayFact('Move', mayAllMove(battle, [unit])),
  ...(typeOf(battle, unit).missile > 0 ? [mayFact('Fire', canFire(inMissileSegment(battle), unit))] : []),
  { label: 'State', value: stateText(unit) },
];

/** As a check would find it now, were it not attacked in the rear. */
const moraleFact = (battle: Battle, unit: Unit): CardFact => {
  const { base, ledger, total } = moraleOf(battle, unit, { rear: false, undead: false });
  return {
    label: 'Morale',
    value: total === base ? `${total}` : `${total} (${base} by itself)`,
    rules: ['CSW-MOR-01'],
    modifiers: ledger,
  };
};

/** CSW-LDR-04: as it stands; what counts in a movement segment was fixed when it began (CSW-R-18). */
const commandFact = (battle: Battle, unit: Unit): CardFact => {
  const rules = ['CSW-LDR-04'];
  const board = boardIn(battle);
  const [nearest] = battle.units
    .filter((leader) => isLeaderTo(battle, leader, unit) && !leader.serves)
    .map((leader) => ({ leader, away: distance(board, leader.cell, unit.cell) }))
    .sort((a, b) => a.away - b.away);
  const state = isCommanded(battle, unit) ? 'in command' : 'out of command';
  if (nearest === undefined) return { label: 'Command', value: state, rules };
  const away = counted(nearest.away, 'hex', 'hexes');
  return { label: 'Command', value: `${state}: ${nearest.leader.name}, ${away} away`, rules };
};

const mayFact = (label: string, verdict: Verdict): CardFact =>
  verdict.ok
    ? { label, value: 'may' }
    : { label, value: `may not: ${verdict.because}`, rules: [verdict.rule] };

const STATES: readonly (readonly [text: string, shows: (unit: Unit) => boolean])[] = [
  ['routed', ({ routed }) => routed],
  ['has moved', ({ movedThisTurn }) => movedThisTurn],
  ['has fired', ({ firedThisTurn }) => firedThisTurn],
  ['has attacked', ({ attackedInMelee }) => attackedInMelee],
  ['underground', ({ underground }) => underground],
];

const stateText = (unit: Unit): string =>
  STATES.filter(([, shows]) => shows(unit))
    .map(([text]) => text)
    .join(', ') || 'fresh';

/** CSW-P-08: all about a hex with units in it. */
export const stackCard = (battle: Battle, cell: number): Card => {
  const units = unitsAt(battle, cell);
  const points = pointsOf(battle, units);
  const most = Math.max(4, ...units.map((unit) => mostPointsInMelee(battle, unit)));
  const leaders = units.filter((unit) => isLeader(battle, unit));
  const hurt = units.filter(({ hitsTaken }) => hitsTaken > 0);
  return {
    title: hexName(battle, cell),
    facts: [
      { label: 'Stacking', value: `${points} of ${MOST_POINTS} points`, rules: ['CSW-STK-03'] },
      { label: 'Can fight', value: `${Math.min(points, most)} of ${most} points`, rules: ['CSW-STK-05'] },
      ...(areOneType(battle, units)
        ? []
        : [{ label: 'Mixed', value: 'units of several types', rules: ['CSW-STK-01'] }]),
      ...(leaders.length > 0
        ? [
            {
              label: 'Leaders',
              value: namesOf(
                battle,
                leaders.map(({ id }) => id),
              ),
            },
          ]
        : []),
      ...(hurt.length > 0
        ? [{ label: 'Hits', value: hurt.map((unit) => hitsText(battle, unit)).join(', ') }]
        : []),
    ],
  };
};

const hitsText = (battle: Battle, unit: Unit): string =>
  `${unit.name} ${unit.hitsTaken} of ${typeOf(battle, unit).hits}`;
