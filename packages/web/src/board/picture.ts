import type { Piece, Place } from '@warmoot/kernel';
import type { Colour, Player, Theme } from '../theme/index.ts';
import type { Moment } from './animation/films.ts';
import { drawSpark } from './animation/sparks.ts';
import type { Pose } from './boardView.ts';
import type { Camera } from './camera/camera.ts';
import { hasBases } from './counters/blocks.ts';
import { breadthOf, drawBody, handleOf, middleOf, outlineOf, traceOutline } from './counters/bodies.ts';
import { chipsOf, drawChips } from './counters/chips.ts';
import { traceDot } from './counters/dots.ts';
import { drawFan, type FanLayout } from './counters/fan.ts';
import { counterStyleOf } from './counters/look.ts';
import type { Stretched } from './counters/sprites.ts';
import { type Stack, stackLook } from './counters/stacks.ts';
import { grown, isWithin, type Point } from './geometry.ts';
import type { Marker } from './marks/areas.ts';
import { drawArrows, type Turns } from './marks/arrows.ts';
import { type Dial, drawDial } from './marks/dial.ts';
import { drawGhost } from './marks/ghost.ts';
import { drawNames } from './marks/names.ts';
import { drawTags } from './marks/onTable.ts';
import { colourOf, drawAreas, drawWays, labelsAt } from './marks/overlay.ts';
import { drawPennants } from './marks/pennants.ts';
import { cursorRing, hoverRing, plaque, selectionRing, targetRing } from './marks/rings.ts';
import { isSamePlace } from './sheet.ts';
import type { Stage } from './stage.ts';
import type { Pen } from './surface.ts';
import { drawRulers, drawSectors, drawTableTop } from './tableEdge.ts';

/** Everything in one frame. */
export interface Picture {
  readonly pen: Pen;
  readonly density: number;
  readonly theme: Theme;
  readonly camera: Camera;
  readonly stage: Stage;
  readonly fans: readonly FanLayout[];
  readonly moment: Moment | undefined;
  readonly hovered: Place | undefined;
  readonly cursor: Place | undefined;
  readonly target: Place | undefined;
  /** The zoom for tiles and sprites: the one at which the camera comes to rest. */
  readonly restingSide: number;
  readonly enemy: Colour;
  readonly pose: Pose | undefined;
  readonly turns: Turns | undefined;
  readonly dial: Dial | undefined;
  /** Where bodies would stand afterwards. */
  readonly future: readonly Piece[];
}

/** Below this hex height counters are dots. */
const DOTS_BELOW = 16;
/** From this hex height on, the names of places are shown. */
const NAMES_FROM = 30;

export const drawPicture = (picture: Picture): void => {
  const { pen, density, theme, camera, stage, restingSide } = picture;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  if (stage.sheet.table) drawTableTop(pen, camera, theme, density);
  else {
    pen.fillStyle = theme.colours.table;
    pen.fillRect(0, 0, camera.width * density, camera.height * density);
  }
  pen.save();
  if (stage.sheet.ground?.isSheet !== false) clipToSheet(picture);
  stage.tiles.draw(pen, camera.view(), restingSide * density, camera.look.side / restingSide);
  pen.restore();
  if (stage.sheet.table?.sectors) {
    pen.setTransform(density, 0, 0, density, 0, 0);
    drawSectors(pen, camera, stage.sheet.table.sectors, theme);
  }
  onSheet(picture, (marker) => {
    drawAreas(marker, stage.overlay);
    if (picture.hovered && stage.sheet.ground) hoverRing(marker, stage.sheet.point(picture.hovered));
  });
  drawNamesOf(picture);
  const ringed = ringedIn(picture);
  const isSmall = camera.look.side * Math.sqrt(3) < DOTS_BELOW;
  onSheet(picture, (marker) => drawBodies(picture, marker, [...stage.stacks.values()]));
  stampBlocks(picture, [...stage.stacks.values()]);
  if (isSmall && !stage.sheet.table) drawDots(picture);
  else drawCounters(picture, [...stage.stacks.values()]);
  onSheet(picture, (marker) => drawRings(picture, marker, ringed));
  if (!isSmall) drawCounters(picture, ringed);
  drawFuture(picture);
  onSheet(picture, (marker) => drawAreas(marker, stage.overlay, true));
  if (stage.sheet.table)
    drawChips(pen, chipsOf([...stage.stacks.values()], stage.sheet, camera), stage.sprites, density);
  drawGhosts(picture);
  if (hasBases(picture.pose?.piece)) stampGhost(picture, picture.pose.piece);
  onSheet(picture, (marker) => drawPose(picture, marker));
  onSheet(picture, (marker) => {
    drawWays(marker, stage.overlay);
    for (const spark of picture.moment?.sparks ?? []) drawSpark(marker, spark);
    if (picture.turns) drawArrows(marker, picture.turns);
    if (picture.cursor) cursorRing(marker, stage.sheet.point(picture.cursor));
  });
  pen.setTransform(density, 0, 0, density, 0, 0);
  for (const fan of picture.fans) drawFan(pen, fan, stage.sprites, theme, density, stage.selected);
  if (picture.dial) drawDial(pen, picture.dial);
  onSheet(picture, (marker) => {
    pen.setTransform(density, 0, 0, density, 0, 0);
    drawTags(pen, stage.overlay, stage.sheet, camera, (mark) => colourOf(marker, mark) ?? theme.colours.ink);
  });
  drawLabel(picture);
  if (picture.pose) posePlaque(picture, picture.pose);
  if (stage.sheet.table) drawRulers(pen, camera, theme);
};

/** One soft shadow lifts the sheet off the table; nothing is painted beside it. */
const clipToSheet = ({ pen, camera, stage: { sheet }, theme, density }: Picture): void => {
  const from = camera.toScreen({ x: sheet.box.left, y: sheet.box.top });
  const to = camera.toScreen({ x: sheet.box.right, y: sheet.box.bottom });
  const [x, y] = [from.x * density, from.y * density];
  const [width, height] = [(to.x - from.x) * density, (to.y - from.y) * density];
  pen.fillStyle = 'rgba(30, 20, 5, 0.16)';
  for (const spread of [6, 3])
    pen.fillRect(x - spread, y - spread + 3, width + 2 * spread, height + 2 * spread);
  pen.fillStyle = theme.terrain.clear[0];
  pen.fillRect(x, y, width, height);
  pen.beginPath();
  pen.rect(Math.round(x), Math.round(y), Math.round(width), Math.round(height));
  pen.clip();
};

const onSheet = (picture: Picture, draw: (marker: Marker) => void): void => {
  const { pen, camera, density, stage, theme, enemy } = picture;
  const { left, top } = camera.view();
  const scale = camera.look.side * density;
  pen.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  draw({ pen, sheet: stage.sheet, theme, pixel: 1 / camera.look.side, enemy, players: stage.players });
};

/** Selected or targeted stacks are drawn over their rings, and the rings over the neighbours. */
const ringedIn = ({ stage: { stacks, selected }, target }: Picture): Stack[] =>
  [...stacks.values()].filter(
    ({ pieces, at }) => isSamePlace(at, target) || pieces.some(({ id }) => selected.has(id)),
  );

const drawRings = ({ stage: { sheet }, target }: Picture, marker: Marker, ringed: readonly Stack[]): void => {
  for (const { at, pieces } of ringed) {
    const outline = pieces[0] && outlineOf(pieces[0], sheet);
    if (outline) selectedBody(marker, outline);
    else if (!isSamePlace(at, target)) selectionRing(marker, sheet.point(at));
  }
  if (target && sheet.ground) targetRing(marker, sheet.point(target));
};

const drawNamesOf = ({ pen, density, theme, camera, stage }: Picture): void => {
  const side = camera.look.side * density;
  const toPixels = (point: Point): Point => {
    const { x, y } = camera.toScreen(point);
    return { x: x * density, y: y * density };
  };
  pen.setTransform(1, 0, 0, 1, 0, 0);
  drawPennants(pen, stage.pennants, side, toPixels);
  if (camera.look.side * Math.sqrt(3) < NAMES_FROM) return;
  drawNames(pen, stage.names, theme, side, toPixels, (cell) => stage.holders.get(cell));
};

const drawDots = ({ pen, camera, density, stage: { stacks, players, sheet } }: Picture): void => {
  const radius = Math.max(2.2, camera.look.side * 0.5) * density;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  for (const player of players.values()) {
    pen.beginPath();
    for (const { at, look, pieces } of stacks.values()) {
      if (look.top.player !== player) continue;
      const outline = pieces[0] && outlineOf(pieces[0], sheet);
      const { x, y } = camera.toScreen(outline ? middleOf(outline) : sheet.point(at));
      traceDot(pen, player.shape, x * density, y * density, radius);
    }
    pen.strokeStyle = player.rim;
    pen.lineWidth = 1.6 * density;
    pen.stroke();
    pen.fillStyle = player.field;
    pen.fill();
  }
};

const drawCounters = (picture: Picture, stacks: readonly Stack[]): void => {
  const { pen, camera, density, moment, restingSide } = picture;
  const { sprites, sheet } = picture.stage;
  const seen = grown(camera.view(), 1.2);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  for (const stack of stacks) {
    const point = sheet.stand(stack.at);
    if (stack.isOnGround || !isWithin(seen, point)) continue;
    const shown = moment ? restOfStack(stack, moment.away) : stack.look;
    const outline = stack.pieces[0] && outlineOf(stack.pieces[0], sheet);
    if (hasBases(stack.pieces[0])) continue; // its chip stands beside it
    if (shown && outline) stampChip(picture, stack, outline);
    else if (shown) stampSprite(picture, sprites.stack(shown, restingSide * density), point);
  }
};

/** The bases of the free table are drawn at their true heading. */
const drawBodies = ({ stage, moment }: Picture, marker: Marker, stacks: readonly Stack[]): void => {
  for (const { pieces, look } of stacks) {
    const [piece] = pieces;
    const outline = piece && outlineOf(piece, stage.sheet);
    if (outline && !hasBases(piece) && !moment?.away.has(piece.id))
      drawBody(marker.pen, outline, look.top.player, marker.theme, marker.pixel);
  }
};

/** Draws each block of bases once and stamps the copy. */
const stampBlocks = (
  { pen, camera, density, stage, restingSide, moment }: Picture,
  stacks: readonly Stack[],
): void => {
  pen.setTransform(1, 0, 0, 1, 0, 0);
  for (const { pieces, look } of stacks) {
    const [piece] = pieces;
    if (!hasBases(piece) || moment?.away.has(piece.id)) continue;
    stampBlock(
      { pen, camera, density, stage, restingSide },
      piece,
      look.top.player,
      stage.sheet.point(piece.at),
    );
  }
};

type Stamping = Pick<Picture, 'pen' | 'camera' | 'density' | 'stage' | 'restingSide'>;

const stampBlock = (
  { pen, camera, density, stage, restingSide }: Stamping,
  piece: Parameters<Stage['blocks']['of']>[0],
  player: Player,
  point: Point,
): void => {
  const { canvas, anchor, stretch } = stage.blocks.of(piece, player, restingSide * density);
  const scale = (camera.look.side / restingSide) * stretch;
  const { x, y } = camera.toScreen(point);
  const [left, top] = [x * density - anchor.x * scale, y * density - anchor.y * scale];
  if (scale === 1) pen.drawImage(canvas, Math.round(left), Math.round(top));
  else pen.drawImage(canvas, left, top, canvas.width * scale, canvas.height * scale);
};

/** Bodies turn, signs do not: the chip on a base stays upright. */
const stampChip = (
  { pen, camera, density, stage }: Picture,
  { look }: Stack,
  outline: readonly Point[],
): void => {
  const size = Math.round(Math.min(CHIP * breadthOf(outline), MAX_CHIP) * camera.look.side * density);
  if (size < 9) return;
  const { canvas, reach } = stage.sprites.counter(look.top, size);
  const { x, y } = camera.toScreen(middleOf(outline));
  pen.drawImage(canvas, Math.round(x * density - reach), Math.round(y * density - reach));
};

const CHIP = 0.72;
const MAX_CHIP = 1.2;

const selectedBody = ({ pen, theme, pixel }: Marker, outline: readonly Point[]): void => {
  pen.lineJoin = 'round';
  pen.beginPath();
  traceOutline(pen, outline);
  for (const [colour, width] of [
    ['#FFF8E6', 7.4],
    [theme.colours.selection, 4],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = width * pixel;
    pen.stroke();
  }
};

const drawPose = (picture: Picture, marker: Marker): void => {
  const { pose, stage } = picture;
  if (!pose) return;
  const now = stage.scene.pieces.find(({ id }) => id === pose.piece.id);
  const [outline, from] = [outlineOf(pose.piece, stage.sheet), now && outlineOf(now, stage.sheet)];
  if (outline)
    drawGhost(marker, {
      outline,
      ...(from && { from }),
      isPermitted: pose.isPermitted,
      canTurn: pose.isPlanned && picture.dial === undefined,
      isClear: hasBases(pose.piece),
    });
};

const GHOSTLY = 0.55;

const stampGhost = (picture: Picture, piece: Parameters<Stage['blocks']['of']>[0]): void => {
  const { pen, stage } = picture;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.globalAlpha = GHOSTLY;
  const { player } = counterStyleOf(piece, stage.players);
  stampBlock(picture, piece, player, stage.sheet.point(piece.at));
  pen.globalAlpha = 1;
};

/** Bodies as they would stand afterwards: pale, with a dashed outline in the colour of their side. */
const drawFuture = (picture: Picture): void => {
  for (const piece of picture.future) {
    if (hasBases(piece)) stampGhost(picture, piece);
    const outline = outlineOf(piece, picture.stage.sheet);
    const { player } = counterStyleOf(piece, picture.stage.players);
    if (outline)
      onSheet(picture, ({ pen, pixel }) => {
        pen.beginPath();
        traceOutline(pen, outline);
        pen.strokeStyle = '#FFF8E6';
        pen.lineWidth = 3.6 * pixel;
        pen.stroke();
        pen.setLineDash([5 * pixel, 3.5 * pixel]);
        pen.strokeStyle = player.field;
        pen.lineWidth = 1.6 * pixel;
        pen.stroke();
        pen.setLineDash([]);
      });
  }
};

/** Above the highest point of the ghost. */
const posePlaque = ({ pen, camera, stage: { sheet } }: Picture, { piece, says }: Pose): void => {
  const outline = outlineOf(piece, sheet);
  if (!outline || says === '') return;
  const points = [...outline, handleOf(outline)].map((point) => camera.toScreen(point));
  const top = Math.min(...points.map(({ y }) => y));
  plaque(pen, says, { x: camera.toScreen(middleOf(outline)).x, y: Math.max(34, top - 8) }, camera.width);
};

/** Pieces that are moving, or no longer there. */
const drawGhosts = (picture: Picture): void => {
  const { pen, density, moment, restingSide, stage } = picture;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  for (const { piece, at, alpha } of moment?.ghosts ?? []) {
    pen.globalAlpha = alpha;
    const look = { top: counterStyleOf(piece, stage.players), count: 1 };
    if (hasBases(piece)) stampBlock(picture, piece, look.top.player, at);
    else stampSprite(picture, stage.sprites.stack(look, restingSide * density), at);
  }
  pen.globalAlpha = 1;
};

/** The rest of a stack while some of it is moving. */
const restOfStack = (
  { pieces, looks, look }: Stack,
  away: ReadonlySet<string>,
): Stack['look'] | undefined => {
  if (!pieces.some(({ id }) => away.has(id))) return look;
  return stackLook(pieces, looks, ({ id, isOnGround }) => !isOnGround && !away.has(id));
};

const stampSprite = (
  { pen, camera, density, restingSide }: Picture,
  { canvas, reach, stretch }: Stretched,
  point: Point,
): void => {
  const { x, y } = camera.toScreen(point);
  const scale = (camera.look.side / restingSide) * stretch;
  if (scale === 1) pen.drawImage(canvas, Math.round(x * density - reach), Math.round(y * density - reach));
  else
    pen.drawImage(
      canvas,
      x * density - reach * scale,
      y * density - reach * scale,
      canvas.width * scale,
      canvas.height * scale,
    );
};

/** The labels of the marks in the hex under the pointer or the cursor. */
const drawLabel = ({ pen, stage: { overlay, sheet }, hovered, cursor, camera, fans }: Picture): void => {
  const place = hovered ?? cursor;
  if (!place || fans.some(({ stack }) => isSamePlace(stack.at, place))) return;
  const texts = labelsAt(overlay, place).slice(0, 2);
  const { x, y } = camera.toScreen(sheet.point(place));
  for (const [k, text] of texts.entries())
    plaque(pen, text, { x, y: y - camera.look.side * 0.85 - k * 25 }, camera.width);
};
