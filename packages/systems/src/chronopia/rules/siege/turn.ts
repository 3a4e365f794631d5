/** T11: the rolls of all sieges, the fights they lead to, and what becomes of the cities (CHR-PLAY-04, -07). */
import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import { openWindow } from '../../engine/windows.ts';
import { citiesOf } from '../../state/readers.ts';
import type { City, OpenBattle } from '../../state/state.ts';
import { canDeploy } from '../battle/resolver/deployment.ts';
import { battlesAwaited, settleOpenBattles } from '../combat/results.ts';
import { involvedIn } from '../combat/sides.ts';
import { cityFight } from './cityFight.ts';
import { cityFalls, cityFled } from './conquest.ts';
import { keepCity } from './fall.ts';
import { settleCity } from './settleCity.ts';
import { endSiege, rollSiege } from './siege.ts';

/**
 * CHR-AUT-36: defenders who cannot take the field flee the city; besiegers who cannot end the siege; if neither can,
 * they wait.
 */
const battlesFor = (tale: Tale, dice: Dice, city: City): readonly OpenBattle[] => {
  const battle = cityFight(tale.state, city);
  const [attackers, defenders] = battle.order.sides.map((side) => canDeploy(battle.order, side));
  if (attackers && defenders) return [battle];
  if (attackers) cityFled(tale, dice, city);
  else if (defenders) endSiege(tale, city);
  return [];
};

const announce = (tale: Tale, battles: readonly OpenBattle[]): void => {
  tale.tell({
    type: 'cityFightsAnnounced',
    rules: ['CHR-CFT-01', 'CHR-PLAY-07'],
    change: { set: { battles } },
    told: battles.map((battle) => ({
      to: involvedIn(battle),
      section: 'battles' as const,
      text: `City fight ${battle.id} for ${battle.order.city!.id}, morale ${battle.order.city!.morale}.`,
    })),
  });
};

/** All sieges in order of their cities; city fights are announced together. */
export const siegeRolls = (tale: Tale, dice: Dice): boolean => {
  const fights: OpenBattle[] = [];
  for (const { id } of citiesOf(tale.state).filter(({ siege }) => siege !== null)) {
    const outcome = rollSiege(tale, dice, tale.state.cities[id]!);
    const city = tale.state.cities[id]!;
    if (outcome === 'unopposed') cityFalls(tale, dice, city, city.siege!.by, 0);
    else if (outcome === 'fled') cityFled(tale, dice, city);
    else if (outcome === 'fight') fights.push(...battlesFor(tale, dice, city));
  }
  if (fights.length > 0) announce(tale, fights);
  return true;
};

export const cityBattles = (tale: Tale, dice: Dice): boolean => {
  if (battlesAwaited(tale)) return false;
  settleOpenBattles(tale, dice, (battle, fought) => settleCity(tale, dice, battle, fought));
  return true;
};

/** A conqueror who does not answer in time keeps it (CHR-R-133). */
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
