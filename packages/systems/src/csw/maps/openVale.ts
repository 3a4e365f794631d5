/** CSW-SCN-01: Board 1, the open vale. */
export const OPEN_VALE = `map Open Vale
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
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   w   .   1   1
|  .   .   .   .   .   .   w   .   1   1   .
|.   .   .   .   .   .   .   w   .   2   1
|  .   .   .   .   .   .   w   w   1   2   .
|.   .   .   .   .   .   .   .   .   2   1
|  .   .   .   .   .   .   .   .   1   2   .
|.   .   .   .   .   .   .   .   .   1   1
|  .   .   .   .   .   .   .   .   1   1   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   b   .   .   .   .
|  .   .   .   .   .   b   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   b   .   .   .   .   .
|.   .   .   .   s   .   .   .   .   .   .
|  .   .   .   s   .   .   .   .   .   .   .
|.   w   .   .   s   .   .   .   w   .   .
|  .   w   .   s   .   .   .   .   w   .   .
|.   w   .   .   .   .   .   .   w   .   .
|  .   w   .   .   .   .   .   .   w   .   .
|.   .   .   .   .   .   .   .   .   w   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
side road: 0109:SW 0109>0209>0309>0409>0509>0609>0709>0809>0909>1009>1109>1209
side road: 1209>1309>1409>1509>1609>1709>1809>1909>2009>2109>2209 2209:NE
side road: 1101:N 1101>1102>1103>1104>1105>1106>1107>1108>1109>1110>1111>1112
side road: 1112>1113>1114>1115>1116>1117 1117:S
overlay stream: 0701 0702 0703 0704 0705 0706 0707 0708 0709 0710
overlay stream: 0711 0712 0713 0714 0715 0716 0717
mark place 1109 The Crossroads
mark place 0709 Vale Bridge
mark hill 1904 Watch Hill
mark place 1210 Valeham
`;
