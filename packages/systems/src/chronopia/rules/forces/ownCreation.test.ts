import { expect, test } from 'vitest';
import { campaignFrom } from '../../casebook/position.ts';
import { profileOf } from '../../data/index.ts';
import { beginTale } from '../../engine/tale.ts';
import { chronopia } from '../../index.ts';
import { reportOf } from '../../report/report.ts';
import { inspect } from '../../scene/inspect.ts';
import { replaceLosses } from '../payables/replacements.ts';
import { takeWounds } from './wounds.ts';

/** These entries are in no list: they are stored with the troops. */
const HERO = { ...profileOf('judge'), id: 'my-judge', name: 'Grey Judge' };
const GUARD = { ...profileOf('fb-swordsmen'), id: 'my-guard', name: 'Grey Guard' };

const campaign = () => {
  const plain = campaignFrom({
    turn: 5,
    empires: [{ name: 'Aldmark', treasury: 1000 }],
    cities: [{ at: '0101' }],
    armies: [{ at: '0101', name: 'Host', troops: 'judge as Verian, 6 fb-swordsmen, 6 fb-spearmen' }],
    orders: { Aldmark: [{ s: 'replace', army: 'Host', items: [{ count: 6, profile: 'my-guard' }] }] },
  });
  const army = plain.armies[0]!;
  const [band, ...others] = army.bands;
  const host = {
    ...army,
    heroes: [{ ...army.heroes[0]!, profile: HERO.id, creation: HERO }],
    bands: [{ ...band!, profile: GUARD.id, creation: GUARD }, ...others],
  };
  return { ...plain, armies: [host] };
};

test('[CHR-PCR-04] a player’s own creation appears in reports and can be inspected like any other', () => {
  const view = chronopia.view(campaign(), 'e1');
  expect(reportOf(view, 0).armies[0]?.individuals).toMatchObject([{ name: 'Verian', profile: 'Grey Judge' }]);
  expect(JSON.stringify(inspect(view, 'e1', 'Host'))).toContain('Grey Judge');
});

test('[CHR-PCR-04] [CHR-PAY-10] a fallen creation can be replaced, even the last of a band', () => {
  const state = campaign();
  const host = state.armies[0]!;
  const { force, losses } = takeWounds(host, 6, ['my-guard'], host.commander);
  expect(force.bands.map(({ profile }) => profile)).toEqual(['fb-spearmen']);
  const lost = losses.map((loss) => ({ ...loss, turn: 4 }));
  const tale = beginTale({ ...state, armies: [{ ...host, ...force, supply: 'city', lost }] });
  expect(reportOf(chronopia.view(tale.state, 'e1'), 0).armies[0]?.replaceable).toMatchObject([
    { profile: 'Grey Guard', count: 6 },
  ]);
  replaceLosses(tale, 0);
  expect(tale.state.armies[0]?.bands[1]).toMatchObject({ profile: 'my-guard', creation: GUARD });
  expect(tale.state.empires[0]?.treasury).toBe(1000 - 6 * GUARD.models[0]!.cost);
});
