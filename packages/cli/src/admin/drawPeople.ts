import type { ListedPerson, PersonDetails } from '@warmoot/server/admin';
import { counted, drawColumns } from '../output/drawColumns.ts';
import type { Page } from '../rules/terminal.ts';
import { plain, whenText } from './words.ts';

const kindOf = ({ isGuest }: ListedPerson): string => (isGuest ? 'guest' : 'account');

export const drawPeople = (people: readonly ListedPerson[], page: Page): string[] =>
  people.length === 0
    ? ['Nobody.']
    : drawColumns(
        [
          { head: 'id' },
          { head: 'kind' },
          { head: 'last seen (UTC)' },
          { head: 'seats', figures: true },
          { head: 'name, e-mail' },
        ],
        people.map((person) => [
          person.id,
          kindOf(person),
          whenText(person.seenAt),
          String(person.seats),
          plain([person.name, person.email].filter(Boolean).join(', ')),
        ]),
        page,
        0,
      );

const emailText = ({ email, isEmailConfirmed }: PersonDetails): string =>
  email === null ? 'no e-mail address' : `${email} (${isEmailConfirmed ? 'confirmed' : 'not confirmed'})`;

export const drawPerson = (person: PersonDetails, page: Page): string[] => [
  page.paint('bold', plain(person.name)),
  `${kindOf(person)} ${person.id}, ${plain(emailText(person))}`,
  `since ${whenText(person.createdAt)}, last seen ${whenText(person.seenAt)} (UTC)`,
  `${counted(person.sessions, 'session')}, ${counted(person.openReports, 'open report')} of abuse`,
  ...(person.tables.length === 0
    ? ['at no table']
    : drawColumns(
        [{ head: 'table' }, { head: 'status' }, { head: 'seat' }, { head: 'title' }],
        person.tables.map(({ id, status, seat, title }) => [id, status, seat, plain(title)]),
        page,
        0,
      )),
];
