/** CSW-S08-09: the road between the slope and the shore of the lake. */
export const MORGARTEN = `map Morgarten
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
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   w   w   w   w   .   .   .
|  .   .   .   w   w   w   w   .   .   .   .
|.   .   2   2   2   2   2   2   2   2   .
|  .   .   2   2   2   2   2   2   2   .   .
|.   .   2   2   2   2   2   2   2   2   .
|  .   .   2   2   2   2   2   2   2   .   .
|.   .   2   2   2   2   2   2   2   2   .
|  .   .   2   2   2   2   2   2   2   .   .
|.   .   1   1   1   1   1   1   1   1   .
|  .   1   1   1   1   1   1   1   1   1   .
|.   .   1   1   1   1   1   1   1   1   .
|  .   1   1   1   1   1   1   1   1   1   .
|.   .   .   .   .   .   .   .   .   w   .
|  .   .   .   .   .   .   .   .   w   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|s   s   s   s   s   s   s   s   s   s   s
|  s   s   s   s   s   s   s   s   s   s   s
|s   s   s   s   s   s   s   s   s   s   s
|  s   s   s   s   s   s   s   s   s   s   s
|s   s   s   s   s   s   s   s   s   s   s
|  s   s   s   s   s   s   s   s   s   s   s
|s   s   s   s   s   s   s   s   s   s   s
|  s   s   s   s   s   s   s   s   s   s   s
|s   s   s   s   s   s   s   s   s   s   s
|  s   s   s   s   s   s   s   s   s   s   s
|s   s   s   s   s   s   s   s   s   s   s
|  s   s   s   s   s   s   s   s   s   s   s
|s   s   s   s   s   s   s   s   s   s   s
|  s   s   s   s   s   s   s   s   s   s   s
side road: 0109:SW 0109>0209>0309>0409>0509>0609>0709>0809>0909>1009>1109>1209
side road: 1209>1309>1409>1509>1609>1709>1809>1909>2009>2109>2209 2209:NE
mark hill 1204 Morgarten
mark place 1112 The Lake Shore
mark place 0109 The Lake Road
`;
