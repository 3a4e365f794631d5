/** What a city fight's result does to the campaign (CHR-SIE-05, CHR-CFT-08..13, CHR-R-127, CHR-R-132). */
import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import { hexOfLabel } from '../../state/ground.ts';
import { cityAt } from '../../state/readers.ts';
import type { Army, Campaign, City, OpenBattle } from '../../state/state.ts';
import type { FightResult } from '../battle/forms.ts';
import { valueOfDead, valueOfModels } from '../battle/victoryPoints.ts';
import { endBattle } from '../combat/aftermath.ts';
import { tellOfBattle } from '../combat/battleReport.ts';
import type { Fought } from '../combat/results.ts';
import { armiesOfSide, involvedIn } from '../combat/sides.ts';
import { spoilsOf } from '../combat/spoils.ts';
import { garrisonPoints, sizeOf } from '../forces/points.ts';
import { cityFalls, sizesOf } from './conquest.ts';
import { lessOneThird } from './fall.ts';
import { hasGarrison } from './garrison.ts';
import { fightWayOut } from './withdrawal.ts';

/** The attacker must go next turn; a city whose defenders lost half their points shrinks. */
const siegeBroken = (tale: Tale, battle: OpenBattle, city: City, result: FightResult): void => {
  const { order } = battle;
  const [, defenders] = order.sides;
  const shrinks = 2 * valueOfDead(order, result, defenders) >= valueOfModels(order, defenders);
  const size = shrinks ? lessOneThird(city.size) : city.size;
  tale.tell({
    type: 'siegeBroken',
    rules: ['CHR-SIE-05', 'CHR-CFT-13', 'CHR-R-132'],
    about: { city: city.name, shrinks },
    change: {
      cities: [[city.id, { siege: null, besiegedHalf: false, size }]],
      armies: armiesOfSide(tale.state, battle, 'A').map(({ id }) => [id, { mustLeave: city.id }] as const),
    },
    told: [{ to: involvedIn(battle), section: 'cities', text: `The siege of ${city.name} is broken.` }],
  });
};

/** CHR-SPO-01: a city that was held has beaten an army. Its owner and the empires in the barracks share. */
const defendersSpoils = (
  tale: Tale,
  dice: Dice,
  city: City,
  beaten: readonly Army[],
  held: readonly Army[],
): void =>
  spoilsOf(tale, dice, {
    winners: [
      { owner: city.owner, size: sizeOf(garrisonPoints(city.size)) },
      ...held.filter(({ id }) => tale.state.armies[id] != null),
    ],
    sizes: beaten.map(({ size }) => size),
    loser: tale.state.empires[beaten[0]!.owner]!.name,
  });

const WITHDRAW: readonly FightResult['ending'][] = ['fightingWithdrawal', 'cityBroke', 'fled'];

const cityOfFight = (campaign: Campaign, { order }: OpenBattle): City =>
  cityAt(campaign, hexOfLabel(campaign.ground, order.hex))!;

/** A negotiated peace does not change the siege (CHR-CMB-15). */
export const settleCity = (tale: Tale, dice: Dice, battle: OpenBattle, fought: Fought): void => {
  const { result } = fought;
  const { id, size } = cityOfFight(tale.state, battle);
  const garrison = hasGarrison(tale.state, tale.state.cities[id]!) ? sizeOf(garrisonPoints(size)) : 0;
  tellOfBattle(tale, battle, fought);
  const before = endBattle(tale, dice, battle, result, (armies) => {
    if (WITHDRAW.includes(result.ending)) for (const army of armies) fightWayOut(tale, dice, army);
  });
  const city = tale.state.cities[id]!;
  if (result.ending === 'negotiated') return;
  if (result.winner === 'A') {
    cityFalls(tale, dice, city, city.siege!.by, sizesOf(before.B) + garrison);
    return;
  }
  if (result.winner === 'B') defendersSpoils(tale, dice, city, before.A, before.B);
  siegeBroken(tale, battle, city, result);
};
