import type { Words } from '@warmoot/kernel';

/** What is wrong with a player's own map or units. */
export const ownWork: Words = {
  'the hexes of a battle are flat and stand in columns, even ones lower: write "hexes flat" and "ids offset digits 2 from 1 shifted even" (CSW-GEO-02)':
    'die Felder einer Schlacht liegen flach und in Spalten, die geraden tiefer: Schreibe „hexes flat“ und „ids offset digits 2 from 1 shifted even“ (CSW-GEO-02)',
  'hex {1} is "{2}"; terrains are {3} (CSW-GEO-06)':
    'Feld {1} ist „{2}“; Gelände gibt es als {3} (CSW-GEO-06)',
  'a battle needs {1} columns and {2} rows at least, and this map has {3} and {4} (CSW-MIN-01)':
    'eine Schlacht braucht mindestens {1} Spalten und {2} Zeilen, diese Karte hat {3} und {4} (CSW-MIN-01)',
  'hex {1} is missing; draw it, as impassable if need be (CSW-MOV-06)':
    'Feld {1} fehlt; zeichne es ein, notfalls als unpassierbar (CSW-MOV-06)',
  '"{1}" is not known; a hex can have {2} (CSW-GEO-06)':
    '„{1}“ ist unbekannt; auf einem Feld möglich: {2} (CSW-GEO-06)',
  '"{1}" is not known; only a road crosses hexsides (CSW-GEO-06)':
    '„{1}“ ist unbekannt; nur eine Straße überquert Feldseiten (CSW-GEO-06)',
  'the map has walls but no "overlay inside:" that lists the hexes they enclose (CSW-WAL-02)':
    'die Karte hat Mauern, aber kein „overlay inside:“ mit den Feldern, die sie umschließen (CSW-WAL-02)',
  'hex {1} is a {2} and so neither inside nor outside (CSW-WAL-02)':
    'Feld {1} ({2}) liegt weder innen noch außen (CSW-WAL-02)',
  '{1} is the {2} of the table: take another code (CSW-UNT-01)':
    '{1} heißt in der Tabelle schon {2}: Nimm ein anderes Kürzel (CSW-UNT-01)',
  'the code {1} is taken by an earlier unit (CSW-STK-01)':
    'das Kürzel {1} hat schon eine frühere Einheit (CSW-STK-01)',
  'a code is one to four capital letters or digits, such as "HF2"':
    'ein Kürzel hat ein bis vier Großbuchstaben oder Ziffern, etwa „HF2“',
  'a point value is a multiple of one half from 0 to 99':
    'ein Punktwert geht in halben Schritten von 0 bis 99',
  'a Melee Factor is 0 to 99': 'ein Nahkampffaktor liegt zwischen 0 und 99',
  'a Defence Class is 0 to 4': 'eine Verteidigungsklasse liegt zwischen 0 und 4',
  'a Missile Attack Factor is 0 to 99': 'ein Fernkampffaktor liegt zwischen 0 und 99',
  'a range goes with a Missile Attack Factor, and is 1 to 99 hexes':
    'eine Reichweite gehört zu einem Fernkampffaktor und beträgt 1 bis 99 Felder',
  'a Movement Factor is 0 to 99': 'ein Bewegungsfaktor liegt zwischen 0 und 99',
  'the category sets the stacking value: leave it out': 'den Stapelwert bestimmt die Gattung: Lass ihn weg',
  'a leader takes as many hits as its level: leave hits out':
    'ein Anführer hält so viele Treffer aus wie seine Stufe: Lass die Treffer weg',
  'a unit takes 1 to 99 hits': 'eine Einheit hält 1 bis 99 Treffer aus',
  'only creatures and leaders take more than one hit':
    'mehr als einen Treffer halten nur Kreaturen und Anführer aus',
  'a counter stands for 1 to 99 combatants': 'eine Spielmarke steht für 1 bis 99 Kämpfer',
  'the modifier to attackers’ dice is −2 to 12':
    'der Modifikator auf die Würfel der Angreifer liegt zwischen −2 und 12',
  'a leader, and only a leader, has level 1, 2 or 3': 'Stufe 1, 2 oder 3 hat ein Anführer, und nur er',
  'a leader, and only a leader, is a warrior, a priest or a wizard':
    'ein Anführer, und nur er, ist Krieger, Priester oder Zauberer',
  'only foot carry pikes': 'Piken trägt nur Fußvolk',
  'a bow needs a Missile Attack Factor': 'ein Bogen braucht einen Fernkampffaktor',
  'only creatures rampage': 'Amok laufen nur Kreaturen',
  'only a creature can be a giant': 'Riesen sind immer Kreaturen',
  'breaching needs a Missile Attack Factor': 'wer Breschen schlägt, braucht einen Fernkampffaktor',
  'only engines and giants throw stones': 'Steine werfen nur Kriegsmaschinen und Riesen',
};
