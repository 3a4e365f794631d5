export type Pen = CanvasRenderingContext2D;

/** An offscreen canvas and its drawing context. */
export const surface = (width: number, height: number): { canvas: HTMLCanvasElement; pen: Pen } => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser has no 2D canvas, so the board cannot be drawn.');
  return { canvas, pen };
};
