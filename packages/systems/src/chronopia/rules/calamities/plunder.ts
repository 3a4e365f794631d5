/** Treachery and Revolt: a share of this turn's income is lost (CHR-CAL-07, -08, CHR-R-21). Booked with the income. */
import type { Roll } from '@warmoot/kernel';
import { draw, roll } from '../../engine/tale.ts';
import { citiesOf, playersIn } from '../../state/readers.ts';
import type { Strike } from './calamities.ts';
import { reportNoVictim } from './spared.ts';

const DICE = { treachery: { sides: 10, percent: 10 }, revolt: { sides: 5, percent: 5 } } as const;
const KNOWN_CHANCE = 25;

export const plunder =
  (kind: keyof typeof DICE): Strike =>
  (tale, dice, empire, before) => {
    const cities = citiesOf(tale.state, empire.id);
    const others = playersIn(tale.state).filter(({ id }) => id !== empire.id);
    if (cities.length === 0 || (kind === 'treachery' && others.length === 0))
      return reportNoVictim(tale, empire, kind, before);
    const { chosen: city, rolls: cityRolls } = draw(dice, cities, `${kind}:${empire.name}`);
    const share = roll(dice, DICE[kind].sides, `${kind}Share:${city.name}`);
    const rolls: Roll[] = [...before, ...cityRolls, share];
    let thief: number | null = null;
    let known = false;
    if (kind === 'treachery') {
      const receiver = draw(dice, others, `thief:${empire.name}`);
      const learned = roll(dice, 100, `learns:${empire.name}`);
      rolls.push(...receiver.rolls, learned);
      thief = receiver.chosen.id;
      known = learned.value <= KNOWN_CHANCE;
    }
    tale.tell({
      type: 'incomePlundered',
      rules: [kind === 'treachery' ? 'CHR-CAL-07' : 'CHR-CAL-08', 'CHR-R-21'],
      rolls,
      about: { empire: empire.id, calamity: kind, city: city.id },
      change: {
        cities: [[city.id, { plunder: { percent: share.value * DICE[kind].percent, thief, known } }]],
      },
    });
  };
