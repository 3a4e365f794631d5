import type { Words } from '@warmoot/kernel';
import { BOARDS } from '../../data/boards.ts';
import { BASE_CHARACTERS, SUPPLEMENT_CHARACTERS } from '../../data/characters.ts';

/** Inside a sentence and at its start. */
const RACES: Readonly<Record<string, readonly [name: string, spoken: string]>> = {
  Elves: ['Elfen', 'die Elfen'],
  Dwarves: ['Zwerge', 'die Zwerge'],
  Humans: ['Menschen', 'die Menschen'],
  Orcs: ['Orks', 'die Orks'],
  Lizardmen: ['Echsenmenschen', 'die Echsenmenschen'],
  Flarn: ['Flarn', 'die Flarn'],
  Centaurs: ['Zentauren', 'die Zentauren'],
  Halflings: ['Halblinge', 'die Halblinge'],
  Nomads: ['Nomaden', 'die Nomaden'],
  Savages: ['Wilde', 'die Wilden'],
  Undead: ['Untote', 'die Untoten'],
};

const races: Words = Object.fromEntries(
  Object.entries(RACES).flatMap(([race, [name, spoken]]) => [
    [race, name],
    [`the ${race}`, spoken],
    [`The ${race}`, spoken.replace('d', 'D')],
  ]),
);

const seats: Words = {
  Red: 'Rot',
  Blue: 'Blau',
  Gold: 'Gold',
  Pine: 'Tanne',
  Violet: 'Violett',
  Sky: 'Himmelblau',
  Rose: 'Rosa',
  Iron: 'Eisen',
  Lime: 'Limette',
  Bone: 'Elfenbein',
};

const units: Words = {
  Engines: 'Kriegsmaschinen',
  'Flying Cavalry': 'Fliegende Reiterei',
  Crossbowmen: 'Armbrustschützen',
  Archers: 'Bogenschützen',
  'Mounted Archers': 'Berittene Schützen',
  Chariots: 'Streitwagen',
  Slingers: 'Schleuderer',
  Pikemen: 'Pikeniere',
  'Heavy Cavalry': 'Schwere Reiterei',
  'Light Cavalry': 'Leichte Reiterei',
  'Beast Cavalry': 'Tierreiter',
  Giants: 'Riesen',
  'Heavy Infantry': 'Schwere Fußtruppen',
  'Light Infantry': 'Leichte Fußtruppen',
  Marines: 'Seesoldaten',
  Footmen: 'Fußvolk',
  Caravan: 'Karawane',
  Caravans: 'Karawanen',
  'a Caravan': 'eine Karawane',
  Transport: 'Transporter',
  Transports: 'Transporter',
  'a Transport': 'einen Transporter',
  Corvette: 'Korvette',
  Corvettes: 'Korvetten',
  'a Corvette': 'eine Korvette',
  "Man-o'-War": 'Linienschiff',
  "Men-o'-War": 'Linienschiffe',
  "a Man-o'-War": 'ein Linienschiff',
  Elemental: 'Elementar',
  Elementals: 'Elementare',
  'an Elemental': 'einen Elementar',
  Risen: 'Wiedergänger',
  supplies: 'Vorräte',
  Unit: 'Einheit',
  Units: 'Einheiten',
  '1 Unit': '1 Einheit',
  'a Unit': 'eine Einheit',
  'an unknown Unit': 'eine unbekannte Einheit',
  Character: 'Charakter',
  Characters: 'Charaktere',
  'a Character': 'ein Charakter',
  'A Character': 'Ein Charakter',
  'an unknown Character': 'ein unbekannter Charakter',
  'An unknown Character': 'Ein unbekannter Charakter',
  Flying: 'Fliegend',
  Missile: 'Fernkampf',
  Mounted: 'Beritten',
  Melee: 'Nahkampf',
  Ship: 'Schiff',
  Supply: 'Versorgung',
};

const classes: Words = {
  Hero: 'Held',
  Rogue: 'Schurke',
  Mage: 'Magier',
  Priest: 'Priester',
  Barbarian: 'Barbar',
  Warrior: 'Krieger',
  Veteran: 'Veteran',
  Sergeant: 'Feldwebel',
  Captain: 'Hauptmann',
  Lord: 'Fürst',
  Spy: 'Spion',
  Thief: 'Dieb',
  Assassin: 'Meuchler',
  Agent: 'Agent',
  Master: 'Meister',
  Alchemist: 'Alchemist',
  Adept: 'Adept',
  Sorcerer: 'Hexer',
  Wizard: 'Zauberer',
  Archimage: 'Erzmagier',
  Initiate: 'Novize',
  Acolyte: 'Akolyth',
  Cleric: 'Kleriker',
  Monk: 'Mönch',
  'High Priest': 'Hohepriester',
  Tribesman: 'Stammeskrieger',
  Philistine: 'Philister',
  Outlander: 'Fremdling',
  Destroyer: 'Zerstörer',
  'Barbarian Lord': 'Barbarenfürst',
};

const TERRAINS: Words = {
  Plains: 'Ebene',
  Desert: 'Wüste',
  Rough: 'Geröll',
  Scrub: 'Buschland',
  Hills: 'Hügel',
  Forest: 'Wald',
  Jungle: 'Dschungel',
  Swamp: 'Sumpf',
  Mountain: 'Gebirge',
  Town: 'Ort',
  City: 'Stadt',
  'Open water': 'Offenes Wasser',
  Ocean: 'Ozean',
};

const grounds: Words = {
  ...TERRAINS,
  ...Object.fromEntries(Object.entries(TERRAINS).map(([word, own]) => [word.toLowerCase(), own])),
  water: 'Wasser',
  ...Object.fromEntries(
    Object.entries(TERRAINS).flatMap(([word, own]) => [
      [`Mounted in ${word}`, `Beritten: ${own}`],
      [`Missile in ${word}`, `Fernkampf: ${own}`],
      [`Melee in ${word}`, `Nahkampf: ${own}`],
    ]),
  ),
};

/** What a die is rolled for, and the rows of its ledger, are recorded in English. */
const FIGHTERS = Object.entries(units).filter(([type]) => /^[A-Z]/.test(type) && !/^Units?$/.test(type));
const strikes: Words = Object.fromEntries(
  FIGHTERS.flatMap(([type, own]) =>
    FIGHTERS.flatMap(([other, theirs]) => [
      [`${type} strike ${other}`, `${own} gegen ${theirs}`],
      [`${type} against ${other}`, `${own} gegen ${theirs}`],
    ]),
  ),
);

const TACTICS: Words = {
  Line: 'Linie',
  'Volley Fire': 'Salve',
  Charge: 'Sturmangriff',
  Flank: 'Flanke',
  Square: 'Karree',
};

const tactics: Words = Object.fromEntries(
  Object.entries(TACTICS).flatMap(([tactic, own]) =>
    Object.entries(TACTICS).map(([other, theirs]) => [
      `${tactic} against ${other}`,
      `${own} gegen ${theirs}`,
    ]),
  ),
);

/** Boards and people keep their names. */
const proper: Words = Object.fromEntries([
  ...BOARDS.flatMap(({ name }) => [
    [name, name],
    [`${name} Town`, `Ort ${name}`],
  ]),
  ...[...BASE_CHARACTERS, ...SUPPLEMENT_CHARACTERS].map(({ name }) => [name, name]),
]);

export const names: Words = {
  ...proper,
  ...races,
  ...seats,
  ...units,
  ...classes,
  ...grounds,
  ...strikes,
  ...TACTICS,
  ...tactics,
  'City-States': 'City-States',
};
