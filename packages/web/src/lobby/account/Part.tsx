import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Problem } from '../../page/Problem.tsx';
import type { Deed } from '../../page/useDeed.ts';

interface Props {
  readonly title: string;
  readonly says?: string;
  readonly deed: Deed;
  readonly onSubmit: () => Promise<unknown>;
  readonly submit?: string;
  /** Most visitors do not need it. */
  readonly isQuiet?: boolean;
  readonly children?: ComponentChildren;
}

/** One thing that can be changed: a heading, what it is for, fields and a button. */
export function Part({ title, says, deed, onSubmit, submit, isQuiet = false, children }: Props) {
  const id = useId();
  const send = (event: Event): void => {
    event.preventDefault();
    void deed.run(onSubmit);
  };
  return (
    <form class="card pad stack" aria-labelledby={id} onSubmit={send}>
      <div>
        <h2 id={id}>{title}</h2>
        {says ? <p class="hint">{says}</p> : null}
      </div>
      {children}
      {submit ? (
        <button type="submit" class={isQuiet ? '' : 'main'} disabled={deed.isUnderWay}>
          {submit}
        </button>
      ) : null}
      <Problem problem={deed.problem} />
    </form>
  );
}
