import type { Inspection, Mark, Place } from '@warmoot/kernel';
import type { Outcome } from '../../board/index.ts';
import { verdictOf } from '../odds/figures.ts';
import { keyOf } from '../play/atlas.ts';
import type { Choice } from '../play/choice.ts';
import type { Session } from '../play/session.ts';

/** Marks of a scene that say themselves: choose here. */
const OFFERS: readonly string[] = ['area', 'entry', 'choice'];

/** Where what is picked can go, and whom it can strike. */
export const goalMarks = (goals: ReadonlyMap<string, readonly Choice[]>, shown: readonly Mark[]): Mark[] => {
  const known = new Set(
    shown.filter(({ kind }) => OFFERS.includes(kind)).flatMap(({ places }) => places.map(keyOf)),
  );
  const all = [...goals]
    .filter(([key, [first]]) => first?.strikes || !known.has(key))
    .map(([, choices]) => choices);
  const places = (strikes: boolean): Place[] =>
    all.filter(([first]) => first?.strikes === strikes).map(([first]) => first?.place as Place);
  const marks: Mark[] = [
    { kind: 'reach', places: places(false) },
    { kind: 'target', places: places(true) },
  ];
  return marks.filter((mark) => mark.places.length > 0);
};

/** Where nothing is picked and there is no way round choosing: among whom. */
export const askedMarks = ({ picked, tableChoices, subjects, atlas }: Session): Mark[] => {
  if (picked.value.length > 0 || tableChoices.value.length > 0 || atlas.value === null) return [];
  const { pieces, cells } = atlas.value;
  const places = subjects.value.flatMap((subject) => pieces.get(subject)?.at ?? cells.get(subject)?.at ?? []);
  return places.length === 0 ? [] : [{ kind: 'choice', places }];
};

/** The way of what is planned: an arrow at whom it strikes, dots where it goes. */
export const planMarks = (plan: Choice | null, from: Place | undefined): Mark[] => {
  if (plan?.place === undefined) return [];
  const start = from === undefined || keyOf(from) === keyOf(plan.way[0] ?? from) ? [] : [from];
  const places = [...start, ...plan.way];
  if (places.length < 2) return [];
  return [{ kind: plan.strikes ? 'planned' : 'path', places }];
};

export const layerMarks = (inspection: Inspection | undefined, wanted: ReadonlySet<string>): Mark[] =>
  (inspection?.layers ?? []).filter(({ name }) => wanted.has(name)).flatMap(({ marks }) => marks());

/** The stack that is struck, spread out with what it has to fear. */
export const planFans = ({ planned, weigher }: Session): { at: Place; outcome?: Outcome }[] => {
  const plan = planned.value;
  if (plan?.place === undefined || !plan.strikes) return [];
  const weighed = weigher.weighed.value;
  const outcome = weighed?.odds && weighed.command === plan.command ? verdictOf(weighed.odds) : undefined;
  return [{ at: plan.place, ...(outcome === undefined ? {} : { outcome }) }];
};
