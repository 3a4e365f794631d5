import { type ExplainedFact, type Inspection, type Layer, type Seat, say } from '@warmoot/kernel';
import { ARMOUR, MELEE } from '../data/weapons.ts';
import { attachedTo, needsOrder, ordererOf } from '../rules/command/mayOrder.ts';
import { rateOf } from '../rules/movement/rate.ts';
import { SIDES, type Side } from '../state/options.ts';
import { type BloodState, bondsOf, isInMelee, unitsOf } from '../state/state.ts';
import { formationOf, hitsLeft, isCommand, ranksIn, standsLeft, type Unit } from '../state/unit.ts';
import { commandMarks } from './commandView.ts';
import { arcMarks } from './fireView.ts';
import { standOffMarks } from './reach.ts';

const fact = (label: string, value: string, ...rules: string[]): ExplainedFact => ({ label, value, rules });

const CLASS_NAMES: Readonly<Record<string, string>> = {
  MASS: say`mass`,
  FLEXIBLE: say`flexible foot`,
  DRILL: say`drilled foot`,
  SUPPORT: say`support foot`,
  LF: say`light foot`,
  LH: say`light horse`,
  MLO: say`mounted, loose order`,
  MCO: say`mounted, close order`,
  HORDE: say`horde`,
  CREATURE: say`creature`,
  EQUIPMENT: say`machine`,
  WAGON: say`wagon`,
  CHARIOT: say`chariot`,
  COMMAND: say`command stand`,
};

const FORMATIONS: Readonly<Record<ReturnType<typeof formationOf>, string>> = {
  individual: say`single stand`,
  pair: say`pair`,
  column: say`column`,
  line: say`line`,
  mass: say`mass`,
};

const SPECIALS = {
  square: say`square`,
  wedge: say`wedge`,
  testudo: say`testudo`,
  circle: say`horse circle`,
} as const;

/** How a unit is drawn up: `column`, `wedge`. */
export const formationName = (unit: Unit): string =>
  unit.special === null ? FORMATIONS[formationOf(unit)] : SPECIALS[unit.special];

const ARMOUR_NAMES = { None: say`none`, Light: say`light`, Metal: say`metal`, Plate: say`plate` } as const;

const MELEE_NAMES = {
  IM: say`impact weapon`,
  HM: say`heavy weapon`,
  LM: say`light weapon`,
  LS: say`long spear`,
  SM: say`side-arm`,
} as const;

const MISSILE_NAMES = {
  LB: say`longbow`,
  CB: say`crossbow`,
  BW: say`bow`,
  HG: say`handgun`,
  SK: say`javelins or slings`,
} as const;

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** BLD-DIS-01, BLD-R-49: its state, why, and until when. */
const stateFacts = (state: BloodState, unit: Unit): ExplainedFact[] => {
  const enemies = bondsOf(state, unit.id).map(({ a, b }) => state.units[a === unit.id ? b : a]?.name ?? '');
  return [
    ...(isInMelee(state, unit) ? [fact('In melee with', enemies.join(', '), 'BLD-GEO-16')] : []),
    ...(unit.isRouted ? [fact('State', 'routed until a general rallies it', 'BLD-R-49')] : []),
    ...(unit.recoiled === null
      ? []
      : [
          fact(
            'State',
            'recoiled; recovers after a turn out of contact, or when a general rallies it',
            'BLD-AFT-05',
          ),
        ]),
    ...(unit.reorganises === 'now'
      ? [fact('State', 'reorganising until the end of its half', 'BLD-R-49')]
      : []),
    ...(unit.isAirborne ? [fact('State', 'in the air', 'BLD-R-67')] : []),
    ...(unit.shotSelect ? [fact('Shooting', 'shot Select and cannot counter-charge', 'BLD-FIR-05')] : []),
    ...(unit.deeds.hasFired ? [fact('This half', 'has shot', 'BLD-R-36')] : []),
    ...(unit.deeds.hasMoved ? [fact('This half', 'has moved', 'BLD-R-98')] : []),
  ];
};

/** BLD-CMD-08: who can order it, and what it costs. */
const commandFacts = (state: BloodState, unit: Unit): ExplainedFact[] => {
  if (isCommand(unit) || unit.pose === null) return [];
  if (!needsOrder(state, unit))
    return [fact('Orders', say`${attachedTo(state, unit)?.name ?? ''} is with it`, 'BLD-CMD-11')];
  const general = ordererOf(state, unit);
  if (general === undefined) return [fact('Orders', 'no general can order it now', 'BLD-CMD-08')];
  const left = state.control[general.id] ?? 0;
  return state.options.command === 'BASIC'
    ? [fact('Orders', say`${general.name}`, 'BLD-CMD-02')]
    : [fact('Orders', say`${general.name}, 1 of his ${left} control points`, 'BLD-CMD-08')];
};

/** BLD-PLY-07. */
const factsOf = (state: BloodState, unit: Unit): ExplainedFact[] => {
  const { profile } = unit;
  const stands = standsLeft(unit);
  return [
    fact(
      'Class',
      stands === 1
        ? say`${CLASS_NAMES[profile.class] ?? profile.class}, ${formationName(unit)}`
        : say`${CLASS_NAMES[profile.class] ?? profile.class}, ${formationName(unit)} ${unit.stands.length} wide, ${ranksIn(unit)} deep`,
      'BLD-R-04',
    ),
    fact(
      'Castings',
      stands === 1 ? say`${hitsLeft(unit)} on 1 stand` : say`${hitsLeft(unit)} on ${stands} stands`,
      'BLD-UNT-04',
    ),
    fact('Weapon', say`${MELEE_NAMES[profile.melee]}, ${MELEE[profile.melee]}`, 'BLD-MEL-01'),
    ...(profile.missile === null ? [] : [fact('Missiles', MISSILE_NAMES[profile.missile], 'BLD-FIR-06')]),
    fact(
      'Armour',
      profile.lacksShield
        ? say`${ARMOUR_NAMES[profile.armour]} ${signed(ARMOUR[profile.armour])}, no shield +1`
        : say`${ARMOUR_NAMES[profile.armour]} ${signed(ARMOUR[profile.armour])}`,
      'BLD-ARM-01',
    ),
    fact('Moves', say`${rateOf(state, unit)} in`, 'BLD-MOV-02'),
    ...commandFacts(state, unit),
    ...stateFacts(state, unit),
  ];
};

const layersOf = (state: BloodState, unit: Unit, seat: Seat): Layer[] => [
  { name: 'Arc of fire', marks: () => arcMarks(state, unit, unit.side !== seat) },
  { name: 'An inch around enemies', marks: () => standOffMarks(state, unit) },
  ...(isCommand(unit)
    ? [{ name: 'Command radius', marks: () => commandMarks(state, unit.side, unit.id) }]
    : []),
];

export const inspect = (state: BloodState, seat: Seat, subject: string): Inspection | undefined => {
  const unit = state.units[subject];
  return unit && { title: unit.name, facts: factsOf(state, unit), layers: layersOf(state, unit, seat) };
};

/** What can be laid over the whole table. */
export const layers = (state: BloodState, seat: Seat): readonly Layer[] => {
  const own: readonly Side[] = SIDES.filter((side) => side === seat);
  const arcs = (isEnemy: boolean) => () =>
    unitsOf(state)
      .filter((unit) => (unit.side !== seat) === isEnemy && unit.pose !== null)
      .flatMap((unit) => arcMarks(state, unit, isEnemy).slice(0, 1));
  return [
    { name: 'Arcs of the enemy', marks: arcs(true) },
    { name: 'My arcs', marks: arcs(false) },
    ...own.map((side) => ({ name: 'Command', marks: () => commandMarks(state, side) })),
  ];
};
