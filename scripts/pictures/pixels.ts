/** A picture as rows of pixels, three bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** The same picture as palette indices. */
export interface Indexed {
  readonly width: number;
  readonly height: number;
  readonly index: Uint8Array;
}

/** A part of a picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const cut = ({ width, index }: Indexed, box: Box): Indexed => {
  const part = new Uint8Array(box.width * box.height);
  for (let row = 0; row < box.height; row++) {
    const from = (box.y + row) * width + box.x;
    part.set(index.subarray(from, from + box.width), row * box.width);
  }
  return { width: box.width, height: box.height, index: part };
};

/** The smallest box that holds every difference; undefined for two that are the same. */
export const difference = (before: Indexed, after: Indexed): Box | undefined => {
  let [left, top, right, bottom] = [after.width, after.height, -1, -1];
  for (let at = 0; at < after.index.length; at++) {
    if (before.index[at] === after.index[at]) continue;
    const x = at % after.width;
    const y = Math.floor(at / after.width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right < 0) return undefined;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
};
