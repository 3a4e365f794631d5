import { dice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import { distance } from '../../state/ground.ts';
import { calamities, strikeEmpire } from './calamities.ts';

const tested = (given: GivenCampaign, ...rolls: number[]) => {
  const tale = beginTale(campaignFrom({ empires: [{}], ...given }));
  calamities(tale, dice(...rolls));
  return tale;
};
const FAMINE = 1;
const EPIDEMIC = 2;
const HORDE = 3;
const GARBLED = 4;
const TREACHERY = 5;
const REVOLT = 6;

test('[CHR-CAL-01] [CHR-R-17] a player suffers a calamity on 10 or less; neutrals never do', () => {
  expect(tested({ cities: [{ at: '0101' }] }, 11).events.map(({ type }) => type)).toEqual(['calamityTested']);
  expect(tested({ empires: [{ power: 'neutral' }], cities: [{ at: '0101' }] }).events).toEqual([]);
  expect(tested({ cities: [{ at: '0101' }] }, 10, FAMINE, 1).state.cities[0]?.size).toBe(3);
});

test('[CHR-CAL-02] a campaign option can rule calamities out', () => {
  const campaign = campaignFrom({ empires: [{}] });
  const tale = beginTale({ ...campaign, options: { ...campaign.options, calamities: false } });
  calamities(tale, dice());
  expect(tale.events).toEqual([]);
});

test('[CHR-CAL-09] the same player may suffer again the very next turn', () => {
  const tale = tested({ cities: [{ at: '0101', size: 5 }] }, 1, FAMINE, 1);
  calamities(tale, dice(1, FAMINE, 1));
  expect(tale.state.cities[0]?.size).toBe(3);
});

test('[CHR-EX-40] [CHR-CAL-03] [CHR-R-18] famine 3 minus granary 2 costs one size; 1 minus 4 costs none', () => {
  const size = (...rolls: number[]) =>
    tested({ cities: [{ at: '0101', size: 5, improvements: ['granary'] }] }, 1, FAMINE, ...rolls).state
      .cities[0]?.size;
  expect(size(3, 2)).toBe(4);
  expect(size(1, 4)).toBe(5);
});

test('[CHR-CAL-04] an aqueduct helps against an epidemic; a granary does not', () => {
  const size = (improvement: 'granary' | 'aqueduct', ...rolls: number[]) =>
    tested({ cities: [{ at: '0101', size: 5, improvements: [improvement] }] }, 1, EPIDEMIC, ...rolls).state
      .cities[0]?.size;
  expect(size('aqueduct', 3, 3)).toBe(5);
  expect(size('granary', 3)).toBe(2);
});

test('[CHR-CTY-08] [CHR-CAL-03] [CHR-R-40] a city at size 0 is gone; those inside move outside, and its spy finds another home', () => {
  const tale = tested(
    {
      cities: [
        { at: '0101', name: 'Small', size: 2 },
        { at: '0601', name: 'Big', size: 4 },
      ],
      armies: [{ at: '0101', inside: true }],
      spies: [{ home: 'Small' }],
    },
    1,
    FAMINE,
    1,
    2,
  );
  expect(tale.state.cities[0]).toBeNull();
  expect(tale.state.armies[0]?.inside).toBe(false);
  expect(tale.state.spies[0]?.home).toBe(1);
});

test('[CHR-CAL-05] [CHR-R-19] a horde of size 5 + d10 appears exactly 5 hexes from its target, at war with all', () => {
  const tale = tested({ columns: 15, rows: 15, armies: [{ at: '0808', name: 'Host' }] }, 1, HORDE, 4, 1);
  const [target, horde] = tale.state.armies;
  expect(horde).toMatchObject({ size: 9, owner: 1, supply: 'regular' });
  expect(distance(tale.state.ground, target!.at, horde!.at)).toBe(5);
  expect(tale.state.empires[1]).toMatchObject({
    power: 'horde',
    race: 'BA',
    stance: 'At War',
    mind: { target: 0 },
  });
  expect(horde?.heroes[0]?.profile).toBe('barbarian-chief');
});

test('[CHR-R-19] if there is no room at 5 hexes the horde appears at 6, then 4; if there is none at all, it does not come', () => {
  const narrow = (columns: number) =>
    tested({ columns, rows: 1, armies: [{ at: '0101' }] }, 1, HORDE, ...(columns > 4 ? [1] : []));
  expect(narrow(7).state.armies[1]?.at).toBe(5);
  expect(narrow(5).state.armies[1]?.at).toBe(4);
  expect(narrow(4).state.armies).toHaveLength(1);
  const watery = tested({ surface: ['.....w.'], armies: [{ at: '0101' }] }, 1, HORDE, 1);
  expect(watery.state.armies[1]?.at).toBe(6);
});

test('[CHR-CAL-06] [CHR-R-20] [CHR-HID-16] one army strays in two directions, and nobody learns of it beforehand', () => {
  const tale = tested({ armies: [{ at: '0101' }] }, 1, GARBLED, 3, 5);
  expect(tale.state.armies[0]?.today.strays).toEqual([3, 5]);
  expect(tale.state.reports).toEqual({});
});

test('[CHR-CAL-07] [CHR-R-21] treachery takes 10 to 100 percent for another player, who is revealed on 25 or less', () => {
  const plunder = (share: number, learns: number) =>
    tested({ empires: [{}, {}], cities: [{ at: '0101' }] }, 1, TREACHERY, share, learns, 50).state.cities[0]
      ?.plunder;
  expect(plunder(3, 25)).toEqual({ percent: 30, thief: 1, known: true });
  expect(plunder(10, 26)).toEqual({ percent: 100, thief: 1, known: false });
});

test('[CHR-CAL-08] a revolt takes 5 to 25 percent', () => {
  expect(tested({ cities: [{ at: '0101' }] }, 1, REVOLT, 5).state.cities[0]?.plunder).toEqual({
    percent: 25,
    thief: null,
    known: false,
  });
});

test('[CHR-R-17] without a victim nothing happens', () => {
  for (const type of [FAMINE, EPIDEMIC, HORDE, GARBLED, TREACHERY, REVOLT])
    expect(tested({}, 1, type).events.map((event) => event.type)).toEqual(['calamitySpared']);
});

test('[CHR-MOD-01] the moderator may send a calamity', () => {
  const tale = beginTale(campaignFrom({ empires: [{}], cities: [{ at: '0101', size: 4 }] }));
  strikeEmpire(tale, dice(2), 0, 'famine');
  expect(tale.state.cities[0]?.size).toBe(2);
});
