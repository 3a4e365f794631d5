import type { ChapterApply } from '../../engine/chapterEvents.ts';
import type { CharacterId } from '../../state/character.ts';
import { changed, type Game, playerOf, withPlayer } from '../../state/game.ts';
import { NOWHERE, type Spot } from '../../state/ground.ts';
import type { PlayerNumber } from '../../state/seats.ts';
import type { UnitId } from '../../state/unit.ts';
import { removeUnits, withCharacters, withUnits } from '../../state/units.ts';
import type { Diplomacy, Proposal } from './state.ts';

type Joining = Diplomacy['joining'];

export type AllianceEvent =
  | { readonly type: 'allianceProposed'; readonly player: PlayerNumber; readonly other: PlayerNumber }
  /** CST-DIP-02: `player` has accepted what `other` proposed. */
  | {
      readonly type: 'allianceAgreed';
      readonly player: PlayerNumber;
      readonly other: PlayerNumber;
      readonly joining: Joining;
    }
  | { readonly type: 'allianceDeclined'; readonly player: PlayerNumber; readonly other: PlayerNumber }
  | { readonly type: 'allianceBegun'; readonly joining: Joining }
  | { readonly type: 'allianceDenounced'; readonly player: PlayerNumber }
  | { readonly type: 'allianceLeft'; readonly player: PlayerNumber }
  | { readonly type: 'proposalsLapsed'; readonly player: PlayerNumber }
  | {
      readonly type: 'goldGiven';
      readonly player: PlayerNumber;
      readonly other: PlayerNumber;
      readonly gold: number;
    }
  /** CST-DIP-04: to nowhere if it is destroyed. */
  | {
      readonly type: 'visitorMoved';
      readonly player: PlayerNumber;
      readonly unit: UnitId;
      readonly from: Spot;
      readonly to: Spot;
    }
  | { readonly type: 'characterPutAshore'; readonly character: CharacterId; readonly to: Spot };

const talked = (game: Game, change: Partial<Diplomacy>): Game =>
  changed(game, { diplomacy: { ...game.diplomacy, ...change } });

const isBetween = ({ from, to }: Proposal, one: PlayerNumber, other: PlayerNumber): boolean =>
  (from === one && to === other) || (from === other && to === one);

/** Answered: kept for the rest of the player turn, because a pair proposes once in it. */
const answered = (game: Game, one: PlayerNumber, other: PlayerNumber): Proposal[] =>
  game.diplomacy.proposals.map((proposal) =>
    isBetween(proposal, one, other) ? { ...proposal, isOpen: false } : proposal,
  );

const proposed = (game: Game, from: PlayerNumber, to: PlayerNumber): Game => {
  const madeIn = { turn: game.turn, active: game.active };
  const others = game.diplomacy.proposals.filter((proposal) => !isBetween(proposal, from, to));
  return talked(game, { proposals: [...others, { from, to, madeIn, isOpen: true }] });
};

const begun = (game: Game, joining: Joining): Game =>
  talked(
    joining.reduce((next, { player, bloc }) => withPlayer(next, player, { bloc }), game),
    { joining: [] },
  );

/** CST-DIP-06: a bloc of one is dissolved. */
const left = (game: Game, player: PlayerNumber): Game => {
  const { bloc } = playerOf(game, player);
  const rest = game.players.filter((each, number) => number !== player && each.bloc === bloc);
  const players = game.players.map((each, number) =>
    number === player || (rest.length === 1 && each.bloc === bloc) ? { ...each, bloc: 0 } : each,
  );
  return talked(changed(game, { players }), {
    leaving: game.diplomacy.leaving.filter((each) => each !== player),
  });
};

const given = (game: Game, player: PlayerNumber, other: PlayerNumber, gold: number): Game =>
  withPlayer(withPlayer(game, player, { gold: playerOf(game, player).gold - gold }), other, {
    gold: playerOf(game, other).gold + gold,
  });

export const allianceApply: ChapterApply<AllianceEvent> = {
  allianceProposed: (game, { player, other }) => proposed(game, player, other),
  allianceAgreed: (game, { player, other, joining }) =>
    talked(game, {
      proposals: answered(game, player, other),
      joining: [...game.diplomacy.joining, ...joining],
    }),
  allianceDeclined: (game, { player, other }) => talked(game, { proposals: answered(game, player, other) }),
  allianceBegun: (game, { joining }) => begun(game, joining),
  allianceDenounced: (game, { player }) => talked(game, { leaving: [...game.diplomacy.leaving, player] }),
  allianceLeft: (game, { player }) => left(game, player),
  proposalsLapsed: (game, { player }) =>
    talked(game, {
      proposals: game.diplomacy.proposals.filter(({ from, isOpen }) => from !== player && isOpen),
    }),
  goldGiven: (game, { player, other, gold }) => given(game, player, other, gold),
  visitorMoved: (game, { unit, to }) =>
    to === NOWHERE
      ? removeUnits(game, [unit])
      : withUnits(game, [unit], (mover) => {
          mover.at = to;
        }),
  characterPutAshore: (game, { character, to }) =>
    withCharacters(game, [character], (mover) => {
      mover.at = to;
    }),
};
