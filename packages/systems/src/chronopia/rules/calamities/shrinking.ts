/** Famine and Epidemic (CHR-CAL-03, -04, CHR-R-18). */
import type { Roll } from '@warmoot/kernel';
import type { Change } from '../../engine/events.ts';
import { draw, roll } from '../../engine/tale.ts';
import { citiesOf } from '../../state/readers.ts';
import type { Campaign, City } from '../../state/state.ts';
import { cityLost } from '../cities/cityLost.ts';
import { isActive } from '../income/cityIncome.ts';
import type { Strike } from './calamities.ts';
import { reportNoVictim } from './spared.ts';

const COUNTERS = { famine: 'granary', epidemic: 'aqueduct' } as const;
type Kind = keyof typeof COUNTERS;

/** CHR-CTY-08: size 0 destroys the city. */
const shrunk = (campaign: Campaign, city: City, loss: number): Change => {
  if (loss === 0) return {};
  return city.size > loss ? { cities: [[city.id, { size: city.size - loss }]] } : cityLost(campaign, city);
};

const effect = ({ name, size }: City, loss: number): string => {
  if (loss === 0) return `${name} is spared`;
  return loss < size ? `${name} shrinks to size ${size - loss}` : `${name} is no more`;
};

const CAPITAL = { famine: 'Famine', epidemic: 'Epidemic' } as const;

export const shrinking =
  (kind: Kind): Strike =>
  (tale, dice, empire, before) => {
    const cities = citiesOf(tale.state, empire.id);
    if (cities.length === 0) return reportNoVictim(tale, empire, kind, before);
    const { chosen: city, rolls } = draw(dice, cities, `${kind}:${empire.name}`);
    const lost = roll(dice, 3, `${kind}Loss:${city.name}`);
    const saved: Roll[] = isActive(city, COUNTERS[kind])
      ? [roll(dice, 4, `${COUNTERS[kind]}:${city.name}`)]
      : [];
    const loss = Math.min(city.size, Math.max(0, lost.value - (saved[0]?.value ?? 0)));
    tale.tell({
      type: 'cityStricken',
      rules: [kind === 'famine' ? 'CHR-CAL-03' : 'CHR-CAL-04', 'CHR-R-18'],
      rolls: [...before, ...rolls, lost, ...saved],
      about: { empire: empire.id, calamity: kind, city: city.id, loss },
      change: shrunk(tale.state, city, loss),
      told: [{ to: [empire.id], section: 'headline', text: `${CAPITAL[kind]}: ${effect(city, loss)}.` }],
    });
  };
