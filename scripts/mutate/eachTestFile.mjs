import { beforeEach, inject, vi } from 'vitest';

/** The active mutant in the text, if any. */
globalThis.warmootAwake ??= {};
globalThis.warmootAwake.number = inject('mutant');

/** In a survey each test file reloads everything, so that code which runs at loading time counts as reached too. */
if (inject('survey')) {
  const reached = new Set();
  globalThis.warmootReached = reached;
  vi.resetModules();
  beforeEach(({ task }) => {
    task.file.meta.reached = reached;
  });
}
