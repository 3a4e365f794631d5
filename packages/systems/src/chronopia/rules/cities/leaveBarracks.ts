/** CHR-CAC-19: the owner of an abandoned city may send the troops in its barracks out, to an adjacent hex, Broken. */
import type { Tale } from '../../engine/tale.ts';
import type { Step } from '../../orders/orders.ts';
import { type Hex, labelOf } from '../../state/ground.ts';
import { armiesAt } from '../../state/readers.ts';
import type { City } from '../../state/state.ts';
import { agreed } from '../../words/grammar.ts';
import { routed } from '../combat/flight.ts';
import { chosenRefuge, refugesOf } from './refuge.ts';

/** Where refugees of the city could go too; if nowhere is open, they stay. */
export const leaveBarracks = (tale: Tale, city: City, to: Step | 'ANY'): void => {
  const { state } = tale;
  const refuges = refugesOf(state, city);
  const troops = armiesAt(state, city.at).filter(({ inside, owner }) => inside && owner === city.owner);
  if (troops.length === 0 || refuges.length === 0) return;
  const at: Hex = chosenRefuge(state, city, refuges, to === 'ANY' ? undefined : to);
  tale.tell({
    type: 'barracksLeft',
    rules: ['CHR-CAC-19', 'CHR-R-112'],
    about: { city: city.id, armies: troops.map(({ id }) => id) },
    change: {
      armies: troops.map(({ id, size }) => [
        id,
        { at, cameFrom: city.at, inside: false, ...routed(state, size) },
      ]),
    },
    told: troops.map(({ name }) => ({
      to: [city.owner],
      section: 'armies',
      text: `${agreed(name, 'has', 'have')} left the barracks of ${city.name} for ${labelOf(state.ground, at)}, Broken.`,
    })),
  });
};
