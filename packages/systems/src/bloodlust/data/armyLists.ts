import { readArmyList } from './readArmyList.ts';

/**
 * The army lists as printed. Columns: code, troops, class, castings on a stand, melee, missile, armour, shield, morale,
 * flags, stands in an army, points for a stand; then the models, and a starter army: commander, what, stands, files.
 */
/** BLD-LST-01. */
const ROMANS = readArmyList(
  { id: 'romans', name: 'Romans (Imperial)', setting: 'HISTORICAL', race: 'human', alignment: 'any' },
  `
ROM1 | Legionaries         | DRILL   | 4 | IM | —  | Metal | yes | Average | te | 8–32 | 48
ROM2 | Veteran legionaries | DRILL   | 4 | IM | —  | Metal | yes | Elite   | te | 0–12 | 52
ROM3 | Auxiliary infantry  | SUPPORT | 4 | LM | —  | Metal | yes | Average | —  | 0–16 | 44
ROM4 | Auxiliary archers   | SUPPORT | 4 | SM | BW | Light | no  | Average | —  | 0–8  | 36
ROM5 | Slingers            | LF      | 2 | SM | SK | None  | no  | Average | —  | 0–8  | 12
ROM6 | Auxiliary cavalry   | MLO     | 3 | HM | —  | Light | yes | Average | —  | 0–12 | 33
ROM7 | Contarii lancers    | MCO     | 3 | IM | —  | Metal | no  | Average | we | 0–6  | 36
ROM8 | Moorish light horse | LH      | 2 | LM | SK | None  | yes | Average | —  | 0–8  | 18
`,
  'Bolt thrower 0–4, Catapult 0–2',
  `
C = C-in-C
S = sub-general
C | ROM1 | 8 | 4
S | ROM1 | 8 | 4
S | ROM3 | 4 | 4
C | ROM4 | 4 | 4
C | ROM5 | 4 | 4
S | ROM6 | 4 | 2
C | Bolt thrower | 1 | 1
`,
);

/** BLD-LST-02. */
const MACEDONIANS = readArmyList(
  {
    id: 'macedonians',
    name: 'Macedonians and Greeks',
    setting: 'HISTORICAL',
    race: 'human',
    alignment: 'any',
  },
  `
MAC1 | Pike phalanx       | DRILL    | 4 | LS | —  | Light | yes | Average | —  | 8–32 | 36
MAC2 | Hoplites           | DRILL    | 4 | LS | —  | Metal | yes | Average | —  | 0–16 | 40
MAC3 | Hypaspists         | SUPPORT  | 4 | LS | —  | Metal | yes | Elite   | —  | 0–8  | 48
MAC4 | Thracian peltasts  | FLEXIBLE | 3 | HM | SK | None  | no  | Fanatic | —  | 0–12 | 33
MAC5 | Javelinmen         | LF       | 2 | LM | SK | None  | yes | Average | —  | 0–8  | 16
MAC6 | Cretan archers     | LF       | 2 | SM | BW | None  | no  | Average | —  | 0–6  | 14
MAC7 | Companion cavalry  | MCO      | 3 | IM | —  | Metal | no  | Elite   | we | 0–8  | 39
MAC8 | Allied Greek horse | MLO      | 3 | HM | —  | Light | no  | Average | —  | 0–8  | 30
MAC9 | Prodromoi          | LH       | 2 | LM | SK | None  | no  | Average | —  | 0–6  | 16
`,
  'Elephant 0–2, Bolt thrower 0–2',
  `
C = C-in-C
S = sub-general
C | MAC1 | 12 | 3
S | MAC1 | 12 | 3
S | MAC4 | 6 | 3
S | MAC5 | 4 | 4
C | MAC7 | 4 | 1
`,
);

/** BLD-LST-03. */
const CARTHAGINIANS = readArmyList(
  { id: 'carthaginians', name: 'Carthaginians', setting: 'HISTORICAL', race: 'human', alignment: 'any' },
  `
CAR1 | African spearmen                 | DRILL    | 4 | LS | —  | Metal | yes | Average | — | 6–20 | 40
CAR2 | African veterans (captured arms) | DRILL    | 4 | IM | —  | Metal | yes | Elite   | — | 0–8  | 52
CAR3 | Spanish scutarii                 | SUPPORT  | 4 | IM | —  | Light | yes | Average | — | 0–12 | 48
CAR4 | Gallic warband                   | MASS     | 4 | IM | —  | None  | yes | Fanatic | — | 0–24 | 44
CAR5 | Ligurian foot                    | FLEXIBLE | 3 | LM | SK | None  | yes | Average | — | 0–12 | 27
CAR6 | Balearic slingers                | LF       | 2 | SM | SK | None  | no  | Average | — | 0–8  | 12
CAR7 | Numidian light horse             | LH       | 2 | LM | SK | None  | yes | Average | — | 4–12 | 18
CAR8 | Gallic and Spanish horse         | MLO      | 3 | HM | —  | Light | yes | Average | — | 0–12 | 33
`,
  'Elephant 1–4',
  `
C = C-in-C
S = sub-general
C | CAR1 | 8 | 4
S | CAR4 | 8 | 4
C | CAR3 | 4 | 2
C | CAR6 | 4 | 4
S | CAR7 | 4 | 2
S | CAR8 | 4 | 2
C | Elephant | 2 | 2
`,
);

/** BLD-LST-04. */
const HUNS = readArmyList(
  { id: 'huns', name: 'Huns and Mongols', setting: 'HISTORICAL', race: 'human', alignment: 'any' },
  `
HUN1 | Horse archers       | LH       | 2 | SM | BW | None  | no  | Average | hc | 12–36 | 16
HUN2 | Noble horse archers | MLO      | 3 | LM | BW | Light | yes | Average | —  | 0–16  | 33
HUN3 | Heavy lancers       | MCO      | 3 | IM | —  | Metal | no  | Average | we | 0–12  | 36
HUN4 | Guard lancers       | MCO      | 4 | IM | —  | Metal | no  | Elite   | we | 0–6   | 52
HUN5 | Subject spearmen    | MASS     | 4 | LM | —  | None  | yes | Average | —  | 0–12  | 32
HUN6 | Subject archers     | FLEXIBLE | 3 | SM | BW | None  | no  | Poor    | vo | 0–8   | 18
HUN7 | Driven levies       | HORDE    | 7 | LM | —  | None  | no  | Poor    | —  | 0–8   | 49
`,
  'Catapult 0–2',
  `
C = C-in-C
S = sub-general
C | HUN1 | 8 | 4
C | HUN1 | 8 | 4
S | HUN1 | 8 | 4
S | HUN1 | 8 | 4
C | HUN2 | 6 | 3
S | HUN2 | 6 | 3
C | HUN3 | 4 | 1
S | HUN3 | 4 | 1
S | Catapult | 2 | 2
`,
);

/** BLD-LST-05. */
const NORMANS = readArmyList(
  { id: 'normans', name: 'Normans and Medieval', setting: 'HISTORICAL', race: 'human', alignment: 'any' },
  `
NOR1  | Knights (mail)         | MCO     | 3 | IM | —  | Metal | yes | Average | we | 4–16 | 39
NOR2  | Knights (plate, late)  | MCO     | 3 | IM | —  | Plate | no  | Elite   | we | 0–12 | 45
NOR3  | Mounted sergeants      | MLO     | 3 | HM | —  | Light | yes | Average | —  | 0–12 | 33
NOR4  | Dismounted men-at-arms | DRILL   | 4 | HM | —  | Plate | no  | Elite   | —  | 0–8  | 56
NOR5  | Foot spearmen          | DRILL   | 4 | LS | —  | Light | yes | Average | —  | 0–16 | 36
NOR6  | Billmen                | SUPPORT | 4 | HM | —  | Light | no  | Average | —  | 0–12 | 44
NOR7  | Longbowmen             | SUPPORT | 4 | SM | LB | None  | no  | Average | —  | 0–12 | 44
NOR8  | Crossbowmen            | SUPPORT | 4 | SM | CB | Light | no  | Average | —  | 0–12 | 44
NOR9  | Arquebusiers (late)    | SUPPORT | 4 | SM | HG | Light | no  | Average | —  | 0–6  | 40
NOR10 | Peasant levy           | HORDE   | 7 | LM | —  | None  | no  | Poor    | —  | 0–8  | 49
`,
  'Catapult 0–2, Cannon 0–2, Battlewagon 0–2',
  `
C = C-in-C
S = sub-general
C | NOR1 | 6 | 1
C | NOR3 | 4 | 2
S | NOR5 | 8 | 4
S | NOR8 | 4 | 4
S | NOR7 | 4 | 4
C | NOR10 | 6 | 3
`,
);

/** BLD-LST-06. */
const ELVES = readArmyList(
  { id: 'elves', name: 'Elves', setting: 'FANTASY', race: 'elf', alignment: 'good' },
  `
ELF1 | Spear guard       | DRILL    | 4 | LS | —  | Metal | yes | Average | —     | 4–16 | 40
ELF2 | Sword masters     | DRILL    | 4 | HM | —  | Metal | no  | Elite   | —     | 0–8  | 44
ELF3 | Longbow guard     | SUPPORT  | 4 | SM | LB | Light | no  | Average | as    | 4–8  | 56
ELF4 | Wood-elf scouts   | LF       | 2 | SM | LB | None  | no  | Average | as    | 0–6  | 24
ELF5 | Wood-elf warriors | FLEXIBLE | 3 | IM | —  | Light | yes | Average | —     | 0–12 | 33
ELF6 | Elf knights       | MCO      | 3 | IM | —  | Metal | yes | Elite   | we    | 0–8  | 39
ELF7 | Elf horse archers | LH       | 2 | SM | BW | None  | no  | Average | as hc | 0–8  | 18
ELF8 | Centaurs (ally)   | MLO      | 3 | LM | LB | None  | no  | Average | —     | 0–6  | 36
`,
  'Ent 0–3, Griffin 0–2, Bolt thrower 0–2, Dragon 0–1',
  `
C = C-in-C
W = magic user
C | ELF1 | 8 | 4
W | ELF3 | 4 | 4
W | ELF5 | 6 | 3
C | ELF6 | 4 | 1
C | ELF4 | 6 | 6
W | Ent | 1 | 1
C | Griffin | 1 | 1
`,
);

/** BLD-LST-07. */
const DWARVES = readArmyList(
  { id: 'dwarves', name: 'Dwarves', setting: 'FANTASY', race: 'dwarf', alignment: 'neutral' },
  `
DWA1 | Axemen                    | DRILL   | 4 | HM | —  | Metal | no  | Average | — | 6–20 | 44
DWA2 | Shield guard (thrown axe) | DRILL   | 4 | IM | —  | Metal | yes | Elite   | — | 0–8  | 48
DWA3 | Long-spear guild          | DRILL   | 4 | LS | —  | Metal | yes | Average | — | 0–12 | 40
DWA4 | Crossbowmen               | SUPPORT | 4 | SM | CB | Metal | no  | Average | — | 0–12 | 48
DWA5 | Handgunners               | SUPPORT | 4 | SM | HG | Metal | no  | Average | — | 0–8  | 44
DWA6 | Miners                    | SUPPORT | 4 | HM | —  | Light | no  | Average | — | 0–8  | 44
DWA7 | Gnome slingers (ally)     | LF      | 2 | SM | SK | None  | no  | Average | — | 0–6  | 12
`,
  'Bolt thrower 0–4, Catapult 0–2, Cannon 0–3, Battlewagon 0–3',
  `
C = C-in-C
S = sub-general
C | DWA1 | 8 | 4
S | DWA1 | 8 | 4
C | DWA2 | 4 | 2
S | DWA4 | 4 | 4
S | DWA7 | 4 | 4
S | Bolt thrower | 2 | 2
C | Cannon | 1 | 1
`,
);

/** BLD-LST-08. */
const ORCS = readArmyList(
  { id: 'orcs', name: 'Orcs', setting: 'FANTASY', race: 'orc', alignment: 'evil' },
  `
ORC1 | Orc warriors      | MASS     | 4 | LM | —  | Light | yes | Average | —  | 6–24 | 36
ORC2 | Orc axe mob       | MASS     | 4 | HM | —  | None  | no  | Fanatic | —  | 0–18 | 40
ORC3 | High Orc guard    | DRILL    | 4 | IM | —  | Metal | yes | Elite   | —  | 0–8  | 52
ORC4 | Orc archers       | FLEXIBLE | 3 | SM | BW | None  | no  | Average | vo | 0–12 | 21
ORC5 | High Orc longbows | SUPPORT  | 4 | SM | LB | Light | no  | Average | vo | 0–6  | 44
ORC6 | Wolf riders       | LH       | 2 | LM | SK | None  | yes | Average | —  | 0–12 | 18
ORC7 | Boar riders       | MLO      | 3 | IM | —  | Light | yes | Average | —  | 0–8  | 33
ORC8 | Goblin slaves     | HORDE    | 7 | LM | —  | None  | no  | Poor    | —  | 0–12 | 56
`,
  'Ogre 0–4, Troll 0–4, Giant 0–2, Catapult 0–2, Dragon 0–1',
  `
C = C-in-C
S = sub-general
C | ORC1 | 12 | 4
S | ORC2 | 6 | 3
C | ORC3 | 4 | 2
S | ORC4 | 6 | 3
S | ORC6 | 4 | 2
C | Troll | 2 | 2
S | Catapult | 1 | 1
`,
);

/** BLD-LST-09. */
const HUMANS = readArmyList(
  { id: 'humans', name: 'Human Kingdoms', setting: 'FANTASY', race: 'human', alignment: 'any' },
  `
HUM1  | Knights                | MCO      | 3 | IM | —  | Plate | yes | Average | we | 0–12 | 45
HUM2  | Swordsmen              | DRILL    | 4 | IM | —  | Metal | yes | Average | —  | 4–16 | 48
HUM3  | Halberdiers            | DRILL    | 4 | HM | —  | Metal | no  | Average | —  | 0–12 | 44
HUM4  | Pikemen                | DRILL    | 4 | LS | —  | Light | yes | Average | —  | 0–16 | 36
HUM5  | Temple zealots         | MASS     | 4 | HM | —  | None  | no  | Fanatic | —  | 0–12 | 40
HUM6  | Longbowmen             | SUPPORT  | 4 | SM | LB | None  | no  | Average | —  | 0–8  | 44
HUM7  | Crossbowmen            | SUPPORT  | 4 | SM | CB | Light | no  | Average | —  | 0–8  | 44
HUM8  | Militia bowmen (green) | FLEXIBLE | 3 | SM | BW | None  | no  | Poor    | vo | 0–8  | 21
HUM9  | Border light horse     | LH       | 2 | LM | SK | None  | yes | Average | —  | 0–8  | 18
HUM10 | Mounted sergeants      | MLO      | 3 | HM | —  | Light | yes | Average | —  | 0–8  | 33
`,
  'Griffin 0–2, Bolt thrower 0–2, Catapult 0–2, Cannon 0–1',
  `
C = C-in-C
W = magic user
C | HUM2 | 8 | 4
W | HUM4 | 8 | 2
W | HUM6 | 4 | 4
C | HUM1 | 4 | 1
C | HUM9 | 4 | 2
W | Bolt thrower | 1 | 1
C | Griffin | 1 | 1
`,
);

/** BLD-LST-10. */
const LIZARDMEN = readArmyList(
  { id: 'lizardmen', name: 'Lizardmen', setting: 'FANTASY', race: 'lizard', alignment: 'evil' },
  `
LIZ1 | Lizard warriors     | MASS     | 4 | IM | —  | Light | yes | Average | — | 6–20 | 44
LIZ2 | Temple guard        | DRILL    | 4 | HM | —  | Metal | no  | Elite   | — | 0–8  | 44
LIZ3 | Marsh spears        | SUPPORT  | 4 | LS | —  | Light | yes | Average | — | 0–12 | 40
LIZ4 | Swamp hunters       | FLEXIBLE | 3 | LM | SK | Light | yes | Average | — | 0–12 | 30
LIZ5 | Dart throwers       | LF       | 2 | LM | SK | None  | no  | Average | — | 0–8  | 14
LIZ6 | Swift-lizard riders | MLO      | 3 | IM | —  | Light | yes | Average | — | 0–8  | 33
LIZ7 | Hatchling levy      | HORDE    | 5 | LM | —  | None  | no  | Poor    | — | 0–8  | 35
`,
  'Rhino 0–4, Mammoth 0–2, Troll 0–2, Harpies 0–4',
  `
C = C-in-C
W = magic user
C | LIZ1 | 12 | 4
C | LIZ2 | 4 | 2
W | LIZ4 | 6 | 3
W | LIZ5 | 4 | 4
C | LIZ6 | 4 | 2
C | Rhino | 2 | 2
W | Harpies | 1 | 1
`,
);

/** BLD-LST-11. */
const UNDEAD = readArmyList(
  { id: 'undead', name: 'Skeletons and Undead', setting: 'FANTASY', race: 'undead', alignment: 'evil' },
  `
UND1 | Skeleton horde   | HORDE    | 7 | LM | —  | None  | no  | Poor    | sk    | 8–24 | 56
UND2 | Skeleton archers | FLEXIBLE | 3 | SM | BW | None  | no  | Average | vo sk | 0–12 | 21
UND3 | Tomb guard       | DRILL    | 4 | HM | —  | Metal | no  | Average | sk    | 0–12 | 44
UND4 | Barrow spears    | DRILL    | 4 | LS | —  | Light | yes | Average | sk    | 0–12 | 36
UND5 | Skeleton horse   | MLO      | 3 | LM | —  | Light | yes | Average | sk    | 0–8  | 27
UND6 | Wraith knights   | MCO      | 3 | IM | —  | Plate | yes | Elite   | we    | 0–6  | 45
UND7 | Bone riders      | LH       | 2 | SM | BW | None  | no  | Average | vo sk | 0–8  | 14
`,
  'Light chariot 0–4, Heavy chariot 0–4, Giant 0–2, Harpies 0–4, Catapult 0–2',
  `
C = C-in-C
W = magic user
W | UND1 | 8 | 4
W | UND3 | 6 | 3
W | UND2 | 6 | 3
W | UND5 | 4 | 2
C | Heavy chariot | 2 | 2
C | Giant | 1 | 1
C | Harpies | 2 | 2
`,
);

/** In the order of the rulebook. */
export const ARMY_LISTS = [
  ROMANS,
  MACEDONIANS,
  CARTHAGINIANS,
  HUNS,
  NORMANS,
  ELVES,
  DWARVES,
  ORCS,
  HUMANS,
  LIZARDMEN,
  UNDEAD,
] as const;
