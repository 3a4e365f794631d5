import {
  type Clause,
  type Dice,
  firstRefusal,
  type Modifier,
  modifiers,
  permit,
  refuse,
  say,
  totalOf,
  type Verdict,
} from '@warmoot/kernel';
import { distance, type HexId, terrainAt } from '../../board.ts';
import type { PracticeEvent } from '../../events.ts';
import { type Band, bandById, isOnBoard, type PracticeState } from '../../state.ts';
import { givenAwayByAttack } from '../hiding/hiding.ts';
import { bandOf, USE_CLAUSES, type Use } from '../parts.ts';

interface Assault extends Use {
  readonly target: string;
}

type Placed = Band & { at: HexId };

const RANGE_IN_HEXES = { spears: 1, archers: 2 } as const;

/** A band out of sight reads exactly like one that does not exist. */
const anEnemy: Clause<Assault> = ({ view, seat, target }) => {
  const band = bandById(view.bands, target);
  return band !== undefined && band.side !== seat
    ? permit
    : refuse('PRC-FIG-01', say`there is no enemy called ${target}`);
};

/** PRC-FIG-01 */
const withinReach: Clause<Assault> = (assault) => {
  const band = bandOf(assault) as Placed;
  const target = bandById(assault.view.bands, assault.target) as Placed;
  return distance(band.at, target.at) <= RANGE_IN_HEXES[band.arm]
    ? permit
    : refuse('PRC-FIG-01', say`${target.name} are out of reach`);
};

const ASSAULT_CLAUSES: readonly Clause<Assault>[] = [...USE_CLAUSES, anEnemy, withinReach];

export const checkAttack = (assault: Assault): Verdict => firstRefusal(ASSAULT_CLAUSES, assault);

export const legalTargets = (use: Use): string[] =>
  use.view.bands.map(({ id }) => id).filter((target) => checkAttack({ ...use, target }).ok);

/** PRC-FIG-02: friends of the attacker beside the target. */
const supportersOf = (state: PracticeState, attacker: Placed, target: Placed): number =>
  state.bands
    .filter(isOnBoard)
    .filter(
      ({ id, side, at }) => id !== attacker.id && side === attacker.side && distance(at, target.at) === 1,
    ).length;

/** PRC-FIG-02 */
const attackModifiers = (state: PracticeState, attacker: Placed, target: Placed): Modifier[] => {
  const support = supportersOf(state, attacker, target);
  return modifiers(
    [support > 0, 'PRC-FIG-02', 'support', support],
    [terrainAt(target.at) === 'woods', 'PRC-FIG-02', 'target in the woods', -1],
    [terrainAt(attacker.at) === 'ford', 'PRC-FIG-02', 'attacker in the ford', -1],
    [attacker.hidden, 'PRC-FIG-02', 'ambush', 2],
  );
};

const destroyed = (band: Placed): PracticeEvent => ({
  type: 'bandDestroyed',
  band: band.id,
  at: band.at,
  rules: ['PRC-FIG-03'],
});

/** PRC-FIG-03 */
const fallen = (total: number, attacker: Placed, target: Placed): PracticeEvent[] => {
  if (total >= 5) return [destroyed(target)];
  return total <= 1 && distance(attacker.at, target.at) === 1 ? [destroyed(attacker)] : [];
};

export const decideAttack = (
  state: PracticeState,
  id: string,
  targetId: string,
  dice: Dice,
): PracticeEvent[] => {
  const attacker = bandById(state.bands, id) as Placed;
  const target = bandById(state.bands, targetId) as Placed;
  const why = `attack on ${target.name}`;
  const value = dice.roll(6, why);
  const ledger = attackModifiers(state, attacker, target);
  const total = value + totalOf(ledger);
  const rolled: PracticeEvent = {
    type: 'attackRolled',
    band: id,
    target: targetId,
    total,
    rolls: [{ sides: 6, value, why }],
    modifiers: ledger,
    rules: ['PRC-FIG-01', 'PRC-FIG-02', 'PRC-FIG-03'],
  };
  return [...givenAwayByAttack(attacker), rolled, ...fallen(total, attacker, target)];
};
