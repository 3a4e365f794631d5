import { defineConfig } from 'vite';

/** Each rule system is a separate chunk, loaded when it is played. */
export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
});
