import { expect, test } from 'vitest';
import { campaignFrom, type GivenCampaign } from '../../casebook/position.ts';
import { checkStep } from './checkStep.ts';
import { hexAt, mover } from './testkit.ts';
import { walk } from './walk.ts';

const endOf = (given: GivenCampaign, permits: readonly number[] = []) => {
  const campaign = campaignFrom(given);
  const empires = campaign.empires.map((empire) => (empire.id === 1 ? { ...empire, permits } : empire));
  const at = { ...campaign, empires };
  const taken = checkStep(at, mover(), hexAt(at, '0303'), 1, { pace: 'move' });
  return taken.ok ? taken.ends : taken.rule;
};
const cities = [{ at: '0302', owner: 1 }];
const allies = [{}, { declares: { Aldmark: 'Allied' } }] as const;

test('[CHR-TER-23] [CHR-ALL-05] [CHR-R-48] an army may enter a city without permission to pass, and all its movement ends there', () => {
  expect(endOf({ cities })).toBe('turn');
  expect(endOf({ cities: [{ at: '0302' }] })).toBeNull();
  expect(endOf({ cities, empires: allies })).toBeNull();
  expect(endOf({ cities }, [0])).toBeNull();
  const campaign = campaignFrom({ cities });
  const { way } = walk(campaign, mover({ class: 'CAV' }), hexAt(campaign, '0303'), [1, 1], { pace: 'move' });
  expect(way.at(-1)).toBe(hexAt(campaign, '0302'));
});

const tower = { tower: { owner: 1, builtTurn: 0, captured: null } };

test('[CHR-STR-09] [CHR-STR-13] a tower stops passage only while its owner’s army holds it', () => {
  const sites = { '0302': tower };
  expect(endOf({ sites })).toBeNull();
  expect(endOf({ sites, armies: [{ at: '0302', owner: 1, size: 5 }] })).toBe('turn');
  expect(endOf({ sites, armies: [{ at: '0302', owner: 1, size: 5 }], empires: allies })).toBeNull();
  expect(endOf({ armies: [{ at: '0302', owner: 1, size: 5 }] })).toBeNull();
});

test('[CHR-STR-08] neither a temple nor a depot hinders movement', () => {
  const built = { owner: 1, builtTurn: 0, captured: null };
  const army = { at: '0302', owner: 1, size: 5 };
  expect(endOf({ sites: { '0302': { temple: built, depot: built } }, armies: [army] })).toBeNull();
});

test('[CHR-R-53] ruins stop passage like a tower while the army that holds them stands there', () => {
  const given = (ruins: boolean): GivenCampaign => ({
    sites: { '0302': { ruins: true } },
    armies: [{ at: '0302', owner: 1, size: 5, ruins }],
  });
  expect(endOf(given(true))).toBe('turn');
  expect(endOf(given(false))).toBeNull();
});
