/** CSW-DIS-02: the foot a mounted unit becomes; the owner chooses where two are given. */
export const DISMOUNTS: Readonly<Record<string, readonly string[]>> = {
  LC: ['LF'],
  MC: ['HF'],
  HC: ['AF'],
  HB: ['SB'],
  CT: ['AF', 'LB'],
  GC: ['GF', 'GB'],
  EC: ['EF', 'EB'],
};
