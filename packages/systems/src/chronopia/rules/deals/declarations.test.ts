import { expect, test } from 'vitest';
import { campaignFrom } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import { stanceOf } from '../../state/readers.ts';
import { checkDeclare, declare, declareWithOrders } from './declarations.ts';

const EMPIRES = [{ name: 'Aldmark' }, { name: 'Brakka' }, { name: 'Corvane' }];

test('[CHR-ALL-04] everybody starts as Unknown to everybody', () => {
  expect(stanceOf(campaignFrom({ empires: EMPIRES }), 0, 1)).toBe('Unknown');
});

test('[CHR-ALL-01] [CHR-ALL-02] a declaration is public, effective at once and need not be mutual', () => {
  const tale = beginTale(campaignFrom({ empires: EMPIRES }));
  declare(tale, 0, 1, 'Allied');
  expect([stanceOf(tale.state, 0, 1), stanceOf(tale.state, 1, 0)]).toEqual(['Allied', 'Unknown']);
  expect(tale.state.reports[2]?.[0]).toMatchObject({
    section: 'declarations',
    text: 'Aldmark declares Brakka Allied.',
  });
});

test('[CHR-R-73] one change for each target during diplomacy, and one with the orders', () => {
  const orders = {
    Aldmark: [
      { s: 'declare' as const, empire: 'brakka', stance: 'At War' as const },
      { s: 'declare' as const, empire: 'Brakka', stance: 'Neutral' as const },
      { s: 'declare' as const, empire: 'Nobody', stance: 'Neutral' as const },
    ],
  };
  const tale = beginTale(campaignFrom({ empires: EMPIRES, orders }));
  expect(checkDeclare(tale.state, 0, 1, 'Friendly').ok).toBe(true);
  declare(tale, 0, 1, 'Friendly');
  expect(checkDeclare(tale.state, 0, 1, 'Allied')).toMatchObject({ ok: false, rule: 'CHR-R-73' });
  expect(checkDeclare(tale.state, 0, 2, 'Allied').ok).toBe(true);
  declareWithOrders(tale);
  expect(stanceOf(tale.state, 0, 1)).toBe('At War');
});

test('[CHR-ALL-03] an empire cannot declare toward itself, toward a fallen empire, or a state that already holds', () => {
  const campaign = campaignFrom({ empires: EMPIRES });
  const fallen = {
    ...campaign,
    empires: campaign.empires.map((empire) => (empire.id === 2 ? { ...empire, fallen: 1 } : empire)),
  };
  expect(checkDeclare(campaign, 0, 0, 'Neutral').ok).toBe(false);
  expect(checkDeclare(fallen, 0, 2, 'Neutral').ok).toBe(false);
  expect(checkDeclare(campaign, 0, 1, 'Unknown').ok).toBe(false);
});
