import { say } from '@warmoot/kernel';
import type { BattleEvent } from '../rules/battle/events.ts';
import { battleOf, fighterOf, fightersOf, ownersOf } from '../rules/battle/fighters.ts';
import type { Battle, BattleOutcome, Label, Side, SideLeader } from '../rules/battle/state.ts';
import type { Game } from '../state/game.ts';
import { nameOfSpot } from '../state/places.ts';
import type { PlayerNumber } from '../state/seats.ts';
import { findCharacter } from '../state/units.ts';
import { agreed, named, possessive } from './grammar.ts';
import {
  capital,
  joined,
  listed,
  listOfTypes,
  nameOfCharacter,
  openingPlayer,
  spokenPlayer,
  spokenPlayers,
} from './names.ts';
import { type ChapterWords, counted } from './telling.ts';

const sideName = (game: Game, battle: Battle, side: Side): string =>
  side === 'attacker'
    ? spokenPlayer(game, battle.attacker)
    : spokenPlayers(game, ownersOf(battle, 'defender'));

const forceOf = (battle: Battle, side: Side): string =>
  listOfTypes(fightersOf(battle, side).map(({ type }) => type));

const typeOf = (game: Game, label: Label): string => fighterOf(battleOf(game), label)?.type ?? '';
const ownerOf = (game: Game, label: Label): PlayerNumber => fighterOf(battleOf(game), label)?.owner ?? 0;

/** At the start of a sentence: `The Orcs' Archers strike`. */
const unitDoes = (game: Game, label: Label, one: string, many: string): string => {
  const type = typeOf(game, label);
  return say`${possessive(openingPlayer(game, ownerOf(game, label)))} ${type} ${agreed(type, one, many)}`;
};

const leaderName = (game: Game, leader: SideLeader): string => {
  const character = findCharacter(game, leader.character);
  return character === undefined ? 'a Character' : nameOfCharacter(game, character);
};

const OUTCOMES: Readonly<Record<BattleOutcome, string>> = {
  destroyed: 'The defenders are destroyed.',
  retreated: 'The defenders give way.',
  brokenOff: 'The attack is broken off.',
  noTargets: 'Neither side can reach the other: the battle ends.',
  beaten: 'The attackers are destroyed.',
};

const struckText = (before: Game, event: Extract<BattleEvent, { type: 'strikeResolved' }>): string => {
  const whom = typeOf(before, event.target);
  const strikes = unitDoes(before, event.striker, 'strikes', 'strike');
  const aim = say`${strikes} ${named(whom)}, needing ${event.number} or less`;
  if (!event.isHit) return say`${aim}: a miss.`;
  return say`${aim}: the ${whom} ${agreed(whom, 'is', 'are')} ${event.marked === null ? 'lost' : 'hit once'}.`;
};

export const battleWords: ChapterWords<BattleEvent['type']> = {
  battleDeclared: (before, { battle }) => ({
    text: say`${openingPlayer(before, battle.attacker)} attack ${nameOfSpot(before, battle.to)}: ${forceOf(battle, 'attacker')} against ${forceOf(battle, 'defender')} of ${sideName(before, battle, 'defender')}.`,
    of: battle.attacker,
    opens: true,
  }),
  decisionAsked: () => undefined,
  battleLeftToOrders: (before, { player }) => ({
    text: say`${openingPlayer(before, player)} fight this battle by standing orders.`,
    of: player,
  }),
  tacticChosen: (before, { player }) => ({
    text: say`${openingPlayer(before, player)} have chosen a tactic.`,
    of: player,
  }),
  tacticsRevealed: (before, { tactics }) => ({
    text: say`Tactics: ${tactics.attacker} by ${sideName(before, battleOf(before), 'attacker')}, ${tactics.defender} by ${sideName(before, battleOf(before), 'defender')}.`,
  }),
  leadershipRolled: (before, { leaders, totals, led }) => {
    const names = [leaders.attacker, leaders.defender].flatMap((leader) =>
      leader === null ? [] : [leaderName(before, leader)],
    );
    const result =
      led === null
        ? 'nobody has the advantage'
        : say`${sideName(before, battleOf(before), led)} have the advantage`;
    return {
      text: say`${capital(joined(names))} ${names.length === 1 ? 'leads' : 'lead'}: ${totals.attacker} for the attackers, ${totals.defender} for the defenders; ${result}.`,
    };
  },
  roundBegun: (_before, { round }) => ({ text: say`Round ${round}.` }),
  strikerPicked: (before, { striker }) => ({
    text: say`${unitDoes(before, striker, 'strikes', 'strike')} next.`,
    of: ownerOf(before, striker),
  }),
  strikeResolved: (before, event) => ({
    text: struckText(before, event),
    of: ownerOf(before, event.striker),
  }),
  strikeLost: (before, { striker }) => ({
    text: say`${unitDoes(before, striker, 'can', 'can')} reach nobody.`,
    of: ownerOf(before, striker),
  }),
  roundEnded: () => undefined,
  passengersLost: (before, { lost }) => ({
    text: say`${capital(spokenPlayers(before, [...new Set(lost.map(({ owner }) => owner))]))} lose ${listOfTypes(lost.map(({ type }) => type))} for lack of berths.`,
    of: lost[0]?.owner ?? 0,
  }),
  battleContinued: (before) => ({
    text: say`${openingPlayer(before, battleOf(before).attacker)} continue the attack.`,
    of: battleOf(before).attacker,
  }),
  defendersRetreated: (before, { to }) => {
    const battle = battleOf(before);
    return {
      text: say`${capital(sideName(before, battle, 'defender'))} retreat with ${counted(fightersOf(battle, 'defender').length, 'Unit')} to ${nameOfSpot(before, to)}.`,
      ...(ownersOf(battle, 'defender')[0] !== undefined && { of: ownersOf(battle, 'defender')[0] as number }),
    };
  },
  flyersDispersed: (before, { lost }) => ({
    text: say`${listOfTypes(lost.map((label) => typeOf(before, label)))} cannot hold the ground and have nowhere to go: they are destroyed.`,
  }),
  battleDecided: (_before, { outcome }) => ({ text: OUTCOMES[outcome] }),
  charactersLostAtSea: (before, { characters }) => {
    const names = characters.map((id) => leaderName(before, { character: id, owner: 0, value: 0 }));
    return {
      text: say`${capital(listed(names))} ${names.length === 1 ? 'is' : 'are'} lost at sea.`,
      hidesRolls: true,
    };
  },
  attackersAdvanced: (before, { units }) => {
    const { attacker, to } = battleOf(before);
    if (units.length === 0) return undefined;
    return {
      text: say`${openingPlayer(before, attacker)} advance into ${nameOfSpot(before, to)}.`,
      of: attacker,
    };
  },
  battleEnded: () => undefined,
  battleLeft: (before, { player }) => ({
    text: say`${openingPlayer(before, player)} leave the battle.`,
    of: player,
  }),
  troopsTested: (before, { player, at, lost }) => ({
    text:
      lost.length === 0
        ? say`The troops of ${spokenPlayer(before, player)} at ${nameOfSpot(before, at)} stay together without their leader.`
        : say`Without their leader, ${counted(lost.length, 'Unit')} of ${spokenPlayer(before, player)} at ${nameOfSpot(before, at)} ${lost.length === 1 ? 'disbands' : 'disband'}.`,
    of: player,
  }),
  fightersConcealed: () => undefined,
};
