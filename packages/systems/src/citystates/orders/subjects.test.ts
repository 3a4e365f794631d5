import { Match, randomCommand, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { kindOfSubject } from '../engine/subjects.ts';
import { citystates } from '../index.ts';
import { numberOf } from '../state/seats.ts';
import { RULED, ruleOf } from './orderRules.ts';

test('[CST-PLY-01] no rule has an order about a kind of subject that it does not name', () => {
  const match = Match.begin(
    citystates,
    { players: 3, forces: 'readyMade', preset: 'full', switches: { limit: 3 } },
    seededDice(4),
  );
  const dice = seededDice(5);
  const rules = RULED.map((type) => ruleOf(type)).filter((rule) => rule?.about !== undefined);
  expect(rules.length).toBeGreaterThan(0);
  for (let [open] = match.pending; open !== undefined; [open] = match.pending) {
    const { seat, standIn } = open;
    const view = match.viewOf(seat);
    for (const subject of citystates.subjects(view, seat))
      for (const rule of rules)
        if (rule?.about?.includes(kindOfSubject(subject)) === false)
          expect([...rule.legal(view, numberOf(seat), subject)]).toEqual([]);
    match.submit(seat, randomCommand(citystates, view, seat, dice, 4) ?? standIn);
  }
});
