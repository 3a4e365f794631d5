/** CSW-S08-09: the road between the slope and the lake. */
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
  # impassable
board 0101
|.   .   .   .   w   w   w   w   .   .   .
|  .   .   .   w   w   w   w   w   .   .   .
|.   .   .   w   w   w   w   .   .   .   .
|  .   .   .   .   w   w   .   .   .   .   .
|.   1   1   1   1   2   2   1   1   1   .
|  .   1   1   2   2   2   2   2   1   1   .
|.   1   1   2   2   2   2   2   2   1   .
|  .   1   2   2   2   2   2   2   2   1   .
|.   1   1   2   2   2   2   2   2   1   .
|  .   1   1   2   2   2   2   2   2   1   .
|.   1   1   1   1   2   2   1   1   1   .
|  .   1   1   1   1   1   1   1   1   1   .
|.   1   1   w   1   1   1   1   1   1   .
|  .   .   1   w   1   1   1   .   1   1   .
|.   .   .   1   1   1   .   .   .   w   .
|  .   .   .   .   .   .   .   .   w   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   .   .   .   .   .   .   .   .
|  .   .   .   .   .   .   .   .   .   .   .
|.   .   .   s   .   .   .   .   .   s   .
|  .   .   s   s   .   .   .   .   s   s   .
|.   .   s   #   s   s   s   s   s   #   s
|  s   s   #   #   s   s   s   s   #   #   s
|s   s   #   #   #   s   #   #   #   #   #
|  s   #   #   #   #   #   #   #   #   #   #
|#   #   #   #   #   #   #   #   #   #   #
|  #   #   #   #   #   #   #   #   #   #   #
|#   #   #   #   #   #   #   #   #   #   #
|  #   #   #   #   #   #   #   #   #   #   #
|#   #   #   #   #   #   #   #   #   #   #
|  #   #   #   #   #   #   #   #   #   #   #
|#   #   #   #   #   #   #   #   #   #   #
|  #   #   #   #   #   #   #   #   #   #   #
side road: 0109:SW 0109>0209>0310>0409>0510>0609>0710>0810>0911>1010>1110>1209>1309>1409>1510
side road: 1510>1609>1710>1809>1910>2009>2110>2209 2209:NE
overlay stream: 0114 0115 0116 0117 0214 0215 0216 0217 0314 0315 0316 0317
overlay stream: 0413 0414 0415 0416 0417 0513 0514 0515 0516 0517 0612 0613
overlay stream: 0614 0615 0616 0617 0712 0713 0714 0715 0716 0717 0812 0813
overlay stream: 0814 0815 0816 0817 0913 0914 0915 0916 0917 1013 1014 1015
overlay stream: 1016 1017 1114 1115 1116 1117 1213 1214 1215 1216 1217 1313
overlay stream: 1314 1315 1316 1317 1413 1414 1415 1416 1417 1513 1514 1515
overlay stream: 1516 1517 1613 1614 1615 1616 1617 1713 1714 1715 1716 1717
overlay stream: 1812 1813 1814 1815 1816 1817 1912 1913 1914 1915 1916 1917
overlay stream: 2012 2013 2014 2015 2016 2017 2101 2102 2103 2104 2105 2106
overlay stream: 2107 2111 2112 2113 2114 2115 2116 2117 2207 2208 2209 2210
overlay stream: 2213 2214 2215 2216 2217
mark hill 1204 Morgarten
mark water 1115 Lake Aegeri
mark place 0409 The Lake Road
`;
