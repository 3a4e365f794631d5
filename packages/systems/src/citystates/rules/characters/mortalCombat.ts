import { type Dice, type Modifier, modifiers, totalOf } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import type { Character, CharacterId } from '../../state/character.ts';
import type { Game } from '../../state/game.ts';
import { findCharacter } from '../../state/units.ts';
import { bears, OATHBLADE } from './artifacts.ts';
import { effectiveLevel } from './effectiveLevel.ts';
import { fatedDie } from './fate.ts';
import { kill } from './kill.ts';

/** CST-CHR-09, EC-B26: no Halfling bonus, no Barbarian penalty (CST-DUE-06). */
const combatRows = (game: Game, character: Character, label: string): Modifier[] =>
  modifiers(
    [true, 'CST-CHR-09', label, effectiveLevel(game, character)],
    [bears(character, OATHBLADE), 'CST-CHR-09', `${label} with the Oathblade`, 1],
  );

/**
 * CST-CHR-09: the initiator's die, then the other's; the lower total dies, with equal totals both survive. Both become
 * known to all (CST-ROG-05). Returns the loser, or null.
 */
export const fightMortalCombat = (
  tale: Tale,
  dice: Dice,
  ids: readonly [CharacterId, CharacterId],
  { isOfLeader, rule }: { readonly isOfLeader: boolean; readonly rule: string },
): CharacterId | null => {
  const [first, second] = ids.map((id) => findCharacter(tale.state, id) as Character) as [
    Character,
    Character,
  ];
  const rows = [
    combatRows(tale.state, first, 'initiator'),
    combatRows(tale.state, second, 'the other'),
  ] as const;
  const dies = [
    fatedDie(tale, dice, first, "mortal combat: the initiator's die", 'high'),
    fatedDie(tale, dice, second, "mortal combat: the other's die", 'high'),
  ] as const;
  const totals = [dies[0].value + totalOf(rows[0]), dies[1].value + totalOf(rows[1])] as const;
  const fallen = totals[0] === totals[1] ? null : totals[0] < totals[1] ? first.id : second.id;
  tale.tell({
    type: 'mortalCombatFought',
    first: first.id,
    second: second.id,
    totals,
    fallen,
    rolls: [...dies[0].rolls, ...dies[1].rolls],
    modifiers: [...rows[0], ...rows[1]],
    irrevocable: true,
    rules: ['CST-CHR-09', rule],
  });
  if (fallen !== null)
    kill(tale, dice, fallen, { winner: fallen === first.id ? second.id : first.id, isOfLeader, rule });
  return fallen;
};
