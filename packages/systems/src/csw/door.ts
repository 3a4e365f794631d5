import type { SystemDoor } from '../door.ts';
import { countOf, cswPlayers } from './ai/index.ts';
import { readPosition, showPosition } from './casebook/position.ts';
import { csw } from './index.ts';
import { readOrder } from './orders/readOrder.ts';
import { cardOf } from './scenarios/card.ts';
import { SCENARIOS } from './scenarios/list.ts';
import { readOptions } from './scenarios/options.ts';
import type { Battle } from './state/state.ts';
import { inWords } from './words/inWords.ts';

export const cswDoor: SystemDoor = {
  system: csw,
  readOptions,
  readCommand: (json, state) => readOrder(json, state as Battle | undefined),
  readPosition,
  showPosition,
  showEvent: (event, state) => inWords(state as Battle, event),
  players: cswPlayers,
  count: (state) => countOf(state as Battle),
  scenarios: SCENARIOS.map(cardOf),
};
