import { Match, seededDice } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { chronopia } from '../../index.ts';
import { nameProblem } from '../../orderText/names.ts';
import { smallCampaign } from '../../testkit/laws.ts';

test('[CHR-R-173] every power in a new campaign, neutral or not, has a name that an order file can write', () => {
  for (const seed of ['one', 'two', 'three']) {
    const { state } = Match.begin(chronopia, smallCampaign(), seededDice(seed));
    expect(
      state.empires.map(({ name }) => nameProblem(name)).filter((problem) => problem !== undefined),
    ).toEqual([]);
  }
});
