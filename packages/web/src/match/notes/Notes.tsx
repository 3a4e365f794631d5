import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { api } from '../../net/api.ts';
import { learn } from '../../text/index.ts';
import type { Session } from '../play/session.ts';
import './notes.css';

const PAUSE_MS = 700;
const MAX_LENGTH = 20_000;

/** MOT-19: a person's own notes on a match, saved on the server only for that person. */
export function Notes({ session }: { readonly session: Session }) {
  const words = learn.notes;
  const path = `/matches/${session.link.match}/notes`;
  const text = useSignal<string | null>(null);
  const state = useSignal<'saved' | 'saving' | 'failed' | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef(false);
  const save = async (): Promise<void> => {
    clearTimeout(timer.current);
    if (!unsaved.current || text.value === null) return;
    unsaved.current = false;
    state.value = 'saving';
    try {
      await api.put(path, { text: text.value });
      state.value = 'saved';
    } catch {
      unsaved.current = true;
      state.value = 'failed';
      timer.current = setTimeout(() => void save(), 10 * PAUSE_MS);
    }
  };
  useEffect(() => {
    api.get<{ text: string }>(path).then(
      (notes) => {
        text.value = notes.text;
      },
      () => undefined, // a visitor without an account has none
    );
    return () => void save();
  }, [path]);
  if (text.value === null) return null;
  return (
    <section class="notes">
      <h4>{words.title}</h4>
      <p class="hint">{words.says}</p>
      <textarea
        aria-label={words.label}
        rows={6}
        maxLength={MAX_LENGTH}
        value={text.value}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
          unsaved.current = true;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => void save(), PAUSE_MS);
        }}
        onBlur={() => void save()}
      />
      <p class="hint" role="status">
        {state.value === null ? '' : words[state.value]}
      </p>
    </section>
  );
}
