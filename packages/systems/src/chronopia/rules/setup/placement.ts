/** Starting cities: who has how many, in which order they are placed, and where (CHR-PLY-09..12, CHR-R-09). */
import { type Dice, permit, type Roll, refuse, type Verdict } from '@warmoot/kernel';
import { roll, type Tale } from '../../engine/tale.ts';
import { openWindow } from '../../engine/windows.ts';
import { hexOfLabel, labelOf, NOWHERE } from '../../state/ground.ts';
import { citiesOf, playersIn } from '../../state/readers.ts';
import type { Campaign, EmpireId } from '../../state/state.ts';
import { isNameTaken, nameFault } from '../commands/naming.ts';
import { mayPlaceCity, suggestPlaces } from '../map/places.ts';
import { cityFounded } from './open.ts';

export const PLANS: readonly (readonly number[])[] = [
  [4, 4, 4],
  [3, 3, 3, 3],
];

export const checkPlan = (sizes: readonly number[]): Verdict =>
  PLANS.some((plan) => plan.join() === sizes.join())
    ? permit
    : refuse('CHR-PLY-09', 'an empire starts with three cities of size 4 or four of size 3');

export const choosePlan = (tale: Tale, empire: EmpireId, sizes: readonly number[]): void => {
  tale.tell({
    type: 'planChosen',
    rules: ['CHR-PLY-09', 'CHR-R-09'],
    change: { empires: [[empire, { plan: sizes }]] },
    told: [
      {
        to: 'all',
        section: 'headline',
        text: `${tale.state.empires[empire]!.name} starts with ${sizes.length} cities of size ${sizes[0]}.`,
      },
    ],
  });
};

/** Ties are rolled again this often; then the order of the table decides. */
const REROLLS = 8;

/** A d20 each, ties rolled again (CHR-PLY-10, CHR-R-09). */
const rollOrder = (dice: Dice, campaign: Campaign): { order: EmpireId[]; rolls: Roll[] } => {
  const rolls: Roll[] = [];
  const ranked = (ids: readonly EmpireId[], again = 0): EmpireId[] => {
    if (ids.length < 2 || again > REROLLS) return [...ids];
    const thrown = ids.map((id) => ({ id, die: roll(dice, 20, `order:${campaign.empires[id]!.name}`) }));
    rolls.push(...thrown.map(({ die }) => die));
    const values = [...new Set(thrown.map(({ die }) => die.value))].sort((a, b) => b - a);
    return values.flatMap((value) =>
      ranked(
        thrown.filter(({ die }) => die.value === value).map(({ id }) => id),
        again + 1,
      ),
    );
  };
  const order = ranked(playersIn(campaign).map(({ id }) => id));
  return { order, rolls };
};

/** From highest to lowest one city each, repeated until all are placed. */
const queueOf = (campaign: Campaign, order: readonly EmpireId[]): EmpireId[] => {
  const most = Math.max(...PLANS.map((plan) => plan.length));
  return Array.from({ length: most }, (_, round) =>
    order.filter((id) => round < (campaign.empires[id]!.plan ?? PLANS[0]!).length),
  ).flat();
};

const orderIsRolled = (campaign: Campaign): boolean =>
  campaign.placing.length > 0 || playersIn(campaign).some(({ id }) => citiesOf(campaign, id).length > 0);

export const placeCities = (tale: Tale, dice: Dice): boolean => {
  if (!orderIsRolled(tale.state)) {
    const { order, rolls } = rollOrder(dice, tale.state);
    tale.tell({
      type: 'orderOfPlacement',
      rules: ['CHR-PLY-10', 'CHR-R-09'],
      rolls,
      change: { set: { placing: queueOf(tale.state, order) } },
      told: [
        {
          to: 'all',
          section: 'headline',
          text: `Cities are placed in the order ${order.map((id) => tale.state.empires[id]!.name).join(', ')}.`,
        },
      ],
    });
  }
  skipThoseWithoutRoom(tale);
  const next = tale.state.placing[0];
  if (next === undefined) return true;
  openWindow(tale, 'placement', [next]);
  return false;
};

/**
 * On a land too small for everybody (CHR-R-07) a city with no possible place is not placed, and nobody waits for it.
 */
const skipThoseWithoutRoom = (tale: Tale): void => {
  for (;;) {
    const { placing, empires } = tale.state;
    const next = placing[0];
    if (next === undefined || suggestPlaces(tale.state, next).length > 0) return;
    tale.tell({
      type: 'noRoomForCity',
      rules: ['CHR-R-07', 'CHR-R-09'],
      change: { set: { placing: placing.slice(1) } },
      told: [
        { to: 'all', section: 'headline', text: `${empires[next]!.name} finds no room for another city.` },
      ],
    });
  }
};

export const checkPlaceCity = (
  campaign: Campaign,
  empire: EmpireId,
  label: string,
  name: string,
): Verdict => {
  const hex = hexOfLabel(campaign.ground, label);
  if (hex === NOWHERE) return refuse('CHR-R-03', `there is no hex ${label} on this map`);
  const fault = nameFault(campaign, name);
  if (fault !== undefined) return refuse('CHR-R-173', fault);
  if (isNameTaken(campaign, empire, name)) return refuse('CHR-R-160', `the name ${name} is taken`);
  return mayPlaceCity(campaign, empire, hex);
};

export const placeCity = (tale: Tale, empire: EmpireId, label: string, name: string): void => {
  const { state } = tale;
  const placed = citiesOf(state, empire).length;
  const size = (state.empires[empire]!.plan ?? PLANS[0]!)[placed]!;
  const at = hexOfLabel(state.ground, label);
  const city = cityFounded(state, { name, owner: empire, at, size });
  tale.tell({
    type: 'cityPlaced',
    rules: ['CHR-PLY-10', 'CHR-CTY-09'],
    change: {
      cities: [[city.id, city]],
      set: { placing: state.placing.slice(1), window: { ...state.window!, ready: [empire] } },
    },
    told: [
      {
        to: 'all',
        section: 'headline',
        text: `${state.empires[empire]!.name} founded ${name} at ${labelOf(state.ground, at)}.`,
      },
    ],
  });
};
