import { counted } from '../../../text/plural.ts';
import type * as en from './en.ts';

export const campaign: typeof en.campaign = {
  kingdoms: 'Die Königreiche in der Zugfolge dieser Woche',
  purse: (stockpile, income, cities) =>
    `${stockpile} RP, danach +${income}, ${counted(cities, 'Stadt', 'Städte')}`,
  rp: (stockpile) => `${stockpile} RP`,
  you: 'du',
  out: 'gefallen',
  acts: 'ist am Zug',
  hasChosen: 'hat gewählt',
  calendar: (year) => `Feldzugszeit des Jahres ${year}`,
  week: (week) => `Woche ${week}`,
  stage: (week) => `Nach Woche ${week} folgt eine Einkommensrunde`,
  offSeason: 'Winterzeit',
  season: (year) => `Jahr ${year}, Feldzugszeit, Frühling bis Herbst`,
  winter: (year) => `Jahr ${year}, Winterzeit`,
  ahead: (stage, winter) =>
    `${stage === 0 ? 'Einkommensrunde nach dieser Woche' : `noch ${counted(stage, 'Woche', 'Wochen')} bis zur Einkommensrunde`}, ${winter === 0 ? 'dann der Winter' : `${counted(winter, 'Woche', 'Wochen')} bis zum Winter`}`,
  fromBoard: 'Auf dem Brett gefochten:',
  replayBattle: 'Was daraus wurde',
  treasury: (stockpile) => `${stockpile} RP`,
  comes: (income, weeks) =>
    weeks === 0 ? `+${income} nach dieser Woche` : `+${income} in ${counted(weeks, 'Woche', 'Wochen')}`,
};

export const table: typeof en.table = {
  label: 'Auf dem Tisch',
  pack: (left) => `Stapel: noch ${left}`,
  rp: (strength) => `${strength} RP`,
  dice: 'Würfel der letzten Schlacht: Angreifer, Verteidiger',
};

export const attack: typeof en.attack = {
  tab: 'Angriff',
  choose: 'Wähle ein Heer, dann einen Feind daneben.',
  on: (place, terrain) => `Angriff auf ${place}, ${terrain}`,
  against: 'gegen',
  side: {
    attacker: (kingdom) => `${kingdom} greift an`,
    defender: (kingdom) => `${kingdom} verteidigt`,
  },
  general: (name, ability) => `${name}, Fähigkeit ${ability}`,
  acting: 'stellvertretender Befehlshaber',
  you: 'du',
  they: 'sie',
  dice: 'Jede Seite würfelt mit W100, wie viel Prozent ihrer Punkte zählen',
  generalRow: 'General, für sich oder gegen den Feind',
  win: (percent) => `Sieg ${percent} %`,
  lose: (percent) => `Niederlage ${percent} %`,
  chances: (win, destroys) => `Du siegst zu ${win} % und vernichtest sie zu ${destroys} %.`,
  safe: 'Kein Wurf vernichtet dich.',
  fatal: (percent) => `Sie vernichten dich zu ${percent} %.`,
  losses: {
    attacker: (points) => `Deine Verluste, von ${points}`,
    defender: (points) => `Ihre Verluste, von ${points}`,
  },
  usual: (low, middle, high) =>
    `In der Hälfte der Fälle höchstens ${middle}; in 10 % höchstens ${low}, in 90 % höchstens ${high}.`,
  exact:
    'Genau über alle 10.000 Würfelpaare. Striche bei 10, 50 und 90 %. Jede vierte Schlacht zieht außerdem eine Karte; sie ist nicht eingerechnet.',
  back: 'Abbrechen',
  fallsBack: (hexes) => `Geschlagen weichst du nach ${hexes.join(' oder ')} zurück.`,
  staysInside: 'Geschlagen bleibst du in deiner Stadt.',
  surrenders: 'Geschlagen hast du keinen Ausweg und ergibst dich.',
  advances: 'Nach einem Sieg in das Feld vorrücken',
};

export const army: typeof en.army = {
  tab: 'Teilen',
  choose: 'Wähle ein eigenes Heer, das noch nicht gehandelt hat.',
  how: (strength) =>
    `${strength} Punkte. Schicke einen Teil davon in ein Feld daneben; der Rest bleibt, wo er ist.`,
  points: 'Punkte, die gehen',
  takes: (name, ability) => `${name} (Fähigkeit ${ability}) geht mit`,
  chosen: (points) => counted(points, 'Punkt geht', 'Punkte gehen'),
  send: (place) => `Nach ${place} schicken`,
  attack: (place) => `${place} angreifen …`,
};

export const kingdoms: typeof en.kingdoms = {
  tab: 'Reiche',
  out: 'Gefallen.',
  holdouts: (armies) => `Gefallen; ${counted(armies, 'Heer hält', 'Heere halten')} noch aus.`,
  purse: (stockpile, income) => `${stockpile} RP in der Kasse, +${income} in der nächsten Einkommensrunde`,
  forces: (cities, armies, strength, generals) =>
    `${counted(cities, 'Stadt', 'Städte')}, ${counted(armies, 'Heer', 'Heere')} mit ${strength} Punkten, ${counted(generals, 'General', 'Generäle')}`,
  demands: (mean, worst) => `Söldner verlangen im Mittel ${mean} RP, schlimmstenfalls ${worst}.`,
  peace: (names) => `Im Frieden mit ${names}.`,
  print: 'Karte und Heeresblätter drucken',
};

export const battle: typeof en.battle = {
  tab: 'Schlacht',
  none: 'Kein General wird gerade gefragt.',
  title: (general, place) => `Was tut ${general} in ${place}?`,
  rolled: {
    attacker: (kingdom) => `${kingdom} greift an`,
    defender: (kingdom) => `${kingdom} verteidigt`,
  },
  use: { add: 'Die eigenen Leute anspornen', subtract: 'Den Feind behindern' },
  comesTo: (dealt, taken) => `Du richtest ${dealt} Schaden an und nimmst ${taken}`,
  wins: 'du siegst',
  loses: 'du unterliegst',
  reply: 'Der feindliche General wählt nach dir; seine beste Antwort ist eingerechnet.',
};

export const generals: typeof en.generals = {
  tab: 'Generäle',
  none: 'Du hast keine Generäle.',
  commands: (place) => `führt in ${place}`,
  rides: (place) => `reitet mit in ${place}`,
  experience: (has, needed) => `Erfahrung ${has} von ${needed}`,
  noHistory: 'Von ihm wird noch nichts erzählt.',
  history: (count) => counted(count, 'Tat', 'Taten'),
  replay: (number) => `Ansehen, was bei ${number} geschah`,
};

export const chronicle: typeof en.chronicle = {
  tab: 'Chronik',
  empty: 'Noch ist nichts geschehen, was ein Chronist aufschriebe.',
  when: (year, week) => (week === 0 ? 'Vor der ersten Woche' : `Jahr ${year}, Woche ${week}`),
  wins: (kingdom) => `${kingdom} behält die Oberhand.`,
  replay: (number) => `Ansehen, was bei ${number} geschah`,
};

export const recovery: typeof en.recovery = {
  title: 'Auf dem Weg zurück',
  none: 'Niemand ist auf dem Weg zurück zu dir.',
  how: 'Verlorene, die zurückkehren, nach Einheiten. Jede volle Einheit bildet sich von selbst neu; der Rest ist verloren.',
  men: (unit, city) => `${unit}, nach ${city}`,
  arrived: (arrived, missing) =>
    `${counted(arrived, 'Mann ist', 'Mann sind')} da, noch ${missing} bis zur vollen Einheit`,
  band: (men, weeks) =>
    weeks === 0 ? `${men} Mann diese Woche` : `${men} Mann in ${counted(weeks, 'Woche', 'Wochen')}`,
  leader: (name, city) => `${name}, nach ${city}`,
  inWeeks: (weeks) => `in ${counted(weeks, 'Woche', 'Wochen')}`,
};

const LEVELS = { 1: 'grün', 2: 'erfahren', 3: 'altgedient', 4: 'Elite' } as const;

export const field: typeof en.field = {
  title: (place) => `Schlacht in ${place}`,
  enter: 'Am eigenen Tisch gefochten? Ergebnis eintragen',
  enterAgain: 'Ein anderes Ergebnis eintragen',
  own: 'Du hast dieses Ergebnis eingetragen. Es gilt, sobald der Feind es bestätigt.',
  theirs: 'Der Feind hat dieses Ergebnis eingetragen. Stimmt es?',
  confirm: 'Ergebnis bestätigen',
  refuse: 'Ablehnen',
  how: 'Gib an, was jede Seite verloren hat; alle anderen Einheiten haben überlebt. Der andere Spieler bestätigt es.',
  ending: 'Wie sie endete',
  endings: {
    agreed: 'beide Seiten hörten einvernehmlich auf',
    turnLimit: 'die letzte Runde war gespielt',
    noUnits: 'eine Seite hatte niemanden mehr',
    withdrew: 'eine Seite zog sich zurück',
  },
  ended: (how, turns) => `Nach ${counted(turns, 'Runde', 'Runden')}: ${how}.`,
  turns: (most) => `Gespielte Runden (höchstens ${most})`,
  fates: {
    eliminated: 'verloren',
    leftField: 'geflohen',
    changedSides: 'übergelaufen',
    deserted: 'desertiert',
  },
  count: {
    eliminated: (unit) => `${unit}: wie viele verloren sind`,
    leftField: (unit) => `${unit}: wie viele vom Feld geflohen sind`,
    changedSides: (unit) => `${unit}: wie viele übergelaufen sind`,
    deserted: (unit) => `${unit}: wie viele desertiert sind`,
  },
  losses: {
    eliminated: (kingdom, units) => `${kingdom} verlor ${units}.`,
    leftField: (kingdom, units) => `${units} von ${kingdom} flohen vom Feld.`,
    changedSides: (kingdom, units) => `${units} von ${kingdom} liefen über.`,
    deserted: (kingdom, units) => `${units} von ${kingdom} desertierten.`,
  },
  noLosses: (kingdom) => `${kingdom} verlor keine Einheit.`,
  wins: (kingdom) => `Nach diesem Ergebnis siegt ${kingdom}.`,
  fellWith: (leader) => `${leader} fiel zusammen mit`,
  alone: 'niemandem',
  give: 'Ergebnis eintragen',
  confirmed: 'Es gilt, sobald der andere Spieler es bestätigt.',
};

export const orders: typeof en.orders = {
  tab: 'Befehle',
  notNow: 'Jetzt ist nichts auszufüllen.',
  hexAs: (hex, terrain) => `${hex}, ${terrain}`,
  points: (city) => `Punkte, ${city}`,
  mounted: 'davon beritten',
  mercenaries: 'Söldner',
  garrison: (points, room) => `${points} darin, Platz für ${room}`,
  inside: (points) => `${points} darin`,
  officer: (name, ability) => `${name}, Fähigkeit ${ability}`,
  unit: (name, points) => `${name}, ${points === 1 ? '1 Punkt' : `${points} Punkte`}`,
  addUnit: (city) => `Einheiten hinzufügen: ${city} …`,
  units: {
    kind: (name, level, isMercenary) =>
      [name, ...(level === undefined ? [] : [LEVELS[level]]), ...(isMercenary ? ['Söldner'] : [])].join(', '),
    of: (name, count) => (count === 1 ? name : `${name} (${count})`),
  },
  leaders: {
    shares: 'Anführer, die mit mehreren Einheiten fielen, teilen den Genesungswurf einer von ihnen.',
    rollOf: (name) => `Wessen Wurf ${name} teilt`,
    share: 'Diese Würfe teilen',
    ransoms: 'Einige deiner Anführer sind gefangen. Wen du nicht auslöst, der ist verloren.',
    ransom: (name, price) => `${name}: ${price} RP`,
    refuse: 'Nichts zahlen',
    raise:
      'Neue Truppen für höchstens 50 Punkte, mit einem Anführer auf je 20 Einheiten. Ihr bester Anführer ist ein General.',
    raiseIn: 'Neue Truppen sammeln sich in',
    raiseNow: 'Diese Truppen ausheben',
  },
  rosters: {
    quarters: (most) =>
      `Jede Einheit überwintert in einer deiner Städte, höchstens ${most} Punkte in jeder. Generäle gehen mit ihrer Anführer-Einheit.`,
    moveAll: (city) => `Alle aus ${city} schicken nach …`,
    marches: (points) => `${points} Punkte rücken aus`,
    garrison: (points) => `Besatzung: ${points} Punkte`,
    setUp:
      'Neben jeder Stadt höchstens ein Feldheer, mit Einheiten für 50 bis 500 Punkte und einem Anführer auf je 20 davon. Besatzungen bekommen ihre übliche Mischung.',
    worth: (points) => `${points} Punkte`,
    inAll: (points) => `${points} Punkte im Feld.`,
    market: 'Söldner für höchstens 100 Punkte zum halben Preis; sie kommen, wenn der Winter vorbei ist.',
    hire: (price) => `Anwerben für ${price} RP`,
  },
  setUp: {
    how: (least, most) =>
      `Höchstens ein Feldheer neben jeder Stadt, jedes mit ${least} bis ${most} Punkten. Jede Stadt bekommt außerdem ihre Besatzung.`,
    where: (city) => `Feld neben ${city}`,
    none: 'kein Heer',
    left: (left, pool) => `Noch ${left} von ${pool} Punkten.`,
    give: (armies) =>
      armies === 0 ? 'Kein Feldheer aufstellen' : `${counted(armies, 'Feldheer', 'Feldheere')} aufstellen`,
  },
  stage: {
    purse: (stockpile) => `${stockpile} RP in der Kasse`,
    pay: (army, price) => `${army}: Söldnern ${price} RP zahlen`,
    ransom: (city, price) => `${price} RP für deinen Prinzen in ${city} zahlen`,
    free: (kingdom, city, price) => `Den Prinzen von ${kingdom} in ${city} für ${price} RP freilassen`,
    band: (number) => `Freie Söldner, Schar ${number}`,
    anywhere: 'wo am meisten Platz ist',
    buy: 'Truppen kaufen',
    left: (left) => `Noch ${left} RP.`,
    give: (cost) => (cost === 0 ? 'Nichts ausgeben' : `${cost} RP ausgeben`),
  },
  market: {
    how: (most) => `Bis zu ${most} Punkte Söldner zum halben Preis; sie kommen, wenn der Winter vorbei ist.`,
    points: 'Punkte anwerben',
    nobody: 'Niemanden anwerben',
    give: (points, price) =>
      points === 1 ? `1 Punkt für ${price} RP anwerben` : `${points} Punkte für ${price} RP anwerben`,
  },
  quarters: {
    how: (most) => `Jedes Heer überwintert in einer deiner Städte, höchstens ${most} Punkte in jeder.`,
    generals: 'Generäle',
    housed: (housed, all) => `${housed} von ${all} Punkten sind untergebracht.`,
    give: 'Heere unterbringen',
  },
  result: {
    how: 'Wenn ihr diese Schlacht am eigenen Tisch ausgefochten habt, trage ein, was beide Seiten noch haben. Der andere Spieler bestätigt es.',
    left: (kingdom, strength) => `${kingdom} hat noch, von ${strength}`,
    give: 'Ergebnis eintragen',
    confirmed: 'Ohne Einigung wird die Schlacht hier entschieden.',
  },
  deployment: {
    how: 'Jede Stadt darf ein Heer auf ein freies Feld daneben schicken.',
    hired: (points, city) => `${points} Punkte Söldner kommen nach ${city}.`,
    where: (city) => `Heer aus ${city}`,
    stays: 'bleibt darin',
    renew: (kingdom) => `Den Frieden mit ${kingdom} erneuern`,
    sent: (armies) =>
      armies === 0 ? 'Alle Heere bleiben in den Städten.' : `${counted(armies, 'Heer', 'Heere')} rücken aus.`,
    give: (armies) => (armies === 0 ? 'Alle darin lassen' : 'Ausrücken'),
  },
};

export const begin: typeof en.begin = {
  title: 'Großer Feldzug: Königreiche im Krieg',
  lead: 'Zwei bis acht Königreiche, dreißig Wochen im Jahr. Hebe Heere aus, wäge jeden Angriff vor dem Würfeln ab, nimm Hauptstädte ein.',
  ways: {
    quick: {
      title: 'Der erste Krieg',
      about: 'Du gegen ein Königreich des Computers, ein Jahr, etwa eine halbe Stunde.',
      press: 'Spielen',
      match: 'Ein erster Krieg',
    },
    four: {
      title: 'Vier Königreiche',
      about: 'Drei stärkere Königreiche des Computers und drei Jahre Krieg.',
      press: 'Spielen',
      match: 'Vier Königreiche im Krieg',
    },
    rosters: {
      title: 'Jede Einheit zählt',
      about:
        'Heere aus echten Einheiten. Entscheide eine Schlacht mit Würfeln oder fechte sie auf dem Brett aus.',
      press: 'Spielen',
      match: 'Drei Königreiche im Krieg',
    },
    friends: {
      title: 'Mit Freunden',
      about: 'Vier Königreiche; Computer nehmen die Plätze, die leer bleiben.',
      press: 'Freunde einladen',
      match: 'Königreiche im Krieg',
    },
  },
  more: 'Mehr Königreiche, Wetter, berittene Truppen',
  kingdoms: 'Königreiche',
  years: 'Dauer',
  yearsOf: (years) => (years === 0 ? 'bis ein Königreich übrig ist' : counted(years, 'Jahr', 'Jahre')),
  points: 'Truppen',
  pointsOf: {
    points: 'als Punkte, wie im Regelbuch',
    scaled: 'zehnmal so viele Punkte',
    csw: 'als Einheiten; Schlachten mit Würfeln oder auf dem Brett',
  },
  weather: 'Wetter',
  fast: 'Berittene Truppen und schnelle Heere',
};
