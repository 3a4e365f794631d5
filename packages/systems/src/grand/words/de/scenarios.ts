import type { Words } from '@warmoot/kernel';

/** What can be chosen before a match. */
export const scenarios: Words = {
  'Two kingdoms, one year': 'Zwei Königreiche, ein Jahr',
  'Two kingdoms side by side: a first campaign for an evening.':
    'Zwei Königreiche Seite an Seite: ein erster Feldzug für einen Abend.',
  'Four kingdoms': 'Vier Königreiche',
  'Four kingdoms and three years of war.': 'Vier Königreiche und drei Jahre Krieg.',
  'Six kingdoms in all weathers': 'Sechs Königreiche bei jedem Wetter',
  'Six kingdoms with weather and mounted troops, to the last capital.':
    'Sechs Königreiche mit Wetter und berittenen Truppen, bis zur letzten Hauptstadt.',
  'Three kingdoms, every unit counts': 'Drei Königreiche, jede Einheit zählt',
  'Armies are lists of units of City State Warfare; each battle is settled by dice or fought out on its board.':
    'Heere sind Listen von Einheiten aus City State Warfare; jede Schlacht wird gewürfelt oder auf dessen Brett geschlagen.',
  'Eight kingdoms': 'Acht Königreiche',
  'The largest map: eight kingdoms and three years of war.':
    'Die größte Karte: acht Königreiche und drei Jahre Krieg.',
  'The last kingdom whose capital stands; with a year limit, the richest (GRD-CAP-06, GRD-R-49).':
    'Das letzte Königreich, dessen Hauptstadt steht; mit einer Frist in Jahren das reichste (GRD-CAP-06, GRD-R-49).',
};
