import {
  type Piece,
  type Prompt,
  type Scene,
  type SceneSide,
  type Seat,
  type StandingFact,
  say,
  type Waiting,
} from '@warmoot/kernel';
import { depthOf, widthOf } from '@warmoot/tabletop';
import { SECTORS } from '../data/terrain.ts';
import { bodyOf } from '../rules/ground/bodies.ts';
import { doubledScore } from '../rules/victory/score.ts';
import { type BloodOptions, SIDES, type Side } from '../state/options.ts';
import { type BloodState, isReorganising, unitsOf } from '../state/state.ts';
import { hitsLeft, isCommand, isImpaired, standsLeft, type Unit } from '../state/unit.ts';
import { sideName } from '../words/names.ts';
import { basesOf, symbolOf } from './bases.ts';
import { sealedMarks, sealedText } from './sealed.ts';
import { placeOf, spotOf } from './tablePlace.ts';
import { trackOf } from './track.ts';

export const sides = (options: BloodOptions): SceneSide[] =>
  SIDES.map((seat) => ({
    seat,
    name: sideName(options, seat),
    spoken: say`the ${sideName(options, seat)}`,
    colour: seat,
    edge: seat === 'red' ? 'south' : 'north',
  }));

const badgesOf = (state: BloodState, unit: Unit): string[] => [
  ...(unit.attachedTo !== null ? ['leader'] : []),
  ...(unit.isRouted ? ['routed'] : []),
  ...(unit.recoiled !== null ? ['recoiled'] : []),
  ...(isReorganising(unit) ? ['reorganising'] : []),
  ...(state.charges.some((charge) => charge.unit === unit.id) ? ['charging'] : []),
  ...(unit.special !== null ? [unit.special] : []),
  ...(unit.isAirborne ? ['airborne'] : []),
  ...(state.spells[unit.side]?.caster === unit.id ? ['faceDown'] : []),
  ...(isImpaired(unit, state.options.scale) ? ['impaired'] : []),
  ...(unit.deeds.hasFired ? ['fired'] : []),
  ...(unit.deeds.hasMoved ? ['moved'] : []),
];

const pieceOf = (state: BloodState, unit: Unit): Omit<Piece, 'at'> => ({
  id: unit.id,
  name: unit.name,
  kind: unit.profile.name,
  symbol: symbolOf(unit),
  side: unit.side,
  shape: isCommand(unit) ? 'round' : unit.profile.class === 'EQUIPMENT' ? 'cut' : 'square',
  figures: [unit.profile.melee, unit.profile.armour, String(hitsLeft(unit))],
  hits: {
    taken: unit.standsAtStart * unit.profile.full - hitsLeft(unit),
    of: unit.standsAtStart * unit.profile.full,
  },
  badges: badgesOf(state, unit),
});

const placed = (state: BloodState, unit: Unit): Piece => {
  const host = unit.attachedTo === null ? unit : (state.units[unit.attachedTo] ?? unit);
  const body = bodyOf(state, host);
  const at = placeOf(state, body.pose);
  return {
    ...pieceOf(state, unit),
    at: { x: at.x, y: at.y },
    facing: at.heading as number,
    ...(host === unit
      ? { body: { width: widthOf(body), depth: depthOf(body) }, bases: basesOf(state, unit) }
      : {}),
  };
};

/** Its body too, so that a surface can show it where it would be deployed. */
const waitingPiece = (state: BloodState, unit: Unit): Waiting => {
  const body = bodyOf(state, { ...unit, pose: { x: 0, y: 0, heading: 0 } });
  return {
    ...pieceOf(state, unit),
    body: { width: widthOf(body), depth: depthOf(body) },
    bases: basesOf(state, unit),
    waits: 'to be deployed',
  };
};

const PROMPTS: Readonly<Partial<Record<BloodState['step'], Prompt>>> = {
  deploy: {
    text: 'Deploy your command.',
    help: 'Choose a unit, then a place for it within 12 inches of your own edge.',
    rule: 'BLD-SET-05',
  },
  fire: { text: 'Choose targets for your missiles.', rule: 'BLD-FIR-01' },
  charge: { text: 'Declare charges.', rule: 'BLD-R-07' },
  respond: { text: 'Answer the charges: hold or counter-charge.', rule: 'BLD-R-12' },
  move: { text: 'Move and reform your units.', rule: 'BLD-MOV-01' },
  after: { text: 'Let your victors advance.', rule: 'BLD-R-74' },
  strategic: { text: 'Rally your units, or make a manoeuvre.', rule: 'BLD-R-56' },
  key: { text: 'Place the Key Feature.', rule: 'BLD-TER-08' },
  terrain: { text: 'State the terrain of a sector.', rule: 'BLD-TER-09' },
  edge: { text: 'Choose your edge.', rule: 'BLD-SET-04' },
  camp: { text: 'Place your camp.', rule: 'BLD-SET-07' },
  order: { text: 'Act first or second this turn?', rule: 'BLD-SEQ-08' },
  spell: {
    text: 'Place a spell face down, or none.',
    help: 'It works from the next turn on, unless its caster moves or is hit in this one.',
    rule: 'BLD-MAG-02',
  },
};

const promptOf = (state: BloodState, seat: Seat): Prompt => {
  if (state.end !== null) return { text: say`The battle is over: ${state.end.reason}.`, rule: 'BLD-VIC-01' };
  if (state.waiting.includes(seat as Side)) {
    const help = sealedText(state, seat);
    return { ...(PROMPTS[state.step] ?? { text: 'Decide.' }), ...(help === undefined ? {} : { help }) };
  }
  const [other] = state.waiting;
  return {
    text: other === undefined ? 'Please wait.' : say`Waiting for the ${sideName(state.options, other)}.`,
  };
};

const halfPoints = (doubled: number): string =>
  doubled % 2 === 0 ? `${doubled / 2}` : `${Math.floor(doubled / 2)}½`;

const statusOf = (state: BloodState): StandingFact[] => [
  {
    label: 'Turn',
    value: say`${state.turn} of ${state.options.turnLimit}`,
    is: { kind: 'turn', turn: state.turn, of: state.options.turnLimit },
  },
  ...(state.turn === 0
    ? []
    : [{ label: 'Phase', value: sideName(state.options, state.active), is: trackOf(state) }]),
  ...SIDES.map((side): StandingFact => {
    const score = doubledScore(state, side);
    return {
      label: sideName(state.options, side),
      value: say`${halfPoints(score)} points`,
      is: { kind: 'score', side, points: Math.floor(score / 2) },
    };
  }),
];

export const scene = (state: BloodState, seat: Seat): Scene => ({
  title: say`${sideName(state.options, 'red')} against ${sideName(state.options, 'blue')}`,
  sides: sides(state.options),
  ground: {
    kind: 'table',
    width: state.table.width,
    depth: state.table.height,
    shapes: [
      ...state.terrain.map(({ kind, shape, isKey, isBridge }) => ({
        kind: kind === 'crossing' && isBridge ? 'bridge' : kind,
        corners: shape.corners.map((corner) => spotOf(state, corner)),
        ...(isKey ? { isObjective: true as const } : {}),
      })),
      ...SIDES.map((side) => ({
        kind: 'camp',
        side,
        corners: state.camps[side].shape.corners.map((corner) => spotOf(state, corner)),
      })),
    ],
    sectors: SECTORS.map((row) => row.map(String)),
  },
  pieces: unitsOf(state)
    .filter(({ pose, stands }) => pose !== null && standsLeft({ stands }) > 0)
    .map((unit) => placed(state, unit)),
  tray: unitsOf(state)
    .filter(({ pose }) => pose === null)
    .map((unit) => waitingPiece(state, unit)),
  marks: sealedMarks(state, seat),
  prompt: promptOf(state, seat),
  status: statusOf(state),
});
