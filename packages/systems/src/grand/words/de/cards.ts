import type { Words } from '@warmoot/kernel';

/** The texts of the wild events (GRD-WLD-04 to GRD-WLD-21). */
export const cards: Words = {
  'Wild event': 'Unerwartetes Ereignis',
  'The beaten general is killed.': 'Der geschlagene General fällt.',
  'The beaten army dissolves; survivors reach the nearest city, their general is lost.':
    'Das geschlagene Heer löst sich auf; Überlebende erreichen die nächste Stadt, ihr General ist verloren.',
  'A son of the beaten king has fallen: his armies go home to mourn.':
    'Ein Sohn des geschlagenen Königs ist gefallen: Seine Heere ziehen heim, um zu trauern.',
  'The beaten general is captured: ransom or death.':
    'Der geschlagene General ist gefangen: Lösegeld oder Tod.',
  'Half of the beaten army would change sides.':
    'Die Hälfte des geschlagenen Heeres würde die Seite wechseln.',
  'A son of the beaten king is captured.': 'Ein Sohn des geschlagenen Königs ist gefangen.',
  'Raiders carry off the victorious general: ransom or death.':
    'Räuber entführen den siegreichen General: Lösegeld oder Tod.',
  'The people of the beaten king give more at the next resource stage.':
    'Das Volk des geschlagenen Königs gibt in der nächsten Einkommensrunde mehr.',
  'A secret marriage may bring peace.': 'Eine heimliche Heirat kann Frieden bringen.',
  'The supplies of the victors burn: they must go home.':
    'Die Vorräte der Sieger verbrennen: Sie müssen heimkehren.',
  'A great general raises new troops for the beaten king.':
    'Ein großer General hebt neue Truppen für den geschlagenen König aus.',
  'Free mercenaries join the beaten king at the next resource stage.':
    'Freie Söldner stoßen in der nächsten Einkommensrunde zum geschlagenen König.',
  'The victor plunders the baggage.': 'Der Sieger plündert den Tross.',
  'Many of the fallen had only run away.': 'Viele der Gefallenen waren nur davongelaufen.',
  'A butchery: more men die on both sides.': 'Ein Gemetzel: Auf beiden Seiten sterben mehr.',
  'The beaten side sells its life dearly.': 'Die geschlagene Seite verkauft ihr Leben teuer.',
};
