/** What the empire can foresee of its turn before the lock, from what it knows alone (CHR-GRM-05, CHR-HID-25). */
import { type HexPlace, seededDice } from '@warmoot/kernel';
import type { Statement } from '../../orders/orders.ts';
import { HIGHEST, LOWEST, stateAfter } from '../../orders/rehearsal.ts';
import { overcrowdingAt } from '../../rules/accounting/overcrowding.ts';
import { actionCount } from '../../rules/execution/orders.ts';
import { cityIncome } from '../../rules/income/cityIncome.ts';
import { upkeepOf } from '../../rules/payables/upkeep.ts';
import { isStranded, supplyOf } from '../../rules/supply/status.ts';
import { withoutGhosts, withSupplyNow } from '../../rules/supply/supplyNow.ts';
import { observersOf, sightFields } from '../../rules/visibility/sightField.ts';
import { SMALL } from '../../rules/visibility/sightRange.ts';
import { gridOf, type Hex, hexCount, labelOf, neighbours } from '../../state/ground.ts';
import { actionsFor, armiesOf, citiesOf, spiesOf, unitsOf } from '../../state/readers.ts';
import type { Army, Campaign, EmpireId, SupplyStatus } from '../../state/state.ts';
import { payablesOf } from '../forms/payables.ts';
import type { Warning } from './warning.ts';

export interface ArmyForeseen {
  readonly name: string;
  /** Where it will be after its orders. */
  readonly hex: string;
  readonly size: number;
  /** Now, and at the next Payables if it stays there (CHR-R-74). */
  readonly supplyNow: SupplyStatus;
  readonly supplyThen: SupplyStatus;
  readonly range: number;
  readonly actionsThen: number;
  readonly upkeepNow: number;
  readonly upkeepThen: number;
}

export interface Treasury {
  readonly now: number;
  /** If everything is paid. */
  readonly upkeep: number;
  /** What the orders take beside it. */
  readonly orders: number;
  /** What no die can take away. */
  readonly certain: number;
  /** The middle of many rehearsals. */
  readonly likely: number;
  readonly worst: number;
  /** Of the cities at the beginning of the next turn, as they are now. */
  readonly income: number;
}

export interface Foresight {
  readonly treasury: Treasury;
  readonly armies: readonly ArmyForeseen[];
  /** Hexes in sight now and at the end of the turn (CHR-VIS-12). */
  readonly sight: {
    readonly now: number;
    readonly later: number;
    readonly gained: readonly HexPlace[];
    readonly lost: readonly HexPlace[];
  };
  readonly warnings: readonly Warning[];
}

interface Looking {
  /** With supply as it is counted now. */
  readonly view: Campaign;
  readonly me: EmpireId;
  /** After its own orders, with the armies of others where they were seen. */
  readonly after: Campaign;
}

/** The others where they were seen last: a rehearsal leaves them out. */
const withOthers = (view: Campaign, me: EmpireId, after: Campaign): Campaign => {
  const known = withoutGhosts(view);
  const isMine = (thing: { readonly owner: EmpireId } | null): boolean => thing?.owner === me;
  const armies = Array.from({ length: Math.max(known.armies.length, after.armies.length) }, (_, id) => {
    const own = after.armies[id] ?? null;
    return isMine(own) ? own : isMine(known.armies[id] ?? null) ? null : (known.armies[id] ?? null);
  });
  return { ...after, armies, seenBy: view.seenBy, step: 'T5' };
};

const REHEARSALS = 7;

const treasuryIn = (state: Campaign, me: EmpireId): number => state.empires[me]!.treasury;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** The same campaign always gives the same estimate. */
const manyTimes = (view: Campaign, me: EmpireId, statements: readonly Statement[]): number[] =>
  Array.from({ length: REHEARSALS }, (_, nth) =>
    treasuryIn(stateAfter(view, me, statements, seededDice(`foresight ${view.turn} ${nth}`)), me),
  );

const incomeOf = (after: Campaign, me: EmpireId): number =>
  citiesOf(after, me).reduce((sum, city) => sum + cityIncome(LOWEST, city).net, 0);

const treasuryOf = (
  view: Campaign,
  me: EmpireId,
  statements: readonly Statement[],
  after: Campaign,
): Treasury => {
  const now = treasuryIn(view, me);
  const idle = treasuryIn(stateAfter(view, me, [], LOWEST), me);
  const ends = [
    treasuryIn(after, me),
    treasuryIn(stateAfter(view, me, statements, HIGHEST), me),
    ...manyTimes(view, me, statements),
  ];
  const certain = treasuryIn(after, me);
  return {
    now,
    upkeep: now - idle,
    orders: idle - certain,
    certain,
    likely: median(ends),
    worst: Math.min(...ends),
    income: incomeOf(after, me),
  };
};

const HUNGRY: readonly SupplyStatus[] = ['long', 'extended'];

const armyForeseen = ({ view, after }: Looking, army: Army, then: Army): ArmyForeseen => ({
  name: army.name,
  hex: labelOf(after.ground, then.at),
  size: then.size,
  supplyNow: army.supply,
  supplyThen: then.supply,
  range: then.range,
  actionsThen: actionCount({ ...after, turn: after.turn + 1 }, then),
  upkeepNow: upkeepOf(view, army),
  upkeepThen: upkeepOf(after, then),
});

const armiesForeseen = (looking: Looking): ArmyForeseen[] =>
  armiesOf(looking.after, looking.me).map((then) =>
    armyForeseen(looking, looking.view.armies[then.id] ?? then, then),
  );

const supplyWarnings = ({ after }: Looking, armies: readonly ArmyForeseen[]): Warning[] =>
  armies.flatMap(({ name: unit, hex, supplyThen, range }): Warning[] => {
    if (supplyThen === 'out') return [{ kind: 'outOfSupply', unit, hex, rule: 'CHR-SUP-01' }];
    return HUNGRY.includes(supplyThen)
      ? [
          {
            kind: 'farFromSupply',
            unit,
            hex,
            range: Math.min(range, hexCount(after.ground)),
            rule: 'CHR-SUP-01',
          },
        ]
      : [];
  });

const strandedWarnings = ({ after, me }: Looking): Warning[] =>
  unitsOf(after, me)
    .filter((unit) => isStranded(unit, unit))
    .map(({ name: unit, kind: of, at }) => ({
      kind: 'stranded',
      unit,
      of,
      hex: labelOf(after.ground, at),
      rule: 'CHR-R-79',
    }));

const crowdWarnings = ({ after, me }: Looking): Warning[] =>
  [...new Set(armiesOf(after, me).map(({ at }) => at))].flatMap((at) =>
    overcrowdingAt(after, at)
      .filter(({ empire, wounds }) => empire === me && wounds > 0)
      .map(({ size, claim: room, wounds }): Warning => {
        const hex = labelOf(after.ground, at);
        return { kind: 'crowded', hex, size, room, wounds, rule: 'CHR-OCC-02' };
      }),
  );

const brokenWarnings = ({ after, me }: Looking): Warning[] =>
  armiesOf(after, me)
    .filter(({ broken }) => broken !== null)
    .map(({ name: unit }) => ({ kind: 'broken', unit, rule: 'CHR-BRK-01' }));

const nearTo = ({ view, me, after }: Looking, army: Army): Warning[] => {
  const around: readonly Hex[] = [army.at, ...neighbours(after.ground, army.at)];
  return armiesOf(view)
    .filter(({ owner, at }) => owner !== me && around.includes(at))
    .map(({ owner, number, size, raisedTurn }): Warning => {
      const other = `${view.empires[owner]!.name} ${number}`;
      const isOld = raisedTurn < view.turn - 1;
      return {
        kind: 'near',
        unit: army.name,
        other,
        size,
        ...(isOld && { seen: raisedTurn }),
        rule: 'CHR-HID-21',
      };
    });
};

/** Only of armies that go there: what stands beside them now is on the map. */
const nearWarnings = (looking: Looking): Warning[] =>
  armiesOf(looking.after, looking.me)
    .filter(({ id, at }) => looking.view.armies[id]?.at !== at)
    .flatMap((army) => nearTo(looking, army));

/** What stays unpaid, in the order in which it is paid (CHR-PAY-01). */
const unpaidWarnings = ({ view, me, after }: Looking): Warning[] => {
  const inactive = citiesOf(after, me).flatMap(({ name, improvements }) =>
    Object.entries(improvements).flatMap(([kind, built]) => (built!.active ? [] : [`${kind} of ${name}`])),
  );
  const hungry = armiesOf(after, me).flatMap(({ name, paid, id }) =>
    !paid && view.armies[id]?.supply !== 'out' ? [name] : [],
  );
  const alive = new Set([...unitsOf(after, me), ...spiesOf(after, me)].map(({ name }) => name));
  const owed = payablesOf({ view, me });
  const lost = owed.filter(({ group, what }) => ['units', 'spies'].includes(group) && !alive.has(what));
  const unpaid = new Set([...inactive, ...hungry, ...lost.map(({ what }) => what)]);
  return owed
    .filter(({ what }) => unpaid.has(what))
    .map(({ what, group }) => ({
      kind: 'unpaid',
      what,
      rule: group === 'armies' ? 'CHR-SUP-10' : 'CHR-PAY-01',
    }));
};

/** Nobody is told that a city or a spy holds: most do. */
const idleWarnings = ({ view, me }: Looking, statements: readonly Statement[]): Warning[] => {
  const given = { ...view, sheets: { ...view.sheets, [me]: { statements, battle: [] } } };
  const units = [...armiesOf(view, me), ...unitsOf(view, me)]
    .map(({ name }) => name)
    .filter((name) => actionsFor(given, me, name).length === 0);
  return units.length === 0 ? [] : [{ kind: 'idle', units, rule: 'CHR-ORD-03' }];
};

const inSight = (campaign: Campaign, me: EmpireId): ReadonlySet<Hex> => {
  const own = observersOf(campaign).filter(({ owner }) => owner === me);
  const field = sightFields(campaign, own, [me]).get(me)!;
  const seen = new Set<Hex>();
  for (let hex = 0; hex < field.length; hex++) if (field[hex] === SMALL) seen.add(hex);
  return seen;
};

const sightOf = ({ view, me, after }: Looking): Foresight['sight'] => {
  const [now, later] = [inSight(view, me), inSight(after, me)];
  const placesIn = (one: ReadonlySet<Hex>, other: ReadonlySet<Hex>): HexPlace[] =>
    [...one]
      .filter((hex) => !other.has(hex))
      .map((hex) => gridOf(view.ground).hexes[hex % hexCount(view.ground)]!);
  return { now: now.size, later: later.size, gained: placesIn(later, now), lost: placesIn(now, later) };
};

/** Supply is that of the hexes where everybody ends. */
const fed = (campaign: Campaign): Campaign => {
  const { armies, units } = supplyOf(campaign);
  return {
    ...campaign,
    armies: campaign.armies.map((army) => army && { ...army, ...armies.get(army.id) }),
    units: campaign.units.map((unit) => unit && { ...unit, ...units.get(unit.id) }),
  };
};

export const foresightOf = (given: Campaign, me: EmpireId, statements: readonly Statement[]): Foresight => {
  const view = withSupplyNow(given);
  const rehearsed = stateAfter(view, me, statements, LOWEST);
  const looking: Looking = { view, me, after: fed(withOthers(view, me, rehearsed)) };
  const armies = armiesForeseen(looking);
  return {
    treasury: treasuryOf(view, me, statements, rehearsed),
    armies,
    sight: sightOf(looking),
    warnings: [
      ...unpaidWarnings(looking),
      ...crowdWarnings(looking),
      ...supplyWarnings(looking, armies),
      ...strandedWarnings(looking),
      ...nearWarnings(looking),
      ...brokenWarnings(looking),
      ...idleWarnings(looking, statements),
    ],
  };
};
