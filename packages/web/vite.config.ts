import { defineConfig } from 'vite';

/**
 * Without groups, every module that two pages share would be a file of its own: 90 files for a match. The shell is what
 * every page needs, the lobby what several pages need; each rule system is loaded when it is played.
 */
const codeSplitting = {
  groups: [
    { name: 'shell', tags: ['$initial' as const], priority: 4 },
    { name: 'lobby', test: /[\\/]web[\\/]src[\\/](page|lobby|settings)[\\/]/, minShareCount: 2, priority: 3 },
    { name: 'match', test: /[\\/]web[\\/]src[\\/]match[\\/]/, priority: 2 },
    {
      name: 'rules',
      test: /[\\/](kernel|hex)[\\/]src[\\/]|[\\/]zod[\\/]|systems[\\/]src[\\/]\w+\.ts$/,
      priority: 1,
    },
  ],
};

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    /** Which files belong together; public/offline.js reads it. */
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting } },
  },
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting } } },
});
