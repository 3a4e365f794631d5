import type { Words } from './said.ts';

/** What is said at every table, whatever its game, in other languages: by the match, and about a halted one. */
export const TABLE_WORDS: { readonly de: Words } = {
  de: {
    'Cannot {1}: {2} ({3}).': 'Nicht möglich: {1}. Denn: {2} ({3}).',
    'the match is over': 'die Partie ist vorbei',
    'several seats are acting at the same time, each unseen by the others':
      'mehrere Plätze handeln gleichzeitig, und keiner sieht, was die anderen tun',
    'you have done nothing since the last roll, revelation or end of a segment':
      'seit dem letzten Wurf, der letzten Enthüllung oder dem letzten Abschnitt hast du nichts getan',
    'the last command was not yours': 'der letzte Befehl war nicht deiner',
    'there is nothing to take back': 'es gibt nichts zurückzunehmen',
    'spectators cannot give commands': 'Zuschauer geben keine Befehle',
    '{1} resigned.': 'Aufgegeben: {1}.',
    'It was settled in the campaign.': 'Entschieden wurde im Feldzug.',
    'The players agreed on a draw.': 'Die Spieler haben sich auf ein Unentschieden geeinigt.',
    'The players agreed on a victory for {1}.': 'Die Spieler haben sich auf einen Sieg geeinigt: {1}.',
    ' and ': ' und ',
    '{1} and {2}': '{1} und {2}',
    '{1} took back the last command.': '{1} hat den letzten Befehl zurückgenommen.',
    '{1} took back moves.': '{1} hat Züge zurückgenommen.',
    '{1} took back moves; {2} agreed.': '{1} hat Züge zurückgenommen, im Einvernehmen mit {2}.',
    'This match is stopped: this server no longer has its rules ({1}).':
      'Diese Partie ist angehalten: Ihre Regeln gibt es auf diesem Server nicht mehr ({1}).',
    'This match is stopped: it was played with version {1} of the rules of {2}, and this server, which has version {3}, cannot read that; ask the operator to run the program it was played with.':
      'Diese Partie ist angehalten: Gespielt wurde sie mit Version {1} der Regeln von {2}, und dieser Server mit Version {3} kann sie nicht lesen. Bitte den Betreiber, das Programm von damals zu starten.',
    'This match can only be viewed{1}: it was played with version {2} of the rules of {3}, and this server has version {4}{5}.':
      'Diese Partie lässt sich nur noch ansehen{1}: Gespielt wurde sie mit Version {2} der Regeln von {3}, dieser Server hat Version {4}{5}.',
    ', up to the last position that is certain': ', bis zur letzten gesicherten Stellung',
    '; to finish it, ask the operator to run the program it was played with':
      '; um sie zu Ende zu spielen, bitte den Betreiber, das Programm von damals zu starten',
    'This match is stopped: replaying its log no longer gives the position that was played, so only the last certain position is shown and nothing can be changed until the operator has repaired the server.':
      'Diese Partie ist angehalten: Beim Nachspielen ihres Protokolls entsteht nicht mehr die gespielte Stellung. Gezeigt wird deshalb die letzte gesicherte Stellung, und nichts lässt sich ändern, bis der Betreiber den Server repariert hat.',
  },
};
