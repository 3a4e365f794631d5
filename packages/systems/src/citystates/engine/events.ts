import type { GameEvent } from '@warmoot/kernel';
import { type AllianceEvent, allianceApply } from '../rules/alliances/events.ts';
import { type BarbarianEvent, barbarianApply } from '../rules/barbarians/events.ts';
import { type BattleEvent, battleApply } from '../rules/battle/events.ts';
import { type CharacterEvent, characterApply } from '../rules/characters/events.ts';
import { type EconomyEvent, economyApply } from '../rules/economy/events.ts';
import { type MovementEvent, movementApply } from '../rules/movement/events.ts';
import { type NavalEvent, navalApply } from '../rules/naval/events.ts';
import { type RuinEvent, ruinApply } from '../rules/ruins/events.ts';
import { type SetUpEvent, setUpApply } from '../rules/setup/events.ts';
import { type SiegeEvent, siegeApply } from '../rules/siege/events.ts';
import { type MagicEvent, magicApply } from '../rules/spells/events.ts';
import { type StandingEvent, standingApply } from '../rules/standing/events.ts';
import { type TurnEvent, turnApply } from '../rules/turn/events.ts';
import { type VictoryEvent, victoryApply } from '../rules/victory/events.ts';
import type { Game } from '../state/game.ts';
import type { EventOfChapter } from './chapterEvents.ts';

/** CST-PLY-13. What can happen: each chapter has its own list and its own table of what each event changes. */
export type CstEvent = GameEvent &
  (
    | SetUpEvent
    | TurnEvent
    | EconomyEvent
    | MovementEvent
    | BattleEvent
    | StandingEvent
    | VictoryEvent
    | AllianceEvent
    | CharacterEvent
    | MagicEvent
    | RuinEvent
    | BarbarianEvent
    | NavalEvent
    | SiegeEvent
  );
export type EventType = CstEvent['type'];
export type EventOf<Type extends EventType> = EventOfChapter<CstEvent, Type>;

type Apply = { readonly [Type in EventType]: (game: Game, event: EventOf<Type>) => Game };

const APPLY: Apply = {
  ...setUpApply,
  ...turnApply,
  ...economyApply,
  ...movementApply,
  ...battleApply,
  ...standingApply,
  ...victoryApply,
  ...allianceApply,
  ...characterApply,
  ...magicApply,
  ...ruinApply,
  ...barbarianApply,
  ...navalApply,
  ...siegeApply,
};

/** Every name there is; the rulebook lists them for cases. */
export const EVENT_NAMES = Object.keys(APPLY) as readonly EventType[];

export const applyEvent = (game: Game, event: CstEvent): Game => APPLY[event.type](game, event as never);
