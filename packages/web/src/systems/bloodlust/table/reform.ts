import type { GameCommand } from '@warmoot/kernel';
import type { BloodCommand } from '@warmoot/systems/bloodlust/scene';
import { offerOf } from '../../../match/play/offer.ts';
import type { Session } from '../../../match/play/session.ts';
import { sentence } from '../../../text/sentence.ts';
import { move as words } from './text/index.ts';
import { considered, gameOf, isOwn, pickedUnit } from './view.ts';

type Reform = Extract<BloodCommand, { type: 'reform' }>;

/** What the rules list for the picked unit. */
export const reformsOf = (session: Session): readonly Reform[] =>
  session.choices.value.flatMap(({ command }) =>
    command.type === 'reform' ? [command as unknown as Reform] : [],
  );

const asItStands = (session: Session): Reform | undefined => {
  const unit = pickedUnit(session);
  return unit?.pose == null
    ? undefined
    : {
        type: 'reform',
        unit: unit.id,
        formation: 'block',
        files: unit.stands.length,
        heading: unit.pose.heading,
      };
};

/** The plan, or the formation in which the unit stands now. */
export const reformNow = (session: Session): Reform | undefined =>
  considered(session, 'reform') ?? asItStands(session);

/** Plans another formation; if the rules forbid it, says why and keeps the plan. */
export const planReform = (session: Session, change: Partial<Reform>): void => {
  const [game, now] = [gameOf(session), reformNow(session)];
  if (game === undefined || now === undefined || !isOwn(session)) return;
  const command = { ...now, ...change } as GameCommand;
  const verdict = session.system.check(game, session.seat, command);
  if (verdict.ok) {
    const offer = offerOf(session.system, game, session.seat, command);
    session.notice.value = null;
    session.plan(offer);
    session.speak(session.describe(offer));
  } else {
    const text = `${sentence(verdict.because)} (${verdict.rule}).`;
    session.notice.value = { text, rule: verdict.rule };
    session.speak(text);
  }
};

/** One stand wider or narrower. */
export const widenPlan = (session: Session, by: 1 | -1): void => {
  const files = (reformNow(session)?.files ?? 0) + by;
  if (files > 0) planReform(session, { formation: 'block', files });
};

/** By degrees, clockwise; headings are half-degrees. */
export const turnReform = (session: Session, degrees: number): void => {
  const heading = reformNow(session)?.heading;
  if (heading !== undefined) planReform(session, { heading: (heading + 2 * degrees + 720) % 720 });
};

/** BLD-R-28: the first that is listed; pressed again, the next. */
export const nextReform = (session: Session): void => {
  const reforms = reformsOf(session);
  const now = JSON.stringify(considered(session, 'reform'));
  const at = reforms.findIndex((each) => JSON.stringify(each) === now);
  const next = reforms[(at + 1) % reforms.length];
  if (next === undefined) session.speak(words.noReform);
  else planReform(session, next);
};
