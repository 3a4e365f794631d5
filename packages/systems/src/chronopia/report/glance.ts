/**
 * The head of a report: the state of the empire and what it must decide, before anything else (CHR-RPT-01, section
 * 1).
 */

import { capital, counted } from '../words/grammar.ts';
import type { TurnReport } from './report.ts';

/** What a person does in each window (CHR-PLAY-01). */
const ASKED: Readonly<Record<string, string>> = {
  plan: 'Choose how many cities you begin with.',
  placement: 'Place your cities.',
  muster: 'Muster your first army.',
  diplomacy: 'Write your orders for this turn; letters, bids and envoys go out first.',
  orders: 'Write your orders for this turn.',
  patrol: 'Choose whom your patrol engages.',
  intents: 'Armies have met: choose whether yours fight, make a truce or run.',
  battles: 'Fight your battles and report them, or leave them to the quick resolver.',
  city: 'A city has fallen to you: keep it or sack it.',
};

/** Empires with nothing to decide see only that the turn continues (CHR-PLAY-08). */
const askedNow = ({ window, isAsked, over }: TurnReport): string => {
  if (over !== null) return `The campaign is over: ${over}.`;
  return window !== null && isAsked
    ? (ASKED[window] ?? window)
    : 'The turn continues; you have nothing to decide now.';
};

/** `no cities`, `1 city`, `2 cities`. */
const amount = (count: number, one: string, many: string): string =>
  count === 0 ? `no ${many}` : counted(count, one, many);

const KINDS = [
  ['scout', 'scout', 'scouts'],
  ['engineer', 'engineer battalion', 'engineer battalions'],
  ['settler', 'band of settlers', 'bands of settlers'],
] as const;

const forces = ({ cities, armies, units, spies }: TurnReport): string => {
  const points = armies.reduce((sum, army) => sum + army.points, 0);
  const broken = armies.filter(({ state }) => state === 'Broken').length;
  const besieged = cities.filter(({ siegeFailed }) => siegeFailed !== null).length;
  const others = KINDS.map(
    ([kind, one, many]) => [units.filter((unit) => unit.kind === kind).length, one, many] as const,
  );
  return `${[
    `${amount(cities.length, 'city', 'cities')}${besieged === 0 ? '' : ` (${besieged} besieged)`}`,
    `${amount(armies.length, 'army', 'armies')}${armies.length === 0 ? '' : ` of ${points} points`}${broken === 0 ? '' : ` (${broken} Broken)`}`,
    ...others.filter(([count]) => count > 0).map(([count, one, many]) => counted(count, one, many)),
    ...(spies.length === 0 ? [] : [counted(spies.length, 'spy', 'spies')]),
  ].join(', ')}.`;
};

export const glanceOf = (report: TurnReport): string[] => {
  const { treasury, upkeep, warnings, told, turn } = report;
  const notes = warnings.length + told.warnings.filter((line) => line.turn === turn).length;
  return [
    askedNow(report),
    `The treasury holds ${counted(treasury, 'guilder')}; upkeep now costs ${upkeep}.`,
    capital(forces(report)),
    ...(notes === 0 ? [] : [`${capital(counted(notes, 'warning', 'warnings'))}: see the end.`]),
  ];
};
