import type { Worded } from '../../../text/catalogue.ts';
import type * as en from './en.ts';

const units = (count: number): string => (count === 1 ? '1 Landeinheit' : `${count} Landeinheiten`);
const ships = (count: number): string => (count === 1 ? '1 Schiff' : `${count} Schiffe`);
const cities = (count: number): string => (count === 1 ? '1 Stadt' : `${count} Städte`);
const towns = (count: number): string => (count === 1 ? '1 Ort' : `${count} Orte`);

export const nations: Worded<typeof en.nations> = {
  label: 'Völker',
  tab: 'Völker',
  gold: (count) => `${count} Gold`,
  cities,
  towns,
  units,
  ships,
  income: (income, goal) => `Einkommen ${income} von ${goal}, die zum Sieg nötig sind`,
  incomeAlone: (income) => `Einkommen ${income}`,
  out: 'ausgeschieden',
  acts: 'am Zug',
  you: 'du',
  nobody: 'noch niemand',
  talk: 'Schreiben',
  none: 'Mit den anderen ist jetzt nichts zu regeln.',
};

export const hand: Worded<typeof en.hand> = {
  tab: 'Karten',
  label: 'Deine Hand',
  empty: 'Keine Charaktere mehr. Eine Stadt kann für 10 Gold einen anwerben.',
  purse: 'Kasse',
  gold: 'Goldstücke',
  income: (count) => `+${count} je Zug`,
  encounter: 'Begegnung',
};

export const purse: Worded<typeof en.purse> = {
  tab: 'Kasse',
  title: 'Was deine Orte einbringen',
  total: (count) => `${count} Gold zu Beginn deines nächsten Zuges`,
  goal: (income, goal) => `${income} von ${goal}, die zum Sieg nötig sind`,
  pillaged: 'geplündert, bringt nichts ein',
  besieged: 'belagert, bringt nichts ein',
  none: 'Du hältst keinen Ort und keine Stadt.',
  other: 'Sonstiges',
};

export const recruit: Worded<typeof en.recruit> = {
  tab: 'Ausheben',
  where: 'Wo',
  at: (name, raised, most) => `${name}: ${raised} von ${most} ausgehoben`,
  costs: (gold) => `${gold} Gold`,
  more: (unit) => `Eine mehr: ${unit}`,
  fewer: (unit) => `Eine weniger: ${unit}`,
  chosen: (unit, count) => `${unit}: ${count} gewählt`,
  buy: (count, gold) =>
    count === 1 ? `1 Einheit für ${gold} Gold kaufen` : `${count} Einheiten für ${gold} Gold kaufen`,
  nothing: 'Noch nichts gewählt',
  left: (gold) => `${gold} Gold übrig`,
  ships: 'Schiffe, in einem Hafen',
  notNow: 'Einheiten werden in der Aushebungsphase des eigenen Zuges ausgehoben.',
  none: 'Du hältst keinen Ort, der Einheiten ausheben könnte.',
};

export const act: Worded<typeof en.act> = {
  tab: 'Handeln',
  choose: 'Wähle einen deiner Charaktere, um zu sehen, was er tun kann.',
  once: 'Ein Charakter handelt einmal je Zug.',
  none: 'Dieser Charakter hat keine eigenen Handlungen.',
  noTarget: 'Dafür gibt es jetzt kein Ziel.',
  targets: (count) => `${count} Ziele zur Wahl`,
  percent: (chance) => `${Math.round(100 * chance)} %`,
  orLess: (number) => `${number} oder weniger`,
};

export const begin: Worded<typeof en.begin> = {
  title: 'City-States mit Sea and Sand',
  lead: 'Zwei bis zehn Völker auf einer Karte aus Platten: Heere, Flotten und Charaktere, Schlachten mit geheimer Taktik.',
  ways: {
    quick: {
      title: 'Schnelles Spiel',
      about:
        'Drei Völker, acht Züge, fertige Heere und Hinweise für Einsteiger: eine halbe Stunde gegen zwei Computer.',
      press: 'Jetzt spielen',
      match: 'Schnelles Spiel',
    },
    four: {
      title: 'Vier Völker',
      about: 'Ein Abend gegen drei Computervölker, 24 Züge.',
      press: 'Jetzt spielen',
      match: 'Vier Völker',
    },
    friends: {
      title: 'Mit Freunden spielen',
      about: 'Vier Völker über einen Link; was frei bleibt, spielt der Computer.',
      press: 'Per Link einladen',
      match: 'Vier Völker, mit Freunden',
    },
  },
  more: 'Alle Spielweisen',
  nations: 'Völker',
  turns: 'Spielzüge',
  rules: 'Regeln',
  presets: { standard: 'Üblich', full: 'Alles: Belagerungen, Gewaltmärsche, Nachschub' },
  forces: 'Anfangsheere',
  forcesOf: { readyMade: 'Fertig', bought: 'Geheim gekauft' },
};

export const hints: Worded<typeof en.hints> = {
  label: 'Erste Schritte',
  hide: 'Hinweise ausblenden',
  goal: (income, turns) =>
    `Du gewinnst, wenn du ${income === undefined ? '' : `in einem Zug ${income} Gold einnimmst oder `}nach ${turns} Zügen das höchste Einkommen aus deinen Orten hast.`,
  homes:
    'Wähle eine der markierten Städte. In der Mitte der Karte gibt es mehr zu holen, aber auch mehr Nachbarn.',
  buy: 'Nimm für dein erstes Spiel das fertige Heer: Fußvolk, Reiterei und einige Charaktere.',
  recruit:
    'Deine Orte bringen jeden Zug Gold. Drücke auf eine deiner Städte, wähle unter „Ausheben“ Einheiten und kaufe sie. Beende dann die Phase.',
  operations:
    'Drücke auf einen Stapel, dann auf ein Feld innerhalb der gepunkteten Linie. Eine Einheit, die bis zu deinem nächsten Zug in einem leeren Ort bleibt, nimmt ihn ein: ein Ort bringt 3 Gold im Zug, eine Stadt 5.',
  combat:
    'Drücke auf einen Stapel neben einem Feind, dann auf den Feind: du siehst deine Chancen, bevor du angreifst. Du musst nie angreifen.',
  battle:
    'Wähle geheim eine Taktik; beide werden zugleich aufgedeckt. Jede lohnt sich gegen manche und scheitert an anderen.',
  waiting: 'Die anderen Völker sind am Zug. Das Protokoll erzählt, was du davon wissen darfst.',
};
