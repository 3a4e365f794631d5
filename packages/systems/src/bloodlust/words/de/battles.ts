import type { Words } from '@warmoot/kernel';

/** Battles that are ready to be played, and names as they are said in them. */
export const battles: Words = {
  Romans: 'Römer',
  Macedonians: 'Makedonen',
  'First blood': 'Erstes Blut',
  'Three units a side on open ground round an outpost: spears, bows and knights against warriors, a guard and wolf riders.':
    'Drei Einheiten je Seite auf offenem Feld um einen Vorposten: Speere, Bogen und Ritter gegen Krieger, eine Garde und Wolfsreiter.',
  'The village on the heath': 'Das Dorf auf der Heide',
  'Elves and orcs meet at a walled village between a wood, a lake and two hills.':
    'Elben und Orks treffen sich an einem ummauerten Dorf zwischen Wald, See und zwei Hügeln.',
  'The hill at the crossroads': 'Der Hügel am Kreuzweg',
  'Legions against spearmen, horse and elephants for the hill in the middle.':
    'Legionen gegen Speerträger, Reiter und Elefanten um den Hügel in der Mitte.',
  'The side with more points for destroyed troops, the Key Feature and the camp wins, if it leads by a tenth of the armies’ points (BLD-VIC-07).':
    'Wer mehr Punkte für vernichtete Truppen, Schlüsselgelände und Lager hat, gewinnt, wenn der Vorsprung ein Zehntel der Punkte der Heere beträgt (BLD-VIC-07).',
  'The tollgate in the pass': 'Das Zolltor im Pass',
  'The orcs have not paid the toll since the old king died. Tonight they come with a troll to burn the gate, and the dwarves have loaded their cannon.':
    'Seit dem Tod des alten Königs haben die Orks keinen Zoll gezahlt. Heute Nacht kommen sie mit einem Troll, um das Tor zu verbrennen, und die Zwerge haben ihre Kanone geladen.',
  'The drowned temple': 'Der versunkene Tempel',
  'A road to the coast leads past a temple that sank into the marsh. Its builders are still there, and the king wants his road.':
    'Die Straße zur Küste führt an einem Tempel vorbei, der im Sumpf versunken ist. Seine Erbauer sind noch da, und der König will seine Straße.',
  'Night at the barrows': 'Nacht an den Hügelgräbern',
  'Somebody has opened the barrow of the wraith knights. The elves must close it before the dead reach the forest.':
    'Jemand hat das Grab der Geisterritter geöffnet. Die Elben müssen es schließen, bevor die Toten den Wald erreichen.',
  'Arrows over the grass': 'Pfeile über dem Gras',
  'The count has followed the raiders three days into the steppe to win back his cattle. This morning they have stopped running.':
    'Der Graf ist den Räubern drei Tage weit in die Steppe gefolgt, um sein Vieh zurückzuholen. Heute Morgen fliehen sie nicht mehr.',
  'Fog on the ridge': 'Nebel auf dem Kamm',
  'Two armies on the march climb the same ridge in the fog, one from each side. The phalanx has the slope, the legions have room to turn.':
    'Zwei Heere auf dem Marsch steigen im Nebel von beiden Seiten auf denselben Kamm. Die Phalanx hat den Hang, die Legionen haben Platz zum Wenden.',
  Humans: 'Menschen',
  Undead: 'Untote',
  Huns: 'Hunnen',
  Normans: 'Normannen',
};
