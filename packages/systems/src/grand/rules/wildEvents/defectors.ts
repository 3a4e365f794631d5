import { POINTS } from '../../data/figures.ts';
import { recording, type Tale } from '../../engine/tale.ts';
import { type Army, addTroops, generalsOf, NO_TROOPS, strengthOf, type Troops } from '../../state/army.ts';
import { armyAt, armyIn, citiesOf, type Game, groundIn, livingIn, troops } from '../../state/game.ts';
import type { Spot } from '../../state/ground.ts';
import { muster, unitsThatFit } from '../../state/roster.ts';
import type { Kingdom } from '../../state/seats.ts';
import { leastArmy, mostArmy, roomIn } from '../armies/limits.ts';
import { citiesByDistance } from '../cities/nearest.ts';
import { type Battle, other } from '../combat/battle.ts';
import type { Course } from '../combat/course.ts';
import { removeIfEmpty } from '../combat/losses.ts';

/** GRD-WLD-14: d10 1-5. */
const GOES_OVER = 5;

/** GRD-R-33: regular points, then mercenary points, in units of 10; foot before mounted. */
const unitsOf = (army: Troops, size: number): Troops[] => {
  const cut = (points: number, mounted: number, kind: 'regular' | 'mercenary'): Troops[] => {
    const units: Troops[] = [];
    for (let done = 0; done < points; done += size) {
      const count = Math.min(size, points - done);
      const onHorse = Math.max(0, Math.min(count, done + count - (points - mounted)));
      units.push({
        ...NO_TROOPS,
        [kind]: count,
        [kind === 'regular' ? 'mounted' : 'mountedMercenary']: onHorse,
      });
    }
    return units;
  };
  return [
    ...cut(army.regular, army.mounted, 'regular'),
    ...cut(army.mercenary, army.mountedMercenary, 'mercenary'),
  ];
};

/** GRD-R-33: with rosters each unit in uid order; generals never go over. */
const eachUnit = (army: Army): Troops[] => {
  const generals = generalsOf(army).map(({ unit }) => unit);
  return (army.units ?? []).filter(({ uid }) => !generals.includes(uid)).map((unit) => muster([unit]));
};

/** GRD-WLD-14, GRD-R-33: each unit rolls. */
const rollDefectors = ({ tale, dice }: Course, army: Army): Troops => {
  const { dice: recorded, rolls } = recording(dice);
  const gone = (
    army.units === undefined ? unitsOf(army, troops(tale.state, POINTS.defectors)) : eachUnit(army)
  )
    .filter(() => recorded.roll(10, 'going over') <= GOES_OVER)
    .reduce(addTroops, NO_TROOPS);
  tale.tell({
    type: 'defectorsCounted',
    troops: gone,
    rolls,
    irrevocable: true,
    rules: ['GRD-WLD-14', 'GRD-R-33'],
  });
  return gone;
};

/** GRD-WLD-14: they serve their new master as mercenaries. */
const asMercenaries = (gone: Troops): Troops =>
  gone.units === undefined
    ? { ...NO_TROOPS, mercenary: strengthOf(gone), mountedMercenary: gone.mounted + gone.mountedMercenary }
    : muster(gone.units.map((unit) => ({ ...unit, isMercenary: true })));

const trimmed = (all: Troops, room: number): Troops => {
  if (all.units !== undefined) return muster(unitsThatFit(all.units, room));
  const mercenary = Math.min(all.mercenary, room);
  return { ...all, mercenary, mountedMercenary: Math.min(all.mountedMercenary, mercenary) };
};

/** GRD-R-34: what exceeds 500 is lost. */
const takeIn = (tale: Tale, kingdom: Kingdom, at: Spot, gone: Troops): void => {
  const all = asMercenaries(gone);
  const joining = trimmed(all, Math.max(0, roomIn(tale.state, at)));
  const lost = strengthOf(all) - strengthOf(joining);
  const army = armyAt(tale.state, at)?.id ?? tale.state.nextArmy;
  if (strengthOf(joining) > 0)
    tale.tell({
      type: 'troopsJoined',
      kingdom,
      army,
      at,
      troops: joining,
      general: null,
      price: 0,
      why: 'went over',
      lost,
      rules: ['GRD-WLD-14', 'GRD-R-34'],
    });
};

/** GRD-R-34: the nearest city of a living kingdom other than the two; it must hold 50 to 500 points afterwards. */
export const thirdCity = (game: Game, { kingdoms, hex, defected }: Battle): number | undefined => {
  const others = livingIn(game).filter((each) => each !== kingdoms.attacker && each !== kingdoms.defender);
  const [city] = citiesByDistance(
    game,
    hex,
    others.flatMap((each) => citiesOf(game, each)),
  );
  if (city === undefined) return undefined;
  const room = roomIn(game, groundIn(game).citySpots[city] as Spot);
  const after = mostArmy(game) - room + Math.min(room, strengthOf(defected ?? NO_TROOPS));
  return room > 0 && after >= leastArmy(game) ? city : undefined;
};

/** GRD-WLD-14, GRD-R-34, GRD-R-42, GRD-R-123: the winner takes all of them, or a third kingdom may; else they are lost. */
export const offerDefectors = (course: Course): void => {
  const { tale, battle, answer } = course;
  const loser = armyIn(tale.state, battle.armies[other(battle.winner)]);
  if (loser === undefined) return;
  const gone = (tale.state.battle as Battle).defected ?? rollDefectors(course, loser);
  if (strengthOf(gone) === 0) return;
  const winner = armyIn(tale.state, battle.armies[battle.winner]);
  const isAccepted = winner !== undefined && answer('defectors', battle.kingdoms[battle.winner]) === true;
  const third = isAccepted ? undefined : thirdCity(tale.state, tale.state.battle as Battle);
  const host = third === undefined ? undefined : tale.state.owners[third];
  const isTaken = host !== undefined && answer('thirdDefectors', host) === true;
  tale.tell({ type: 'troopsLost', army: loser.id, troops: gone, why: 'went over', rules: ['GRD-WLD-14'] });
  if (isAccepted) takeIn(tale, winner.owner, winner.at, gone);
  else if (isTaken) takeIn(tale, host, groundIn(tale.state).citySpots[third as number] as Spot, gone);
  removeIfEmpty(tale, loser.id);
};
