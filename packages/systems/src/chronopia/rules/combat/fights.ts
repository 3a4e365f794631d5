/** Battles from announcement to result, hex by hex, until nobody is left to fight (CHR-BTL, CHR-R-121). */
import { type Dice, type Roll, seededDice } from '@warmoot/kernel';
import type { Campaign, EmpireId, Encounter, OpenBattle, Quarrel } from '../../state.ts';
import { roll, type Tale } from '../../tale.ts';
import { asks } from '../../windows.ts';
import type { FightResult } from '../battle/forms.ts';
import { fightOut } from '../battle/resolver/fightOut.ts';
import { settleField } from './aftermath.ts';
import { battleName, fieldOrder, modeFor } from './announce.ts';
import { nextCamps } from './camps.ts';
import { armiesIn } from './intents.ts';

/** Unbeaten and still there. */
const stillStands = (campaign: Campaign, encounter: Encounter, empire: EmpireId): boolean =>
  armiesIn(campaign, encounter, empire).some(({ id }) => !campaign.retreats.some(({ army }) => army === id));

const liveQuarrels = (campaign: Campaign, encounter: Encounter): Quarrel[] =>
  campaign.quarrels.filter(
    ({ at, a, b }) =>
      at === encounter.at && stillStands(campaign, encounter, a) && stillStands(campaign, encounter, b),
  );

/** Those who were beaten or ran take no further part (CHR-R-121). */
const standing = (campaign: Campaign, { at, armies }: Encounter): Encounter => ({
  at,
  armies: armies.filter(
    (id) => campaign.armies[id] != null && !campaign.retreats.some(({ army }) => army === id),
  ),
});

const nameOf = ({ empires }: Campaign, ids: readonly EmpireId[]): string =>
  ids.map((id) => empires[id]!.name).join(' with ');

/** One battle per hex at a time; a pair fights once per turn. */
const announceNext = (tale: Tale): boolean => {
  const { state } = tale;
  const battles: OpenBattle[] = [];
  for (const met of state.encounters.toSorted((x, y) => x.at - y.at)) {
    const encounter = standing(state, met);
    const quarrels = liveQuarrels(state, encounter);
    if (quarrels.length === 0) continue;
    const camps = nextCamps(state, encounter, quarrels);
    const id = battleName(state, encounter.at, fought(state, encounter.at));
    battles.push({
      id,
      mode: modeFor(state, [...camps.A, ...camps.B]),
      order: fieldOrder(state, camps, id),
      sides: { A: camps.A, B: camps.B },
      filed: null,
      disputed: false,
      agreed: false,
      wishes: {},
    });
  }
  if (battles.length === 0) return false;
  tale.tell({
    type: 'battlesAnnounced',
    rules: ['CHR-BTL-01', 'CHR-BTL-02', 'CHR-R-121'],
    change: {
      set: {
        battles,
        quarrels: state.quarrels.filter(
          (quarrel) => !battles.some((battle) => isFoughtIn(state, battle, quarrel)),
        ),
      },
    },
    told: battles.map(({ id, sides, order, mode }) => ({
      to: [...sides.A, ...sides.B],
      section: 'battles' as const,
      text: `Battle ${id} at ${order.hex}: ${nameOf(state, sides.A)} against ${nameOf(state, sides.B)} (${mode}).`,
    })),
  });
  return true;
};

const fought = ({ quarrels }: Campaign, at: number): number =>
  quarrels.filter((quarrel) => quarrel.at === at).length;

const isFoughtIn = ({ ground: _ground }: Campaign, { sides }: OpenBattle, { a, b }: Quarrel): boolean =>
  (sides.A.includes(a) && sides.B.includes(b)) || (sides.A.includes(b) && sides.B.includes(a));

/** CHR-AUT-28: two dice name the stream of a battle; nobody can read it off the order beforehand. */
export const fightQuickly = (battle: OpenBattle, dice: Dice): { result: FightResult; rolls: Roll[] } => {
  const rolls = [1, 2].map(() => roll(dice, 1_000_000, `battle:${battle.id}`));
  const seed = `${battle.id}:${rolls.map(({ value }) => value).join(':')}`;
  const { result } = fightOut({ ...battle.order, seed }, seededDice(seed));
  return { result, rolls };
};

/** Who still has a battle to fight and has not left it to the quick resolver. */
const fighting = ({ battles, empires }: Campaign): EmpireId[] =>
  [...new Set(battles.flatMap(({ sides }) => [...sides.A, ...sides.B]))]
    .filter((id) => empires[id]!.power === 'player')
    .sort((a, b) => a - b);

/** What was filed and not disputed stands; the rest goes to the quick resolver (CHR-BTL-05, -08, CHR-R-157). */
export const settleOpenBattles = (
  tale: Tale,
  dice: Dice,
  settle: (battle: OpenBattle, result: FightResult, rolls: readonly Roll[]) => void,
): void => {
  for (const battle of tale.state.battles) {
    const filed = battle.filed !== null && !battle.disputed ? battle.filed.result : null;
    const { result, rolls } = filed ? { result: filed, rolls: [] } : fightQuickly(battle, dice);
    settle(battle, result, rolls);
  }
};

/** T10: rounds of battles; those by quick resolver at once, the others when all are reported or time is up. */
export const fieldBattles = (tale: Tale, dice: Dice): boolean => {
  for (;;) {
    const { battles, window } = tale.state;
    const waits = battles.some(({ mode }) => mode !== 'auto');
    if (waits && window?.name !== 'battles') return asks(tale, 'battles', fighting(tale.state));
    settleOpenBattles(tale, dice, (battle, result, rolls) => settleField(tale, dice, battle, result, rolls));
    if (window !== null)
      tale.tell({ type: 'windowClosed', rules: ['CHR-PLAY-01'], change: { set: { window: null } } });
    if (!announceNext(tale)) return true;
  }
};
