/** CSW-S01-09: the rise between the Clain and the Vienne. */
export const TOURS = `map Tours
hexes flat
ids offset digits 2 from 1 shifted even
directions by name from 0: N NE SE S SW NW
legend
  . clear
  w woods
  b building
  1 level 1 hill
board 0101
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   w   .   .   .   .   .   .   .   .   .
|.   w   w   .   .   .   .   .   w   w   .
|  .   w   .   .   .   .   .   .   w   .   .
|.   .   .   .   .   .   .   .   w   w   .
|  .   .   .   .   .   .   .   .   w   .   .
|.   .   .   .   .   .   .   1   w   w   .
|  .   .   .   .   .   .   1   1   w   .   .
|.   .   .   .   .   .   1   1   w   w   .
|  .   .   .   .   .   .   1   1   w   .   .
|.   .   .   .   .   .   1   1   .   .   .
|  .   .   .   .   .   1   1   1   .   .   .
|.   .   .   .   .   .   1   1   b   .   .
|  .   .   .   .   .   1   1   1   b   .   .
|.   .   .   .   .   .   1   1   .   .   .
|  .   .   .   .   .   .   1   1   b   w   .
|.   .   .   .   .   .   1   1   .   w   .
|  .   .   .   .   .   .   1   .   w   w   .
|.   .   .   .   .   .   1   1   .   w   w
|  .   .   w   .   .   .   1   .   w   w   .
|.   .   w   w   .   .   .   .   .   w   .
|  .   .   w   .   .   .   .   .   .   w   .
|.   .   w   w   .   .   .   .   .   .   .
|  .   .   w   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
side road: 0109:SW 0109>0208>0308>0408>0509>0609>0709>0808>0909>1009>1110>1209>1309>1408>1508
side road: 1508>1608>1709>1809>1910>2009>2110>2209 2209:NE
overlay stream: 0115 0215 0315 0415 0516 0616 0716 0815 0915 1015 1116 1215
overlay stream: 1315 1415 1501 1515 1601 1614 1702 1714 1801 1814 1902 1915
overlay stream: 2002 2014 2103 2104 2113 2114 2204 2205 2212
mark hill 1407 The Rise
mark place 1809 Moussais
mark water 0915 The Clain
mark water 2002 The Vienne
`;
