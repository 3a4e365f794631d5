import { signal } from '@preact/signals';
import {
  type BloodCommand,
  type BloodView,
  type ChargePreview,
  chargePreview,
} from '@warmoot/systems/bloodlust/scene';
import type { Session } from '../../../match/play/session.ts';

/** What this seat knows of the match; the page only passes it to the system's own functions. */
export const gameOf = ({ sight }: Session): BloodView | undefined =>
  sight.value?.view as BloodView | undefined;

type Ordered<Type extends BloodCommand['type']> = Extract<BloodCommand, { type: Type }>;

/** The command that is planned or pointed at, if it is of a type. */
export const considered = <Type extends BloodCommand['type']>(
  session: Session,
  type: Type,
): Ordered<Type> | undefined => {
  const command = (session.considered.value ?? session.planned.value)?.command as BloodCommand | undefined;
  return command?.type === type ? (command as Ordered<Type>) : undefined;
};

/** How the target of a previewed charge is assumed to answer. */
export const assumedAnswer = signal<'hold' | 'counter'>('hold');

const previews = new WeakMap<object, Map<string, ChargePreview | undefined>>();

/** BLD-PLY-10: worked out once for each charge of a position. */
export const previewOf = (session: Session): ChargePreview | undefined => {
  const game = gameOf(session);
  const command = considered(session, 'charge');
  if (game === undefined || command === undefined || game.step !== 'charge') return undefined;
  const known = previews.get(game) ?? new Map<string, ChargePreview | undefined>();
  previews.set(game, known);
  const key = `${command.unit} ${command.target} ${assumedAnswer.value}`;
  if (!known.has(key)) known.set(key, chargePreview(game, command, assumedAnswer.value));
  return known.get(key);
};

/** The only own unit that is picked. */
export const pickedUnit = (session: Session) => {
  const [id, ...more] = session.picked.value;
  const unit = id === undefined || more.length > 0 ? undefined : gameOf(session)?.units[id];
  return unit;
};

/** The side this person plays; a spectator has none. */
export const ownSide = ({ seat }: Session): 'red' | 'blue' | undefined =>
  seat === 'red' || seat === 'blue' ? seat : undefined;

export const isOwn = (session: Session): boolean => pickedUnit(session)?.side === session.seat;

/** With one decimal, cut and never rounded up. */
export const inches = (tenths: number): string => (Math.floor(tenths / 25.4) / 10).toFixed(1);
export const wholeInches = (tenths: number): string => inches(tenths).replace(/\.0$/, '');

/** Columns and single stands turn; a line reforms instead. */
export const mayTurnNow = (session: Session): boolean => {
  const [game, unit] = [gameOf(session), pickedUnit(session)];
  if (!game || !unit || !isOwn(session) || !session.mayChoose.value) return false;
  if (game.step === 'deploy') return session.planned.value !== null;
  return game.step === 'move' && unit.stands.length <= 2 && unit.deeds.hasMoved === undefined;
};
