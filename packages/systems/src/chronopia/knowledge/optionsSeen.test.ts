import { MODERATOR, SPECTATOR } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { chronopiaKit, smallCampaign } from '../testkit/laws.ts';
import { optionsSeen } from './optionsSeen.ts';

test('[CHR-HID-22] everybody learns that a map was drawn by hand, and only the moderator what is on it', () => {
  const options = smallCampaign({ map: 'tunnels and treasure' });
  for (const seat of ['e1', 'e2', SPECTATOR]) {
    const other = chronopiaKit.disguiseOptions?.(options, seat);
    expect(optionsSeen(options, seat)).toEqual(optionsSeen(other as typeof options, seat));
    expect(JSON.stringify(optionsSeen(options, seat))).not.toContain('treasure');
    expect(optionsSeen(options, seat)).toMatchObject({ name: 'A small war', hasOwnMap: true });
  }
  expect(optionsSeen(options, MODERATOR)).toEqual(options);
  expect(optionsSeen(smallCampaign(), 'e1')).toMatchObject({ hasOwnMap: false });
});
