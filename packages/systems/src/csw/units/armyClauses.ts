import { type Clause, firstRefusal, permit, type Refusal, refuse, say, type Verdict } from '@warmoot/kernel';
import type { Module } from '../state/setup.ts';
import { type ArmyLine, type ArmyList, armyValue, leadersAndOthers, tenthOf } from './armyList.ts';
import { pointsInWords, pointsText, type UnitType, unitTypeOf } from './unitType.ts';

/** An army as proposed for a battle. */
export interface Offered {
  readonly types: readonly UnitType[];
  readonly army: ArmyList;
  /** CSW-SET-08: the agreed point total, in half points; none in a campaign. */
  readonly agreed?: number;
  /** CSW-R-122: that total was not agreed; it is the value of the army itself. */
  readonly ownValue?: true;
  /** The optional modules of the battle, if they are known. */
  readonly modules?: readonly Module[];
}

const nameOf = ({ types }: Offered, { code }: ArmyLine): string => unitTypeOf(types, code).name;
const categoryOf = ({ types }: Offered, { code }: ArmyLine) => unitTypeOf(types, code).category;

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** CSW-SET-08 */
const withinTheAgreedPoints: Clause<Offered> = ({ types, army, agreed }) => {
  const { total } = armyValue(types, army);
  return agreed === undefined || total <= agreed
    ? permit
    : refuse(
        'CSW-SET-08',
        say`it costs ${pointsText(total)} points, and the agreed limit is ${pointsText(agreed)}`,
      );
};

/** CSW-SET-12, CSW-R-102, where points are agreed: one leader for each seven other units or part of seven. */
const oneLeaderForSeven: Clause<Offered> = ({ types, army, agreed }) => {
  const { leaders, others } = leadersAndOthers(types, army);
  const most = Math.ceil(others / 7);
  return agreed === undefined || leaders <= most
    ? permit
    : refuse(
        'CSW-SET-12',
        say`${many(others, 'other unit')} may have ${many(most, 'leader')} at most, and it has ${leaders}`,
      );
};

/** CSW-R-122: a tenth of the agreed total, or of the units' points; with the reason in words. */
const limitOf = ({ types, army, agreed, ownValue }: Offered): { most: number; text: string } => {
  const isAgreed = agreed !== undefined && !ownValue;
  const most = tenthOf(isAgreed ? agreed : armyValue(types, army).units);
  return { most, text: say`the limit is a tenth of ${isAgreed ? 'the agreed total' : 'its units'}, ${most}` };
};

/** CSW-AMO-08 */
const aTenthForMorale: Clause<Offered> = (offered) => {
  const { morale } = armyValue(offered.types, offered.army);
  const { most, text } = limitOf(offered);
  return morale <= 2 * most
    ? permit
    : refuse('CSW-AMO-08', say`morale takes ${pointsInWords(morale)}, and ${text}`);
};

/** CSW-CAL-01, CSW-R-122: a separate tenth, besides that for morale. */
const aTenthForCaltrops: Clause<Offered> = (offered) => {
  const { caltrops } = armyValue(offered.types, offered.army);
  const { most, text } = limitOf(offered);
  return caltrops <= 2 * most
    ? permit
    : refuse('CSW-R-122', say`caltrops take ${pointsInWords(caltrops)}, and ${text}`);
};

/** CSW-UND-02 */
const onlyFootAndMountedUndead: Clause<Offered> = (offered) => {
  const wrong = offered.army.find(
    (line) => line.undead && !['foot', 'mounted'].includes(categoryOf(offered, line)),
  );
  return wrong
    ? refuse('CSW-UND-02', say`${nameOf(offered, wrong)} cannot be lesser undead, only foot and mounted`)
    : permit;
};

/** CSW-CAL-01 */
const caltropsForFoot: Clause<Offered> = (offered) => {
  const wrong = offered.army.find((line) => (line.caltrops ?? 0) > 0 && categoryOf(offered, line) !== 'foot');
  return wrong
    ? refuse('CSW-CAL-01', say`${nameOf(offered, wrong)} cannot carry caltrops, only foot can`)
    : permit;
};

/** CSW-CAL-01 */
const oneMarkerEach: Clause<Offered> = (offered) => {
  const wrong = offered.army.find(({ caltrops = 0, count }) => caltrops > count);
  return wrong
    ? refuse(
        'CSW-CAL-01',
        say`${wrong.count} ${nameOf(offered, wrong)} can carry at most one caltrop marker each`,
      )
    : permit;
};

/** CSW-IMP-08: they make foot units. */
const impressedAreFoot: Clause<Offered> = (offered) => {
  const wrong = offered.army.find((line) => line.impressed && categoryOf(offered, line) !== 'foot');
  return wrong
    ? refuse('CSW-IMP-08', say`${nameOf(offered, wrong)} cannot be impressed, only foot can`)
    : permit;
};

/** CSW-IMP-06: without Drill they are gone when the battle begins. */
const impressedAreDrilled: Clause<Offered> = (offered) => {
  const wrong = offered.army.find(({ impressed, training }) => impressed && training === 0);
  return wrong
    ? refuse('CSW-IMP-06', say`impressed ${nameOf(offered, wrong)} without training desert before the battle`)
    : permit;
};

/** CSW-MER-01: a whole company belongs to the guild, or none of it. */
const companiesAgree: Clause<Offered> = ({ army }) => {
  const wrong = army.find(({ company, guild = false }) =>
    army.some(
      (other) => company !== undefined && other.company === company && (other.guild ?? false) !== guild,
    ),
  );
  return wrong
    ? refuse('CSW-MER-01', say`${wrong.company as string} is in the guild in one line and not in another`)
    : permit;
};

/** CSW-MER-01: only mercenaries are guildsmen. */
const guildsmenHaveACompany: Clause<Offered> = (offered) => {
  const wrong = offered.army.find(({ company, guild }) => guild && company === undefined);
  return wrong
    ? refuse('CSW-MER-01', say`${nameOf(offered, wrong)} belong to the guild but to no company`)
    : permit;
};

/** CSW-BGL-06 */
const onlyLeadersServe: Clause<Offered> = (offered) => {
  const wrong = offered.army.find(
    (line) => (line.serves || line.charisma !== undefined) && categoryOf(offered, line) !== 'leader',
  );
  return wrong
    ? refuse('CSW-BGL-06', say`${nameOf(offered, wrong)} is not a leader, so not a player-character`)
    : permit;
};

const NEEDS: readonly (readonly [Module, string, string, (line: ArmyLine) => boolean])[] = [
  ['mercenaries', 'CSW-MER-01', 'mercenary companies', ({ company }) => company !== undefined],
  ['caltrops', 'CSW-CAL-01', 'caltrops', ({ caltrops = 0 }) => caltrops > 0],
  ['advancedMorale', 'CSW-AMO-08', 'bought morale', ({ morale = 0 }) => morale > 0],
  ['undead', 'CSW-UND-02', 'lesser undead', ({ undead = false }) => undead],
];

/** An optional rule's purchases are available only in a battle that uses it. */
const modulesInForce: Clause<Offered> = ({ army, modules }) => {
  const wrong = NEEDS.find(([module, , , has]) => modules?.includes(module) === false && army.some(has));
  return wrong ? refuse(wrong[1], say`it has ${wrong[2]}, and the module ${wrong[0]} is off`) : permit;
};

/** In rulebook order. */
const ARMY_CLAUSES: readonly Clause<Offered>[] = [
  withinTheAgreedPoints,
  oneLeaderForSeven,
  guildsmenHaveACompany,
  companiesAgree,
  caltropsForFoot,
  oneMarkerEach,
  aTenthForCaltrops,
  aTenthForMorale,
  impressedAreDrilled,
  impressedAreFoot,
  onlyLeadersServe,
  onlyFootAndMountedUndead,
  modulesInForce,
];

export const checkArmy = (offered: Offered): Verdict => firstRefusal(ARMY_CLAUSES, offered);

/** Every objection, for an author still writing the list. */
export const armyFaults = (offered: Offered): Refusal[] =>
  ARMY_CLAUSES.map((clause) => clause(offered)).filter((verdict) => !verdict.ok);
