/** The moderator's desk: who has handed in, and what waits for a ruling (CHR-MOD-01..03). Orders stay unread here. */

import { profileOf } from '../data/index.ts';
import { sheetText } from '../orders/written.ts';
import { overrideSentence } from '../report/overrideNames.ts';
import { openedNow } from '../rules/moderator/openSheet.ts';
import { armiesOf, citiesOf, lineCount, playersIn } from '../state/readers.ts';
import { seatOf } from '../state/seats.ts';
import type { Campaign, Empire, OpenBattle, Submission } from '../state/state.ts';

/** How far an empire is with the open window. */
type OrderState = 'fallen' | 'computer' | 'notAsked' | 'ready' | 'writing' | 'nothing';

export interface Console {
  readonly window: string | null;
  readonly paused: boolean;
  readonly empires: readonly {
    readonly seat: string;
    readonly name: string;
    readonly state: OrderState;
    readonly lines: number;
    /** The sheet as text, once the moderator has opened it (CHR-MOD-04). */
    readonly orders: string | null;
    readonly treasury: number;
    readonly cities: number;
    readonly armies: number;
    /** Turns without orders in a row (CHR-R-14). */
    readonly silent: number;
  }[];
  readonly battles: readonly {
    readonly battle: OpenBattle;
    readonly hex: string;
    readonly filedBy: string | null;
    readonly counteredBy: string | null;
    readonly between: string;
  }[];
  /** Every draw since the lock, each label once with its values (CHR-MOD-01). */
  readonly draws: readonly { readonly label: string; readonly values: readonly number[] }[];
  /** Bands of the Dogs of War that can be offered, and those on offer. */
  readonly dogs: readonly { readonly band: string; readonly name: string; readonly isOffered: boolean }[];
  /** With their number among all submissions. */
  readonly creations: readonly {
    readonly nth: number;
    readonly by: string;
    readonly submission: Submission;
  }[];
  /** What the moderator has done so far, the latest first. */
  readonly acts: readonly string[];
}

const stateOf = (whole: Campaign, empire: Empire): OrderState => {
  const { window } = whole;
  if (empire.fallen !== null) return 'fallen';
  if (empire.byComputer) return 'computer';
  if (!window?.asked.includes(empire.id)) return 'notAsked';
  if (window.ready.includes(empire.id)) return 'ready';
  return lineCount(whole, empire.id) > 0 ? 'writing' : 'nothing';
};

export const consoleOf = (whole: Campaign): Console => ({
  window: whole.window?.name ?? null,
  paused: whole.paused,
  empires: playersIn(whole).map((empire) => ({
    seat: seatOf(empire.id),
    name: empire.name,
    state: stateOf(whole, empire),
    lines: lineCount(whole, empire.id),
    orders: openedNow(whole).includes(empire.id) ? sheetText(whole, empire.id) : null,
    treasury: empire.treasury,
    cities: citiesOf(whole, empire.id).length,
    armies: armiesOf(whole, empire.id).length,
    silent: empire.silent,
  })),
  battles: whole.battles
    .filter(({ agreed }) => !agreed)
    .map((battle) => ({
      battle,
      hex: battle.order.hex,
      filedBy: battle.filed === null ? null : whole.empires[battle.filed.by]!.name,
      counteredBy: battle.countered === undefined ? null : whole.empires[battle.countered.by]!.name,
      between: [...battle.sides.A, ...battle.sides.B].map((id) => whole.empires[id]!.name).join(', '),
    })),
  draws: [...new Set(whole.drawn.map(({ why }) => why))].map((label) => ({
    label,
    values: whole.drawn.filter(({ why }) => why === label).map(({ value }) => value),
  })),
  dogs: whole.dogs
    .filter(({ state }) => state === 'free' || state === 'offered')
    .map(({ band, state }) => ({ band, name: profileOf(band).name, isOffered: state === 'offered' })),
  creations: whole.submissions.flatMap((submission, nth) =>
    submission.state === 'open' || submission.state === 'countered'
      ? [{ nth, by: whole.empires[submission.by]!.name, submission }]
      : [],
  ),
  acts: whole.overrides
    .map((override) => `Turn ${override.turn}, ${overrideSentence(whole, override)}`)
    .toReversed(),
});
