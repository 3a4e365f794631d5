import { expect, test } from 'vitest';
import { beginTale, type Tale } from '../../engine/tale.ts';
import type { OpenBattle } from '../../state/state.ts';
import type { FightResult } from '../battle/forms.ts';
import { resultForm } from '../battle/resultForm.ts';
import { loaded } from '../battle/testkit.ts';
import { fieldBattles } from '../combat/fights.ts';
import { settleMeetings } from '../combat/meetings.ts';
import { dayOf } from '../combat/testkit.ts';
import { BATTLE_COMMANDS } from './battleCommands.ts';

const DICE = loaded({}, 1);

/** Aldmark against Brakka and its ally Corvane, announced. */
const announced = (): Tale => {
  const tale = beginTale(
    dayOf({
      empires: [
        { name: 'Aldmark' },
        { name: 'Brakka', declares: { Corvane: 'Allied' } },
        { name: 'Corvane', declares: { Brakka: 'Allied' } },
      ],
      armies: [
        { at: '0606', owner: 0, size: 9 },
        { at: '0606', owner: 1, size: 6 },
        { at: '0606', owner: 2, size: 6 },
      ],
    }),
  );
  settleMeetings(tale, DICE);
  fieldBattles(tale, DICE);
  return tale;
};
const open = ({ state }: Tale): OpenBattle => state.battles[0]!;
const filedBy = (me: number, result: Partial<FightResult> = {}): Tale => {
  const tale = announced();
  const { id, order } = open(tale);
  BATTLE_COMMANDS.fileResult.decide(
    tale,
    me,
    { type: 'fileResult', battle: id, result: { ...resultForm(order), ...result } },
    DICE,
  );
  return tale;
};
const mayAnswer = (tale: Tale, me: number) =>
  BATTLE_COMMANDS.answerResult.check!({
    campaign: tale.state,
    me,
    command: { type: 'answerResult', battle: open(tale).id, agree: true },
  });

test('[CHR-BTL-05] the other side answers a report; an ally of its author does not', () => {
  const tale = filedBy(1);
  expect(open(tale).sides).toEqual({ A: [0], B: [1, 2] });
  expect([0, 1, 2].map((me) => mayAnswer(tale, me).ok)).toEqual([true, false, false]);
  expect([0, 1, 2].map((me) => mayAnswer(announced(), me).ok)).toEqual([false, false, false]);
});

test('[CHR-BTL-05] a confirmed battle is done for all parties; a disputed one is open again', () => {
  const tale = filedBy(1);
  BATTLE_COMMANDS.answerResult.decide(
    tale,
    0,
    { type: 'answerResult', battle: open(tale).id, agree: false },
    DICE,
  );
  expect([open(tale).disputed, tale.state.window?.ready]).toEqual([true, []]);
  const agreed = filedBy(1);
  BATTLE_COMMANDS.answerResult.decide(
    agreed,
    0,
    { type: 'answerResult', battle: open(agreed).id, agree: true },
    DICE,
  );
  expect(agreed.state.window?.ready).toEqual([0, 1, 2]);
});

test('[CHR-BTL-05] a report from the other side confirms the first if it is the same, otherwise disputes it', () => {
  const countered = (result: Partial<FightResult>): Tale => {
    const tale = filedBy(1);
    const { id, order } = open(tale);
    const command = { type: 'fileResult', battle: id, result: { ...resultForm(order), ...result } } as const;
    BATTLE_COMMANDS.fileResult.decide(tale, 0, command, DICE);
    return tale;
  };
  const same = countered({ publicNote: 'We held.' });
  expect(open(same)).toMatchObject({ filed: { by: 1 }, disputed: false, agreed: true });
  const other = countered({ turnsPlayed: 7 });
  expect(open(other)).toMatchObject({
    filed: { by: 1, result: { turnsPlayed: 6 } },
    disputed: true,
    agreed: false,
  });
  expect(open(other).countered).toMatchObject({ by: 0, result: { turnsPlayed: 7 } });
  expect(other.state.reports[1]?.at(-1)?.text).toContain('Aldmark disputes the report of battle');
});

test('[CHR-BTL-04] victory points are recounted, and the other side reads about any discrepancy', () => {
  const tale = filedBy(0, { winner: 'A', victoryPoints: { A: 999, B: 0 } });
  expect(open(tale).filed?.result.victoryPoints).toEqual({ A: 0, B: 0 });
  const { order } = open(announced());
  const band = order.sides[0].armies[0]!.warbands[0]!;
  const warbands = resultForm(order).warbands.map((fate) =>
    fate.id === band.id ? { ...fate, survivors: [] } : fate,
  );
  const odd = filedBy(0, { winner: 'A', warbands });
  expect(odd.state.reports[1]?.at(-1)?.text).toContain('with 0 victory points');
});

test('[CHR-BTL-01] another mode needs the consent of all players in the battle', () => {
  const tale = announced();
  const wanted = (me: number) =>
    BATTLE_COMMANDS.battleMode.decide(
      tale,
      me,
      { type: 'battleMode', battle: open(tale).id, mode: 'auto' },
      DICE,
    );
  wanted(0);
  wanted(1);
  expect(open(tale).mode).toBe('tabletop');
  wanted(2);
  expect([open(tale).mode, tale.state.window?.ready]).toEqual(['auto', [0, 1, 2]]);
});
