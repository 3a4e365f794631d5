/** Disrepair and neglect (CHR-PAY-05): unpaid structures may be lost, without ruins. */
import type { Dice } from '@warmoot/kernel';
import { roll, type Tale } from '../../engine/tale.ts';
import type { Hex } from '../../state/ground.ts';
import type { Campaign, City, EmpireId, Site } from '../../state/state.ts';
import { capital } from '../../words/grammar.ts';
import type { Work } from './works.ts';

const CHANCE = 50;

const isImprovement = (work: Work): work is Extract<Work, { kind: 'improvement' }> =>
  work.kind === 'improvement';

const citiesAfter = (campaign: Campaign, lost: readonly Work[]): [number, Partial<City>][] => {
  const cities = new Map<number, City['improvements']>();
  for (const { city, improvement } of lost.filter(isImprovement)) {
    const { [improvement]: _gone, ...rest } = cities.get(city.id) ?? campaign.cities[city.id]!.improvements;
    cities.set(city.id, rest);
  }
  return [...cities].map(([id, improvements]) => [id, { improvements }]);
};

const sitesAfter = (campaign: Campaign, lost: readonly Work[]): [Hex, Site | null][] => {
  const sites = new Map<Hex, Site>();
  for (const work of lost)
    if (work.kind === 'structure') {
      const { [work.structure]: _gone, ...rest } = sites.get(work.hex) ?? campaign.sites[work.hex]!;
      sites.set(work.hex, rest);
    }
  return [...sites].map(([hex, site]) => [hex, Object.keys(site).length === 0 ? null : site]);
};

/** One d100 for each, in the order in which they were not paid. */
export const testDisrepair = (tale: Tale, dice: Dice, empire: EmpireId, unpaid: readonly Work[]): void => {
  if (unpaid.length === 0) return;
  const rolls = unpaid.map(({ what }) => roll(dice, 100, `disrepair:${what}`));
  const lost = unpaid.filter((_, i) => rolls[i]!.value <= CHANCE);
  tale.tell({
    type: 'neglectTested',
    rules: ['CHR-PAY-05'],
    rolls,
    about: { empire, lost: lost.map(({ what }) => what) },
    change: { cities: citiesAfter(tale.state, lost), sites: sitesAfter(tale.state, lost) },
    told: unpaid.map((work) => ({
      to: [empire],
      section: 'cities',
      text: `${capital(work.what)} was not paid and ${lost.includes(work) ? 'is lost to neglect' : 'stands for now'}.`,
    })),
  });
};
