import { RP } from '../../data/figures.ts';
import { type Game, money, realmOf } from '../../state/game.ts';
import { retreatHexes } from '../retreat/hexes.ts';
import { shelterCities } from '../retreat/shelter.ts';
import { affordableLeaders } from '../rosters/fallenLeaders.ts';
import { raiseSpots } from '../wildEvents/raise.ts';
import type { Answers, Battle, Question } from './battle.ts';
import { figuresIn } from './modifiers.ts';
import { standardAttack, standardDefence } from './standardChoice.ts';

/** GRD-R-30: pay if affordable. */
const affords = (game: Game, rp: number): boolean => {
  const { asks } = game.battle as Battle;
  return realmOf(game, asks?.kingdom as number).stockpile >= money(game, rp);
};

/** GRD-PLY-07, GRD-PLY-09, GRD-R-115: the default of each decision that interrupts a battle. */
const DEFAULTS: { readonly [Key in Question]: (game: Game, battle: Battle) => Answers[Key] } = {
  manner: () => 'quick',
  confirmed: () => false,
  wish: () => 'quick',
  attackerShares: () => ({}),
  defenderShares: () => ({}),
  attackerRedeems: (game, battle) => affordableLeaders(game, battle, 'attacker'),
  defenderRedeems: (game, battle) => affordableLeaders(game, battle, 'defender'),
  attackerUse: (game, battle) =>
    standardAttack(figuresIn(game, battle), [battle.rolls.attacker, battle.rolls.defender]),
  defenderUse: (game, battle) =>
    standardDefence(
      figuresIn(game, battle),
      [battle.rolls.attacker, battle.rolls.defender],
      battle.answers.attackerUse ?? 'add',
    ),
  retreat: (game, battle) => retreatHexes(game, battle)[0],
  ransom: (game) => affords(game, RP.general),
  princeFate: () => 'offer',
  princeRansom: (game) => affords(game, RP.prince),
  princeRefused: () => 'hold',
  defectors: () => true,
  thirdDefectors: () => true,
  raise: (game, battle) => raiseSpots(game, battle)[0],
  shelter: (game, battle) => shelterCities(game, battle)[0],
};

/** The default answer to the question that is open now. */
export const standardAnswer = (game: Game): Answers => {
  const battle = game.battle as Battle;
  const question = battle.asks?.question as Question;
  return { [question]: DEFAULTS[question](game, battle) };
};
