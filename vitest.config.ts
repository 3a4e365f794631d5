import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const TOYS = ['toys', ...defaultServerConditions];

const CORES = availableParallelism();
/** Most of these tests wait: for a page, a database, a clock. While one waits, another works. */
const WAITING = { maxWorkers: 2 * CORES, sequence: { groupOrder: 0 } };
/** These work all the time. Vitest would leave one core idle. */
const WORKING = { maxWorkers: CORES, sequence: { groupOrder: 1 } };

/** On a busy machine a page may paint so seldom that a press is lost; nothing fails twice for that reason alone. */
const AGAIN = { retry: 1 };

const WHOLE = 'e2e/*.whole.test.ts';

const SERVER = 'packages/server/src';
const STARTS_ONE = /testkit\/(server|stores|clockwork|serverNode)\.ts/;
const OTHERS = ['**/*.slow.test.ts', '**/*.long.test.ts', '**/node_modules/**'];

/** The tests that start a server or open a store, which takes a second and more. */
const WITH_A_SERVER = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => `${SERVER}/${path.replaceAll('\\', '/')}`)
  .filter((path) => STARTS_ONE.test(readFileSync(path, 'utf8')));

/** Files share one process (isolation costs 0.3 s a file), so tests must not leak module state. */
export default defineConfig({
  test: {
    isolate: false,
    /** Nothing should take so long; a busy machine may be ten times slower than a quiet one. */
    testTimeout: 60_000,
    hookTimeout: 60_000,
    /** A test that waits for something waits as long as the work may take; the usual second is too short under load. */
    expect: { poll: { timeout: 30_000 } },
    /** What a file was transformed to is kept in node_modules until it changes. */
    experimental: { fsModuleCache: true },
    reporters: ['default', './scripts/countReporter.mjs'],
    projects: [
      {
        extends: true,
        test: {
          ...WORKING,
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'casebook/*.test.ts'],
          exclude: [...OTHERS, ...WITH_A_SERVER],
        },
      },
      {
        extends: true,
        test: { ...WAITING, name: 'server', include: WITH_A_SERVER, exclude: OTHERS },
      },
      {
        extends: true,
        /** They start whole programs, play whole campaigns or wait for real clocks. */
        test: { ...WAITING, name: 'slow', include: ['packages/*/src/**/*.slow.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...WORKING,
          name: 'long',
          include: ['packages/*/src/**/*.long.test.ts', 'bench/**/*.long.test.ts'],
          testTimeout: 1_800_000,
        },
      },
      {
        extends: true,
        test: {
          ...WAITING,
          ...AGAIN,
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: ['e2e/toys/**', WHOLE],
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        /** Whole battles, lessons, tournaments and releases: CI plays them every time, a contributor when it matters. */
        test: { ...WAITING, ...AGAIN, name: 'whole', include: [WHOLE], hookTimeout: 120_000 },
      },
      {
        extends: true,
        /** Here `@warmoot/systems` is the registry with the toys (packages/systems/src/toys/registry.ts). */
        resolve: { conditions: TOYS },
        ssr: { resolve: { conditions: TOYS } },
        test: {
          ...WAITING,
          name: 'toys',
          include: ['e2e/toys/**/*.test.ts'],
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        /** The tests with the toys that also run at full length (scripts/testLong.mjs). */
        resolve: { conditions: TOYS },
        ssr: { resolve: { conditions: TOYS } },
        test: {
          ...WAITING,
          name: 'longToys',
          include: ['e2e/toys/battlesKilled.test.ts'],
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
