import { type Card, PACK } from '../../data/cards.ts';
import type { ChapterApply } from '../../engine/chapterEvents.ts';
import type { ArmyId, Troops } from '../../state/army.ts';
import {
  changed,
  type Game,
  giveMoney,
  realmOf,
  rosterIn,
  withArmy,
  withRealm,
  withRoster,
} from '../../state/game.ts';
import type { Unit } from '../../state/roster.ts';
import type { Kingdom } from '../../state/seats.ts';
import type { Answers, Battle, BySide, Question, Side } from './battle.ts';
import type { Step } from './course.ts';

export type BattleEvent =
  | { readonly type: 'battleOpened'; readonly battle: Battle }
  /** GRD-CMB-01: both d100. */
  | { readonly type: 'diceRolled'; readonly dice: BySide<number> }
  | { readonly type: 'asked'; readonly question: Question; readonly kingdom: Kingdom; readonly step: Step }
  | { readonly type: 'answered'; readonly answer: Answers; readonly kingdom: Kingdom }
  | {
      readonly type: 'damageDealt';
      readonly percent: BySide<number>;
      readonly damage: BySide<number>;
      /** GRD-CMB-07 */
      readonly deaths: BySide<number>;
      readonly winner: Side;
    }
  /** GRD-WLD-01: no card was drawn. */
  | { readonly type: 'noEvent' }
  | { readonly type: 'cardDrawn'; readonly card: Card }
  /** Number cards change the casualties, spades perhaps the winner. */
  | { readonly type: 'casualtiesChanged'; readonly casualties: BySide<number>; readonly winner: Side }
  | { readonly type: 'plundered'; readonly kingdom: Kingdom; readonly rp: number }
  | { readonly type: 'marriageRolled'; readonly isPeace: boolean }
  | { readonly type: 'defectorsCounted'; readonly troops: Troops }
  | { readonly type: 'generalGone'; readonly army: ArmyId }
  | { readonly type: 'giftPromised'; readonly kingdom: Kingdom; readonly rp: number; readonly bands: number }
  | { readonly type: 'princeHeld'; readonly father: Kingdom; readonly city: number }
  | { readonly type: 'princeFreed'; readonly father: Kingdom; readonly city: number }
  | { readonly type: 'peaceMade'; readonly between: readonly [Kingdom, Kingdom] }
  | { readonly type: 'peaceRenewed'; readonly between: readonly [Kingdom, Kingdom] }
  | { readonly type: 'peaceEnded'; readonly between: readonly [Kingdom, Kingdom] }
  | { readonly type: 'cityCaptured'; readonly city: number; readonly by: Kingdom }
  | { readonly type: 'kingdomEliminated'; readonly kingdom: Kingdom; readonly by: Kingdom }
  /** GRD-CSW-20: the units a side has lost for good or until they recover. */
  | { readonly type: 'unitsFell'; readonly side: Side; readonly units: readonly Unit[] }
  | { readonly type: 'battleEnded'; readonly winner: Side };

const inBattle = (game: Game, change: Partial<Battle>): Game =>
  game.battle === null ? game : changed(game, { battle: { ...game.battle, ...change } });

/** GRD-R-15: the pack is full again when all cards have been drawn. */
const without = (pack: readonly Card[], card: Card): readonly Card[] => {
  const left = pack.filter((each) => each !== card);
  return left.length === 0 ? PACK : left;
};

/** GRD-R-47: returning men are void. */
const withoutReturners = (game: Game, kingdom: Kingdom): Game =>
  game.roster === undefined
    ? game
    : withRoster(game, {
        pools: rosterIn(game).pools.filter((pool) => pool.kingdom !== kingdom),
        returning: rosterIn(game).returning.filter((each) => each.kingdom !== kingdom),
      });

export const battleApply: ChapterApply<BattleEvent> = {
  battleOpened: (game, { battle }) =>
    withArmy(changed(game, { battle, battles: battle.number }), battle.armies.attacker, { hasActed: true }),
  diceRolled: (game, { dice }) => inBattle(game, { rolls: dice }),
  asked: (game, { question, kingdom, step }) => inBattle(game, { asks: { question, kingdom }, step }),
  answered: (game, { answer }) =>
    inBattle(game, { asks: null, answers: { ...game.battle?.answers, ...answer } }),
  damageDealt: (game, { damage, deaths, winner }) => inBattle(game, { damage, casualties: deaths, winner }),
  noEvent: (game) => game,
  cardDrawn: (game, { card }) => inBattle(changed(game, { pack: without(game.pack, card) }), { card }),
  casualtiesChanged: (game, { casualties, winner }) => inBattle(game, { casualties, winner }),
  plundered: (game, { kingdom, rp }) => giveMoney(game, kingdom, rp),
  marriageRolled: (game, { isPeace }) => inBattle(game, { hasPeace: isPeace }),
  defectorsCounted: (game, { troops }) => inBattle(game, { defected: troops }),
  generalGone: (game, { army }) =>
    inBattle(game, { lostGenerals: [...(game.battle?.lostGenerals ?? []), army] }),
  giftPromised: (game, { kingdom, rp, bands }) => {
    const realm = realmOf(game, kingdom);
    return withRealm(game, kingdom, { gift: realm.gift + rp, bands: realm.bands + bands }); // GRD-WLD-26
  },
  princeHeld: (game, { father, city }) => changed(game, { princes: [...game.princes, { father, city }] }),
  princeFreed: (game, { father, city }) => {
    const at = game.princes.findIndex((each) => each.father === father && each.city === city);
    return changed(game, { princes: game.princes.filter((_, number) => number !== at) });
  },
  peaceMade: (game, { between }) => changed(game, { peace: [...game.peace, { between, renewedBy: [] }] }),
  peaceRenewed: (game, { between: [a, b] }) =>
    changed(game, {
      peace: game.peace.map((peace) =>
        peace.between[0] === a && peace.between[1] === b ? { ...peace, renewedBy: [] } : peace,
      ),
    }),
  peaceEnded: (game, { between }) =>
    changed(game, {
      peace: game.peace.filter(({ between: [a, b] }) => !(a === between[0] && b === between[1])),
    }),
  cityCaptured: (game, { city, by }) =>
    changed(game, { owners: game.owners.map((owner, number) => (number === city ? by : owner)) }),
  kingdomEliminated: (game, { kingdom }) =>
    withRealm(withoutReturners(game, kingdom), kingdom, {
      ...realmOf(game, kingdom),
      stockpile: 0,
      gift: 0,
      bands: 0,
      mayHire: false,
      hired: { regular: 0, mercenary: 0, mounted: 0, mountedMercenary: 0 },
      isOut: true,
    }),
  unitsFell: (game, { side, units }) =>
    inBattle(game, {
      rosters: {
        ...game.battle?.rosters,
        fallen: { attacker: [], defender: [], ...game.battle?.rosters?.fallen, [side]: units },
      },
    }),
  battleEnded: (game) => changed(game, { battle: null }),
};
