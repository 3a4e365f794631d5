import type { Worded } from '../../../../text/catalogue.ts';
import type * as en from './en.ts';

export const begin: Worded<typeof en.begin> = {
  title: 'Blood Lust: Figuren auf freiem Tisch',
  lead: 'Keine Felder: Alles wird auf den Zehntelmillimeter gemessen. Was eine Einheit erreichen, sehen, beschießen oder angreifen kann, siehst du, bevor du entscheidest.',
  ways: {
    first: {
      title: 'Erstes Blut',
      about: 'Drei Einheiten je Seite gegen den Computer, etwa zwanzig Minuten.',
      press: 'Spielen',
    },
    village: {
      title: 'Das Dorf auf der Heide',
      about: 'Ganze Heere von Elfen und Orks auf sechs mal vier Fuß.',
      press: 'Spielen',
    },
    friend: {
      title: 'Mit jemandem zusammen',
      about: 'Römer gegen Karthager; dein Gegenüber bekommt einen Link.',
      press: 'Einladen',
    },
  },
  more: 'Andere Heere, Tische und Regeln',
  red: 'Rotes Heer',
  blue: 'Blaues Heer',
  armies: {
    romans: 'Römer',
    macedonians: 'Makedonen',
    carthaginians: 'Karthager',
    huns: 'Hunnen und Mongolen',
    normans: 'Normannen',
    elves: 'Elfen',
    dwarves: 'Zwerge',
    orcs: 'Orks',
    humans: 'Menschenreiche',
    lizardmen: 'Echsenmenschen',
    undead: 'Untote',
  },
  field: 'Tisch',
  fields: { crossroads: 'Hügel am Kreuzweg', village: 'Dorf auf der Heide', plain: 'Ebene mit Vorposten' },
  setting: 'Regeln für',
  settings: { FANTASY: 'Fantasy', HISTORICAL: 'Geschichte, mit Moralproben' },
  command: 'Führung',
  commands: {
    BASIC: 'einfach: Generäle befehlen frei',
    ADVANCED: 'erweitert: Kontrollpunkte und Reichweite',
  },
  dice: 'Würfel im Nahkampf',
  diceOf: { NONE: 'keine', D6: 'je ein sechsseitiger', TYPED: 'ein Würfel nach Truppenart' },
  scale: 'Figuren',
  scales: { 15: '15 mm, sechs mal vier Fuß', 25: '25 mm, neun mal sechs Fuß', 6: '6 bis 10 mm' },
  turns: 'Züge',
};
