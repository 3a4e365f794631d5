import type { Worded } from '../../../../text/catalogue.ts';
import { counted } from '../../../../text/plural.ts';
import type * as en from './en.ts';

export const begin: Worded<typeof en.begin> = {
  title: 'Blood Lust: Figuren auf freiem Tisch',
  lead: 'Keine Felder: Alles wird auf den Zehntelmillimeter gemessen. Was eine Einheit erreichen, sehen, beschießen oder angreifen kann, siehst du, bevor du entscheidest.',
  ways: {
    first: {
      title: 'Erstes Blut',
      about: 'Drei Einheiten je Seite gegen einen leichten Gegner, etwa zwanzig Minuten.',
      press: 'Spielen',
    },
    village: {
      title: 'Das Dorf auf der Heide',
      about: 'Ganze Heere von Elben und Orks auf sechs mal vier Fuß.',
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
    elves: 'Elben',
    dwarves: 'Zwerge',
    orcs: 'Orks',
    humans: 'Menschenreiche',
    lizardmen: 'Echsenmenschen',
    undead: 'Untote',
  },
  field: 'Tisch',
  fields: {
    crossroads: 'Hügel am Kreuzweg',
    village: 'Dorf auf der Heide',
    plain: 'Ebene mit Vorposten',
    pass: 'Zolltor im Pass',
    marsh: 'Tempel im Sumpf',
    barrows: 'Hügelgräber',
    steppe: 'Steppe',
    ridge: 'Kamm',
    players: 'von den Spielern gelegt',
  },
  setting: 'Regeln für',
  settings: { FANTASY: 'Fantasy', HISTORICAL: 'Geschichte, mit Moralproben' },
  order: 'Spielfolge',
  orders: {
    ALTERNATING: 'abwechselnd: erst die eine Seite, dann die andere',
    SIMULTANEOUS: 'verdeckte Befehle, gemeinsam aufgedeckt',
    CARD: 'eine Karte für jeden General',
  },
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

export const charge: Worded<typeof en.charge> = {
  tab: 'Angriff',
  choose: 'Wähle eine Einheit, dann einen Feind vor ihr.',
  inches: (far) => `${far} in`,
  of: (most) => `von ${most}`,
  contact: (most) => `von ${most} · Kontakt`,
  noContact: (gap, most) =>
    `Der Angriff geht ${gap} von ${most} Zoll und endet ohne Kampf: Das Ziel weicht, oder etwas hält ihn auf.`,
  drawnUp: (formation, stands) => `${formation}, ${counted(stands, 'Base', 'Basen')}`,
  if: { hold: 'wenn sie halten', counter: 'wenn sie entgegenkommen' },
  on: (own, enemy) => `${own} gegen ${enemy}`,
  strike: (castings) => `${castings} schlagen zu`,
  stands: (fighting, all) => `${fighting} von ${counted(all, 'Base', 'Basen')}`,
  killValue: 'Kampfwert',
  weapon: 'Waffe',
  die: 'Würfel, eigener weniger ihrer',
  final: 'Ergebnis',
  finalBefore: 'Ergebnis vor dem Würfeln',
  table: 'Verlusttabelle',
  kv: 'KW',
  lose: (side, of) => `${side} verlieren, von ${of}`,
  mean: (mean) => `${mean.replace('.', ',')} im Mittel`,
  chanceOf: (lost, percent) => `${lost}: ${percent} Prozent`,
  after: 'Danach',
  verdicts: {
    theyRout: (percent) => `sie fliehen: ${percent} %`,
    theyRecoil: (percent) => `sie weichen: ${percent} %`,
    locked: (percent) => `verkeilt: ${percent} %`,
    weRecoil: (percent) => `wir weichen: ${percent} %`,
    weRout: (percent) => `wir fliehen: ${percent} %`,
  },
  answers: { hold: 'Sie halten', counter: 'Sie kommen entgegen' },
  noCounter: (because) => `Sie können nicht entgegenkommen: ${because}.`,
};

export const layout: Worded<typeof en.layout> = {
  tab: 'Gelände',
  how: 'Wähle ein Stück und zeige auf den Tisch: Der Umriss zeigt, wie es läge. Pfeiltasten verschieben es um einen Zoll.',
  camp: 'Zeige auf deine Tischkante, wo das Lager stehen soll.',
  what: 'Stück',
  sector: 'In die Mitte von Sektor',
  turn: 'Drehen',
  river: 'Wie der Fluss verläuft',
  ends: {
    'top-bottom': 'Von Kante zu Kante',
    'top-side': 'Von Norden zur Seite',
    'bottom-side': 'Von Süden zur Seite',
  },
  kinds: {
    village: 'Dorf',
    outpost: 'Vorposten',
    hill: 'Hügel',
    bridge: 'Fluss mit Brücke',
    ford: 'Fluss mit Furt',
    rough: 'unwegsam',
    lightWood: 'lichter Wald',
    denseWood: 'dichter Wald',
    lake: 'See',
    stream: 'Bach',
    clear: 'frei',
  },
};

export const spell: Worded<typeof en.spell> = {
  tab: 'Zauber',
  mine: (spell) => `Verdeckt: ${spell}`,
  theirs: (side) => `Verdeckt liegt ein Zauber: ${side}.`,
  laid: 'Am Ende des Zuges wird er aufgedeckt. Er verpufft, wenn der Zauberer sich bewegt oder getroffen wird.',
  strikes: (units) => `Träfe jetzt: ${units}.`,
  does: {
    'Sun Burst': 'Bringt Orks, Echsen, böse Kreaturen, Reittiere und Tiere bis 12 Zoll in Unordnung.',
    'Choking Mist': 'Bringt Feinde bis 12 Zoll in Unordnung, außer Flieger und Skelette.',
    Whirlwind: 'Im nächsten Zug kann niemand fliegen oder schießen.',
    'dry waters': 'Flüsse, Seen und Moore trocknen für den Rest der Schlacht aus.',
    mud: 'Alle Einheiten bewegen sich für den Rest der Schlacht wie Massen zu Fuß.',
    'dry mud': 'Schlamm trocknet für den Rest der Schlacht.',
    'Element Control': '',
    Invincibility: 'Deine Truppen gelten zwei Züge lang als Fanatiker.',
    Nullify: 'Hebt den Zauber auf, den der Feind gerade vorbereitet.',
  },
};

export const fire: Worded<typeof en.fire> = {
  tab: 'Beschuss',
  choose: 'Wähle eine deiner Einheiten, die schießt.',
  hasFired: 'Sie hat in dieser Hälfte schon gezielt.',
  none: 'Kein Ziel in Bogen, Reichweite und Sicht.',
  at: {
    Volley: (target) => `Salve auf ${target}:`,
    Select: (target) => `Gezielt auf ${target}:`,
  },
  declared: 'Angesagt, ausgewertet am Ende des Schritts',
  aims: (unit, target) => `${unit} auf ${target}`,
};

export const move: Worded<typeof en.move> = {
  tab: 'Bewegung',
  choose: 'Wähle eine deiner Einheiten.',
  point:
    'Zeige, wohin die Mitte ihrer Front soll, oder drehe sie am Zifferbogen. Umschalt und ein Klick fügen eine Strecke an.',
  ahead: 'Sie geht nur geradeaus vor oder zurück: Zeige entlang ihrer Bahn.',
  addLeg: 'Strecke anfügen',
  left: '15° nach links',
  right: '15° nach rechts',
  how: 'Wie bewegen',
  kinds: {
    ahead: 'Vor',
    back: 'Zurück',
    toward: 'Auf … zu, so weit es geht',
    before: 'Vor die Front von',
    left: 'Neben, links von',
    right: 'Neben, rechts von',
  },
  inches: 'Zoll',
  thing: 'Bezogen auf',
  plan: 'Planen',
  reform: 'Umformen',
  narrower: 'Eine Base schmaler',
  wider: 'Eine Base breiter',
  wide: (files) => `${files} breit`,
  faceEnemy: 'Zum Feind wenden',
  noReform: 'Sie kann jetzt nicht umformen.',
  formations: { block: 'Block', square: 'Karree', wedge: 'Keil', testudo: 'Testudo', circle: 'Reiterkreis' },
  impossible: 'Das geht nicht.',
};

export const command: Worded<typeof en.command> = {
  tab: 'Führung',
  basic: 'Im einfachen Spiel befiehlt jeder General, der nicht kämpft, wie er will.',
  points: (left, of) => `${left} von ${of} Kontrollpunkten`,
  halved: 'Halbiert: Ein Feind war auf 6 Zoll heran, oder er ist in Unordnung.',
  inMelee: 'Im Nahkampf: Er kann keine Befehle geben.',
  threat: (name, far) => `Nächster Feind: ${name}, ${far.replace('.', ',')} in`,
  leads: (units) => `Führt ${units}`,
};

export const tape: Worded<typeof en.tape> = {
  title: 'Maßband',
  how: 'Klicke auf zwei Dinge oder Stellen. Noch einmal drücken räumt das Band weg.',
  inches: (far) => `${far} in`,
  ends: (from, to) => `${from} bis ${to}`,
  spot: 'Stelle',
  next: 'Wähle, bis wohin gemessen wird, und drücke noch einmal M.',
};

export const arcs: Worded<typeof en.arcs> = { title: 'Schussbögen des Feindes' };

export const keys: Worded<typeof en.keys> = {
  last: 'Das war die letzte Einheit.',
  noTarget: 'Sie hat jetzt kein Ziel.',
  cannot: 'Das kann sie nicht.',
  safe: 'Nichts zielt auf sie.',
  help: 'U geht zur nächsten Einheit, die handeln kann, T zu ihrem nächsten Ziel. Pfeiltasten bewegen sie um einen Zoll, Komma und Punkt drehen sie, mit W beschreibst du die Bewegung, R formt sie um. Eingabe bestätigt, E beendet den Schritt, das Fragezeichen zeigt alle Tasten.',
  rows: [
    ['U, Umschalt + U', 'nächste oder vorige Einheit, die handeln kann'],
    ['T, Umschalt + T', 'nächstes oder voriges Ziel, das nächstgelegene zuerst'],
    ['Pfeile', 'um einen Zoll bewegen; mit Umschalt um ein Zehntel'],
    [', .', 'um 15 Grad drehen; mit Umschalt um ein halbes Grad'],
    ['W', 'eine Bewegung beschreiben: vor, auf … zu, vor die Front von'],
    ['R, dann + -', 'umformen; breiter oder schmaler'],
    ['H C', 'auf einen Angriff antworten: halten oder entgegenkommen'],
    ['Eingabe', 'den Plan bestätigen'],
    ['E', 'diesen Schritt beenden'],
    ['M', 'von der Einheit messen, dann bis zur nächsten'],
    ['A', 'die Schussbögen des Feindes zeigen'],
    ['I', 'alles über die Einheit vorlesen'],
    ['O', 'vorlesen, was sie bedroht'],
    ['Umschalt + Klick', 'eine Strecke an die geplante Bewegung anfügen'],
    ['Escape', 'einen Schritt zurück oder zurück zum Tisch'],
    ['1 bis 9', 'einen Zauber oder eine von mehreren Möglichkeiten wählen'],
    ['Z', 'zurücknehmen'],
    ['+ - 0', 'hinein, hinaus, ganzer Tisch'],
    ['L', 'alle Möglichkeiten auflisten'],
    ['?', 'diese Tasten zeigen'],
  ],
};

export const answer: Worded<typeof en.answer> = {
  tab: 'Antwort',
  charged: (unit, by) => `${unit}: angegriffen von ${by}`,
  hold: 'Halten',
  counter: (whom) => (whom === '' ? 'Entgegenkommen' : `${whom} entgegenkommen`),
  given: { hold: 'Sie halten.', counter: 'Sie werden entgegenkommen.' },
};
