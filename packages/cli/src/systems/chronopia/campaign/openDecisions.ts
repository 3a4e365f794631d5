/** What is still open before a turn: who has sent nothing, and which answers the defaults would replace. */
import { isForThisTurn, readOrdersOf, seatOf } from '@warmoot/systems/chronopia/moderator';
import type { OrderText } from '../../campaign/orderFiles.ts';
import { unknownFileLine } from './findingLines.ts';
import type { Folder } from './folder.ts';
import { orderTexts } from './orderFiles.ts';
import { isPerson } from './people.ts';

type State = Folder['match']['state'];
type OpenBattle = State['battles'][number];

/** People who must act in the open window and have not said that they are done. */
const awaited = (folder: Folder): number[] => {
  const { window } = folder.match.state;
  const asked = window?.asked.filter((empire) => !window.ready.includes(empire)) ?? [];
  return asked.filter((empire) => isPerson(folder, empire));
};

const nameIn = ({ empires }: State, empire: number): string => empires[empire]!.name;

/** E-15: of another turn, so none of it would count. */
const outOfDate = ({ match }: Folder, empire: number, { file, text }: OrderText): string[] => {
  const view = match.viewOf(seatOf(empire));
  const verdict = isForThisTurn(view, empire, readOrdersOf(view, empire, text).file);
  return verdict.ok ? [] : [`${file}: ${verdict.because}.`];
};

const withoutOrders = (folder: Folder): string[] => {
  const { match } = folder;
  const { byEmpire, strangers } = orderTexts(folder);
  const silent = awaited(folder).filter(
    (empire) => !byEmpire.has(empire) && (match.state.sheets[empire]?.statements.length ?? 0) === 0,
  );
  return [
    ...silent.map((empire) => `${nameIn(match.state, empire)} has sent no orders.`),
    ...[...byEmpire].flatMap(([empire, text]) => outOfDate(folder, empire, text)),
    ...strangers.map(unknownFileLine),
  ];
};

const SET_UP: Readonly<Record<string, string>> = {
  plan: 'has not chosen how many cities it begins with',
  placement: 'has not placed its city',
  muster: 'has not mustered its army',
};

const withoutSetUp = (folder: Folder, window: string): string[] =>
  awaited(folder).map((empire) => `${nameIn(folder.match.state, empire)} ${SET_UP[window]}.`);

/** With the orders or afterwards (CHR-GRM-08). */
const withoutIntent = (folder: Folder): string[] => {
  const { state } = folder.match;
  return awaited(folder)
    .filter((empire) => (state.sheets[empire]?.battle.length ?? 0) === 0)
    .map((empire) => `${nameIn(state, empire)} has not declared what it intends at its meetings.`);
};

const battleWords = (state: State, { id, order, filed, agreed, mode }: OpenBattle): string[] => {
  if (agreed || mode === 'auto') return [];
  return filed === null
    ? [`Battle ${id} at ${order.hex} is not reported; the quick resolver would fight it.`]
    : [`Battle ${id} at ${order.hex} is reported by ${nameIn(state, filed.by)}; nobody has confirmed it.`];
};

const undecidedCities = ({ questions, cities, ...state }: State): string[] =>
  questions.flatMap((question) =>
    question.kind === 'city'
      ? [
          `${nameIn(state as State, question.empire)} has not said whether it keeps or sacks ${cities[question.city]!.name}.`,
        ]
      : [],
  );

const undecidedPatrols = ({ questions, armies, ...state }: State): string[] =>
  questions.flatMap((question) =>
    question.kind === 'patrol'
      ? [
          `${nameIn(state as State, question.empire)} has not said whom its patrol ${armies[question.army]!.name} engages.`,
        ]
      : [],
  );

/** One sentence for each thing that the next `turn` would decide without asking. */
export const openDecisions = (folder: Folder): string[] => {
  const { state } = folder.match;
  switch (state.window?.name) {
    case 'plan':
    case 'placement':
    case 'muster':
      return withoutSetUp(folder, state.window.name);
    case 'diplomacy':
    case 'orders':
      return withoutOrders(folder);
    case 'intents':
      return withoutIntent(folder);
    case 'battles':
      return state.battles.flatMap((battle) => battleWords(state, battle));
    case 'city':
      return undecidedCities(state);
    case 'patrol':
      return undecidedPatrols(state);
    default:
      return [];
  }
};

/** CHR-BTL-05: never settled without the referee. */
export const disputes = ({ match }: Folder): OpenBattle[] =>
  match.state.battles.filter(({ disputed, mode }) => disputed && mode !== 'auto');
