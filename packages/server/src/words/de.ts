import { TABLE_WORDS, type Words } from '@warmoot/kernel';
import { messages } from './de/messages.ts';
import { requests } from './de/requests.ts';
import { tables } from './de/tables.ts';

/** What the server says in German, by the English sentence with `{1}`, `{2}` for its values. */
export const german: Words = { ...TABLE_WORDS.de, ...requests, ...tables, ...messages };
