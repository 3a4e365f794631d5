import { say } from '@warmoot/kernel';
import { INCH } from '@warmoot/tabletop';
import type { CommandOf } from '../orders/commands.ts';
import { keyPieces, nextPlacer, statedPiece, withPiece } from '../rules/setup/layout.ts';
import { ALL_SECTORS, sectorBox } from '../rules/setup/sectors.ts';
import { campAt } from '../rules/setup/table.ts';
import { otherSide, type Side } from '../state/options.ts';
import type { BloodState, Layout, Placement, StepName } from '../state/state.ts';
import { sideName } from '../words/names.ts';
import { deployNext } from './deployment.ts';
import type { Tale } from './tale.ts';

const layoutOf = ({ layout }: BloodState): Layout => layout as Layout;

const goTo = (tale: Tale, step: StepName, side: Side, text: string, rule: string): void =>
  tale.tell('stepBegan', text, [rule], { rest: { step, active: side, waiting: [side] } }, { of: side });

/** BLD-SET-03: the winner of the roll, in a campaign the defender, places the Key Feature. */
export const beginLayout = (tale: Tale, placer: Side) => {
  tale.tell(
    'stepBegan',
    say`The ${sideName(tale.state.options, placer)} place the Key Feature.`,
    ['BLD-TER-08'],
    {
      rest: {
        layout: { placer, keySector: null, placements: [] },
        step: 'key',
        active: placer,
        waiting: [placer],
      },
    },
  );
};

const askNext = (tale: Tale) => {
  const { state } = tale;
  const layout = layoutOf(state);
  const next = nextPlacer(layout);
  if (next !== undefined)
    return goTo(
      tale,
      'terrain',
      next,
      say`The ${sideName(state.options, next)} state the terrain of a sector.`,
      'BLD-TER-12',
    );
  const chooser = otherSide(layout.placer);
  return goTo(
    tale,
    'edge',
    chooser,
    say`The ${sideName(state.options, chooser)} choose an edge.`,
    'BLD-SET-04',
  );
};

export const placeKey = (tale: Tale, command: CommandOf<'placeKey'>) => {
  const { state } = tale;
  tale.tell(
    'placed',
    say`The Key Feature lies in sector ${command.sector}: ${command.kind}.`,
    ['BLD-TER-06', 'BLD-TER-08', 'BLD-SET-10'],
    {
      rest: {
        terrain: keyPieces(state, command),
        layout: { ...layoutOf(state), keySector: command.sector },
      },
    },
    { of: state.active },
  );
  askNext(tale);
};

const noted = (tale: Tale, placement: Placement, text: string, terrain: BloodState['terrain']) => {
  const layout = layoutOf(tale.state);
  tale.tell(
    'placed',
    text,
    placement.isSecond ? ['BLD-TER-10'] : ['BLD-TER-09'],
    { rest: { terrain, layout: { ...layout, placements: [...layout.placements, placement] } } },
    { of: placement.side },
  );
  askNext(tale);
};

export const placeTerrain = (tale: Tale, side: Side, command: CommandOf<'placeTerrain'>) => {
  const { state } = tale;
  const piece = statedPiece(state, command);
  const { sector, kind } = command;
  noted(
    tale,
    { side, sector, kind, isSecond: command.isSecond === true },
    say`Sector ${sector}: ${kind}.`,
    piece === undefined ? state.terrain : withPiece(state.terrain, piece),
  );
};

/** BLD-TER-12: a placement all the same, in no sector. */
export const forgoSecond = (tale: Tale, side: Side): void =>
  noted(
    tale,
    { side, sector: -1, kind: 'clear', isSecond: true },
    say`The ${sideName(tale.state.options, side)} forgo their second piece.`,
    tale.state.terrain,
  );

/** BLD-SET-04: the edge of who did not place the Key Feature; then both place their camps. */
export const chooseEdge = (tale: Tale, side: Side, { edge }: Pick<CommandOf<'chooseEdge'>, 'edge'>) => {
  const other = edge === 'south' ? 'north' : 'south';
  const edges = { [side]: edge, [otherSide(side)]: other } as BloodState['edges'];
  const { scale } = tale.state.options;
  tale.tell(
    'placed',
    say`The ${sideName(tale.state.options, side)} take the ${edge} edge.`,
    ['BLD-SET-04'],
    { rest: { edges, camps: { red: campAt(scale, edges.red), blue: campAt(scale, edges.blue) } } },
    { of: side },
  );
  askCamp(tale, layoutOf(tale.state).placer);
};

const askCamp = (tale: Tale, side: Side): void =>
  goTo(tale, 'camp', side, say`The ${sideName(tale.state.options, side)} place their camp.`, 'BLD-SET-07');

/** BLD-SET-07: the Key placer first; then deployment begins (BLD-SET-06). */
export const placeCamp = (tale: Tale, side: Side, x: number) => {
  const { state } = tale;
  const { placer } = layoutOf(state);
  tale.tell(
    'placed',
    say`The camp of the ${sideName(state.options, side)} is in place.`,
    ['BLD-SET-07'],
    { rest: { camps: { ...state.camps, [side]: campAt(state.options.scale, state.edges[side], x) } } },
    { of: side },
  );
  if (side === placer) askCamp(tale, otherSide(side));
  else deployNext(tale, placer);
};

/** BLD-R-98: what is placed for a seat that does not answer: the plainest choice. */
export const placeForThem = (tale: Tale, side: Side) => {
  const { state } = tale;
  switch (state.step) {
    case 'key': {
      const box = sectorBox(state.table, 0);
      return placeKey(tale, {
        type: 'placeKey',
        kind: 'outpost',
        sector: 0,
        x: (box.west + box.east) / 2,
        y: (box.south + box.north) / 2,
      });
    }
    case 'terrain': {
      const layout = layoutOf(state);
      const stated = layout.placements.filter((each) => each.side === side && !each.isSecond).length;
      const free = ALL_SECTORS.find(
        (sector) =>
          sector !== layout.keySector &&
          !layout.placements.some((each) => each.sector === sector && !each.isSecond),
      );
      if (stated >= 4 || free === undefined) return forgoSecond(tale, side);
      return placeTerrain(tale, side, { type: 'placeTerrain', kind: 'clear', sector: free as 0 });
    }
    case 'edge':
      return chooseEdge(tale, side, { edge: side === 'red' ? 'south' : 'north' });
    default:
      return placeCamp(tale, side, Math.round(state.table.width / 2 / INCH) * INCH);
  }
};
