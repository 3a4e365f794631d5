/** Armies: own ones in full, others as seen (CHR-HID-06, CHR-HID-07, -08). */
import { NEW_ARMY } from '../state/beginnings.ts';
import type { Force } from '../state/force.ts';
import type { Army } from '../state/state.ts';
import type { Viewer } from './eye.ts';
import type { Sighting } from './knowledge.ts';

export const troopsSeen = ({ troops, empires }: Viewer, { heroes, bands }: Force): Force => ({
  heroes: heroes.map((hero) => ({ ...hero, id: troops.get(hero.id), of: empires.get(hero.of) })),
  bands: bands.map((band) => ({ ...band, id: troops.get(band.id), of: empires.get(band.of) })),
});

/** Own armies in full; the engine's internal numbers are renumbered. */
export const ownArmy = (eye: Viewer, army: Army): Army => ({
  ...army,
  ...troopsSeen(eye, army),
  id: eye.armies.get(army.id),
  commander: army.commander === null ? null : eye.troops.get(army.commander),
  lost: army.lost.map((loss) => ({
    ...loss,
    ...(loss.of !== undefined && { of: eye.empires.get(loss.of) }),
    ...(loss.band !== undefined && { band: eye.troops.get(loss.band) }),
  })),
  mustLeave:
    army.mustLeave === null || !eye.cities.has(army.mustLeave) ? null : eye.cities.get(army.mustLeave),
  today: {
    ...army.today,
    besieging: army.today.besieging === null ? null : eye.cities.get(army.today.besieging),
    /** Miscommunication shows only after execution (CHR-HID-16). */
    strays: null,
  },
});

/** CHR-VIS-13, CHR-HID-08: owner, number, size, marks; nothing else. The turn of the sighting is in `raisedTurn`. */
const armySeen = (eye: Viewer, seen: Sighting): Army => ({
  ...NEW_ARMY,
  id: eye.armies.get(seen.id),
  owner: eye.empires.get(seen.owner),
  number: seen.number,
  name: '',
  at: seen.at,
  size: seen.size,
  ...troopsSeen(eye, eye.knows.rosters[seen.id]?.force ?? { heroes: [], bands: [] }),
  mercenary: seen.mercenary,
  broken: seen.broken ? { cause: 'routed', from: 0 } : null,
  hasTakenField: true,
  raisedTurn: seen.turn,
});

export const foreignArmies = (eye: Viewer): Army[] =>
  eye.knows.sightings.filter(({ kind }) => kind === 'army').map((seen) => armySeen(eye, seen));
