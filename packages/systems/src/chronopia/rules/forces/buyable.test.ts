import { expect, test } from 'vitest';
import { buyableBy } from './buyable.ts';

const ids = (...given: Parameters<typeof buyableBy>): string[] => buyableBy(...given).map(({ id }) => id);
const SHARED = { sharedCreations: true };

test('[CHR-RAC-02] Firstborn may take three bands of Kronos, but neither individuals nor Warhounds', () => {
  const list = ids('FB', null, SHARED);
  expect(list.filter((id) => id.startsWith('sk-'))).toEqual([
    'sk-axemen',
    'sk-javelins',
    'sk-viridian-lords',
  ]);
  expect(list).not.toContain('monarch');
});

test('[CHR-RAC-27] the Sons of Kronos may buy Firstborn cavalry', () => {
  expect(ids('SK', null, SHARED).filter((id) => id.startsWith('fb-'))).toEqual([
    'fb-light-horse',
    'fb-mounted-scouts',
  ]);
  expect(ids('SK', null, { sharedCreations: false }).filter((id) => id.startsWith('fb-'))).toEqual([
    'fb-light-horse',
  ]);
});

test('[CHR-RAC-36] Elves have the bands of all houses and those of their own', () => {
  const helios = ids('EL', 'helios', SHARED);
  expect(helios).toEqual(
    expect.arrayContaining(['el-archers', 'el-sun-guard', 'golden-lance', 'he-firestorm-initiates']),
  );
  expect(helios).not.toEqual(expect.arrayContaining(['el-lotus-guard']));
  expect(helios).not.toContain('crystal-knight');
  expect(helios).not.toContain('blue-ice-dragon');
});

test('[CHR-R-148, CHR-PCR-04] printed creations depend on the option; submissions are for their author only', () => {
  const own = { ...buyableBy('DW', null, SHARED)[0]!, id: 'my-hero' };
  expect(ids('DW', null, SHARED)).toContain('dw-minotaur-lord');
  expect(ids('DW', null, { sharedCreations: false })).not.toContain('dw-minotaur-lord');
  expect(ids('DW', null, { sharedCreations: false }, [own])).toContain('my-hero');
  expect(ids('DW', null, SHARED)).not.toContain('my-hero');
});

test('[CHR-RAC-19, CHR-RAC-20] the Drugged and the summoned are never bought, nor are hired bands', () => {
  const all = (['FB', 'BB', 'DV', 'ST', 'SK', 'DW', 'EL', 'SG'] as const).flatMap((race) =>
    ids(race, 'helios', SHARED),
  );
  for (const id of ['st-drugged', 'greater-undead', 'adamantite-golem', 'dow-pirates'])
    expect(all).not.toContain(id);
});
