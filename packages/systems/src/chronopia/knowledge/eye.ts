/** Everything needed to build a view. Things are renumbered: true numbers would reveal unseen ones. */

import { armySighted } from '../rules/visibility/lookAround.ts';
import type { Army, Campaign, EmpireId, OpenBattle, Power } from '../state/state.ts';
import { type Knowledge, NO_KNOWLEDGE, type Sighting } from './knowledge.ts';
import { Numbers } from './numbers.ts';

/** Candidates of a patrol are shown by owner, number and size, no marks (CHR-PLAY-03, CHR-R-186). */
const candidatesSeen = (campaign: Campaign, me: EmpireId | null): Sighting[] =>
  campaign.questions
    .filter(({ empire }) => empire === me)
    .flatMap((question) => (question.kind === 'patrol' ? question.candidates : []))
    .map((id) => ({ ...armySighted(campaign, campaign.armies[id]!), broken: false, mercenary: false }));

/** Armies in a hex where this empire must choose between Fight, Truce and Run (CHR-CMB-07). */
const opponentsMet = (campaign: Campaign, me: EmpireId | null): Sighting[] =>
  campaign.encounters
    .filter(({ armies }) => armies.some((id) => campaign.armies[id]?.owner === me))
    .flatMap(({ armies }) => armies.map((id) => campaign.armies[id]))
    .filter((army): army is Army => army != null && army.owner !== me)
    .map((army) => armySighted(campaign, army));

export interface Viewer {
  readonly campaign: Campaign;
  readonly me: EmpireId | null;
  readonly knows: Knowledge;
  readonly empires: Numbers;
  readonly armies: Numbers;
  readonly units: Numbers;
  readonly cities: Numbers;
  /** Individuals and warbands. */
  readonly troops: Numbers;
}

export const inOrder = (a: number, b: number): number => a - b;

export const takesPart = ({ sides }: OpenBattle, me: EmpireId | null): boolean =>
  me !== null && [...sides.A, ...sides.B].includes(me);

/** Those who besiege me, fight me or once held my cities. */
const dealtWith = ({ cities, battles }: Campaign, me: EmpireId | null): EmpireId[] =>
  [
    ...cities.flatMap((city) =>
      city?.owner === me ? [city.siege?.by ?? me, city.conquered?.from ?? me] : [],
    ),
    ...battles.filter((battle) => takesPart(battle, me)).flatMap(({ sides }) => [...sides.A, ...sides.B]),
  ].filter((id): id is EmpireId => id !== null);

/** Empires whose troops and buildings it remembers. */
const remembered = ({ structures, rosters, marksBelow }: Knowledge): EmpireId[] =>
  [
    ...Object.values(structures).flatMap(({ tower, depot, temple }) => [tower, depot, temple]),
    ...Object.values(rosters).flatMap(({ force }) => [...force.heroes, ...force.bands].map(({ of }) => of)),
    ...Object.values(marksBelow).map(({ owner }) => owner),
  ].filter((id) => id !== undefined);

const KNOWN_TO_ALL: readonly Power[] = ['player', 'neutral', 'gone'];

/** Players, fallen ones too, and neutrals are known to all; hordes and underground dwellers to those who have met them. */
const numberedEmpires = (campaign: Campaign, me: EmpireId | null, knows: Knowledge): Numbers => {
  const numbers = new Numbers();
  for (const { id, power } of campaign.empires) if (KNOWN_TO_ALL.includes(power)) numbers.get(id);
  const met = [
    ...knows.sightings.map(({ owner }) => owner),
    ...remembered(knows),
    ...dealtWith(campaign, me),
  ];
  for (const id of met.sort(inOrder)) numbers.get(id);
  return numbers;
};

/** The latest sighting of each thing. */
const freshest = (sightings: readonly Sighting[]): Sighting[] => {
  const last = new Map(sightings.map((seen) => [`${seen.kind} ${seen.id}`, seen]));
  return [...last.values()].sort(
    (a, b) => a.owner - b.owner || a.number - b.number || a.at - b.at || a.kind.localeCompare(b.kind),
  );
};

export const viewerOf = (campaign: Campaign, me: EmpireId | null): Viewer => {
  const learned = me === null ? NO_KNOWLEDGE : (campaign.knowledge[me] ?? NO_KNOWLEDGE);
  const met = [...candidatesSeen(campaign, me), ...opponentsMet(campaign, me)];
  const knows = { ...learned, sightings: freshest([...learned.sightings, ...met]) };
  return {
    campaign,
    me,
    knows,
    empires: numberedEmpires(campaign, me, knows),
    armies: new Numbers(),
    units: new Numbers(),
    cities: new Numbers(),
    troops: new Numbers(),
  };
};

/** The empire behind a number of a view (CHR-R-134: free cities come after hordes nobody saw). */
export const empireMeant = (campaign: Campaign, me: EmpireId, number: EmpireId): EmpireId => {
  const { empires } = viewerOf(campaign, me);
  return campaign.empires.find(({ id }) => empires.has(id) && empires.get(id) === number)?.id ?? number;
};

/** What belongs to the viewer. */
export const ownOf = <T extends { readonly owner: number }>(
  { me }: Viewer,
  list: readonly (T | null)[],
): T[] => list.filter((thing): thing is T => thing !== null && thing.owner === me);

export const ownAmong = ({ campaign, me }: Viewer, armies: readonly number[]): number[] =>
  armies.filter((army) => campaign.armies[army]?.owner === me);
