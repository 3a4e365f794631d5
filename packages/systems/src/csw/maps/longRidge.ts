/** CSW-SCN-02: Board 2, the long ridge. */
export const LONG_RIDGE = `map Long Ridge
hexes flat
ids offset digits 2 from 1 shifted even
directions by name from 0: N NE SE S SW NW
legend
  . clear
  s swamp
  w woods
  b building
  1 level 1 hill
  2 level 2 hill
board 0101
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   w   .   .   .   .   .   .   .   w   .
|  w   .   .   .   .   .   .   .   .   w   .
|.   w   .   .   .   .   .   .   .   w   .
|  w   .   .   .   .   .   .   .   .   w   .
|.   .   1   1   1   1   1   1   1   .   .
|  .   .   1   1   1   1   1   1   1   .   .
|.   .   1   1   2   2   2   2   1   .   .
|  .   .   1   2   2   2   2   1   1   .   .
|.   .   1   1   2   2   2   2   1   .   .
|  .   .   1   2   2   2   2   1   1   .   .
|.   .   1   1   1   1   1   1   1   .   .
|  .   .   1   1   1   1   1   1   1   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   b   b   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   w   .   .
|  .   .   .   .   .   .   .   w   .   .   .
|.   .   w   .   .   .   .   .   w   .   .
|  .   w   .   .   .   .   .   w   .   .   .
|.   .   w   .   .   .   .   .   .   .   .
|  .   w   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   s   .   .   .   .
|  .   .   .   .   .   .   s   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   s   .   .   .   .
side road: 0109:SW 0109>0209>0309>0409>0509>0609>0709>0809>0909>1009>1109>1209
side road: 1209>1309>1409>1509>1609>1709>1809>1909>2009>2109>2209 2209:NE
side road: 1101:N 1101>1102>1103>1104>1105>1106>1107>1108>1109>1110>1111>1112
side road: 1112>1113>1114>1115>1116>1117 1117:S
overlay stream: 0115 0215 0315 0415 0515 0615 0715 0815 0915 1015
overlay stream: 1115 1215 1315 1415 1515 1615 1715 1815 1915 2015
overlay stream: 2115 2215
mark place 1109 The Crossing
mark place 1115 Lower Bridge
mark hill 1105 The Long Ridge
`;
