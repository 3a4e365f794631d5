import { bodyCorners, type Mark, type Piece, type Place, placeKey, type TablePlace } from '@warmoot/kernel';
import type { BoardView, Fan } from '../../board/index.ts';
import { verdictOf } from '../odds/figures.ts';
import { isStrike, type Offer } from '../play/offer.ts';
import { poseOf } from '../play/posing.ts';
import type { Session } from '../play/session.ts';

/** Marks of a scene that already mean "choose here". */
const OFFERS: readonly string[] = ['area', 'entry', 'choice'];

/** Where the picked pieces can go, and whom they can attack. */
export const goalMarks = (session: Session): Mark[] => {
  const { goals, scene, picked, waitingPicked, atlas, sight } = session;
  if (sight.value && session.panels.value.plansItself?.(session)) return [];
  const isReach = waitingPicked.value.length < picked.value.length; // where units enter is shown by the scene
  const shown = isReach ? [] : (scene.value?.marks ?? []);
  const known = new Set(
    shown.filter(({ kind }) => OFFERS.includes(kind)).flatMap(({ places }) => places.map(placeKey)),
  );
  const all = [...goals.value]
    .filter(([key, [first]]) => isStrike(first) || (!known.has(key) && !isSpot(first)))
    .map(([, choices]) => choices);
  const places = (strikes: boolean): Place[] =>
    all.filter(([first]) => isStrike(first) === strikes).map(([first]) => first?.place as Place);
  const marks: Mark[] = [
    { kind: 'reach', places: places(false) },
    { kind: 'target', places: places(true).filter((place) => 'q' in place) },
    { kind: 'target', places: [], areas: places(true).flatMap((place) => bodiesAt(atlas.value, place)) },
  ];
  return marks.filter((mark) => mark.places.length > 0 || (mark.areas ?? []).length > 0);
};

/** The outlines of the bodies whose anchor is at a spot of the free table. */
const bodiesAt = (atlas: Session['atlas']['value'], place: Place): (readonly TablePlace[])[] =>
  'q' in place
    ? []
    : (atlas?.stackAt.get(placeKey(place)) ?? []).flatMap(({ body, facing = 0 }) =>
        body === undefined ? [] : [bodyCorners(place, facing, body)],
      );

/** Only a few of the many poses on a free table: the scene shows their whole area. */
const isSpot = (offer: Offer | undefined): boolean => offer?.place !== undefined && 'x' in offer.place;

/** The candidates, if nothing is picked and a choice is required. */
export const askedMarks = ({ picked, tableChoices, subjects, atlas, ahead }: Session): Mark[] => {
  const isRequired = tableChoices.value.length === 0 && ahead.value === undefined;
  if (picked.value.length > 0 || !isRequired || atlas.value === null) return [];
  const { pieces, cells } = atlas.value;
  const places = subjects.value.flatMap((subject) => pieces.get(subject)?.at ?? cells.get(subject)?.at ?? []);
  return places.length === 0 ? [] : [{ kind: 'choice', places }];
};

/**
 * The path of the plan, or of what is pointed at, with its cost: an arrow from each attacker to the target, dots along
 * the way, the hex it enters.
 */
export const planMarks = (session: Session): Mark[] => {
  if (session.sight.value && session.panels.value.plansItself?.(session)) return [];
  const { considered, pointed, acting, pickedAt } = session;
  const plan = considered.value ?? pointed.value;
  const from = pickedAt.value;
  const { place } = plan ?? {};
  if (plan?.ways) return drillMarks(plan.ways, place, session.describe(plan));
  if (plan === null || place === undefined || poseOf(plan)) return []; // a pose is drawn as a body
  if ('x' in place && isStrike(plan) && session.panels.value.marks) return []; // the system draws its own
  const starts = startsOf(acting.value, place);
  if (isStrike(plan) && starts.length > 0) return strikeMarks(starts, plan.way, place);
  const start = from === undefined || placeKey(from) === placeKey(plan.way[0] ?? from) ? [] : [from];
  const places = [...start, ...(plan.way.length > 0 ? plan.way : [place])];
  const label = session.costOf(plan);
  const cost = label === undefined ? {} : { label };
  if (places.length < 2) return from === undefined ? [{ kind: 'choice', places, ...cost }] : [];
  return [{ kind: isStrike(plan) ? 'planned' : 'path', places, ...cost }];
};

/** All paths and destinations; with a label at the pointer. */
const drillMarks = (ways: readonly (readonly Place[])[], place: Place | undefined, label: string): Mark[] => [
  { kind: 'post', places: ways.flatMap((way) => way.at(-1) ?? []) },
  ...ways.filter((way) => way.length > 1).map((places) => ({ kind: 'path', places })),
  ...(place === undefined ? [] : [{ kind: 'trace', places: [place], label }]),
];

/** Arrows that show how the picked pieces can turn. */
export const turnsOf = ({ turns, pickedAt, planned }: Session): Pick<BoardView, 'turns'> => {
  const at = pickedAt.value;
  const isBusy = planned.value !== null && isStrike(planned.value);
  if (at === undefined || turns.value.size === 0 || isBusy) return {};
  return { turns: { at, directions: [...turns.value.keys()] } };
};

/** From all sides at once; or along the path, if a unit moves up first (CSW-P-04). */
const strikeMarks = (starts: readonly Place[], way: readonly Place[], target: Place): Mark[] => {
  const places = [...starts, ...way];
  if (starts.length === 1 && way.length > 1) return [{ kind: 'chargeRun', places }];
  return starts.map((each) => ({ kind: 'planned', places: [each, target] }));
};

/** Each place, once, with units that move elsewhere. */
const startsOf = (acting: readonly Piece[], to: Place): Place[] =>
  [...new Map(acting.map(({ at }) => [placeKey(at), at])).values()].filter(
    (at) => placeKey(at) !== placeKey(to),
  );

/** The layers of the inspector and of the whole board that are switched on. */
export const layerMarks = ({ inspection, boardLayers, layers }: Session): Mark[] =>
  [...(inspection.value?.layers ?? []), ...boardLayers.value]
    .filter(({ name }) => layers.value.has(name))
    .flatMap(({ marks }) => marks());

/** The target stack, spread out with its likely losses. */
export const planFans = ({ planned, oddsClient, acting }: Session): Fan[] => {
  const plan = planned.value;
  if (plan?.place === undefined || !isStrike(plan) || 'x' in plan.place) return [];
  const weighed = oddsClient.weighed.value;
  const outcome = weighed?.odds && weighed.command === plan.command ? verdictOf(weighed.odds) : undefined;
  const clearOf = startsOf(acting.value, plan.place);
  return [{ at: plan.place, clearOf, mayStandOff: true, ...(outcome === undefined ? {} : { outcome }) }];
};
