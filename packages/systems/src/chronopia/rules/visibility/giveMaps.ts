/** Maps given to others: the giver's knowledge of that moment (CHR-UND-04, CHR-DIP-04, CHR-R-184). */
import type { ReportText } from '../../engine/events.ts';
import type { Tale } from '../../engine/tale.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Statement } from '../../orders/orders.ts';
import { gridOf, type Hex, hexCount, hexOfLabel, isBelow } from '../../state/ground.ts';
import { citiesOf, empireNamed, playersIn, statementsOfKind } from '../../state/readers.ts';
import type { Campaign, EmpireId } from '../../state/state.ts';
import { knowledgeOf, setOf, withMore } from '../ground/known.ts';
import { banksOf } from '../ground/rivers.ts';

type Part = Extract<Statement, { s: 'giveMap' }>['part'];

/** Whether a hex belongs to the part of the map that is given. */
const covers = ({ ground }: Campaign, part: Part): ((hex: Hex) => boolean) => {
  if (part === 'UNDERGROUND') return (hex) => isBelow(ground, hex);
  if (part === 'SURFACE') return (hex) => !isBelow(ground, hex);
  const hexes = setOf(part.map((label) => hexOfLabel(ground, label)));
  return (hex) => hexes.has(hex);
};

/** An entrance is marked underground but can be used from both layers, so it is part of either map. */
const foundIn = (campaign: Campaign, { found }: Knowledge, covered: (hex: Hex) => boolean): Hex[] => {
  const count = hexCount(campaign.ground);
  return found.filter((hex) => covered(hex) || (hex >= count && covered(hex - count)));
};

const newest = <T extends { readonly turn: number }>(
  known: Readonly<Record<number, T>>,
  given: readonly (readonly [number, T])[],
): Readonly<Record<number, T>> => {
  const fresh = given.filter(([key, { turn }]) => (known[key]?.turn ?? -1) < turn);
  return fresh.length === 0 ? known : { ...known, ...Object.fromEntries(fresh) };
};

/** Sizes the giver has seen, and those of his own cities today (CHR-HID-03). */
const sizesOf = (campaign: Campaign, giver: EmpireId, covered: (hex: Hex) => boolean) => [
  ...Object.entries(knowledgeOf(campaign, giver).citySizes)
    .filter(([city]) => covered(campaign.cities[Number(city)]?.at ?? -1))
    .map(([city, seen]) => [Number(city), seen] as const),
  ...citiesOf(campaign, giver)
    .filter(({ at }) => covered(at))
    .map(({ id, size }) => [id, { size, turn: campaign.turn }] as const),
];

const citiesBelow = (campaign: Campaign, giver: EmpireId, covered: (hex: Hex) => boolean): number[] =>
  [...knowledgeOf(campaign, giver).citiesBelow, ...citiesOf(campaign, giver).map(({ id }) => id)].filter(
    (id) => {
      const at = campaign.cities[id]?.at;
      return at !== undefined && isBelow(campaign.ground, at) && covered(at);
    },
  );

/** Their marks: as the giver saw them, and his own as they are. */
const marksOf = (
  campaign: Campaign,
  giver: EmpireId,
  receiver: EmpireId,
  covered: (hex: Hex) => boolean,
): Knowledge['marksBelow'] => {
  const own = citiesOf(campaign, giver).filter(({ at }) => isBelow(campaign.ground, at));
  const marks = [
    ...Object.entries(knowledgeOf(campaign, giver).marksBelow),
    ...own.map(({ id, name, at, owner }) => [id, { name, at, owner }] as const),
  ];
  const given = marks.filter(([, { at, owner }]) => covered(at) && owner !== receiver);
  return given.length === 0 ? {} : Object.fromEntries(given);
};

const ownStructures = ({ sites, turn }: Campaign, giver: EmpireId) =>
  Object.entries(sites).flatMap(([hex, { tower, depot, temple }]) => {
    const built = Object.entries({ tower, depot, temple }).filter(([, each]) => each?.owner === giver);
    return built.length === 0
      ? []
      : [[Number(hex), { ...Object.fromEntries(built.map(([kind]) => [kind, giver])), turn }] as const];
  });

const learnedFrom = (
  campaign: Campaign,
  giver: EmpireId,
  receiver: EmpireId,
  part: Part,
): Partial<Knowledge> => {
  const [given, known] = [knowledgeOf(campaign, giver), knowledgeOf(campaign, receiver)];
  const covered = covers(campaign, part);
  const grid = gridOf(campaign.ground);
  const onBank = (side: number): boolean => banksOf(grid, side).some((bank) => bank >= 0 && covered(bank));
  const structures = [
    ...Object.entries(given.structures).map(([hex, seen]) => [Number(hex), seen] as const),
    ...ownStructures(campaign, giver),
  ].filter(([hex]) => covered(hex));
  return {
    explored: withMore(known.explored, given.explored.filter(covered)),
    found: withMore(known.found, foundIn(campaign, given, covered)),
    fords: withMore(known.fords, given.fords.filter(onBank)),
    bridges: withMore(known.bridges, given.bridges.filter(onBank)),
    roads: withMore(known.roads, given.roads.filter(covered)),
    structures: newest(known.structures, structures),
    citySizes: newest(known.citySizes, sizesOf(campaign, giver, covered)),
    citiesBelow: withMore(known.citiesBelow, citiesBelow(campaign, giver, covered)),
    marksBelow: { ...marksOf(campaign, giver, receiver, covered), ...known.marksBelow },
  };
};

const PART_WORDS = { UNDERGROUND: 'the underground', SURFACE: 'the surface' } as const;
const wordsOf = (part: Part): string => (typeof part === 'string' ? PART_WORDS[part] : part.join(', '));

const toldOf = ({ empires }: Campaign, giver: EmpireId, receiver: EmpireId, part: Part): ReportText[] => [
  {
    to: [giver],
    section: 'discoveries',
    text: `You gave ${empires[receiver]!.name} your map of ${wordsOf(part)}.`,
  },
  {
    to: [receiver],
    section: 'discoveries',
    text: `${empires[giver]!.name} gave you its map of ${wordsOf(part)}.`,
  },
];

/** T6: all maps are of the same moment, so that nothing given is passed on in the same turn (CHR-R-184). */
export const giveMaps = (tale: Tale): void => {
  const moment = tale.state;
  for (const { id: giver } of playersIn(moment))
    for (const { empire, part } of statementsOfKind(moment, giver, 'giveMap')) {
      const receiver = empireNamed(moment, empire);
      if (receiver?.power !== 'player' || receiver.id === giver) continue;
      const gift = { ...moment, knowledge: { ...tale.state.knowledge, [giver]: knowledgeOf(moment, giver) } };
      tale.tell({
        type: 'mapGiven',
        rules: ['CHR-UND-04', 'CHR-DIP-04', 'CHR-R-184'],
        change: { knowledge: [[receiver.id, learnedFrom(gift, giver, receiver.id, part)]] },
        told: toldOf(moment, giver, receiver.id, part),
      });
    }
};
