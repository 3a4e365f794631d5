import { MODERATOR, type Seat, SPECTATOR } from '@warmoot/kernel';
import type { LiveMatch } from '../matches/liveMatch.ts';
import type { Table } from '../matches/table.ts';

/** A document somebody received, with the seats that would have received the same at that moment. */
type Document = ReadonlySet<Seat>;

const texts = new WeakMap<object, string>();
const textOf = (view: object): string => {
  const text = texts.get(view) ?? JSON.stringify(view);
  texts.set(view, text);
  return text;
};

/** Everything people were shown of matches, and whether the seats they play allow it. */
export class Shown {
  readonly #documents = new Map<string, Document[]>();

  /** Somebody received this view; it says nothing that a seat with the same view does not know. */
  view(person: string, live: LiveMatch, view: object): void {
    const given = textOf(view);
    const seats = [...live.seats, SPECTATOR, MODERATOR];
    this.#add(person, live.id, new Set(seats.filter((seat) => textOf(viewOf(live, seat)) === given)));
  }

  /** Somebody received something made for a seat: news, choices, orders, reports. */
  from(person: string, live: LiveMatch, seat: Seat): void {
    this.view(person, live, viewOf(live, seat));
  }

  /** A copy of a match holds the same secrets; the person who imported it has read all of them. */
  copied(people: readonly string[], from: string, live: LiveMatch, broughtBy: string): void {
    for (const person of people)
      for (const document of this.#documents.get(`${from} ${person}`) ?? [])
        this.#add(person, live.id, document);
    this.from(broughtBy, live, MODERATOR);
  }

  #add(person: string, match: string, document: Document): void {
    if (document.has(SPECTATOR)) return;
    const key = `${match} ${person}`;
    this.#documents.set(key, [...(this.#documents.get(key) ?? []), document]);
  }

  /** A person at this table who knows what the rules hide from the seat they play, if any. */
  unfair(table: Table): string | undefined {
    const { moderator } = table.settings;
    const held = table.chairs.flatMap(({ seat, person, substitute }) =>
      [person, substitute].flatMap((who) => (who === null ? [] : [{ seat, who }])),
    );
    const people = new Set([...held.map(({ who }) => who), ...(moderator === null ? [] : [moderator])]);
    const isAlone = table.visibility === 'private' && [...people].every((who) => who === table.owner);
    const found = held.find(({ seat, who }) => seat !== MODERATOR && this.#knowsMore(table.id, who, seat));
    return isAlone || found === undefined
      ? undefined
      : `${found.who} plays ${found.seat} of ${table.system} knowing what is hidden from it`;
  }

  #knowsMore(match: string, person: string, seat: Seat): boolean {
    return (this.#documents.get(`${match} ${person}`) ?? []).some((document) => !document.has(seat));
  }
}

const viewOf = (live: LiveMatch, seat: Seat): object => live.sightOf(seat).view as object;
