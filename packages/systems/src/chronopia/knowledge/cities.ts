/** Cities as an empire knows them (CHR-HID-02, CHR-HID-03, -04, -15). */
import { NEW_CITY } from '../state/beginnings.ts';
import { hexCount } from '../state/ground.ts';
import { armiesAt } from '../state/readers.ts';
import type { City } from '../state/state.ts';
import { ownAmong, type Viewer } from './eye.ts';

const NO_CITY: City = { ...NEW_CITY, id: 0, name: '', owner: 0, at: 0, size: 0, race: 'FB' };

/** The besieged empire knows that it is besieged, and by whom; the armies are those it sees. */
const siegeSeen = ({ empires, armies }: Viewer, { siege }: City): City['siege'] =>
  siege && {
    ...siege,
    by: empires.get(siege.by),
    armies: siege.armies.filter((army) => armies.has(army)).map((army) => armies.get(army)),
  };

/** Income taken by others shows only when it is paid, if at all (CHR-HID-16). */
const ownCity = (eye: Viewer, { plunder: _hidden, ...city }: City): City => ({
  ...city,
  id: eye.cities.get(city.id),
  conquered: city.conquered && { ...city.conquered, from: eye.empires.get(city.conquered.from) },
  siege: siegeSeen(eye, city),
});

/**
 * CHR-HID-02, -03, CHR-HID-04, -15: a marker with its owner's name; the size as last seen (0 if unknown), and never the
 * improvements.
 */
export const citySeen = (eye: Viewer, city: City): City => {
  const { me, knows, campaign, empires, cities, armies } = eye;
  if (city.owner === me) return ownCity(eye, city);
  const { siege } = city;
  const besieger = siege !== null && ownAmong(eye, siege.armies).length > 0;
  return {
    ...NO_CITY,
    id: cities.get(city.id),
    name: city.name,
    owner: empires.get(city.owner),
    at: city.at,
    size: besieger ? city.size : (knows.citySizes[city.id]?.size ?? 0),
    race: campaign.empires[city.owner]!.race,
    siege: besieger
      ? {
          ...siege,
          by: empires.get(siege.by),
          armies: ownAmong(eye, siege.armies).map((army) => armies.get(army)),
        }
      : null,
  };
};

const isAbove = ({ campaign: { ground } }: Viewer, { at }: City): boolean => at < hexCount(ground);

/** Underground: own cities, and those that the empire is in or must decide about. */
const isAtHand = ({ campaign, me }: Viewer, { id, at, owner }: City): boolean =>
  me !== null &&
  (owner === me ||
    armiesAt(campaign, at).some((army) => army.owner === me) ||
    campaign.questions.some(({ empire, ...asked }) => empire === me && 'city' in asked && asked.city === id));

/** CHR-HID-15, -21: an underground city stays on the map as it was last seen, whoever holds it now. */
const citiesRemembered = ({ knows: { marksBelow } }: Viewer): City[] =>
  Object.entries(marksBelow).map(([id, mark]) => ({ ...NO_CITY, ...mark, id: Number(id) }));

export const citiesKnown = (eye: Viewer): City[] => {
  const known = eye.campaign.cities.filter(
    (city): city is City => city !== null && (isAbove(eye, city) || isAtHand(eye, city)),
  );
  const here = new Set(known.map(({ id }) => id));
  const remembers = citiesRemembered(eye).filter(({ id }) => !here.has(id));
  return [...known, ...remembers].sort((a, b) => a.id - b.id);
};
