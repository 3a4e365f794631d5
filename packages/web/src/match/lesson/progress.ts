import type { LessonAct } from '@warmoot/kernel';
import { api } from '../../net/api.ts';
import { loadMe, me } from '../../page/me.ts';

/** How far somebody has come in a lesson, on this device and with their account. */
export interface Progress {
  readonly rulesVersion: number;
  readonly acts: readonly LessonAct[];
  readonly step: number;
  readonly steps: number;
  /** When it was saved, by this device's clock. */
  readonly at: number;
}

const keyOf = (lesson: string): string => `warmoot-lesson-${lesson}`;

const isProgress = (found: unknown): found is Progress =>
  typeof found === 'object' &&
  found !== null &&
  Array.isArray((found as Progress).acts) &&
  typeof (found as Progress).step === 'number';

const onDevice = (lesson: string): Progress | undefined => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(lesson)) ?? 'null');
    return isProgress(found) ? found : undefined;
  } catch {
    return undefined;
  }
};

/** All lessons of an account; none for a visitor or without a connection. */
const onServer = async (): Promise<ReadonlyMap<string, Progress>> => {
  const person = me.value ?? (await loadMe().catch(() => null));
  if (!person) return new Map();
  const { lessons } = await api
    .get<{ lessons: { lesson: string; progress: unknown }[] }>('/people/me/lessons')
    .catch(() => ({ lessons: [] }));
  return new Map(
    lessons.flatMap(({ lesson, progress }) => (isProgress(progress) ? [[lesson, progress] as const] : [])),
  );
};

/** For each lesson the latest progress, from this device or the account. */
export const progressOf = async (lessons: readonly string[]): Promise<ReadonlyMap<string, Progress>> => {
  const elsewhere = await onServer();
  return new Map(
    lessons.flatMap((lesson) => {
      const [here, there] = [onDevice(lesson), elsewhere.get(lesson)];
      const latest = (here?.at ?? 0) >= (there?.at ?? 0) ? (here ?? there) : there;
      return latest === undefined ? [] : [[lesson, latest] as const];
    }),
  );
};

/** Saved on the device at once, and with the account as soon as the server answers. Only the latest is sent. */
const waiting = new Map<string, Progress>();

export const keepProgress = (lesson: string, progress: Progress): void => {
  localStorage.setItem(keyOf(lesson), JSON.stringify(progress));
  if (!me.value) return;
  const isUnderWay = waiting.has(lesson);
  waiting.set(lesson, progress);
  if (!isUnderWay) void send(lesson);
};

const send = async (lesson: string): Promise<void> => {
  for (let sent: Progress | undefined; sent !== waiting.get(lesson); ) {
    sent = waiting.get(lesson);
    await api.put(`/people/me/lessons/${lesson}`, { progress: sent }).catch(() => undefined);
  }
  waiting.delete(lesson);
};
