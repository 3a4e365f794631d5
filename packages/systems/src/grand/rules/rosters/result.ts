import { type Clause, firstRefusal, permit, refuse, say, type Verdict } from '@warmoot/kernel';
import { isLeader, type Unit, valueOfAll } from '../../state/roster.ts';
import { type BySide, other, type Side } from '../combat/battle.ts';
import { type FieldResult, type Status, uidOf } from './field.ts';

/** What a result is checked against and computed from. */
export interface Fought {
  readonly battleId: string;
  readonly turns: number;
  readonly hasMercenaryModule: boolean;
  readonly units: BySide<readonly Unit[]>;
  readonly result: FieldResult;
}

const SIDES = ['attacker', 'defender'] as const;

const fateOf = ({ result }: Fought, unit: Unit): Status | undefined => result.fates[uidOf(unit.uid)];

/** The units of a side with one of these fates. */
export const unitsWith = (fought: Fought, side: Side, ...fates: readonly Status[]): Unit[] =>
  fought.units[side].filter((unit) => fates.includes(fateOf(fought, unit) as Status));

const rightBattle: Clause<Fought> = ({ battleId, result }) =>
  result.battleId === battleId
    ? permit
    : refuse('GRD-PLY-33', say`this is the result of battle ${result.battleId}, not of ${battleId}`);

const everyUnitOnce: Clause<Fought> = (fought) => {
  const known = SIDES.flatMap((side) => fought.units[side]).map(({ uid }) => uidOf(uid));
  const missing = known.filter((uid) => fought.result.fates[uid] === undefined);
  if (missing.length > 0)
    return refuse('GRD-PLY-33', say`the result does not say what happened to ${missing.join(', ')}`);
  const unknown = Object.keys(fought.result.fates).filter((uid) => !known.includes(uid));
  return unknown.length === 0 ? permit : refuse('GRD-PLY-33', say`not in this battle: ${unknown.join(', ')}`);
};

const withinTheLimit: Clause<Fought> = ({ turns, result }) => {
  if (result.turns > turns) return refuse('GRD-PLY-33', say`the battle has ${turns} turns at most`);
  return result.ending === 'turnLimit' && result.turns < turns
    ? refuse('GRD-R-112', say`it ended before turn ${turns} without a reason`)
    : permit;
};

const onlyMercenariesTurn: Clause<Fought> = (fought) => {
  const turned = SIDES.flatMap((side) => unitsWith(fought, side, 'changedSides', 'deserted'));
  const { bonus } = fought.result;
  if (!fought.hasMercenaryModule)
    return turned.length === 0 && bonus.attacker === 0 && bonus.defender === 0
      ? permit
      : refuse('GRD-PLY-33', 'nobody deserts or is paid a bonus: the mercenaries module is off');
  if (turned.some(({ isMercenary }) => !isMercenary))
    return refuse('GRD-PLY-33', 'only mercenaries desert or change sides');
  const isPaid = (side: Side): boolean => bonus[side] > 0;
  return SIDES.some((side) => isPaid(side) && !fought.units[side].some(({ isMercenary }) => isMercenary))
    ? refuse('GRD-R-112', 'a bonus goes to mercenaries, and that side has none')
    : permit;
};

const companionsFell: Clause<Fought> = (fought) => {
  for (const side of SIDES) {
    const fallen = unitsWith(fought, side, 'eliminated');
    const leaders = fallen.filter(isLeader).map(({ uid }) => uidOf(uid));
    const others = fallen.filter((unit) => !isLeader(unit)).map(({ uid }) => uidOf(uid));
    for (const leader of leaders)
      if ((fought.result.fellWith[leader] ?? []).some((uid) => !others.includes(uid)))
        return refuse('GRD-R-112', say`${leader} fell with units that did not fall`);
  }
  const all = SIDES.flatMap((side) => unitsWith(fought, side, 'eliminated').filter(isLeader)).map(({ uid }) =>
    uidOf(uid),
  );
  return Object.keys(fought.result.fellWith).every((uid) => all.includes(uid))
    ? permit
    : refuse('GRD-R-112', 'only leaders who fell have companions');
};

const endsAsItSays: Clause<Fought> = (fought) => {
  const { ending, withdrew } = fought.result;
  if ((ending === 'withdrew') !== (withdrew !== null))
    return refuse('GRD-R-112', 'say which side withdrew, and only if one did');
  if (withdrew !== null && unitsWith(fought, withdrew, 'survived').length > 0)
    return refuse('GRD-R-112', 'the side that withdrew has nobody left on the board');
  const isThere = (side: Side): boolean =>
    unitsWith(fought, side, 'survived').length + unitsWith(fought, other(side), 'changedSides').length > 0;
  return ending === 'noUnits' && SIDES.every(isThere)
    ? refuse('GRD-R-112', 'both sides still have units on the board')
    : permit;
};

/** GRD-PLY-33, GRD-R-112: the first thing wrong with a result; it is taken whole or not at all. */
export const checkResult = (fought: Fought): Verdict =>
  firstRefusal(
    [rightBattle, everyUnitOnce, withinTheLimit, onlyMercenariesTurn, companionsFell, endsAsItSays],
    fought,
  );

/** GRD-CSW-15, GRD-PLY-33, GRD-PLY-25: in half points, by the side that earned them; never taken from the sender. */
export const killPoints = (fought: Fought): BySide<number> => {
  const earnedAgainst = (side: Side): number =>
    valueOfAll(unitsWith(fought, side, 'eliminated', 'changedSides', 'deserted')) +
    2 * fought.result.bonus[side];
  return { attacker: earnedAgainst('defender'), defender: earnedAgainst('attacker') };
};

export interface Judged {
  readonly winner: Side;
  /** The line of GRD-R-89 that applied: spades can turn only 4 and 5. */
  readonly line: 1 | 2 | 3 | 4 | 5;
}

/** GRD-R-89, GRD-CSW-14, GRD-R-88: the first line that applies. */
export const judge = (fought: Fought): Judged => {
  const { withdrew } = fought.result;
  if (withdrew !== null) return { winner: other(withdrew), line: 1 };
  const without = (isThere: (side: Side) => boolean): Side | undefined => {
    const gone = SIDES.filter((side) => !isThere(side));
    return gone.length === 1 ? gone[0] : undefined;
  };
  const dead = without((side) => unitsWith(fought, side, 'survived', 'leftField').length > 0);
  if (dead !== undefined) return { winner: other(dead), line: 2 };
  const gone = without((side) => unitsWith(fought, side, 'survived').length > 0);
  if (gone !== undefined) return { winner: other(gone), line: 3 };
  const { attacker, defender } = killPoints(fought);
  return attacker === defender
    ? { winner: 'defender', line: 5 }
    : { winner: attacker > defender ? 'attacker' : 'defender', line: 4 };
};
