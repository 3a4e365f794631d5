import type { RuleSystem } from '@warmoot/kernel';
import type { MarketCommand } from './commands.ts';
import { decide, type MarketOptions, outcome, pending, seats, setup } from './decide.ts';
import { apply, type MarketEvent } from './events.ts';
import { gist, imagine, type MarketView, view } from './knowledge.ts';
import { legal, meant, questions, subjects } from './legal.ts';
import { check } from './rules.ts';
import { choice, inspect, scene, sideOf } from './scene.ts';
import { BLANK, type MarketState } from './state.ts';
import { describe, story } from './story.ts';

/** A toy with what three future systems need: cards, offers at any time, bodies on a free table, up to ten sides. */
export const market: RuleSystem<MarketState, MarketCommand, MarketEvent, MarketView, MarketOptions> = {
  id: 'market',
  name: 'The Market',
  rulesVersion: 1,
  lists: 'some',
  blank: BLANK,
  seats,
  sides: (options) => seats(options).map(sideOf),
  visibleOptions: (options) => options,
  hasSecrets: () => true,
  setup,
  view,
  pending,
  questions,
  check,
  subjects,
  legal,
  decide,
  apply,
  outcome,
  describe,
  choice,
  story,
  scene,
  imagine,
  gist,
  inspect,
  meant,
};
