import { signal } from '@preact/signals';
import type { Mark, Place } from '@warmoot/kernel';
import { type Measured, measured, type TapeEnd } from '@warmoot/systems/bloodlust/scene';
import type { Pick, Spot } from '../../../board/index.ts';
import type { Session } from '../../../match/play/session.ts';
import { saidBy } from '../../../text/systemWords.ts';
import type { MapTool } from '../../part.ts';
import { tape as words } from './text/index.ts';
import { gameOf, inches } from './view.ts';

/** Up to four stay until they are put away. */
const MOST = 4;

const isOn = signal(false);
const from = signal<TapeEnd | null>(null);
const pointed = signal<TapeEnd | null>(null);
const laid = signal<readonly (readonly [TapeEnd, TapeEnd])[]>([]);

const endAt = (place: Place | undefined, id: string | undefined): TapeEnd | undefined =>
  place === undefined || 'q' in place ? undefined : { at: place, ...(id === undefined ? {} : { unit: id }) };

const nameOf = (session: Session, name: string | undefined): string =>
  name === undefined ? words.spot : saidBy(session.system.id, name);

const labelOf = (session: Session, { length, names }: Measured): string =>
  `${words.inches(inches(length))}\n${words.ends(nameOf(session, names[0]), nameOf(session, names[1]))}`;

export const tapeMarks = (session: Session): readonly Mark[] => {
  const game = gameOf(session);
  if (game === undefined) return [];
  const open = from.value && pointed.value && isOn.value ? [[from.value, pointed.value] as const] : [];
  return [...laid.value, ...open].map(([first, second]) => {
    const found = measured(game, first, second);
    return { kind: 'tape', places: [found.from, found.to], label: labelOf(session, found) };
  });
};

const measureTo = (session: Session, end: TapeEnd): void => {
  const start = from.value;
  const game = gameOf(session);
  if (start === null || game === undefined) {
    from.value = end;
    return;
  }
  laid.value = [...laid.value, [start, end] as const].slice(-MOST);
  session.speak(labelOf(session, measured(game, start, end)).replace('\n', ', '));
  [from.value, pointed.value] = [null, null];
};

export const putTapesAway = (): void => {
  [from.value, pointed.value, laid.value] = [null, null, []];
};

/** Click on two things or spots; pressed again, it is put away with all tapes. */
export const tapeTool: MapTool = {
  id: 'tape',
  icon: 'tape',
  title: () => words.title,
  isOn: () => isOn.value,
  toggle: (session) => {
    isOn.value = !isOn.value;
    putTapesAway();
    if (isOn.value) session.speak(words.how);
  },
  take: (session, { place, piece }: Pick) => {
    const end = endAt(place, piece?.id);
    if (!isOn.value || end === undefined) return false;
    measureTo(session, end);
    return true;
  },
  point: (_session, { place, piece }: Spot) => {
    const end = endAt(place, piece?.id);
    if (from.value !== null && end !== undefined) pointed.value = end;
  },
};

/** M by keyboard: from what is picked, then to what is picked next. */
export const measureByKey = (session: Session): void => {
  const [id] = session.picked.value;
  const at = session.atlas.value?.pieces.get(id ?? '')?.at;
  const end = endAt(at, id);
  if (end === undefined) return;
  isOn.value = false;
  const begins = from.value === null;
  measureTo(session, end);
  if (begins) session.speak(words.next);
};
