import type { Words } from '@warmoot/kernel';

/** Facts, cards of armies and cities, and what the phase asks. */
export const scene: Words = {
  'Your battle in {1} is being fought.': 'Deine Schlacht in {1} wird gefochten.',
  'Fight it on the board, or enter how it ended on your own table. The week waits for it.':
    'Fechte sie auf dem Brett aus oder trage ein, wie sie an eurem Tisch endete. Die Woche wartet darauf.',
  Week: 'Woche',
  Phase: 'Abschnitt',
  'Next resource stage': 'Nächste Einkommensrunde',
  'Turn order': 'Zugfolge',
  'Next week': 'Nächste Woche',
  Weather: 'Wetter',
  Truce: 'Waffenruhe',
  Peace: 'Frieden',
  'Held prince': 'Gefangener Prinz',
  fallen: 'gefallen',
  Battle: 'Schlacht',
  Strength: 'Stärke',
  Mercenaries: 'Söldner',
  Mounted: 'Beritten',
  Commander: 'Befehlshaber',
  'Rides along': 'Reitet mit',
  'Goes home': 'Zieht heim',
  'This week': 'Diese Woche',
  'has acted': 'hat gehandelt',
  Place: 'Ort',
  Owner: 'Besitzer',
  Kind: 'Art',
  Production: 'Ertrag',
  Garrison: 'Besatzung',
  Room: 'Platz',
  Terrain: 'Gelände',
  leader: 'ohne General',
  restock: 'ohne Vorräte',
  mourning: 'in Trauer',
  'acting commander, rating 0': 'stellvertretender Befehlshaber, Fähigkeit 0',
  'after this week': 'nach dieser Woche',
  'after next week': 'nach der nächsten Woche',
  'in {1} weeks': 'in {1} Wochen',
  '{1} of {2}, year {3}': '{1} von {2}, Jahr {3}',
  '{1} RP, next income {2}': '{1} RP, nächstes Einkommen {2}',
  'mercenaries may demand {1}, at worst {2}': 'Söldner verlangen wohl {1}, schlimmstenfalls {2}',
  'gift of {1}': 'Gabe von {1}',
  '{1} bands coming': 'freie Scharen unterwegs: {1}',
  '{1} and {2} until the next season': '{1} und {2} bis zur nächsten Feldzugszeit',
  '{1} may enter no foreign city but {2}': '{1} darf keine fremde Stadt außer {2} betreten',
  '{1}, ability {2}, experience {3} of {4}': '{1}, Fähigkeit {2}, Erfahrung {3} von {4}',
  '{1}, bearing {2}/4 of the losses': '{1}, tragen {2}/4 der Verluste',
  '{1}; next step {2}': '{1}; nächster Schritt {2}',
  '{1} (holdout)': '{1} (hält aus)',
  '{1}: attacker {2}, defender {3}': '{1}: Angreifer {2}, Verteidiger {3}',
  '{1} on average ({2}), destroyed {3}': '{1} im Mittel ({2}), vernichtet {3}',
  'If {1} attacks': 'Angriff durch {1}',
  'wins {1}; loses {2}; the enemy {3}; {4}; one battle in four draws a card':
    'siegt {1}; verliert {2}; der Feind {3}; {4}; jede vierte Schlacht zieht eine Karte',
  'Dice {1} and {2}. Damage of attacker and defender: {3} if you add, {4} if you subtract.':
    'Würfel {1} und {2}. Schaden durch Angreifer und Verteidiger: {3}, wenn du hinzuzählst, {4}, wenn du abziehst.',
  '{1}, {2}. Attacker {3}, general {4}; defender {5}, general {6}. A city is attacked by the rules for sieges.':
    '{1}, {2}. Angreifer {3}, General {4}; Verteidiger {5}, General {6}. Eine Stadt wird nach den Regeln für Belagerungen angegriffen.',
  'Battle in {1}: {2}': 'Schlacht in {1}: {2}',
  'Fought on your own table, or settled here?': 'Am eigenen Tisch ausgefochten oder hier entschieden?',
  'Is the result of the table right?': 'Stimmt das Ergebnis vom Tisch?',
  'Use your general: add to your roll, or subtract from the enemy’s?':
    'Setze deinen General ein: zum eigenen Wurf zählen oder vom Wurf des Feindes abziehen?',
  'Choose the hex to retreat to.': 'Wähle das Feld für den Rückzug.',
  'Your general is in enemy hands: pay the ransom?':
    'Dein General ist in der Hand des Feindes: Lösegeld zahlen?',
  'A prince is in your hands: offer him for ransom, or execute him?':
    'Ein Prinz ist in deiner Hand: gegen Lösegeld anbieten oder hinrichten?',
  'Your prince is in enemy hands: pay the ransom?':
    'Dein Prinz ist in der Hand des Feindes: Lösegeld zahlen?',
  'The ransom is refused: hold the prince, or execute him?':
    'Das Lösegeld ist verweigert: den Prinzen festhalten oder hinrichten?',
  'Enemy troops would go over to you: take them in?':
    'Truppen des Feindes wollen zu dir überlaufen: aufnehmen?',
  'Troops of another kingdom offer themselves: take them in?':
    'Truppen eines anderen Königreichs bieten sich an: aufnehmen?',
  'Where do the new troops gather?': 'Wo sammeln sich die neuen Truppen?',
  'Which city takes in the survivors?': 'Welche Stadt nimmt die Überlebenden auf?',
  'Form field armies with {1}.': 'Stelle Feldheere auf: {1}.',
  'Each has {1} to {2} and stands beside one of your cities. All kingdoms choose in secret.':
    'Jedes hat {1} bis {2} und steht neben einer deiner Städte. Alle Königreiche wählen geheim.',
  'Deploy your armies.': 'Lass deine Heere ausrücken.',
  'Each city may send out one army to a hex beside it.':
    'Jede Stadt darf ein Heer auf ein Feld daneben schicken.',
  'Move and attack, then end your turn.': 'Ziehe und greife an, dann beende deinen Zug.',
  'Each army acts once a week: choose an army, then a hex.':
    'Jedes Heer handelt einmal in der Woche: Wähle ein Heer, dann ein Feld.',
  'Resource stage: you have {1} RP.': 'Einkommensrunde: Du hast {1} RP.',
  'Pay your mercenaries and buy troops in your cities: one RP for each point.':
    'Bezahle deine Söldner und kaufe Truppen in deinen Städten: ein RP je Punkt.',
  'Mercenaries are on the market: you have {1} RP.': 'Söldner sind auf dem Markt: Du hast {1} RP.',
  'They cost half the ordinary price and come when the winter is over.':
    'Sie kosten die Hälfte und kommen, wenn der Winter vorbei ist.',
  'House your armies in your cities.': 'Bring deine Heere in deinen Städten unter.',
  'At most {1} in each; distance does not matter.': 'Höchstens {1} in jeder; die Entfernung ist gleich.',
  'Waiting for {1}.': 'Warten auf {1}.',
  'The enemy leaves the choice to you: settled quickly, or fought on the board?':
    'Der Feind lässt dir die Wahl: schnell entscheiden oder auf dem Brett schlagen?',
  'Settled quickly, or fought out on the board?': 'Schnell entscheiden oder auf dem Brett schlagen?',
  'The enemy would fight it out on the board: do you agree?':
    'Der Feind möchte die Schlacht auf dem Brett schlagen: Bist du einverstanden?',
  'Leaders fell with several units: whose roll does each share?':
    'Anführer fielen mit mehreren Einheiten: Wessen Wurf teilt jeder?',
  'Leaders of yours are captured: pay the ransom?': 'Anführer von dir sind gefangen: Zahlst du das Lösegeld?',
  'one board': 'ein Brett',
  'two boards': 'zwei Bretter',
  '{1}, {2} turns; {3} counters against {4}. {5}': '{1}, {2} Runden; {3} Spielsteine gegen {4}. {5}',
  'The attacker is Side A or chooses it.': 'Der Angreifer ist Seite A oder wählt sie.',
  'The defender is Side A or chooses it.': 'Der Verteidiger ist Seite A oder wählt sie.',
  'Dice decide who is Side A.': 'Der Würfel entscheidet, wer Seite A ist.',
};
