import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Problem } from '../../page/Problem.tsx';
import type { Action } from '../../page/useAction.ts';

interface Props {
  readonly title: string;
  readonly says?: string;
  readonly action: Action;
  readonly onSubmit: () => Promise<unknown>;
  readonly submit?: string;
  /** Most visitors do not need it. */
  readonly isQuiet?: boolean;
  readonly children?: ComponentChildren;
}

/** One setting: a heading, its purpose, fields and a button. */
export function AccountSection({ title, says, action, onSubmit, submit, isQuiet = false, children }: Props) {
  const id = useId();
  const send = (event: Event): void => {
    event.preventDefault();
    void action.run(onSubmit);
  };
  return (
    <form class="card pad stack" aria-labelledby={id} onSubmit={send}>
      <div>
        <h2 id={id}>{title}</h2>
        {says ? <p class="hint">{says}</p> : null}
      </div>
      {children}
      {submit ? (
        <button type="submit" class={isQuiet ? '' : 'main'} disabled={action.isRunning}>
          {submit}
        </button>
      ) : null}
      <Problem problem={action.problem} />
    </form>
  );
}
