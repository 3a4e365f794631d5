import type { FieldNames } from '@warmoot/systems';

/** The fields of requests as the page's forms name them. */
export const FIELD_NAMES: FieldNames = {
  '': 'the request',
  email: 'the e-mail address',
  format: 'the format',
  hours: 'the time for a decision',
  moves: 'the number of moves',
  name: 'the name',
  new: 'the new password',
  old: 'the old password',
  password: 'the password',
  reason: 'the reason',
  roundHours: 'the time for a round',
  rounds: 'the number of rounds',
  seat: 'the seat',
  text: 'the text',
  timeZone: 'the time zone',
  title: 'the title',
  url: 'the address',
  who: 'the name or e-mail address',
  word: 'your word for the dice',
};
