import { counted, listedWith } from '../../../../text/plural.ts';
import { sentence } from '../../../../text/sentence.ts';

const listed = listedWith('and');

/** Percent, for screen readers. */
const percent = (tenths: number): string => `${tenths * 10} percent`;

export const battle = {
  title: 'Battle',
  enter: 'Enter',
  stations: {
    declared: 'Declared',
    tactics: 'Tactics',
    leadership: 'Leadership',
    round: (round: number) => (round === 0 ? 'Round 1' : `Round ${round}`),
    stand: 'Stand or retreat',
    advance: 'Advance',
    label: 'Course of the battle',
  },
  sides: { attacker: 'Attack', defender: 'Defence' },
  order: 'in striking order',
  left: (left: number, of: number) =>
    left === of ? counted(left, 'unit', 'units') : `${left} of ${of} left`,
  worth: (gold: number) => `${gold} gold`,
  figures: (attack: string, defense: string) => `attack ${attack}, defence ${defense}`,
  leads: (name: string, value: number) => `${name} leads, +${value}`,
  noLeader: 'nobody leads',
  states: {
    lost: 'lost',
    struck: 'has struck',
    now: 'strikes now',
    marked: 'hit once',
    blessed: 'blessed',
    unsupplied: 'unsupplied',
    helped: '+1 from tactic',
  },
  chance: (tenths: number) => `${tenths * 10}%`,
  chanceSpoken: (type: string, tenths: number) => `${type}: ${percent(tenths)}, ${tenths} or less`,
  barred: {
    'CST-ACB-01': 'It flies: only missile units can reach it.',
    'CST-NCB-07': 'It flies: only missile units can reach it.',
    'CST-LCB-08': 'Units of lower order must be struck first.',
  },
  strikeOrder: 'Higher orders strike first; the sides alternate, starting with the defender.',
  tactics: {
    title: 'Your tactic',
    both: 'Both tactics turned over',
    none: 'No bonus to either side',
    gain: (helps: readonly string[], beats: readonly string[]) =>
      helps.length === 0
        ? `Helps none of your units`
        : `+1 to ${helps.join(', ')} against ${beats.join(', ')}`,
    seal: (tactic: string) => `Seal ${tactic}`,
    sealed: (who: readonly string[]) => `${sentence(listed(who))} have sealed a tactic.`,
    youSealed: 'You have sealed your tactic.',
    choosing: (who: readonly string[]) => `${sentence(listed(who))} are choosing.`,
    secret: 'Nobody sees it until both are sealed. A sealed tactic cannot be changed.',
    you: 'You',
    card: (who: string, tactic: string) => `${who}: ${tactic}`,
    back: (who: string) => `${who}: a card, face down`,
  },
  leadership: {
    title: 'Leadership, for the whole battle',
    beats: 'beats',
    ties: 'equals',
    yields: 'is below',
    side: (who: readonly string[]) => `${sentence(listed(who))} get +1 to every strike.`,
    nobody: 'Nobody has the advantage.',
    spoken: (die: number, value: number, total: number) => `${die} plus ${value} is ${total}`,
  },
  strike: {
    on: (striker: string, target: string) => `${striker} on ${target}`,
    hitsOn: (number: number) => `Hits on ${number} or less`,
    strike: (target: string) => `Strike the ${target}`,
    choose: (striker: string) => `${striker}: choose a target.`,
    first: (type: string) => `Let the ${type} strike next`,
    forMe: 'Strike for me until the end of the round',
  },
  log: {
    title: (round: number) => `Strikes in round ${round}`,
    made: (count: number) => `${count} made`,
    none: 'No strike has been made yet.',
    missed: (striker: string, target: string, number: number) =>
      `${striker} on ${target}: rolled more than ${number}. Missed.`,
    hit: (striker: string, target: string, number: number) =>
      `${striker} on ${target}: rolled ${number} or less. Target lost.`,
    saved: (striker: string, target: string, number: number) =>
      `${striker} on ${target}: rolled ${number} or less. A unit that has already struck is lost instead.`,
    marked: (striker: string, target: string, number: number) =>
      `${striker} on ${target}: rolled ${number} or less. Hit once.`,
    nobody: (striker: string) => `${striker}: nobody in reach.`,
  },
  answers: {
    continue: 'Continue the attack',
    breakOff: 'Break off',
    stand: 'Stand',
    retreat: (place: string, way: string) => `Retreat to ${place}${way === '' ? '' : ` (${way})`}`,
    advance: (units: number, characters: number) =>
      `Advance with ${counted(units, 'unit', 'units')}${characters === 0 ? '' : ` and ${counted(characters, 'Character', 'Characters')}`}`,
    stay: 'Stay',
    loseUnits: (units: string) => `Give up ${units}`,
  },
  questions: {
    tactic: 'Choose a tactic, in secret.',
    strike: 'Choose a target.',
    losses: 'Too many units for the ships: choose which are lost.',
    continue: 'Continue the attack, or break off?',
    stand: 'Stand or retreat?',
    flyOff: 'Your flyers are driven off: where to?',
    advance: 'Advance?',
  },
  waiting: (who: readonly string[]) => `Waiting for ${listed(who)}.`,
  byOrders: 'Fight this battle under my standing orders',
  berths: (aboard: number, space: number) => `${aboard} aboard, ${counted(space, 'berth', 'berths')}`,
  outcome: {
    destroyed: 'The defenders are destroyed.',
    retreated: 'The defenders have given way.',
    brokenOff: 'The attack is broken off.',
    noTargets: 'Neither side can reach the other.',
    beaten: 'The attackers are destroyed.',
  },
  duel: {
    title: 'Duel',
    challenges: (challenger: string, target: string) => `${challenger} challenges ${target}.`,
    rule: 'Each rolls a die and adds their level; the one with the lower total dies. If the totals are equal, both survive.',
    accept: 'Accept the duel',
    refuse: 'Refuse',
    level: (of: string, level: number) => `${of}, adds ${level}`,
  },
  column: {
    attack: 'Attack',
    battle: 'Battle',
    which: 'Which tactic?',
    likelyOutcome: 'Likely outcome',
    ended: 'How it ended',
    choose: 'Choose units and an enemy next to them to see the odds of an attack.',
    ifContinued: 'If both fight on',
    ifStood: 'If you stand',
    losses: (own: string, enemy: string) =>
      `On average you lose another ${own} units and they lose another ${enemy}.`,
  },
};
