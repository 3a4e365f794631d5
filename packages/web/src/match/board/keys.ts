import { type HexPlace, type Place, placeKey } from '@warmoot/kernel';
import type { Board } from '../../board/index.ts';
import { goTo as goToPage } from '../../page/router.ts';
import { shownPanel } from '../panels/shown.ts';
import { isStrike, type Offer } from '../play/offer.ts';
import { nudgePlan, poseOf, TURNS, turnPlan } from '../play/posing.ts';
import type { Session } from '../play/session.ts';
import { fullyInWords, placeInWords } from '../play/spoken.ts';
import { cycle, goTo, nextGoal, nextStack } from './jumps.ts';

/** One hex further, by the keys around S: flat hexes have north and south, pointy ones west and east. */
const STEPS: Readonly<Record<'flat' | 'pointy', Readonly<Record<string, readonly [number, number]>>>> = {
  flat: { q: [-1, 0], w: [0, -1], e: [1, -1], a: [-1, 1], s: [0, 1], d: [1, 0] },
  pointy: { q: [0, -1], w: [1, -1], e: [1, 0], d: [0, 1], s: [-1, 1], a: [-1, 0] },
};

/** Whether the last action on the board was by key. */
export interface ByKeys {
  readonly isLast: boolean;
  stop(): void;
}

const hasModifier = ({ metaKey, altKey, ctrlKey }: KeyboardEvent): boolean => metaKey || altKey || ctrlKey;

/** Keys the board does not handle: stepping by letters, going from unit to unit, acting. */
export const listenToKeys = (pane: HTMLElement, board: Board, session: Session): ByKeys => {
  let isLast = false;
  const onKey = (event: KeyboardEvent): void => {
    isLast = true;
    if (hasModifier(event) || !(event.target instanceof HTMLCanvasElement)) return;
    if (session.panels.peek().onKey?.(session, event) || press(event, board, session)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const onPointer = (): void => {
    isLast = false;
  };
  /** One key brings the focus back from anywhere; while nothing has the focus, keys go to the board. */
  const onAnyKey = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (target instanceof HTMLCanvasElement || document.querySelector('dialog[open]') !== null) return;
    const toBoard = (): void => pane.querySelector<HTMLElement>('.board-canvas')?.focus();
    if (key === 'Escape') {
      if (!pressWhileTold(session, key)) session.clause.value = null;
      toBoard();
    } else if (target === document.body && key !== 'Tab' && !hasModifier(event)) {
      toBoard();
      if (session.panels.peek().onKey?.(session, event) || press(event, board, session))
        event.preventDefault();
    }
  };
  addEventListener('keydown', onAnyKey);
  pane.addEventListener('keydown', onKey, { capture: true });
  pane.addEventListener('pointermove', onPointer, { capture: true });
  pane.addEventListener('pointerdown', onPointer, { capture: true });
  return {
    get isLast() {
      return isLast;
    },
    stop() {
      removeEventListener('keydown', onAnyKey);
      pane.removeEventListener('keydown', onKey, { capture: true });
      pane.removeEventListener('pointermove', onPointer, { capture: true });
      pane.removeEventListener('pointerdown', onPointer, { capture: true });
    },
  };
};

/** While the board shows what happened: on to the next step, or past all of them. */
const pressWhileTold = ({ recount }: Session, key: string): boolean => {
  if (recount.step.value === undefined) return false;
  if (key === 'Escape') recount.skip();
  else if (key === ' ' || key === 'Enter') recount.next();
  else return false;
  return true;
};

const press = (event: KeyboardEvent, board: Board, session: Session): boolean => {
  const { key, shiftKey } = event;
  if (pressWhileTold(session, key)) return true;
  const lower = key.toLowerCase();
  if (key === 'Tab') return cycle(board, session, shiftKey ? -1 : 1);
  if (pressOnTable(session, event)) return true;
  if (lower === 't') return nextGoal(board, session, shiftKey ? -1 : 1);
  if (lower === 'n' || lower === 'p') return nextStack(board, session, lower === 'n' ? 1 : -1);
  const orientation =
    session.scene.value?.ground.kind === 'hexes' ? session.scene.value.ground.orientation : 'flat';
  const step = STEPS[orientation][lower];
  if (step) return moveCursor(board, session, step);
  if (/^[1-9]$/.test(key)) return chooseRival(session, Number(key) - 1);
  const act = ACTS[lower];
  act?.(session);
  return act !== undefined;
};

const NUDGES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** On the free table arrows move a body by an inch (with Shift by a tenth), comma and full stop turn it, Enter confirms. */
const pressOnTable = (session: Session, { key, shiftKey }: KeyboardEvent): boolean => {
  if (session.scene.value?.ground.kind !== 'table') return false;
  const [dx, dy] = NUDGES[key] ?? [];
  const inches = shiftKey ? 0.1 : 1;
  if (dx !== undefined && dy !== undefined) return nudgePlan(session, dx * inches, dy * inches);
  const turn = TURNS[key];
  if (turn) return turnPlan(session, turn);
  const { planned } = session;
  if (key !== 'Enter' || poseOf(planned.value) === undefined) return false;
  void session.give(planned.value as Offer);
  return true;
};

const ACTS: Readonly<Record<string, (session: Session) => void>> = {
  escape: (session) => session.back(),
  z: (session) => {
    if (session.sight.value?.mayUndo) void session.undo();
  },
  g: (session) => {
    const main = session.planned.value ?? session.mainChoices.value[0];
    const other = session.otherToAct.value;
    if (other !== undefined) return goToPage(session.addressAs(other));
    if (isStrike(main) && main !== session.planned.value) session.plan(main);
    else if (main) void session.give(main);
  },
  m: (session) => {
    if (session.cursor.value) session.aim(session.cursor.value, 'look');
  },
  l: () => {
    shownPanel.value = 'do';
    document.getElementById('panel')?.focus();
  },
  i: (session) => session.speak(fullyInWords(session)),
  c: () => document.querySelector<HTMLElement>('.own-hand button')?.focus(),
  j: () => {
    shownPanel.value = 'goTo';
  },
  '?': () => {
    shownPanel.value = 'keys';
  },
};

const chooseRival = (session: Session, at: number): boolean => {
  const { rivals, hereChoices } = session;
  const choice = (rivals.value.length > 0 ? rivals.value : hereChoices.value)[at];
  if (isStrike(choice)) session.plan(choice);
  else if (choice) void session.give(choice);
  return choice !== undefined;
};

const moveCursor = (board: Board, session: Session, [q, r]: readonly [number, number]): boolean => {
  const from = session.cursor.value ?? session.pickedAt.value ?? middleOf(session);
  if (from === undefined || !('q' in from)) return false;
  const to: HexPlace = { q: from.q + q, r: from.r + r };
  if (session.atlas.value?.cellAt.has(placeKey(to))) {
    goTo(board, session, to);
    session.point(to);
    session.speak(placeInWords(session, to));
  }
  return true;
};

const middleOf = ({ scene }: Session): Place | undefined => {
  const ground = scene.value?.ground;
  return ground?.kind === 'hexes' ? ground.cells[ground.cells.length >> 1]?.at : undefined;
};
