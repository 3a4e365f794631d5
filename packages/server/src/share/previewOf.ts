import { asItIs, type Scene, type Seat, SPECTATOR, say } from '@warmoot/kernel';
import { SYSTEMS } from '@warmoot/systems';
import type { Preview, PreviewOf } from '../api/preview.ts';
import { doorFor } from '../matches/doors.ts';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { Chair, Table } from '../matches/table.ts';
import { viewMatch } from '../matches/viewMatch.ts';
import { seatName } from '../seats/seatName.ts';
import { type Language, sayIn } from '../words/language.ts';
import { sharedMatch } from './shares.ts';

const SHARED = /^\/shared\/([\w-]{1,40})$/;
const MATCH = /^\/matches\/([\w-]{1,64})$/;

/** Of a shared match (MOT-18) and of an open one: what is played, by whom, and how it ended. */
export const previewOf: PreviewOf = async (context, address, language) => {
  const { pathname, searchParams } = new URL(address, context.settings.origins[0]);
  const token = SHARED.exec(pathname)?.[1];
  if (token !== undefined) {
    const live = await sharedMatch(context, token);
    const at = Number(searchParams.get('at'));
    const moment = Number.isInteger(at) && at > 0 ? `?at=${at}` : '';
    const picture = `/api/v1/shared/${token}/picture.png${moment}`;
    return { ...(await previewOfTable(live.table, live, language)), picture };
  }
  const table = await context.matches.table(MATCH.exec(pathname)?.[1] ?? '');
  if (table?.visibility !== 'open') return undefined;
  return previewOfTable(table, (await viewMatch(context.matches, table.id)).live, language);
};

const previewOfTable = async (
  table: Table,
  live: LiveMatch | undefined,
  language: Language,
): Promise<Preview> => {
  const scene = live && sceneOf(live);
  const sides = new Map((scene?.sides ?? (await sidesOf(table))).map((side) => [side.seat, side]));
  const nameOf = (seat: Seat): string => sides.get(seat)?.name ?? seatName(seat);
  const spoken = (seat: Seat): string => sides.get(seat)?.spoken ?? seatName(seat);
  const players = table.chairs.map((chair) => say`${nameOf(chair.seat)}: ${whoSits(chair)}`);
  const said = [...howItEnded(table, spoken), `${players.join('; ')}.`].map((each) => sayIn(language, each));
  return { title: table.title, says: [whatIsPlayed(table, scene, language), ...said].join(' ') };
};

const sceneOf = (live: LiveMatch): Scene => {
  const { system } = live.door;
  return (system.marked ?? system).scene(live.sightOf(SPECTATOR).view as never, SPECTATOR);
};

/** Before the match begins. */
const sidesOf = async (table: Table): Promise<Scene['sides']> => {
  const { system } = await doorFor(table);
  return (system.marked ?? system).sides?.(table.options) ?? [];
};

/** The game, and its scenario if the match has a title of its own. */
const whatIsPlayed = (table: Table, scene: Scene | undefined, language: Language): string => {
  const manifest = SYSTEMS.find(({ id }) => id === table.system);
  const own = language === 'en' ? undefined : manifest?.shownIn[language].name;
  const game = own ?? manifest?.name ?? table.system;
  const scenario = scene === undefined ? '' : sayIn(language, scene.title);
  return scenario === '' || scenario === table.title ? `${game}.` : `${game}, ${scenario}.`;
};

const whoSits = ({ personName, bot }: Chair): string => {
  if (personName !== null) return asItIs(personName);
  return bot === null ? say`still open` : say`computer`;
};

const howItEnded = ({ outcome }: Table, spoken: (seat: Seat) => string): string[] => {
  if (outcome === null) return [];
  return outcome.winners.length === 0
    ? [say`Nobody won.`]
    : [say`Won by ${outcome.winners.map(spoken).join(', ')}.`];
};
