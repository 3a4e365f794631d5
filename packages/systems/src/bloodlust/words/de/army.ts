import type { Words } from '@warmoot/kernel';

/** What is wrong with an army, a stand or a file. */
export const army: Words = {
  'the army is {1} points over the limit of {2}': 'die Armee liegt {1} Punkte über der Grenze von {2}',
  '{1} has no entry {2}': '{1} hat keinen Eintrag {2}',
  'a unit of {1} has {2} to {3} stands, not {4}': 'eine Einheit {1} hat {2} bis {3} Bases, nicht {4}',
  '{1} cannot stand {2} wide': '{1} können nicht {2} breit stehen',
  '{1}: at least {2}, not {3}': '{1}: mindestens {2}, nicht {3}',
  '{1}: at most {2}, not {3}': '{1}: höchstens {2}, nicht {3}',
  '{1} stand': '{1} Base',
  '{1} stands': '{1} Bases',
  'an army needs a {1}': 'eine Armee braucht: {1}',
  'an army has at most {1}, not {2}': 'eine Armee hat höchstens {1}, nicht {2}',
  'a magic user can serve only in a fantasy army, in a battle with magic':
    'ein Magier dient nur in einem phantastischen Heer, in einer Schlacht mit Magie',
  'the {1} has no unit': '{1}: hat keine Einheit',
  '{1} can serve only in the Late era': '{1}: nur in der späten Zeit',
  '{1}: {2} troops cannot serve in an army that is {3}':
    '{1}: Truppen der Seite {2} dienen nicht in einer Armee der Seite {3}',
  good: 'Gut',
  evil: 'Böse',
  neutral: 'Neutral',
  'only a magic user commands {1}': 'nur ein Magier befiehlt {1}',
  'without points a side has at most 2 units of flyers, not {1}':
    'ohne Punkte hat eine Seite höchstens 2 fliegende Einheiten, nicht {1}',
  'a {1} stand has {2} castings, not {3}': 'eine Base {1} hat {2} Figuren, nicht {3}',
  'a HORDE always fights with LM and never shoots': 'eine Horde kämpft immer mit LM und schießt nie',
  'foot with long spears always counts as shielded': 'Fußvolk mit Piken zählt immer als mit Schild',
  'only regimented horse with lances (IM) forms a wedge':
    'nur geordnete Reiter mit Lanzen (IM) bilden einen Keil',
  'only DRILL and SUPPORT form a testudo': 'nur DRILL und SUPPORT bilden ein Schilddach',
  'only light horse with bows (BW) forms a horse circle':
    'nur leichte Reiter mit Bögen (BW) bilden einen Reiterkreis',
  'the flags "vo" and "as" need a missile weapon': 'vo und as brauchen eine Schusswaffe',
  'only Elves always shoot Select': 'nur Elben schießen immer gezielt',
};
