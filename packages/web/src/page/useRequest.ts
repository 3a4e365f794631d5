import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export interface RequestState<T> {
  readonly answer: T | undefined;
  readonly problem: Error | undefined;
  /** Sends the request again. */
  readonly retry: () => void;
}

/** A request that is repeated when its inputs change; an older answer never replaces a newer one. */
export const useRequest = <T>(ask: () => Promise<T>, on: readonly unknown[]): RequestState<T> => {
  const state = useSignal<{ readonly answer?: T; readonly problem?: Error }>({});
  const round = useSignal(0);
  useEffect(() => {
    let isCurrent = true;
    ask().then(
      (answer) => {
        if (isCurrent) state.value = { answer };
      },
      (problem: Error) => {
        if (isCurrent) state.value = { ...state.value, problem };
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [...on, round.value]);
  const { answer, problem } = state.value;
  const retry = (): void => {
    round.value++;
  };
  return { answer, problem, retry };
};
