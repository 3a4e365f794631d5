import { say } from '@warmoot/kernel';
import { COMMANDERS } from '../data/points.ts';
import { attachedTo, commandersOf } from '../rules/command/mayOrder.ts';
import { otherIn } from '../rules/contact/contacts.ts';
import { type BloodState, bondsOf, unitById, unitsOf } from '../state/state.ts';
import { hitsLeft, isCommand, type Unit } from '../state/unit.ts';
import { listed } from '../words/names.ts';
import type { Tale } from './tale.ts';

/** BLD-R-55, BLD-R-87: who commands the units of a general who died: the C-in-C, else the best general left. */
const successorOf = (state: BloodState, dead: Unit, unit: Unit): string => {
  const left = commandersOf(state, dead.side).filter(
    ({ id, profile }) =>
      id !== dead.id && (!unit.profile.flags.includes('sk') || profile.rank === 'magic user'),
  );
  const control = ({ profile }: Unit): number => COMMANDERS[profile.rank as keyof typeof COMMANDERS].control;
  const [best] = left.toSorted((a, b) => control(b) - control(a) || (a.id < b.id ? -1 : 1));
  return best?.id ?? '';
};

/** BLD-CMD-10, BLD-DIS-05: the command of a dead general reorganises in the next turn. */
const mourn = (tale: Tale, general: Unit): void => {
  const led = unitsOf(tale.state).filter(
    ({ commander, id }) => commander === general.id && id !== general.id,
  );
  const units = Object.fromEntries(
    led.map((unit) => [
      unit.id,
      {
        commander: successorOf(tale.state, general, unit),
        reorganises: 'due' as const,
        deeds: { ...unit.deeds, lostGeneral: true as const },
      },
    ]),
  );
  if (led.length > 0)
    tale.tell(
      'lost',
      say`The command of ${general.name} must reorganise.`,
      ['BLD-CMD-10', 'BLD-DIS-05'],
      { units },
      { of: general.side },
    );
};

/** A unit leaves the table for good, with the general who has joined it (BLD-R-63). */
export const remove = (tale: Tale, id: string, text: string, rules: readonly string[]): void => {
  const unit = unitById(tale.state, id);
  const general = attachedTo(tale.state, unit);
  const gone = general === undefined ? [unit] : [unit, general];
  const ids = gone.map((each) => each.id);
  tale.tell(
    'gone',
    text,
    rules,
    {
      removed: ids,
      rest: {
        lost: [
          ...tale.state.lost,
          ...gone.map((each) => ({
            id: each.id,
            side: each.side,
            name: each.name,
            points: each.profile.points * each.standsAtStart,
          })),
        ],
        bonds: tale.state.bonds.filter(({ a, b }) => !ids.includes(a) && !ids.includes(b)),
        charges: tale.state.charges.filter((charge) => !ids.includes(charge.unit)),
        shots: tale.state.shots.filter((shot) => !ids.includes(shot.unit) && !ids.includes(shot.target)),
      },
    },
    { of: unit.side, kind: 'loss' },
  );
  for (const each of gone) if (isCommand(each)) mourn(tale, each);
};

/** BLD-AFT-02, BLD-DIS-04: those who wiped out an enemy owe a reorganisation. */
export const wipedOut = (tale: Tale, id: string, text: string): void => {
  const victors = bondsOf(tale.state, id).map((bond) => otherIn(bond, id));
  remove(tale, id, text, ['BLD-MEL-01', 'BLD-CAS-01']);
  const owing = victors.filter((victor) => tale.state.units[victor] !== undefined);
  if (owing.length === 0) return;
  tale.tell(
    'lost',
    say`${listed(owing.map((victor) => unitById(tale.state, victor).name))}: must reorganise after the victory.`,
    ['BLD-AFT-02', 'BLD-DIS-04'],
    { units: Object.fromEntries(owing.map((victor) => [victor, { reorganises: 'owed' as const }])) },
    { of: unitById(tale.state, owing[0] as string).side },
  );
};

/** BLD-R-49: what is owed falls due when no enemy is in contact any more. */
export const settleOwed = (tale: Tale): void => {
  const free = unitsOf(tale.state).filter(
    ({ id, reorganises }) => reorganises === 'owed' && bondsOf(tale.state, id).length === 0,
  );
  if (free.length === 0) return;
  tale.tell('lost', say`${listed(free.map(({ name }) => name))}: free to reorganise.`, ['BLD-R-49'], {
    units: Object.fromEntries(free.map(({ id }) => [id, { reorganises: 'due' as const }])),
  });
};

export const isGone = (unit: Pick<Unit, 'stands'>): boolean => hitsLeft(unit) === 0;
