import type { Words } from '@warmoot/kernel';

/** Requests that cannot be read or answered, and accounts. */
export const requests: Words = {
  'There is nothing at this address.': 'Unter dieser Adresse gibt es nichts.',
  'The body is nested more than {1} levels deep: send a flatter one.':
    'Die Anfrage ist mehr als {1} Ebenen tief verschachtelt: Schicke eine flachere.',
  'The body has more than {1} values: send fewer at once.':
    'Die Anfrage hat mehr als {1} Werte: Schicke weniger auf einmal.',
  'The body is larger than {1}: send less at once.':
    'Die Anfrage ist größer als {1}: Schicke weniger auf einmal.',
  'Too many requests from here: try again in 1 second.':
    'Zu viele Anfragen von hier: Versuche es in 1 Sekunde noch einmal.',
  'Too many requests from here: try again in {1} seconds.':
    'Zu viele Anfragen von hier: Versuche es in {1} Sekunden noch einmal.',
  'We do not know whether this was saved; check before you repeat it.':
    'Wir wissen nicht, ob das gespeichert wurde; sieh nach, bevor du es wiederholst.',
  'The database is not available: try again in {1} seconds.':
    'Die Datenbank ist nicht erreichbar: Versuche es in {1} Sekunden noch einmal.',
  'The body is not valid JSON.': 'Die Anfrage ist kein gültiges JSON.',
  'The body is empty; this request needs JSON.': 'Die Anfrage ist leer; hier wird JSON gebraucht.',
  'The body must be JSON (content-type: application/json).':
    'Die Anfrage muss JSON sein (content-type: application/json).',
  'The body is not as long as its header says.': 'Die Anfrage ist nicht so lang, wie ihr Kopf angibt.',
  'This request cannot be read.': 'Diese Anfrage ist nicht lesbar.',
  'Something went wrong on our side; check what happened before you try again.':
    'Bei uns ist etwas schiefgegangen; sieh nach, was geschehen ist, bevor du es noch einmal versuchst.',
  'This request comes from another site and was not carried out.':
    'Diese Anfrage kommt von einer anderen Website und wurde nicht ausgeführt.',
  'Open a WebSocket at this address.': 'Öffne unter dieser Adresse einen WebSocket.',
  'A message must be JSON text.': 'Eine Nachricht muss JSON-Text sein.',
  'This command': 'Dieser Befehl',
  'This set-up': 'Diese Aufstellung',
  'This import': 'Dieser Import',
  'These odds': 'Diese Chancenrechnung',
  'This list': 'Diese Liste',
  'This text': 'Dieser Text',
  'This report': 'Dieser Bericht',
  'This news': 'Diese Auskunft',
  'This moment': 'Dieser Rückblick',
  'This check': 'Diese Prüfung',
  '{1} would take longer than {2} seconds: ask for less at once.':
    '{1} würde länger als {2} Sekunden dauern: Verlange weniger auf einmal.',
  '{1} cannot be computed: something is wrong on our side.':
    '{1} ist nicht möglich: Bei uns stimmt etwas nicht.',
  '{1} of your requests are still waiting: try again when they are answered.':
    '{1} deiner Anfragen warten noch: Versuche es wieder, wenn sie beantwortet sind.',
  'Another match of yours is still being imported: wait until it is done.':
    'Eine andere Partie von dir wird noch eingelesen: Warte, bis das fertig ist.',
  'Too many matches are being imported: try again in two minutes.':
    'Gerade werden viele Partien eingelesen: Versuche es in zwei Minuten noch einmal.',
  'The server is stopping: try again in a moment.':
    'Der Server wird gerade angehalten: Versuche es gleich noch einmal.',
  'The connection was closed before the answer was ready.':
    'Die Verbindung wurde geschlossen, bevor die Antwort fertig war.',

  '{1} is missing (choose from {2})': '{1} fehlt (zur Wahl: {2})',
  '{1} is not one of {2}': '{1} gehört nicht zu {2}',
  '{1} is missing': '{1} fehlt',
  '{1} is not known here': '{1} ist hier unbekannt',
  '{1} are not known here': '{1} sind hier unbekannt',
  'item {1} of {2}': 'Eintrag {1} ({2})',
  '{1} is not valid': '{1}: ungültig',
  '{1} must be {2}': '{1}: Hier wird {2} gebraucht',
  '{1} must be {2}, not {3}': '{1}: Hier wird {2} gebraucht, nicht {3}',
  '{1} must be at least {2}': '{1}: mindestens {2}',
  '{1} must be more than {2}': '{1}: mehr als {2}',
  '{1} must be at most {2}': '{1}: höchstens {2}',
  '{1} must be less than {2}': '{1}: weniger als {2}',
  '{1} must not be empty': '{1} darf nicht leer sein',
  '{1} must have at least {2} {3}': '{1}: mindestens {2} {3}',
  '{1} must have at most {2} {3}': '{1}: höchstens {2} {3}',
  character: 'Zeichen',
  characters: 'Zeichen',
  item: 'Eintrag',
  items: 'Einträge',
  text: 'Text',
  'a number': 'eine Zahl',
  'a whole number': 'eine ganze Zahl',
  'true or false': 'wahr oder falsch',
  'a list': 'eine Liste',
  'an object': 'ein Objekt',
  nothing: 'nichts',
  this: 'dies',
  'there is no time zone of this name': 'eine Zeitzone dieses Namens gibt es nicht',
  'there are too many settings': 'das sind zu viele Einstellungen',

  'the request': 'die Anfrage',
  'the e-mail address': 'die E-Mail-Adresse',
  'the format': 'das Format',
  'the time for a decision': 'die Zeit für eine Entscheidung',
  'the number of moves': 'die Zahl der Züge',
  'the name': 'der Name',
  'the new password': 'das neue Passwort',
  'the old password': 'das alte Passwort',
  'the password': 'das Passwort',
  'the reason': 'der Grund',
  'the time for a round': 'die Zeit für einen Durchgang',
  'the number of rounds': 'die Zahl der Durchgänge',
  'the seat': 'der Platz',
  'the text': 'der Text',
  'the time zone': 'die Zeitzone',
  'the title': 'der Titel',
  'the address': 'die Adresse',
  'the name or e-mail address': 'der Name oder die E-Mail-Adresse',
  'your word for the dice': 'dein Wort für die Würfel',

  'You are not signed in: start as a guest or sign in first.':
    'Du bist nicht angemeldet: Beginne als Gast oder melde dich an.',
  'The name "{1}" belongs to an account: choose another, or sign in if it is yours.':
    'Der Name „{1}“ gehört zu einem Konto: Wähle einen anderen, oder melde dich an, wenn es deins ist.',
  'You are already signed in to an account.': 'Du bist schon mit einem Konto angemeldet.',
  'There is no account with this name and password.':
    'Ein Konto mit diesem Namen und Passwort gibt es nicht.',
  'That is not your password.': 'Das ist nicht dein Passwort.',
  'Too many attempts: try again in {1}.': 'Zu viele Versuche: Versuche es in {1} noch einmal.',
  '1 second': '1 Sekunde',
  '{1} seconds': '{1} Sekunden',
  '{1} minutes': '{1} Minuten',
  'A guest has no e-mail address here: create an account first.':
    'Ein Gast hat hier keine E-Mail-Adresse: Lege zuerst ein Konto an.',
  'This link has been used or is more than an hour old: ask for a new one.':
    'Dieser Link wurde schon benutzt oder ist über eine Stunde alt: Fordere einen neuen an.',
  'You have no such session.': 'Diese Sitzung gibt es bei dir nicht.',
  'You already have {1} tokens: end one first.': 'Du hast schon {1} Zugänge: Beende zuerst einen.',
  'A program cannot do this: sign in with a browser.':
    'Ein Programm kann das nicht: Melde dich mit einem Browser an.',
  'You already have progress in {1} lessons, the most that we save.':
    'Du bist schon in {1} Lektionen unterwegs; mehr speichern wir nicht.',
  'Nobody has an account named "{1}".': 'Ein Konto namens „{1}“ gibt es nicht.',
  'This server sends no e-mail.': 'Dieser Server verschickt keine E-Mails.',
  'Give your account an e-mail address first.': 'Trage zuerst eine E-Mail-Adresse in dein Konto ein.',
  'You have no such subscription.': 'Diese Benachrichtigung gibt es bei dir nicht.',
  'The address must begin with https://.': 'Die Adresse muss mit https:// beginnen.',
  'The address must not contain a name or password.': 'Die Adresse darf weder Namen noch Passwort enthalten.',
  'The address must be on the public internet.': 'Die Adresse muss im öffentlichen Internet liegen.',
  'You already have {1} notification channels: remove one first.':
    'Du hast schon {1} Benachrichtigungswege: Entferne zuerst einen.',
  'A vacation can last at most {1} days from today; you can extend it later.':
    'Ein Urlaub dauert ab heute höchstens {1} Tage; verlängern kannst du ihn später.',
  'That would be more than {1} days of vacation within a year.':
    'Das wären mehr als {1} Urlaubstage in einem Jahr.',
};
