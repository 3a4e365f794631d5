/** CSW-S04-09: Senlac ridge, and the marshy valley below it. */
export const HASTINGS = `map Hastings
hexes flat
ids offset digits 2 from 1 shifted even
directions by name from 0: N NE SE S SW NW
legend
  . clear
  s swamp
  w woods
  1 level 1 hill
  2 level 2 hill
board 0101
|.   w   w   w   .   1   .   w   w   w   .
|  .   w   w   w   .   1   .   w   w   w   .
|.   .   w   w   .   1   .   w   w   w   .
|  .   .   w   .   1   1   .   .   w   .   .
|.   .   .   .   .   1   .   .   .   .   .
|  .   .   .   .   1   1   .   .   .   .   .
|.   .   .   .   .   1   1   .   .   .   .
|  .   .   1   1   1   1   1   1   .   .   .
|.   .   1   1   2   2   2   1   1   .   .
|  .   1   1   2   2   2   2   1   1   .   .
|.   .   1   1   2   2   2   2   1   1   .
|  .   1   1   1   2   2   2   1   1   .   .
|.   .   1   1   1   1   1   1   1   .   .
|  .   .   .   1   1   1   1   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   s   .   .   .   .   .   .   .   .
|  .   .   s   .   .   .   .   .   .   .   .
|.   .   s   s   .   .   s   s   s   .   .
|  .   .   s   s   .   .   s   s   .   .   .
|.   .   .   .   s   .   s   s   .   .   .
|  .   .   .   s   .   .   s   s   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   w   .   .   .   .   .   .   .   .   w
|  w   w   .   .   .   .   .   .   .   w   w
|.   w   .   .   .   .   .   .   .   .   w
|  .   w   .   .   .   .   .   .   .   w   w
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
side road: 1101:N 1101>1102>1103>1104>1105>1106>1107>1108>1109>1110>1111>1112>1113>1114>1115
side road: 1115>1116>1117 1117:S
overlay stream: 0110 0210 0310 0410 0511 0610 0911 1011 1111 1211 1311 1411
overlay stream: 1511 1610 1711 1712 1812 1912 2011 2112 2211
mark hill 1105 Senlac Ridge
mark water 1610 Sandlake
mark place 1115 The Hastings Road
mark woods 1701 Andredsweald
`;
