import type { Words } from '@warmoot/kernel';

/** Matches, seats, chat, proposals and tournaments. */
export const tables: Words = {
  'There is no match at this address, or it is not open to you.':
    'Unter dieser Adresse gibt es keine Partie, oder sie ist für dich nicht zugänglich.',
  'You cannot report yourself.': 'Dich selbst kannst du nicht melden.',
  'There is no such line in the chat.': 'Diese Zeile gibt es im Chat nicht.',
  'No person sits in this seat.': 'Auf diesem Platz sitzt kein Mensch.',
  'At most {1} messages a minute: wait a little.':
    'Höchstens {1} Nachrichten in der Minute: Warte ein wenig.',
  'This seat is not yours (MOT-02).': 'Dieser Platz gehört dir nicht (MOT-02).',
  'Only players can use this chat until the match is over (MOT-10).':
    'Bis zum Ende der Partie ist dieser Chat nur für die Spieler (MOT-10).',
  'Only spectators can use this chat until the match is over (MOT-10).':
    'Bis zum Ende der Partie ist dieser Chat nur für die Zuschauer (MOT-10).',
  'Only players can chat in private (MOT-11).': 'Nur Spieler können unter sich schreiben (MOT-11).',
  'Private chat needs a table with three or more seats (MOT-11).':
    'Unter sich schreiben kann man nur an einem Tisch mit mindestens drei Plätzen (MOT-11).',
  'Private chat is open only during the match (MOT-11).':
    'Unter sich schreiben kann man nur, solange die Partie läuft (MOT-11).',
  'Choose another seat to write to (MOT-11).': 'Wähle einen anderen Platz als Empfänger (MOT-11).',
  'There is no seat with this name in this match (MOT-11).':
    'Einen Platz dieses Namens gibt es in dieser Partie nicht (MOT-11).',
  'There is no seat with this name in this match (MOT-02).':
    'Einen Platz dieses Namens gibt es in dieser Partie nicht (MOT-02).',
  'This match is rated: nobody can be given more time (MOT-20).':
    'Diese Partie wird gewertet: Niemand bekommt mehr Zeit (MOT-20).',
  'Only the creator of this match or its moderator can give more time.':
    'Mehr Zeit geben kann nur, wer die Partie angelegt hat oder leitet.',
  '{1} has no open decision that could be given more time.':
    'Für {1} ist keine Entscheidung offen, die mehr Zeit bekommen könnte.',
  'This decision has no deadline.': 'Diese Entscheidung hat keine Frist.',
  'This match has not begun: it is still waiting for its players.':
    'Diese Partie hat noch nicht begonnen: Sie wartet auf ihre Spieler.',
  'The match is paused by agreement: resume it before you continue.':
    'Die Partie ruht nach Absprache: Erst müsst ihr sie wieder aufnehmen.',
  'Something happened before this command arrived: look at the news first.':
    'Bevor dieser Befehl ankam, ist etwas geschehen: Sieh erst nach, was.',
  'Roll a d{1}: {2} (MOT-06).': 'Wirf einen W{1}: {2} (MOT-06).',
  '{1} must act first (MOT-04).': 'Zuerst am Zug: {1} (MOT-04).',
  Others: 'andere',
  'There is no game "{1}" here.': 'Ein Spiel „{1}“ gibt es hier nicht.',
  'The moderator sees everything and cannot play as well (MOT-02).':
    'Wer eine Partie leitet, sieht alles und kann nicht mitspielen (MOT-02).',
  'Players cannot resign in this game.': 'In diesem Spiel kann man nicht aufgeben.',
  'There is no seat "{1}" here; the seats of this match are {2}.':
    'Einen Platz „{1}“ gibt es hier nicht; die Plätze dieser Partie: {2}.',
  'There is no seat "{1}" here; the seats are {2}.': 'Einen Platz „{1}“ gibt es hier nicht; die Plätze: {2}.',
  'The seats of this match are {1}.': 'Die Plätze dieser Partie: {1}.',
  'There is no computer player "{1}" here; choose from {2}.':
    'Einen Computergegner „{1}“ gibt es hier nicht; zur Wahl: {2}.',
  'its options cannot be read: {1}': 'ihre Einstellungen sind nicht lesbar: {1}',
  'it lists more imported dice than were rolled': 'sie nennt mehr übernommene Würfe, als gewürfelt wurden',
  'its lines are damaged': 'ihre Zeilen sind beschädigt',
  'it has a different result when replayed': 'beim Nachspielen geht sie anders aus',
  'this is not the record of a match that can be played here':
    'das ist nicht die Aufzeichnung einer Partie, die man hier spielen kann',
  'this is not valid JSON': 'das ist kein gültiges JSON',
  'This match is over (MOT-01).': 'Diese Partie ist vorbei (MOT-01).',
  'the match is over': 'die Partie ist vorbei',
  'Cannot undo: {1} ({2}).': 'Das lässt sich nicht rückgängig machen: {1} ({2}).',
  'several seats are acting at the same time, each unseen by the others':
    'mehrere Plätze handeln gleichzeitig und verdeckt',
  'nothing has been done since the last roll, revelation or end of a segment':
    'seit dem letzten Wurf, der letzten Enthüllung oder dem Ende des Abschnitts ist nichts geschehen',
  'the last command was not yours': 'der letzte Befehl war nicht deiner',
  'there is nothing to take back': 'es gibt nichts zurückzunehmen',
  'spectators cannot give commands': 'Zuschauer können keine Befehle geben',
  'This match is still being played here: it can be imported when it is over.':
    'Diese Partie läuft hier noch: Einlesen lässt sie sich, wenn sie vorbei ist.',
  'You cannot resign in this game; leave the seat instead (MOT-14).':
    'In diesem Spiel kann man nicht aufgeben; verlasse stattdessen den Platz (MOT-14).',
  'This seat has had {1} news items, not {2}.': 'Dieser Platz hat {1} Nachrichten, nicht {2}.',
  'The record can be read when the match is over (MOT-09).':
    'Die Aufzeichnung ist lesbar, wenn die Partie vorbei ist (MOT-09).',
  'There are no odds for this: {1} ({2}).': 'Dafür lassen sich keine Chancen berechnen: {1} ({2}).',
  'This seat has no written report in this game.':
    'Für diesen Platz gibt es in diesem Spiel keinen schriftlichen Bericht.',
  'Only the moderator may see another seat’s papers (MOT-02).':
    'Nur die Leitung darf die Papiere eines anderen Platzes sehen (MOT-02).',
  'still open': 'noch frei',
  computer: 'Computer',
  'Won by {1}.': 'Sieg: {1}.',
  'Nobody won.': 'Niemand hat gewonnen.',
  'A match can be shared when it is over (MOT-18).':
    'Teilen lässt sich eine Partie, wenn sie vorbei ist (MOT-18).',
  'There is no shared match at this address, or it is no longer shared.':
    'Unter dieser Adresse gibt es keine geteilte Partie, oder sie wird nicht mehr geteilt.',

  'This table was created without takebacks (MOT-13).':
    'An diesem Tisch sind Rücknahmen ausgeschlossen (MOT-13).',
  'You have no move to take back (MOT-13).': 'Du hast keinen Zug, den du zurücknehmen könntest (MOT-13).',
  'You can take back at most your one move (MOT-13).':
    'Du kannst höchstens deinen einen Zug zurücknehmen (MOT-13).',
  'You can take back at most your {1} moves (MOT-13).':
    'Du kannst höchstens deine {1} Züge zurücknehmen (MOT-13).',
  'Moves can be taken back only while the match is being played.':
    'Züge lassen sich nur zurücknehmen, solange die Partie läuft.',
  'Only a match that has begun can be ended.': 'Beenden lässt sich nur eine Partie, die begonnen hat.',
  'Only a match that is being played can be paused.': 'Unterbrechen lässt sich nur eine Partie, die läuft.',
  'This match is not paused.': 'Diese Partie ruht nicht.',
  'A rematch can be proposed when the match is over.':
    'Eine Revanche lässt sich vorschlagen, wenn die Partie vorbei ist.',
  'Computer players do not agree to end a match: resign or play on (MOT-15).':
    'Computergegner stimmen keinem Ende zu: Gib auf oder spiele weiter (MOT-15).',
  'This proposal is not waiting for your answer.': 'Dieser Vorschlag wartet nicht auf deine Antwort.',
  'Nobody can decline to resume: the match continues when all agree, or a day later (MOT-16).':
    'Die Wiederaufnahme kann niemand ablehnen: Weiter geht es, wenn alle zustimmen, oder nach einem Tag (MOT-16).',
  'This proposal has lapsed: play has continued since.':
    'Dieser Vorschlag ist hinfällig: Seitdem wurde weitergespielt.',
  'This proposal is no longer open.': 'Dieser Vorschlag ist nicht mehr offen.',
  'Only the player who made a proposal can withdraw it.':
    'Zurückziehen kann einen Vorschlag nur, wer ihn gemacht hat.',

  'A rated match needs two players (MOT-20).': 'Eine gewertete Partie braucht zwei Spieler (MOT-20).',
  'Computer players are not rated (MOT-20).': 'Computergegner werden nicht gewertet (MOT-20).',
  'Nobody is rated against themselves (MOT-20).': 'Gegen sich selbst wird niemand gewertet (MOT-20).',
  'A rated match uses the server’s dice (MOT-20).':
    'Eine gewertete Partie nimmt die Würfel des Servers (MOT-20).',
  'In a rated match nobody plays for an absent player (MOT-20).':
    'In einer gewerteten Partie spielt niemand für Abwesende (MOT-20).',
  'This match is rated: computer players cannot sit at this table (MOT-20).':
    'Diese Partie wird gewertet: Computergegner dürfen nicht mitspielen (MOT-20).',
  'This match is rated: nobody can play for somebody else (MOT-20).':
    'Diese Partie wird gewertet: Niemand darf für andere spielen (MOT-20).',
  'This match is rated: resign instead of leaving the seat (MOT-20).':
    'Diese Partie wird gewertet: Gib auf, statt den Platz zu verlassen (MOT-20).',

  'This continues a match that is over, whose secrets are known: one person plays it alone (MOT-01).':
    'Hier geht eine beendete Partie weiter, deren Geheimnisse bekannt sind: Das spielt eine Person allein (MOT-01).',
  '{1} has seen this match from more than one seat: nobody else can join until {2} has left (MOT-02).':
    '{1} kennt diese Partie von mehr als einem Platz: Niemand sonst kann dazukommen, solange {2} bleibt (MOT-02).',
  '{1} has seen this match from another seat and cannot play {2} as well (MOT-02).':
    '{1} kennt diese Partie von einem anderen Platz und kann nicht auch {2} spielen (MOT-02).',
  'Name the seat you want to hand over.': 'Nenne den Platz, den du übergeben willst.',
  'Only the owner of this table can invite players.': 'Spieler einladen kann nur, wem dieser Tisch gehört.',
  'Only players at the table can invite spectators.': 'Zuschauer einladen können nur die Spieler am Tisch.',
  'Every seat of this match is taken.': 'Alle Plätze dieser Partie sind besetzt.',
  '{1} can no longer be handed over.': '{1} lässt sich nicht mehr übergeben.',
  'This invitation is not valid, or it has been used: ask for a new one.':
    'Diese Einladung ist ungültig oder wurde schon benutzt: Bitte um eine neue.',
  'You can join a private match only by invitation.':
    'An einer privaten Partie kannst du nur auf Einladung teilnehmen.',
  'Only the owner of this table can seat computer players.':
    'Computergegner an diesen Tisch setzen kann nur, wem er gehört.',
  '{1} is already taken.': '{1} ist schon besetzt.',
  'The match has begun: the word cannot be changed (MOT-07).':
    'Die Partie hat begonnen: Das Wort lässt sich nicht mehr ändern (MOT-07).',
  'The seats of a battle follow its campaign (MOT-08).':
    'Die Plätze einer Schlacht richten sich nach ihrem Feldzug (MOT-08).',
  'You already have a seat in this match.': 'Du hast in dieser Partie schon einen Platz.',

  'The operator of this server has not made you a keeper of tournaments (MOT-30).':
    'Der Betreiber dieses Servers hat dich nicht zur Turnierleitung ernannt (MOT-30).',
  'A tournament needs a battle for two that can be resigned (MOT-30).':
    'Ein Turnier braucht eine Schlacht für zwei, in der man aufgeben kann (MOT-30).',
  'Entries must close in the future.': 'Der Meldeschluss muss in der Zukunft liegen.',
  'Entries must close within 180 days.': 'Der Meldeschluss muss in den nächsten 180 Tagen liegen.',
  'Entries must open before they close.': 'Die Anmeldung muss vor dem Meldeschluss beginnen.',
  'One decision cannot take longer than a round.':
    'Eine Entscheidung kann nicht länger dauern als ein Durchgang.',
  'You are already running {1} tournaments: wait until one is over, or cancel one.':
    'Du leitest schon {1} Turniere: Warte, bis eins vorbei ist, oder sage eins ab.',
  'There is no tournament at this address.': 'Unter dieser Adresse gibt es kein Turnier.',
  'Only accounts enter tournaments: create an account first (MOT-30).':
    'Für Turniere braucht man ein Konto: Lege zuerst eins an (MOT-30).',
  'Entries for this tournament are not open (MOT-30).':
    'Für dieses Turnier kann man sich gerade nicht anmelden (MOT-30).',
  'This tournament is full: it has {1} entrants.': 'Dieses Turnier ist voll: Es hat {1} Teilnehmer.',
  'This tournament is over.': 'Dieses Turnier ist vorbei.',
  'You are not in this tournament.': 'Du nimmst an diesem Turnier nicht teil.',
  'Only its keeper may do this (MOT-30).': 'Das darf nur die Turnierleitung (MOT-30).',
  'This tournament has already begun.': 'Dieses Turnier hat schon begonnen.',
  'A tournament needs at least two entrants (MOT-30).':
    'Ein Turnier braucht mindestens zwei Teilnehmer (MOT-30).',
};
