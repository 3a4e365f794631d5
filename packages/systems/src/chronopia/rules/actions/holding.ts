/**
 * What a Hold captures: structures and the contents of an abandoned city (CHR-STR-06, CHR-TER-13, CHR-R-53, CHR-R-61).
 */
import type { Dice, Roll } from '@warmoot/kernel';
import type { ReportText } from '../../engine/events.ts';
import { rollMany, sumOf, type Tale } from '../../engine/tale.ts';
import type { Action } from '../../orders/orders.ts';
import { isBroken } from '../../state/armies.ts';
import { type Hex, labelOf } from '../../state/ground.ts';
import { armiesAt, isAlliedToward, isFriendlyToward } from '../../state/readers.ts';
import type { Army, Campaign, EmpireId, Site, Structure, Unit } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import { booked } from '../accounting/ledger.ts';
import { has } from '../execution/orders.ts';
import { leavesRuins } from '../ground/ruins.ts';
import { acting, type Duties } from './duties.ts';

/** No unit of the owner or an ally of his is there to keep it. */
const isUnguarded = (campaign: Campaign, hex: Hex, { owner }: Structure): boolean =>
  !armiesAt(campaign, hex).some((army) => isAlliedToward(campaign, owner, army.owner));

/** By default only what belongs to empires in state Unknown, Neutral or At War. */
const mayTake = (campaign: Campaign, army: Army, structure: Structure | undefined): boolean =>
  structure !== undefined &&
  structure.owner !== army.owner &&
  !isFriendlyToward(campaign, army.owner, structure.owner) &&
  isUnguarded(campaign, army.at, structure);

/** CHR-DST-05: temples cannot be captured. CHR-STR-13: no combat is needed. */
const siteTaken = (campaign: Campaign, army: Army): Site | undefined => {
  const site = campaign.sites[army.at];
  const takes = (structure: Structure | undefined) => mayTake(campaign, army, structure);
  if (site === undefined || (!takes(site.tower) && !takes(site.depot))) return undefined;
  const owned = { owner: army.owner, captured: campaign.turn };
  return {
    ...site,
    ...(takes(site.tower) && { tower: { ...site.tower!, ...owned } }),
    ...(takes(site.depot) && { depot: { ...site.depot!, ...owned } }),
  };
};

const losersOf = (campaign: Campaign, army: Army): EmpireId[] => {
  const { tower, depot } = campaign.sites[army.at] ?? {};
  return [...new Set([tower, depot].filter((one) => mayTake(campaign, army, one)).map((one) => one!.owner))];
};

const holders = (tale: Tale, duties: Duties, unless: 'NO CAPTURE' | 'NO LOOT'): Army[] =>
  acting(tale, duties, 'hold')
    .filter(
      ({ army, action }) =>
        !has(action, unless) && !has(action, 'Destroy') && !isBroken(tale.state, army) && !army.inside,
    )
    .map(({ army }) => army);

/** CHR-R-61: all captures of the slot; where two armies hold, the one with the lower number is first. */
export const captureStructures = (tale: Tale, duties: Duties): void => {
  const { state } = tale;
  const sites = new Map<Hex, Site>();
  const told: ReportText[] = [];
  for (const army of holders(tale, duties, 'NO CAPTURE')) {
    const site = sites.has(army.at) ? undefined : siteTaken(state, army);
    if (site === undefined) continue;
    sites.set(army.at, site);
    const where = labelOf(state.ground, army.at);
    told.push({
      to: [army.owner],
      section: 'execution',
      text: `${army.name} took over the structures in ${where}.`,
    });
    told.push({
      to: losersOf(state, army),
      section: 'execution',
      text: `What you had built in ${where} was taken.`,
    });
  }
  if (sites.size > 0)
    tale.tell({
      type: 'structuresCaptured',
      rules: ['CHR-STR-06', 'CHR-DST-04', 'CHR-DST-06', 'CHR-R-61'],
      about: { hexes: [...sites.keys()] },
      change: { sites: [...sites] },
      told,
    });
};

const GUILDERS_PER_PIP = 5;

const looted = ({ abandoned, ...rest }: Site): Site =>
  leavesRuins(abandoned!.size) ? { ...rest, ruins: true } : rest;

const loot = (tale: Tale, dice: Dice, { owner, name, at }: Army | Unit): void => {
  const { state } = tale;
  const site = state.sites[at]!;
  const where = labelOf(state.ground, at);
  const rolls: Roll[] = rollMany(dice, site.abandoned!.size, 20, `loot:${where}`);
  const guilders = sumOf(rolls) * GUILDERS_PER_PIP;
  const { money, ledger } = booked([
    { empire: owner, cause: 'loot', what: `abandoned city in ${where}`, guilders },
  ]);
  tale.tell({
    type: 'cityLooted',
    rules: ['CHR-TER-13', 'CHR-R-53'],
    rolls,
    about: { at, guilders, ledger },
    change: { money, sites: [[at, looted(site)]] },
    told: [
      {
        to: [owner],
        section: 'execution',
        text: `${name} looted the abandoned city in ${where}: ${counted(guilders, 'guilder')}.`,
      },
    ],
  });
};

const isHold = (action: Action): boolean => action.a === 'hold' && !has(action, 'NO LOOT');

/** Armies, then engineers, by number; once it is looted nothing is left for the next. */
export const lootCities = (tale: Tale, dice: Dice, duties: Duties): void => {
  const engineers = duties.units
    .filter(({ action }) => isHold(action))
    .flatMap(({ id }) => tale.state.units[id] ?? [])
    .filter(({ kind }) => kind === 'engineer');
  for (const looter of [...holders(tale, duties, 'NO LOOT'), ...engineers])
    if (tale.state.sites[looter.at]?.abandoned !== undefined) loot(tale, dice, looter);
};
