import type { Dice, Gist, Seat } from '@warmoot/kernel';
import type { CswEvent } from './events.ts';
import { ruleOf } from './orderRules.ts';
import type { CswOrder } from './orders.ts';
import { takeLossesAtOnce } from './rules/combat/losses.ts';
import { resolveOneMelee } from './rules/melee/attack.ts';
import { resolveOneShot } from './rules/missile/fire.ts';
import { listChecks, rollCheckAt } from './rules/morale/checks.ts';
import type { Side } from './setup.ts';
import type { Attack, Battle } from './state.ts';
import { beginTale, type Tale } from './tale.ts';

/** CSW-P-07: the die of this one attack, its losses, and the morale check that would follow. */
const playOut = (tale: Tale, attack: Attack, missile: boolean, dice: Dice): void => {
  if (missile) resolveOneShot(tale, attack, dice);
  else resolveOneMelee(tale, attack, dice);
  takeLossesAtOnce(tale);
  listChecks(tale);
  rollCheckAt(tale, attack.target, dice);
};

/** An order by itself, without what the others will do: a declared attack is played out at once. */
export const rehearse = (battle: Battle, seat: Seat, order: CswOrder, dice: Dice): readonly CswEvent[] => {
  const tale = beginTale({ ...battle, causes: [], checks: [], dueLosses: [] });
  ruleOf(order)?.decide(tale, seat as Side, order as never, dice);
  if (order.type === 'fire' || order.type === 'attack')
    playOut(tale, tale.state.attacks.at(-1) as Attack, order.type === 'fire', dice);
  return tale.events;
};

const lossesIn = (events: readonly CswEvent[]): number | undefined => {
  const rolls = events.filter((event) => event.type === 'attackRolled');
  return rolls.length === 0 ? undefined : rolls.reduce((sum, { losses }) => sum + losses, 0);
};

const moraleIn = (events: readonly CswEvent[]): string | undefined => {
  const check = events.find((event) => event.type === 'moraleRolled');
  if (check !== undefined) return check.result;
  return lossesIn(events) === undefined ? undefined : 'no check';
};

const rallyIn = (events: readonly CswEvent[]): string | undefined => {
  if (!events.some(({ type }) => type === 'rallyRolled')) return undefined;
  return events.some(({ type }) => type === 'unitsRallied') ? 'succeeds' : 'fails';
};

/** CSW-P-07: losses inflicted, and whether those who took them hold, retreat or rout. */
export const gist = (_before: Battle, events: readonly CswEvent[], _seat: Seat): Gist => {
  const losses = lossesIn(events);
  const morale = moraleIn(events);
  const rally = rallyIn(events);
  return {
    ...(losses === undefined ? {} : { losses }),
    ...(morale === undefined ? {} : { morale }),
    ...(rally === undefined ? {} : { rally }),
  };
};
