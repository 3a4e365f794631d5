import { signal } from '@preact/signals';
import { type GameCommand, INCH, type Mark, type TablePlace } from '@warmoot/kernel';
import { type BloodCommand, type Held, layoutMarks, layoutMeant } from '@warmoot/systems/bloodlust/scene';
import { offerOf } from '../../../match/play/offer.ts';
import type { Session } from '../../../match/play/session.ts';
import { sentence } from '../../../text/sentence.ts';
import type { MapTool } from '../../part.ts';
import { layout as words } from './text/index.ts';
import { gameOf, ownSide } from './view.ts';

export const KEY_KINDS = ['village', 'outpost', 'hill', 'bridge', 'ford'] as const;
export const TERRAIN_KINDS = ['hill', 'rough', 'lightWood', 'denseWood', 'lake', 'stream', 'clear'] as const;

const wanted = signal<Held>({ kind: 'hill', heading: 0, ends: 'top-bottom' });
const pointed = signal<TablePlace | undefined>(undefined);
/** Where the plan was pointed at: it is turned and nudged from there. */
const anchor = signal<TablePlace | undefined>(undefined);

/** Whether this seat lays something on the table now. */
export const laysOut = (session: Session): boolean =>
  ['key', 'terrain', 'camp'].includes(gameOf(session)?.step ?? '') && session.isToAct.value;

export const kindsFor = (session: Session): readonly Held['kind'][] => {
  const step = gameOf(session)?.step;
  if (step === 'key') return KEY_KINDS;
  return step === 'terrain' ? TERRAIN_KINDS : [];
};

/** What is held now: a kind that this step does not know gives way to its first. */
export const heldNow = (session: Session): Held => {
  const kinds = kindsFor(session);
  const held = wanted.value;
  return kinds.length === 0 || kinds.includes(held.kind) ? held : { ...held, kind: kinds[0] as Held['kind'] };
};

const meantAt = (session: Session, place: TablePlace): BloodCommand | undefined => {
  const game = gameOf(session);
  return game && layoutMeant(game, place, heldNow(session));
};

/** Plans what is held at a place; if the rules forbid it there, says why. */
export const planAt = (session: Session, place: TablePlace): void => {
  const [game, command] = [gameOf(session), meantAt(session, place)];
  if (game === undefined || command === undefined) return;
  const verdict = session.system.check(game, session.seat, command as GameCommand);
  if (verdict.ok) {
    const offer = offerOf(session.system, game, session.seat, command as GameCommand);
    anchor.value = place;
    session.notice.value = null;
    session.plan(offer);
    session.speak(session.describe(offer));
  } else {
    const text = `${sentence(verdict.because)} (${verdict.rule}).`;
    session.notice.value = { text, rule: verdict.rule };
    session.speak(text);
  }
};

export const hold = (session: Session, change: Partial<Held>): void => {
  wanted.value = { ...heldNow(session), ...change };
  if (session.planned.value && anchor.value) planAt(session, anchor.value);
};

/** By inches on the table, to the east and the south. */
export const nudgeLayout = (session: Session, dx: number, dy: number): boolean => {
  if (!laysOut(session) || !session.planned.value || anchor.value === undefined) return false;
  const { x, y } = anchor.value;
  planAt(session, { x: Math.round(x + dx * INCH), y: Math.round(y + dy * INCH) });
  return true;
};

/** The outline under the pointer, or of the plan. */
export const laidMarks = (session: Session): readonly Mark[] => {
  const [game, side] = [gameOf(session), ownSide(session)];
  if (!game || !side || !laysOut(session)) return [];
  const planned = session.planned.value?.command as BloodCommand | undefined;
  const command = planned ?? (pointed.value && meantAt(session, pointed.value));
  return command === undefined ? [] : layoutMarks(game, side, command);
};

/** While the table is laid out, a click on it places what is held. */
export const layoutTool: MapTool = {
  id: 'layout',
  icon: 'layers',
  title: () => words.tab,
  isShown: () => false,
  isOn: laysOut,
  toggle: () => {},
  take: (session, { place }) => {
    if (place === undefined || 'q' in place) return false;
    planAt(session, place);
    return true;
  },
  point: (_session, { place }) => {
    pointed.value = place === undefined || 'q' in place ? undefined : place;
  },
};
