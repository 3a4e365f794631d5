/** Limits at the end of the turn: city sizes, walls, scouts (CHR-R-22, CHR-R-37, CHR-R-165). */
import type { Edit } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import { armiesAt, citiesOf, folded, playersIn, statementsOfKind, unitsOf } from '../../state/readers.ts';
import type { Army, Campaign, City, EmpireId, Unit } from '../../state/state.ts';
import { agreed } from '../../words/grammar.ts';
import { barracksRoom } from '../cities/cityDuty.ts';
import { scoutsAllowed } from '../cities/raising.ts';

/** CHR-PAY-04, CHR-R-22: a city whose granary or aqueduct was unpaid or lost shrinks to its size limit without it. */
export const cutSizes = (tale: Tale): void => {
  const cut = citiesOf(tale.state).filter(({ cutTo }) => cutTo !== null);
  if (cut.length === 0) return;
  const shrunk = cut.filter(({ size, cutTo }) => size > cutTo!);
  tale.tell({
    type: 'sizesCut',
    rules: ['CHR-PAY-04', 'CHR-R-22'],
    about: { cities: shrunk.map(({ id }) => id) },
    change: {
      cities: cut.map(
        ({ id, size, cutTo }): Edit<City> => [id, { size: Math.min(size, cutTo!), cutTo: null }],
      ),
    },
    told: shrunk.map(({ owner, name, cutTo }) => ({
      to: [owner],
      section: 'cities',
      text: `${name} cannot feed its people and shrinks to size ${cutTo}.`,
    })),
  });
};

/** CHR-R-165: the largest first, until the rest fit. */
const crowdedOut = (campaign: Campaign, city: City): Army[] => {
  const inside = armiesAt(campaign, city.at).filter((army) => army.inside);
  const largestFirst = inside.toSorted((a, b) => b.size - a.size || a.id - b.id);
  let size = inside.reduce((sum, army) => sum + army.size, 0);
  const out: Army[] = [];
  for (const army of largestFirst) {
    if (size <= barracksRoom(city)) break;
    out.push(army);
    size -= army.size;
  }
  return out;
};

/** Without barracks no army is inside. */
const housed = (campaign: Campaign, city: City): Army[] =>
  barracksRoom(city) === 0
    ? armiesAt(campaign, city.at).filter(({ inside }) => inside)
    : crowdedOut(campaign, city);

export const emptyBarracks = (tale: Tale): void => {
  const out = citiesOf(tale.state).flatMap((city) => housed(tale.state, city));
  if (out.length === 0) return;
  tale.tell({
    type: 'barracksEmptied',
    rules: ['CHR-R-165'],
    about: { armies: out.map(({ id }) => id) },
    change: { armies: out.map(({ id }) => [id, { inside: false }]) },
    told: out.map(({ owner, name }) => ({
      to: [owner],
      section: 'armies',
      text: `There is no longer room for ${name} inside the walls.`,
    })),
  });
};

/** CHR-R-37: those of SCOUT PRIORITY are kept first, then the oldest. */
const scoutsTooMany = (campaign: Campaign, empire: EmpireId): Unit[] => {
  const scouts = unitsOf(campaign, empire).filter(({ kind }) => kind === 'scout');
  const most = scoutsAllowed(campaign, empire);
  if (scouts.length <= most) return [];
  const wishes = statementsOfKind(campaign, empire, 'scoutPriority').flatMap((line) =>
    line.scouts.map(folded),
  );
  const placeOf = ({ name }: Unit): number => {
    const place = wishes.indexOf(folded(name));
    return place < 0 ? wishes.length : place;
  };
  return scouts.toSorted((a, b) => placeOf(a) - placeOf(b) || a.id - b.id).slice(most);
};

export const dismissScouts = (tale: Tale): void => {
  for (const { id } of playersIn(tale.state)) {
    const gone = scoutsTooMany(tale.state, id);
    if (gone.length === 0) continue;
    tale.tell({
      type: 'scoutsDismissed',
      rules: ['CHR-UNT-02', 'CHR-R-37'],
      about: { units: gone.map((unit) => unit.id) },
      change: { units: gone.map((unit) => [unit.id, null]) },
      told: gone.map(({ name }) => ({
        to: [id],
        section: 'units',
        text: `${agreed(name, 'is', 'are')} dismissed: there are more scouts than Field Armies.`,
      })),
    });
  }
};
