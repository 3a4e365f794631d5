import type { Mark, Piece } from '@warmoot/kernel';
import {
  fireMarks,
  reachMarks,
  reformGhost,
  spellMarks,
  standOffMarks,
  wayMarks,
  zoneMarks,
} from '@warmoot/systems/bloodlust/scene';
import type { Session } from '../../../match/play/session.ts';
import { allSaidBy } from '../../../text/systemWords.ts';
import { laidMarks } from './layout.ts';
import { tapeMarks } from './tape.ts';
import { charge as words } from './text/index.ts';
import { considered, gameOf, inches, isOwn, ownSide, pickedUnit, previewOf, wholeInches } from './view.ts';

/** Reach, stand-off and way of a unit that may move. */
const moveMarks = (session: Session): readonly Mark[] => {
  const [game, unit] = [gameOf(session), pickedUnit(session)];
  if (!game || !unit || game.step !== 'move') return [];
  const planned = considered(session, 'move');
  return [
    ...reachMarks(game, unit, planned),
    ...standOffMarks(game, unit),
    ...(planned ? wayMarks(game, unit, planned) : []),
  ];
};

/** The lane of a charge with its chevrons, the target, the fighters; and a plate that says how far. */
const chargeMarks = (session: Session): readonly Mark[] => {
  const preview = previewOf(session);
  if (preview === undefined) return [];
  const lane = preview.marks.find(({ kind }) => kind === 'inches')?.places;
  const [from, to] = lane ?? [];
  if (!from || !to || !('x' in from) || !('x' in to)) return preview.marks;
  // Beside the lane, so that neither its figures nor the ghost are covered.
  const aside = preview.most / 5;
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const at = {
    x: Math.round((from.x + to.x) / 2 + ((to.y - from.y) / far) * aside),
    y: Math.round((from.y + to.y) / 2 - ((to.x - from.x) / far) * aside),
  };
  const says = preview.strikers
    ? words.contact(wholeInches(preview.most))
    : words.of(wholeInches(preview.most));
  return [
    ...preview.marks,
    { kind: 'plate', places: [at], label: `${words.inches(inches(preview.gap))}\n${says}` },
  ];
};

const shootingMarks = (session: Session): readonly Mark[] => {
  const [game, unit] = [gameOf(session), pickedUnit(session)];
  return game && unit && game.step === 'fire' && isOwn(session) ? fireMarks(game, unit) : [];
};

/** Where the picked unit may be deployed, or any of its command. */
const deployMarks = (session: Session): readonly Mark[] => {
  const [game, unit] = [gameOf(session), pickedUnit(session)];
  const side = ownSide(session);
  return game && side ? zoneMarks(game, side, unit?.pose === null ? unit : undefined) : [];
};

/** How far the planned spell reaches. */
const castMarks = (session: Session): readonly Mark[] => {
  const [game, side, order] = [gameOf(session), ownSide(session), considered(session, 'spell')];
  return game && side && order ? spellMarks(game, side, order.spell) : [];
};

/** Everything that is laid over the table for the selection and the plan. */
export const marksOf = (session: Session): readonly Mark[] =>
  allSaidBy('bloodlust', [
    ...(session.mayChoose.value && isOwn(session)
      ? [...moveMarks(session), ...chargeMarks(session), ...shootingMarks(session)]
      : []),
    ...deployMarks(session),
    ...castMarks(session),
    ...laidMarks(session),
    ...tapeMarks(session),
  ]);

/** The charger where it will stand after conforming, or the unit in its new formation. */
export const ghostsOf = (session: Session): readonly Piece[] => {
  const [game, order] = [gameOf(session), considered(session, 'reform')];
  const ghost = game && order ? reformGhost(game, order) : previewOf(session)?.ghost;
  return ghost === undefined ? [] : [ghost];
};
