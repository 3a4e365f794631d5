import { Match, type Piece, type Scene, type Seat, seededDice } from '@warmoot/kernel';
import { readGolden } from '@warmoot/kernel/testkit';
import { csw } from '@warmoot/systems/csw';
import { SYMBOLS } from '../src/board/counters/symbols/index.ts';
import { Board, drawCounter, Minimap, thumbnail } from '../src/board/index.ts';
import { cssRule, DARK, LIGHT, PLAYERS, playersOf } from '../src/theme/index.ts';
import { largeScene } from './largeScene.ts';
import { terrainScene } from './terrainScene.ts';

/**
 * Everything the board can draw, to check while working on it: `npx vite serve packages/web/dev`. `?dark` for the dark
 * theme, `?battle=morgarten&order=40` for a moment of a recorded game.
 */
const query = new URLSearchParams(location.search);
const theme = query.has('dark') ? DARK : LIGHT;

const GAMES = import.meta.glob<string>('../../systems/src/csw/golden/*/*-1.golden', {
  query: '?url',
  import: 'default',
});

const goldenGame = async (name: string) => {
  const url = await GAMES[`../../systems/src/csw/golden/${csw.rulesVersion}/${name}-1.golden`]!();
  const { body } = await fetch(url);
  return readGolden(await new Response(body!.pipeThrough(new DecompressionStream('gzip'))).text());
};

const add = <Tag extends keyof HTMLElementTagNameMap>(
  parent: Element,
  tag: Tag,
  className = '',
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  element.className = className;
  parent.append(element);
  return element;
};

const heading = (text: string): void => {
  add(document.body, 'h2').textContent = text;
};

const counterSheet = (): void => {
  heading('Counters');
  const seats: Seat[] = PLAYERS.map(({ name }) => name);
  const players = playersOf(seats);
  const sheet = add(document.body, 'div', 'counters');
  for (const [i, symbol] of Object.keys(SYMBOLS).entries()) {
    const badges = /^[WZP]\d$/.test(symbol) ? ['leader'] : [];
    const piece: Omit<Piece, 'at' | 'id'> = {
      name: symbol,
      symbol,
      side: seats[i % 10]!,
      figures: ['5', '1', '4'],
      badges,
    };
    const figure = add(sheet, 'figure');
    figure.append(drawCounter(piece, players, 48), add(figure, 'figcaption'));
    figure.querySelector('figcaption')!.textContent = symbol;
  }
};

const show = (title: string, scene: Scene, seat: Seat): Board => {
  heading(title);
  const frame = add(document.body, 'div', 'board');
  const board = new Board(add(frame, 'canvas'), { theme, seat });
  const minimap = add(frame, 'canvas', 'minimap');
  [minimap.width, minimap.height] = [186, 140];
  new Minimap(minimap, board);
  board.show(scene);
  board.onPick = ({ piece }) => board.show(board.scene!, piece ? { selected: [piece.id] } : {});
  return board;
};

/** Replays a recorded game up to an order, then plays on, an order each second. */
const battle = async (name: string, upTo: number): Promise<void> => {
  const { record } = await goldenGame(name);
  const match = Match.replay(csw, { ...record, log: [] }, seededDice(name));
  const next = record.log.values();
  const step = (): Scene => {
    match.follow(next.next().value!);
    return csw.scene(match.viewOf('red'), 'red');
  };
  for (let i = 0; i < upTo; i++) step();
  const board = show(`${name}, after ${upTo} orders`, step(), 'red');
  setInterval(() => board.show(step()), 1000);
};

add(document.head, 'style').textContent = cssRule(':root', theme);
counterSheet();
await battle(query.get('battle') ?? 'hastings', Number(query.get('order') ?? 200));
show('Terrain', terrainScene(), 'red');
show('200 x 200', largeScene(200, 200, 400), 'red');
heading('Thumbnail');
document.body.append(thumbnail(terrainScene(), 306, 166, { theme }));
