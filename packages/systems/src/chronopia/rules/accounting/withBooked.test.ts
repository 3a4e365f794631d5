import { expect, test } from 'vitest';
import { campaignFrom } from '../../casebook/position.ts';
import { apply } from '../../engine/events.ts';
import { booked } from './ledger.ts';

const campaign = campaignFrom({ turn: 4, empires: [{ name: 'Aldmark', treasury: 500 }, { name: 'Brakka' }] });

test('[CHR-RPT-01] every guilder is booked for its owner; unbooked money is the moderator’s doing', () => {
  const { money, ledger } = booked([
    { empire: 0, cause: 'income', what: 'Karsk', guilders: 376 },
    { empire: 1, cause: 'treachery', what: 'found money', guilders: 40 },
    { empire: 1, cause: 'spoils', what: 'Hidden Host', guilders: 7 },
  ]);
  const paid = apply(campaign, { type: 'x', rules: ['CHR-INC-02'], about: { ledger }, change: { money } });
  const edited = apply(paid, {
    type: 'y',
    rules: ['CHR-MOD-01'],
    change: { empires: [[0, { treasury: 900 }]] },
  });
  const lines = (empire: number) =>
    (edited.reports[empire] ?? []).map(({ section, text, booking }) => [
      section,
      text,
      booking?.cause,
      booking?.guilders,
    ]);
  expect(lines(0)).toEqual([
    ['ledger', 'Karsk', 'income', 376],
    ['ledger', '', 'moderator', 24],
  ]);
  expect(lines(1)).toEqual([
    ['ledger', '', 'found', 40],
    ['ledger', '', 'spoils', 7],
  ]);
});
