import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { match as words } from '../../text/index.ts';
import { locale } from '../../text/language.ts';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** `2 days 3 hours`, `4 minutes`: the two largest units that matter. */
const timeLeft = (ms: number): string => {
  const parts: string[] = [];
  let left = ms;
  for (const [unit, size] of UNITS) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0)
      parts.push(new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'long' }).format(count));
  }
  return parts.slice(0, 2).join(' ');
};

/** Counts down to when a decision is due. */
export function Clock({ who, dueAt }: { readonly who: string; readonly dueAt: number }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = dueAt - now.value;
  return (
    <p class="clock" role="timer">
      {left <= 0 ? words.late(who) : words.deadline(who, timeLeft(left))}
    </p>
  );
}
