/**
 * An empire's turn report (CHR-RPT-01), made from its view alone: it cannot contain anything the empire may not know.
 */

import type { Seen } from '@warmoot/kernel';
import { CONSTANTS, profileOf, raceName } from '../data/index.ts';
import { lowestBid } from '../rules/dogs/bidding.ts';
import { actionCount } from '../rules/execution/orders.ts';
import { classOf } from '../rules/forces/mobility.ts';
import { garrisonPoints, pvOf } from '../rules/forces/points.ts';
import { raceOf } from '../rules/forces/race.ts';
import { structureFaults } from '../rules/forces/structure.ts';
import { countOf } from '../rules/forces/troops.ts';
import {
  pointsLost,
  replaceable,
  replacementLimit,
  replacementPrice,
} from '../rules/payables/replacements.ts';
import { unitUpkeep } from '../rules/payables/units.ts';
import { upkeepOf } from '../rules/payables/upkeep.ts';
import { worksOf } from '../rules/payables/works.ts';
import { withSupplyNow } from '../rules/supply/supplyNow.ts';
import { isBroken } from '../state/armies.ts';
import { labelOf } from '../state/ground.ts';
import { armiesAt, armiesOf, citiesOf, playersIn, spiesOf, stanceOf, unitsOf } from '../state/readers.ts';
import type { Army, Campaign, City, EmpireId, Override, ReportLine, Section } from '../state/state.ts';
import { agreed, counted } from '../words/grammar.ts';
import { knownOthers } from './knownOthers.ts';
import { type Statement, statementsOf } from './statement.ts';

export interface CityEntry {
  readonly name: string;
  readonly hex: string;
  readonly size: number;
  readonly improvements: readonly { readonly kind: string; readonly active: boolean }[];
  readonly garrison: number;
  readonly siegeFailed: number | null;
  readonly conqueredTurns: number | null;
  /** In a city fight, before the attacker's size is subtracted (CHR-CFT-07). */
  readonly morale: number;
}
export interface ArmyEntry {
  readonly name: string;
  readonly number: number;
  readonly hex: string;
  readonly inside: boolean;
  readonly size: number;
  readonly points: number;
  readonly class: string;
  readonly race: string;
  readonly state: 'Field' | 'Broken';
  readonly supply: string;
  readonly range: number;
  readonly actions: number;
  readonly commander: string | null;
  readonly marches: number;
  readonly fruit: number | null;
  readonly individuals: readonly {
    readonly name: string;
    readonly profile: string;
    readonly wounds: number;
    readonly experience: number;
    readonly spells: readonly string[];
  }[];
  readonly warbands: readonly { readonly profile: string; readonly models: number }[];
  readonly replaceable: readonly {
    readonly profile: string;
    readonly type: string;
    readonly count: number;
  }[];
  /** How many points can be replaced, and the price (CHR-RSP-01); none if nothing can be replaced. */
  readonly replacement: { readonly points: number; readonly price: number } | null;
}
export interface SightingEntry {
  readonly owner: string;
  readonly what: string;
  readonly hex: string;
  readonly size: number | null;
  readonly turn: number;
  readonly marks: readonly string[];
}
export interface TurnReport {
  readonly campaign: string;
  readonly empire: string;
  readonly race: string;
  readonly turn: number;
  readonly window: string | null;
  /** Whether this empire must decide anything in it (CHR-PLAY-08). */
  readonly isAsked: boolean;
  /** Why the campaign is over; null while it goes on. */
  readonly over: string | null;
  readonly treasury: number;
  /** Everything Payables will cost at present (CHR-PAY-01). */
  readonly upkeep: number;
  readonly statements: readonly Statement[];
  readonly cities: readonly CityEntry[];
  readonly armies: readonly ArmyEntry[];
  readonly units: readonly {
    readonly name: string;
    readonly kind: string;
    readonly hex: string;
    readonly size: number;
    readonly supply: string;
    readonly work: string | null;
  }[];
  readonly spies: readonly { readonly name: string; readonly home: string }[];
  readonly sightings: readonly SightingEntry[];
  /** Rosters and cities of others, as last known. */
  readonly known: readonly string[];
  readonly declarations: readonly {
    readonly empire: string;
    readonly ours: string;
    readonly theirs: string;
  }[];
  readonly dogs: readonly {
    readonly band: string;
    readonly name: string;
    readonly state: string;
    readonly high: number | null;
    readonly bidder: string | null;
    /** The minimum bid now (CHR-R-153). */
    readonly least: number;
  }[];
  readonly messages: readonly {
    readonly turn: number;
    readonly from: string;
    readonly to: readonly string[];
    readonly text: string;
  }[];
  readonly told: Readonly<Record<Section, readonly ReportLine[]>>;
  readonly warnings: readonly string[];
  /** The moderator's log: public when the campaign is over (CHR-HID-22). */
  readonly overrides: readonly Override[];
}

const SECTIONS: readonly Section[] = [
  'headline',
  'treasury',
  'cities',
  'armies',
  'units',
  'spies',
  'execution',
  'battles',
  'sightings',
  'discoveries',
  'declarations',
  'dogs',
  'messages',
  'warnings',
];

const moraleOf = (view: Campaign, { size, at, improvements, siege }: City): number => {
  const inside = armiesAt(view, at).filter((army) => army.inside);
  return (
    10 +
    size +
    (improvements.cathedral?.active ? 2 : 0) -
    (siege?.failed ?? 0) +
    2 * inside.reduce((sum, army) => sum + army.size, 0)
  );
};

const cityEntry = (view: Campaign, city: City): CityEntry => ({
  name: city.name,
  hex: labelOf(view.ground, city.at),
  size: city.size,
  improvements: Object.entries(city.improvements).map(([kind, built]) => ({ kind, active: built!.active })),
  garrison: garrisonPoints(city.size),
  siegeFailed: city.siege?.failed ?? null,
  conqueredTurns: city.conquered === null ? null : view.turn - city.conquered.turn,
  morale: moraleOf(view, city),
});

const raceWord = (army: Army): string => {
  const race = raceOf(army);
  return race === 'mercenary' ? 'Mercenary' : raceName(race);
};

const replacementFor = (view: Campaign, army: Army): ArmyEntry['replacement'] => {
  const points = replacementLimit(pointsLost(replaceable(view, army)), army.supply);
  return points === 0 ? null : { points, price: replacementPrice(points, army.supply) };
};

const armyEntry = (view: Campaign, army: Army): ArmyEntry => ({
  name: army.name,
  number: army.number,
  hex: labelOf(view.ground, army.at),
  inside: army.inside,
  size: army.size,
  points: pvOf(army),
  class: classOf(army),
  race: raceWord(army),
  state: isBroken(view, army) ? 'Broken' : 'Field',
  supply: army.supply,
  range: army.range,
  actions: actionCount(view, army),
  commander: army.heroes.find(({ id }) => id === army.commander)?.name ?? null,
  marches: army.today.marches,
  fruit: army.stash?.until ?? null,
  individuals: army.heroes.map((hero) => ({
    name: hero.name,
    profile: profileOf(hero).name,
    wounds: hero.wounds,
    experience: hero.experience,
    spells: hero.spells,
  })),
  warbands: army.bands.map((band) => ({ profile: profileOf(band).name, models: countOf(band) })),
  replaceable: replaceable(view, army).map((loss) => ({
    profile: profileOf(loss).name,
    type: loss.type,
    count: loss.count,
  })),
  replacement: replacementFor(view, army),
});

const sightingEntries = (view: Campaign, me: EmpireId): SightingEntry[] =>
  (view.knowledge[me]?.sightings ?? []).map((seen) => ({
    owner: view.empires[seen.owner]!.name,
    what: seen.kind === 'army' ? `army ${seen.number}` : seen.kind,
    hex: labelOf(view.ground, seen.at),
    size: seen.kind === 'army' ? seen.size : null,
    turn: seen.turn,
    marks: [...(seen.broken ? ['Broken'] : []), ...(seen.mercenary ? ['Mercenary'] : [])],
  }));

const upkeepDue = (view: Campaign, me: EmpireId): number =>
  worksOf(view, me).reduce((sum, { price }) => sum + price, 0) +
  armiesOf(view, me).reduce((sum, army) => sum + upkeepOf(view, army), 0) +
  unitsOf(view, me).reduce((sum, unit) => sum + unitUpkeep(unit), 0) +
  spiesOf(view, me).length * CONSTANTS.units.spy.upkeep;

/** Problems next turn if nothing is done. */
const warningsFor = (view: Campaign, me: EmpireId): string[] => {
  const field = armiesOf(view, me).filter((army) => !isBroken(view, army));
  const scouts = unitsOf(view, me).filter(({ kind }) => kind === 'scout').length;
  const illegal = field.filter((army) => structureFaults(army, me, army.commander).length > 0);
  const due = upkeepDue(view, me);
  const { treasury } = view.empires[me]!;
  return [
    ...(due > treasury
      ? [
          `Upkeep of ${counted(due, 'guilder')} is due and the treasury holds only ${treasury}: some of it will go unpaid (CHR-PAY-01).`,
        ]
      : []),
    ...(scouts > field.length
      ? [
          `${counted(scouts, 'scout')} but only ${counted(field.length, 'Field Army', 'Field Armies')}: the newest scouts will be dismissed (CHR-UNT-02).`,
        ]
      : []),
    ...illegal.map(
      ({ name, ...army }) => `${name}: ${structureFaults({ ...army }, me, army.commander)[0]!.because}.`,
    ),
    ...field
      .filter(({ supply }) => supply === 'extended' || supply === 'out')
      .map(
        ({ name, supply }) =>
          `${agreed(name, 'is', 'are')} ${supply === 'out' ? 'Out of Supply' : 'at Extended range'} (CHR-SUP-01).`,
      ),
  ];
};

export const reportOf = (given: Seen<Campaign>, me: EmpireId): TurnReport => {
  const view = withSupplyNow(given); // CHR-R-74: supply as it will be judged, from current positions
  const lines = view.reports[me] ?? [];
  const { empires } = view;
  return {
    campaign: view.options.name,
    empire: empires[me]!.name,
    race: raceName(empires[me]!.race),
    turn: view.turn,
    window: view.window?.name ?? null,
    isAsked: view.window?.asked.includes(me) ?? false,
    over: view.end?.reason ?? null,
    treasury: empires[me]!.treasury,
    upkeep: upkeepDue(view, me),
    statements: statementsOf(lines, view.turn, empires[me]!.treasury),
    cities: citiesOf(view, me).map((city) => cityEntry(view, city)),
    armies: armiesOf(view, me).map((army) => armyEntry(view, army)),
    units: unitsOf(view, me).map(({ name, kind, at, size, supply, work }) => ({
      name,
      kind,
      hex: labelOf(view.ground, at),
      size,
      supply,
      work: work && `${work.kind} (${work.done})`,
    })),
    spies: spiesOf(view, me).map(({ name, home }) => ({ name, home: view.cities[home]?.name ?? '?' })),
    sightings: sightingEntries(view, me),
    known: knownOthers(view, me),
    declarations: playersIn(view)
      .filter(({ id }) => id !== me)
      .map(({ id, name }) => ({
        empire: name,
        ours: stanceOf(view, me, id),
        theirs: stanceOf(view, id, me),
      })),
    dogs: view.dogs
      .filter(({ state }) => state === 'offered')
      .map(({ band, state, high }) => ({
        band,
        name: profileOf(band).name,
        state,
        high: high?.guilders ?? null,
        bidder: high === null ? null : empires[high.empire]!.name,
        least: lowestBid(view, band),
      })),
    messages: view.messages
      .filter(({ from, to }) => from === me || to.includes(me))
      .map(({ turn, from, to, text }) => ({
        turn,
        from: from === 'moderator' ? 'the moderator' : from === 'press' ? 'the press' : empires[from]!.name,
        to: to.map((id) => empires[id]!.name),
        text,
      })),
    told: Object.fromEntries(
      SECTIONS.map((section) => [section, lines.filter((line) => line.section === section)]),
    ) as unknown as TurnReport['told'],
    warnings: warningsFor(view, me),
    overrides: view.end === null ? [] : view.overrides,
  };
};
