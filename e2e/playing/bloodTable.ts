import type { Page } from 'playwright-core';
import { INCH, Match, seededDice } from '../../packages/kernel/src/index.ts';
import { bloodlust } from '../../packages/systems/src/bloodlust/index.ts';
import type { BloodCommand } from '../../packages/systems/src/bloodlust/orders/commands.ts';
import { BloodOptionsSchema } from '../../packages/systems/src/bloodlust/orders/options.ts';
import { command } from '../../packages/systems/src/bloodlust/scenarios/card.ts';
import type { BloodOptions } from '../../packages/systems/src/bloodlust/state/options.ts';
import type { BloodState } from '../../packages/systems/src/bloodlust/state/state.ts';
import type { Board } from '../../packages/web/src/board/index.ts';
import { boardReady } from './board.ts';
import { answered } from './sent.ts';

type Canvas = HTMLCanvasElement & { readonly board: Board };
type Spot = readonly [x: number, y: number];

/**
 * Elf knights (B02), a magic user (B03) and longbows (B04) against orc archers (R02) and warriors (R03), without dice.
 */
const OPTIONS = {
  setting: 'FANTASY',
  command: 'ADVANCED',
  field: 'plain',
  turnLimit: 8,
  points: 500,
  armies: {
    red: {
      list: 'orcs',
      commands: [command('C-in-C', ['ORC4', 6, 3], ['ORC1', 6, 3])],
    },
    blue: {
      list: 'elves',
      commands: [command('C-in-C', ['ELF6', 6, 2]), command('magic user', ['ELF3', 4, 4])],
    },
  },
};

/** Where everybody is deployed, in inches from the south-west, and the way they look in half-degrees. */
const PLACES: Readonly<Record<string, readonly [x: number, y: number, heading: number]>> = {
  R01: [42, 4, 0],
  R02: [30, 12, 0],
  R03: [54, 11, 0],
  B01: [30, 44, 360],
  B02: [30, 36, 360],
  B03: [24, 44, 360],
  B04: [18, 36, 360],
};

/** How far they have come before the people take over, turn by turn. */
const MARCHES: Readonly<Record<string, readonly number[]>> = {
  B01: [9, 8],
  B02: [9, 7],
  B03: [12, 9],
  B04: [9, 0],
};

const place = (id: string): BloodCommand => {
  const [x, y, heading] = PLACES[id] as readonly [number, number, number];
  return { type: 'deploy', unit: id, x: x * INCH, y: y * INCH, heading };
};

/** The record of a battle up to where a seat is asked for something. */
const recordUpTo = (isThere: (state: BloodState, seat: string) => boolean, more: object = {}): unknown => {
  const options = BloodOptionsSchema.parse({ ...OPTIONS, ...more }) as BloodOptions;
  const match = Match.begin(bloodlust, options, seededDice('the charge of the elf knights'));
  for (let given = 0; given < 80; given++) {
    const [open] = match.pending;
    if (open === undefined) throw new Error('The battle is over too early.');
    const state = match.viewOf(open.seat) as unknown as BloodState;
    if (isThere(state, open.seat)) return match.record();
    const letter = open.seat === 'red' ? 'R' : 'B';
    if (state.step === 'deploy' && !('armies' in more))
      for (const id of Object.keys(PLACES).filter((each) => each.startsWith(letter)))
        match.submit(open.seat, place(id));
    else {
      if (state.step === 'move' && open.seat === 'blue')
        for (const [id, lengths] of Object.entries(MARCHES)) {
          const length = (lengths[state.turn - 1] ?? 0) * INCH;
          if (length > 0) match.submit('blue', { type: 'move', unit: id, legs: [{ length }] });
        }
      match.submit(open.seat, { type: 'endPhase' });
    }
  }
  throw new Error('The battle did not come to that.');
};

/** Up to a step of the third turn: knights 8 inches before the archers. */
export const beforeTheCharge = (step: 'spell' | 'fire' = 'fire'): unknown =>
  recordUpTo((state, seat) => seat === 'blue' && state.turn === 3 && state.step === step);

/** Thirty units a side and every piece of the village field, drawn up; Blue is about to move a column, B02. */
export const crowdedTable = (): unknown => {
  const units = (entry: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ entry, stands: 4, files: at % 3 === 0 ? 1 : 2 }));
  const army = (list: string, [first, second]: readonly [string, string]) => ({
    list,
    commands: [
      { commander: 'C-in-C', units: units(first, 10) },
      { commander: 'sub-general', units: units(second, 10) },
      { commander: 'sub-general', units: units(first, 7) },
    ],
  });
  return recordUpTo(({ step }, seat) => seat === 'blue' && step === 'move', {
    points: 6000,
    field: 'village',
    armies: { red: army('orcs', ['ORC1', 'ORC6']), blue: army('elves', ['ELF6', 'ELF1']) },
  });
};

/** The players lay out the table: the Key Feature comes first. */
export const beforeLayout = (): unknown => recordUpTo(({ step }) => step === 'key', { field: 'players' });

/** Both sides seal their first moves. */
export const beforeSealedMoves = (): unknown =>
  recordUpTo(({ turn, step }) => turn === 1 && step === 'move', { order: 'SIMULTANEOUS' });

export const beforeDeployment = (): unknown =>
  recordUpTo(({ step }, seat) => seat === 'blue' && step === 'deploy');

/** A point of the table in the window, brought into view. */
export const pointAt = async (page: Page, spot: Spot): Promise<{ x: number; y: number }> => {
  await boardReady(page);
  const find = ([x, y]: Spot, INCHES: number) => {
    const canvas = document.querySelector<Canvas>('.board-canvas')!;
    const { scene, sheet, camera } = canvas.board;
    const depth = scene?.ground.kind === 'table' ? scene.ground.depth : 0;
    const at = { x: Math.round(x * INCHES), y: Math.round(depth - y * INCHES) };
    const { left, top } = canvas.getBoundingClientRect();
    const point = camera.toScreen(sheet!.point(at));
    const isSeen = document.elementFromPoint(left + point.x, top + point.y) === canvas;
    if (!isSeen) canvas.board.centreOn(at);
    return { x: left + point.x, y: top + point.y, isSeen };
  };
  const first = await page.evaluate(
    ([source, wanted, inch]) => new Function(`return (${source})`)()(wanted, inch),
    [find.toString(), spot, INCH] as const,
  );
  if (first.isSeen) return first;
  await boardReady(page);
  return page.evaluate(([source, wanted, inch]) => new Function(`return (${source})`)()(wanted, inch), [
    find.toString(),
    spot,
    INCH,
  ] as const);
};

/** A click on a point of the table, in inches from its south-west corner. */
export const clickAt = async (page: Page, spot: Spot): Promise<void> => {
  const { x, y } = await pointAt(page, spot);
  await page.mouse.click(x, y);
  await answered(page);
};

/** Where a unit's middle is, in inches. */
export const middleOf = async (page: Page, id: string): Promise<Spot> => {
  await boardReady(page);
  return page.evaluate(
    ([wanted, inch]) => {
      const { scene } = document.querySelector<Canvas>('.board-canvas')!.board;
      const piece = scene!.pieces.find((each) => each.id === wanted)!;
      const depth = scene!.ground.kind === 'table' ? scene!.ground.depth : 0;
      const turn = ((piece.facing ?? 0) * Math.PI) / 180;
      const half = (piece.body?.depth ?? 0) / 2;
      const at = piece.at as { x: number; y: number };
      return [
        (at.x - Math.sin(turn) * half) / inch,
        (depth - (at.y + Math.cos(turn) * half)) / inch,
      ] as const;
    },
    [id, INCH] as const,
  );
};

/** Clicks on the chip behind a unit, not on its body. */
export const clickChip = async (page: Page, id: string): Promise<void> => {
  const middle = await pointAt(page, await middleOf(page, id));
  const at = await page.evaluate(
    ({ x, y, wanted }) => {
      const canvas = document.querySelector<Canvas>('.board-canvas')!;
      const { left, top } = canvas.getBoundingClientRect();
      const isOn = (up: number): boolean =>
        canvas.board.spotAt({ x: x - left, y: y - top - up }).piece?.id === wanted;
      let up = 0;
      while (isOn(up)) up++;
      while (up < 120 && !isOn(up)) up++;
      return { x, y: y - up - 4 };
    },
    { ...middle, wanted: id },
  );
  await page.mouse.click(at.x, at.y);
  await answered(page);
};

export const clickUnit = async (page: Page, id: string): Promise<void> =>
  clickAt(page, await middleOf(page, id));

/** One after the other, as somebody presses them. */
export const keys = async (page: Page, ...pressed: readonly string[]): Promise<void> => {
  for (const key of pressed) {
    await page.keyboard.press(key);
    await answered(page);
  }
};
