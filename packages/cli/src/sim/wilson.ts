/** The 95 % point of the normal distribution. */
const Z = 1.959964;

/** Wilson's 95 % interval for a share, given the number of cases; it stays within 0 and 1. */
export const wilson = (hits: number, cases: number): readonly [low: number, high: number] => {
  if (cases === 0) return [0, 1];
  const share = hits / cases;
  const weight = (Z * Z) / cases;
  const middle = (share + weight / 2) / (1 + weight);
  const reach = (Z / (1 + weight)) * Math.sqrt((share * (1 - share)) / cases + weight / (4 * cases));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
};
