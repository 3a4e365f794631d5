import type { Dice, Modifier, Roll } from '@warmoot/kernel';
import { d10, type Tale } from '../../engine/tale.ts';
import { type Game, playerOf } from '../../state/game.ts';
import { battleOf, ownersOf } from '../battle/fighters.ts';
import type { Battle, Side, SideLeader } from '../battle/state.ts';
import { leaderAt } from './leader.ts';

const WHY = { attacker: "the attackers' leadership", defender: "the defenders' leadership" } as const;

interface LeadershipDie {
  readonly value: number;
  readonly rolls: readonly Roll[];
}

/** CST-GEN-10, CST-MAG-15: one die; the side's own Fate keeps the better of two, an enemy's the worse, both cancel out. */
const rollFor = (dice: Dice, side: Side, isOwn: boolean, isEnemys: boolean): LeadershipDie => {
  const first = d10(dice, WHY[side]);
  if (isOwn === isEnemys) return { value: first.value, rolls: [first] };
  const second = d10(dice, `${WHY[side]}, again by Fate`);
  const value = (isOwn ? Math.max : Math.min)(first.value, second.value);
  return { value, rolls: [first, second] };
};

/** CST-MAG-15: an enemy has turned Fate against this leader; that is now used up. */
const takesFate = (tale: Tale, leader: SideLeader | null): boolean => {
  const isFated = tale.state.lasting.fated.some(({ character }) => character === leader?.character);
  if (isFated && leader !== null)
    tale.tell({
      type: 'fateFulfilled',
      character: leader.character,
      irrevocable: true,
      rules: ['CST-MAG-15'],
    });
  return isFated;
};

/** CST-R-80: the token is used only for the leadership die of the attacker's own Character. */
const usesFate = (game: Game, { attacker, withFate }: Battle, leader: SideLeader | null): boolean =>
  withFate && leader !== null && playerOf(game, attacker).hasFate;

const rowOf = (leader: SideLeader | null, side: Side): Modifier[] =>
  leader === null
    ? []
    : [
        {
          rule: 'CST-LDR-03',
          label: side === 'attacker' ? 'leader of the attackers' : 'leader of the defenders',
          value: leader.value,
        },
      ];

const higher = (attacker: number, defender: number): Side | null => {
  if (attacker === defender) return null; // CST-LDR-04, CST-R-27
  return attacker > defender ? 'attacker' : 'defender';
};

/** CST-LDR-03, CST-LDR-04, CST-LDR-07: once per battle; no roll if neither side is led. */
export const rollLeadership = (tale: Tale, dice: Dice): void => {
  const game = tale.state;
  const battle = battleOf(game);
  const leaders = {
    attacker: leaderAt(game, [battle.attacker], battle.from),
    defender: leaderAt(game, ownersOf(battle, 'defender'), battle.to),
  };
  if (leaders.attacker === null && leaders.defender === null) return;
  const fated = usesFate(game, battle, leaders.attacker);
  const attack = rollFor(dice, 'attacker', fated, takesFate(tale, leaders.attacker));
  const defence = rollFor(dice, 'defender', false, takesFate(tale, leaders.defender));
  const totals = {
    attacker: attack.value + (leaders.attacker?.value ?? 0),
    defender: defence.value + (leaders.defender?.value ?? 0),
  };
  tale.tell({
    type: 'leadershipRolled',
    leaders,
    totals,
    led: higher(totals.attacker, totals.defender),
    fateOf: fated ? battle.attacker : null,
    rolls: [...attack.rolls, ...defence.rolls],
    modifiers: [...rowOf(leaders.attacker, 'attacker'), ...rowOf(leaders.defender, 'defender')],
    irrevocable: true,
    rules: ['CST-LDR-03', 'CST-HID-04'],
  });
};
