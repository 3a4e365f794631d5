import type { Worded } from '../../../../text/catalogue.ts';
import { counted, listedWith } from '../../../../text/plural.ts';
import type { battle as english } from './en.ts';

const listed = listedWith('und');

export const battle: Worded<typeof english> = {
  title: 'Schlacht',
  enter: 'Eingabe',
  stations: {
    declared: 'Angesagt',
    tactics: 'Taktik',
    leadership: 'Führung',
    round: (round) => (round === 0 ? 'Runde 1' : `Runde ${round}`),
    stand: 'Halten oder Rückzug',
    advance: 'Vorrücken',
    label: 'Verlauf der Schlacht',
  },
  sides: { attacker: 'Angriff', defender: 'Verteidigung' },
  order: 'in der Folge der Schläge',
  left: (left, of) => (left === of ? counted(left, 'Einheit', 'Einheiten') : `${left} von ${of} übrig`),
  worth: (gold) => `${gold} Gold`,
  figures: (attack, defense) => `Angriff ${attack}, Abwehr ${defense}`,
  leads: (name, value) => `${name} führt, +${value}`,
  noLeader: 'niemand führt',
  states: {
    lost: 'verloren',
    struck: 'hat geschlagen',
    now: 'schlägt jetzt',
    marked: 'einmal getroffen',
    blessed: 'gesegnet',
    unsupplied: 'unversorgt',
    helped: '+1 durch Taktik',
  },
  chance: (tenths) => `${tenths * 10} %`,
  chanceSpoken: (type, tenths) => `${type}: ${tenths * 10} Prozent, ${tenths} oder weniger`,
  barred: {
    'CST-ACB-01': 'Fliegt: nur Fernkämpfer erreichen sie.',
    'CST-NCB-07': 'Fliegt: nur Fernkämpfer erreichen sie.',
    'CST-LCB-08': 'Erst kommen Einheiten niedrigerer Ordnung.',
  },
  strikeOrder: 'Höhere Ordnungen schlagen zuerst, die Seiten im Wechsel, der Verteidiger beginnt.',
  tactics: {
    title: 'Deine Taktik',
    both: 'Taktiken, beide aufgedeckt',
    none: 'Kein Vorteil für eine Seite',
    gain: (helps, beats) =>
      helps.length === 0
        ? 'Hilft keiner deiner Einheiten'
        : `+1 ${helps.join(', ')} gegen ${beats.join(', ')}`,
    seal: (tactic) => `${tactic} versiegeln`,
    sealed: (who) => `${listed(who)}: Taktik versiegelt.`,
    youSealed: 'Du hast deine Taktik versiegelt.',
    choosing: (who) => `${listed(who)}: wählen noch.`,
    secret: 'Niemand sieht sie, bis beide versiegelt sind. Danach ist sie nicht mehr zu ändern.',
    you: 'Du',
    card: (who, tactic) => `${who}: ${tactic}`,
    back: (who) => `Eine Karte von ${who}, verdeckt`,
  },
  leadership: {
    title: 'Führung, für die ganze Schlacht',
    beats: 'schlägt',
    ties: 'gleicht',
    yields: 'unterliegt',
    side: (who) => `${listed(who)}: +1 auf jeden Schlag.`,
    nobody: 'Niemand ist im Vorteil.',
    spoken: (die, value, total) => `${die} plus ${value} ist ${total}`,
  },
  strike: {
    on: (striker, target) => `${striker} auf ${target}`,
    hitsOn: (number) => `Trifft mit ${number} oder weniger`,
    strike: (target) => `Auf ${target} schlagen`,
    choose: (striker) => `${striker}: wähle ein Ziel.`,
    first: (type) => `${type} zuerst schlagen lassen`,
    forMe: 'Bis zum Ende der Runde für mich schlagen',
  },
  log: {
    title: (round) => `Schläge der Runde ${round}`,
    made: (count) => `${count} getan`,
    none: 'Noch kein Schlag.',
    missed: (striker, target, number) => `${striker} auf ${target}: über ${number}. Verfehlt.`,
    hit: (striker, target, number) => `${striker} auf ${target}: bis ${number}. Verloren.`,
    saved: (striker, target, number) =>
      `${striker} auf ${target}: bis ${number}. Statt ihrer fällt eine, die schon geschlagen hat.`,
    marked: (striker, target, number) => `${striker} auf ${target}: bis ${number}. Einmal getroffen.`,
    nobody: (striker) => `${striker}: niemand in Reichweite.`,
  },
  answers: {
    continue: 'Weiter angreifen',
    breakOff: 'Abbrechen',
    stand: 'Halten',
    retreat: (place, way) => `Rückzug nach ${place}${way === '' ? '' : ` (${way})`}`,
    advance: (units, characters) =>
      `Mit ${counted(units, 'Einheit', 'Einheiten')}${
        characters === 0 ? '' : ` und ${counted(characters, 'Charakter', 'Charakteren')}`
      } vorrücken`,
    stay: 'Bleiben',
    loseUnits: (units) => `${units} aufgeben`,
  },
  questions: {
    tactic: 'Wähle verdeckt eine Taktik.',
    strike: 'Wähle ein Ziel.',
    losses: 'Zu viele für die Schiffe: Wer geht verloren?',
    continue: 'Weiter angreifen oder abbrechen?',
    stand: 'Halten oder zurückziehen?',
    flyOff: 'Deine Flieger müssen sich zurückziehen: wohin?',
    advance: 'Vorrücken?',
  },
  waiting: (who) => `Warten auf: ${listed(who)}.`,
  byOrders: 'Diese Schlacht nach meinen Dauerbefehlen schlagen',
  berths: (aboard, space) => `${aboard} an Bord, ${counted(space, 'Platz', 'Plätze')}`,
  outcome: {
    destroyed: 'Die Verteidiger sind vernichtet.',
    retreated: 'Die Verteidiger haben sich zurückgezogen.',
    brokenOff: 'Der Angriff ist abgebrochen.',
    noTargets: 'Keine Seite erreicht die andere.',
    beaten: 'Die Angreifer sind vernichtet.',
  },
  duel: {
    title: 'Duell',
    challenges: (challenger, target) => `${challenger} fordert ${target} heraus.`,
    rule: 'Beide würfeln und zählen ihre Stufe dazu; die kleinere Summe fällt, bei Gleichstand leben beide.',
    accept: 'Annehmen',
    refuse: 'Ablehnen',
    level: (of, level) => `${of}, zählt ${level}`,
  },
  column: {
    attack: 'Angriff',
    battle: 'Schlacht',
    which: 'Welche Taktik?',
    likelyOutcome: 'Wie es wohl ausgeht',
    ended: 'Wie es ausging',
    choose: 'Wähle Einheiten und einen Feind daneben, um die Chancen eines Angriffs zu sehen.',
    ifContinued: 'Wenn beide weiterkämpfen',
    ifStood: 'Wenn du hältst',
    losses: (own, enemy) => `Du verlierst noch ${own}, sie noch ${enemy}.`,
  },
};
