import { say, totalOf } from '@warmoot/kernel';
import { STEPS } from '../engine/sequence.ts';
import { clampDie } from '../rules/results/chart.ts';
import { type Attack, type Battle, typeOf, unitOf } from '../state/state.ts';
import { counted, hexName, lossesText, namesAndSide, nameWithArticle, oneOrMore } from './describe.ts';
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
  return underground ? say`the tunnel under ${hexName(battle, target)}` : occupantsOf(battle, target);
};

/** CSW-TUN-02: only seats that know about a tunnel see a fight in it. */
const mayKnow = ({ knowledge }: StoryContext, attack: Pick<Attack, 'underground' | 'target'>): boolean =>
  !attack.underground || knowledge.seesUnder(attack.target);

const isMissileSegment = ({ step }: Battle): boolean => STEPS[step].segment === 3;

const declared: StoryWriter<'attackDeclared'> = (context, event) => {
  const { before } = context;
  if (!mayKnow(context, event.attack)) return undefined;
  const [who, target] = [namesAndSide(before, event.attack.units), targetOf(before, event.attack)];
  return isMissileSegment(before) ? say`${who} will fire at ${target}.` : say`${who} will attack ${target}.`;
};

const withdrawn: StoryWriter<'attackWithdrawn'> = (context, event) => {
  const { before } = context;
  const attack = before.attacks[event.index];
  if (attack === undefined || !mayKnow(context, attack)) return undefined;
  const [who, target] = [namesAndSide(before, attack.units), hexName(before, attack.target)];
  return isMissileSegment(before)
    ? say`${who} will not fire at ${target} after all.`
    : say`${who} will not attack ${target} after all.`;
};

/** For one unit, and for more. */
const STRIKES: Readonly<
  Record<EventOf<'attackRolled'>['kind'], (who: string, target: string) => readonly [string, string]>
> = {
  missile: (who, target) => [say`${who} fires at ${target}`, say`${who} fire at ${target}`],
  opportunity: (who, target) => [
    say`${who} uses opportunity fire on ${target}`,
    say`${who} use opportunity fire on ${target}`,
  ],
  melee: (who, target) => [say`${who} attacks ${target}`, say`${who} attack ${target}`],
  rampage: (who, target) => [say`${who} tramples ${target}`, say`${who} trample ${target}`],
  caltrops: (_, target) => [say`Caltrops catch ${target}`, say`Caltrops catch ${target}`],
};

const strikeText = (battle: Battle, event: EventOf<'attackRolled'>): string => {
  const { kind, attack } = event;
  const [one, more] = STRIKES[kind](namesAndSide(battle, attack.units), struckText(battle, event));
  return oneOrMore(attack.units, one, more);
};

/** With a true minus sign. */
const numberText = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** `4` or `4 − 2 = 2`: the die, the sum of the ledger, and what is read (CSW-CRT-02). */
const dieText = ({ rolls = [], modifiers = [] }: EventOf<'attackRolled'>): string => {
  const die = rolls.reduce((sum, { value }) => sum + value, 0);
  const change = totalOf(modifiers);
  if (change === 0) return `${die}`;
  const sum = die + change;
  const calculation = `${die} ${change < 0 ? '−' : '+'} ${Math.abs(change)} = ${numberText(sum)}`;
  return clampDie(sum) === sum ? calculation : say`${calculation}, read as ${clampDie(sum)}`;
};

/** CSW-CAL-08: caltrops strike one unit, other attacks everybody in the hex. */
const struckText = (battle: Battle, { attack, struck }: EventOf<'attackRolled'>): string =>
  struck === undefined
    ? targetOf(battle, attack)
    : say`${namesAndSide(battle, [struck])} in ${hexName(battle, attack.target)}`;

/** CSW-P-11: the die with its purpose, the cell of the chart, and the result. */
const rolled: StoryWriter<'attackRolled'> = (context, event) => {
  const { before } = context;
  if (!mayKnow(context, event.attack)) return undefined;
  const strike = strikeText(before, event);
  if ((event.rolls ?? []).length === 0) return say`${strike}: no die is needed.`;
  const { column, defence, row, losses } = event;
  return say`${strike}: ${dieText(event)} on the ${column} column against DC ${defence} (row ${row}): ${lossesText(losses)}.`;
};

const hit: StoryWriter<'hitTaken'> = ({ before, knowledge }, event) => {
  const unit = unitOf(before, event.unit);
  if (!knowledge.sees(unit)) return undefined;
  const { hits } = typeOf(before, unit);
  return say`${namesAndSide(before, [unit.id])} takes a hit, ${unit.hitsTaken + 1} of ${hits}.`;
};

/** Everyone learns of a loss, but only those who can see underground learn where. */
const eliminated: StoryWriter<'unitEliminated'> = ({ before, knowledge }, event) => {
  const who = namesAndSide(before, [event.unit]);
  return knowledge.sees(unitOf(before, event.unit))
    ? say`${who} is eliminated in ${hexName(before, event.cell)}.`
    : say`${who} is eliminated underground.`;
};

/** For one unit, and for more. */
const RESULTS = {
  holds: ['holds', 'hold'],
  retreats: ['gives ground', 'give ground'],
  routs: ['breaks', 'break'],
} as const;

const morale: StoryWriter<'moraleRolled'> = ({ before, knowledge }, event) => {
  const { check, cell, total, result } = event;
  if (check.underground && !knowledge.seesUnder(cell)) return undefined;
  const [one, more] = RESULTS[result];
  const [who, where] = [namesAndSide(before, check.units), hexName(before, cell)];
  return oneOrMore(
    check.units,
    say`${who} checks morale in ${where}, rolls ${total} against ${event.morale} and ${one}.`,
    say`${who} check morale in ${where}, roll ${total} against ${event.morale} and ${more}.`,
  );
};

const rally: StoryWriter<'rallyRolled'> = ({ before, knowledge }, { cell, underground, total, morale }) => {
  if (underground && !knowledge.seesUnder(cell)) return undefined;
  const effect = total > morale ? 'They rally' : 'They do not rally'; // CSW-RAL-02
  const hex = hexName(before, cell);
  return underground
    ? say`The routed units under ${hex} try to rally: ${total} against ${morale}. ${effect}.`
    : say`The routed units in ${hex} try to rally: ${total} against ${morale}. ${effect}.`;
};

const work: StoryWriter<'workChanged'> = ({ before }, { work, what }) => {
  const { cell, hitsTaken, controller } = work;
  const [terrain, hex] = [before.setup.field.terrain[cell] as string, hexName(before, cell)];
  if (what === 'hit')
    return say`The ${terrain} in ${hex} is hit (${counted(hitsTaken, 'hit', 'hits')} so far).`;
  return what === 'taken' && controller !== null
    ? say`The ${terrain} in ${hex} is taken by ${nameWithArticle(before, controller)}.`
    : say`The ${terrain} in ${hex} is ${what}.`;
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
