import { MODERATOR, SPECTATOR } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { story } from './story.ts';
import { ORDERS } from './testkit/staged.ts';

const ROLLED = {
  type: 'test',
  rules: ['CHR-SIE-03'],
  rolls: [{ why: 'siege', sides: 20, value: 7 }],
  told: [
    { to: [0], section: 'cities' as const, text: 'The walls hold.' },
    { to: [1], section: 'cities' as const, text: 'They are weak.' },
  ],
};

test('[CHR-HID-20] dice are for the moderator; others read the words meant for them', () => {
  const lines = (seat: string) => story(ORDERS, ROLLED as never, seat);
  expect(lines('e1')).toEqual([{ text: 'The walls hold.', rules: ['CHR-SIE-03'] }]);
  expect([lines('e3'), lines(SPECTATOR)]).toEqual([[], []]);
  expect(lines(MODERATOR)[0]).toHaveProperty('rolls');
});
