import type { Words } from '@warmoot/kernel';

/** E-mails, notifications, and the pages behind their links. */
export const messages: Words = {
  'This link is out of date: ask for a new e-mail in your settings.':
    'Dieser Link gilt nicht mehr: Fordere in deinen Einstellungen eine neue E-Mail an.',
  'Yes, this is my address': 'Ja, das ist meine Adresse',
  'May Warmoot send e-mails to {1}?': 'Darf Warmoot E-Mails an {1} schicken?',
  'Thank you. E-mails will come to this address.': 'Danke. E-Mails kommen jetzt an diese Adresse.',
  'No e-mails go to this address.': 'An diese Adresse gehen keine E-Mails.',
  'Yes, unsubscribe': 'Ja, abbestellen',
  'Stop all e-mails to {1}?': 'Alle E-Mails an {1} abbestellen?',
  'Done. This address gets no more e-mails.': 'Erledigt. An diese Adresse gehen keine E-Mails mehr.',
  Unsubscribe: 'Abbestellen',
  'After that the default move is played for you.': 'Danach wird für dich der Standardzug gespielt.',
  'After that the default move is played instead.': 'Danach wird stattdessen der Standardzug gespielt.',
  'After that a computer player decides for you.': 'Danach entscheidet ein Computergegner für dich.',
  'After that your substitute is asked to decide.': 'Danach ist deine Vertretung gefragt.',
  'After that you lose the match.': 'Danach verlierst du die Partie.',
  'There is no deadline.': 'Es gibt keine Frist.',
  'no deadline': 'keine Frist',
  'until {1}': 'bis {1}',
  'You have until {1}. {2}': 'Du hast Zeit bis {1}. {2}',
  'Open the match': 'Zur Partie',
  'Open your matches': 'Zu deinen Partien',
  'Your turn: {1}': 'Du bist am Zug: {1}',
  '{1}, it is your turn in “{2}”.': '{1}, in „{2}“ bist du am Zug.',
  'You are playing {1}. Your task: {2}.': 'Du spielst {1}. Deine Aufgabe: {2}.',
  'Time is running out: {1}': 'Die Zeit läuft ab: {1}',
  '{1}, “{2}” is still waiting for you.': '{1}, „{2}“ wartet noch auf dich.',
  'You have been asked to stand in: {1}': 'Du bist als Vertretung gefragt: {1}',
  '{1}, {2} did not decide in time in “{3}”, and you are the substitute.':
    '{1}, {2} hat in „{3}“ nicht rechtzeitig entschieden, und du bist die Vertretung.',
  'You may now decide for {1}. Your task: {2}.': 'Du darfst jetzt für {1} entscheiden. Deine Aufgabe: {2}.',
  'Match over: {1}': 'Partie vorbei: {1}',
  '{1}, “{2}” is over. You played {3}.': '{1}, „{2}“ ist vorbei. Du hast {3} gespielt.',
  'You can now see the full record, including every die roll.':
    'Die ganze Aufzeichnung steht dir jetzt offen, mit jedem Wurf.',
  'Nobody wins': 'Niemand gewinnt',
  '{1} wins': 'Sieg für {1}',
  '{1} win': 'Sieg für {1}',
  '{1} has named you as their substitute: {2}': '{1} hat dich als Vertretung benannt: {2}',
  '{1}, {2} is playing {3} in “{4}” and has named you as their substitute.':
    '{1}, {2} spielt in „{4}“ {3} und hat dich als Vertretung benannt.',
  'You may play for {1} from now on; if its time runs out, we will let you know.':
    'Du darfst ab jetzt für {1} spielen; läuft die Zeit ab, sagen wir dir Bescheid.',
  '{1} wrote to you: {2}': '{1} hat dir geschrieben: {2}',
  '{1}, {2} wrote in the chat of “{3}”. You are playing {4}.':
    '{1}, {2} hat im Chat von „{3}“ geschrieben. Du spielst {4}.',
  'asks to take back moves': 'möchte Züge zurücknehmen',
  'offers to end the match': 'bietet an, die Partie zu beenden',
  'asks for a pause': 'bittet um eine Pause',
  'asks to resume the match': 'möchte die Partie wieder aufnehmen',
  'wants a rematch': 'möchte eine Revanche',
  'Your battle has begun: {1}': 'Deine Schlacht hat begonnen: {1}',
  '{1}, the battle “{2}” in the campaign “{3}” has begun. You are playing {4}.':
    '{1}, im Feldzug „{3}“ hat die Schlacht „{2}“ begonnen. Du spielst {4}.',
  '{1}, {2} {3} in “{4}”, where you are playing {5}. Open the match to answer.':
    '{1}, {2} {3}: „{4}“, du spielst {5}. Antworten kannst du in der Partie.',
  'One match is waiting for you': 'Eine Partie wartet auf dich',
  '{1} matches are waiting for you': '{1} Partien warten auf dich',
  '{1}, these matches are waiting for you:': '{1}, diese Partien warten auf dich:',
  '“{1}”: you are playing {2}; {3}; {4}. {5}': '„{1}“: Du spielst {2}; {3}; {4}. {5}',
  'Is this your address?': 'Ist das deine Adresse?',
  'Somebody who plays as {1} at {2} wants to receive e-mails at this address.':
    'Jemand, der bei {2} als {1} spielt, möchte E-Mails an diese Adresse bekommen.',
  'If that was you, confirm it. If not, do nothing: you will not get any more e-mails.':
    'Wenn du das warst, bestätige es. Wenn nicht, tu nichts: Weitere E-Mails kommen nicht.',
  'This is my address': 'Das ist meine Adresse',
  'Choose a new password': 'Neues Passwort wählen',
  'Somebody asked for a new password for the account {1} at {2}.':
    'Jemand hat für das Konto {1} bei {2} ein neues Passwort angefordert.',
  'If that was you, open this link within an hour and choose one. The link works once. You will be signed out everywhere.':
    'Wenn du das warst, öffne diesen Link innerhalb einer Stunde und wähle eins. Der Link gilt einmal. Du wirst überall abgemeldet.',
  'If it was not you, do nothing: your password stays as it is.':
    'Wenn nicht, tu nichts: Dein Passwort bleibt, wie es ist.',
};
