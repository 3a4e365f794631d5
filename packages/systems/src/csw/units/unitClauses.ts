import { type ClauseId, say } from '@warmoot/kernel';
import { STACKING, type WrittenUnit } from './writtenUnit.ts';

/** The allowed values of a column, the clause, and the check. */
interface ColumnClause {
  readonly column: keyof WrittenUnit;
  readonly rule: ClauseId;
  readonly problem: string;
  readonly holds: (unit: WrittenUnit) => boolean;
}

const clause = (
  column: keyof WrittenUnit,
  rule: ClauseId,
  problem: string,
  holds: (unit: WrittenUnit) => boolean,
): ColumnClause => ({ column, rule, problem, holds });

const within = (value: number, least: number, most: number): boolean => value >= least && value <= most;
const MAX_VALUE = 99;

const isLeader = ({ category }: WrittenUnit): boolean => category === 'leader';
const callings = ({ traits }: WrittenUnit): number =>
  traits.filter((trait) => trait === 'warrior' || trait === 'priest' || trait === 'wizard').length;
const only =
  (trait: WrittenUnit['traits'][number], allowed: (unit: WrittenUnit) => boolean) => (unit: WrittenUnit) =>
    !unit.traits.includes(trait) || allowed(unit);

/** In the order of the columns: the first that fails is reported. */
export const COLUMN_CLAUSES: readonly ColumnClause[] = [
  clause(
    'code',
    'CSW-UNT-01',
    say`a code is one to four capital letters or digits, such as "HF2"`,
    ({ code }) => /^[A-Z0-9]{1,4}$/.test(code),
  ),
  clause(
    'points',
    'CSW-UNT-01',
    say`a point value is a multiple of one half from 0 to 99`,
    ({ points }) => Number.isInteger(points * 2) && within(points, 0, MAX_VALUE),
  ),
  clause('melee', 'CSW-DEF-02', say`a Melee Factor is 0 to 99`, ({ melee }) => within(melee, 0, MAX_VALUE)),
  clause('defence', 'CSW-DEF-03', say`a Defence Class is 0 to 4`, ({ defence }) => within(defence, 0, 4)),
  clause('missile', 'CSW-DEF-04', say`a Missile Attack Factor is 0 to 99`, ({ missile }) =>
    within(missile, 0, MAX_VALUE),
  ),
  clause(
    'range',
    'CSW-DEF-05',
    say`a range goes with a Missile Attack Factor, and is 1 to 99 hexes`,
    (unit) => (unit.missile > 0 ? within(unit.range, 1, MAX_VALUE) : unit.range === 0),
  ),
  clause('movement', 'CSW-DEF-06', say`a Movement Factor is 0 to 99`, ({ movement }) =>
    within(movement, 0, MAX_VALUE),
  ),
  clause(
    'stacking',
    'CSW-STK-04',
    say`the category sets the stacking value: leave it out`,
    ({ stacking, category }) => stacking === undefined || stacking === STACKING[category],
  ),
  clause(
    'hits',
    'CSW-CRE-04',
    say`a leader takes as many hits as its level: leave hits out`,
    (unit) => !isLeader(unit) || unit.hits === undefined || unit.hits === unit.level,
  ),
  clause('hits', 'CSW-DEF-07', say`a unit takes 1 to 99 hits`, ({ hits = 1 }) => within(hits, 1, MAX_VALUE)),
  clause(
    'hits',
    'CSW-CBT-04',
    say`only creatures and leaders take more than one hit`,
    ({ hits = 1, category }) => hits === 1 || category === 'creature' || category === 'leader',
  ),
  clause('men', 'CSW-DEF-08', say`a counter stands for 1 to 99 combatants`, ({ men = 1 }) =>
    within(men, 1, MAX_VALUE),
  ),
  clause('attackDie', 'CSW-CRU-05', say`the modifier to attackers’ dice is −2 to 12`, ({ attackDie = 0 }) =>
    within(attackDie, -2, 12),
  ),
  clause('level', 'CSW-UNT-02', say`a leader, and only a leader, has level 1, 2 or 3`, (unit) =>
    isLeader(unit) ? within(unit.level ?? 0, 1, 3) : unit.level === undefined,
  ),
  clause(
    'traits',
    'CSW-LDR-01',
    say`a leader, and only a leader, is a warrior, a priest or a wizard`,
    (unit) => callings(unit) === (isLeader(unit) ? 1 : 0),
  ),
  clause(
    'traits',
    'CSW-DEF-10',
    say`only foot carry pikes`,
    only('pike', ({ category }) => category === 'foot'),
  ),
  clause(
    'traits',
    'CSW-DEF-10',
    say`a bow needs a Missile Attack Factor`,
    only('bow', ({ missile }) => missile > 0),
  ),
  clause(
    'traits',
    'CSW-RAM-01',
    say`only creatures rampage`,
    only('elephant', ({ category }) => category === 'creature'),
  ),
  clause(
    'traits',
    'CSW-LDR-08',
    say`only a creature can be a giant`,
    only('giant', ({ category }) => category === 'creature'),
  ),
  clause(
    'traits',
    'CSW-WAL-09',
    say`breaching needs a Missile Attack Factor`,
    only('breaches', ({ missile }) => missile > 0),
  ),
  clause(
    'traits',
    'CSW-ENG-01',
    say`only engines and giants throw stones`,
    only('stonethrower', (unit) => unit.category === 'engine' || unit.traits.includes('giant')),
  ),
];
