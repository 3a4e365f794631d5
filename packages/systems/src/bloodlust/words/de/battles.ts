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
  'Most points for troops lost, the Key Feature and the camp; a tenth of the armies decides (BLD-VIC-07).':
    'Die meisten Punkte für Verluste, Schlüsselgelände und Lager; ein Zehntel der Heere entscheidet (BLD-VIC-07).',
};
