/** A colour as `#RRGGBB`. */
export type Colour = `#${string}`;

export type Rgb = readonly [red: number, green: number, blue: number];

export const rgbOf = (colour: Colour): Rgb => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const hexOf = (rgb: Rgb): Colour =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** From `one` (share 0) to `other` (share 1). */
export const mixed = (one: Colour, other: Colour, share: number): Colour => {
  const [a, b] = [rgbOf(one), rgbOf(other)];
  return hexOf([0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * share) as unknown as Rgb);
};

export const darker = (colour: Colour, brightness: number): Colour =>
  hexOf(rgbOf(colour).map((part) => part * brightness) as unknown as Rgb);

export const withAlpha = (colour: Colour, alpha: number): string => {
  const [red, green, blue] = rgbOf(colour);
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`;
};

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance, as WCAG defines it. */
const luminance = (colour: Colour): number => {
  const [red, green, blue] = rgbOf(colour).map(linear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** WCAG contrast, from 1 to 21. */
export const contrast = (one: Colour, other: Colour): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};
