import type { Words } from '@warmoot/kernel';

/** What the coach of a lesson says; `{button}` stands for the words on a button. */
export const lessons: Words = {
  'Your first battle': 'Deine erste Schlacht',
  'The field': 'Das Feld',
  'You command Blue, in the south. Red holds the small hill in front of you. In about ten minutes you will fight one turn of City State Warfare by its real rules. Only one thing is arranged: the dice of this lesson are fixed, so that everything happens as I say. In a real battle nobody knows the dice in advance. You can leave at any time: the lesson waits where you left it.':
    'Du führst Blau, im Süden. Rot hält den kleinen Hügel vor dir. In etwa zehn Minuten schlägst du eine Runde City State Warfare nach den echten Regeln. Nur eins ist abgesprochen: Die Würfel dieser Lektion stehen fest, damit alles so kommt, wie ich es sage. In einer echten Schlacht kennt niemand die Würfel im Voraus. Du kannst jederzeit gehen: Die Lektion wartet, wo du aufgehört hast.',
  'Select a unit': 'Eine Einheit wählen',
  'Click the Heavy Foot in 0606. The small 2 in the corner says that two units stand there; one click selects both. The strip of a counter shows three figures: melee factor 5, defence class 1, and 4 movement points. A high defence class is good.':
    'Klicke auf das Schwere Fußvolk in 0606. Die kleine 2 in der Ecke sagt, dass dort zwei Einheiten stehen; ein Klick wählt beide. Der Streifen der Spielmarke zeigt drei Zahlen: Nahkampffaktor 5, Verteidigungsklasse 1 und 4 Bewegungspunkte. Eine hohe Verteidigungsklasse ist gut.',
  'That is another unit. The Heavy Foot stand in 0606, in the marked hex.':
    'Das ist eine andere Einheit. Das Schwere Fußvolk steht in 0606, auf dem markierten Feld.',
  Move: 'Ziehen',
  'The light area is everything the two can reach. A clear hex costs 1 point, a hill 2, woods 4 (CSW-TEC-01). Point at a hex and you see the path. Now click 0504: three hexes, round the open flank of the Red Spearmen in 0404.':
    'Die helle Fläche ist alles, was die beiden erreichen. Ein offenes Feld kostet 1 Punkt, ein Hügel 2, Wald 4 (CSW-TEC-01). Zeige auf ein Feld, und du siehst den Weg. Klicke jetzt auf 0504: drei Felder, um die offene Flanke der roten Speerschar in 0404 herum.',
  'The rules allow that, but here I need the Heavy Foot in 0504. Press Undo and try again, or let me put everything back.':
    'Die Regeln erlauben das, aber hier brauche ich das Schwere Fußvolk in 0504. Drücke Rückgängig und versuche es noch einmal, oder lass mich alles zurückstellen.',
  Undo: 'Rückgängig',
  'A move is not final. You can take it back until a die is rolled, a secret is revealed or a segment ends (MOT-03). Try it: press Undo, or the key Z.':
    'Ein Zug ist nicht endgültig. Du kannst ihn zurücknehmen, bis gewürfelt wird, ein Geheimnis herauskommt oder ein Abschnitt endet (MOT-03). Probiere es: Drücke Rückgängig oder die Taste Z.',
  'Not so fast: press Undo until the Heavy Foot stand in 0606 again, or let me put them back.':
    'Nicht so schnell: Drücke Rückgängig, bis das Schwere Fußvolk wieder in 0606 steht, oder lass es mich zurückstellen.',
  'Once more': 'Noch einmal',
  'Nothing is lost, not even the points. The Heavy Foot are still selected, unless you clicked elsewhere: send both to 0504 again. A second click on a selected stack would pick one unit out of it; that is how you split a stack.':
    'Nichts ist verloren, nicht einmal die Punkte. Das Schwere Fußvolk ist noch gewählt, wenn du nicht anderswohin geklickt hast: Schicke beide wieder nach 0504. Ein zweiter Klick auf einen gewählten Stapel würde eine einzelne Einheit herausnehmen; so teilt man einen Stapel.',
  'Both Heavy Foot belong in 0504. Undo that, select the two, and send them there.':
    'Beide gehören nach 0504. Nimm das zurück, wähle die zwei und schicke sie dorthin.',
  Facing: 'Ausrichtung',
  'The point under a counter shows its facing: your Heavy Foot still face north. A unit fights only through its three front hexsides, and the Spearmen are behind its shoulder. Turning costs 1 point (CSW-FAC-04). With both Heavy Foot selected, the panel offers all directions. Choose “{button}”.':
    'Die Spitze unter einer Spielmarke zeigt ihre Front: Dein Schweres Fußvolk schaut noch nach Norden. Eine Einheit kämpft nur über ihre drei vorderen Feldseiten, und die Speerschar steht schräg hinter ihr. Drehen kostet 1 Punkt (CSW-FAC-04). Sind beide gewählt, stehen unter „Einheit“ alle Richtungen zur Wahl. Wähle „{button}“.',
  'Facing that way, the Heavy Foot would not have the Spearmen in front. Undo, then choose “{button}”.':
    'Mit dieser Front hätte das Schwere Fußvolk die Speerschar nicht vor sich. Nimm das zurück und wähle „{button}“.',
  'Every number has its rule': 'Jede Zahl hat ihre Regel',
  'Wherever you see a rule number, you can open the rule beside the board. Open the one about front hexsides (CSW-FAC-02). You can leave it open or close it with Escape.':
    'Wo immer du eine Regelnummer siehst, kannst du die Regel neben der Karte aufschlagen. Öffne die über die vorderen Feldseiten (CSW-FAC-02). Du kannst sie offen lassen oder mit Escape schließen. Das Regelbuch ist auf Englisch.',
  'That is a good rule too. The one I mean is CSW-FAC-02, in my text above.':
    'Auch eine gute Regel. Ich meine CSW-FAC-02, oben in meinem Text.',
  'Look at the odds': 'Die Chancen ansehen',
  'Now the Heavy Cavalry. Click it in 0908, then click the Militia in 0903. The charge is only planned: nothing has happened yet. The panel shows the odds of the fight it leads to: your factors, the column of the results chart, and how likely each result is.':
    'Jetzt die Schwere Reiterei. Klicke sie in 0908 an, dann die Miliz in 0903. Der Sturmangriff ist erst geplant: Noch ist nichts geschehen. Unter „Einheit“ stehen die Chancen des Kampfes, zu dem er führt: deine Faktoren, die Spalte der Kampftabelle und wie wahrscheinlich jedes Ergebnis ist.',
  'That uses up the move. Undo it, select the Heavy Cavalry, and click the Militia in 0903.':
    'Das verbraucht den Zug. Nimm ihn zurück, wähle die Schwere Reiterei und klicke auf die Miliz in 0903.',
  Charge: 'Sturmangriff',
  'Mounted units charge if their last three hexes or more lie in one straight line and cost at least half their movement (CSW-CHG-02). A charge gives −2 on the attack die, and low is good (CSW-CHG-06). Press “{button}”.':
    'Berittene stürmen, wenn ihre letzten drei oder mehr Felder in gerader Linie liegen und mindestens die halbe Bewegung kosten (CSW-CHG-02). Ein Sturmangriff gibt −2 auf den Angriffswurf, und niedrig ist gut (CSW-CHG-06). Drücke „{button}“.',
  'The cavalry should charge the Militia. Undo, then click the Militia again and press “{button}”.':
    'Die Reiterei soll die Miliz stürmen. Nimm das zurück, klicke noch einmal auf die Miliz und drücke „{button}“.',
  'End the movement': 'Die Bewegung beenden',
  'Your Long Bows stay where they are, because archers on foot who move cannot shoot that turn (CSW-MIS-08). Godwin, your leader, is near enough to command everybody. Press “{button}”. Warmoot warns you about units that could still move: continue. Then the Militia check whether they stand against the charge (CSW-CHG-07).':
    'Deine Langbogen-Scharen bleiben stehen, denn Schützen zu Fuß, die ziehen, können in dieser Runde nicht schießen (CSW-MIS-08). Godwin, dein Anführer, ist nah genug, um alle zu führen. Drücke „{button}“. Warmoot warnt dich vor Einheiten, die noch ziehen könnten: Mach weiter. Dann prüft die Miliz, ob sie dem Sturmangriff standhält (CSW-CHG-07).',
  'Those two were well placed. Undo that, then press “{button}”.':
    'Die beiden standen gut. Nimm das zurück und drücke „{button}“.',
  Morale: 'Moral',
  'The Militia rolled 5 and 4, more than their morale of 8, and broke: the counter is grey and tilted and has a white flag. A roll equal to their morale would have meant a retreat of one hex; on less they would have held (CSW-MOR-08). Routed units neither fight nor shoot, and every attack on them comes from behind.':
    'Die Miliz hat 5 und 4 gewürfelt, mehr als ihre Moral von 8, und bricht: Die Spielmarke ist grau und gekippt und trägt eine weiße Fahne. Genau ihre Moral hätte einen Rückzug um ein Feld bedeutet; bei weniger hätte sie standgehalten (CSW-MOR-08). Fliehende kämpfen und schießen nicht, und jeder Angriff auf sie kommt von hinten.',
  Fire: 'Fernkampf',
  'Segment 3: missile fire. Select the Long Bows in 0708 and click the Short Bows on the hill. The first click shows the odds, the second fires. Both sides declare before any dice are rolled, so an archer you hit still gets his shot (CSW-SEQ-06).':
    'Abschnitt 3: Fernkampf. Wähle die Langbogen-Scharen in 0708 und klicke auf die Kurzbogen-Scharen auf dem Hügel. Der erste Klick zeigt die Chancen, der zweite schießt. Beide Seiten sagen an, bevor gewürfelt wird; ein Schütze, den du triffst, schießt also trotzdem noch (CSW-SEQ-06).',
  'I would rather see both Long Bows at the Short Bows in 0703. Undo that and click the hill, or let me put it back.':
    'Mir wären beide Langbogen-Scharen gegen die Kurzbogen-Scharen in 0703 lieber. Nimm das zurück und klicke auf den Hügel, oder lass es mich zurückstellen.',
  'Done declaring': 'Fertig angesagt',
  'A declared attack can be cancelled until you press “{button}”. Press it now. Red declares fire too, then all dice are rolled at once.':
    'Ein angesagter Angriff lässt sich streichen, bis du „{button}“ drückst. Drücke es jetzt. Auch Rot sagt Fernkampf an, dann wird alles auf einmal gewürfelt.',
  'Leave the Long Bows their target and press “{button}”.':
    'Lass den Langbogen-Scharen ihr Ziel und drücke „{button}“.',
  'The log': 'Das Protokoll',
  'Twelve factors, a die of 5: one Short Bow is gone. The other one checked morale, rolled 6 and holds. Their own volley at your Long Bows did nothing. The log has it all: each line with its dice, its modifiers and its rules. Click the number of a line to see the board as it was then.':
    'Zwölf Faktoren, eine 5 gewürfelt: Eine Kurzbogen-Schar ist vernichtet. Die andere musste eine Moralprobe ablegen, warf 6 und hält stand. Ihre eigene Salve auf deine Langbogen-Scharen bewirkte nichts. Im Protokoll steht alles: jede Zeile mit ihren Würfeln, Modifikatoren und Regeln. Klicke auf die Nummer einer Zeile, um die Karte von damals zu sehen.',
  'Melee: the charge goes home': 'Nahkampf: Der Sturmangriff trifft',
  'Segment 5: melee. The Heavy Cavalry stands before the routed Militia. Select it, click the Militia, look at the modifiers (the charge counts now) and press “{button}”.':
    'Abschnitt 5: Nahkampf. Die Schwere Reiterei steht vor der fliehenden Miliz. Wähle sie, klicke auf die Miliz, sieh dir die Modifikatoren an (der Sturmangriff zählt jetzt) und drücke „{button}“.',
  'First the charge: the Heavy Cavalry attacks the Militia in 0903. The others come next.':
    'Zuerst der Sturmangriff: Die Schwere Reiterei greift die Miliz in 0903 an. Die anderen kommen danach.',
  'Melee: two against two': 'Nahkampf: zwei gegen zwei',
  'Now your flank march pays. The Heavy Foot attack the Spearmen from behind: they face south and cannot strike back this time, because a unit attacks only enemies in front of it (CSW-MEL-04). Select both Heavy Foot, click the Spearmen, and press “{button}”.':
    'Jetzt zahlt sich dein Flankenmarsch aus. Das Schwere Fußvolk greift die Speerschar von hinten an: Sie schaut nach Süden und kann diesmal nicht zurückschlagen, denn eine Einheit greift nur Feinde vor sich an (CSW-MEL-04). Wähle beide, klicke auf die Speerschar und drücke „{button}“.',
  'Both Heavy Foot together, please: the column of the chart grows with the sum of their factors.':
    'Bitte beide zusammen: Die Spalte der Tabelle wächst mit der Summe ihrer Faktoren.',
  'Let them fight': 'Lass sie kämpfen',
  'Both attacks are declared. Press “{button}” and watch the board: it shows what happens step by step. You can skip that with Escape or set its speed.':
    'Beide Angriffe sind angesagt. Drücke „{button}“ und sieh auf die Karte: Sie zeigt Schritt für Schritt, was geschieht. Mit Escape überspringst du das, und das Tempo lässt sich einstellen.',
  'Keep both attacks and press “{button}”.': 'Behalte beide Angriffe und drücke „{button}“.',
  Advance: 'Vorrücken',
  'The Militia are ridden down and one of the Spearmen has fallen. Units that emptied a hex may advance into it (CSW-MEL-11). Click 0903, or press “{button}”. After that, units that took losses check morale, the Spearmen with 2 less because they were attacked from behind (CSW-MOR-07). Then Red’s half of the turn begins, and Red does its part at once.':
    'Die Miliz ist niedergeritten, und eine der Speerscharen ist gefallen. Wer ein Feld geräumt hat, darf dorthin vorrücken (CSW-MEL-11). Klicke auf 0903, oder drücke „{button}“. Danach legen Einheiten mit Verlusten eine Moralprobe ab, die Speerschar mit 2 weniger, weil sie von hinten angegriffen wurde (CSW-MOR-07). Dann ist Rot mit seiner Hälfte der Runde dran und erledigt sie sofort.',
  'The hex is yours for the taking: let the Heavy Cavalry advance into 0903.':
    'Das Feld gehört dir: Lass die Schwere Reiterei nach 0903 vorrücken.',
  'Red’s half': 'Die Hälfte von Rot',
  'The last of the Spearmen broke and ran for the northern edge. Routed units run in every turn of their own until a leader rallies them or they leave the map (CSW-ROU-05). Look at the track at the top: a turn has two halves of six segments, and both sides shoot and fight in each (CSW-SEQ-03).':
    'Die letzte Speerschar ist gebrochen und läuft zum Nordrand. Fliehende laufen in jeder ihrer Runden, bis ein Anführer sie sammelt oder sie die Karte verlassen (CSW-ROU-05). Sieh dir die Leiste oben an: Eine Runde hat zwei Hälften zu sechs Abschnitten, und in jeder schießen und kämpfen beide Seiten (CSW-SEQ-03).',
  'A last volley': 'Eine letzte Salve',
  'So it is missile fire again, this time in Red’s half, and you may shoot as well. Select the Long Bows and fire at the last Short Bow in 0703.':
    'Also wieder Fernkampf, diesmal in der Hälfte von Rot, und du darfst auch schießen. Wähle die Langbogen-Scharen und schieße auf die letzte Kurzbogen-Schar in 0703.',
  'The last Short Bow in 0703 is the one that matters now.':
    'Jetzt zählt die letzte Kurzbogen-Schar in 0703.',
  'Make it count': 'Jetzt gilt es',
  'Press “{button}” and watch the hill.': 'Drücke „{button}“ und sieh auf den Hügel.',
  'Keep the shot and press “{button}”.': 'Behalte den Schuss und drücke „{button}“.',
  'The field is yours': 'Das Feld gehört dir',
  'This battle ends with the turn: Red lost 10 points, you lost none (CSW-S12-07). You have selected, moved, undone, turned, weighed, charged, shot, fought, and seen men break. The second lesson shows stacks, leaders and zones of control. Or begin at Hastings: everything you did here works the same there, only the dice are real.':
    'Diese Schlacht endet mit der Runde: Rot hat 10 Punkte verloren, du keinen (CSW-S12-07). Du hast gewählt, gezogen, zurückgenommen, gedreht, abgewogen, gestürmt, geschossen, gekämpft und Männer brechen sehen. Die zweite Lektion zeigt Stapel, Anführer und Kontrollzonen. Oder fang bei Hastings an: Dort geht alles genauso, nur die Würfel sind echt.',
  'Stacks, leaders and zones': 'Stapel, Anführer und Zonen',
  'A line that wavers': 'Eine Linie, die wankt',
  'You know how to move and fight. This lesson is about standing together: stacks, leaders, and the zones that units control. Again you are Blue, and again the dice are fixed so that you see what I describe. Your Light Foot in 0507 are already routed: the tilted grey counter.':
    'Ziehen und kämpfen kannst du. In dieser Lektion geht es ums Zusammenstehen: um Stapel, Anführer und die Zonen, die Einheiten beherrschen. Wieder bist du Blau, und wieder stehen die Würfel fest, damit du siehst, was ich beschreibe. Dein Leichtes Fußvolk in 0507 ist schon auf der Flucht: die gekippte graue Spielmarke.',
  'Leaders rally': 'Anführer sammeln',
  'Segment 1: rally. A leader beside routed units, or in their hex, may try to rally them, once for each hex (CSW-RAL-01). The two dice must show more than their morale of 8. Choose “{button}” in the panel.':
    'Abschnitt 1: Sammeln. Ein Anführer neben Fliehenden oder auf ihrem Feld darf versuchen, sie zu sammeln, einmal für jedes Feld (CSW-RAL-01). Die zwei Würfel müssen mehr zeigen als ihre Moral von 8. Wähle unter „Einheit“ „{button}“.',
  'First the rally: click the Light Foot in 0507 and choose “{button}”. Or let me put it back.':
    'Zuerst das Sammeln: Klicke auf das Leichte Fußvolk in 0507 und wähle „{button}“. Oder lass es mich zurückstellen.',
  Command: 'Führung',
  'They rolled 10 and are back in the ranks. Now the leader himself: click Alfred in 0506, the round counter with the crown.':
    'Mit einer 10 sind sie wieder in Reih und Glied. Jetzt der Anführer selbst: Klicke auf Alfred in 0506, die runde Spielmarke mit der Krone.',
  'The leader is the round counter in 0506. Click it once.':
    'Der Anführer ist die runde Spielmarke in 0506. Klicke sie einmal an.',
  'How far he commands': 'Wie weit er führt',
  'The panel can lay things over the board: reach, facing, lines of sight, zones. Press “Command range”.':
    'Unter „Einheit“ lässt sich einiges über die Karte legen: Reichweite, Ausrichtung, Sichtlinien, Zonen. Drücke „Führungsreichweite“.',
  'Select Alfred again and press “Command range” in the panel.':
    'Wähle Alfred noch einmal und drücke „Führungsreichweite“.',
  'Inside the dashed line': 'Innerhalb der gestrichelten Linie',
  'Only units within six hexes of a leader when movement begins may use their whole allowance; the others move one hex (CSW-LDR-04). Within four hexes he also adds 2 to their morale (CSW-LDR-06). Keep your leaders near, and not too near.':
    'Nur Einheiten, die zu Beginn der Bewegung höchstens sechs Felder von einem Anführer entfernt sind, haben ihre ganze Bewegung; die anderen ziehen ein Feld weit (CSW-LDR-04). Bis vier Felder weit gibt er ihnen außerdem 2 Moral dazu (CSW-LDR-06). Halte deine Anführer nah bei der Truppe, aber nicht zu nah am Feind.',
  Stack: 'Stapeln',
  'Units of one type may share a hex, up to six stacking points: foot counts 1, mounted 2, great beasts and engines 4, leaders nothing (CSW-STK-04). Different types in one hex would rout at the end of movement (CSW-STK-07). Select Heavy Foot 3 in 0605 and click the two others in 0505.':
    'Einheiten einer Art dürfen sich ein Feld teilen, bis zu sechs Stapelpunkten: Fußvolk zählt 1, Berittene 2, große Tiere und Kriegsmaschinen 4, Anführer nichts (CSW-STK-04). Verschiedene Arten auf einem Feld würden am Ende der Bewegung fliehen (CSW-STK-07). Wähle Schweres Fußvolk 3 in 0605 und klicke auf die zwei anderen in 0505.',
  'Heavy Foot 3 should join its friends in 0505. Undo that and try again.':
    'Schweres Fußvolk 3 soll zu seinen Freunden in 0505. Nimm das zurück und versuche es noch einmal.',
  'Zones of control': 'Kontrollzonen',
  'The hatched hexes are Red’s zones of control: every unrouted unit controls the three hexes in front of it (CSW-ZOC-01). A unit that enters such a hex must stop there (CSW-ZOC-02), and it fights only enemies in its own zone (CSW-ZOC-06). Send all three Heavy Foot to 0504, right in front of the Pikes.':
    'Die schraffierten Felder sind die Kontrollzonen von Rot: Jede Einheit, die nicht flieht, beherrscht die drei Felder vor sich (CSW-ZOC-01). Wer ein solches Feld betritt, muss dort halten (CSW-ZOC-02) und kämpft nur gegen Feinde in der eigenen Zone (CSW-ZOC-06). Schicke alle drei vom Schweren Fußvolk nach 0504, genau vor die Pikeniere.',
  'All three Heavy Foot together, please, and to 0504. Undo that and select the whole stack.':
    'Bitte alle drei zusammen und nach 0504. Nimm das zurück und wähle den ganzen Stapel.',
  'Try to slip through': 'Versuch durchzuschlüpfen',
  'Your Armoured Foot in 0905 begin in the zone of the Spearmen. Select them and click 1004, which is in the same zone. That is one of the few things no unit may ever do, and Warmoot tells you which rule forbids it.':
    'Dein Gepanzertes Fußvolk in 0905 beginnt in der Zone der Speerschar. Wähle es und klicke auf 1004, das in derselben Zone liegt. Das ist eins der wenigen Dinge, die keine Einheit je darf, und Warmoot sagt dir, welche Regel es verbietet.',
  'Undo that: the Armoured Foot should still stand in 0905. Select them and click 1004.':
    'Nimm das zurück: Das Gepanzerte Fußvolk soll noch in 0905 stehen. Wähle es und klicke auf 1004.',
  'Break away': 'Sich lösen',
  'Moving from zone to zone is forbidden (CSW-ZOC-04), but leaving a zone is not: it costs half the allowance on top of the hex (CSW-ZOC-03). The Armoured Foot lack the points for that, yet every unit may always move one hex (CSW-MOV-05). Take them back to 0906.':
    'Von Zone zu Zone zu ziehen ist verboten (CSW-ZOC-04), eine Zone zu verlassen nicht: Das kostet zum Feld die halbe Bewegung dazu (CSW-ZOC-03). Dem Gepanzerten Fußvolk fehlen dafür die Punkte, aber ein Feld weit darf jede Einheit immer ziehen (CSW-MOV-05). Nimm es zurück nach 0906.',
  'Bring the Armoured Foot to 0906, one hex south. Undo and try again.':
    'Bring das Gepanzerte Fußvolk nach 0906, ein Feld nach Süden. Nimm das zurück und versuche es noch einmal.',
  'The leader joins in': 'Der Anführer macht mit',
  'Leaders stack with anybody and pass through any friends (CSW-STK-02). In a stack they lend their melee factor, and they are the last to be hit (CSW-LDR-02). Send Alfred to the Heavy Foot in 0504.':
    'Anführer stapeln mit jedem und gehen durch alle Freunde hindurch (CSW-STK-02). Im Stapel geben sie ihren Nahkampffaktor dazu und werden zuletzt getroffen (CSW-LDR-02). Schicke Alfred zum Schweren Fußvolk in 0504.',
  'Alfred belongs with the Heavy Foot in 0504. Undo that and send him there.':
    'Alfred gehört zum Schweren Fußvolk in 0504. Nimm das zurück und schicke ihn dorthin.',
  'Press “{button}” and confirm. There is nobody to shoot, so melee follows at once.':
    'Drücke „{button}“ und bestätige. Zu beschießen gibt es niemanden, also folgt gleich der Nahkampf.',
  'Undo that and press “{button}”.': 'Nimm das zurück und drücke „{button}“.',
  'Fight as a stack': 'Als Stapel kämpfen',
  'From one hex at most four stacking points may attack, Pikes five; leaders come on top (CSW-STK-05). So all three of your Heavy Foot and Alfred attack together: 15 and 4 make 19 factors. Select the whole stack, click the Pikes, and press “{button}”.':
    'Von einem Feld dürfen höchstens vier Stapelpunkte angreifen, Pikeniere fünf; Anführer kommen dazu (CSW-STK-05). Also greifen alle drei vom Schweren Fußvolk und Alfred zusammen an: 15 und 4 macht 19 Faktoren. Wähle den ganzen Stapel, klicke auf die Pikeniere und drücke „{button}“.',
  'The whole stack together, the leader too: undo that and select all four.':
    'Den ganzen Stapel zusammen, auch den Anführer: Nimm das zurück und wähle alle vier.',
  'Both sides strike': 'Beide Seiten schlagen zu',
  'Press “{button}”. Red declares its attack as well, and both attacks happen at the same moment: a unit that falls still attacks (CSW-SEQ-07).':
    'Drücke „{button}“. Auch Rot sagt seinen Angriff an, und beide geschehen im selben Augenblick: Wer fällt, greift trotzdem noch an (CSW-SEQ-07).',
  'Keep the attack and press “{button}”.': 'Behalte den Angriff und drücke „{button}“.',
  'The leader holds them': 'Der Anführer hält sie',
  'One of the Pikes fell, and one of your Heavy Foot; Alfred was not touched. Your stack then rolled 9 for morale. With a morale of 8 it would have broken. Alfred made it 10, and they hold. The last of the Pikes rolled 11, too much even with Harald near, and broke. If he had fallen, every friend within three hexes would have had to check (CSW-MOR-04).':
    'Eine Pikenier-Schar ist gefallen und eine von deinem Schweren Fußvolk; Alfred blieb unverletzt. Dann würfelte dein Stapel 9 für die Moral. Mit einer Moral von 8 wäre er gebrochen. Mit Alfred waren es 10, und er hält stand. Die letzte Pikenier-Schar warf 11, zu viel selbst mit Harald in der Nähe, und brach. Wäre er gefallen, müssten alle Freunde bis drei Felder weit eine Moralprobe ablegen (CSW-MOR-04).',
  'Stand together': 'Zusammenstehen',
  'That is the second lesson: stack like with like, keep leaders near and alive, stop where the enemy’s zones stop you, and make him stop in yours. The charts and diagrams are always at hand in the menu. Now take a field of your own.':
    'Das war die zweite Lektion: Staple Gleiches mit Gleichem, halte Anführer nah und am Leben, halte, wo die Zonen des Feindes dich halten, und lass ihn in deinen halten. Tabellen und Schaubilder findest du jederzeit im Menü. Nun nimm dir ein eigenes Feld.',
  'Move, turn, charge, shoot and fight through one whole turn, with a coach beside you.':
    'Ziehen, drehen, stürmen, schießen und kämpfen: eine ganze Runde mit einem Lehrer an deiner Seite.',
  'Rally, stack, lead and break away: how units stand together and hold each other up.':
    'Sammeln, stapeln, führen und sich lösen: wie Einheiten zusammenstehen und einander halten.',
};
