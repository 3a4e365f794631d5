import { type Seat, type Seen, seen } from '@warmoot/kernel';
import type { Question } from '../engine/decisions.ts';
import { NOWHERE } from '../state/board.ts';
import type { Battle, Tunnel } from '../state/state.ts';
import { RESTING, type Unit, type UnitId } from '../state/unit.ts';
import { type Knowledge, knowledgeOf, seesAll } from './knowledge.ts';

/** CSW-P-20. A field added to the battle stays secret until someone adds it here. */
export const view = (battle: Battle, seat: Seat): Seen<Battle> => {
  const knowledge = knowledgeOf(battle, seat);
  const below = seesAll(knowledge) ? battle : whatIsKnownBelow(battle, knowledge);
  return seen({
    setup: battle.setup,
    turn: battle.turn,
    step: battle.step,
    sideA: battle.sideA,
    phasing: battle.phasing,
    units: below.units,
    works: battle.works,
    caltrops: battle.caltrops,
    tunnels: below.tunnels,
    attacks: below.attacks,
    causes: below.causes,
    checks: below.checks,
    dueLosses: below.dueLosses,
    advances: below.advances,
    rallyTried: below.rallyTried,
    questions: below.questions,
    interrupted: battle.interrupted,
    opportunity: battle.opportunity,
    companies: battle.companies,
    bonusPaid: battle.bonusPaid,
    end: battle.end,
    ...(battle.handOver === undefined ? {} : { handOver: { ...battle.handOver, fallen: [] } }),
  });
};

/** What may involve the underground. */
type Below = Pick<
  Battle,
  | 'units'
  | 'tunnels'
  | 'attacks'
  | 'causes'
  | 'checks'
  | 'dueLosses'
  | 'advances'
  | 'rallyTried'
  | 'questions'
>;

const whatIsKnownBelow = (battle: Battle, knowledge: Knowledge): Below => {
  const { sees, seesUnder } = knowledge;
  const shown = ({ underground, cell }: { underground: boolean; cell: number }): boolean =>
    !underground || seesUnder(cell);
  return {
    units: battle.units.every(sees)
      ? battle.units
      : battle.units.map((unit) => (sees(unit) ? unit : unseen(unit))),
    tunnels: knownTunnels(battle.tunnels, knowledge),
    attacks: battle.attacks.filter(({ underground, target }) => !underground || seesUnder(target)),
    causes: battle.causes.filter(shown),
    checks: battle.checks.filter(shown),
    dueLosses: battle.dueLosses.filter(shown),
    advances: battle.advances.filter(({ units }) => units.every((id) => sees(battle.units[id] as Unit))),
    rallyTried: battle.rallyTried.filter(shown),
    questions: battle.questions.filter((question) =>
      unitsAskedAbout(question).every((id) => sees(battle.units[id] as Unit)),
    ),
  };
};

/** CSW-TUN-02: everyone knows who went down, but not where he is or what he does there. */
const unseen = (unit: Unit): Unit => ({
  ...RESTING,
  id: unit.id,
  name: unit.name,
  type: unit.type,
  side: unit.side,
  roster: unit.roster,
  status: 'underground',
  cell: NOWHERE,
  underground: true,
  morale: unit.morale,
  moraleBought: unit.moraleBought,
  mustered: unit.mustered,
  entryTurn: unit.entryTurn,
  enteredTurn: unit.enteredTurn,
  hitsTaken: unit.hitsTaken,
  company: unit.company,
  undead: unit.undead,
  carriesCaltrops: unit.carriesCaltrops,
  serves: unit.serves,
  charisma: unit.charisma,
  nightVision: unit.nightVision,
});

/** One number for all bare breach markers, so that nobody can count tunnels or see two of them join. */
const UNKNOWN_TUNNELS = -1;

/** CSW-TUN-02: breach markers are public; which of them a tunnel joins is not. */
const knownTunnels = (tunnels: readonly Tunnel[], { knows }: Knowledge): Tunnel[] => {
  const known = tunnels.filter(knows);
  const breaches = tunnels
    .filter((tunnel) => !knows(tunnel))
    .flatMap((tunnel) => tunnel.breaches)
    .sort((a, b) => a.cell - b.cell);
  return breaches.length === 0
    ? known
    : [...known, { id: UNKNOWN_TUNNELS, knownTo: [], cells: [], links: [], breaches }];
};

/** A question about units that a seat cannot see would show it where they are. */
export const unitsAskedAbout = (question: Question): readonly UnitId[] => {
  switch (question.kind) {
    case 'retreat':
    case 'chooseLoss':
      return question.units;
    case 'leadersFollow':
      return question.leaders;
    default:
      return [];
  }
};
