import { BATTLEFIELD, type Dice } from '@warmoot/kernel';
import { readPosition } from '../casebook/position.ts';
import { applyEvent, type GrandEvent } from '../engine/events.ts';
import { grand } from '../index.ts';
import type { GrandOrder } from '../orders/orders.ts';
import type { FieldResult, Status } from '../rules/rosters/field.ts';
import { uidOf } from '../rules/rosters/field.ts';
import { armyIn, type Game, rosterIn } from '../state/game.ts';
import type { Counts, UnitId } from '../state/roster.ts';

type Report = Extract<GrandOrder, { type: 'report' }>;

/** A campaign with the events that led to it. */
export class War {
  readonly game: Game;
  readonly events: readonly GrandEvent[];
  constructor(game: Game, events: readonly GrandEvent[] = []) {
    this.game = game;
    this.events = events;
  }

  verdict(seat: string, order: GrandOrder) {
    return grand.check(grand.view(this.game, seat), seat, order);
  }

  /** The order is permitted and carried out; `events` are what it did. */
  give(seat: string, order: GrandOrder, dice: Dice): War {
    const verdict = this.verdict(seat, order);
    if (!verdict.ok) throw new Error(`${verdict.because} (${verdict.rule})`);
    const events = grand.decide(this.game, seat, order, dice);
    return new War(events.reduce(applyEvent, this.game), [...events]);
  }

  /** What the board reports: everybody survives but those who are named. */
  report(fates: Readonly<Record<UnitId, Status>>, dice: Dice, more: Partial<FieldResult> = {}): War {
    return this.give(BATTLEFIELD, this.reportOf(fates, more), dice);
  }

  reportOf(fates: Readonly<Record<UnitId, Status>>, more: Partial<FieldResult> = {}): Report {
    const [field] = rosterIn(this.game).fields;
    if (field === undefined) throw new Error('nobody fights on the board');
    const { battle, request } = field;
    const units = [battle.armies.attacker, battle.armies.defender].flatMap(
      (army) => armyIn(this.game, army)?.units ?? [],
    );
    const result = {
      battleId: request.handedOver.battleId,
      ending: 'agreed',
      turns: 5,
      withdrew: null,
      bonus: { attacker: 0, defender: 0 },
      fates: Object.fromEntries(units.map(({ uid }) => [uidOf(uid), fates[uid] ?? 'survived'])),
      fellWith: {},
      ...more,
    };
    return { type: 'report', result } as unknown as Report;
  }

  /** The stand-ins of everybody until no battle is in progress. */
  withDefaults(dice: Dice): War {
    let war: War = this;
    const events = [...this.events];
    for (let [open] = grand.pending(war.game); war.game.battle !== null && open !== undefined; ) {
      war = war.give(open.seat, open.standIn, dice);
      events.push(...war.events);
      [open] = grand.pending(war.game);
    }
    return new War(war.game, events);
  }

  told<Type extends GrandEvent['type']>(type: Type): Extract<GrandEvent, { type: Type }>[] {
    return this.events.filter((event): event is Extract<GrandEvent, { type: Type }> => event.type === type);
  }

  army(id: number) {
    return armyIn(this.game, id);
  }
}

export const warOf = (given: object): War => {
  const reading = readPosition({ options: { battleSystem: 'csw' }, ...given });
  if (!reading.ok) throw new Error(reading.problem);
  return new War(reading.value.state as Game);
};

interface Sides {
  readonly red: Counts;
  readonly blue: Counts;
  readonly more?: object;
  readonly army?: object;
}

/** Red attacks Blue in the open, and both take the field; units are numbered on from Red's. */
export const onBoard = ({ red, blue, more = {}, army = {} }: Sides, dice: Dice): War =>
  warOf({
    armies: {
      a1: { owner: 'red', at: '0403', units: red, general: 2 },
      a2: { owner: 'blue', at: '0503', units: blue, general: 2, ...army },
    },
    ...more,
  })
    .give('red', { type: 'attack', army: 1, hex: '0503', advance: true }, dice)
    .give('red', { type: 'settle', how: 'board' }, dice)
    .give('blue', { type: 'confirm', agree: true }, dice);

export const seatsThatDecide = ({ game }: War): string[] => grand.pending(game).map(({ seat }) => seat);
