import type { ChapterApply } from '../../engine/chapterEvents.ts';
import type { SealedOrder } from '../../orders/orders.ts';
import type { Army } from '../../state/army.ts';
import { addArmies, changed, NEW_REALM } from '../../state/game.ts';
import type { MapData } from '../../state/ground.ts';
import type { MatchOptions } from '../../state/options.ts';
import type { Kingdom } from '../../state/seats.ts';

export type SetUpEvent =
  | {
      readonly type: 'matchOpened';
      readonly options: MatchOptions;
      readonly map: MapData;
      readonly seatOrder: readonly Kingdom[];
    }
  /** GRD-SET-09, GRD-R-55: nobody else learns what was chosen. */
  | { readonly type: 'choiceSealed'; readonly kingdom: Kingdom; readonly order: SealedOrder }
  /** GRD-SET-01, GRD-SET-03, GRD-SET-05 */
  | { readonly type: 'forcesRaised'; readonly armies: readonly Army[] };

export const setUpApply: ChapterApply<SetUpEvent> = {
  matchOpened: (game, { options, map, seatOrder }) =>
    changed(game, {
      options,
      map,
      seatOrder,
      order: seatOrder,
      realms: seatOrder.map(() => NEW_REALM),
      owners: map.cities.map(({ founder }) => founder),
      sealed: seatOrder.map(() => null),
    }),
  choiceSealed: (game, { kingdom, order }) =>
    changed(game, { sealed: game.sealed.map((each, number) => (number === kingdom ? order : each)) }),
  forcesRaised: (game, { armies }) => addArmies(game, armies),
};
