import { beforeEach, inject, vi } from 'vitest';

/** Which of the mutants in the text is awake, if any. */
globalThis.warmootAwake ??= {};
globalThis.warmootAwake.number = inject('mutant');

/** In a survey each test file loads everything anew, so that it is seen to reach what it needs at loading time too. */
if (inject('survey')) {
  const reached = new Set();
  globalThis.warmootReached = reached;
  vi.resetModules();
  beforeEach(({ task }) => {
    task.file.meta.reached = reached;
  });
}
