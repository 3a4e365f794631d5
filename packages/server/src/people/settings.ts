import { z } from 'zod';
import { LANGUAGES } from '../words/language.ts';

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const MAIL = {
  turn: z.boolean().describe('it is your turn'),
  reminder: z.boolean().describe('a deadline is near'),
  over: z.boolean().describe('a match is over'),
  talk: z.boolean().describe('somebody wrote in the chat of your match'),
  digest: z.boolean().describe('once a day, the matches that wait for you'),
};
const TimeZone = z.string().max(60).refine(isTimeZone, 'there is no time zone of this name');

/** How the page looks and behaves for them, by the page's own names; the server only keeps it. */
const PageSettings = z
  .record(z.string().max(40), z.string().max(40))
  .refine((page) => Object.keys(page).length <= 40, 'there are too many settings')
  .describe('the settings of the page: `{ "warmoot-theme": "dark" }`');

/** A person's own settings. */
export const PersonSettings = z.object({
  mail: z.object(MAIL),
  timeZone: TimeZone,
  hidesHistory: z.boolean().describe('others do not see your record and your games on your profile (MOT-23)'),
  language: z.enum(LANGUAGES).describe('the language of e-mails and notifications'),
  page: PageSettings,
});
export type PersonSettings = z.infer<typeof PersonSettings>;

/** Changes the settings that are named and leaves the rest. */
export const SettingsChange = z.strictObject({
  mail: z.strictObject(MAIL).partial().optional(),
  timeZone: TimeZone.optional(),
  hidesHistory: z.boolean().optional(),
  language: z.enum(LANGUAGES).optional(),
  page: PageSettings.optional(),
});
export type SettingsChange = z.infer<typeof SettingsChange>;

export const FIRST_SETTINGS: PersonSettings = {
  mail: { turn: true, reminder: true, over: true, talk: true, digest: false },
  timeZone: 'UTC',
  hidesHistory: false,
  language: 'en',
  page: {},
};

export const withSettings = (
  { mail, timeZone, hidesHistory, language, page }: PersonSettings,
  change: SettingsChange,
): PersonSettings => ({
  mail: { ...mail, ...change.mail } as PersonSettings['mail'],
  timeZone: change.timeZone ?? timeZone,
  hidesHistory: change.hidesHistory ?? hidesHistory,
  language: change.language ?? language,
  page: { ...page, ...change.page },
});

/** Read from the row; settings an older program did not know get their defaults. */
export const readPersonSettings = (text: string): PersonSettings =>
  withSettings(FIRST_SETTINGS, JSON.parse(text) as SettingsChange);
