import { say, totalOf } from '@warmoot/kernel';
import { afterHits } from '../rules/casualties/removal.ts';
import { afterEmptied } from '../rules/contact/closingUp.ts';
import { faceIn, touchesOf } from '../rules/contact/contacts.ts';
import { lineUps } from '../rules/melee/lineUp.ts';
import { settled } from '../rules/melee/losses.ts';
import { type Blow, blowsOf } from '../rules/melee/strike.ts';
import { type BloodState, bondsOf, unitById } from '../state/state.ts';
import { hitsLeft, standsLeft, type Unit } from '../state/unit.ts';
import { agreed, castingsText } from '../words/names.ts';
import { renewBonds } from './bonds.ts';
import { settleOwed, wipedOut } from './losses.ts';
import type { Tale } from './tale.ts';

const filesInContact = (state: BloodState, unit: Unit): number[] => [
  ...new Set(
    bondsOf(state, unit.id).flatMap((bond) => touchesOf(state, unit, bond).map(({ stand }) => stand.file)),
  ),
];

const halvesText = (halves: number): string =>
  halves % 2 === 0 ? `${halves / 2}` : `${Math.floor(halves / 2) || ''}½`;

const tellBlow = (tale: Tale, { by, at, castings, ledger, halves, rules, rolls }: Blow): void => {
  const [unit, enemy] = [unitById(tale.state, by), unitById(tale.state, at)];
  const [strength, die, result] = [castingsText(castings), totalOf(ledger), halvesText(halves)];
  tale.tell(
    'struck',
    agreed(
      unit,
      say`${unit.name} strikes ${enemy.name} with ${strength} at ${die}: ${result}.`,
      say`${unit.name} strike ${enemy.name} with ${strength} at ${die}: ${result}.`,
    ),
    rules,
    {},
    { modifiers: ledger, rolls, of: unit.side, kind: 'melee' },
  );
};

/** BLD-R-19: a sole attacker is credited with what its target lost, others with their own result rounded down. */
export const creditOf = (blow: Blow, blows: readonly Blow[], lost: number): number => {
  const own = Math.floor(blow.halves / 2);
  return blows.filter(({ at }) => at === blow.at).length === 1 ? Math.max(lost, own) : own;
};

/** BLD-MEL-01, BLD-R-18, BLD-SEQ-11: every melee on the table; both sides strike on the same numbers. */
export const fightMelees = (tale: Tale): void => {
  const before = tale.state;
  if (before.bonds.length === 0) return;
  const blows = blowsOf(before, tale.dice);
  for (const blow of blows) tellBlow(tale, blow);
  const ids = [...new Set(before.bonds.flatMap(({ a, b }) => [a, b]))].toSorted();
  const results = ids.map((id) => {
    const unit = unitById(before, id);
    const { removed, stored } = settled(
      unit.storedHalf,
      blows.filter(({ at }) => at === id).map(({ halves }) => halves),
    );
    const fighting = lineUps(before, unit).flatMap(({ stands }) => stands);
    const files = filesInContact(before, unit);
    return {
      unit,
      stored,
      files,
      ...afterHits(unit, {
        hits: removed,
        fighting,
        filesInContact: files,
        struckFaces: bondsOf(before, id).map((bond) => faceIn(bond, id)),
      }),
    };
  });
  const lostBy = new Map(results.map(({ unit, fallen }) => [unit.id, fallen]));
  for (const { unit, stored, files, stands, fallen } of results) {
    const inflicted = blows
      .filter(({ by }) => by === unit.id)
      .reduce((sum, blow) => sum + creditOf(blow, blows, lostBy.get(blow.at) ?? 0), 0);
    tale.tell(
      'lost',
      agreed(
        unit,
        say`${unit.name} loses ${castingsText(fallen)}.`,
        say`${unit.name} lose ${castingsText(fallen)}.`,
      ),
      ['BLD-CAS-01', 'BLD-R-18', 'BLD-R-89'],
      {
        units: {
          [unit.id]: {
            ...afterEmptied(before, unit, stands, files),
            storedHalf: stored,
            wedgeMelees: unit.special === 'wedge' ? unit.wedgeMelees + 1 : 0,
            ...(unit.special === 'wedge' && unit.wedgeMelees >= 1 ? { special: null } : {}),
            deeds: {
              ...unit.deeds,
              wasInMelee: true,
              meleeHits: (unit.deeds.meleeHits ?? 0) + fallen,
              inflictedInMelee: (unit.deeds.inflictedInMelee ?? 0) + inflicted,
            },
          },
        },
      },
      { of: unit.side, kind: 'loss' },
    );
  }
  for (const { unit, stands } of results)
    if (hitsLeft({ stands }) === 0)
      wipedOut(
        tale,
        unit.id,
        agreed(unit, say`${unit.name} is wiped out.`, say`${unit.name} are wiped out.`),
      );
  renewBonds(
    tale,
    results
      .filter(
        ({ unit }) =>
          tale.state.units[unit.id] !== undefined &&
          standsLeft(unitById(tale.state, unit.id)) < standsLeft(unit),
      )
      .map(({ unit }) => unit.id),
  );
  settleOwed(tale);
};
