import { locale } from '../../text/language.ts';

/** `Sun, 22 Nov, 18:00` */
export const timeOf = (at: number): string =>
  new Intl.DateTimeFormat(locale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);

/** A moment in the format of a date and time field, in local time. */
export const fieldTime = (at: number): string => {
  const local = at - new Date(at).getTimezoneOffset() * 60_000;
  return new Date(local).toISOString().slice(0, 16);
};

/** Undefined if nothing, or nothing sensible, was entered. */
export const timeInField = (value: string): number | undefined => {
  const at = new Date(value).getTime();
  return Number.isNaN(at) ? undefined : at;
};
