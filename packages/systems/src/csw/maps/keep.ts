/** CSW-SCN-08: Board 3, the keep. What is not inside is outside (CSW-WAL-02). */
export const THE_KEEP = `map The Keep
hexes flat
ids offset digits 2 from 1 shifted even
directions by name from 0: N NE SE S SW NW
legend
  . clear
  b building
  W wall
  T tower
  G gate
board 0101
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   T   .   .   .
|.   .   .   .   .   .   .   W   W   .   .
|  .   .   .   .   .   .   W   .   W   .   .
|.   .   .   .   .   .   T   .   .   T   .
|  .   .   .   .   .   .   .   b   .   .   .
|.   .   .   .   .   .   G   .   .   W   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   W   .   b   W   .
|  .   .   .   .   .   .   .   b   .   .   .
|.   .   .   .   .   .   T   .   .   T   .
|  .   .   .   .   .   .   W   .   W   .   .
|.   .   .   .   .   .   .   W   W   .   .
|  .   .   .   .   .   .   .   T   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
side road: 0109:SW 0109>0209>0309>0409>0509>0609>0709>0809>0909>1009>1109>1209
side road: 1209>1309>1409>1509>1609
overlay moat: 1207 1208 1210 1211 1307 1312 1406 1412 1506 1513
overlay moat: 1605 1613 1706 1713 1806 1812 1907 1912 2007 2008
overlay moat: 2009 2010 2011
overlay inside: 1408 1409 1410 1508 1509 1510 1511 1607 1608 1609
overlay inside: 1610 1611 1708 1709 1710 1711 1808 1809 1810
mark place 1609 The Keep
mark place 1309 The West Gate
`;
