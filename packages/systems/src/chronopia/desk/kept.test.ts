import type { Seen } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom } from '../casebook/position.ts';
import { chronopiaDoor } from '../door.ts';
import { type Campaign, type CampaignCommand, chronopia } from '../index.ts';
import {
  actionForms,
  isWhole,
  keptAs,
  ownNames,
  sheetOf,
  statementForms,
  withSlotChange,
  withStatement,
} from './index.ts';

const CAMPAIGN: Campaign = {
  ...campaignFrom({
    turn: 4,
    step: 'T5',
    empires: [{ name: 'Aldmark', treasury: 3000 }, { name: 'Brakka' }],
    cities: [
      { at: '0505', name: 'Karsk', size: 5 },
      { at: '0909', name: 'Urgzul', size: 4, owner: 1 },
    ],
    armies: [
      { at: '0505', name: 'Iron Host', troops: 'judge as Verian, 10 fb-swordsmen +leader' },
      { at: '0506', name: 'Grey Shields', size: 6 },
    ],
    units: [{ kind: 'scout', at: '0504', name: 'Larks' }],
    spies: [{ home: 'Karsk', name: 'Whisper' }],
  }),
  window: { name: 'orders', asked: [0, 1], ready: [] },
};
const VIEW = chronopia.view(CAMPAIGN, 'e1');

/** A text sent as a file is: read at the door, carried out, and written out again. */
const asFile = (text: string): string => {
  const { commands } = chronopiaDoor.orders!.read(VIEW, 'e1', text)!;
  const after = (commands as CampaignCommand[]).reduce(
    (campaign, command) =>
      chronopia
        .decide(campaign, 'e1', command, { roll: () => 1 })
        .reduce((state, event) => chronopia.apply(state, event), campaign),
    CAMPAIGN,
  );
  return chronopiaDoor.orders!.write(chronopia.view(after, 'e1') as Seen<Campaign>, 'e1')!;
};

/** One text for each order that a press gives as it stands. */
const pressed = (): string[] => {
  const empty = sheetOf(VIEW, 'e1')!;
  const cards = ownNames(VIEW, 'e1').flatMap(({ name }) =>
    actionForms(VIEW, 'e1', name)
      .filter((form) => isWhole(form, form.blank))
      .map((form) => withSlotChange(VIEW, 'e1', empty, name, { put: form.blank, slot: 0 })),
  );
  const lines = (['ledger', 'deals', 'battle'] as const).flatMap((group) =>
    statementForms(VIEW, 'e1', group)
      .filter((form) => isWhole(form, form.blank))
      .map((form) => withStatement(empty, undefined, form.blank)),
  );
  return [...cards, ...lines];
};

test('[CHR-GRM-06] what the desk writes is byte for byte what a file campaign holds after it', () => {
  const texts = pressed();
  expect(texts.length).toBeGreaterThan(40);
  for (const text of texts) {
    expect(asFile(text)).toBe(text);
    expect(keptAs(VIEW, 'e1', text)).toBe(text);
  }
});

test('[CHR-GRM-01] a text typed loosely is kept as the grammar spells it', () => {
  const typed = 'EMPIRE Aldmark\nTURN 4\niron host –  move 1 1 # to the hill\n\ndeclare brakka at war';
  const kept = 'EMPIRE Aldmark\nTURN 4\nIron Host - Move 1,1\nDECLARE Brakka At War\n';
  expect(keptAs(VIEW, 'e1', typed)).toBe(kept);
  expect(asFile(typed)).toBe(kept);
});
