/** CSW-DIS-02: the foot unit a mounted unit becomes; the owner chooses if there are two. */
export const DISMOUNTS: Readonly<Record<string, readonly string[]>> = {
  LC: ['LF'],
  MC: ['HF'],
  HC: ['AF'],
  HB: ['SB'],
  CT: ['AF', 'LB'],
  GC: ['GF', 'GB'],
  EC: ['EF', 'EB'],
};
