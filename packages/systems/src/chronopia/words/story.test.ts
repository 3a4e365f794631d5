import { MODERATOR, SPECTATOR, storyOfEvents } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { apply, type CampaignEvent } from '../engine/events.ts';
import { beginTale } from '../engine/tale.ts';
import { chronopia } from '../index.ts';
import { view } from '../knowledge/view.ts';
import { rollBack } from '../rules/moderator/rollBack.ts';
import type { Campaign } from '../state/state.ts';
import { ORDERS, PATROL } from '../testkit/staged.ts';
import { story } from './story.ts';

const ROLLED = {
  type: 'test',
  rules: ['CHR-SIE-03'],
  rolls: [{ why: 'siege', sides: 20, value: 7 }],
  told: [
    { to: [0], section: 'cities' as const, text: 'The walls hold.' },
    { to: [1], section: 'cities' as const, text: 'They are weak.' },
  ],
};

test('[CHR-HID-20] only the moderator reads dice; others read the text meant for them', () => {
  const lines = (seat: string) => story(ORDERS, ROLLED as never, seat);
  expect(lines('e1')).toEqual([{ text: 'The walls hold.', rules: ['CHR-SIE-03'] }]);
  expect([lines('e3'), lines(SPECTATOR)]).toEqual([[], []]);
  expect(lines(MODERATOR)[0]).toHaveProperty('rolls');
});

const texts = (before: Campaign, event: CampaignEvent, seat: string): string[] =>
  story(before, event, seat).map(({ text }) => text);

const opened = (asked: readonly number[]): CampaignEvent => ({
  type: 'windowOpened',
  rules: ['CHR-PLAY-01'],
  change: { set: { window: { name: 'intents', asked, ready: [] } } },
});
const BLOCKED: CampaignEvent = {
  type: 'wayBlocked',
  rules: ['CHR-ACT-04'],
  told: [{ to: [0], section: 'execution', text: 'Way blocked.' }],
};
const OVER: CampaignEvent = {
  type: 'turnBegun',
  rules: ['CHR-TRN-02'],
  change: { set: { turn: 7, lock: null } },
};
const WENT = 'Iron Host went from 0302 to 0403.';

test('[CHR-PLAY-03] [CHR-R-186] an empire with nothing to answer reads the turn when it is over, in order', () => {
  expect(texts(PATROL, BLOCKED, 'e1')).toEqual([]);
  expect(texts(apply(PATROL, BLOCKED), opened([1, 2]), 'e1')).toEqual([]);
  expect(texts(apply(PATROL, BLOCKED), OVER, 'e1')).toEqual([WENT, 'Way blocked.']);
  expect(texts(PATROL, BLOCKED, MODERATOR)).toEqual(['Way blocked.']);
});

test('[CHR-PLAY-03] [CHR-R-186] an empire that must answer reads what was held back, and nothing twice', () => {
  expect(texts(PATROL, opened([0, 1]), 'e1')).toEqual([WENT]);
  const asked = apply(PATROL, opened([0, 1]));
  expect(texts(asked, BLOCKED, 'e1')).toEqual(['Way blocked.']);
  const again = apply(apply(asked, BLOCKED), opened([1]));
  expect(texts(again, BLOCKED, 'e1')).toEqual([]);
  expect(
    texts(apply(again, { ...BLOCKED, told: [{ ...BLOCKED.told![0]!, text: 'Held.' }] }), OVER, 'e1'),
  ).toEqual(['Held.']);
  expect(view(again, 'e1').reports[0]!.map(({ text }) => text)).toEqual([
    'Income 300.',
    WENT,
    'Way blocked.',
  ]);
});

test('[CHR-R-186] spectators read the public events when the turn is over', () => {
  const declared: CampaignEvent = {
    type: 'declared',
    rules: ['CHR-ALL-03'],
    told: [{ to: 'all', section: 'declarations', text: 'Brakka is At War.' }],
  };
  expect(texts(PATROL, declared, SPECTATOR)).toEqual([]);
  expect(texts(apply(PATROL, declared), OVER, SPECTATOR)).toEqual(['Brakka is At War.']);
});

test('[CHR-R-186] a turn that the moderator rolls back never appears in the story', () => {
  const tale = beginTale(PATROL);
  rollBack(tale, { type: 'rollBack', reason: 'a wrong map' });
  const told = storyOfEvents(chronopia, PATROL, tale.events, 'e1');
  expect([told, view(tale.state, 'e1').armies[0]!.at]).toEqual([[], PATROL.lock!.armies[0]!.at]);
});
