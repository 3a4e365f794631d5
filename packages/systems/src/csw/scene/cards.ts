import { type ClauseId, type Fact, type Modifier, say, type Verdict } from '@warmoot/kernel';
import type { StepName } from '../engine/sequence.ts';
import { isCommanded, isLeaderTo } from '../rules/leaders/command.ts';
import { missileFactor, reachInHexes } from '../rules/missile/factor.ts';
import { canFire } from '../rules/missile/mayFire.ts';
import { moraleOf } from '../rules/morale/moraleOf.ts';
import { fullAllowance, halvedAllowance } from '../rules/movement/allowance.ts';
import { refuseToGoOn } from '../rules/movement/ended.ts';
import { mayAllMove } from '../rules/movement/mayMove.ts';
import { beginWalk } from '../rules/movement/walk.ts';
import { distance } from '../state/board.ts';
import { type Battle, boardIn, isLeader, isOnMap, typeOf } from '../state/state.ts';
import { isCharging, type Unit } from '../state/unit.ts';
import { pointsText } from '../units/unitType.ts';
import { counted } from '../words/describe.ts';
import { canCharge, isCharger } from './charges.ts';
import { placeText } from './hexCard.ts';
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

/** CSW-P-02: everything about a selected unit. */
export const unitCard = (battle: Battle, unit: Unit): Card => {
  const type = typeOf(battle, unit);
  const printed = [
    { label: 'Type', value: unit.undead ? say`${type.name}, undead` : type.name },
    { label: 'Melee', value: `${type.melee}` },
    { label: 'Defence Class', value: `${type.defence}` },
    ...(type.missile > 0 ? [missileFact(battle, unit)] : []),
    { label: 'Movement', value: movementText(battle, unit) },
    { label: 'Hits', value: say`${unit.hitsTaken} of ${type.hits} taken` },
  ];
  return { title: unit.name, facts: isOnMap(unit) ? [...printed, ...presentFacts(battle, unit)] : printed };
};

/** CSW-MOV-03: its allowance, and in its own segment what is left of it (CSW-R-12). */
const movementText = (battle: Battle, unit: Unit): string => {
  const whole = fullAllowance(battle, unit);
  if (battle.step !== 'move' || unit.spentHalf === 0) return `${whole}`;
  const points = unit.steppedRear ? halvedAllowance(battle, unit) : whole;
  return say`${whole}, ${pointsText(Math.max(0, 2 * points - unit.spentHalf))} left`;
};

const missileFact = (battle: Battle, unit: Unit): CardFact => ({
  label: 'Missiles',
  value: say`${missileFactor(battle, unit)}, range ${reachInHexes(battle, unit)}`,
});

/** What applies to it in its present hex. */
const presentFacts = (battle: Battle, unit: Unit): CardFact[] => [
  ...(isLeader(battle, unit) ? [] : [moraleFact(battle, unit), commandFact(battle, unit)]),
  mayFact('Can move', mayGoOn(battle, unit)),
  ...(isToCharge(battle, unit) ? [mayFact('Can charge', canCharge(battle, [unit]))] : []),
  ...(typeOf(battle, unit).missile > 0 ? [mayFact('Can fire', canFire(inMissileSegment(battle), unit))] : []),
  { label: 'State', value: stateText(unit) },
  { label: 'In', value: placeText(battle, unit.cell) },
];

const isToCharge = (battle: Battle, unit: Unit): boolean =>
  battle.step === 'move' && unit.side === battle.phasing && isCharger(battle, unit);

/** CSW-P-30; CSW-P-17: a unit that has finished its move shows what ended it. */
const mayGoOn = (battle: Battle, unit: Unit): Verdict => {
  const able = mayAllMove(battle, [unit]);
  return able.ok && unit.moveEnded ? refuseToGoOn(battle, beginWalk(battle, [unit], unit.facing)) : able;
};

/** Its value in a morale check now, unless it is attacked in the rear. */
const moraleFact = (battle: Battle, unit: Unit): CardFact => {
  const { base, ledger, total } = moraleOf(battle, unit, { rear: false, undead: false });
  return {
    label: 'Morale',
    value: total === base ? `${total}` : say`${total} (${base} before modifiers)`,
    rules: ['CSW-MOR-01'],
    modifiers: ledger,
  };
};

/** CSW-R-18: command was fixed when the first of them began. */
const IN_MOVEMENT: readonly StepName[] = ['routMoves', 'move'];

const hasCommand = (battle: Battle, unit: Unit): boolean =>
  IN_MOVEMENT.includes(battle.step) ? unit.inCommand : isCommanded(battle, unit);

/** CSW-LDR-04: with the leader who is nearest now. */
const commandFact = (battle: Battle, unit: Unit): CardFact => {
  const rules = ['CSW-LDR-04'];
  const board = boardIn(battle);
  const [nearest] = battle.units
    .filter((leader) => isLeaderTo(battle, leader, unit) && !leader.serves)
    .map((leader) => ({ leader, away: distance(board, leader.cell, unit.cell) }))
    .sort((a, b) => a.away - b.away);
  const state = hasCommand(battle, unit) ? 'in command' : 'out of command';
  if (nearest === undefined) return { label: 'Command', value: state, rules };
  const where = nearest.away === 0 ? 'in its hex' : say`${counted(nearest.away, 'hex', 'hexes')} away`;
  return { label: 'Command', value: say`${state}: ${nearest.leader.name}, ${where}`, rules };
};

const mayFact = (label: string, verdict: Verdict): CardFact =>
  verdict.ok ? { label, value: 'yes' } : { label, value: say`no: ${verdict.because}`, rules: [verdict.rule] };

const STATES: readonly (readonly [text: string, shows: (unit: Unit) => boolean])[] = [
  ['routed', ({ routed }) => routed],
  ['has moved', ({ movedThisTurn }) => movedThisTurn],
  ['has fired', ({ firedThisTurn }) => firedThisTurn],
  ['has attacked', ({ attackedInMelee }) => attackedInMelee],
  ['charging', isCharging],
  ['has scaled a wall', ({ scaled }) => scaled],
  ['has evaded', ({ evaded }) => evaded],
  ['stopped without a commander', ({ dormant }) => dormant],
  ['carries caltrops', ({ carriesCaltrops }) => carriesCaltrops],
  ['scattering caltrops', ({ working }) => working === 'placing'],
  ['gathering caltrops', ({ working }) => working === 'taking'],
  ['dismounting', ({ dismountsAs }) => dismountsAs !== null],
  ['waiting to mount', ({ besideMount }) => besideMount > 0],
  ['underground', ({ underground }) => underground],
];

const stateText = (unit: Unit): string =>
  STATES.filter(([, shows]) => shows(unit))
    .map(([text]) => say`${text}`)
    .join(', ') || 'fresh';
