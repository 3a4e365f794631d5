import { totalOf } from '@warmoot/kernel';
import { STEPS } from '../engine/sequence.ts';
import { clampDie } from '../rules/results/chart.ts';
import { type Attack, type Battle, typeOf, unitOf } from '../state/state.ts';
import {
  counted,
  hexName,
  lossesText,
  namesAndSide,
  nameWithArticle,
  subjectAndVerb,
  verb,
} from './describe.ts';
import {
  constructionIn,
  type EventOf,
  occupantsOf,
  type StoryContext,
  type StoryWriter,
  type StoryWriters,
} from './storyWriter.ts';

const targetOf = (battle: Battle, { target, construction, underground }: Attack): string => {
  if (construction) return constructionIn(battle, target);
  return underground ? `the tunnel under ${hexName(battle, target)}` : occupantsOf(battle, target);
};

/** CSW-TUN-02: only seats that know about a tunnel see a fight in it. */
const mayKnow = ({ knowledge }: StoryContext, attack: Pick<Attack, 'underground' | 'target'>): boolean =>
  !attack.underground || knowledge.seesUnder(attack.target);

const isMissileSegment = ({ step }: Battle): boolean => STEPS[step].segment === 3;

const declared: StoryWriter<'attackDeclared'> = (context, event) => {
  const { before } = context;
  if (!mayKnow(context, event.attack)) return undefined;
  return `${namesAndSide(before, event.attack.units)} will ${isMissileSegment(before) ? 'fire at' : 'attack'} ${targetOf(before, event.attack)}.`;
};

const withdrawn: StoryWriter<'attackWithdrawn'> = (context, event) => {
  const { before } = context;
  const attack = before.attacks[event.index];
  if (attack === undefined || !mayKnow(context, attack)) return undefined;
  const verbs = isMissileSegment(before) ? 'fire at' : 'attack';
  return `${namesAndSide(before, attack.units)} will not ${verbs} ${hexName(before, attack.target)} after all.`;
};

const STRIKES = {
  missile: ['fires at', 'fire at'],
  opportunity: ['takes opportunity fire at', 'take opportunity fire at'],
  melee: ['attacks', 'attack'],
  rampage: ['tramples', 'trample'],
  caltrops: ['catch', 'catch'],
} as const;

const strikerOf = (battle: Battle, { kind, attack }: EventOf<'attackRolled'>): string => {
  const [one, more] = STRIKES[kind];
  return kind === 'caltrops' ? `Caltrops ${more}` : subjectAndVerb(battle, attack.units, one, more);
};

/** With a true minus sign. */
const numberText = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** `4` or `4 − 2 = 2`: the die, the sum of the ledger, and what is read (CSW-CRT-02). */
const dieText = ({ rolls = [], modifiers = [] }: EventOf<'attackRolled'>): string => {
  const die = rolls.reduce((sum, { value }) => sum + value, 0);
  const change = totalOf(modifiers);
  if (change === 0) return `${die}`;
  const sum = die + change;
  const read = clampDie(sum) === sum ? '' : `, read as ${clampDie(sum)}`;
  return `${die} ${change < 0 ? '−' : '+'} ${Math.abs(change)} = ${numberText(sum)}${read}`;
};

/** CSW-CAL-08: caltrops strike one unit, other attacks everybody in the hex. */
const struckText = (battle: Battle, { attack, struck }: EventOf<'attackRolled'>): string =>
  struck === undefined
    ? targetOf(battle, attack)
    : `${namesAndSide(battle, [struck])} in ${hexName(battle, attack.target)}`;

/** CSW-P-11: the die with its purpose, the cell of the chart, and the result. */
const rolled: StoryWriter<'attackRolled'> = (context, event) => {
  const { before } = context;
  if (!mayKnow(context, event.attack)) return undefined;
  const strike = `${strikerOf(before, event)} ${struckText(before, event)}`;
  if ((event.rolls ?? []).length === 0) return `${strike}: no die is needed.`;
  const { column, defence, row, losses } = event;
  return `${strike}: ${dieText(event)} on the ${column} column against DC ${defence} (row ${row}): ${lossesText(losses)}.`;
};

const hit: StoryWriter<'hitTaken'> = ({ before, knowledge }, event) => {
  const unit = unitOf(before, event.unit);
  if (!knowledge.sees(unit)) return undefined;
  const { hits } = typeOf(before, unit);
  return `${namesAndSide(before, [unit.id])} takes a hit, ${unit.hitsTaken + 1} of ${hits}.`;
};

/** Everyone learns of a loss, but only those who can see underground learn where. */
const eliminated: StoryWriter<'unitEliminated'> = ({ before, knowledge }, event) => {
  const who = namesAndSide(before, [event.unit]);
  return knowledge.sees(unitOf(before, event.unit))
    ? `${who} is eliminated in ${hexName(before, event.cell)}.`
    : `${who} is eliminated underground.`;
};

const RESULTS = {
  holds: ['holds', 'hold'],
  retreats: ['gives ground', 'give ground'],
  routs: ['breaks', 'break'],
} as const;

const morale: StoryWriter<'moraleRolled'> = ({ before, knowledge }, event) => {
  const { check, cell, total, result } = event;
  if (check.underground && !knowledge.seesUnder(cell)) return undefined;
  const [one, more] = RESULTS[result];
  const who = subjectAndVerb(before, check.units, 'checks', 'check');
  return `${who} morale in ${hexName(before, cell)}, ${verb(check.units, 'rolls', 'roll')} ${total} against ${event.morale} and ${verb(check.units, one, more)}.`;
};

const rally: StoryWriter<'rallyRolled'> = ({ before, knowledge }, { cell, underground, total, morale }) => {
  if (underground && !knowledge.seesUnder(cell)) return undefined;
  const where = `${underground ? 'under' : 'in'} ${hexName(before, cell)}`;
  const effect = total > morale ? 'They rally' : 'They do not rally'; // CSW-RAL-02
  return `The routed units ${where} try to rally: ${total} against ${morale}. ${effect}.`;
};

const work: StoryWriter<'workChanged'> = ({ before }, { work, what }) => {
  const construction = constructionIn(before, work.cell);
  const done = `${construction.charAt(0).toUpperCase()}${construction.slice(1)} is ${what}`;
  if (what === 'hit') return `${done} (${counted(work.hitsTaken, 'hit', 'hits')} so far).`;
  return what === 'taken' && work.controller !== null
    ? `${done} by ${nameWithArticle(before, work.controller)}.`
    : `${done}.`;
};

/** Attacks, losses and morale. */
export const FIGHTS: StoryWriters<
  | 'attackDeclared'
  | 'attackWithdrawn'
  | 'attackRolled'
  | 'hitTaken'
  | 'unitEliminated'
  | 'moraleRolled'
  | 'rallyRolled'
  | 'workChanged'
> = {
  attackDeclared: declared,
  attackWithdrawn: withdrawn,
  attackRolled: rolled,
  hitTaken: hit,
  unitEliminated: eliminated,
  moraleRolled: morale,
  rallyRolled: rally,
  workChanged: work,
};
