import type { Words } from '@warmoot/kernel';

/** The battles on the shelf and what decides them. */
export const scenarios: Words = {
  'The Swiss win by eliminating 8 or more Heavy Cavalry. The Austrians win by preventing that and eliminating at least half of the Swiss. Otherwise a draw.':
    'Die Schweizer gewinnen, wenn sie mindestens 8 Einheiten Schwere Reiterei vernichten. Die Österreicher gewinnen, wenn sie das verhindern und mindestens die Hälfte der Schweizer vernichten. Sonst unentschieden.',
  'Strategic victory: every enemy unit eliminated or routed off, less than half of your own. Marginal victory: at least 75% of the enemy eliminated or routed off; if both have that, the higher share. Anything else is a draw.':
    'Strategischer Sieg: alle feindlichen Einheiten vernichtet oder von der Karte geflohen, weniger als die Hälfte der eigenen. Knapper Sieg: mindestens 75 % des Feindes vernichtet oder von der Karte geflohen; haben das beide, der höhere Anteil. Alles andere ist unentschieden.',
  'The Silesians win if more than 15 of their units are on the board unrouted at the end; otherwise the Mongols win.':
    'Die Schlesier gewinnen, wenn am Ende mehr als 15 ihrer Einheiten standhaft auf der Karte sind; sonst gewinnen die Mongolen.',
  'The Normans win when both Papal Warriors are dead, the Papal army when no Norman leader is left. The first side to have done it at the end of a turn wins; both at once, or neither, is a draw.':
    'Die Normannen gewinnen, wenn beide päpstlichen Krieger tot sind, die päpstliche Armee, wenn kein normannischer Anführer mehr lebt. Wer es am Ende einer Runde zuerst erreicht hat, gewinnt; beide zugleich oder keiner ist unentschieden.',
  'A side wins if the enemy has lost more than half of his units and it has lost less than half of its own; anything else is a draw.':
    'Eine Seite gewinnt, wenn der Feind mehr als die Hälfte seiner Einheiten verloren hat und sie selbst weniger als die Hälfte; alles andere ist unentschieden.',
  'The Turks win by eliminating at least 51% of the Crusaders. The Crusaders win by eliminating at least 75% of the Turks for less than half of their own. Otherwise a draw.':
    'Die Türken gewinnen, wenn sie mindestens 51 % der Kreuzfahrer vernichten. Die Kreuzfahrer gewinnen, wenn sie mindestens 75 % der Türken vernichten und weniger als die Hälfte der eigenen verlieren. Sonst unentschieden.',
  'The side with the greater loss in points loses; equal is a draw.':
    'Die Seite mit dem größeren Verlust an Punkten verliert; Gleichstand ist unentschieden.',
  'The side with the greater loss in points loses; if the losses are equal, the defender wins.':
    'Die Seite mit dem größeren Verlust an Punkten verliert; bei Gleichstand gewinnt der Verteidiger.',
  'The side with fewer units eliminated wins; equal is a draw.':
    'Die Seite mit weniger vernichteten Einheiten gewinnt; Gleichstand ist unentschieden.',
  'The side with more points of its own units still on the board at the end wins, routed or not; equal is a draw.':
    'Die Seite, die am Ende mehr Punkte eigener Einheiten auf der Karte hat, gewinnt, ob auf der Flucht oder nicht; Gleichstand ist unentschieden.',
  'The Vasthost wins by eliminating at least 75% of the Goblin army. The Goblins win if that fails and at least one unrouted unit of theirs is on the board at the end. Otherwise a draw.':
    'Das Große Heer gewinnt, wenn es mindestens 75 % der Goblinarmee vernichtet. Die Goblins gewinnen, wenn das misslingt und am Ende mindestens eine ihrer Einheiten standhaft auf der Karte ist. Sonst unentschieden.',
  'The Normans win by eliminating all English leaders. The English win by preventing that and eliminating at least half of the Normans. Otherwise a draw.':
    'Die Normannen gewinnen, wenn sie alle englischen Anführer ausschalten. Die Engländer gewinnen, wenn sie das verhindern und mindestens die Hälfte der Normannen vernichten. Sonst unentschieden.',
  'An Arab army has ridden north out of Spain and Charles Martel bars its road with every Frank who can hold a shield. Swift horsemen against stubborn foot: whoever loses half his army first has lost the day, unless the other has bled as much.':
    'Ein arabisches Heer ist aus Spanien nach Norden geritten, und Karl Martell versperrt ihm den Weg mit jedem Franken, der einen Schild halten kann. Schnelle Reiter gegen zähes Fußvolk: Wer zuerst die Hälfte seiner Armee verliert, hat den Tag verloren, es sei denn, der andere hat ebenso geblutet.',
  'Tsar Samuel has closed the valley with field works; Basil II comes up from the south with heavy horse and means to break the Bulgars for good. Men who flee count here as well as men who fall.':
    'Zar Samuel hat das Tal mit Feldbefestigungen gesperrt; Basileios II. kommt mit schwerer Reiterei von Süden und will die Bulgaren endgültig brechen. Wer flieht, zählt hier ebenso wie, wer fällt.',
  'Pope Leo IX leads a motley host against the Normans of the south. Robert de Hauteville has fewer men and better horses, and everybody knows that an army without its captains goes home: this battle is about leaders.':
    'Papst Leo IX. führt ein buntes Heer gegen die Normannen des Südens. Robert von Hauteville hat weniger Männer und bessere Pferde, und jeder weiß, dass ein Heer ohne Hauptleute heimgeht: In dieser Schlacht geht es um die Anführer.',
  'Harold has marched the length of England and stands on a ridge with all the foot he could bring, and no horse. William must climb to him. The Normans win if no English leader lives to see the evening.':
    'Harold ist durch ganz England marschiert und steht auf einem Höhenzug, mit allem Fußvolk, das er mitbringen konnte, und ohne Reiter. Wilhelm muss zu ihm hinauf. Die Normannen gewinnen, wenn kein englischer Anführer den Abend erlebt.',
  'On the open steppe Romanus IV draws up foot, bows and armoured horse against the riders of Alp Arslan, who need not stand to be hit. No flanks to lean on, no walls to hide behind: the side that has lost fewer units at the end wins. With real counters: 20 Horse Bow (Goblin Cavalry counters).':
    'In der offenen Steppe stellt Romanos IV. Fußvolk, Bögen und Panzerreiter gegen die Reiter Alp Arslans auf, die nicht stehen bleiben müssen, um getroffen zu werden. Keine Flanken zum Anlehnen, keine Mauern zum Verstecken: Wer am Ende weniger Einheiten verloren hat, gewinnt. Mit echten Spielmarken: 20 Bogenreiterei (Marken der Goblin-Reiterei).',
  'Kilij Arslan catches the Crusaders on the march with half of their host a morning behind. The vanguard must hold its camp by the marsh among clouds of horse archers until the second column comes up the road from the west. With real counters: 20 Horse Bow (Goblin Cavalry counters), 10 Heavy Cavalry (Medium Cavalry counters).':
    'Kilidsch Arslan fängt die Kreuzfahrer auf dem Marsch ab, die Hälfte ihres Heeres einen Vormittag zurück. Die Vorhut muss ihr Lager am Sumpf inmitten von Wolken berittener Bogenschützen halten, bis die zweite Kolonne von Westen die Straße heraufkommt. Mit echten Spielmarken: 20 Bogenreiterei (Marken der Goblin-Reiterei), 10 Schwere Reiterei (Marken der Mittleren Reiterei).',
  'Prince Henry of Silesia waits for a Mongol army that may come over any horizon, or over all of them. Kaidu has to break him before night: sixteen Silesian units still in order at the end save the day.':
    'Herzog Heinrich von Schlesien erwartet ein mongolisches Heer, das über jeden Horizont kommen kann oder über alle zugleich. Kaidu muss ihn vor der Nacht brechen: Sechzehn schlesische Einheiten, am Ende noch in Ordnung, retten den Tag.',
  'A column of Austrian knights rides along a lake road with the water on its right and a wooded slope on its left. The Swiss are on the slope. A small, quick battle: eight of the ten knights must not come home.':
    'Eine Kolonne österreichischer Ritter reitet eine Seestraße entlang, rechts das Wasser, links ein bewaldeter Hang. Am Hang sind die Schweizer. Eine kleine, schnelle Schlacht: Acht der zehn Ritter dürfen nicht heimkehren.',
  'Two great hosts run into each other at a farm nobody had heard of. Warlord Marcham brings Immortals and the dwarves of Tor, the Chang of Ryne his Black Flowers and a goblin horde; what still stands on the field at dusk decides.':
    'Zwei große Heere stoßen bei einem Hof aufeinander, von dem niemand je gehört hatte. Kriegsherr Marcham bringt Unsterbliche und die Zwerge von Tor, der Chang von Ryne seine Schwarzen Blumen und eine Goblinhorde; was in der Dämmerung noch auf dem Feld steht, entscheidet.',
  'Goblins have ravaged the country south of Jarmoco and sit on the long ridge with ogres, trolls and a giant. The Overlord sends his Vasthost down from the north to make an end of them, and nothing less than an end will do.':
    'Goblins haben das Land südlich von Jarmoco geplündert und sitzen mit Ogern, Trollen und einem Riesen auf dem langen Höhenzug. Der Oberherr schickt sein Großes Heer von Norden, um ihnen ein Ende zu machen, und weniger als ein Ende genügt nicht.',
  'The Bellystone runs two hexes wide between the armies and there is one dry ford. The Vasthost must cross or be crossed; the Goblins have hired men this time, who fight as long as they are paid.':
    'Der Bellystone fließt zwei Felder breit zwischen den Heeren, und es gibt eine einzige Furt. Das Große Heer muss hinüber, oder der Feind kommt herüber; die Goblins haben diesmal Söldner, die kämpfen, solange sie bezahlt werden.',
  'Outside Tenoch the Invincible Overlord offers battle to the World Emperor, whose longbowmen are the best alive. Two whole armies with engines, priests and wizards: the largest battle of the twelve, and the side that loses more points loses it.':
    'Vor Tenoch bietet der unbesiegbare Oberherr dem Weltkaiser die Schlacht, dessen Langbogenschützen die besten sind, die leben. Zwei ganze Heere mit Kriegsmaschinen, Priestern und Zauberern: die größte Schlacht der zwölf, und wer mehr Punkte verliert, verliert.',
};
