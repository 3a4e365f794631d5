import { expect, test } from 'vitest';
import { campaignFrom } from '../../casebook/position.ts';
import { beginTale } from '../../engine/tale.ts';
import { NEW_ARMY_DAY, NEW_CITY_DAY } from '../../state/state.ts';
import { beginDay } from './beginDay.ts';

test('[CHR-WND-02] [CHR-R-124] at T1 a wounded individual regains one wound, up to his full number', () => {
  const campaign = campaignFrom({ armies: [{ at: '0101', troops: 'judge, 10 fb-swordsmen' }] });
  const [army] = campaign.armies;
  const wounded = { ...army!, heroes: [{ ...army!.heroes[0]!, wounds: 1 }] };
  const tale = beginTale({ ...campaign, armies: [wounded] });
  const wounds = [];
  for (let turn = 0; turn < 3; turn++) {
    beginDay(tale);
    wounds.push(tale.state.armies[0]?.heroes[0]?.wounds);
  }
  expect(wounds).toEqual([2, 3, 3]);
});

test('[CHR-TRN-02] marks of the last turn are cleared and old losses are forgotten', () => {
  const campaign = campaignFrom({
    turn: 6,
    cities: [{ at: '0101', today: { ...NEW_CITY_DAY, grown: true } }],
    units: [{ kind: 'scout', at: '0101', stopped: true }],
    armies: [
      {
        at: '0101',
        today: { marches: 2 },
        lost: [
          { profile: 'fb-swordsmen', type: 'trooper', count: 1, band: 1, turn: 4 },
          { profile: 'fb-swordsmen', type: 'trooper', count: 2, band: 1, turn: 5 },
        ],
      },
    ],
  });
  const tale = beginTale({
    ...campaign,
    empires: campaign.empires.map((empire) => ({ ...empire, changed: [1] })),
  });
  beginDay(tale);
  expect(tale.state.armies[0]?.today).toEqual(NEW_ARMY_DAY);
  expect(tale.state.armies[0]?.lost.map(({ turn }) => turn)).toEqual([5]);
  expect(tale.state.cities[0]?.today).toEqual(NEW_CITY_DAY);
  expect(tale.state.units[0]?.stopped).toBe(false);
  expect(tale.state.empires[0]?.changed).toEqual([]);
});

test('[CHR-SPT-02] [CHR-R-56] a stash of fruit keeps until its last turn', () => {
  const stash = (turn: number) => {
    const tale = beginTale(campaignFrom({ turn, armies: [{ at: '0101', stash: { until: 6 } }] }));
    beginDay(tale);
    return tale.state.armies[0]?.stash;
  };
  expect([stash(6), stash(7)]).toEqual([{ until: 6 }, null]);
});
