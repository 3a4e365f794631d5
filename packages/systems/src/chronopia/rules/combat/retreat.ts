/** Retreats, when the last field battle is settled (CHR-RET, CHR-R-164, CHR-R-176). */
import type { Dice, Roll } from '@warmoot/kernel';
import { draw, type Tale } from '../../engine/tale.ts';
import { type Hex, isBelow, labelOf, terrainAt } from '../../state/ground.ts';
import { armiesAt, cityAt } from '../../state/readers.ts';
import type { Army, Campaign, Retreat } from '../../state/state.ts';
import { barracksRoom } from '../cities/cityDuty.ts';
import { attitudeNow, has } from '../execution/orders.ts';
import { moverOf } from '../ground/mover.ts';
import { departAfterVisit } from './departure.ts';
import { companionsOf } from './unitRetreat.ts';
import { otherWays, wayBack } from './wayBack.ts';

/** CHR-R-164: an army that sortied and lost goes back inside if there is room; that alone does not break it. */
const mayGoInside = (campaign: Campaign, army: Army): boolean => {
  const city = cityAt(campaign, army.at);
  if (city?.owner !== army.owner || !has(attitudeNow(campaign, army), 'SORTIE')) return false;
  const inside = armiesAt(campaign, army.at).filter((other) => other.inside);
  return inside.reduce((sum, { size }) => sum + size, army.size) <= barracksRoom(city);
};

const goInside = (tale: Tale, army: Army): void => {
  tale.tell({
    type: 'armyWentInside',
    rules: ['CHR-R-164'],
    about: { army: army.name },
    change: { armies: [[army.id, { inside: true }]] },
    told: [{ to: [army.owner], section: 'battles', text: `${army.name} fell back inside the walls.` }],
  });
};

const isAboard = (campaign: Campaign, army: Army, hex: Hex): boolean =>
  terrainAt(campaign.ground, hex) === 'water' && moverOf(campaign, army).class !== 'FLYER';

/** Its settlers and engineers go along (CHR-R-126). */
const goTo = (tale: Tale, army: Army, hex: Hex, how: Retreat['how'], rolls: readonly Roll[]): void => {
  const { state } = tale;
  const afloat = isAboard(state, army, hex);
  const companions = how === 'beaten' ? companionsOf(state, army) : [];
  tale.tell({
    type: 'armyRetreated',
    rules: ['CHR-RET-01', 'CHR-R-122'],
    rolls,
    about: { army: army.name, to: hex },
    change: {
      armies: [[army.id, { at: hex, cameFrom: army.at, inside: false, afloat }]],
      units: companions.map(({ id }) => [id, { at: hex, cameFrom: army.at, afloat, work: null }] as const),
    },
    told: [
      {
        to: [army.owner],
        section: 'battles',
        text: `${army.name} fell back to ${labelOf(state.ground, hex)}.`,
        at: [army.at, hex],
      },
    ],
  });
};

const perish = (tale: Tale, army: Army): void => {
  tale.tell({
    type: 'armyDestroyed',
    rules: ['CHR-RET-01', 'CHR-WND-07'],
    about: { army: army.name },
    change: { armies: [[army.id, null]] },
    told: [{ to: [army.owner], section: 'battles', text: `${army.name} had no way out and was destroyed.` }],
  });
};

/**
 * If neither back nor toward home is possible: anywhere, or it is destroyed. An army that merely moves off stays
 * (CHR-R-174).
 */
const fleeAnywhere = (tale: Tale, dice: Dice, army: Army, how: Retreat['how']): void => {
  if (how === 'movedOff') return;
  const any = otherWays(tale.state, army);
  if (any.length === 0) perish(tale, army);
  else {
    const { chosen, rolls } = draw(dice, any, `retreat:${army.name}`);
    goTo(tale, army, chosen, how, rolls);
  }
};

const retreat = (tale: Tale, dice: Dice, army: Army, how: Retreat['how']): void => {
  const way = wayBack(tale.state, army, how);
  if (mayGoInside(tale.state, army)) goInside(tale, army);
  else if (way !== undefined) goTo(tale, army, way, how, []);
  else fleeAnywhere(tale, dice, army, how);
};

/** By hex label, the surface first, then by army. */
const inOrder = ({ ground }: Campaign, armies: readonly Army[]): Army[] =>
  armies.toSorted(
    (a, b) =>
      Number(isBelow(ground, a.at)) - Number(isBelow(ground, b.at)) ||
      labelOf(ground, a.at).localeCompare(labelOf(ground, b.at)) ||
      a.id - b.id,
  );

/** Each sees the earlier ones; a retreating army starts no encounter. */
export const retreats = (tale: Tale, dice: Dice): boolean => {
  const { state } = tale;
  const due = new Map(state.retreats.map(({ army, how }) => [army, how]));
  const armies = [...due.keys()].flatMap((id) => state.armies[id] ?? []);
  for (const { id } of inOrder(state, armies)) retreat(tale, dice, tale.state.armies[id]!, due.get(id)!);
  departAfterVisit(tale);
  tale.tell({
    type: 'fieldSettled',
    rules: ['CHR-R-176'],
    change: { set: { retreats: [], encounters: [], quarrels: [] } },
  });
  return true;
};
