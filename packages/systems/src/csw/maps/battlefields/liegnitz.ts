/** CSW-S07-09: the plain of Wahlstatt before the town. */
export const LIEGNITZ = `map Liegnitz
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
|  .   .   .   .   .   .   .   .   w   .   .
|.   b   .   .   .   .   .   .   .   w   .
|  b   b   .   .   .   .   .   .   .   w   .
|.   b   .   .   .   .   .   .   .   w   .
|  .   b   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   1   .   .   .   .
|  .   .   .   .   .   1   1   .   .   .   .
|.   .   s   .   .   1   1   1   .   .   .
|  .   .   s   .   .   1   1   b   .   .   .
|.   .   s   .   .   1   2   1   .   .   .
|  .   .   s   .   1   2   2   .   .   .   .
|.   .   .   .   1   1   2   1   .   .   .
|  .   .   .   .   1   1   1   b   .   .   .
|.   .   .   .   1   1   1   1   .   .   .
|  .   .   .   .   1   1   1   .   .   .   .
|.   .   .   .   .   1   1   .   .   .   .
|  .   .   .   .   .   1   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   w   .
|  .   .   .   .   .   .   .   .   w   w   .
|.   .   .   w   .   .   .   .   .   w   .
|  .   .   w   w   .   .   .   .   w   .   .
|.   .   w   w   .   .   .   .   .   w   .
|  .   .   w   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
side road: 0104:SW 0104>0204>0304>0404>0504>0604>0705>0805>0906>1006>1107>1207>1208>1309>1409
side road: 1409>1509>1608>1709>1809>1910>2010>2111>2210 2210:NE
side road: 1409>1410>1411>1312>1313>1413>1414>1415>1416>1417 1417:S
overlay stream: 0112 0211 0310 0311 0408 0409 0502 0503 0504 0505 0506 0507
overlay stream: 0508 0601 1601 1702 1703 1803 1804 1805 1906 2006 2107 2207
mark place 0403 Liegnitz
mark hill 1208 Wahlstatt
mark water 0507 The Katzbach
mark place 1610 The Chapel
`;
