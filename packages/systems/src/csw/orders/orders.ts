import { z } from 'zod';
import { DIRECTION_NAMES } from '../state/board.ts';

/** CSW-P-14: the orders a side may give. Hexes as the rulebook writes them, facings by name, units by number. */
const HexId = z
  .string('a hex id is text: write it in quotes, "0304"')
  .regex(/^\d{4}$/, 'a hex id has four digits, such as "0304"');
const Facing = z.enum(DIRECTION_NAMES);
const UnitNumber = z.int().min(0);
/** More than an army's units or a unit's steps; longer lists are not read. */
const MAX_UNITS = 500;
const MAX_STEPS = 200;
const MAX_CHARACTERS = 200;
const SomeUnits = z.array(UnitNumber).max(MAX_UNITS, `an order names at most ${MAX_UNITS} units`);
const Units = SomeUnits.min(1);
const TOO_LONG = `a path has at most ${MAX_STEPS} steps`;
/** In order: a hex entered, or a facing taken in the present hex. */
const Path = z.array(z.union([HexId, Facing])).max(MAX_STEPS, TOO_LONG);
const HexPath = z.array(HexId).max(MAX_STEPS, TOO_LONG);
const Name = z.string().max(MAX_CHARACTERS, `a name has at most ${MAX_CHARACTERS} characters`);

const order = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

export const CswOrder = z.discriminatedUnion('type', [
  // CSW-SET: before the battle
  order('chooseSideA', { side: z.enum(['blue', 'red']) }),
  order('place', { unit: UnitNumber, hex: HexId, facing: Facing }),
  order('takeBack', { unit: UnitNumber }),
  order('deployRest', {}),
  order('buyMorale', { unit: UnitNumber, points: z.int().min(1) }),
  order('carryCaltrops', { unit: UnitNumber }),
  // Any step that waits for a side
  order('done', {}),
  order('resign', {}),
  // CSW-GAT-02, CSW-RAL-01
  order('setGate', { hex: HexId, open: z.boolean() }),
  order('rally', { hex: HexId, facing: Facing, underground: z.boolean().optional() }),
  // CSW-TUN, CSW-MER
  order('startTunnel', { unit: UnitNumber }),
  order('collapse', {
    /** Any hex of the tunnel. */
    hex: HexId,
    placements: z
      .array(z.strictObject({ unit: UnitNumber, hex: HexId }))
      .max(MAX_UNITS, `an order names at most ${MAX_UNITS} units`),
  }),
  order('payBonus', { company: Name, pay: z.boolean() }),
  order('placeDisplaced', { unit: UnitNumber, hex: HexId }),
  // CSW-ROU
  order('routMove', { unit: UnitNumber, path: HexPath, leave: z.boolean().optional() }),
  // CSW-MOV
  order('enter', { units: Units, hex: HexId, facing: Facing, path: Path }),
  order('move', {
    units: Units,
    path: Path.min(1),
    /** CSW-CHG-05 */
    charge: HexId.optional(),
    /** CSW-TEC-03: pay the terrain of the hexes instead of the road rate. */
    offRoad: z.boolean().optional(),
  }),
  order('turn', { hex: HexId, facing: Facing }),
  order('dig', { unit: UnitNumber, path: HexPath, surface: z.boolean().optional() }),
  order('tunnelMove', { unit: UnitNumber, path: HexPath, surface: z.boolean().optional() }),
  order('goDown', { unit: UnitNumber }),
  order('placeCaltrops', { unit: UnitNumber, hex: HexId }),
  order('takeCaltrops', { unit: UnitNumber, hex: HexId }),
  order('destroyHut', { hex: HexId }),
  order('dismount', { hex: HexId, as: Name.optional() }),
  order('remountWait', { hex: HexId }),
  // CSW-OPF, CSW-SKI: interruptions
  order('opportunityFire', { units: Units, hex: HexId }),
  order('pass', { for: z.enum(['hex', 'mover', 'segment']) }),
  order('evade', { unit: UnitNumber, path: Path, leaders: SomeUnits }),
  order('stand', { unit: UnitNumber }),
  order('declineMelee', { unit: UnitNumber, hex: HexId }),
  // CSW-MOR-09, CSW-LDR-05
  order('retreat', { from: HexId, to: HexId }),
  order('leadersFollow', { leaders: SomeUnits }),
  // CSW-MIS, CSW-MEL
  order('fire', { units: Units, hex: HexId, construction: z.boolean().optional() }),
  order('attack', {
    units: Units,
    hex: HexId,
    construction: z.boolean().optional(),
    underground: z.boolean().optional(),
  }),
  order('withdrawAttack', { index: z.int().min(0) }),
  order('chooseLoss', { unit: UnitNumber }),
  order('advance', { units: Units, hex: HexId, facing: Facing.optional() }),
]);

export type CswOrder = z.infer<typeof CswOrder>;
export type OrderType = CswOrder['type'];
export type OrderOf<Type extends OrderType> = Extract<CswOrder, { type: Type }>;
