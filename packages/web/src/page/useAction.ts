import { useSignal } from '@preact/signals';

export interface Action {
  readonly isRunning: boolean;
  readonly problem: Error | undefined;
  /** Runs it; while it is running a second click does nothing. */
  readonly run: (act: () => Promise<unknown>) => Promise<void>;
}

/** The action of a button: running, done, or refused with a reason to show. */
export const useAction = (): Action => {
  const state = useSignal<{ readonly isUnderWay: boolean; readonly problem?: Error }>({ isUnderWay: false });
  const run = async (act: () => Promise<unknown>): Promise<void> => {
    if (state.value.isUnderWay) return;
    state.value = { isUnderWay: true };
    try {
      await act();
      state.value = { isUnderWay: false };
    } catch (problem) {
      state.value = { isUnderWay: false, problem: problem as Error };
    }
  };
  return { isRunning: state.value.isUnderWay, problem: state.value.problem, run };
};
