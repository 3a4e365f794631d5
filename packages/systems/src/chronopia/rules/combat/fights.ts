/** Battles from announcement to result, hex by hex, until nobody is left to fight (CHR-BTL, CHR-R-121). */
import type { Dice } from '@warmoot/kernel';
import type { Tale } from '../../engine/tale.ts';
import { labelOf } from '../../state/ground.ts';
import type { Campaign, EmpireId, Encounter, HostilePair, OpenBattle } from '../../state/state.ts';
import { canDeploy } from '../battle/resolver/deployment.ts';
import { settleField } from './aftermath.ts';
import { battleName, fieldOrder, newBattle } from './announce.ts';
import { type Camps, nextCamps } from './camps.ts';
import { armiesIn } from './intents.ts';
import { leaveHex } from './meetings.ts';
import { hostilePairs } from './pairs.ts';
import { battlesAwaited, settleOpenBattles } from './results.ts';

/** Those who were beaten or ran take no further part (CHR-R-121). */
const standing = (campaign: Campaign, { at, armies }: Encounter): Encounter => ({
  at,
  armies: armies.filter(
    (id) => campaign.armies[id] != null && !campaign.retreats.some(({ army }) => army === id),
  ),
});

const liveQuarrels = (campaign: Campaign, encounter: Encounter): HostilePair[] =>
  campaign.quarrels.filter(
    ({ at, a, b, battle }) =>
      at === encounter.at &&
      battle === undefined &&
      armiesIn(campaign, encounter, a).length > 0 &&
      armiesIn(campaign, encounter, b).length > 0,
  );

/** Battles of the hex so far; the first is number 1. */
const foughtAt = ({ quarrels }: Campaign, at: number): number =>
  new Set(quarrels.filter((quarrel) => quarrel.at === at).flatMap(({ battle }) => battle ?? [])).size;

const isBetween = ({ A, B }: Pick<Camps, 'A' | 'B'>, { a, b }: HostilePair): boolean =>
  (A.includes(a) && B.includes(b)) || (A.includes(b) && B.includes(a));

/** The quarrels of that hex that this battle settles. */
const hadOut = ({ quarrels }: Campaign, camps: Camps, battle: string): HostilePair[] =>
  quarrels.map((quarrel) =>
    quarrel.at === camps.encounter.at && quarrel.battle === undefined && isBetween(camps, quarrel)
      ? { ...quarrel, battle }
      : quarrel,
  );

/** CHR-AUT-36: a side with nobody able to take the field has run; if both, nothing happens. */
const walkover = (tale: Tale, dice: Dice, camps: Camps, absent: readonly (readonly EmpireId[])[]): void => {
  const { encounter } = camps;
  const pairs = hostilePairs(tale.state, encounter);
  if (absent.length === 1) for (const runner of absent[0]!) leaveHex(tale, dice, encounter, runner, pairs);
  tale.tell({
    type: 'nobodyTookTheField',
    rules: ['CHR-AUT-36'],
    about: { at: labelOf(tale.state.ground, encounter.at), sides: absent.length },
    change: { set: { quarrels: hadOut(tale.state, camps, 'none') } },
  });
};

/** The next battle of a hex, if there is one. */
const nextBattle = (tale: Tale, dice: Dice, met: Encounter): OpenBattle | undefined => {
  for (;;) {
    const encounter = standing(tale.state, met);
    const quarrels = liveQuarrels(tale.state, encounter);
    if (quarrels.length === 0) return undefined;
    const camps = nextCamps(tale.state, encounter, quarrels);
    const id = battleName(tale.state, encounter.at, foughtAt(tale.state, encounter.at));
    const order = fieldOrder(tale.state, camps, id);
    const absent = order.sides.filter((side) => !canDeploy(order, side)).map(({ side }) => camps[side]);
    if (absent.length === 0) return newBattle(tale.state, order, { A: camps.A, B: camps.B });
    walkover(tale, dice, camps, absent);
  }
};

const nameOf = ({ empires }: Campaign, ids: readonly EmpireId[]): string =>
  ids.map((id) => empires[id]!.name).join(' with ');

/** One battle per hex at a time; a pair fights once per turn. */
const announceNext = (tale: Tale, dice: Dice): boolean => {
  const battles: OpenBattle[] = [];
  for (const met of tale.state.encounters.toSorted((x, y) => x.at - y.at)) {
    const battle = nextBattle(tale, dice, met);
    if (battle === undefined) continue;
    battles.push(battle);
    const camps = { encounter: met, ...battle.sides };
    tale.tell({
      type: 'battleAnnounced',
      rules: ['CHR-BTL-01', 'CHR-BTL-02', 'CHR-R-121'],
      about: { battle: battle.id, A: [...camps.A], B: [...camps.B] },
      change: {
        set: {
          battles: [...tale.state.battles, battle],
          quarrels: hadOut(tale.state, camps, battle.id),
        },
      },
      told: [
        {
          to: [...camps.A, ...camps.B],
          section: 'battles',
          text: `Battle ${battle.id} at ${battle.order.hex}: ${nameOf(tale.state, camps.A)} against ${nameOf(tale.state, camps.B)} (${battle.mode}).`,
          at: [met.at],
        },
      ],
    });
  }
  return battles.length > 0;
};

/** T10: rounds of battles; those by quick resolver at once, the others when all are reported or time is up. */
export const fieldBattles = (tale: Tale, dice: Dice): boolean => {
  for (;;) {
    if (battlesAwaited(tale)) return false;
    settleOpenBattles(tale, dice, (battle, fought) => settleField(tale, dice, battle, fought));
    if (tale.state.window !== null)
      tale.tell({ type: 'windowClosed', rules: ['CHR-PLAY-01'], change: { set: { window: null } } });
    if (!announceNext(tale, dice)) return true;
  }
};
