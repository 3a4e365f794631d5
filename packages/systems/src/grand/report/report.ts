import { inEnglish, type Line as StoryLine } from '@warmoot/kernel';
import type { SinceReport } from '../../door.ts';
import { type Cell, type Line, type ReportSection, section } from '../../report/section.ts';
import { STAGE_WEEKS, WEEKS } from '../data/calendar.ts';
import { QUARTERS } from '../data/generals.ts';
import { openDeskOf } from '../engine/desks.ts';
import { PHASES } from '../engine/sequence.ts';
import { roomIn } from '../rules/armies/limits.ts';
import { turnOrderIn } from '../rules/calendar/turnOrder.ts';
import { expectedDemands } from '../rules/resources/demands.ts';
import { incomeOf } from '../rules/resources/income.ts';
import { type Army, type General, generalsOf, strengthOf } from '../state/army.ts';
import { armiesOf, citiesOf, cityAt, cityOf, type Game, groundIn, isAlive, realmOf } from '../state/game.ts';
import type { Spot } from '../state/ground.ts';
import { idOf, nameOfSpot } from '../state/places.ts';
import { countsInWords, countsOf } from '../state/roster.ts';
import { type Kingdom, nameOfKingdom, seatOf } from '../state/seats.ts';
import { armyName, nameOfGeneral } from '../words/names.ts';
import { figureOf, pointsText } from '../words/points.ts';

/** Everything a kingdom reads after a week or a phase (GRD-PLY-38). */
export interface WarReport {
  readonly kingdom: string;
  readonly seat: string;
  readonly year: number;
  readonly week: number;
  readonly phase: string;
  readonly glance: readonly string[];
  readonly sections: readonly ReportSection[];
}

const english = (text: string): string => inEnglish(text);

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

const calendarText = ({ year, week, phase }: Game): string => {
  if (week === 0) return 'Before the first week: all kingdoms form their field armies in secret.';
  const stage = (STAGE_WEEKS.find((each) => each >= week) ?? WEEKS) - week;
  const when = stage === 0 ? 'after this week' : `in ${counted(stage, 'week')}`;
  const also = phase === 'week' ? '' : ` ${PHASES[phase].name}.`;
  return `Year ${year}, week ${week} of ${WEEKS}.${also} Next resource stage ${when}, off-season in ${counted(WEEKS - week, 'week')}.`;
};

const treasuryText = (game: Game, kingdom: Kingdom): string => {
  const { stockpile, gift, bands } = realmOf(game, kingdom);
  const { mean, worst } = expectedDemands(game, kingdom);
  return [
    `Treasury ${stockpile} RP, next income ${incomeOf(game, kingdom)} RP`,
    ...(gift > 0 ? [`a gift of ${gift} RP then`] : []),
    ...(bands > 0 ? [`${counted(bands, 'band')} of free mercenaries then`] : []),
    ...(worst > 0 ? [`mercenaries may demand ${mean} RP, at worst ${worst}`] : []),
  ].join('; ');
};

const orderText = (game: Game): string => {
  if (game.week === 0) return '';
  const names = (order: readonly Kingdom[]): string => order.map(nameOfKingdom).join(', ');
  const [year, week] = game.week === WEEKS ? [game.year + 1, 1] : [game.year, game.week + 1];
  return `Turn order this week: ${names(game.order)}; next: ${names(turnOrderIn(game, year, week))}.`;
};

const askedText = (game: Game, kingdom: Kingdom): string => {
  if (game.end !== null) return 'The war is over.';
  if (!isAlive(game, kingdom)) return 'Your kingdom has fallen.';
  const desk = openDeskOf(game, kingdom);
  const task = desk?.task ?? (PHASES[game.phase].isSealed ? undefined : PHASES[game.phase].task);
  return task === undefined ? 'Nothing is asked of you now.' : `Asked of you: ${english(task)}.`;
};

const glanceOf = (game: Game, kingdom: Kingdom): string[] =>
  [askedText(game, kingdom), calendarText(game), `${treasuryText(game, kingdom)}.`, orderText(game)].filter(
    (line) => line !== '',
  );

/** The story since the last report, by its headings. */
const toldOf = (told: readonly StoryLine[]): ReportSection[] => {
  const parts: { title: string; isPast: boolean; lines: Line[] }[] = [];
  for (const { text, opens, rules = [] } of told) {
    if (opens === true) parts.push({ title: english(text).replace(/\.$/, ''), isPast: false, lines: [] });
    else {
      if (parts.length === 0) parts.push({ title: 'Since the last report', isPast: false, lines: [] });
      const clause = rules[0];
      parts.at(-1)?.lines.push({ text: english(text), ...(clause !== undefined && { clause }) });
    }
  }
  const written = parts.filter(({ lines }) => lines.length > 0);
  return written.length === 0 ? [] : [section('What has happened', { told: written })];
};

const remarksOf = (remarks: readonly string[]): ReportSection[] =>
  remarks.length === 0 ? [] : [section('Your orders', { lines: remarks.map((text) => ({ text })) })];

const points = (quarters: number): string => (quarters / QUARTERS).toFixed(2);

export const generalText = (general: General): string =>
  `${nameOfGeneral(general)}, ability ${general.ability}, experience ${points(general.experience)} of ${points(QUARTERS * general.ability)}`;

const REASONS = { leader: 'no general', restock: 'no supplies', mourning: 'in mourning' } as const;

const notesOf = (game: Game, army: Army): string =>
  [
    ...(army.mercenary > 0 ? [`${figureOf(game, army.mercenary)} mercenary`] : []),
    ...(army.mounted + army.mountedMercenary > 0
      ? [`${figureOf(game, army.mounted + army.mountedMercenary)} mounted`]
      : []),
    ...army.subGenerals.map((general) => `rides along: ${generalText(general)}`),
    ...army.reasons.map((reason) => `must go home: ${REASONS[reason]}`),
  ].join('; ');

/** `Redmere (0302)` or `0403`. */
const whereText = (game: Game, spot: Spot): string =>
  cityAt(game, spot) < 0 ? idOf(game, spot) : `${nameOfSpot(game, spot)} (${idOf(game, spot)})`;

/** With rosters each army's units stand under it. */
const unitsOf = ({ units }: Army): string[] => (units === undefined ? [] : [countsInWords(countsOf(units))]);

const armyRow = (game: Game, army: Army): Cell[] => {
  const notes = notesOf(game, army);
  return [
    { text: whereText(game, army.at), under: [...unitsOf(army), ...(notes === '' ? [] : [notes])] },
    figureOf(game, strengthOf(army)),
    army.commander === null ? 'acting commander' : generalText(army.commander),
  ];
};

const armiesSection = (game: Game, kingdom: Kingdom): ReportSection =>
  section('Your armies', {
    head: ['Where', 'Points', 'General'],
    rows: armiesOf(game, kingdom).map((army) => armyRow(game, army)),
  });

const cityRow = (game: Game, city: number): Cell[] => {
  const { isCapital, isFortified, name } = cityOf(game, city);
  const spot = groundIn(game).citySpots[city] as Spot;
  const kind = isCapital ? 'capital' : isFortified ? 'fortified' : 'city';
  return [`${name} (${idOf(game, spot)})`, kind, `room for ${pointsText(game, roomIn(game, spot))}`].map(
    english,
  );
};

const citiesSection = (game: Game, kingdom: Kingdom): ReportSection =>
  section('Your cities', {
    head: ['City', 'Kind', 'Room'],
    rows: citiesOf(game, kingdom).map((city) => cityRow(game, city)),
  });

const kingdomRow = (game: Game, kingdom: Kingdom): Cell[] => {
  const armies = armiesOf(game, kingdom);
  const all = armies.reduce((sum, army) => sum + strengthOf(army), 0);
  const name = isAlive(game, kingdom) ? nameOfKingdom(kingdom) : `${nameOfKingdom(kingdom)} (fallen)`;
  return [
    name,
    realmOf(game, kingdom).stockpile,
    isAlive(game, kingdom) ? incomeOf(game, kingdom) : 0,
    citiesOf(game, kingdom).length,
    armies.length,
    figureOf(game, all),
  ];
};

const kingdomsSection = (game: Game): ReportSection =>
  section('All kingdoms', {
    head: ['Kingdom', 'RP', 'Income', 'Cities', 'Armies', 'Points'],
    rows: game.realms.map((_, kingdom) => kingdomRow(game, kingdom)),
    lines: [
      ...game.peace.map(({ between: [a, b] }) => ({
        text: `${nameOfKingdom(a)} and ${nameOfKingdom(b)} are at peace until the next season.`,
        clause: 'GRD-R-41',
      })),
      ...game.princes.map(({ father, city }) => ({
        text: `A prince of ${nameOfKingdom(father)} is held in ${cityOf(game, city).name}; ${nameOfKingdom(father)} may enter no other foreign city.`,
        clause: 'GRD-WLD-23',
      })),
    ],
  });

/** GRD-GEN-07: all positions are public. */
const othersSection = (game: Game, kingdom: Kingdom): ReportSection =>
  section('Foreign armies', {
    head: ['Kingdom', 'Points', 'Where', 'General'],
    rows: game.armies
      .filter(({ owner }) => owner !== kingdom)
      .map((army) => [
        nameOfKingdom(army.owner),
        figureOf(game, strengthOf(army)),
        whereText(game, army.at),
        army.commander === null ? 'acting commander' : generalText(army.commander),
      ]),
  });

export const reportOf = (game: Game, kingdom: Kingdom, since: SinceReport): WarReport => ({
  kingdom: nameOfKingdom(kingdom),
  seat: seatOf(kingdom),
  year: game.year,
  week: game.week,
  phase: PHASES[game.phase].name,
  glance: glanceOf(game, kingdom),
  sections: [
    ...toldOf(since.told),
    ...remarksOf(since.remarks),
    armiesSection(game, kingdom),
    citiesSection(game, kingdom),
    kingdomsSection(game),
    othersSection(game, kingdom),
  ],
});

/** A general and the army he leads, for the sheets. */
export const sheetOf = (game: Game, army: Army) => ({
  name: english(armyName(game, army)),
  where: whereText(game, army.at),
  strength: english(pointsText(game, strengthOf(army))),
  generals: generalsOf(army).map(generalText),
  notes: notesOf(game, army),
  units: army.units ?? [],
});
