/** The highest bidder gets the band, and pays at once (CHR-DOW-03, -05, CHR-R-152). */
import { profileOf } from '../../data/index.ts';
import type { Tale } from '../../engine/tale.ts';
import type { Dog } from '../../state/state.ts';
import { agreed, counted } from '../../words/grammar.ts';
import { booked } from '../accounting/ledger.ts';
import { dogsWith } from './keepDogs.ts';

const award = (tale: Tale, { band, high }: Dog): void => {
  const { empire, guilders } = high!;
  const { name } = profileOf(band);
  const { money, ledger } = booked([{ empire, cause: 'hiring', what: name, guilders: -guilders }]);
  tale.tell({
    type: 'dogsAwarded',
    rules: ['CHR-DOW-03', 'CHR-DOW-05', 'CHR-R-152'],
    about: { band, empire, ledger },
    change: {
      money,
      set: { dogs: dogsWith(tale.state.dogs, band, { state: 'hired', until: tale.state.turn }) },
    },
    told: [
      {
        to: 'all',
        section: 'dogs',
        text: `${agreed(name, 'serves', 'serve')} ${tale.state.empires[empire]!.name} for ${counted(guilders, 'guilder')}.`,
      },
      { to: [empire], section: 'treasury', text: `Hired ${name}: ${counted(guilders, 'guilder')}.` },
    ],
  });
};

/** T4close: the price is paid before any transfer can move the money away. */
export const awardDogs = (tale: Tale): boolean => {
  for (const dog of tale.state.dogs.filter(({ state, high }) => state === 'offered' && high !== null))
    award(tale, dog);
  return true;
};
