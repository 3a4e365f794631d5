import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const TOYS = ['toys', ...defaultServerConditions];

/** Files share one process (isolation costs 0.3 s a file), so tests must not leak module state. */
export default defineConfig({
  test: {
    isolate: false,
    /** Vitest would leave one core idle. */
    maxWorkers: availableParallelism(),
    /** Nothing should take so long; a busy machine may be ten times slower than a quiet one. */
    testTimeout: 60_000,
    hookTimeout: 60_000,
    /** What a file was transformed to is kept in node_modules until it changes. */
    experimental: { fsModuleCache: true },
    reporters: ['default', './scripts/countReporter.mjs'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'casebook/*.test.ts'],
          exclude: ['**/*.slow.test.ts', '**/*.long.test.ts', '**/node_modules/**'],
        },
      },
      {
        extends: true,
        /** They start whole programs or wait for real clocks. */
        test: { name: 'slow', include: ['packages/*/src/**/*.slow.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['packages/*/src/**/*.long.test.ts', 'bench/**/*.long.test.ts'],
          testTimeout: 1_800_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: ['e2e/toys/**'],
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        /** Here `@warmoot/systems` is the registry with the toys (packages/systems/src/toys/registry.ts). */
        resolve: { conditions: TOYS },
        ssr: { resolve: { conditions: TOYS } },
        test: { name: 'toys', include: ['e2e/toys/**/*.test.ts'], hookTimeout: 120_000 },
      },
    ],
  },
});
