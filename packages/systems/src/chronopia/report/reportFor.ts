/**
 * What each seat reads about a turn (CHR-RPT-01..03): an empire reads its own report and map, the moderator all of
 * them.
 */
import { MODERATOR, type Seat, type Seen } from '@warmoot/kernel';
import type { ReportFormat } from '../../door.ts';
import { seatEmpire } from '../state/seats.ts';
import type { Campaign, EmpireId } from '../state/state.ts';
import { reportHtml, reportsHtml } from './html.ts';
import { mapSvg } from './map.ts';
import { moderatorHtml, moderatorText } from './moderatorPage.ts';
import { reportOf } from './report.ts';
import { reportText } from './text.ts';

type Made = Readonly<Record<ReportFormat, () => string>>;

const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

const forEmpire = (view: Seen<Campaign>, me: EmpireId): Made => ({
  text: () => reportText(reportOf(view, me)),
  html: () => reportHtml(reportOf(view, me), mapSvg(view, me)),
  json: () => jsonText(reportOf(view, me)),
  svg: () => mapSvg(view, me),
});

const forModerator = (whole: Seen<Campaign>): Made => {
  const { turn, overrides, drawn, empires, options } = whole;
  const reports = () =>
    empires
      .filter(({ power, fallen }) => power === 'player' && fallen === null)
      .map(({ id }) => reportOf(whole, id));
  return {
    text: () => [...moderatorText(whole), ...reports().map(reportText)].join('\n'),
    html: () =>
      reportsHtml(`${options.name}, turn ${turn}`, reports(), moderatorHtml(whole) + mapSvg(whole, null)),
    json: () => jsonText({ turn, reports: reports(), overrides, drawn }),
    svg: () => mapSvg(whole, null),
  };
};

/** Made from the seat's view, so it contains nothing the seat may not know. */
export const reportFor = (view: Seen<Campaign>, seat: Seat, format: ReportFormat): string | undefined => {
  if (seat === MODERATOR) return forModerator(view)[format]();
  const me = seatEmpire(view, seat);
  return me === null ? undefined : forEmpire(view, me)[format]();
};
