import { computed, signal } from '@preact/signals';
import {
  type Card,
  type GameCommand,
  type Inspection,
  type Line,
  type Piece,
  type Place,
  type Planned,
  placeKey,
} from '@warmoot/kernel';
import type { Pose } from '../../board/index.ts';
import { match as words } from '../../text/index.ts';
import { sentence } from '../../text/sentence.ts';
import { type Atlas, placeOfSubject, subjectOf } from './atlas.ts';
import { Drilling } from './drilling.ts';
import {
  byPlace,
  comesBack,
  distinct,
  firstFacings,
  isStrike,
  type Offer,
  offerOf,
  sameOffer,
} from './offer.ts';
import { Pencil } from './pencil.ts';
import { type Posed, posedAt, posedBy } from './posing.ts';

import { Watching } from './watching.ts';

/** A formation is computed where the pointer rests, not wherever it passes. */
const REST_MS = 90;
const MAX_COMMANDS = 2_000;
/** A card's own text, if its system adds nothing. */
const cardInspected = ({ name = words.cards.back, text, rule }: Card): Inspection => ({
  title: sentence(name),
  facts: text === undefined ? [] : [{ label: words.cards.says, value: text, ...(rule && { rules: [rule] }) }],
  layers: [],
});

const upTo = <T>(items: Iterable<T>, most: number): T[] => {
  const taken: T[] = [];
  for (const item of items) {
    if (taken.length === most) break;
    taken.push(item);
  }
  return taken;
};

/** The picked hex is one that other pieces may enter, such as one that a melee has emptied. */
const comesFromElsewhere = (actors: readonly string[], standing: ReadonlySet<string>): boolean =>
  actors.length > 0 && !actors.some((id) => standing.has(id));

/** What the picked pieces may do: their choices, where those lead, and what the player considers. */
export class Choosing extends Watching {
  readonly picked = signal<readonly string[]>([]);
  readonly planned = signal<Offer | null>(null);
  /** What a click at the pointer would do. */
  readonly pointed = signal<Offer | null>(null);
  /** On the free table: where a click at the pointer would place the picked body. */
  readonly posed = signal<Posed | null>(null);
  /** Several commands lead to the chosen place: the player must choose one. */
  readonly rivals = signal<readonly Offer[]>([]);
  readonly cursor = signal<Place | null>(null);
  /** On the free table: the next place that is pointed at is added to the plan instead of changing its end. */
  readonly continues = signal(false);
  readonly drilling = new Drilling(this);
  #pointing: ReturnType<typeof setTimeout> | undefined;

  readonly pencil = new Pencil(this);

  /** While others are on turn, if the system can look ahead: the seat's own next turn, to plan it. */
  readonly ahead = computed<unknown>(() => {
    const sight = this.sight.value;
    if (sight === null || !this.mayChoose.value || this.isToAct.value) return undefined;
    return this.system.ahead?.(sight.view, this.seat);
  });

  /** The view that choices are judged by. */
  protected readonly judged = computed<unknown>(() => this.ahead.value ?? this.sight.value?.view);

  readonly subjects = computed<readonly string[]>(() =>
    this.judged.value !== undefined && this.mayChoose.value
      ? [...this.system.subjects(this.judged.value, this.seat)]
      : [],
  );

  /** Commands that concern neither a piece nor a place on the board: ending the segment, setting up the rest. */
  readonly tableChoices = computed<readonly Offer[]>(() => {
    const { atlas, scene } = this;
    if (atlas.value === null || this.ahead.value !== undefined) return [];
    const waiting = new Set(scene.value?.tray?.map(({ id }) => id));
    const isTable = (subject: string): boolean =>
      placeOfSubject(atlas.value as Atlas, subject) === undefined &&
      !waiting.has(subject) &&
      !atlas.value?.cards.has(subject);
    return this.subjects.value.filter(isTable).flatMap((subject) => this.legalAbout(subject));
  });

  /** The place of the picked pieces, if they are all in one. */
  readonly pickedAt = computed<Place | undefined>(() => {
    const atlas = this.atlas.value;
    const places = this.picked.value.map((subject) => atlas && placeOfSubject(atlas, subject));
    const [first] = places;
    return first && places.every((place) => place && placeKey(place) === placeKey(first)) ? first : undefined;
  });

  /** The picked pieces that are still beside the map. */
  readonly waitingPicked = computed<readonly string[]>(() => {
    const waiting = new Set(this.scene.value?.tray?.map(({ id }) => id));
    return this.picked.value.filter((id) => waiting.has(id));
  });

  readonly choices = computed<readonly Offer[]>(() =>
    this.picked.value.length === 0
      ? this.tableChoices.value.filter(({ place }) => place !== undefined)
      : this.choicesFor(this.picked.value),
  );

  /** Commands that lead elsewhere, by place. */
  readonly goals = computed(() => {
    const here = this.pickedAt.value && placeKey(this.pickedAt.value);
    const standing = new Set(this.atlas.value?.stackAt.get(here ?? '')?.map(({ id }) => id));
    const leads = ({ place, actors }: Offer): boolean =>
      place !== undefined && (placeKey(place) !== here || comesFromElsewhere(actors, standing));
    return byPlace(firstFacings(this.choices.value.filter(leads)));
  });

  /** Commands in the pieces' own place: turning, rallying, taking back. */
  readonly hereChoices = computed(() => {
    const here = this.pickedAt.value && placeKey(this.pickedAt.value);
    if (this.picked.value.length === 0) return [];
    return this.choices.value.filter(
      (choice) =>
        choice.place === undefined || (placeKey(choice.place) === here && !comesBack(choice, choice.place)),
    );
  });

  /** Turns in place, by the direction the pieces would face: arrows on their hex. */
  readonly turns = computed<ReadonlyMap<number, Offer>>(() => {
    const [first] = this.picked.value;
    const now = this.atlas.value?.pieces.get(first ?? '')?.facing;
    const found = new Map<number, Offer>();
    for (const choice of this.hereChoices.value)
      if (choice.faces !== undefined && choice.faces !== now && !found.has(choice.faces))
        found.set(choice.faces, choice);
    return found;
  });

  /** The main actions: those about the whole table, or the answers to an open question. */
  readonly mainChoices = computed<readonly Offer[]>(() => {
    if (this.ahead.value !== undefined) return [];
    if (this.picked.value.some((id) => this.isOnlyCard(id))) return this.choices.value;
    const whole = this.tableChoices.value.filter(({ place, isAside }) => place === undefined && !isAside);
    if (whole.length > 0 || this.tableChoices.value.length > 0) return [...this.#onlyOfHex(), ...whole];
    if (this.picked.value.length > 0) return this.choices.value;
    if (!this.isToAct.value) return []; // the match is not waiting for this seat: the player chooses first
    return this.subjects.value.slice(0, 1).flatMap((subject) => this.legalAbout(subject));
  });

  /** The only choice for a picked hex, such as settling it. */
  #onlyOfHex(): readonly Offer[] {
    const [only, ...more] = this.picked.value;
    const { cells, pieces } = this.atlas.value ?? {};
    const isHex = only !== undefined && more.length === 0 && cells?.has(only) && !pieces?.has(only);
    const choices = isHex ? this.choices.value : [];
    return choices.length === 1 && !choices[0]?.isAside && !isStrike(choices[0]) ? choices : [];
  }

  /** If a card's character is also on the board, picking it works like picking the counter. */
  isOnlyCard(id: string): boolean {
    const { cards, pieces } = this.atlas.value ?? {};
    return (cards?.has(id) ?? false) && !pieces?.has(id);
  }

  /** The plan; otherwise the attack pointed at. */
  readonly considered = computed<Offer | null>(() => {
    const pointed = this.pointed.value;
    return this.planned.value ?? (isStrike(pointed) ? pointed : null);
  });

  /** CSW-P-09: cautions about the plan, or about what is pointed at. */
  readonly warnings = computed<readonly Line[]>(() => {
    const next = this.planned.value ?? this.pointed.value;
    return next === null ? [] : this.cautionsOf([next]);
  });

  /** The pieces that would carry out the considered command. */
  readonly acting = computed<readonly Piece[]>(() => {
    const actors = this.considered.value?.actors;
    const pieces = this.atlas.value?.pieces;
    if (actors === undefined || pieces === undefined) return [];
    return actors.flatMap((id) => pieces.get(id) ?? []);
  });

  /** The card of the selection: one piece, or the hex that holds several. */
  readonly inspection = computed<Inspection | undefined>(() => {
    const board = this.board.value;
    const atlas = this.atlas.value;
    const [first] = this.picked.value;
    if (board === null || atlas === null || first === undefined) return undefined;
    const at = this.pickedAt.value;
    const hex = this.picked.value.length > 1 && at ? atlas.cellAt.get(placeKey(at)) : undefined;
    const card = atlas.cards.get(first);
    const inspected = this.system.inspect?.(
      board.view,
      board.seat,
      hex === undefined ? first : subjectOf(hex),
    );
    return inspected ?? (card && cardInspected(card));
  });

  /** The pose to draw: the one pointed at, otherwise the planned one. */
  readonly pose = computed<Pose | undefined>(() => {
    const planned = this.planned.value && posedBy(this, this.planned.value);
    if (planned) return { ...planned.pose, isPlanned: true };
    return this.posed.value?.pose;
  });

  /** The pointer is at a place, or at an arrow of the picked hex. */
  point(place: Place | undefined, faces?: number): void {
    clearTimeout(this.#pointing);
    const [first] = place === undefined ? [] : (this.goals.value.get(placeKey(place)) ?? []);
    const turn = faces === undefined ? undefined : this.turns.value.get(faces);
    const next = turn ?? first ?? null;
    if (!sameOffer(next, this.pointed.value)) this.pointed.value = next;
    this.posed.value = (place && next === null && posedAt(this, place)) || null;
    if (place && next === null && this.picked.value.length > 1)
      this.#pointing = setTimeout(() => {
        this.pointed.value = this.drilling.to(place) ?? null;
      }, REST_MS);
  }

  /** The plan that pointing somewhere changes or continues. */
  planSoFar(): Planned<GameCommand> | undefined {
    const plan = this.planned.value;
    return plan === null ? undefined : { command: plan.command, adds: this.continues.value };
  }

  /** What a command uses up, in words. */
  costOf({ command, then }: Offer): string | undefined {
    return then === undefined ? this.system.cost?.(this.judged.value, this.seat, command) : undefined;
  }

  legalAbout(subject: string): Offer[] {
    const atlas = this.atlas.value;
    if (atlas === null || !this.mayChoose.value) return [];
    const commands = upTo(this.system.legal(this.judged.value, this.seat, subject), MAX_COMMANDS);
    const at = placeOfSubject(atlas, subject);
    return commands.map((command) => this.offer(command)).filter((offer) => !comesBack(offer, at));
  }

  /** All choices of the picked pieces: for each alone, for their whole hex, and for all together. */
  choicesFor(picked: readonly string[]): Offer[] {
    const atlas = this.atlas.value;
    if (atlas === null || !this.mayChoose.value) return [];
    const subjects = new Set(this.subjects.value);
    const hex = this.#hexFilledBy(picked, atlas);
    const asked = [...(picked.length === 1 ? picked : []), ...(hex === undefined ? [] : [hex])];
    const joint =
      picked.length > 1 ? (this.system.together?.(this.judged.value, this.seat, picked) ?? []) : [];
    return distinct([
      ...asked.filter((subject) => subjects.has(subject)).flatMap((subject) => this.legalAbout(subject)),
      ...upTo(joint as Iterable<GameCommand>, MAX_COMMANDS).map((each) => this.offer(each)),
    ]);
  }

  /** The hex whose own pieces are exactly the picked ones: its choices are theirs. */
  #hexFilledBy(picked: readonly string[], atlas: Atlas): string | undefined {
    const at = picked.map((subject) => atlas.pieces.get(subject)?.at);
    const [first] = at;
    if (first === undefined || at.some((place) => place === undefined || placeKey(place) !== placeKey(first)))
      return undefined;
    const own = this.ownAt(first);
    const cell = atlas.cellAt.get(placeKey(first));
    return own.length === picked.length && cell !== undefined ? subjectOf(cell) : undefined;
  }

  /** The pieces of this seat in a place, those that can act first. */
  ownAt(place: Place): string[] {
    const stack = this.atlas.value?.stackAt.get(placeKey(place)) ?? [];
    return stack.filter(({ side }) => side === this.seat).map(({ id }) => id);
  }

  /** No duplicates; skips commands that `give` asks to confirm. */
  cautionsOf(choices: readonly Offer[]): Line[] {
    const silent = choices.filter(({ endsStep, asksFirst }) => !endsStep && !asksFirst);
    const lines = silent.flatMap((choice) => this.warningsOf(choice));
    return [...new Map(lines.map((line) => [line.text, line])).values()];
  }

  protected warningsOf({ command }: Offer): readonly Line[] {
    return this.system.warnings?.(this.judged.value, this.seat, command) ?? [];
  }

  protected offer(command: GameCommand): Offer {
    return offerOf(this.system, this.judged.value, this.seat, command);
  }

  describe(choice: Offer): string {
    const { says = choice.endsStep && choice.goal === undefined ? choice.verb : undefined } = choice;
    return sentence(says ?? this.system.describe(this.judged.value, choice.command));
  }
}
