import { signal } from '@preact/signals';
import { type Mark, type Place, placeKey } from '@warmoot/kernel';
import {
  actionForms,
  ownNames,
  type SlotForeseen,
  unitSlots,
  type WayForeseen,
  wayFor,
  withSlotChange,
  withWay,
  wordsOf,
} from '@warmoot/systems/chronopia/desk';
import type { Pick, Spot } from '../../../board/index.ts';
import { announcePicked } from '../../../match/play/picking.ts';
import type { Session } from '../../../match/play/session.ts';
import { Draft } from '../draft.ts';
import { orders as words } from '../text/desk/index.ts';
import { edited } from '../unit/editing.ts';
import { campaignOf, isWriting } from '../view.ts';

/** The way that a press at the pointer would give, and the text it would lead to. */
interface Aimed {
  readonly key: string;
  readonly text: string;
}
const aimed = signal<Aimed | null>(null);
/** A way is worked out where the pointer rests, not wherever it passes. */
const REST_MS = 60;
let resting: ReturnType<typeof setTimeout> | undefined;

const pickedUnit = (session: Session): string | undefined => {
  const [unit, ...more] = session.picked.value;
  return more.length === 0 ? unit : undefined;
};

const textTo = (session: Session, unit: string, place: Place): string | undefined => {
  const campaign = campaignOf(session);
  return campaign && withWay(campaign, session.seat, Draft.of(session).text.value, unit, place);
};

const hasFreeSlot = (session: Session, unit: string): boolean => {
  const campaign = campaignOf(session);
  const slots = campaign && unitSlots(campaign, session.seat, Draft.of(session).text.value, unit);
  return slots !== undefined && slots.cards.length < slots.available + (slots.hasFruit ? 1 : 0);
};

/** Whether the way would end in that place within this turn: only then a press on one's own pieces means the place. */
const getsThere = (session: Session, unit: string, text: string, place: Place): boolean => {
  const campaign = campaignOf(session);
  const way = campaign && wayFor(campaign, session.seat, text, unit);
  const last = way?.slots.at(-1)?.steps.at(-1);
  return last !== undefined && placeKey(last.place) === placeKey(place);
};

/** What moves is chosen before the city it stands in. */
const ownAt = (session: Session, place: Place): readonly string[] => {
  const isCity = (id: string): boolean => session.atlas.value?.pieces.get(id)?.isOnGround ?? false;
  return session.ownAt(place).toSorted((a, b) => Number(isCity(a)) - Number(isCity(b)));
};

/** The next of one's own in the hex. */
const nextOwn = (session: Session, own: readonly string[]): string | undefined =>
  own[(own.indexOf(pickedUnit(session) ?? '') + 1) % own.length];

/** While orders are written: a press on an own piece chooses it, any other leads the chosen unit there. */
export const pickOnMap = (session: Session, { place, isPickOnly, by }: Pick): boolean => {
  if (!isWriting(session) || place === undefined) return false;
  const unit = pickedUnit(session);
  const own = ownAt(session, place);
  const text = unit === undefined || isPickOnly ? undefined : textTo(session, unit, place);
  const goes =
    unit !== undefined &&
    text !== undefined &&
    (own.length === 0 ||
      (!own.includes(unit) && hasFreeSlot(session, unit) && getsThere(session, unit, text, place)));
  if (goes) return lead(session, place, text, by);
  if (own.length > 0) return choose(session, nextOwn(session, own));
  if (unit === undefined || isPickOnly) return false;
  session.speak(words.cannotGo(unit));
  session.notice.value = { text: words.cannotGo(unit) };
  return true;
};

const choose = (session: Session, unit: string | undefined): boolean => {
  if (unit === undefined) return false;
  edited.value = null;
  aimed.value = null;
  session.pick([unit]);
  announcePicked(session);
  return true;
};

/** A finger sees the way first and takes it with a second tap. */
const lead = (session: Session, place: Place, text: string, by: Pick['by']): boolean => {
  const key = placeKey(place);
  if (by === 'touch' && aimed.value?.key !== key) {
    aimed.value = { key, text };
    return true;
  }
  aimed.value = null;
  edited.value = null;
  session.notice.value = null;
  void Draft.of(session).change(text);
  return true;
};

export const pointOnMap = (session: Session, { place }: Spot): void => {
  clearTimeout(resting);
  const unit = pickedUnit(session);
  if (!isWriting(session) || place === undefined || unit === undefined) {
    if (aimed.peek() !== null && place !== undefined) aimed.value = null;
    return;
  }
  const key = placeKey(place);
  if (aimed.peek()?.key === key) return;
  resting = setTimeout(() => {
    const text = textTo(session, unit, place);
    aimed.value = text === undefined ? null : { key, text };
  }, REST_MS);
};

/** Chevrons where it marches, dots where it moves. */
const waysOf = ({ from, slots }: WayForeseen): Mark[] => {
  let start: Place = from;
  return slots.flatMap(({ pace, steps }): Mark[] => {
    const places = [start, ...steps.map(({ place }) => place)];
    start = places.at(-1)!;
    return places.length < 2 ? [] : [{ kind: pace === 'march' ? 'chargeRun' : 'path', places }];
  });
};

/** `Slot 3: 2 of 2 hexes`: where each action ends. */
const endOf = ({ steps, used, most }: SlotForeseen, at: number): Mark[] => {
  const last = steps.at(-1);
  return last === undefined
    ? []
    : [{ kind: 'post', places: [last.place], label: words.slotEnds(at + 1, used, most, last.hex) }];
};

/** Beside the end of the way: how it will be supplied there. */
const supplyAt = ({ slots, hex, supply, range, actionsThen }: WayForeseen): Mark[] => {
  const last = slots.at(-1)?.steps.at(-1);
  const label = words.supplyThere(hex, words.supplies[supply], range, actionsThen);
  return last === undefined ? [] : [{ kind: 'trace', places: [last.place], label }];
};

/** The chosen unit's way in gold, as ordered or as the pointer would order it. */
export const marksOf = (session: Session): readonly Mark[] => {
  const campaign = campaignOf(session);
  const unit = pickedUnit(session);
  if (!isWriting(session) || campaign === undefined || unit === undefined) return [];
  const draft = Draft.of(session);
  const way = wayFor(campaign, session.seat, aimed.value?.text ?? draft.text.value, unit);
  if (way === undefined || way.slots.length === 0) return [];
  return [...waysOf(way), ...way.slots.flatMap(endOf), ...supplyAt(way)];
};

/** H holds, T patrols, Z takes the last order back, X goes to the text, N and P go through one's own. */
export const pressOnMap = (session: Session, event: KeyboardEvent): boolean => {
  if (!isWriting(session)) return false;
  const unit = pickedUnit(session);
  const key = event.key.toLowerCase();
  if (key === 'z' && Draft.of(session).mayUndo.value) {
    void Draft.of(session).undo();
    return true;
  }
  if (key === 'x') {
    document.getElementById('tab-own-orders')?.click();
    requestAnimationFrame(() => document.getElementById('order-text')?.focus());
    return true;
  }
  if (key === 'n' || key === 'p') return choose(session, nextIdle(session, unit, key === 'n' ? 1 : -1));
  if (/^[1-9]$/u.test(key)) return choose(session, armyNumbered(session, Number(key)));
  if (unit === undefined) return false;
  if (key === 'backspace') return takeLast(session, unit);
  if (key === 'h') return give(session, unit, 'hold');
  if (key === 't') return give(session, unit, 'patrol');
  if ((key === 'enter' || key === 'm') && session.cursor.value) {
    const place = session.cursor.value;
    const text = textTo(session, unit, place);
    return text === undefined ? false : lead(session, place, text, 'key');
  }
  return false;
};

/** The next of one's own without orders; once all have some, simply the next. */
const nextIdle = (session: Session, unit: string | undefined, step: 1 | -1): string | undefined => {
  const campaign = campaignOf(session);
  if (campaign === undefined) return undefined;
  const { value: text } = Draft.of(session).text;
  const names = ownNames(campaign, session.seat).map(({ name }) => name);
  const isIdle = (name: string): boolean => unitSlots(campaign, session.seat, text, name)?.cards.length === 0;
  const from = unit === undefined ? (step === 1 ? -1 : names.length) : names.indexOf(unit);
  const round = names.map((_, nth) => names[(from + step * (nth + 1) + 2 * names.length) % names.length]!);
  return round.find(isIdle) ?? round[0];
};

const armyNumbered = (session: Session, number: number): string | undefined =>
  [...(session.atlas.value?.pieces.values() ?? [])].find(
    ({ symbol, side, figures }) =>
      symbol === 'army' && side === session.seat && figures?.[0] === String(number),
  )?.id;

const give = (session: Session, unit: string, id: string): boolean => {
  const campaign = campaignOf(session);
  const form = campaign && actionForms(campaign, session.seat, unit).find((each) => each.id === id);
  if (campaign === undefined || form === undefined) return false;
  const draft = Draft.of(session);
  const slot = unitSlots(campaign, session.seat, draft.text.value, unit)?.cards.length ?? 0;
  void draft.change(
    withSlotChange(campaign, session.seat, draft.text.value, unit, { put: form.blank, slot }),
  );
  session.speak(`${unit} - ${wordsOf(form.blank)}`);
  return true;
};

const takeLast = (session: Session, unit: string): boolean => {
  const campaign = campaignOf(session);
  const draft = Draft.of(session);
  const count = (campaign && unitSlots(campaign, session.seat, draft.text.value, unit)?.cards.length) ?? 0;
  if (campaign === undefined || count === 0) return false;
  void draft.change(withSlotChange(campaign, session.seat, draft.text.value, unit, { remove: count - 1 }));
  return true;
};
