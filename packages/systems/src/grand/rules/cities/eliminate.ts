import type { Tale } from '../../engine/tale.ts';
import type { Army } from '../../state/army.ts';
import { armiesOf, isFoughtOver, isOwnCity, livingIn } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { type Kingdom, nameOfKingdom } from '../../state/seats.ts';
import { hiredPart } from '../resources/demands.ts';
import { loseGenerals } from '../rosters/generals.ts';
import { nearestCities } from './nearest.ts';
import { spillInto } from './spill.ts';

/** GRD-R-47: its mercenaries vanish. */
const dismissMercenaries = (tale: Tale, army: Army): void => {
  const { id, mercenary } = army;
  if (mercenary === 0) return;
  tale.tell({
    type: 'troopsLost',
    army: id,
    troops: hiredPart(army),
    why: 'eliminated',
    rules: ['GRD-R-47'],
  });
  if (army.regular === 0)
    tale.tell({ type: 'armyRemoved', army: id, why: 'eliminated', rules: ['GRD-R-28'] });
  else loseGenerals(tale, id, () => 'lost');
};

/** GRD-R-35: his own princes are free, and those in cities that become holdouts. */
const freePrinces = (tale: Tale, kingdom: Kingdom): void => {
  for (const { father, city } of tale.state.princes)
    if (father === kingdom || tale.state.owners[city] === kingdom)
      tale.tell({ type: 'princeFreed', father, city, rules: ['GRD-R-35'] });
};

/** GRD-R-116: peace ends with a kingdom, and when only two live. */
const endPeace = (tale: Tale, kingdom: Kingdom): void => {
  const isLastTwo = livingIn(tale.state).length <= 2;
  for (const { between } of tale.state.peace)
    if (isLastTwo || between.includes(kingdom))
      tale.tell({ type: 'peaceEnded', between, rules: ['GRD-R-116'] });
};

/** GRD-CAP-06: the last living kingdom wins. */
const endIfDecided = (tale: Tale): void => {
  const living = livingIn(tale.state);
  if (living.length > 1) return;
  tale.tell({
    type: 'matchEnded',
    winners: living,
    reason: `${living.map(nameOfKingdom).join('')} is the last kingdom`,
    rule: 'GRD-CAP-06',
    irrevocable: true,
    rules: ['GRD-CAP-06'],
  });
};

/**
 * GRD-CAP-04, GRD-R-47: its mercenaries vanish, and its field armies go to the nearest cities; those that fight on the
 * board do so when their battle is over (GRD-R-129).
 */
export const sitTight = (tale: Tale, kingdom: Kingdom, capital: Spot): void => {
  const free = (): Army[] => armiesOf(tale.state, kingdom).filter(({ at }) => !isFoughtOver(tale.state, at));
  for (const army of free()) dismissMercenaries(tale, army);
  const survivorsFirst = free()
    .filter(({ at }) => !isOwnCity(tale.state, kingdom, at))
    .sort((a, b) => Number(b.at === capital) - Number(a.at === capital) || a.id - b.id);
  for (const { id, at } of survivorsFirst)
    spillInto(tale, id, nearestCities(tale.state, kingdom, at, capital), 'GRD-R-47');
};

/**
 * GRD-CAP-03, GRD-CAP-04, GRD-R-47: survivors of the battle in the capital, then field armies by id, go to the nearest
 * cities left; its cities become holdouts.
 */
export const eliminate = (tale: Tale, kingdom: Kingdom, by: Kingdom, capital: Spot): void => {
  tale.tell({ type: 'kingdomEliminated', kingdom, by, irrevocable: true, rules: ['GRD-CAP-03', 'GRD-R-47'] });
  sitTight(tale, kingdom, capital);
  freePrinces(tale, kingdom);
  endPeace(tale, kingdom);
  endIfDecided(tale);
};
