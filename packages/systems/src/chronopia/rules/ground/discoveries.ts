/**
 * What units discover where they end an action: hidden features, entrances, treasure, new ground (CHR-R-54, CHR-R-55).
 */
import type { Dice, Roll } from '@warmoot/kernel';
import type { Change, ReportText } from '../../engine/events.ts';
import { roll, rollMany, sumOf, type Tale } from '../../engine/tale.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { type Hex, labelOf, neighbours } from '../../state/ground.ts';
import type { Campaign, EmpireId, Power, Site } from '../../state/state.ts';
import { counted } from '../../words/grammar.ts';
import {
  entranceMark,
  hasEntrance,
  knowledgeOf,
  knowsEntrance,
  knowsFeature,
  knowsFord,
  mustBeExplored,
  withMore,
} from './known.ts';
import { armyOrUnitOf, type Mover } from './mover.ts';
import { riverSidesOf } from './rivers.ts';

/** A unit that has ended an action, also a Hold. `way`: the hexes of that action, the one it ended in last. */
export interface Ended {
  readonly mover: Mover;
  readonly way: readonly Hex[];
}

interface Find {
  readonly knowledge: Partial<Knowledge>;
  readonly change: Change;
  readonly rolls: readonly Roll[];
  readonly rules: readonly string[];
  readonly texts: readonly string[];
}

const FEATURES: readonly (readonly [keyof Site, (site: Site) => string, string])[] = [
  ['portal', ({ portal }) => `Mystic Portal ${portal}`, 'CHR-SPT-03'],
  ['fruit', () => 'Fleetfoot Fruit Trees', 'CHR-SPT-02'],
  ['spring', () => 'a Sweet Water Clear Spring', 'CHR-SPT-07'],
  ['glade', () => 'a Magical Glade', 'CHR-SPT-08'],
];

const nameOf = (campaign: Campaign, mover: Mover): string =>
  armyOrUnitOf(campaign, mover)?.name ?? mover.kind;

/** CHR-R-54, CHR-R-68: a hex is explored once a unit has been in it or next to it. */
export const hexesExplored = ({ ground }: Campaign, way: readonly Hex[]): Hex[] =>
  way.flatMap((hex) => [hex, ...neighbours(ground, hex)]).filter((hex) => mustBeExplored(ground, hex));

/** One event for all units: this happens to many at once, and costs no dice. */
const explore = (tale: Tale, ended: readonly Ended[]): void => {
  const hexes = new Map<EmpireId, Hex[]>();
  for (const { mover, way } of ended) {
    if (tale.state.empires[mover.owner]?.power !== 'player') continue;
    const seen = hexesExplored(tale.state, way);
    if (seen.length > 0) hexes.set(mover.owner, [...(hexes.get(mover.owner) ?? []), ...seen]);
  }
  const learned = [...hexes].flatMap(([empire, seen]): [EmpireId, Partial<Knowledge>][] => {
    const { explored } = knowledgeOf(tale.state, empire);
    const after = withMore(explored, seen);
    return after === explored ? [] : [[empire, { explored: after }]];
  });
  if (learned.length > 0)
    tale.tell({ type: 'explored', rules: ['CHR-R-54', 'CHR-R-68'], change: { knowledge: learned } });
};

/** Portals, fruit, springs and glades are always found. */
const findFeature: Search = (campaign, { mover, way }) => {
  const hex = way.at(-1)!;
  const site = campaign.sites[hex] ?? {};
  const features = FEATURES.filter(([kind]) => site[kind] !== undefined);
  if (features.length === 0 || knowsFeature(campaign, mover.owner, hex)) return null;
  const place = labelOf(campaign.ground, hex);
  return find({
    knowledge: { found: withMore(knowledgeOf(campaign, mover.owner).found, [hex]) },
    rules: ['CHR-R-55', ...features.map(([, , rule]) => rule)],
    texts: features.map(([, words]) => `${nameOf(campaign, mover)} found ${words(site)} in ${place}.`),
  });
};

/** From either bank. */
const findFords: Search = (campaign, { mover, way }) => {
  const hex = way.at(-1)!;
  const fords = riverSidesOf(campaign, hex).filter(
    (side) => campaign.rivers[side] === 'ford' && !knowsFord(campaign, mover.owner, side),
  );
  if (fords.length === 0) return null;
  return find({
    knowledge: { fords: withMore(knowledgeOf(campaign, mover.owner).fords, fords) },
    rules: ['CHR-R-55', 'CHR-SPT-01'],
    texts: [`${nameOf(campaign, mover)} found a ford at ${labelOf(campaign.ground, hex)}.`],
  });
};

const chanceOfEntrance = ({ kind, race }: Mover): number =>
  kind === 'scout' || kind === 'engineer' || race === 'DW' ? 75 : 50;

/** CHR-TER-16, CHR-UND-01: from above and from below. */
const findEntrance: Search = (campaign, { mover, way }, dice) => {
  const hex = way.at(-1)!;
  if (!hasEntrance(campaign, hex) || knowsEntrance(campaign, mover.owner, hex)) return null;
  const die = roll(dice, 100, `entrance:${nameOf(campaign, mover)}`);
  if (die.value > chanceOfEntrance(mover)) return find({ rolls: [die], rules: ['CHR-R-55'] });
  const mark = entranceMark(campaign.ground, hex);
  return find({
    knowledge: { found: withMore(knowledgeOf(campaign, mover.owner).found, [mark]) },
    rolls: [die],
    rules: ['CHR-R-55', 'CHR-TER-16'],
    texts: [`${nameOf(campaign, mover)} found an underground entrance in ${labelOf(campaign.ground, hex)}.`],
  });
};

/** CHR-R-69: 3d20 x 10 guilders to the first army that ends an action there. */
const takeTreasure: Search = (campaign, { mover, way }, dice) => {
  const hex = way.at(-1)!;
  if (mover.kind !== 'army' || !campaign.sites[hex]?.treasure) return null;
  const rolls = rollMany(dice, 3, 20, `treasure:${labelOf(campaign.ground, hex)}`);
  const guilders = 10 * sumOf(rolls);
  const { treasure: _taken, ...rest } = campaign.sites[hex];
  return find({
    change: { sites: [[hex, rest]], money: [[mover.owner, guilders]] },
    rolls,
    rules: ['CHR-R-69', 'CHR-UND-11'],
    texts: [
      `${nameOf(campaign, mover)} found a treasure of ${counted(guilders, 'guilder')} in ${labelOf(campaign.ground, hex)}.`,
    ],
  });
};

type Search = (campaign: Campaign, ended: Ended, dice: Dice) => Find | null;
const find = (given: Partial<Find>): Find => ({
  knowledge: {},
  change: {},
  rolls: [],
  rules: [],
  texts: [],
  ...given,
});

/** Only players keep maps; hordes and lairs do not take treasures. */
const SEARCHES: Readonly<Record<Power, readonly Search[]>> = {
  player: [findFeature, findFords, findEntrance, takeTreasure],
  neutral: [takeTreasure],
  horde: [],
  lair: [],
  gone: [],
};

const tellFind = (tale: Tale, { owner }: Mover, { knowledge, change, rolls, rules, texts }: Find): void => {
  const told = texts.map((text): ReportText => ({ to: [owner], section: 'discoveries', text }));
  const learned = Object.keys(knowledge).length === 0 ? {} : { knowledge: [[owner, knowledge] as const] };
  tale.tell({ type: 'discovered', rules, rolls, change: { ...change, ...learned }, told });
};

/** Everything units find where they have ended an action, in the order given. */
export const findHidden = (tale: Tale, dice: Dice, ended: readonly Ended[]): void => {
  explore(tale, ended);
  for (const unit of ended)
    for (const search of SEARCHES[tale.state.empires[unit.mover.owner]!.power]) {
      const found = search(tale.state, unit, dice);
      if (found !== null) tellFind(tale, unit.mover, found);
    }
};
