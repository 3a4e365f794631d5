import { say } from '@warmoot/kernel';
import { hasChoice } from '../orders/legal.ts';
import { routsWhenCharged } from '../rules/after/outcome.ts';
import { freshControl } from '../rules/command/mayOrder.ts';
import { campsTouched, endOf } from '../rules/victory/score.ts';
import { otherSide, type Side, testsMorale } from '../state/options.ts';
import { type BloodState, bondsOf, type StepName, unitsOf } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';
import { sideName } from '../words/names.ts';
import { afterMelee, partBonds, rout } from './afterStep.ts';
import { moveChargers } from './contactStep.ts';
import { resolveFire } from './fireStep.ts';
import { settleOwed } from './losses.ts';
import { fightMelees } from './meleeStep.ts';
import type { Tale } from './tale.ts';

/** A row of the sequence of play: the step, whose half it belongs to, who decides, and what the engine does. */
interface Row {
  readonly step: StepName;
  readonly half: 'first' | 'second' | null;
  readonly who: 'active' | 'passive' | null;
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
  { step: 'contact', half: which, who: null, begin: moveChargers },
  { step: 'move', half: which, who: 'active' },
  {
    step: 'melee',
    half: which,
    who: null,
    begin: (tale) => {
      fightMelees(tale);
      afterMelee(tale);
    },
  },
  { step: 'after', half: which, who: 'active' },
  { step: 'after', half: which, who: 'passive' },
  { step: 'parting', half: which, who: null, begin: partBonds },
  { step: 'strategic', half: which, who: 'active' },
  { step: 'halfEnd', half: which, who: null, begin: (tale) => endHalf(tale) },
];

/** BLD-SEQ-06, BLD-PLY-04: ALTERNATING order; each side goes through all its steps. */
export const SEQUENCE: readonly Row[] = [
  { step: 'turnStart', half: null, who: null, begin: (tale) => beginTurn(tale) },
  ...half('first'),
  ...half('second'),
  { step: 'turnEnd', half: null, who: null, begin: (tale) => endTurn(tale) },
];

const changedUnits = (state: BloodState, change: (unit: Unit) => Partial<Unit> | undefined) =>
  Object.fromEntries(
    unitsOf(state).flatMap((unit) => {
      const changed = change(unit);
      return changed === undefined ? [] : [[unit.id, changed] as const];
    }),
  );

const beginTurn = (tale: Tale): void => {
  const turn = tale.state.turn + 1;
  tale.tell(
    'turnBegan',
    say`Turn ${turn} begins.`,
    ['BLD-PLY-02'],
    { rest: { turn } },
    { irrevocable: true },
  );
};

/** BLD-R-76: deeds count for one half; control points are fresh; shooting Select is forgotten by the side that acts. */
const beginHalf = (tale: Tale): void => {
  const { state } = tale;
  const { active } = state;
  tale.tell(
    'stepBegan',
    say`${sideName(state.options, active)}: a new half begins.`,
    ['BLD-SEQ-04', 'BLD-R-53', 'BLD-R-76'],
    {
      units: changedUnits(state, (unit) => ({
        deeds: {},
        ...(unit.side === active ? { shotSelect: false } : {}),
        ...(unit.side === active && unit.recoiled === 'fresh' && bondsOf(state, unit.id).length === 0
          ? { recoiled: 'resting' as const }
          : {}),
      })),
      rest: { control: freshControl(state, active), mayAdvance: [] },
    },
    { of: active, irrevocable: true },
  );
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

/** BLD-MOR-09, BLD-R-13: charged units test; those who stay hold for the rest of the half (BLD-R-12). */
const chargesDeclared = (tale: Tale): void => {
  const targets = [...new Set(tale.state.charges.map(({ target }) => target))].toSorted();
  for (const id of targets) {
    const unit = tale.state.units[id];
    if (unit === undefined) continue;
    const { setting } = tale.state.options;
    if (
      testsMorale(tale.state.options) &&
      routsWhenCharged(setting, unit.profile.morale, unit.deeds.fireHits ?? 0)
    )
      rout(tale, id);
    else
      tale.tell(
        'answered',
        say`${unit.name} await the charge.`,
        ['BLD-R-12'],
        {
          units: { [id]: { deeds: { ...unit.deeds, holds: true } } },
        },
        { of: unit.side },
      );
  }
};

/** BLD-R-49, BLD-R-76: reorganisations end and begin; a unit that rested out of contact recovers. */
const endHalf = (tale: Tale): void => {
  const { state } = tale;
  const units = changedUnits(state, (unit) => {
    const isOwn = unit.side === state.active;
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
  tale.tell('stepBegan', say`${sideName(state.options, state.active)}: the half ends.`, ['BLD-R-49'], {
    units,
  });
  settleOwed(tale);
};

/** BLD-VIC-01, BLD-VIC-06. */
const endTurn = (tale: Tale): void => {
  for (const side of campsTouched(tale.state))
    tale.tell(
      'looted',
      say`The camp of ${sideName(tale.state.options, side)} is looted.`,
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

const activeIn = ({ first, active }: BloodState, { half: which }: Row): Side =>
  which === null ? active : which === 'first' ? first : otherSide(first);

/** Goes on to the next step in which somebody has something to decide (BLD-R-98). */
export const goOn = (tale: Tale): void => {
  while (tale.state.end === null) {
    const at = (tale.state.at + 1) % SEQUENCE.length;
    const row = SEQUENCE[at] as Row;
    const active = activeIn(tale.state, row);
    tale.tell(
      'stepBegan',
      STEP_TEXT[row.step],
      ['BLD-SEQ-06'],
      { rest: { at, step: row.step, active, waiting: [] } },
      row.who === null ? {} : { of: row.who === 'active' ? active : otherSide(active) },
    );
    row.begin?.(tale);
    if (row.who === null) continue;
    const side = row.who === 'active' ? active : otherSide(active);
    if (hasChoice(tale.state, side)) {
      tale.tell(
        'stepBegan',
        say`${sideName(tale.state.options, side)} decides.`,
        ['BLD-PLY-03'],
        { rest: { waiting: [side] } },
        { of: side },
      );
      return;
    }
    row.finish?.(tale);
  }
};

/** The step is over: what was ordered in it takes effect, and play goes on. */
export const finishStep = (tale: Tale): void => {
  (SEQUENCE[tale.state.at] as Row).finish?.(tale);
  goOn(tale);
};

const STEP_TEXT: Readonly<Record<StepName, string>> = {
  deploy: 'Deployment',
  turnStart: 'A new turn',
  fire: 'Distance fire',
  charge: 'Charges are declared',
  respond: 'Charged units answer',
  contact: 'Chargers move into contact',
  move: 'Movement',
  melee: 'Melee',
  after: 'Advances after melee',
  parting: 'Melees that have ended',
  strategic: 'Strategic manoeuvres',
  halfEnd: 'End of the half',
  turnEnd: 'End of the turn',
};
