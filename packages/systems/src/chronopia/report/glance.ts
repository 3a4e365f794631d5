/** The head of a report: how the empire stands and what is asked of it, before anything else (CHR-RPT-01, section 1). */
import type { TurnReport } from './report.ts';

/** What a person does in each window (CHR-PLAY-01). */
const ASKED: Readonly<Record<string, string>> = {
  plan: 'Choose how many cities you begin with.',
  placement: 'Place your cities.',
  muster: 'Muster your first army.',
  diplomacy: 'Write your orders for this turn; letters, bids and envoys go out before they are carried out.',
  orders: 'Write your orders for this turn.',
  patrol: 'A patrol of yours may choose whom to engage.',
  intents: 'Armies have met: say whether yours fight, make truce or run.',
  battles: 'Battles are fought: report yours, or leave them to the quick resolver.',
  city: 'A city has fallen to you: keep it or sack it.',
};

/** Empires that are not asked see only that the turn goes on (CHR-PLAY-08). */
const askedNow = ({ window, isAsked, over }: TurnReport): string => {
  if (over !== null) return `The campaign is over: ${over}.`;
  return window !== null && isAsked
    ? (ASKED[window] ?? window)
    : 'The turn goes on; nothing is asked of you now.';
};

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? `no ${many}` : `${count} ${count === 1 ? one : many}`;

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
    `${counted(cities.length, 'city', 'cities')}${besieged === 0 ? '' : ` (${besieged} besieged)`}`,
    `${counted(armies.length, 'army', 'armies')}${armies.length === 0 ? '' : ` of ${points} points`}${broken === 0 ? '' : ` (${broken} Broken)`}`,
    ...others.filter(([count]) => count > 0).map(([count, one, many]) => counted(count, one, many)),
    ...(spies.length === 0 ? [] : [counted(spies.length, 'spy', 'spies')]),
  ].join(', ')}.`;
};

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const glanceOf = (report: TurnReport): string[] => {
  const { treasury, upkeep, warnings, told, turn } = report;
  const notes = warnings.length + told.warnings.filter((line) => line.turn === turn).length;
  return [
    askedNow(report),
    `${treasury} guilders are in the treasury; upkeep as things stand is ${upkeep}.`,
    sentence(forces(report)),
    ...(notes === 0 ? [] : [`${sentence(counted(notes, 'warning', 'warnings'))}: see the end.`]),
  ];
};
