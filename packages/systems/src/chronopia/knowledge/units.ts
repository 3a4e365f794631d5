/** Scouts, engineers, settlers and spies (CHR-HID-06, -10). */
import { NEW_UNIT } from '../state/beginnings.ts';
import type { Spy, Unit } from '../state/state.ts';
import { ownOf, type Viewer } from './eye.ts';
import type { Sighting } from './knowledge.ts';
import { listed } from './numbers.ts';

const ownUnit = ({ units, empires }: Viewer, unit: Unit): Unit => ({
  ...unit,
  id: units.get(unit.id),
  enslavedFrom: unit.enslavedFrom === null ? null : empires.get(unit.enslavedFrom),
});

const unitSeen = ({ units, empires, campaign }: Viewer, seen: Sighting): Unit => ({
  ...NEW_UNIT,
  id: units.get(seen.id),
  kind: seen.kind as Unit['kind'],
  owner: empires.get(seen.owner),
  name: '',
  at: seen.at,
  raisedTurn: seen.turn,
  race: campaign.empires[seen.owner]!.race,
});

export const unitsSeen = (eye: Viewer): Unit[] => {
  const own = ownOf(eye, eye.campaign.units).map((unit) => ownUnit(eye, unit));
  const foreign = eye.knows.sightings.filter(({ kind }) => kind !== 'army');
  return listed([...own, ...foreign.map((seen) => unitSeen(eye, seen))]);
};

/** CHR-HID-10: only its owner sees a spy. */
export const ownSpies = (eye: Viewer): Spy[] =>
  ownOf(eye, eye.campaign.spies).map((spy, id) => ({ ...spy, id, home: eye.cities.get(spy.home) }));
