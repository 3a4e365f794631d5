import type { BattleSheet } from '@warmoot/systems/citystates/sheets';
import type { Session } from '../../../match/play/session.ts';
import type { Aim } from './aim.ts';
import { wantedTactic } from './odds.ts';
import { give } from './sheet.ts';

interface AtHand {
  readonly session: Session;
  readonly sheet: BattleSheet;
  readonly aim: Aim;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;

/** A focused button or link keeps its own Enter. */
const hasOwnEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary') !== null;

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const chooseTactic = ({ sheet }: AtHand, key: string): boolean => {
  const choice = sheet.tactics[Number(key) - 1];
  if (choice?.order == null) return false;
  wantedTactic.value = choice.tactic;
  return true;
};

const confirm = ({ session, sheet, aim }: AtHand): boolean => {
  const seal = sheet.tactics.find(({ tactic }) => tactic === wantedTactic.peek())?.order;
  const [answer] = sheet.answers;
  if (seal) void give(session, seal);
  else if (sheet.question === 'strike') aim.strike();
  else if (answer) void give(session, answer);
  else return false;
  return true;
};

const press = (hand: AtHand, event: KeyboardEvent): boolean => {
  const step = STEPS[event.key];
  if (/^[1-5]$/.test(event.key)) return chooseTactic(hand, event.key);
  if (step !== undefined && hand.aim.mayChoose) {
    hand.aim.step(step);
    return true;
  }
  return event.key === 'Enter' && !hasOwnEnter(event.target) && confirm(hand);
};

/** 1 to 5 choose a tactic, arrows a target, Enter does it; before the keys of the board, which lies below. */
export const listenToKeys = (atHand: () => AtHand): (() => void) => {
  const onKey = (event: KeyboardEvent): void => {
    const hand = atHand();
    if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    if (!hand.session.mayChoose.peek() || hand.session.isSending.peek()) return;
    if (!hand.session.isOverlayOpen.peek() || !press(hand, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('keydown', onKey, { capture: true });
  return () => removeEventListener('keydown', onKey, { capture: true });
};
