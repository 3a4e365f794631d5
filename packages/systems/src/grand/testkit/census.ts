import type { Census, Counts } from '@warmoot/kernel/testkit';
import type { GrandEvent } from '../engine/events.ts';
import { generalsOf, strengthOf } from '../state/army.ts';
import { armyIn, type Game } from '../state/game.ts';

const sum = (figures: readonly number[]): number => figures.reduce((all, each) => all + each, 0);

/** Points of troops, generals and RP: nothing appears or vanishes without an event that says so. */
const count = ({ armies, realms, pack, battle }: Game): Counts => ({
  points: sum(armies.map(strengthOf)),
  mounted: sum(armies.map(({ mounted, mountedMercenary }) => mounted + mountedMercenary)),
  hired: sum(realms.map(({ hired }) => strengthOf(hired))),
  generals: sum(armies.map((army) => generalsOf(army).length)),
  money: sum(realms.map(({ stockpile }) => stockpile)),
  pack: pack.length,
  battles: battle === null ? 0 : 1,
});

const changesReported = (event: GrandEvent, before: Game): Counts => {
  switch (event.type) {
    case 'forcesRaised':
      return {
        points: sum(event.armies.map(strengthOf)),
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
        mounted: event.lost === 0 ? 0 : mounted(event.armies) - mounted(mine),
      };
    }
    case 'armyRemoved': {
      const army = armyIn(before, event.army);
      return army === undefined
        ? {}
        : {
            points: -strengthOf(army),
            mounted: -(army.mounted + army.mountedMercenary),
            generals: -generalsOf(army).length,
          };
    }
    case 'troopsJoined':
      return {
        points: strengthOf(event.troops),
        mounted: event.troops.mounted + event.troops.mountedMercenary,
        generals: event.general === null ? 0 : 1,
        money: -event.price,
      };
    case 'troopsLost':
      return {
        points: -strengthOf(event.troops),
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
      return realm === undefined ? {} : { money: -realm.stockpile, hired: -strengthOf(realm.hired) };
    }
    case 'cardDrawn':
      return { pack: before.pack.length === 1 ? 51 : -1 };
    case 'battleOpened':
      return { battles: 1 };
    case 'battleEnded':
      return { battles: -1 };
    default:
      return {};
  }
};

export const census: Census<Game, GrandEvent> = { count, changesReported };
