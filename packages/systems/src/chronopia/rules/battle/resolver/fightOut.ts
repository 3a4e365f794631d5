import type { Dice, Roll } from '@warmoot/kernel';
import type { FightOrder, FightResult } from '../forms.ts';
import { activate } from './activation.ts';
import { type Battle, type End, foeOf, type Group, isOut, type Role, roll, type Side } from './battle.ts';
import { byValue, canDeploy, enterReserves } from './deployment.ts';
import { annihilation, fullLength } from './ending.ts';
import { endOfTurn } from './endOfTurn.ts';
import { muster } from './muster.ts';
import { resultOf } from './result.ts';
import { ownLeadership } from './values.ts';
import { cityBreaks, withdrawal } from './withdrawal.ts';

const WITHOUT_COMMANDER = 10;
const LEADERLESS = -2;

/** CHR-AUT-08, -33: the commander of the lead army counts for the side. */
const bonusOf = (battle: Battle, { lead }: Side): number =>
  (lead.commander === null ? WITHOUT_COMMANDER : ownLeadership(battle, lead.commander)) +
  (lead.order.leaderless ? LEADERLESS : 0) +
  lead.order.modifiers.initiative;

/** CHR-AUT-08: ties are rolled again twice, then A begins. */
const sideThatBegins = (battle: Battle): Side => {
  const [a, b] = battle.sides;
  for (let attempt = 0; attempt < 3; attempt++) {
    const sumA = roll(battle, 20, 'initiative A') + bonusOf(battle, a);
    const sumB = roll(battle, 20, 'initiative B') + bonusOf(battle, b);
    battle.log.push(`Initiative: A ${sumA}, B ${sumB}.`);
    if (sumA !== sumB) return sumA > sumB ? a : b;
  }
  return a;
};

interface FoughtOut {
  readonly result: FightResult;
  readonly rolls: Roll[];
  /** Blow by blow, in the order of the dice. */
  readonly log: string[];
}

const ROLE_ORDER: Readonly<Record<Role, number>> = { caster: 0, missile: 1, melee: 2 };

/** CHR-AUT-09 */
const prepare = (side: Side): void => {
  for (const group of side.table) group.modelsAtTurnStart = group.models.length;
  side.queue = [...side.table].sort((a, b) => ROLE_ORDER[a.role] - ROLE_ORDER[b.role] || byValue(a, b));
};

const nextIn = (battle: Battle, side: Side): Group | undefined =>
  side.queue.find((group) => !isOut(group) && group.activatedInTurn < battle.turn);

/** CHR-AUT-09: the sides alternate; when one queue is empty the other continues. CHR-AUT-35 after every activation. */
const activations = (battle: Battle): End | null => {
  let side = sideThatBegins(battle);
  for (;;) {
    const group = nextIn(battle, side) ?? nextIn(battle, foeOf(battle, side));
    if (group === undefined) return null;
    activate(battle, group);
    const end = annihilation(battle);
    if (end !== null) return end;
    side = foeOf(battle, group.side);
  }
};

/** CHR-AUT-07 */
const playTurn = (battle: Battle): End | null => {
  battle.log.push(`Turn ${battle.turn}.`);
  const end = cityBreaks(battle) ?? withdrawal(battle);
  if (end !== null) return end;
  for (const side of battle.sides) {
    if (battle.turn === 2) enterReserves(side);
    prepare(side);
  }
  const fought = activations(battle);
  if (fought === null) endOfTurn(battle);
  return fought;
};

/** CHR-AUT-36: nobody there, no battle. */
const walkover = (battle: Battle): End | null => {
  const [a, b] = battle.sides.filter(({ order }) => !canDeploy(battle.order, order));
  if (a === undefined) return null;
  if (b !== undefined) return { ending: 'negotiated', side: null, winner: 'draw' };
  return { ending: 'fled', side: a.id, winner: foeOf(battle, a).id };
};

const play = (battle: Battle): End => {
  const absent = walkover(battle);
  if (absent !== null) return absent;
  while (battle.turn < battle.order.maxTurns) {
    battle.turn++;
    const end = playTurn(battle);
    if (end !== null) return end;
  }
  return fullLength(battle);
};

/** The quick auto-resolver (CHR-AUT): the whole battle, its dice in the order of the procedure (CHR-AUT-28). */
export const fightOut = (order: FightOrder, dice: Dice): FoughtOut => {
  const battle = muster(order, dice);
  const end = play(battle);
  return { result: resultOf(battle, end), rolls: battle.rolls, log: battle.log };
};
