import type { Census, Counts } from '@warmoot/kernel/testkit';
import type { GrandEvent } from '../engine/events.ts';
import { generalsOf, strengthOf, type Troops } from '../state/army.ts';
import { armyIn, type Game } from '../state/game.ts';

const sum = (figures: readonly number[]): number => figures.reduce((all, each) => all + each, 0);

/** Points of troops, generals and RP: nothing appears or vanishes without an event that says so. */
const count = ({ armies, realms, pack, battle, roster }: Game): Counts => ({
  units: sum(armies.map(({ units = [] }) => units.length)),
  fields: roster?.fields.length ?? 0,
  leaders: roster?.returning.length ?? 0,
  points: sum(armies.map(strengthOf)),
  mounted: sum(armies.map(({ mounted, mountedMercenary }) => mounted + mountedMercenary)),
  hired: sum(realms.map(({ hired }) => strengthOf(hired))),
  generals: sum(armies.map((army) => generalsOf(army).length)),
  money: sum(realms.map(({ stockpile }) => stockpile)),
  pack: pack.length,
  battles: battle === null ? 0 : 1,
});

const unitsIn = (list: readonly Troops[]): number => sum(list.map(({ units = [] }) => units.length));

const changesReported = (event: GrandEvent, before: Game): Counts => {
  switch (event.type) {
    case 'forcesRaised':
      return {
        points: sum(event.armies.map(strengthOf)),
        units: sum(event.armies.map(({ units = [] }) => units.length)),
        mounted: sum(event.armies.map(({ mounted }) => mounted)),
        generals: event.armies.length,
      };
    case 'armiesHoused': {
      const mine = before.armies.filter(({ owner }) => owner === event.kingdom);
      const mounted = (list: Game['armies']): number =>
        sum(list.map((each) => each.mounted + each.mountedMercenary));
      return {
        points: -event.lost,
        generals: -event.generalsLost,
        units: event.lost === 0 ? 0 : unitsIn(event.armies) - unitsIn(mine),
        mounted: event.lost === 0 ? 0 : mounted(event.armies) - mounted(mine),
      };
    }
    case 'armyRemoved': {
      const army = armyIn(before, event.army);
      return army === undefined
        ? {}
        : {
            points: -strengthOf(army),
            units: -unitsIn([army]),
            mounted: -(army.mounted + army.mountedMercenary),
            generals: -generalsOf(army).length,
          };
    }
    case 'troopsJoined':
      return {
        points: strengthOf(event.troops),
        units: unitsIn([event.troops]),
        mounted: event.troops.mounted + event.troops.mountedMercenary,
        generals: event.general === null ? 0 : 1,
        money: -event.price,
      };
    case 'troopsLost':
      return {
        points: -strengthOf(event.troops),
        units: -unitsIn([event.troops]),
        mounted: -(event.troops.mounted + event.troops.mountedMercenary),
      };
    case 'generalAppointed':
      return { generals: 1 };
    case 'generalLost':
      return { generals: -1 };
    case 'incomeCollected':
    case 'giftReceived':
    case 'plundered':
      return { money: event.rp };
    case 'ransomPaid':
      return { money: event.to < 0 ? -event.rp : 0 };
    case 'demandPaid':
      return { money: -event.price };
    case 'mercenariesHired':
      return { money: -event.price, hired: strengthOf(event.troops) };
    case 'contractsEnded':
      return {
        hired: -strengthOf(
          before.realms[event.kingdom]?.hired ?? {
            regular: 0,
            mercenary: 0,
            mounted: 0,
            mountedMercenary: 0,
          },
        ),
      };
    case 'kingdomEliminated': {
      const realm = before.realms[event.kingdom];
      const gone = before.roster?.returning.filter(({ kingdom }) => kingdom === event.kingdom) ?? [];
      return realm === undefined
        ? {}
        : { money: -realm.stockpile, hired: -strengthOf(realm.hired), leaders: -gone.length };
    }
    case 'cardDrawn':
      return { pack: before.pack.length === 1 ? 51 : -1 };
    case 'battleOpened':
      return { battles: 1 };
    case 'battleEnded':
      return { battles: -1 };
    case 'fieldTaken':
      return { battles: -1, fields: 1 };
    case 'fieldRead':
    case 'fieldSettled':
      return { battles: 1, fields: -1 };
    case 'leaderRolled':
      return { leaders: event.returning === null ? 0 : 1 };
    case 'leaderReturned':
      return { leaders: -1 };
    case 'returnersRedirected': {
      const isLost = event.to < 0;
      const gone = before.roster?.returning.filter(
        ({ kingdom, city }) => isLost && kingdom === event.kingdom && city === event.from,
      );
      return { leaders: -(gone?.length ?? 0) };
    }
    default:
      return {};
  }
};

export const census: Census<Game, GrandEvent> = { count, changesReported };
