/** The way back: where it came from, or toward home, or anywhere; else it is the end (CHR-RET, CHR-R-122, CHR-R-176). */
import type { Dice, Roll } from '@warmoot/kernel';
import { distance, type Hex, labelOf, NOWHERE, neighbour, neighbours, terrainAt } from '../../ground.ts';
import type { Step } from '../../orders.ts';
import { armiesAt, cityAt, isFriendlyToward, unitsAt } from '../../readers.ts';
import type { Army, Campaign, EmpireId, Retreat } from '../../state.ts';
import { draw, type Tale } from '../../tale.ts';
import { checkStep } from '../ground/checkStep.ts';
import { nearestCity } from '../ground/homeward.ts';
import { moverOf } from '../ground/mover.ts';
import { qualifiersOf } from './intents.ts';

/** CHR-RET-03: no enemy unit or city, and nobody's unit who has not declared us Friendly or Allied. */
const isOpenTo = (campaign: Campaign, empire: EmpireId, hex: Hex): boolean => {
  const friendly = (owner: EmpireId) => owner === empire || isFriendlyToward(campaign, owner, empire);
  const city = cityAt(campaign, hex);
  return (
    armiesAt(campaign, hex).every(({ owner, inside }) => inside || friendly(owner)) &&
    unitsAt(campaign, hex).every(({ owner }) => friendly(owner)) &&
    (city === undefined || friendly(city.owner))
  );
};

const mayRetreatTo = (campaign: Campaign, army: Army, hex: Hex): boolean =>
  hex !== NOWHERE && hex !== army.at && isOpenTo(campaign, army.owner, hex) && isReached(campaign, army, hex);

/** A step like any other; back through a portal or onto the ship it came from is legal too (CHR-RET-02). */
const isReached = (campaign: Campaign, army: Army, hex: Hex): boolean => {
  const step = directionOf(campaign, army.at, hex);
  if (step === undefined) return hex === army.cameFrom;
  const back = hex === army.cameFrom && terrainAt(campaign.ground, hex) === 'water';
  return back || checkStep(campaign, moverOf(campaign, army), army.at, step, { pace: 'move' }).ok;
};

const directionOf = ({ ground }: Campaign, from: Hex, to: Hex): Step | undefined =>
  ([1, 2, 3, 4, 5, 6] as const).find((direction) => neighbour(ground, from, direction) === to);

const towardHome = (campaign: Campaign, army: Army): Hex[] => {
  const home = nearestCity(campaign, army.owner, army.at, army.at)?.at;
  if (home === undefined) return [];
  const now = distance(campaign.ground, army.at, home);
  return neighbours(campaign.ground, army.at).filter((hex) => distance(campaign.ground, hex, home) < now);
};

/** An owner's wish counts where it is one of the two printed ways. */
const wished = (campaign: Campaign, army: Army): Hex | undefined => {
  const order = qualifiersOf(campaign, army).find(({ q }) => q === 'RETREAT');
  if (order?.q !== 'RETREAT' || typeof order.step !== 'number') return undefined;
  const hex = neighbour(campaign.ground, army.at, order.step);
  return hex === army.cameFrom || towardHome(campaign, army).includes(hex) ? hex : undefined;
};

const waysOut = (campaign: Campaign, army: Army, how: Retreat['how']): Hex[] => {
  const wish = wished(campaign, army);
  const back = how === 'beaten' && army.cameFrom !== null ? [army.cameFrom] : [];
  return [...(wish === undefined ? [] : [wish]), ...back, ...towardHome(campaign, army)];
};

/** CHR-R-164: whoever sortied and lost goes back inside if there is room. */
const backInside = (campaign: Campaign, army: Army): boolean =>
  army.cameFrom === army.at && cityAt(campaign, army.at)?.owner === army.owner;

const goTo = (tale: Tale, army: Army, hex: Hex, rolls: readonly Roll[]): void => {
  tale.tell({
    type: 'armyRetreated',
    rules: ['CHR-RET-01', 'CHR-R-122'],
    rolls,
    about: { army: army.name, to: hex },
    change: { armies: [[army.id, { at: hex, cameFrom: army.at, inside: false }]] },
    told: [
      {
        to: [army.owner],
        section: 'battles',
        text: `${army.name} fell back to ${labelOf(tale.state.ground, hex)}.`,
      },
    ],
  });
};

const retreat = (tale: Tale, dice: Dice, army: Army, how: Retreat['how']): void => {
  const { state } = tale;
  if (backInside(state, army)) {
    tale.tell({
      type: 'armyWentInside',
      rules: ['CHR-R-164'],
      change: { armies: [[army.id, { inside: true, broken: null }]] },
    });
    return;
  }
  const way = waysOut(state, army, how).find((hex) => mayRetreatTo(state, army, hex));
  if (way !== undefined) {
    goTo(tale, army, way, []);
    return;
  }
  // CHR-R-174: it stays
  if (how === 'movedOff') return;
  const any = neighbours(state.ground, army.at).filter((hex) => mayRetreatTo(state, army, hex));
  if (any.length > 0) {
    const { chosen, rolls } = draw(dice, any, `retreat:${army.name}`);
    goTo(tale, army, chosen, rolls);
    return;
  }
  tale.tell({
    type: 'armyDestroyed',
    rules: ['CHR-RET-01', 'CHR-WND-07'],
    change: { armies: [[army.id, null]] },
    told: [{ to: [army.owner], section: 'battles', text: `${army.name} had no way out and was destroyed.` }],
  });
};

/** By hex, the surface first, then by army; each sees the earlier ones. */
export const retreats = (tale: Tale, dice: Dice): boolean => {
  const { state } = tale;
  const due = new Map(state.retreats.map(({ army, how }) => [army, how]));
  const armies = [...due.keys()].map((id) => state.armies[id]).filter((army): army is Army => army != null);
  for (const { id } of armies.toSorted((a, b) => a.at - b.at || a.id - b.id)) {
    const army = tale.state.armies[id];
    if (army != null) retreat(tale, dice, army, due.get(id)!);
  }
  tale.tell({
    type: 'fieldSettled',
    rules: ['CHR-R-176'],
    change: { set: { retreats: [], encounters: [], quarrels: [] } },
  });
  return true;
};
