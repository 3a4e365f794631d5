import { computed, effect, signal } from '@preact/signals';
import { type Mark, type Place, placeKey } from '@warmoot/kernel';
import { match as words } from '../../text/index.ts';
import type { Choosing } from './choosing.ts';
import { type Offer, sameOffer } from './offer.ts';

/** What some pieces are meant to do in their player's next turn, and where they stood when it was planned. */
export interface Plan {
  readonly offer: Offer;
  readonly from: Place;
}

const sharesActor = (a: Offer, b: Offer): boolean => a.actors.some((id) => b.actors.includes(id));

/** Plans made while others are on turn: pencil lines on the player's own map. They are sent to nobody. */
export class Pencil {
  readonly #session: Choosing;
  readonly #keptAs: string;
  readonly #drawn = signal<readonly Plan[]>([]);
  readonly stop: () => void;

  constructor(session: Choosing) {
    this.#session = session;
    this.#keptAs = `warmoot-plans ${session.link.match} ${session.seat}`;
    this.#drawn.value = this.#kept();
    this.stop = effect(() => this.#keep());
  }

  /** Those whose pieces have not moved since. */
  readonly plans = computed<readonly Plan[]>(() => {
    const { atlas } = this.#session;
    if (atlas.value === null) return this.#drawn.value;
    const standsAt = (id: string, { from }: Plan): boolean => {
      const piece = atlas.value?.pieces.get(id);
      return piece !== undefined && placeKey(piece.at) === placeKey(from);
    };
    return this.#drawn.value.filter((plan) => plan.offer.actors.every((id) => standsAt(id, plan)));
  });

  /** Whether a command is permitted in the own next turn, but not now. */
  isFor({ command }: Offer): boolean {
    const { system, seat, sight, ahead } = this.#session;
    return ahead.value !== undefined && !system.check(sight.value?.view, seat, command).ok;
  }

  /** Draws what the picked pieces are to do, and says so. A piece has one plan; the same plan again rubs it out. */
  draw(offer: Offer): string {
    const from = this.#session.pickedAt.value;
    if (from === undefined || offer.place === undefined) return words.pencil.onlyMoves;
    const isDrawn = this.plans.value.some((plan) => sameOffer(plan.offer, offer));
    const others = this.plans.value.filter((plan) => !sharesActor(plan.offer, offer));
    this.#drawn.value = isDrawn ? others : [...others, { offer, from }];
    return words.pencil[isDrawn ? 'rubbedOut' : 'drawn'](this.#session.describe(offer));
  }

  rubOut(): void {
    this.#drawn.value = [];
  }

  /** In the own turn: the plan of exactly the picked pieces, if it is permitted by now. */
  followed(): Offer | undefined {
    const { system, seat, sight, picked, isToAct } = this.#session;
    const isOfThem = ({ offer: { actors } }: Plan): boolean =>
      actors.length === picked.peek().length && actors.every((id) => picked.peek().includes(id));
    const plan = isToAct.peek() ? this.plans.peek().find(isOfThem)?.offer : undefined;
    return plan && system.check(sight.peek()?.view, seat, plan.command).ok ? plan : undefined;
  }

  readonly marks = computed<readonly Mark[]>(() =>
    this.plans.value.map(({ offer: { way, place }, from }) => {
      const on = way.length > 0 ? way : place === undefined ? [] : [place];
      const [first] = on;
      const isFromHere = first !== undefined && placeKey(first) === placeKey(from);
      return { kind: 'pencil', places: isFromHere ? on : [from, ...on] };
    }),
  );

  #keep(): void {
    if (this.#session.atlas.value === null) return;
    const plans = this.plans.value;
    if (plans.length === 0) localStorage.removeItem(this.#keptAs);
    else localStorage.setItem(this.#keptAs, JSON.stringify(plans));
  }

  #kept(): readonly Plan[] {
    try {
      return JSON.parse(localStorage.getItem(this.#keptAs) ?? '[]') as Plan[];
    } catch {
      return [];
    }
  }
}
