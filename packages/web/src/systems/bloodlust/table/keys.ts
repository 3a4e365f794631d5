import { INCH } from '@warmoot/kernel';
import { threatsTo, unitInWords } from '@warmoot/systems/bloodlust/scene';
import { nextToAct } from '../../../match/play/picking.ts';
import { TURNS } from '../../../match/play/posing.ts';
import type { Session } from '../../../match/play/session.ts';
import { saidBy } from '../../../text/systemWords.ts';
import { arcsTool } from './arcs.ts';
import { nudgeLayout } from './layout.ts';
import { wish } from './MoveTab.tsx';
import { nextReform, turnReform, widenPlan } from './reform.ts';
import { planSpell } from './SpellTab.tsx';
import { measureByKey } from './tape.ts';
import { keys as words } from './text/index.ts';
import { considered, gameOf, isOwn, pickedUnit } from './view.ts';

const said = (text: string): string => saidBy('bloodlust', text);

/** The picked unit in one breath, or at length. */
const speakUnit = (session: Session, isLong: boolean): void => {
  const [game, unit] = [gameOf(session), pickedUnit(session)];
  if (game && unit) session.speak(unitInWords(game, session.seat, unit.id, isLong).map(said).join('. '));
};

/** The next own unit that can act, round and round. */
const nextUnit = (session: Session, step: 1 | -1): boolean => {
  const next =
    nextToAct(session, step) ?? (session.picked.value.length > 0 ? undefined : nextToAct(session, step));
  session.pick(next === undefined ? [] : [next]);
  if (next === undefined) session.speak(words.last);
  else speakUnit(session, false);
  return true;
};

/** The targets of the picked unit, the nearest first. */
const nextTarget = (session: Session, step: 1 | -1): boolean => {
  const unit = pickedUnit(session);
  if (!unit || !isOwn(session)) return false;
  const here = session.atlas.value?.pieces.get(unit.id)?.at;
  const far = (id: string): number => {
    const at = session.atlas.value?.pieces.get(id)?.at;
    return at && here && 'x' in at && 'x' in here ? Math.hypot(at.x - here.x, at.y - here.y) : 0;
  };
  const offers = session.choices.value
    .filter(({ strikes }) => strikes.length > 0)
    .toSorted((a, b) => far(a.strikes[0] ?? '') - far(b.strikes[0] ?? ''));
  if (offers.length === 0) {
    session.speak(words.noTarget);
    return true;
  }
  const now = offers.findIndex(
    ({ command }) => JSON.stringify(command) === JSON.stringify(session.planned.value?.command),
  );
  const next = offers.at(now < 0 ? (step === 1 ? 0 : -1) : (now + step) % offers.length);
  if (next) {
    session.plan(next);
    session.speak([session.describe(next), session.costOf(next)].filter(Boolean).join('. '));
  }
  return true;
};

/** Hold or counter-charge, if a charge waits for an answer. */
const answer = (session: Session, wanted: 'hold' | 'counter'): boolean => {
  if (gameOf(session)?.step !== 'respond' || !session.isToAct.value) return false;
  const [first] = session.picked.value.length > 0 ? session.picked.value : session.subjects.value;
  const offer = session
    .legalAbout(first ?? '')
    .find(({ command }) => command.type === 'respond' && (command as { answer?: string }).answer === wanted);
  if (offer) void session.give(offer);
  else session.speak(words.cannot);
  return true;
};

/** By an inch, with Shift by a tenth: longer ahead or shorter; a plan goes on from where it ends. */
const byInches = (session: Session, by: number): boolean => {
  const [game, unit] = [gameOf(session), pickedUnit(session)];
  if (!game || !unit || game.step !== 'move' || !isOwn(session)) return false;
  const planned = considered(session, 'move');
  const now = (planned?.legs[0]?.length ?? 0) / INCH;
  const inches = Math.round(10 * (now + by)) / 10;
  wish(session, inches < 0 ? { kind: 'back', inches: -inches } : { kind: 'ahead', inches });
  return true;
};

const ARROWS: Readonly<Record<string, readonly [east: number, south: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The keys of the table: units, targets, answers, measures; the rest is shared by all boards. */
export const onKey = (session: Session, { key, shiftKey }: KeyboardEvent): boolean => {
  const lower = key.toLowerCase();
  const step = shiftKey ? -1 : 1;
  if (lower === 'u') return nextUnit(session, step);
  if (lower === 't') return nextTarget(session, step);
  if (lower === 'h') return answer(session, 'hold');
  if (lower === 'c' && gameOf(session)?.step === 'respond') return answer(session, 'counter');
  const [dx, dy] = ARROWS[key] ?? [];
  const inches = shiftKey ? 0.1 : 1;
  if (dx !== undefined && dy !== undefined && nudgeLayout(session, dx * inches, dy * inches)) return true;
  if (key === 'ArrowUp' && isLine(session)) return byInches(session, shiftKey ? 0.1 : 1);
  if (key === 'ArrowDown' && isLine(session)) return byInches(session, shiftKey ? -0.1 : -1);
  if (changesReform(session, key) || (/^[1-9]$/.test(key) && planSpell(session, Number(key)))) return true;
  if (lower === 'r') nextReform(session);
  else if (lower === 'a') arcsTool.toggle(session);
  else if (lower === 'm') measureByKey(session);
  else if (lower === 'i') speakUnit(session, true);
  else if (lower === 'o') speakThreats(session);
  else if (lower === 'w') document.getElementById('bl-wish')?.focus();
  else if (lower === 'e') endStep(session);
  else if (key === 'Enter' && session.planned.value) void session.give(session.planned.value);
  else return false;
  return true;
};

/** While a formation is planned, the keys that turn and zoom change it. */
const changesReform = (session: Session, key: string): boolean => {
  if (considered(session, 'reform') === undefined) return false;
  const turn = TURNS[key];
  if (turn !== undefined) turnReform(session, turn);
  else if (key === '+' || key === '=') widenPlan(session, 1);
  else if (key === '-') widenPlan(session, -1);
  else return false;
  return true;
};

const isLine = (session: Session): boolean => (pickedUnit(session)?.stands.length ?? 0) > 2;

const speakThreats = (session: Session): void => {
  const [game, unit] = [gameOf(session), pickedUnit(session)];
  if (!game || !unit) return;
  const threats = threatsTo(game, unit.id).map(said);
  session.speak(threats.length === 0 ? words.safe : threats.join('. '));
};

const endStep = (session: Session): void => {
  const done = session.mainChoices.value.find(({ endsStep }) => endsStep);
  if (done) void session.give(done);
};
