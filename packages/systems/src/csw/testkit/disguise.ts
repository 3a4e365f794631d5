import { type Dice, pick, type Seat } from '@warmoot/kernel';
import { knowledgeOf } from '../knowledge/knowledge.ts';
import type { CswOrder } from '../orders/orders.ts';
import { unitsIn } from '../rules/tunnels/below.ts';
import { dugThrough, tunnelAt } from '../rules/tunnels/systems.ts';
import { cellsBeside } from '../state/board.ts';
import { hasModule } from '../state/setup.ts';
import { type Battle, boardIn, isLeader, type Tunnel, unitOf, withUnits } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';

/** Hexes that nothing is dug under, next to one that is. */
const freshEarth = (battle: Battle, tunnels: readonly Tunnel[], from: number): number[] =>
  cellsBeside(boardIn(battle), from).filter((to) => tunnelAt(tunnels, to) === undefined);

/** Digs on from the breaches of a tunnel at random, as far as there is undug ground. */
const dugAtRandom = (
  battle: Battle,
  begun: readonly Tunnel[],
  from: number,
  dice: Dice,
): readonly Tunnel[] => {
  let tunnels = begun;
  let at = from;
  for (let hexes = dice.roll(6, 'hexes of tunnel'); hexes > 0; hexes--) {
    const earth = freshEarth(battle, tunnels, at);
    if (earth.length === 0) break;
    const to = pick(dice, earth, 'the way of the tunnel');
    tunnels = dugThrough(tunnels, at, to);
    at = to;
  }
  return tunnels;
};

/** A tunnel known only by its breaches, one for each of them. */
const bareTunnels = ({ knownTo, breaches }: Tunnel): Tunnel[] =>
  breaches.map((breach) => ({
    id: breach.cell,
    knownTo,
    cells: [breach.cell],
    links: [],
    breaches: [breach],
  }));

const courseElsewhere = (battle: Battle, tunnel: Tunnel, dice: Dice): readonly Tunnel[] => {
  const others = battle.tunnels.filter((each) => each !== tunnel);
  const bare = [...others, ...bareTunnels(tunnel)].sort((a, b) => a.id - b.id);
  return tunnel.breaches.reduce<readonly Tunnel[]>(
    (tunnels, { cell }) => dugAtRandom(battle, tunnels, cell, dice),
    bare,
  );
};

/** Moves the units inside to any hex now dug from the same breaches. */
const peopled = (battle: Battle, tunnel: Tunnel, inside: readonly Unit[], dice: Dice): Battle => {
  const cells = battle.tunnels
    .filter(({ breaches }) => breaches.some(({ cell }) => tunnel.breaches.some((was) => was.cell === cell)))
    .flatMap((each) => each.cells);
  return withUnits(
    battle,
    inside.map(({ id }) => id),
    (unit) => {
      unit.cell = pick(dice, cells, 'where they are');
    },
  );
};

/** Public events in a tunnel fix its course. */
const isSpokenOf = (battle: Battle, { cells }: Tunnel): boolean => {
  const below = [...battle.causes, ...battle.checks, ...battle.dueLosses].filter((each) => each.underground);
  return (
    battle.questions.length > 0 ||
    below.some(({ cell }) => cells.includes(cell)) ||
    battle.attacks.some(({ underground, target }) => underground && cells.includes(target))
  );
};

/** CSW-UND-04: the undead a hidden commander leaves behind reveal where he goes. */
const commandsInSight = (battle: Battle, unit: Unit): boolean =>
  hasModule(battle.setup, 'undead') && isLeader(battle, unit);

/**
 * Another battle that this seat cannot tell from the true one (CSW-TUN-02, CSW-P-20): a tunnel it does not know has a
 * different course, with the same breaches and the same units in it. Undefined if nothing is hidden from it.
 */
export const disguiseTunnels = (battle: Battle, seat: Seat, dice: Dice): Battle | undefined => {
  const { knows } = knowledgeOf(battle, seat);
  const tunnel = battle.tunnels.find(
    (each) =>
      !knows(each) &&
      !isSpokenOf(battle, each) &&
      !unitsIn(battle, each).some((unit) => commandsInSight(battle, unit)),
  );
  if (tunnel === undefined) return undefined;
  const inside = unitsIn(battle, tunnel);
  const elsewhere = { ...battle, tunnels: courseElsewhere(battle, tunnel, dice) };
  return inside.length === 0 ? elsewhere : peopled(elsewhere, tunnel, inside, dice);
};

/**
 * CSW-TUN-02, CSW-TUN-05: whether an order stays wholly below, in a tunnel about which this seat learns nothing from
 * it.
 */
export const isSecretOrder = (battle: Battle, seat: Seat, order: CswOrder): boolean => {
  if (order.type !== 'dig' && order.type !== 'tunnelMove') return false;
  const unit = unitOf(battle, order.unit);
  const { knows, sees } = knowledgeOf(battle, seat);
  if (order.surface || sees(unit) || commandsInSight(battle, unit)) return false;
  const { ids } = boardIn(battle);
  return order.path.every((hex) => {
    const met = tunnelAt(battle.tunnels, ids.indexOf(hex));
    return met === undefined || (!knows(met) && met.knownTo.every((side) => side === unit.side));
  });
};
