import { locale } from '../../text/language.ts';

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();

/** `14:05` today, `3 Nov, 14:05` before. */
export const timeOf = (at: number, now = Date.now()): string => {
  const then = new Date(at);
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  return isSameDay(then, new Date(now))
    ? then.toLocaleTimeString(locale(), time)
    : then.toLocaleString(locale(), { day: 'numeric', month: 'short', ...time });
};
