import type { FightArmy, FightOrder, FightSide, FightWarband } from '../forms.ts';
import type { Battle, Group, Side } from './battle.ts';
import { profileIn } from './equipment.ts';

/** CHR-AUT-27, CHR-RAC-26. */
export const bandDeploys = (order: FightOrder, army: FightArmy, band: FightWarband): boolean =>
  !profileIn(order, band.profile).tags.includes('hounds') ||
  army.individuals.some(({ profile, woundsNow }) => profile === 'hunter' && woundsNow > 0);

/** CHR-AUT-36: a side with nobody able to take the field does not fight. */
export const canDeploy = (order: FightOrder, side: FightSide): boolean =>
  side.armies.some(
    (army) =>
      army.individuals.some(({ woundsNow }) => woundsNow > 0) ||
      army.warbands.some(
        (band) => band.models.some(({ count }) => count > 0) && bandDeploys(order, army, band),
      ),
  );

const outmaneuvers = (group: Group): boolean =>
  group.side.order.outmaneuver.includes(group.id) ||
  group.models.every(({ line }) => line.abilities.has('Outmaneuver'));

/** CHR-AUT-05, defenders of a city: the garrison stands further forward than troops out of barracks. */
const defenderPos = (group: Group): number => {
  if (!group.army.order.garrison) return 0;
  // CHR-CFT-04: the garrison stands nine inches nearer to the centre
  return outmaneuvers(group) ? 15 : 9;
};

export const byValue = (a: Group, b: Group): number => b.pv - a.pv || a.order - b.order;

/** CHR-AUT-05, CHR-CFT-03: the commander first, then the best, until half the attackers' value stands. */
const deployStormers = (side: Side): void => {
  const { commander } = side.lead;
  const waiting = [...side.groups].sort(
    (a, b) => Number(b === commander) - Number(a === commander) || byValue(a, b),
  );
  let deployed = 0;
  for (const group of waiting) {
    if (deployed * 2 >= side.startPV) group.whereabouts = 'reserve';
    else deployed += group.pv;
  }
};

const deploySide = (battle: Battle, side: Side): void => {
  if (battle.order.kind === 'field')
    for (const group of side.groups) group.pos = outmaneuvers(group) ? 12 : 0;
  else if (side.order.role === 'attacker') deployStormers(side);
  else for (const group of side.groups) group.pos = defenderPos(group);
  side.table = side.groups.filter(({ whereabouts }) => whereabouts === 'table');
  side.reserve = side.groups.filter(({ whereabouts }) => whereabouts === 'reserve');
};

/** CHR-AUT-05 */
export const deploy = (battle: Battle): void => {
  for (const side of battle.sides) deploySide(battle, side);
};

/** CHR-AUT-05: the rest enters on turn 2. */
export const enterReserves = (side: Side): void => {
  for (const group of side.reserve) group.whereabouts = 'table';
  side.table.push(...side.reserve);
  side.reserve = [];
};
