import {
  type Army,
  blockBases,
  hitsLeft,
  modelOf,
  mustered,
  type Scale,
  type Side,
  type Unit,
} from '@warmoot/systems/bloodlust/umpire';

/** The units of an army as they would stand on the table, command by command, each behind its commander. */
export const unitsOf = (army: Army, side: Side, scale: Scale): readonly Unit[] => mustered(army, side, scale);

/** The unit of a place: commanders come first in their commands. */
export const unitAt = (
  units: readonly Unit[],
  commands: Army['commands'],
  command: number,
  unit: number,
): Unit => {
  const before = commands.slice(0, command).reduce((sum, each) => sum + each.units.length + 1, 0);
  return units[before + 1 + unit] as Unit;
};

/** Draws the stands of a unit from above into a canvas; `inch` is in CSS pixels. */
export const drawUnit = async (
  canvas: HTMLCanvasElement,
  unit: Unit,
  scale: Scale,
  inch: number,
): Promise<void> => {
  const [{ drawBases }, { playersOf, sidesOf, LIGHT }, { theme }] = await Promise.all([
    import('../../../board/index.ts'),
    import('../../../theme/index.ts'),
    import('../../../page/theme.ts'),
  ]);
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const shown = canvas.dataset.paper === undefined ? theme.peek() : LIGHT;
  const player = playersOf(sidesOf(['red', 'blue']), shown.players).get(unit.side);
  if (player === undefined) return;
  const bases = blockBases(unit, scale);
  const density = Number(canvas.dataset.density ?? 1);
  const perTenth = (inch * density) / 254;
  const ranks = Math.max(...bases.files.map((file) => file.length));
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.save();
  pen.translate(canvas.width / 2, canvas.height / 2);
  if (canvas.dataset.turned !== undefined) pen.rotate(Math.PI / 2);
  pen.translate(0, (-ranks * bases.depth * perTenth) / 2);
  const detail = inch > 40 ? 'near' : 'figures';
  drawBases({ pen, scale: perTenth, density, detail, theme: shown }, bases, player, []);
  pen.restore();
};

/** How large a unit is on the table, in inches: its body, and the weapons that reach over its front. */
export const sizeOf = (unit: Unit, scale: Scale): { readonly width: number; readonly depth: number } => {
  const { width, depth, files } = blockBases(unit, scale);
  const ranks = Math.max(...files.map((file) => file.length));
  return { width: (files.length * width) / 254, depth: (ranks * depth) / 254 };
};

/** A column is deeper than wide: its picture lies on its side. */
export const isDeep = (unit: Unit, scale: Scale): boolean => {
  const { width, depth } = sizeOf(unit, scale);
  return depth > width;
};

/** Castings for comparisons: what fights, of models as many as they fight as. */
export const fightsAs = (unit: Unit): number => {
  const model = modelOf(unit.profile);
  if (model === undefined) return hitsLeft(unit);
  return model.strength === 'crew' ? model.crew * unit.standsAtStart : model.strength * unit.standsAtStart;
};
