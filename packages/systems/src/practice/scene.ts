import {
  type Cell,
  type Piece,
  type Prompt,
  type Scene,
  type SceneSide,
  type Seat,
  type StandingFact,
  say,
} from '@warmoot/kernel';
import { axialOf, HEXES, MILL, terrainAt } from './board.ts';
import { LAST_TURN } from './data/bands.ts';
import { type Band, isOnBoard } from './state.ts';
import type { PracticeView } from './view.ts';

const CELLS: readonly Cell[] = HEXES.map((id) => ({
  at: axialOf(id),
  id,
  terrain: terrainAt(id),
  ...(id === MILL ? { name: 'The mill' } : {}),
}));

const pieceOf = (band: Band & { at: string }): Piece => ({
  id: band.id,
  name: band.name,
  symbol: band.arm,
  side: band.side,
  at: axialOf(band.at),
  badges: [...(band.hidden ? ['hidden'] : []), ...(band.used ? ['used'] : [])],
});

const SIDES: readonly SceneSide[] = [
  { seat: 'red', name: 'Red', spoken: 'Red', colour: 'red' },
  { seat: 'blue', name: 'Blue', spoken: 'Blue', colour: 'blue' },
];

const turnFact = (turn: number): StandingFact => ({
  label: 'Turn',
  value: say`${turn} of ${LAST_TURN}`,
  is: { kind: 'turn', turn, of: LAST_TURN },
});

const promptFor = (view: PracticeView, seat: Seat): Prompt => {
  if (view.end !== null) return { text: view.end.reason, rule: view.end.rule };
  if (view.active !== seat)
    return {
      text:
        view.phase === 'hide'
          ? 'Blue hides the archers.'
          : say`Waiting for ${view.active === 'red' ? 'Red' : 'Blue'}.`,
    };
  if (view.phase === 'hide')
    return { text: 'Hide the archers in the woods.', help: 'Red will not see where.', rule: 'PRC-SET-02' };
  return {
    text: seat === 'red' ? 'Get a band to the mill.' : 'Keep Red from the mill.',
    help: 'Each band may move one hex or attack once.',
    rule: 'PRC-SEQ-02',
  };
};

export const scene = (view: PracticeView, seat: Seat): Scene => ({
  title: 'The Ford',
  sides: SIDES,
  ground: { kind: 'hexes', orientation: 'flat', cells: CELLS, sides: [] },
  pieces: view.bands.filter(isOnBoard).map(pieceOf),
  marks: [],
  prompt: promptFor(view, seat),
  status: [
    turnFact(Math.min(view.turn, LAST_TURN)),
    { label: 'Acting', value: view.active === 'red' ? 'Red' : 'Blue' },
    ...(view.archersHidden ? [{ label: 'Archers', value: 'hidden in the woods' }] : []),
  ],
});
