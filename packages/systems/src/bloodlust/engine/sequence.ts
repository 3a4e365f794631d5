import { type Roll, say } from '@warmoot/kernel';
import { hasChoice } from '../orders/legal.ts';
import { isSealedStep } from '../orders/planned.ts';
import { routsWhenCharged } from '../rules/after/outcome.ts';
import { commandersOf, freshControl } from '../rules/command/mayOrder.ts';
import { gradeOf } from '../rules/magic/grade.ts';
import { campsTouched, endOf } from '../rules/victory/score.ts';
import { type BloodOptions, type Order, otherSide, SIDES, type Side } from '../state/options.ts';
import { type BloodState, bondsOf, cardOf, type StepName, unitById, unitsOf } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { agreed, listed, sideName } from '../words/names.ts';
import { afterMelee, partBonds, rideOff, rout, turnFugitives } from './afterStep.ts';
import { moveChargers } from './contactStep.ts';
import { resolveFire } from './fireStep.ts';
import { settleOwed } from './losses.ts';
import { afterSpell, revealSpells, wakeSpells } from './magicStep.ts';
import { fightMelees } from './meleeStep.ts';
import { rollOff } from './rollOff.ts';
import { stepText } from './stepText.ts';
import type { Tale } from './tale.ts';
import { unseal } from './unseal.ts';

/** Who decides in a row of the sequence of play. */
type Who = 'active' | 'passive' | 'both' | 'initiative' | 'other' | 'card' | 'cardOther';

/** A row of the sequence of play: the step, whose half it belongs to, who decides, and what the engine does. */
interface Row {
  readonly step: StepName;
  readonly half: 'first' | 'second' | null;
  readonly who: Who | null;
  /** BLD-SEQ-03: rows of one group are played for every card in turn. */
  readonly group?: string;
  /** When the step begins. */
  readonly begin?: (tale: Tale) => void;
  /** When everybody has decided. */
  readonly finish?: (tale: Tale) => void;
}

const half = (which: 'first' | 'second'): readonly Row[] => [
  {
    step: 'fire',
    half: which,
    who: 'active',
    begin: (tale) => beginHalf(tale),
    finish: (tale) => endFire(tale),
  },
  { step: 'charge', half: which, who: 'active', finish: (tale) => chargesDeclared(tale) },
  { step: 'respond', half: which, who: 'passive' },
  { step: 'contact', half: which, who: null, begin: contacts },
  { step: 'move', half: which, who: 'active' },
  { step: 'melee', half: which, who: null, begin: (tale) => fight(tale) },
  { step: 'after', half: which, who: 'active' },
  { step: 'after', half: which, who: 'passive' },
  { step: 'parting', half: which, who: null, begin: partBonds },
  { step: 'strategic', half: which, who: 'active' },
  { step: 'halfEnd', half: which, who: null, begin: (tale) => endHalf(tale) },
];

const whole = (
  step: StepName,
  row: Omit<Row, 'step' | 'half' | 'who'> & { readonly who?: Who } = {},
): Row => ({
  who: null,
  ...row,
  step,
  half: null,
});

const TURN_START: Row = whole('turnStart', { begin: (tale) => beginTurn(tale) });
const SPELL: Row = whole('spell', { who: 'both' });
const TURN_END: readonly Row[] = [
  whole('halfEnd', { begin: (tale) => endHalf(tale) }),
  whole('reveal', { begin: revealSpells }),
  whole('turnEnd', { begin: (tale) => endTurn(tale) }),
];

/** BLD-SEQ-06, BLD-PLY-04: each side goes through all its steps. */
const ALTERNATING: readonly Row[] = [
  TURN_START,
  whole('order', { who: 'initiative' }),
  SPELL,
  ...half('first'),
  ...half('second'),
  ...TURN_END.slice(1),
];

/** BLD-SEQ-02, BLD-SEQ-05, BLD-R-77: sealed orders of both sides; only strategic manoeuvres go by initiative. */
const SIMULTANEOUS: readonly Row[] = [
  TURN_START,
  SPELL,
  whole('fire', { who: 'both', finish: (tale) => endFire(tale) }),
  whole('charge', { who: 'both', finish: (tale) => chargesDeclared(tale) }),
  whole('respond', { who: 'both' }),
  whole('move', { who: 'both' }),
  whole('contact', { begin: contacts }),
  whole('melee', { begin: (tale) => fight(tale) }),
  whole('after', { who: 'both' }),
  whole('parting', { begin: partBonds }),
  whole('strategic', { who: 'initiative' }),
  whole('strategic', { who: 'other' }),
  ...TURN_END,
];

/** BLD-SEQ-03, BLD-SEQ-05, BLD-R-78: every phase is finished by all generals, in the order of their cards. */
const CARD: readonly Row[] = [
  TURN_START,
  SPELL,
  whole('fire', { who: 'card', group: 'fire', finish: (tale) => endFire(tale) }),
  whole('charge', { who: 'card', group: 'charge', finish: (tale) => chargesDeclared(tale) }),
  whole('respond', { who: 'cardOther', group: 'charge' }),
  whole('move', { who: 'card', group: 'move' }),
  whole('contact', { begin: contacts }),
  whole('melee', { begin: (tale) => fight(tale) }),
  whole('after', { who: 'card', group: 'after' }),
  whole('parting', { begin: partBonds }),
  whole('strategic', { who: 'card', group: 'strategic' }),
  ...TURN_END,
];

/** BLD-SEQ-01, BLD-R-99: the sequence of play of each order, as a table. */
const SEQUENCES: Readonly<Record<Order, readonly Row[]>> = { ALTERNATING, SIMULTANEOUS, CARD };

export const sequenceOf = ({ order }: Pick<BloodOptions, 'order'>): readonly Row[] => SEQUENCES[order];

/** BLD-SEQ-05, BLD-SEQ-06: chargers move; then those who fled before them turn round. */
function contacts(tale: Tale): void {
  moveChargers(tale);
  turnFugitives(tale);
}

const fight = (tale: Tale): void => {
  fightMelees(tale);
  afterMelee(tale);
};

const changedUnits = (state: BloodState, change: (unit: Unit) => Partial<Unit> | undefined) =>
  Object.fromEntries(
    unitsOf(state).flatMap((unit) => {
      const changed = change(unit);
      return changed === undefined ? [] : [[unit.id, changed] as const];
    }),
  );

const edgesInOrder = ({ edges }: BloodState): readonly Side[] =>
  edges.red === 'south' ? ['red', 'blue'] : ['blue', 'red'];

/** BLD-PLY-02, BLD-R-56: initiative, control points, spells of the last turn, and in CARD order the cards. */
const beginTurn = (tale: Tale): void => {
  const turn = tale.state.turn + 1;
  const roll = rollOff(tale.dice, 6, 'initiative', edgesInOrder(tale.state));
  tale.tell(
    'turnBegan',
    say`Turn ${turn} begins; the ${sideName(tale.state.options, roll.winner)} have the initiative.`,
    ['BLD-PLY-02', 'BLD-R-56'],
    {
      rest: {
        turn,
        initiative: roll.winner,
        spells: { red: null, blue: null },
        control: { ...freshControl(tale.state, 'red'), ...freshControl(tale.state, 'blue') },
      },
    },
    { irrevocable: true, rolls: roll.rolls },
  );
  wakeSpells(tale);
  if (tale.state.options.order === 'CARD') drawCards(tale);
  if (tale.state.options.order !== 'ALTERNATING') beginDeeds(tale, SIDES);
};

/** BLD-SEQ-03, BLD-R-78: a card for every commander of both sides. */
const drawCards = (tale: Tale): void => {
  const { state } = tale;
  const left = SIDES.flatMap((side) => commandersOf(state, side)).map(({ id }) => id);
  const cards: string[] = [];
  const rolls: Roll[] = [];
  while (left.length > 1) {
    const why = 'the next card';
    const value = tale.dice.roll(left.length, why);
    rolls.push({ sides: left.length, value, why });
    cards.push(...left.splice(value - 1, 1));
  }
  cards.push(...left);
  tale.tell(
    'rolled',
    say`The cards: ${listed(cards.map((id) => unitById(state, id).name))}.`,
    ['BLD-SEQ-03', 'BLD-R-78'],
    { rest: { cards, card: 0 } },
    { rolls },
  );
};

/** BLD-R-76: deeds count for one turn, or half; a unit that has recoiled and is out of contact rests from here on. */
const beginDeeds = (tale: Tale, acting: readonly Side[]): void => {
  const { state } = tale;
  tale.tell(
    'stepBegan',
    'Earlier actions no longer count.',
    ['BLD-R-76'],
    {
      units: changedUnits(state, (unit) => ({
        deeds: {},
        ...(acting.includes(unit.side) ? { shotSelect: false } : {}),
        ...(acting.includes(unit.side) && unit.recoiled === 'fresh' && bondsOf(state, unit.id).length === 0
          ? { recoiled: 'resting' as const }
          : {}),
      })),
      rest: { mayAdvance: [] },
    },
    {},
  );
};

/** BLD-R-53, BLD-R-76: control points are fresh at the start of the own half, less that of a spell (BLD-MAG-13). */
const beginHalf = (tale: Tale): void => {
  const { active, options } = tale.state;
  tale.tell(
    'stepBegan',
    say`The ${sideName(options, active)} begin their half.`,
    ['BLD-SEQ-04', 'BLD-R-53', 'BLD-R-76'],
    { rest: { control: afterSpell(tale.state, active, freshControl(tale.state, active)) } },
    { of: active, irrevocable: true },
  );
  beginDeeds(tale, [active]);
};

const endFire = (tale: Tale): void => {
  resolveFire(tale);
  tale.tell(
    'stepBegan',
    'The shooting is over.',
    ['BLD-SEQ-10'],
    { rest: { shots: [] } },
    { irrevocable: true },
  );
};

/** BLD-MOR-09, BLD-R-12, BLD-R-13, BLD-R-47: charged units test, ride off, or stay and hold for the rest of the turn. */
const chargesDeclared = (tale: Tale): void => {
  const open = tale.state.charges.filter(({ answer }) => answer === null);
  const targets = [...new Set(open.map(({ target }) => target))].toSorted();
  for (const id of targets) {
    const unit = tale.state.units[id];
    if (unit === undefined) continue;
    if (routsWhenCharged(tale.state.options.setting, gradeOf(tale.state, unit), unit.deeds.fireHits ?? 0))
      dropCharge(tale, unit, () => rout(tale, id, 'later'));
    else if (unit.special === 'circle') rideOff(tale, id);
    else if (tale.state.charges.some((charge) => charge.unit === id)) carryOn(tale, unit);
    else
      tale.tell(
        'answered',
        agreed(unit, say`${unit.name} awaits the charge.`, say`${unit.name} await the charge.`),
        ['BLD-R-12'],
        { units: { [id]: { deeds: { ...unit.deeds, holds: true } } } },
        { of: unit.side },
      );
  }
};

/** BLD-R-13: a unit that routs has no charge of its own any more. */
const dropCharge = (tale: Tale, unit: Unit, then: () => void): void => {
  const text = agreed(
    unit,
    say`${unit.name} does not charge after all.`,
    say`${unit.name} do not charge after all.`,
  );
  if (tale.state.charges.some((charge) => charge.unit === unit.id))
    tale.tell('answered', text, ['BLD-R-13'], {
      rest: { charges: tale.state.charges.filter((charge) => charge.unit !== unit.id) },
    });
  then();
};

/** BLD-R-12: a unit that is charging too gets no response. */
const carryOn = (tale: Tale, unit: Unit): void =>
  tale.tell(
    'answered',
    agreed(
      unit,
      say`${unit.name} is charging too and so does not answer the charge.`,
      say`${unit.name} are charging too and so do not answer the charge.`,
    ),
    ['BLD-R-12'],
    {
      rest: {
        charges: tale.state.charges.map((each) =>
          each.target === unit.id && each.answer === null ? { ...each, answer: 'hold' as const } : each,
        ),
      },
    },
    { of: unit.side },
  );

/** BLD-R-49, BLD-R-76: reorganisations end and begin; a unit that rested out of contact recovers. */
const endHalf = (tale: Tale): void => {
  const { state } = tale;
  const units = changedUnits(state, (unit) => {
    const isOwn = state.options.order !== 'ALTERNATING' || unit.side === state.active;
    if (unit.reorganises === 'due') return { reorganises: 'now' };
    if (unit.reorganises === 'now' && isOwn) return { reorganises: null };
    if (unit.recoiled === 'resting')
      return bondsOf(state, unit.id).length > 0
        ? { recoiled: 'fresh' }
        : isOwn
          ? { recoiled: null }
          : undefined;
    return undefined;
  });
  tale.tell('stepBegan', 'Those who have rested recover.', ['BLD-R-49'], { units });
  settleOwed(tale);
};

/** BLD-VIC-01, BLD-VIC-06. */
const endTurn = (tale: Tale): void => {
  for (const side of campsTouched(tale.state))
    tale.tell(
      'looted',
      say`The camp of the ${sideName(tale.state.options, side)} is looted.`,
      ['BLD-VIC-06'],
      {
        rest: { camps: { ...tale.state.camps, [side]: { ...tale.state.camps[side], isLooted: true } } },
      },
      { of: side },
    );
  const end = endOf(tale.state);
  if (end !== undefined)
    tale.tell(
      'ended',
      say`The battle is over: ${end.reason}.`,
      [end.rule, 'BLD-VIC-01'],
      { rest: { end } },
      { irrevocable: true },
    );
};

const sideOfCard = (state: BloodState): Side | undefined => state.units[cardOf(state) ?? '']?.side;

const activeIn = (state: BloodState, { half: which, who }: Row): Side => {
  if (who === 'initiative') return state.initiative ?? state.active;
  if (who === 'other') return otherSide(state.initiative ?? state.active);
  if (who === 'card' || who === 'cardOther') return sideOfCard(state) ?? state.active;
  if (which === null) return state.active;
  return which === 'first' ? state.first : otherSide(state.first);
};

const decidersIn = ({ active }: BloodState, { who }: Row): readonly Side[] => {
  if (who === null) return [];
  if (who === 'both') return SIDES;
  return who === 'passive' || who === 'cardOther' ? [otherSide(active)] : [active];
};

/** BLD-R-78: the next card whose general still lives, from a place on. */
const livingCard = (state: BloodState, from: number): number | undefined => {
  for (let card = from; card < state.cards.length; card++)
    if (state.units[state.cards[card] as string] !== undefined) return card;
  return undefined;
};

interface Place {
  readonly at: number;
  readonly card: number;
}

/** The row after this one: of a group of rows the first again with the next card, as long as there is one. */
const nextPlace = (state: BloodState): Place => {
  const rows = sequenceOf(state.options);
  const now = rows[state.at];
  const at = (state.at + 1) % rows.length;
  const next = rows[at] as Row;
  if (now?.group !== undefined && next.group !== now.group) {
    const card = livingCard(state, state.card + 1);
    if (card !== undefined) return { at: rows.findIndex(({ group }) => group === now.group), card };
  }
  if (next.group === undefined || next.group === now?.group) return { at, card: state.card };
  return { at, card: livingCard(state, 0) ?? 0 };
};

const entered = (tale: Tale): Row => {
  const place = nextPlace(tale.state);
  const row = sequenceOf(tale.state.options)[place.at] as Row;
  const active = activeIn({ ...tale.state, ...place }, row);
  tale.tell(
    'stepBegan',
    stepText(row.step),
    [RULE_OF[tale.state.options.order]],
    { rest: { ...place, step: row.step, active, waiting: [] } },
    row.who === null || row.who === 'both'
      ? {}
      : { of: decidersIn({ ...tale.state, active }, row)[0] as Side },
  );
  return row;
};

const waitingText = (options: BloodOptions, waiting: readonly Side[]): string => {
  const [one = '', other] = waiting.map((side) => sideName(options, side));
  return other === undefined ? say`Waiting for the ${one}.` : say`Waiting for the ${one} and the ${other}.`;
};

/** Goes on to the next step in which somebody has something to decide (BLD-R-98). */
export const goOn = (tale: Tale): void => {
  while (tale.state.end === null) {
    const row = entered(tale);
    row.begin?.(tale);
    const waiting = decidersIn(tale.state, row).filter((side) => hasChoice(tale.state, side));
    if (waiting.length > 0) {
      tale.tell('stepBegan', waitingText(tale.state.options, waiting), ['BLD-PLY-03'], { rest: { waiting } });
      return;
    }
    row.finish?.(tale);
  }
};

/** A side has decided; when all have, what was ordered takes effect, and play goes on. */
export const endStep = (tale: Tale, side: Side): void => {
  const waiting = tale.state.waiting.filter((each) => each !== side);
  tale.tell(
    'ordered',
    say`The ${sideName(tale.state.options, side)} are done.`,
    ['BLD-PLY-05'],
    { rest: { waiting } },
    { of: side, ...(isSealedStep(tale.state) && waiting.length === 0 ? { irrevocable: true as const } : {}) },
  );
  if (waiting.length > 0) return;
  unseal(tale);
  sequenceOf(tale.state.options)[tale.state.at]?.finish?.(tale);
  goOn(tale);
};

const RULE_OF: Readonly<Record<Order, string>> = {
  ALTERNATING: 'BLD-SEQ-06',
  SIMULTANEOUS: 'BLD-SEQ-02',
  CARD: 'BLD-SEQ-03',
};
