import { sql } from '../store/statement.ts';
import type { Store } from '../store/store.ts';

/** A person's progress in one lesson; only the page knows its format. */
export interface LessonProgress {
  readonly lesson: string;
  readonly progress: unknown;
  readonly changedAt: number;
}

interface Row {
  readonly lesson: string;
  readonly progress: string;
  readonly changed_at: number;
}

export const lessonsOf = async (store: Store, person: string): Promise<LessonProgress[]> => {
  const rows = await store.all<Row>(
    sql`select lesson, progress, changed_at from lesson_progress where person = ${person} order by lesson`,
  );
  return rows.map(({ lesson, progress, changed_at }) => ({
    lesson,
    progress: JSON.parse(progress) as unknown,
    changedAt: changed_at,
  }));
};

export const keepLesson = (
  store: Store,
  person: string,
  lesson: string,
  progress: unknown,
  at: number,
): Promise<number> =>
  store.run(sql`
    insert into lesson_progress (person, lesson, progress, changed_at)
    values (${person}, ${lesson}, ${JSON.stringify(progress)}, ${at})
    on conflict (person, lesson) do update set progress = excluded.progress, changed_at = excluded.changed_at`);
