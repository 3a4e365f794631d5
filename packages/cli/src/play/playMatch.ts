import { type GameCommand, legalCommands, type Pending } from '@warmoot/kernel';
import { FAINT } from './board/looks.ts';
import type { Explanation } from './computers.ts';
import { computerActs, type NextToAct, type Session } from './session.ts';
import { takeTurn } from './turn.ts';

/** A computer player with an open question. */
const asked = ({ table: { match }, computers }: Session): NextToAct | undefined => {
  for (const seat of computers.keys()) {
    const [question] = match.system.questions?.(match.viewOf(seat), seat) ?? [];
    if (question !== undefined) return { seat, standIn: question.standIn, question: question.id };
  }
  return undefined;
};

/** Computers go first, so that a person decides in the latest situation. */
const nextToAct = (session: Session): NextToAct => {
  const { table, computers } = session;
  const question = asked(session);
  if (question !== undefined) return question;
  const open: readonly Pending<GameCommand>[] = table.match.pending;
  const next = open.find(({ seat }) => computers.has(seat)) ?? open[0];
  if (next === undefined) throw new Error('nobody may act, but the match is not over');
  return next;
};

/** A player who is not on turn may choose once whenever another seat's turn begins, and again for each new choice. */
const freeChoice = ({ table }: Session, { seat, question }: NextToAct): string | undefined => {
  if (question !== undefined) return undefined;
  const { system, view, viewer } = table;
  const commands = legalCommands(system, view as never, viewer);
  if (commands[Symbol.iterator]().next().done === true) return undefined;
  return `${seat}: ${[...system.subjects(view as never, viewer)].join()}`;
};

/** A person against computers. False if the person left before the end. */
export const playMatch = async (session: Session): Promise<boolean> => {
  const { match, viewer } = session.table;
  let explanations: Explanation[] = [];
  let saidBefore = 0;
  let askedBefore: string | undefined;
  while (match.outcome === undefined) {
    const next = nextToAct(session);
    const free = next.seat === viewer ? undefined : freeChoice(session, next);
    const isFree = free !== undefined && free !== askedBefore;
    if (next.seat === viewer || isFree) {
      askedBefore = free;
      if ((await takeTurn(session, explanations, isFree)) === 'left') return false;
      saidBefore = explanations.length;
    } else {
      const explanation = await computerActs(session, next);
      if (explanation === undefined) return false;
      explanations = [...explanations.slice(saidBefore), explanation];
      saidBefore = 0;
    }
  }
  return true;
};

/** Computers only: every command with its reasons, the board whenever the standing facts change. */
export const watchMatch = async (session: Session, paceInMs: number): Promise<boolean> => {
  const { table, screen } = session;
  let shown = '';
  screen.story(table.takeNews());
  while (table.match.outcome === undefined) {
    shown = showBoardOnce(session, shown);
    const explanation = await computerActs(session, nextToAct(session));
    if (explanation === undefined) return false;
    tellStep(session, explanation);
    await pause(paceInMs);
  }
  return true;
};

const showBoardOnce = ({ table, screen }: Session, shown: string): string => {
  const { scene } = table;
  const status = JSON.stringify(scene.status);
  if (status === shown) return shown;
  screen.header(scene);
  screen.board(table);
  return status;
};

const tellStep = ({ table, screen }: Session, { reasons }: Explanation): void => {
  const news = table.takeNews();
  screen.story(news);
  if (news.length > 0 && reasons.length > 0)
    screen.write(screen.paint(FAINT, `      because: ${reasons.join('; ')}`));
};

const pause = (ms: number): Promise<void> | undefined =>
  ms === 0 ? undefined : new Promise((resolve) => setTimeout(resolve, ms));
