/**
 * T1 and T10 of unowned forces: contacts, traps, new armies, departing hordes (CHR-TRN-02, CHR-NEU, CHR-R-19,
 * CHR-R-71).
 */
import type { Dice } from '@warmoot/kernel';
import { roll, type Tale } from '../../engine/tale.ts';
import { newArmy } from '../../state/armies.ts';
import { armiesOf, citiesOf, playersIn } from '../../state/readers.ts';
import type { Army, Campaign, City, Empire } from '../../state/state.ts';
import { takeStance } from '../deals/declarations.ts';
import { buildForce, CITY_OF_THE_DEAD } from '../forces/build.ts';
import { hasEnemyArmy } from '../ground/passage.ts';
import { firstContacts, springTraps } from './reactions.ts';

const HORDE_STAYS = 10;
const NEUTRAL_ARMY = { least: 4, sides: 6 } as const;

const of = ({ empires }: Campaign, power: Empire['power']): Empire[] =>
  empires.filter((empire) => empire.power === power && empire.fallen === null);

/** It leaves for good; others learn of it only from the map. */
const leaveMap = (tale: Tale, horde: Empire, why: string): void => {
  tale.tell({
    type: 'hordeLeft',
    rules: ['CHR-CAL-05', 'CHR-R-19'],
    about: { empire: horde.id, why },
    change: {
      armies: armiesOf(tale.state, horde.id).map(({ id }) => [id, null]),
      empires: [[horde.id, { fallen: tale.state.turn }]],
    },
  });
};

/** CHR-R-19: after ten turns. */
const hordesGoHome = (tale: Tale): void => {
  for (const horde of of(tale.state, 'horde')) {
    const isOver = tale.state.turn >= (horde.mind?.since ?? 0) + HORDE_STAYS;
    if (isOver || armiesOf(tale.state, horde.id).length === 0)
      leaveMap(tale, horde, isOver ? 'time' : 'destroyed');
  }
};

/** The budget of CHR-R-19 applies to neutral armies too. */
const raiseArmy = (tale: Tale, dice: Dice, neutral: Empire, city: City): void => {
  const { state } = tale;
  const die = roll(dice, NEUTRAL_ARMY.sides, `levy:${city.name}`);
  const { race, house } = neutral;
  const list = neutral.mind?.ofTheDead ? CITY_OF_THE_DEAD : { race, house };
  const budget = (NEUTRAL_ARMY.least + die.value) * 100 + 99;
  const { force, nextId } = buildForce({ ...list, budget, of: neutral.id, nextId: state.nextId });
  const army = newArmy(
    state,
    { owner: neutral.id, name: `Host of ${city.name}`, at: city.at, hasTakenField: true },
    force,
  );
  tale.tell({
    type: 'neutralArmyRaised',
    rules: ['CHR-R-71'],
    rolls: [die],
    about: { neutral: neutral.id, army: army.id },
    change: { armies: [[army.id, army]], set: { nextId } },
  });
};

/** CHR-R-71: it keeps one army, raised again where no enemy is in the hex. */
const neutralsArm = (tale: Tale, dice: Dice): void => {
  for (const neutral of of(tale.state, 'neutral')) {
    const [city] = citiesOf(tale.state, neutral.id);
    if (city === undefined || city.siege !== null || armiesOf(tale.state, neutral.id).length > 0) continue;
    if (!hasEnemyArmy(tale.state, neutral.id, city.at)) raiseArmy(tale, dice, neutral, city);
  }
};

/** T1 */
export const wakeNeutrals = (tale: Tale, dice: Dice): void => {
  hordesGoHome(tale);
  neutralsArm(tale, dice);
  springTraps(tale);
  firstContacts(tale, dice);
};

const wasBeaten = ({ retreats }: Campaign, { id }: Army): boolean =>
  retreats.some(({ army, how }) => army === id && how === 'beaten');

/** A horde that lost a battle leaves the map instead of falling back (CHR-CAL-05); so does one too small to hunt on (CHR-R-19). */
export const beatenHordesLeave = (tale: Tale): void => {
  for (const horde of of(tale.state, 'horde'))
    if (armiesOf(tale.state, horde.id).some((army) => wasBeaten(tale.state, army) || army.broken !== null))
      leaveMap(tale, horde, 'beaten');
};

/** By the pairs that fought: either side may be gone, and allies in a battle are not a pair. */
const hasAttacked = (campaign: Campaign, empire: Empire, neutral: Empire): boolean => {
  const cities = new Set(citiesOf(campaign, neutral.id).map(({ id }) => id));
  return (
    campaign.quarrels.some(
      ({ a, b, battle }) =>
        battle !== undefined &&
        battle !== 'none' &&
        [a, b].includes(empire.id) &&
        [a, b].includes(neutral.id),
    ) || armiesOf(campaign, empire.id).some(({ today }) => cities.has(today.besieging ?? -1))
  );
};

/** When the field battles are over: neutrals remember who fought them (CHR-NEU-06), and are at war with that empire. */
export const rememberAttacks = (tale: Tale): void => {
  for (const neutral of of(tale.state, 'neutral').filter(({ mind }) => mind !== null))
    for (const empire of playersIn(tale.state))
      if (hasAttacked(tale.state, empire, neutral)) {
        const { mind } = tale.state.empires[neutral.id]!;
        const attackedBy = [...new Set([...mind!.attackedBy, empire.id])];
        tale.tell({
          type: 'attackRemembered',
          rules: ['CHR-NEU-06'],
          about: { neutral: neutral.id, empire: empire.id },
          change: { empires: [[neutral.id, { mind: { ...mind!, attackedBy } }]] },
        });
        takeStance(tale, neutral.id, empire.id, 'At War');
      }
};
