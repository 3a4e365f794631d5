/**
 * The scripts the program consists of, by the TypeScript each is made from. They are separate so that no command waits
 * for another's packages, and because a worker thread needs a file of its own.
 * @type {typeof import('./parts.d.mts').PARTS}
 */
export const PARTS = {
  main: 'packages/cli/src/main.ts',
  server: 'packages/server/src/index.ts',
  botWorker: 'packages/server/src/bots/worker.ts',
  admin: 'packages/server/src/admin/index.ts',
  archive: 'packages/server/src/store/archive.ts',
  simWorker: 'packages/cli/src/sim/worker.ts',
};
