/** T11: the rolls of all sieges, the fights they lead to, and what becomes of the cities (CHR-PLAY-04). */
import type { Dice, Roll } from '@warmoot/kernel';
import { CONSTANTS } from '../../data/constants.ts';
import { citiesOf, unitsAt } from '../../readers.ts';
import type { Army, Campaign, City, EmpireId, OpenBattle } from '../../state.ts';
import { draw, roll, type Tale } from '../../tale.ts';
import { asks, openWindow } from '../../windows.ts';
import type { FightResult } from '../battle/forms.ts';
import { absorbSummoned } from '../combat/absorption.ts';
import { takeCasualties, tellOfBattle } from '../combat/aftermath.ts';
import { fallenUnit } from '../combat/colocated.ts';
import { earnExperience } from '../combat/experience.ts';
import { feast } from '../combat/feasting.ts';
import { settleOpenBattles } from '../combat/fights.ts';
import { chaseFlight, routed } from '../combat/flight.ts';
import { armiesOfSide } from '../combat/sides.ts';
import { share, wounded } from '../combat/wounding.ts';
import { garrisonPoints, sizeOf, woundsOf } from '../forces/points.ts';
import { cityFight } from './cityFight.ts';
import { keepCity, lessAThird, plannedFate, sackCity } from './fall.ts';
import { fleeHexes } from './flightHexes.ts';
import { armiesInside, hasGarrison, rollSiege } from './siege.ts';
import { fightWayOut } from './withdrawal.ts';

const sizesOf = (armies: readonly Army[]): number => armies.reduce((sum, { size }) => sum + size, 0);

/** Those in the barracks when a city is lost go next door, Broken (CHR-CFT-11, CHR-R-137). */
export const driveOut = (tale: Tale, dice: Dice, city: City, rules: readonly string[]): void => {
  for (const army of armiesInside(tale.state, city)) {
    const open = fleeHexes(tale.state, army.owner, city.at);
    const { chosen, rolls } =
      open.length === 0 ? { chosen: null, rolls: [] } : draw(dice, open, `driven:${army.name}`);
    tale.tell({
      type: chosen === null ? 'armyDestroyed' : 'armyDrivenOut',
      rules,
      rolls,
      change: {
        armies: [
          [
            army.id,
            chosen === null ? null : { at: chosen, cameFrom: city.at, inside: false, ...routed(tale.state) },
          ],
        ],
      },
      told: [
        {
          to: [army.owner],
          section: 'battles',
          text:
            chosen === null
              ? `${army.name} had no way out of ${city.name}.`
              : `${army.name} was driven out of ${city.name}.`,
        },
      ],
    });
  }
};

/** Settlers and engineers within the walls share the city's fate (CHR-R-163, CHR-COL-01). */
const unitsWithin = (tale: Tale, dice: Dice, city: City, conqueror: EmpireId): void => {
  for (const unit of unitsAt(tale.state, city.at))
    if (unit.owner === city.owner && unit.kind !== 'scout') fallenUnit(tale, dice, unit, conqueror, false);
};

/** The city is somebody else's: at once if he said what he would do with it, else he is asked (CHR-R-133). */
export const cityFalls = (tale: Tale, dice: Dice, city: City, conqueror: EmpireId, beaten: number): void => {
  driveOut(tale, dice, city, ['CHR-CFT-11']);
  unitsWithin(tale, dice, city, conqueror);
  const fate = plannedFate(tale.state, city, conqueror);
  const asked = tale.state.empires[conqueror]!.power === 'player' && fate === undefined;
  if (fate === 'sack') sackCity(tale, dice, tale.state.cities[city.id]!, conqueror);
  else if (!asked) keepCity(tale, dice, tale.state.cities[city.id]!, conqueror, beaten);
  else
    tale.tell({
      type: 'fateAsked',
      rules: ['CHR-R-133', 'CHR-SIE-05'],
      change: {
        set: {
          questions: [...tale.state.questions, { kind: 'city', empire: conqueror, city: city.id, beaten }],
        },
      },
    });
};

/** CHR-R-180: the army inside takes the casualty table, the besiegers the pursuit; without an army there is neither. */
const cityFled = (tale: Tale, dice: Dice, city: City): void => {
  const inside = armiesInside(tale.state, city);
  const size = sizesOf(inside);
  const attackers = city
    .siege!.armies.map((id) => tale.state.armies[id])
    .filter((army): army is Army => army != null);
  if (inside.length > 0) {
    const die = roll(dice, 20, `flight:${city.name}`);
    const percent = CONSTANTS.casualtyPct[die.value - 1]!;
    const hits = inside.map((army) => ({
      army,
      ...wounded(tale.state, army, share(woundsOf(army), percent)),
    }));
    tale.tell({
      type: 'armiesFled',
      rules: ['CHR-CFT-06', 'CHR-R-180', 'CHR-CMB-09'],
      rolls: [die],
      change: { armies: hits.map(({ army, change }) => [army.id, change] as const) },
      told: [
        {
          to: [city.owner],
          section: 'battles',
          text: `The defenders fled ${city.name} and lost ${percent}%.`,
        },
      ],
    });
    chaseFlight(
      tale,
      dice,
      attackers,
      size,
      hits.reduce((sum, { taken }) => sum + taken, 0),
      city.name,
    );
  }
  cityFalls(tale, dice, tale.state.cities[city.id]!, city.siege!.by, size);
};

/** All sieges in order of their cities; city fights are announced together. */
export const siegeRolls = (tale: Tale, dice: Dice): boolean => {
  const fights: OpenBattle[] = [];
  for (const { id } of citiesOf(tale.state).filter(({ siege }) => siege !== null)) {
    const outcome = rollSiege(tale, dice, tale.state.cities[id]!);
    const city = tale.state.cities[id]!;
    if (outcome === 'unopposed') cityFalls(tale, dice, city, city.siege!.by, 0);
    else if (outcome === 'fled') cityFled(tale, dice, city);
    else if (outcome === 'fight') fights.push(cityFight(tale.state, city));
  }
  if (fights.length > 0) announce(tale, fights);
  return true;
};

const announce = (tale: Tale, battles: readonly OpenBattle[]): void => {
  tale.tell({
    type: 'cityFightsAnnounced',
    rules: ['CHR-CFT-01', 'CHR-PLAY-07'],
    change: { set: { battles } },
    told: battles.map(({ id, sides, order }) => ({
      to: [...new Set([...sides.A, ...sides.B])],
      section: 'battles' as const,
      text: `City fight ${id} for ${order.city!.id}, morale ${order.city!.morale}.`,
    })),
  });
};

const LEFT: readonly FightResult['ending'][] = ['fightingWithdrawal', 'cityBroke', 'fled'];

/** CHR-CFT-13, CHR-R-132: the attacker must go next turn; a city that bled half its defenders shrinks. */
const siegeBroken = (tale: Tale, battle: OpenBattle, city: City, result: FightResult): void => {
  const defence = battle.order.sides[1].armies.reduce((sum, { pv }) => sum + pv, 0);
  const shrinks = 2 * result.victoryPoints.A >= defence;
  tale.tell({
    type: 'siegeBroken',
    rules: ['CHR-SIE-05', 'CHR-CFT-13', 'CHR-R-132'],
    about: { city: city.name, shrinks },
    change: {
      cities: [
        [city.id, { siege: null, besiegedHalf: false, ...(shrinks && { size: lessAThird(city.size) }) }],
      ],
      armies: armiesOfSide(tale.state, battle, 'A').map(({ id }) => [id, { mustLeave: city.id }] as const),
    },
    told: [
      {
        to: [...new Set([...battle.sides.A, ...battle.sides.B])],
        section: 'cities',
        text: `The siege of ${city.name} is broken.`,
      },
    ],
  });
};

const settleCity = (
  tale: Tale,
  dice: Dice,
  battle: OpenBattle,
  result: FightResult,
  rolls: readonly Roll[],
): void => {
  const city = cityOfFight(tale.state, battle)!;
  const before = { A: armiesOfSide(tale.state, battle, 'A'), B: armiesOfSide(tale.state, battle, 'B') };
  const beaten = sizesOf(before.B) + (hasGarrison(tale.state, city) ? sizeOf(garrisonPoints(city.size)) : 0);
  tellOfBattle(tale, battle, result, rolls);
  for (const army of [...before.A, ...before.B]) takeCasualties(tale, dice, army, result);
  if (result.endingSide !== null && LEFT.includes(result.ending))
    for (const army of armiesOfSide(tale.state, battle, result.endingSide)) fightWayOut(tale, dice, army);
  if (result.ending !== 'negotiated') {
    earnExperience(tale, battle, result, before);
    absorbSummoned(tale, dice, battle, result);
    feast(tale, dice, battle, result);
  }
  const now = tale.state.cities[city.id]!;
  if (result.winner === 'A') cityFalls(tale, dice, now, now.siege!.by, beaten);
  else siegeBroken(tale, battle, now, result);
};

const cityOfFight = ({ cities }: Campaign, { order }: OpenBattle): City | undefined =>
  cities.find((city): city is City => city !== null && city.name === order.city!.id && city.siege !== null);

export const cityBattles = (tale: Tale, dice: Dice): boolean => {
  const { battles, window } = tale.state;
  const waits = battles.some(({ mode }) => mode !== 'auto');
  if (waits && window?.name !== 'battles')
    return asks(
      tale,
      'battles',
      [...new Set(battles.flatMap(({ sides }) => [...sides.A, ...sides.B]))].filter(
        (id) => tale.state.empires[id]!.power === 'player',
      ),
    );
  settleOpenBattles(tale, dice, (battle, result, rolls) => settleCity(tale, dice, battle, result, rolls));
  return true;
};

/** Whoever has not said in time keeps it (CHR-R-133). */
export const cityFates = (tale: Tale, dice: Dice): boolean => {
  const questions = tale.state.questions.filter((question) => question.kind === 'city');
  if (questions.length > 0 && tale.state.window?.name !== 'city') {
    openWindow(tale, 'city', [...new Set(questions.map(({ empire }) => empire))]);
    return false;
  }
  for (const { city, empire, beaten } of questions)
    keepCity(tale, dice, tale.state.cities[city]!, empire, beaten);
  if (questions.length > 0)
    tale.tell({ type: 'fatesSettled', rules: ['CHR-R-133'], change: { set: { questions: [] } } });
  return true;
};
