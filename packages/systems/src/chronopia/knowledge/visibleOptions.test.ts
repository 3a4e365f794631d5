import { MODERATOR, SPECTATOR } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { chronopiaKit, smallCampaign } from '../testkit/laws.ts';
import { visibleOptions } from './visibleOptions.ts';

test('[CHR-HID-22] everybody learns that a map was drawn by hand; only the moderator sees what is on it', () => {
  const options = smallCampaign({ map: 'tunnels and treasure' });
  for (const seat of ['e1', 'e2', SPECTATOR]) {
    const other = chronopiaKit.disguiseOptions?.(options, seat);
    expect(visibleOptions(options, seat)).toEqual(visibleOptions(other as typeof options, seat));
    expect(JSON.stringify(visibleOptions(options, seat))).not.toContain('treasure');
    expect(visibleOptions(options, seat)).toMatchObject({ name: 'A small war', hasOwnMap: true });
  }
  expect(visibleOptions(options, MODERATOR)).toEqual(options);
  expect(visibleOptions(smallCampaign(), 'e1')).toMatchObject({ hasOwnMap: false });
});
